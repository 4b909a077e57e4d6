"""Tables for authors of rules and lessons, made from the models that read their files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from pydantic import BaseModel

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.completed import completed
from zwicker_lab.lessons.goals import CountScore, Goal
from zwicker_lab.variants import SWITCHES, Variant, key_text, value_text
from zwicker_lab.variants.keys import FILE_PATHS, NULLABLE, NUMBERS, YES_NO

SHAPES = {
    "jokers": 'numbers up to 30, or wild ones such as `"*a"`: `[15, 20]`',
    "deals": "`players` (each deals once), or `none`",
    "players": "different numbers from 2 to 8: `[2, 3, 4]`",
}
TABLES = {
    "points": ("points for cards of the pack, `A` for each ace", "0 to 99: `Td = 5`"),
    "value": ("what a rank counts", "one or two numbers: `K = [4, 14]`"),
    "switches": ("what differs from table to table, below", ""),
    "certainty": ("how sure each of these is", ""),
}
TEXTS = {"title": "what the rule set is called", "note": "a word about it", "sources": "where it comes from"}
SLIPS = (
    "zwik = 2",
    'zwick = "two"',
    "build_cap = 1",
    'capture = "card"',
    '[switches]\ncapture = "sometimes"',
    "[switches]\nzwick = 2",
    "[points]\nXd = 5",
    "zwick =",
)
SAMPLES = {
    "cards": '["5c", "4d"]',
    "total": "12",
    "points": "4",
    "moves": '["9s x 9h"]',
    "move": '"3s > 6d = 9"',
    "scope": '"pile"',
}
"""A value for each key a goal may need."""


def keys() -> str:
    """What may stand in the file of a rule set."""
    rows = [f"| `{key}` | {_meaning(key)} | {_wanted(key)} |" for key in FILE_PATHS]
    switches = [f"| `{name}` | {key_text('en', name)} | {_choices(name)} |" for name in SWITCHES]
    head = "| | | |\n|---|---|---|\n"
    return head + "\n".join(rows) + "\n\nThe switches, below `[switches]`:\n\n" + head + "\n".join(switches) + "\n"


def _meaning(key: str) -> str:
    if key in TABLES:
        return TABLES[key][0]
    return TEXTS.get(key) or key_text("en", key)


def _wanted(key: str) -> str:
    if key in TABLES:
        return f"a table; {TABLES[key][1]}".removesuffix("; ")
    if key in TEXTS:
        return "text"
    if key in SHAPES:
        return SHAPES[key]
    if key in YES_NO:
        return "`yes` or `no`"
    low, high = NUMBERS[key]
    return f"{low} to {high}" + (", or `none`" if key in NULLABLE else "")


def _choices(name: str) -> str:
    return "; ".join(f"`{choice}`: {value_text('en', name, choice)}" for choice in SWITCHES[name])


def faults() -> str:
    """What is said to files with a slip each."""
    rows = []
    for slip in SLIPS:
        try:
            Variant.from_toml(f'base = "zwicker3"\n{slip}', "hof.toml")
        except InputError as fault:
            rows.append(f"| `{slip.replace(chr(10), '` `')}` | {fault.text('en')} |")
    return "| a line | what is said |\n|---|---|\n" + "\n".join(rows) + "\n"


def goals() -> str:
    """Every goal an exercise of one's own may have, what it needs and asks; piles are counted in the course."""
    union, _ = get_args(Goal)
    rows = [
        f"| `{_written(goal)}` | {' '.join((goal.__doc__ or '').split())} |"
        for goal in get_args(union)
        if goal is not CountScore
    ]
    return "| goal | what is asked |\n|---|---|\n" + "\n".join(rows).replace("``", "`") + "\n"


def _written(goal: type[BaseModel]) -> str:
    """A goal as a file writes it, with the keys it needs."""
    [name] = get_args(goal.model_fields["type"].annotation)
    needed = [f"{key} = {SAMPLES[key]}" for key in _needed(goal)]
    return "{ " + ", ".join([f'type = "{name}"', *needed]) + " }"


def _needed(goal: type[BaseModel]) -> Iterator[str]:
    """The keys of a goal that are neither worked out nor have a usual value."""
    filled = completed({"position": "zwicker3; table 9d; hand 9s 2c", "goal": {"type": "avoid_zwick"}})["goal"]
    for key, field in goal.model_fields.items():
        if key != "type" and field.is_required() and key not in {*filled, "legal"}:
            yield key

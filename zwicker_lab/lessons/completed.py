"""What an author may leave out of an exercise, worked out from its position and its goal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zwicker_lab.lessons.danger import chance, unseen
from zwicker_lab.lessons.fields import position_of
from zwicker_lab.lessons.goals import AvoidZwick, sweepers_left
from zwicker_lab.lessons.own_checks import MOST_DANGERS
from zwicker_lab.names import card_sign, item_sign, listed
from zwicker_lab.texts import LANGUAGES, in_every, say
from zwicker_lab.zwicker.items import Item, split_items
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

RULES = {
    "make_zwick": "4.zwick",
    "avoid_zwick": "4.zwick",
    "build_total": "4.build",
    "build_down": "4.build",
    "points_at_least": "2.points",
}
"""The rule behind a goal, where it is not that of capturing."""

Values = dict[str, Any]


def completed(value: Any) -> Any:
    """An exercise as a file holds it, with what follows from position and goal; what cannot be used is left as it is.

    >>> one = completed({"position": "zwicker3; table 9d; hand 9s 2c", "goal": {"type": "any_legal_capture"}})
    >>> one["play"], one["rule"], one["task"]["en"]
    (1, '4.capture', 'Capture something.')
    """
    if not isinstance(value, Mapping):
        return value
    made: Values = {"play": 1, "rule": "4.capture", "success": in_every("own-success"), **value}
    goal = made.get("goal")
    if not isinstance(goal, Mapping) or not isinstance(goal.get("type"), str):
        return {"task": made["success"], **made}  # the goal itself is told as the fault
    made |= {"rule": value.get("rule", RULES.get(goal["type"], "4.capture")), "goal": dict(goal)}
    try:
        made.setdefault("task", standard_task(made["goal"]))
        position = position_of(str(made.get("position", "")))
        if goal["type"] == "judge_legality":
            made |= _judged(position, made)
        elif goal["type"] == "avoid_zwick":
            made |= _dangers(position, made["goal"])
    except (ValueError, KeyError, TypeError):  # told by the fields themselves
        made.setdefault("task", made["success"])
    return made


def standard_task(goal: Mapping[str, Any]) -> dict[str, str]:
    """The task a goal comes with where the author writes none.

    >>> standard_task({"type": "build_total", "total": 9})["en"]
    'Make a build of 9.'
    """
    told = {lang: _told(goal, lang) for lang in LANGUAGES}
    return {lang: say(lang, f"own-task-{goal['type'].replace('_', '-')}", **told[lang]) for lang in LANGUAGES}


def _told(goal: Mapping[str, Any], lang: str) -> dict[str, object]:
    match goal["type"]:
        case "build_total":
            return {"total": int(goal["total"])}
        case "points_at_least":
            return {"points": int(goal["points"])}
        case "capture_all_of":
            return {"cards": listed((item_sign(Item.read(card), lang) for card in goal["cards"]), lang)}
        case "judge_legality":
            return {"move": move_words(Move.read(goal["move"]), lang)}
        case _:
            return {}


def move_words(move: Move, lang: str) -> str:
    """A move in a few words.

    >>> move_words(Move.read("9s x 5c 4h"), "en")
    '9♠ takes 5♣ and 4♥'
    """
    items = listed((item_sign(item, lang) for item in move.items), lang)
    return say(lang, f"own-move-{move.kind}", card=card_sign(move.card, lang), items=items, total=move.total or 0)


def _judged(position: Position, made: Values) -> Values:
    """A judged move: the rules say whether it is legal; both answers are offered where the author offers none."""
    move = made["goal"]["move"]
    reason = position.refusal(Move.read(str(move)))
    known = {"type": "judge_legality", "move": move, "legal": reason is None}
    whole = known if reason is None else {**known, "reason": reason.code}
    usual = [{"answer": answer, "text": in_every(f"own-judge-{answer}")} for answer in ("legal", "illegal")]
    choices = made.get("choice") or usual
    offered = [one.get("answer") for one in choices if isinstance(one, Mapping)]
    right = ("legal",) if reason is None else (f"illegal {reason.code}", "illegal")
    found = [answer for answer in right if answer in offered][:1]
    return {"play": 0, "goal": whole, "accepted": made.get("accepted") or found, "choice": choices}


def _dangers(position: Position, goal: Values) -> Values:
    """A table to leave safe: the next player's cards are hidden, and each move has its danger."""
    held = max(len(position.hand), 1)
    goal = {"against": "unseen", "limit": 0, **goal}
    if goal["against"] != "unseen":
        return {"goal": goal}
    goal = {"next_cards": held, **goal}
    read, among = AvoidZwick.model_validate(goal), len(unseen(position, position.hand))
    rows = []
    for move, _ in zip(position.moves(), range(MOST_DANGERS), strict=False):
        sought = len(sweepers_left(position, read, move))
        percent = chance(sought, among, int(goal["next_cards"]))
        rows.append({"move": str(move), "sweepers": sought, "unseen": among, "percent": percent})
    return {"goal": goal, "chance": rows}


def cards_in(text: str) -> tuple[str, ...]:
    """The cards a text names, in its order; raises ``InputError``.

    >>> cards_in("9d, 5c")
    ('9d', '5c')
    """
    return tuple(Item.read(part).cards[0] for part in split_items(text.replace(",", " ")))

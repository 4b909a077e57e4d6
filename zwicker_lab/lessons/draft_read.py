"""Reading a draft from what a browser has kept, or from a file, finished or not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice

from zwicker_lab.cards import Card, card
from zwicker_lab.errors import InputError
from zwicker_lab.lessons.completed import Values
from zwicker_lab.lessons.draft import HINTS, LONGEST_LINE, Draft, DraftExercise, Words, found_value
from zwicker_lab.lessons.draft_goals import GOALS, WANTS
from zwicker_lab.lessons.draft_kept import WORKED_OUT, kept_known
from zwicker_lab.lessons.found import Found
from zwicker_lab.lessons.known import known_of
from zwicker_lab.lessons.own import LARGEST_FILE, LONGEST_TEXT, MOST_EXERCISES, read_own
from zwicker_lab.texts import CODE
from zwicker_lab.variants.faults import shown

MOST_TRIES, MOST_LANGUAGES, MOST_CARDS = 4, 200, 60
TOLD = 6
"""So many keys are named that an unfinished file lost."""


def draft_of_json(value: object) -> Draft | None:
    """Read what ``Draft.to_json`` gave, from anywhere; ``None`` for anything else.

    >>> draft = Draft(Words("Heute"), exercises=(DraftExercise(goal="max_cards"),))
    >>> draft_of_json(draft.to_json()) == draft, draft_of_json({"title": 7}) == Draft(), draft_of_json(3)
    (True, True, None)
    """
    if not isinstance(value, Mapping):
        return None
    listed = value.get("exercises")
    exercises = listed[:MOST_EXERCISES] if isinstance(listed, list | tuple) else ()
    title, intro, aim = (_words(value.get(name)) for name in ("title", "intro", "aim"))
    carried = _carried(value.get("carried"))
    made = tuple(_exercise(one) for one in exercises if isinstance(one, Mapping))
    return Draft(title, intro, aim, _line(value.get("variant"), Draft().variant), made, carried)


class UnfinishedError(InputError):
    """What is wrong with an unfinished file, and which keys of it could not be taken over."""

    def __init__(self, cause: InputError, lost: list[str]) -> None:
        more = " …" if len(lost) > TOLD else ""
        super().__init__("own-not-taken", keys=", ".join(lost[:TOLD]) + more)
        self.cause = cause

    def text(self, lang: str) -> str:
        """Both as one line in ``lang``."""
        return f"{self.cause.text(lang)} {super().text(lang)}"


def draft_of_file(text: str) -> tuple[Draft, InputError | None]:
    """The draft a lesson file holds, and what is wrong with one that is not finished.

    Raises ``InputError`` where there is no exercise to go on with.

    >>> unfinished = Draft(Words("Heute"), exercises=(DraftExercise("zwicker3; table 9d; hand "),))
    >>> draft, problem = draft_of_file(unfinished.toml())
    >>> draft.exercises[0].position, problem.message
    ('zwicker3; table 9d; hand', 'lesson-at-key')
    """
    try:
        own = read_own(text)
    except InputError as problem:
        draft, lost = _unfinished(text)
        if draft is None:
            raise
        return draft, UnfinishedError(problem, lost) if lost else problem
    return Draft.of(own), None


def _unfinished(text: str) -> tuple[Draft | None, list[str]]:
    """The draft, if there is one, and the keys of the file that it lacks."""
    if len(text.encode("utf-8", "replace")) > LARGEST_FILE:
        return None, []
    try:
        value = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        return None, []
    entry, _ = value.pop("exercise", None), value.pop("certainty", None)  # how sure the rules are follows from them
    listed = {f"exercise[{at}]": one for at, one in enumerate(entry if isinstance(entry, list) else (), 1)}
    read = {at: _from_file(one) for at, one in listed.items() if isinstance(one, dict)}
    taken = [(at, one) for at, one in read.items() if one["position"]][:MOST_EXERCISES]
    draft = draft_of_json({**value, "carried": value.get("rules"), "exercises": [one for _, one in taken]})
    if draft is None or not draft.exercises:
        return None, []
    made = {at: one.value for (at, _), one in zip(taken, draft.exercises, strict=True)}
    return draft, [*_lost(value, tomllib.loads(draft.toml()), ""), *_lost(listed, made, "")]


def _lost(file: object, made: object, place: str) -> Iterator[str]:
    """The places of a file whose contents a draft does not hold, the outermost of each.

    Spaces do not count, nor whether cards, moves or numbers are written as such or as text.
    """
    if isinstance(file, Mapping) and isinstance(made, Mapping):
        for key, value in file.items():
            if key not in WORKED_OUT:
                yield from _lost(value, made.get(key), f"{place}.{shown(key)}".removeprefix("."))
    elif isinstance(file, list) and isinstance(made, list):
        for at, value in enumerate(file):
            yield from _lost(value, made[at] if at < len(made) else None, f"{place}[{at + 1}]")
    elif file not in ("", [], {}) and (made is None or _plain(file) != _plain(made)):
        yield place


def _plain(value: object) -> str:
    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return " ".join(text.replace(",", " ").split())


def _from_file(value: Values) -> Values:
    """An exercise of a file in the form of a draft."""
    goal = value.get("goal")
    known = goal if isinstance(goal, dict) else {}
    wanted = known.get(WANTS.get(str(known.get("type")), ""), "")
    parted = ", " if known.get("type") == "exact_moves" else " "
    text = parted.join(map(str, wanted)) if isinstance(wanted, list) else str(wanted)
    line = _line(value.get("position"))
    return {
        **value,
        "position": line,
        "goal": known.get("type"),
        "wanted": text,
        "tries": value.get("try"),
        "kept": value,
    }


def _carried(value: object) -> str:
    """The rules of one's own, where they can be read."""
    try:
        return value if isinstance(value, str) and value and known_of(value) else ""
    except InputError:
        return ""


def _line(value: object, usual: str = "", longest: int = LONGEST_LINE) -> str:
    return value[:longest] if isinstance(value, str) else usual


def _words(value: object) -> Words:
    known = value if isinstance(value, Mapping) else {}
    told = {lang: text for lang, text in known.items() if isinstance(lang, str) and re.fullmatch(CODE, lang)}
    return Words(**{lang: _line(text, longest=2 * LONGEST_TEXT) for lang, text in islice(told.items(), MOST_LANGUAGES)})


def _exercise(value: Mapping[str, object]) -> DraftExercise:
    goal, hints, tries = value.get("goal"), value.get("hints"), value.get("tries")
    hints = list(hints)[:HINTS] if isinstance(hints, list | tuple) else []
    read = DraftExercise(
        _line(value.get("position")),
        goal if isinstance(goal, str) and goal in GOALS else GOALS[0],
        _line(value.get("wanted")),
        _words(value.get("task")),
        tuple(map(_words, [*hints, *[None] * (HINTS - len(hints))])),
        _words(value.get("success")),
    )
    foreseen = tries[:MOST_TRIES] if isinstance(tries, list | tuple) else ()
    return replace(
        read,
        tries=tuple(made for one in foreseen if (made := _try(one))),
        found=_found(value.get("found")),
        kept=_kept(value.get("kept"), read),
        half=_half(value.get("half")),
    )


def _kept(value: object, read: DraftExercise) -> Values | None:
    """What is kept with an exercise; of its goal only what is not typed."""
    found = kept_known(value)
    goal = {key: word for key, word in (found or {}).pop("goal", {}).items() if key not in read.goal_value}
    return ({"goal": goal} if goal else {}) | (found or {}) or None


def _half(value: object) -> tuple[Card, ...]:
    listed = value[:MOST_CARDS] if isinstance(value, list | tuple) else ()
    try:
        return tuple(card(one) for one in listed if isinstance(one, str))
    except InputError:
        return ()


def _found(value: object) -> Values | None:
    try:
        return found_value(Found.model_validate(value))
    except ValueError:
        return None


def _try(value: object) -> Values | None:
    if not isinstance(value, Mapping):
        return None
    why = _words(value.get("why")).value
    answer, verdict = _line(value.get("answer")), _line(value.get("verdict"))
    return {"answer": answer, "verdict": verdict, "why": why} if answer and verdict and why else None

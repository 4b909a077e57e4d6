"""Reading a draft from what a browser has kept, or from a file, finished or not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.draft import (
    GOALS,
    HINTS,
    LONGEST_LINE,
    WANTS,
    Draft,
    DraftExercise,
    Values,
    Words,
    can_edit,
    found_value,
)
from zwicker_lab.lessons.found import Found
from zwicker_lab.lessons.known import known_of
from zwicker_lab.lessons.own import LARGEST_FILE, LONGEST_TEXT, MOST_EXERCISES, OwnLesson, read_own
from zwicker_lab.texts import CODE

MOST_TRIES, MOST_LANGUAGES = 4, 24


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


def draft_of_lesson(own: OwnLesson) -> tuple[Draft, InputError | None]:
    """The draft of a lesson, and which of its exercises it lacks since they can be played but not edited.

    Raises ``InputError`` where that is all of them.
    """
    left = [at for at, exercise in enumerate(own.exercises, 1) if not can_edit(exercise)]
    if len(left) == len(own.exercises):
        raise InputError("own-none-editable")
    problem = InputError("own-left-out", count=len(left), at=", ".join(map(str, left))) if left else None
    return Draft.of(own), problem


def draft_of_file(text: str) -> tuple[Draft, InputError | None]:
    """The draft a lesson file holds, and what is wrong with one that is not finished or cannot be edited whole.

    Raises ``InputError`` where there is no exercise to go on with.

    >>> unfinished = Draft(Words("Heute"), exercises=(DraftExercise("zwicker3; table 9d; hand "),))
    >>> draft, problem = draft_of_file(unfinished.toml())
    >>> draft.exercises[0].position, problem.message
    ('zwicker3; table 9d; hand', 'lesson-at-key')
    """
    try:
        own = read_own(text)
    except InputError as problem:
        draft = _unfinished(text)
        if draft is None:
            raise
        return draft, problem
    return draft_of_lesson(own)


def _unfinished(text: str) -> Draft | None:
    if len(text.encode("utf-8", "replace")) > LARGEST_FILE:
        return None
    try:
        value = tomllib.loads(text)
    except (ValueError, RecursionError):
        return None
    listed = value.get("exercise")
    exercises = [_from_file(one) for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []
    draft = draft_of_json(
        {**value, "carried": value.get("rules"), "exercises": [one for one in exercises if one["position"]]}
    )
    return draft if draft is not None and draft.exercises else None


def _from_file(value: Values) -> Values:
    """An exercise of a file in the form of a draft."""
    goal = value.get("goal")
    known = goal if isinstance(goal, dict) else {}
    wanted = known.get(WANTS.get(str(known.get("type")), ""), "")
    parted = ", " if known.get("type") == "exact_moves" else " "
    text = parted.join(map(str, wanted)) if isinstance(wanted, list) else str(wanted)
    line = _line(value.get("position"))
    return {**value, "position": line, "goal": known.get("type"), "wanted": text, "tries": value.get("try")}


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
    kept = tries[:MOST_TRIES] if isinstance(tries, list | tuple) else ()
    return replace(read, tries=tuple(made for one in kept if (made := _try(one))), found=_found(value.get("found")))


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

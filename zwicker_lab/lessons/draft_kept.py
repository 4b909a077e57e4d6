"""What an exercise holds that cannot be changed where lessons are made, kept with it as a file has it.

Nobody lists what that is: it is what an exercise still says besides its draft, so a new key of the format is kept too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Annotated, Any

from pydantic import TypeAdapter
from pydantic.fields import FieldInfo

from zwicker_lab.lessons.completed import Values, completed
from zwicker_lab.lessons.model import Exercise
from zwicker_lab.lessons.own import LARGEST_FILE, OwnExercise

SHOWN = frozenset({"position", "goal", "task", "success", "hints", "try", "found"})
WORKED_OUT = frozenset({"id", "play", "chance", "legal", "reason"})
"""What nobody has to write: it follows from the rules, also where a file says it."""
LONGEST_WORD, MOST_WORDS = 80, 8


def as_own(exercise: Exercise) -> OwnExercise:
    """An exercise of the course as one of one's own; the right moves are left to the rules."""
    if isinstance(exercise, OwnExercise):
        return exercise
    listed = {"accepted"} if exercise.play else set()
    return OwnExercise.model_validate(exercise.model_dump(by_alias=True, exclude_defaults=True, exclude=listed))


def kept_of(own: OwnExercise, shown: Values) -> Values | None:
    """What an exercise holds besides ``shown``, its draft as a file holds it; ``None`` where that is nothing.

    >>> from zwicker_lab.lessons import lesson
    >>> own = as_own(lesson(1).exercises[0].model_copy(update={"certainty": "mixed"}))
    >>> kept_of(own, own.model_dump(by_alias=True, include={"position", "goal", "task", "hints", "success"}))
    {'certainty': 'mixed'}
    """
    usual = completed(shown)
    whole = own.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    goal = {
        key: value
        for key, value in whole["goal"].items()
        if key not in shown["goal"] and usual["goal"].get(key) != value
    }
    if whole.get("choice") != usual.get("choice"):  # which of them is right follows from the rules again
        usual = {**completed({**shown, "choice": whole.get("choice")}), "choice": None}
    more = {key: value for key, value in whole.items() if key not in SHOWN | WORKED_OUT and usual.get(key) != value}
    return ({"goal": goal} if goal else {}) | more or None


def kept_known(value: object) -> Values | None:
    """Of what a browser or an unfinished file holds, that which an exercise may hold besides its draft.

    >>> kept_known({"rule": "4.build", "certainty": "sure", "task": {"en": "x"}, "goal": {"limit": 3, "type": "x"}})
    {'goal': {'limit': 3}, 'rule': '4.build'}
    """
    if not isinstance(value, Mapping):
        return None
    goal = dict(islice(_goal_words(value.get("goal")), MOST_WORDS))
    found: Values = {"goal": goal} if goal else {}
    for key, read in _readers().items():
        try:
            found |= {key: read.dump_python(read.validate_python(value[key]), mode="json", exclude_defaults=True)}
        except (KeyError, ValueError):
            continue
    return found if found and len(json.dumps(found)) <= LARGEST_FILE else None


def _goal_words(value: object) -> Iterator[tuple[str, int | str]]:
    for key, word in value.items() if isinstance(value, Mapping) else ():
        is_word = isinstance(key, str) and key.isidentifier() and isinstance(word, int | str)
        if is_word and key not in WORKED_OUT | {"type"} and max(len(key), len(str(word))) <= LONGEST_WORD:
            yield key, word


@cache
def _readers() -> Mapping[str, TypeAdapter[Any]]:
    fields = {field.alias or name: field for name, field in OwnExercise.model_fields.items()}
    return {key: _reader(field) for key, field in fields.items() if key not in SHOWN | WORKED_OUT}


def _reader(field: FieldInfo) -> TypeAdapter[Any]:
    kind: Any = field.annotation
    return TypeAdapter(Annotated[kind, *field.metadata] if field.metadata else kind)

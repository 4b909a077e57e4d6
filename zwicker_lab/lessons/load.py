"""The lessons that come with the program, read from their data files."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import TypeVar, cast
from weakref import WeakValueDictionary

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.model import Lesson, Paper
from zwicker_lab.variants.files import toml_place

DATA = Path(__file__).parent / "data"
_OPEN: WeakValueDictionary[str, Paper] = WeakValueDictionary()
_Sort = TypeVar("_Sort", bound=Paper)


def read_lesson(text: str) -> Lesson:
    """Read one lesson file; raises ``InputError`` that names the key, what is wanted there and what was found."""
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        row, place = toml_place(error, text)
        raise InputError("lesson-not-toml", row=row, place=place) from error
    return validated(Lesson, value)


@lru_cache(maxsize=1)
def load_lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order they are taken.

    >>> [lesson.title.en for lesson in load_lessons()][:3]
    ['Values and pairs', 'Sums', 'Several groups at once']
    """
    found = (read_lesson(path.read_text(encoding="utf-8")) for path in sorted(DATA.glob("*.toml")))
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def lesson(which: str | int) -> Lesson:
    """One lesson by its id or number; raises ``InputError`` naming the lessons there are.

    >>> lesson(8).id, lesson("02-sums").number
    ('08-the-zwick', 2)
    """
    found = {key: one for one in load_lessons() for key in (one.id, str(one.number))}
    if str(which) not in found:
        raise InputError("lesson-unknown", lesson=str(which)[:60], known=" ".join(one.id for one in load_lessons()))
    return found[str(which)]


def opened(own: _Sort) -> _Sort:
    """Have ``sheet`` find a lesson outside the course by its id, for as long as somebody holds what is returned here.

    The id of a lesson of one's own is made from the contents, so equal ids mean equal lessons.
    """
    return cast(_Sort, _OPEN.setdefault(own.id, own))


def sheet(which: str | int) -> Paper:
    """A lesson of the course by its id or number, or an opened one by its id; raises ``InputError``."""
    own = _OPEN.get(str(which))
    return lesson(which) if own is None else own

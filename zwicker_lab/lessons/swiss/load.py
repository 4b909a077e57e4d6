"""The lessons of Swiss Zwick that come with the program."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.load import opened
from zwicker_lab.lessons.swiss.model import SwissLesson

_DATA = Path(__file__).parent / "data"


@lru_cache(maxsize=1)
def load_swiss() -> tuple[SwissLesson, ...]:
    """All lessons in the order they are taken; runs find them by their ids from then on.

    >>> [lesson.title.en for lesson in load_swiss()][:3]
    ['Trumps and Bellis', 'Follow suit and win', 'Void: trump and under-trump']
    """
    found = (tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(_DATA.glob("*.toml")))
    return tuple(opened(validated(SwissLesson, value)) for value in found)


def swiss_lesson(number: int) -> SwissLesson:
    """One lesson by its number.

    >>> swiss_lesson(7).title.en
    'Strokes and birds'
    """
    return next(lesson for lesson in load_swiss() if lesson.number == number)

"""Judging answers as lessons do, each answer to an exercise once for all who give it."""

from __future__ import annotations

from functools import lru_cache

from zwicker_lab.lessons.grading import Outcome, grade
from zwicker_lab.lessons.model import Exercise


def outcome_of(exercise: Exercise, answer: str) -> Outcome:
    """What an answer comes to; raises ``InputError`` for a text that is no move where a move is asked for."""
    return _outcome(_Once(exercise), answer)


class _Once:
    """An exercise as a key: the same object is the same exercise."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Once) and other.exercise is self.exercise

    def __hash__(self) -> int:
        return id(self.exercise)


@lru_cache(maxsize=4096)
def _outcome(once: _Once, answer: str) -> Outcome:
    return grade(once.exercise, answer)

"""The name of an exercise: all that is needed to make it again."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from zwicker_lab.lessons.fields import rules_named
from zwicker_lab.lessons.load import load_lessons
from zwicker_lab.variants import Variant

MOST_SEEDS = 999_999
LESSON = "lesson"


@dataclass(frozen=True)
class Ref:
    """The name of one exercise: a skill with a seed and a rule set, or an exercise of a lesson by its ``seed``.

    >>> str(Ref("sums", "17", "zwicker3 capture=card")), str(Ref(LESSON, "08-3"))
    ('sums 17 zwicker3 capture=card', '08-3')
    """

    skill: str
    seed: str
    rules: str = ""

    @cached_property
    def variant(self) -> Variant:
        """The rule set of a drawn exercise."""
        return rules_named(self.rules)

    def __str__(self) -> str:
        return f"{self.skill} {self.seed} {self.rules}" if self.rules else self.seed


def lesson_exercises() -> dict[str, tuple[int, int]]:
    """Where each exercise of the lessons stands: the place of its lesson and its place there, both from 0."""
    return {
        exercise.id: (at, number)
        for at, one in enumerate(load_lessons())
        for number, exercise in enumerate(one.exercises)
    }

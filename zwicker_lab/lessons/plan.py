"""Plans for teachers: an evening, or a course of several, in timed steps that name the exercises and deals to use."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Self

from pydantic import Field, model_validator

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.deals import tutorial_deal
from zwicker_lab.lessons.draft import Draft, DraftExercise, Words, can_edit
from zwicker_lab.lessons.fields import Frozen, Text
from zwicker_lab.lessons.load import load_lessons
from zwicker_lab.lessons.model import Exercise, Lesson

DATA = Path(__file__).parent / "plans"


class PlanStep(Frozen):
    """A step of an evening: how long, what the teacher does and shows, what to say, and what to open for it."""

    minutes: int = Field(ge=1, le=60)
    title: Text
    do: Text
    say: Text | None = None
    exercises: tuple[str, ...] = ()
    lesson: int | None = None
    deal: str | None = None

    @model_validator(mode="after")
    def _names_what_there_is(self) -> Self:
        for name in self.exercises:
            find_exercise(name)
        if self.deal is not None:
            tutorial_deal(self.deal)
        return self


class Evening(Frozen):
    """One evening: its aim and its steps."""

    title: Text
    aim: Text
    steps: tuple[PlanStep, ...] = Field(alias="step", min_length=2)

    @property
    def exercises(self) -> tuple[str, ...]:
        """The exercises of all steps, in order."""
        return tuple(name for step in self.steps for name in step.exercises)


class Plan(Frozen):
    """A plan: for whom it is, what to bring, and its evenings, each of ``minutes``."""

    id: str
    title: Text
    lead: Text
    minutes: int
    materials: tuple[Text, ...]
    evenings: tuple[Evening, ...] = Field(alias="evening", min_length=1)

    @model_validator(mode="after")
    def _fills_its_time(self) -> Self:
        for at, evening in enumerate(self.evenings, 1):
            total = sum(step.minutes for step in evening.steps)
            if total != self.minutes:
                raise InputError("own-plan-minutes", plan=self.id, evening=at, got=total, wanted=self.minutes)
        return self

    def draft(self, at: int) -> Draft:
        """The exercises of the evening ``at``, counted from 1, as the beginning of a lesson of one's own.

        >>> draft = plans()[0].draft(1)
        >>> draft.title.texts["en"], draft.exercises[0].position
        ('A first evening', 'zwicker3; table 6c 9h Td; hand 9s 4d')
        """
        evening = self.evenings[at - 1]
        found = [find_exercise(name)[1] for name in evening.exercises]
        exercises = tuple(DraftExercise.of(one) for one in found if can_edit(one))
        return Draft(Words.of(evening.title), exercises=exercises)


def find_exercise(name: str) -> tuple[Lesson, Exercise, int]:
    """An exercise of the course by its id, its lesson, and its number in it; raises ``InputError``.

    >>> lesson, exercise, at = find_exercise("02-3")
    >>> lesson.number, exercise.goal.type, at
    (2, 'max_cards', 3)
    """
    for lesson in load_lessons():
        for at, exercise in enumerate(lesson.exercises, 1):
            if exercise.id == name:
                return lesson, exercise, at
    raise InputError("lesson-exercise-unknown", exercise=name, known="01-1 … 20-6")


@lru_cache(maxsize=1)
def plans() -> tuple[Plan, ...]:
    """The plans that come with the program, the shortest first.

    >>> [plan.id for plan in plans()], len(plans()[1].evenings)
    (['evening', 'course'], 6)
    """
    found = (tomllib.loads(path.read_text(encoding="utf-8")) for path in DATA.glob("*.toml"))
    return tuple(sorted((validated(Plan, value) for value in found), key=lambda plan: len(plan.evenings)))

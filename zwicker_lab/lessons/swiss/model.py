"""What a lesson of Swiss Zwick is: the form of every lesson, with positions and questions of this game."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import Frozen, Text
from zwicker_lab.lessons.model import Asked, Choice, Paper
from zwicker_lab.lessons.swiss.goals import AT_A_POSITION, BY_CHOICE, Fact, SwissGoal
from zwicker_lab.zwick import Move, Position, read_position


@lru_cache(maxsize=512)
def position_of(line: str) -> Position:
    """The position a lesson names, read once; raises ``InputError``."""
    return read_position(line)


def _line(text: str) -> str:
    position_of(text)
    return text


def _move(text: str) -> str:
    Move.read(text)
    return text


SwissLine = Annotated[str, AfterValidator(_line)]
SwissMove = Annotated[str, AfterValidator(_move)]


class SwissExample(Frozen):
    """The first example of a lesson, which succeeds: a card to play, or one of two things to do before the play."""

    position: SwissLine
    before: Text
    move: SwissMove
    see: Text
    choices: tuple[Choice, ...] = Field(alias="choice", default=())

    @property
    def start(self) -> Position:
        """The position before the move."""
        return position_of(self.position)


class SwissExercise(Asked):
    """One exercise: a question, mostly at a position."""

    id: Annotated[str, StringConstraints(pattern=r"^z\d-\d+$")]
    position: SwissLine | None = None
    goal: SwissGoal

    @model_validator(mode="after")
    def _fits_its_goal(self) -> Self:
        needed = {
            "position": (self.position is not None, isinstance(self.goal, AT_A_POSITION)),
            "choice": (bool(self.choices), isinstance(self.goal, BY_CHOICE)),
        }
        for key, (found, wanted) in needed.items():
            free = key == "position" and isinstance(self.goal, Fact)
            if found != wanted and not free:
                raise InputError("lesson-goal-needs", goal=self.goal.type, key=key, wanted="yes" if wanted else "no")
        return self

    @property
    def start(self) -> Position:
        """The position of the exercise; raises ``ValueError`` for a question without one."""
        if self.position is None:
            raise ValueError(f"{self.id} has no position")
        return position_of(self.position)


class SwissLesson(Paper):
    """One lesson of the school of Swiss Zwick."""

    id: Annotated[str, StringConstraints(pattern=r"^z\d-[a-z-]+$")]
    number: int = Field(ge=1, le=9)
    aim: Text
    misconception: Text
    intro: Text
    example: SwissExample
    exercises: tuple[SwissExercise, ...] = Field(alias="exercise", min_length=4)

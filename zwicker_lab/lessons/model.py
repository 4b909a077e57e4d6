"""What a lesson is: texts in two languages, an example, exercises and one guided packet, all read from data files.

Every model is frozen and refuses unknown keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import (
    SEVERAL,
    CardText,
    Frozen,
    ItemsText,
    Line,
    MoveText,
    RuleName,
    RulesOrSeveral,
    RulesText,
    Text,
    Words,
    position_of,
    rules_named,
)
from zwicker_lab.lessons.goals import AvoidZwick, CountScore, Goal, JudgeLegality
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

Certainty = Literal["certain", "one line", "reconstructed", "mixed", "ours"]
Part = Literal["first", "well", "villages"]


class Example(Frozen):
    """The first example of a lesson: the learner plays it, and it succeeds."""

    position: Line
    before: Text
    move: MoveText
    table_after: ItemsText
    see: Text

    @property
    def start(self) -> Position:
        """The position before the move."""
        return position_of(self.position)


class Try(Frozen):
    """An answer the author foresaw, with what to say to it.

    ``rows`` are the codes of the rows of a count in which the slip behind it is made: there ``why`` is said as well.
    """

    answer: Words
    verdict: Literal["illegal", "misses", "accepted", "wrong"]
    why: Text
    rows: tuple[str, ...] = ()


class Choice(Frozen):
    """One offered answer of a judgement."""

    answer: Words
    text: Text


class ScoreRow(Frozen):
    """One row of a counted score; the row ``total`` of a side has no count."""

    side: str
    code: str
    count: int | None = None
    points: int


class Chance(Frozen):
    """How dangerous a move is: how many unseen cards take all it leaves, and how likely the next player holds one."""

    move: MoveText
    sweepers: int = Field(ge=0)
    unseen: int = Field(ge=1)
    percent: float = Field(ge=0, le=100)


class Asked(Frozen):
    """What exercises of every game share: the task, what is right, hints, and the answers the author foresaw.

    ``about`` ends the sentence that begins with how sure the exercise is: what it is that no source says.
    """

    id: str
    task: Text
    accepted: tuple[Words, ...] = Field(min_length=1)
    hints: tuple[Text, ...] = Field(min_length=3, max_length=3)
    success: Text
    certainty: Certainty | None = None
    about: Text | None = None
    tries: tuple[Try, ...] = Field(alias="try", min_length=2, max_length=4)
    choices: tuple[Choice, ...] = Field(alias="choice", default=())


class Exercise(Asked):
    """One exercise: a position and a goal to reach by a move, a move to judge, or piles to count.

    ``variant`` stands only where piles are counted by other rules than the lesson's.
    """

    id: Annotated[str, StringConstraints(pattern=r"^\d\d-\d+$")]
    position: Line | None = None
    variant: RulesText | None = None
    play: Literal[0, 1]
    goal: Goal
    rule: RuleName
    piles: Mapping[str, tuple[CardText, ...]] = Field(default_factory=dict)
    rest: tuple[CardText, ...] = ()
    last: str | None = None
    zwicks: Mapping[str, int] = Field(default_factory=dict)
    fines: Mapping[str, int] = Field(default_factory=dict)
    rows: tuple[ScoreRow, ...] = Field(alias="row", default=())
    chances: tuple[Chance, ...] = Field(alias="chance", default=())

    @model_validator(mode="after")
    def _fits_its_goal(self) -> Self:
        counts, judges = isinstance(self.goal, CountScore), isinstance(self.goal, JudgeLegality)
        needed = {
            "position": (self.position is not None, not counts),
            "play": (bool(self.play), not counts and not judges),
            "choice": (bool(self.choices), judges),
            "piles": (bool(self.piles), counts),
            "row": (bool(self.rows), counts and not self.names_cards),
            "chance": (bool(self.chances), isinstance(self.goal, AvoidZwick) and self.goal.against == "unseen"),
        }
        for key, (found, wanted) in needed.items():
            if found != wanted:
                raise InputError("lesson-goal-needs", goal=self.goal.type, key=key, wanted="yes" if wanted else "no")
        return self

    @property
    def names_cards(self) -> bool:
        """Whether cards are to be named that no pile holds."""
        return isinstance(self.goal, CountScore) and self.goal.scope == "still_out"

    @property
    def start(self) -> Position:
        """The position of the exercise; raises ``ValueError`` for a count, which has none."""
        if self.position is None:
            raise ValueError(f"{self.id} has no position")
        return position_of(self.position)

    @property
    def right_moves(self) -> tuple[Move, ...]:
        """The accepted moves, in the file's order; empty unless a move is asked for."""
        return tuple(map(Move.read, self.accepted)) if self.play else ()


class Turn(Frozen):
    """One turn of a guided packet: the line, and a card to lay when the line is broken."""

    seat: str
    move: MoveText
    say: Text | None = None
    fallback: MoveText | None = None


class Packet(Frozen):
    """A guided packet: the learner plays one seat freely, the others follow the script."""

    title: Text
    position: Line
    learner: str
    open_cards: bool
    turns: tuple[Turn, ...] = Field(alias="turn", min_length=1)

    @property
    def start(self) -> Position:
        """The position at the first turn."""
        return position_of(self.position)

    @model_validator(mode="after")
    def _seats_exist(self) -> Self:
        for seat in (self.learner, *(turn.seat for turn in self.turns)):
            if seat not in self.start.seats:
                raise InputError("lesson-seat", seat=seat, seats=" ".join(self.start.seats))
        return self


class Paper(Frozen):
    """What lessons of every game are made of: a title and exercises, perhaps more.

    ``number`` is 0 outside a course.
    """

    id: str
    number: int = Field(default=0, ge=0, le=99)
    certainty: Certainty
    title: Text
    aim: Text | None = None
    misconception: Text | None = None
    intro: Text | None = None
    example: Frozen | None = None
    exercises: tuple[Asked, ...] = Field(alias="exercise", min_length=1)
    packet: Packet | None = None


class Sheet(Paper):
    """A lesson of the fishing games, of the course or one's own.

    ``variant`` is ``several`` where every exercise names its own.
    """

    variant: RulesOrSeveral
    example: Example | None = None
    exercises: tuple[Exercise, ...] = Field(alias="exercise", min_length=1)

    @property
    def rules(self) -> Variant | None:
        """The rule set the lesson is played by; none where it visits several."""
        return None if self.variant == SEVERAL else rules_named(self.variant)

    def rules_of(self, exercise: Exercise) -> Variant:
        """The rule set of one exercise: its position's, the one it is counted by, else the lesson's."""
        if exercise.position is not None:
            return exercise.start.variant
        return rules_named(exercise.variant or self.variant)

    @model_validator(mode="after")
    def _counts_have_rules(self) -> Self:
        for exercise in self.exercises:
            if self.variant == SEVERAL and exercise.position is None and exercise.variant is None:
                raise InputError("lesson-goal-needs", goal=exercise.goal.type, key="variant", wanted="yes")
        return self


class Lesson(Sheet):
    """One lesson of the course: an idea, its usual misconception, an example, some exercises, in most a guided packet.

    ``part`` is the part of the course it belongs to. Once it is finished, practice brings back the exercises of
    earlier lessons that ``review`` names.
    """

    id: Annotated[str, StringConstraints(pattern=r"^\d\d-[a-z-]+$")]
    number: int = Field(ge=1, le=99)
    part: Part
    aim: Text
    misconception: Text
    intro: Text
    review: tuple[str, ...] = ()
    example: Example
    exercises: tuple[Exercise, ...] = Field(alias="exercise", min_length=3)

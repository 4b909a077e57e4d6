"""How well an exercise is remembered, and when it is to come back: spaced repetition by the model FSRS."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal, Self

from fsrs import Card, Rating, Scheduler, State
from pydantic import Field, model_validator

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import Frozen

Result = Literal["first", "hinted", "wrong"]
"""What a first try came to: right, right with a hint, wrong."""
RATINGS = {"first": Rating.Good, "hinted": Rating.Hard, "wrong": Rating.Again}
LONGEST_DAYS = 365
SCHEDULER = Scheduler(
    learning_steps=(timedelta(minutes=1), timedelta(minutes=10)),
    maximum_interval=LONGEST_DAYS,
    enable_fuzzing=False,
)
Seconds = Annotated[int, Field(ge=0, le=4_102_444_800)]
"""A moment, in seconds since 1970, in UTC."""


class Memory(Frozen):
    """How well one exercise is remembered; ``due`` is when it comes back, ``seen`` when it was last tried.

    ``state``, ``step``, ``stability`` (days) and ``difficulty`` are those of the scheduler.

    >>> wrong = rated(None, "wrong", 1_000_000)
    >>> right = rated(rated(wrong, "first", 1_000_100), "first", 1_000_800)
    >>> wrong.due - wrong.seen, (right.due - right.seen) // 86_400
    (60, 1)
    """

    state: int = Field(default=1, ge=1, le=3)
    step: int | None = Field(default=0, ge=0, le=1)
    stability: float | None = Field(default=None, ge=0.001, le=40_000)
    difficulty: float | None = Field(default=None, ge=1, le=10)
    due: Seconds
    seen: Seconds | None = None

    @model_validator(mode="after")
    def _fits_its_state(self) -> Self:
        known = None not in (self.stability, self.difficulty, self.seen)
        is_review = self.state == State.Review
        if (self.step is None) != is_review or (not known and (self.state != State.Learning or self.seen is not None)):
            raise InputError("practice-memory")
        return self


def rated(memory: Memory | None, result: Result, now: int) -> Memory:
    """The memory after one more first try at the moment ``now``."""
    moment = datetime.fromtimestamp(now, UTC)
    card, _ = SCHEDULER.review_card(_card(memory or Memory(due=now)), RATINGS[result], moment)
    return Memory(
        state=card.state,
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
        due=int(card.due.timestamp()),
        seen=now,
    )


def _card(memory: Memory) -> Card:
    return Card(
        card_id=0,
        state=State(memory.state),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=datetime.fromtimestamp(memory.due, UTC),
        last_review=None if memory.seen is None else datetime.fromtimestamp(memory.seen, UTC),
    )

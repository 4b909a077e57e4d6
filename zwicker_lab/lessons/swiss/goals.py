"""What exercises of the Swiss game ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.zwick.cards import SUITS, card

SwissCard = Annotated[str, AfterValidator(card)]
Suit = Literal["a", "r", "b", "s"]
Seat = Literal["A", "B", "C", "D"]
assert SUITS == "arbs"


class PlayCard(Frozen):
    """Play a card: any that is allowed, or one that wins the trick as it lies."""

    type: Literal["play"]
    want: Literal["any", "win"]


class NameAllowed(Frozen):
    """Choose every card that is allowed."""

    type: Literal["allowed"]


class JudgeCard(Frozen):
    """Say whether somebody's card is allowed; the answer is ``legal`` or ``illegal`` and the engine's code."""

    type: Literal["judge"]
    move: SwissCard


class FindWinner(Frozen):
    """Point at the card that takes a trick."""

    type: Literal["winner"]
    trump: Suit
    trick: tuple[SwissCard, ...] = Field(min_length=2, max_length=5)


class OrderTrumps(Frozen):
    """Lay trumps down in their order, the highest first."""

    type: Literal["order"]
    trump: Suit
    cards: tuple[SwissCard, ...] = Field(min_length=3, max_length=8)


class Decide(Frozen):
    """Choose what to do before the play; answers are moves, ``because`` is what makes the right one right."""

    type: Literal["decide"]
    because: Literal["sure", "weak", "bound", "belli", "low", "no_trump"]


class Worth(Frozen):
    """Whether taking part pays when equally likely deals bring these strokes: ``more``, ``same``, ``less``."""

    type: Literal["worth"]
    strokes: tuple[int, ...] = Field(min_length=2)


class Fact(Frozen):
    """A question about the rules, by the name of the fact that answers it."""

    type: Literal["fact"]
    fact: str


class CountStrokes(Frozen):
    """Write a deal down: the tricks of those who took part, and who stayed out."""

    type: Literal["count"]
    strokes: Mapping[Seat, int]
    out: tuple[Seat, ...]


SwissGoal = Annotated[
    PlayCard | NameAllowed | JudgeCard | FindWinner | OrderTrumps | Decide | Worth | Fact | CountStrokes,
    Field(discriminator="type"),
]
AT_A_POSITION = (PlayCard, NameAllowed, JudgeCard, Decide)
"""What can only be asked at a position; a ``Fact`` may have one."""
BY_CHOICE = (JudgeCard, Decide, Worth, Fact)
"""What is answered by choosing from texts."""

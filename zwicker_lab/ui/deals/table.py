"""The table of a deal that is stepped through: a seat lies below without being anybody's own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from zwicker_lab.cards import UNKNOWN
from zwicker_lab.ui.table.scene import Staging
from zwicker_lab.ui.table.trying import TableTry
from zwicker_lab.zwicker.position import Position


@dataclass(frozen=True)
class Watching(Staging):
    """A staging in which the hand below is named like the others, and the sides by their seats."""

    bottom: str = ""

    def below(self, position: Position) -> int:
        """The seat whose hand lies below the table."""
        return position.seats.index(self.bottom)


class DealTable(TableTry):
    """A table to watch, and to try a move at where a move is asked for; ``seat`` lies below and may try."""

    def __init__(self, position: Position, seat: str, **settings: Any) -> None:
        super().__init__(position, seat=seat, mode="exercise", show_seats=True, can_undo=False, **settings)

    @property
    def staging(self) -> Watching:
        """How the position is shown."""
        return Watching(self.lang, self.names, None, self.show_seats, self.open_hands, self.seat or self.position.mover)


def bottom_seat(position: Position) -> str:
    """The seat that lies below where nobody looks over a shoulder: South, else the first."""
    return "S" if "S" in position.seats else position.seats[0]


def seen_by(position: Position, seat: str) -> Position:
    """The position as one seat knows it: its own hand, the number of the other cards.

    >>> from zwicker_lab.notation import read_position
    >>> position = read_position("zwicker3; players 2; table 9d; hands 1: 9s / 2: 4c; stock 2c 3c 4d 5d")
    >>> seen_by(position, "1").hands, seen_by(position, "1").stock
    ((('9s',), ('?',)), 4)
    """
    hands = tuple(
        hand if name == seat else (UNKNOWN,) * len(hand)
        for name, hand in zip(position.seats, position.hands, strict=True)
    )
    return replace(position, hands=hands, stock=position.stock_count)

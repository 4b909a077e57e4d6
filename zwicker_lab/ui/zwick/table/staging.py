"""How a position of Swiss Zwick is shown: the language, what the seats are called, and where they sit."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from zwicker_lab.texts import say
from zwicker_lab.zwick import Card, Position

PLACES: Mapping[int, tuple[str, ...]] = {
    3: ("s", "e", "w"),
    4: ("s", "e", "n", "w"),
    5: ("s", "e", "ne", "nw", "w"),
}
"""Where the seats sit, from the one below to the right: play goes counter-clockwise."""


@dataclass(frozen=True)
class Staging:
    """Language, names of the seats, whose hand lies below, and whether the others are seen round the table.

    >>> from zwicker_lab.zwick import new_deal
    >>> staging = Staging("en", seat=0)
    >>> [staging.place(new_deal(), seat) for seat in range(4)], staging.name(new_deal(), 1)
    (['s', 'e', 'n', 'w'], 'right')
    """

    lang: str = "en"
    names: Mapping[int, str] = field(default_factory=dict)
    seat: int | None = None
    show_seats: bool = True

    def below(self, position: Position) -> int:
        """The seat whose hand lies below."""
        return position.turn if self.seat is None else self.seat

    def place(self, position: Position, seat: int) -> str:
        """Where a seat sits."""
        return PLACES[position.players][(seat - self.below(position)) % position.players]

    def is_own(self, position: Position, seat: int) -> bool:
        """Whether a seat is the reader's."""
        return seat == self.below(position)

    def name(self, position: Position, seat: int) -> str:
        """What a seat is called: by its name, else by its place."""
        return self.names.get(seat) or say(self.lang, f"zwick-place-{self.place(position, seat)}")

    def others(self, position: Position) -> list[int]:
        """The other seats to the right of the one below."""
        return [(self.below(position) + step) % position.players for step in range(1, position.players)]


@dataclass(frozen=True)
class Marks:
    """The cards chosen in the hand, those pointed out there, and cards of the table with the sign they carry."""

    chosen: Collection[Card] = ()
    pointed: Collection[Card] = ()
    signs: Mapping[str, str] = field(default_factory=dict)
    refused: Card | None = None
    bubble: str = ""

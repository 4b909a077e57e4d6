"""A championship as it stands: people, Passen, tables, results. Values only; entries change them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from zwicker_lab.zwick.tournament.ways import HOUSE, deals_at

BIRD = 5
"""The strokes a bird costs."""


@dataclass(frozen=True)
class Player:
    """Somebody who registered; ``here`` is false who has left. ``joined`` counts the Passen that were drawn before."""

    number: int
    name: str
    contact: str = ""
    paid: bool = False
    here: bool = True
    joined: int = 0


@dataclass(frozen=True)
class Sheet:
    """The result of one table: strokes and birds by seat, and the deals that were dealt too often.

    Everyone gets a bird for every extra deal; ``birds`` does not hold those.

    >>> Sheet((18, 14, 15, 13), (0, 1, 0, 0), extra=1).net(1)
    4
    """

    strokes: tuple[int, ...]
    birds: tuple[int, ...]
    extra: int = 0

    def birds_of(self, seat: int) -> int:
        """All birds of a seat."""
        return self.birds[seat] + self.extra

    def net(self, seat: int) -> int:
        """Strokes less five for each bird."""
        return self.strokes[seat] - BIRD * self.birds_of(seat)


@dataclass(frozen=True)
class Table:
    """One table of a Passe: the numbers of those who sit there in playing order, house players below zero."""

    seats: tuple[int, ...]
    sheet: Sheet | None = None
    entry: int = 0
    """The number of the entry the sheet comes from; 0 where there is none."""

    @property
    def deals(self) -> int:
        """The deals that are counted here."""
        return deals_at(len(self.seats))


@dataclass(frozen=True)
class Passe:
    """One Passe as it was drawn: its tables, who sits out, and the seed that repeats the draw."""

    tables: tuple[Table, ...]
    out: tuple[int, ...] = ()
    seed: int = 0
    is_final: bool = False

    @property
    def is_entered(self) -> bool:
        """Whether every table has its result."""
        return all(table.sheet for table in self.tables)

    def seat_of(self, player: int) -> tuple[Table, int] | None:
        """Where somebody sits."""
        return next(((table, table.seats.index(player)) for table in self.tables if player in table.seats), None)


@dataclass(frozen=True)
class Options:
    """What was agreed on: the number of Passen, the length of the final (0: none), the way with odd numbers."""

    passen: int = 4
    final: int = 1
    way: str = HOUSE


@dataclass(frozen=True)
class Championship:
    """All that is known. ``lot`` is the seed of the lot that decides the last ties."""

    title: str = ""
    options: Options = field(default_factory=Options)
    players: tuple[Player, ...] = ()
    drawn: tuple[Passe, ...] = ()
    lot: int = 0
    entries: int = 0

    @property
    def passen(self) -> tuple[Passe, ...]:
        """The Passen of all."""
        return tuple(passe for passe in self.drawn if not passe.is_final)

    @property
    def final(self) -> tuple[Passe, ...]:
        """The Passen of the final."""
        return tuple(passe for passe in self.drawn if passe.is_final)

    @property
    def here(self) -> tuple[Player, ...]:
        """Who is there to play."""
        return tuple(player for player in self.players if player.here)

    @property
    def next(self) -> str:
        """What comes next: ``draw``, ``enter``, ``final`` or ``over``.

        >>> Championship().next
        'draw'
        """
        if self.drawn and not self.drawn[-1].is_entered:
            return "enter"
        if len(self.passen) < self.options.passen and not self.final:
            return "draw"
        return "final" if len(self.final) < self.options.final else "over"

    @cached_property
    def by_number(self) -> dict[int, Player]:
        """Everybody by number."""
        return {player.number: player for player in self.players}

    def sheets_of(self, player: int, passen: tuple[Passe, ...]) -> Iterator[tuple[Passe, Table, int]]:
        """Every result of somebody in these Passen: the Passe, the table, the seat."""
        for passe in passen:
            found = passe.seat_of(player)
            if found and found[0].sheet:
                yield passe, *found

"""What is done with a number of players that is not divisible by four."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.errors import InputError

HOUSE, ODD, OUT = "house", "odd", "out"
WAYS = (HOUSE, ODD, OUT)
"""House players outside the ranking; tables of three or five; some sit out."""
FEWEST, MOST = 4, 400
SEATS, DEALS_EACH, STROKES_A_DEAL = 4, 3, 5


@dataclass(frozen=True)
class Layout:
    """The places at each table, how many house players fill them up, and how many people sit out."""

    sizes: tuple[int, ...]
    house: int = 0
    out: int = 0

    @property
    def special(self) -> tuple[bool, ...]:
        """The tables that nobody should sit at more often than others: with a house player, or not of four."""
        return tuple(size != SEATS or at < self.house for at, size in enumerate(self.sizes))

    def people(self, table: int) -> int:
        """How many players that are ranked sit at a table."""
        tables = len(self.sizes)
        return self.sizes[table] - self.house // tables - (table < self.house % tables)


def layout(players: int, way: str) -> Layout:
    """The tables for so many players; raises ``InputError`` for fewer than four or more than 400.

    >>> layout(22, "house")
    Layout(sizes=(4, 4, 4, 4, 4, 4), house=2, out=0)
    >>> layout(22, "odd").sizes, layout(21, "odd").sizes, layout(23, "odd").sizes
    ((3, 3, 4, 4, 4, 4), (5, 4, 4, 4, 4), (3, 4, 4, 4, 4, 4))
    >>> layout(22, "out")
    Layout(sizes=(4, 4, 4, 4, 4), house=0, out=2)
    """
    if not FEWEST <= players <= MOST:
        raise InputError("desk-number", got=players, low=FEWEST, high=MOST)
    rest = players % SEATS
    if way == OUT:
        return Layout((SEATS,) * (players // SEATS), out=rest)
    if way == HOUSE:
        return Layout((SEATS,) * -(-players // SEATS), house=-players % SEATS)
    uneven = {0: (), 1: (5,), 2: (3, 3), 3: (3,)}[rest]
    return Layout((*uneven, *(SEATS,) * ((players - sum(uneven)) // SEATS)))


def deals_at(seats: int) -> int:
    """The counted deals of a Passe: each deals three times.

    >>> deals_at(4), deals_at(3), deals_at(5)
    (12, 9, 15)
    """
    return DEALS_EACH * seats


def strokes_at(seats: int) -> int:
    """The strokes of a Passe before birds.

    >>> strokes_at(4), strokes_at(3), strokes_at(5)
    (60, 45, 75)
    """
    return STROKES_A_DEAL * deals_at(seats)

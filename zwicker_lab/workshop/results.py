"""Results as in duplicate bridge: what a side won beside what the same side won at the other tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from zwicker_lab.workshop.tables import Deal, TableRound
from zwicker_lab.zwicker.score import Points


@dataclass(frozen=True, slots=True)
class Line:
    """One side at one table on one deal: its points, and how far they lie above the room's mean for that side."""

    table: int
    side: int
    points: Points
    above: Fraction


@dataclass(frozen=True, slots=True)
class Place:
    """One guest in the ranking: the place, shared by equals, the deals played, and what they brought."""

    place: int
    guest: int
    deals: int
    points: Fraction
    above: Fraction

    @property
    def each(self) -> Fraction:
        """The points above the room's mean for each deal played."""
        return self.above / self.deals


def lines(deal: Deal) -> tuple[Line, ...]:
    """Every side of every table that has played the deal out.

    The mean of a side is over all these tables, programs' tables too: they played the same cards. A single table has
    no other to be compared with; its sides are held against each other.
    """
    done = [table for table in deal.tables if table.is_over]
    if not done:
        return ()
    sides = range(len(done[0].points))
    alone = _mean(done[0].points) if len(done) == 1 else None
    means = [_mean([table.points[side] for table in done]) if alone is None else alone for side in sides]
    return tuple(
        Line(table.number, side, table.points[side], Fraction(table.points[side]) - means[side])
        for table in done
        for side in sides
    )


def ranking(game: TableRound) -> tuple[Place, ...]:
    """All guests who have played a deal out, best first.

    The rule: points above the room's mean, for each deal played; equals share a place. So it does not matter who
    rested, nor which side had the better cards.
    """
    found: dict[int, list[Line]] = {}
    for deal in game.deals:
        by_side = {(line.table, line.side): line for line in lines(deal)}
        for table in deal.tables:
            for seat, guest in enumerate(table.seats):
                line = by_side.get((table.number, game.plan.sides[seat]))
                if guest is not None and line is not None:
                    found.setdefault(guest, []).append(line)
    rows = [_place(guest, own) for guest, own in found.items()]
    rows.sort(key=lambda row: (-row.each, row.guest))
    better = [sum(other.each > row.each for other in rows) for row in rows]
    return tuple(
        Place(1 + at, row.guest, row.deals, row.points, row.above) for at, row in zip(better, rows, strict=True)
    )


def number(value: Points) -> int | float:
    """A number for people: whole where it is, else with two decimals.

    >>> number(Fraction(7, 2)), number(Fraction(4)), number(Fraction(1, 3))
    (3.5, 4, 0.33)
    """
    return int(value) if Fraction(value).denominator == 1 else round(float(value), 2)


def _place(guest: int, own: Sequence[Line]) -> Place:
    return Place(0, guest, len(own), _total(line.points for line in own), _total(line.above for line in own))


def _total(values: Iterable[Points]) -> Fraction:
    return sum(map(Fraction, values), Fraction(0))


def _mean(values: Sequence[Points]) -> Fraction:
    return _total(values) / len(values)

"""From the rows of deals to figures, each one whole number a deal.

==================== ===========================================================================================
``points.SIDE``      points of a side (1/840); ``cards.`` ``zwicks.`` likewise; ``won.SIDE`` and ``won.nobody``:
                     share of deals in which it has most points
``lead.SIDE``        its points above the mean of the other sides
``row.CODE.SIDE``    points by row: a card code, ``A``, ``most_cards``, ``zwick``, ``fine``
``seat.points.SEAT`` card points and Zwicks at the moment of capture; ``seat.cards.`` ``seat.zwicks.`` likewise
``place.points.1``   the same by place, 1 for the leader and so on to the dealer; ``place.zwicks.``;
                     ``place.lead.1``: the lead of the side of that place (first-seat and dealer effect)
``packet.1``         Zwicks in the first packet and so on
``rest.SIDE``        share of deals in which a side gets cards left lying, ``rest.seat.SEAT`` by seat;
                     ``all.rest`` how many
``decided.CODE``     share of deals that would end otherwise, another side or none ahead, without the points of
                     this row; ``decided.jokers`` without those of all jokers
``all.points``       all sides together; ``all.cardpoints`` without Zwicks and fines; ``all.zwicks`` ``all.moves``
                     ``all.packets``
``leader.zwick``     share of deals in which the leader can Zwick at once; ``leader.joker`` holds a joker
``tie``              share of deals in which sides share the most cards; ``no_capture``: nobody captured
==================== ===========================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel import UNIT, Ints
from zwicker_lab.study import fold as f
from zwicker_lab.variants import Variant

SHARES = ("won.", "rest.", "decided.", "leader.", "tie", "no_capture", "match.won.")
"""How the names of figures begin that are shares of deals or of matches."""

Column = tuple[str, int, Ints]
"""A figure's name, its scale, and scale times the figure for each deal."""


def is_share(name: str) -> bool:
    """Whether a figure is 0 or 1 in each deal or match.

    >>> is_share("won.NS"), is_share("all.rest")
    (True, False)
    """
    return name.startswith(SHARES)


def figures(variant: Variant, players: int, rows: Ints) -> Iterator[Column]:
    """Every figure of some deals."""
    yield from _by_side(variant, players, rows)
    yield from _by_row(variant, players, rows)
    yield from _by_seat(variant, players, rows)
    yield from _by_place(variant, players, rows)
    for packet in range(f.MOST_PACKETS):
        yield f"packet.{packet + 1}", 1, rows[:, f.ZWICKS_IN + packet]
    yield from _of_all(variant, players, rows)


def leads(rows: Ints, sides: int) -> Ints:
    """By deal and side, the points above the mean of the others; the scale is ``lead_scale``."""
    points = rows[:, f.POINTS : f.POINTS + sides]
    lead: Ints = points * sides - points.sum(axis=1, keepdims=True)
    return lead


def lead_scale(sides: int) -> int:
    """By what the numbers of ``leads`` are to be divided."""
    return UNIT * (sides - 1)


def _by_side(variant: Variant, players: int, rows: Ints) -> Iterator[Column]:
    names = variant.sides(players)
    ahead, lead = winners(rows[:, f.POINTS : f.POINTS + len(names)]), leads(rows, len(names))
    for side, name in enumerate(names):
        yield f"points.{name}", UNIT, rows[:, f.POINTS + side]
        yield f"cards.{name}", 1, rows[:, f.CARDS + side]
        yield f"zwicks.{name}", 1, rows[:, f.ZWICKS + side]
        yield f"lead.{name}", lead_scale(len(names)), lead[:, side]
        yield f"won.{name}", 1, _whether(ahead == side)
    yield "won.nobody", 1, _whether(ahead < 0)


def _by_row(variant: Variant, players: int, rows: Ints) -> Iterator[Column]:
    names = variant.sides(players)
    points = rows[:, f.POINTS : f.POINTS + len(names)]
    ahead, jokers = winners(points), np.zeros_like(points)
    for code, scale, won in row_points(variant, players, rows):
        for side, name in enumerate(names):
            yield f"row.{code}.{name}", scale, won[:, side]
        in_parts = won * (UNIT // scale)
        yield f"decided.{code}", 1, _whether(winners(points - in_parts) != ahead)
        if code.startswith("*"):
            jokers += in_parts
    if variant.jokers:
        yield "decided.jokers", 1, _whether(winners(points - jokers) != ahead)


def row_points(variant: Variant, players: int, rows: Ints) -> Iterator[Column]:
    """Each row of the score: its code, scale, and by deal and side what it brings."""
    sides, scoring = len(variant.sides(players)), variant.scoring
    yield "most_cards", UNIT, rows[:, f.PRIZE : f.PRIZE + sides]
    for line, (code, each) in enumerate(scoring.points.items()):
        at = f.ROWS + 8 * line
        yield code, 1, rows[:, at : at + sides] * each
    yield "zwick", 1, rows[:, f.ZWICKS : f.ZWICKS + sides] * scoring.zwick
    if scoring.fine:
        yield "fine", 1, rows[:, f.FINES : f.FINES + sides] * -scoring.fine


def scored_rows(variant: Variant) -> tuple[str, ...]:
    """The codes of the rows of a score, in the order they are written."""
    fine = ("fine",) if variant.scoring.fine else ()
    return ("most_cards", *variant.scoring.points, "zwick", *fine)


def _by_seat(variant: Variant, players: int, rows: Ints) -> Iterator[Column]:
    rests = rows[:, f.REST] > 0
    last = rows[:, f.LAST_SEAT] - 1
    for seat, name in enumerate(variant.seats(players)):
        yield f"seat.points.{name}", 1, rows[:, f.SEAT_POINTS + seat]
        yield f"seat.cards.{name}", 1, rows[:, f.SEAT_CARDS + seat]
        yield f"seat.zwicks.{name}", 1, rows[:, f.SEAT_ZWICKS + seat]
        yield f"rest.seat.{name}", 1, _whether(rests & (last == seat))
    rest = rest_sides(variant, players, rows)
    for side, name in enumerate(variant.sides(players)):
        yield f"rest.{name}", 1, _whether(rest == side)


def rest_sides(variant: Variant, players: int, rows: Ints) -> Ints:
    """By deal the side that gets the cards left lying, -1 where there are none or nobody gets them."""
    side_of = np.array([variant.side_of(seat, players) for seat in range(players)])
    last = rows[:, f.LAST_SEAT] - 1
    return np.where((rows[:, f.REST] > 0) & (last >= 0), side_of[last], -1)


def _by_place(variant: Variant, players: int, rows: Ints) -> Iterator[Column]:
    deals, sides = np.arange(len(rows)), len(variant.sides(players))
    side_of = np.array([variant.side_of(seat, players) for seat in range(players)])
    lead = leads(rows, sides)
    for place in range(1, players + 1):
        seat = (rows[:, f.DEALER] + place) % players
        yield f"place.points.{place}", 1, rows[deals, f.SEAT_POINTS + seat]
        yield f"place.zwicks.{place}", 1, rows[deals, f.SEAT_ZWICKS + seat]
        yield f"place.lead.{place}", lead_scale(sides), lead[deals, side_of[seat]]


def _of_all(variant: Variant, players: int, rows: Ints) -> Iterator[Column]:
    sides = len(variant.sides(players))
    zwicks = rows[:, f.ZWICKS : f.ZWICKS + sides].sum(axis=1)
    fines = rows[:, f.FINES : f.FINES + sides].sum(axis=1)
    points = rows[:, f.POINTS : f.POINTS + sides].sum(axis=1)
    yield "all.points", UNIT, points
    yield "all.cardpoints", UNIT, points - (zwicks * variant.scoring.zwick - fines * variant.scoring.fine) * UNIT
    yield "all.zwicks", 1, zwicks
    yield "all.rest", 1, rows[:, f.REST]
    yield "all.moves", 1, rows[:, f.MOVES]
    yield "all.packets", 1, rows[:, f.PACKETS]
    yield "leader.zwick", 1, rows[:, f.LEADER_ZWICK]
    yield "leader.joker", 1, rows[:, f.LEADER_JOKER]
    yield "tie", 1, _whether(rows[:, f.TIED] > 1)
    yield "no_capture", 1, _whether(rows[:, f.LAST_SEAT] == 0)


def winners(points: Ints) -> Ints:
    """By deal the one side with most points, -1 where several have them."""
    best = points.max(axis=1, keepdims=True)
    alone = (points == best).sum(axis=1) == 1
    return np.where(alone, points.argmax(axis=1), -1)


def _whether(true: NDArray[np.bool_]) -> Ints:
    return true.astype(np.int64)

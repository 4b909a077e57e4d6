"""The figures of the adviser's curve: the expected lead of one side, move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Any

from zwicker_lab.ui.coach.answer import Weighed
from zwicker_lab.ui.deals.advised import Advised
from zwicker_lab.ui.deals.place import ALL
from zwicker_lab.ui.deals.track import Moment
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import points

DEAREST = 5
LOSING = ("playable", "mistake")
"""The verdicts that name the points a move loses."""


@dataclass(frozen=True)
class Point:
    """A move with the lead of one side that is expected at the end of the deal; ``best`` after the best move."""

    moment: Moment
    weighed: Weighed
    value: float
    low: float
    high: float
    best: float


# ---- figures -----------------------------------------------------------------------------------------------------


def lead(position: Position, side: int, *, final: bool) -> float:
    """The points of one side minus the mean of the others, as won so far.

    >>> from zwicker_lab.notation import read_position
    >>> lead(read_position("zwicker3; table 8h; hand 8s; won NS: Td / EW: As"), 0, final=False)
    2.0
    """
    own, *others = [float(found) for found in _turned(points(position, final=final), side)]
    return own - sum(others) / len(others)


def _turned(scores: Sequence[Any], side: int) -> list[Any]:
    return [scores[side], *(score for at, score in enumerate(scores) if at != side)]


def curve(stepping: Advised) -> tuple[Point, ...]:
    """The points of the curve that are known. With more than two sides only moves of the side shown have one."""
    return tuple(_points(stepping))


def _points(stepping: Advised) -> Iterator[Point]:
    analysis = stepping.analysis
    side = shown_side(stepping)
    for moment in stepping.judged:
        weighed, sign = analysis.weighed(moment, analysis.reading), _sign(moment.position, side)
        if weighed is None or not sign:
            continue
        sofar = lead(moment.position, side, final=False)
        low, high = sorted((sofar + sign * weighed.low, sofar + sign * weighed.high))
        best = sofar + sign * (weighed.value + weighed.lost)
        yield Point(moment, weighed, sofar + sign * weighed.value, low, high, best)


def _sign(position: Position, side: int) -> int:
    """Whether what the mover gains counts for a side (1), against it (-1), or cannot be told (0)."""
    if position.variant.side_of(position.turn, position.players) == side:
        return 1
    return -1 if len(position.sides) == 2 else 0


def shown_side(stepping: Advised) -> int:
    """The side whose points the curve shows: from one seat that seat's, else the one chosen."""
    position = stepping.position
    if stepping.place.seat != ALL:
        return position.variant.side_of(position.seats.index(stepping.place.seat), position.players)
    return min(int(stepping.side), len(position.sides) - 1)


def ticks(low: float, high: float) -> list[int]:
    """Whole numbers from below ``low`` to above ``high``, zero among them, evenly and not too many.

    >>> ticks(-3.2, 11), ticks(0, 0)
    ([-5, 0, 5, 10, 15], [-1, 0, 1])
    """
    low, high = min(low, -0.5), max(high, 0.5)
    rough = (high - low) / 4
    unit = 10 ** floor(log10(rough)) if rough >= 1 else 1
    step = next((unit * times for times in (1, 2, 5) if unit * times >= rough), unit * 10)
    return list(range(floor(low / step) * step, ceil(high / step) * step + 1, step))

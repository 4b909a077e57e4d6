"""The deals of a rule set by what they came to: how many there are of each kind, and the first of them.

A cell holds the deals that are alike in all of ``MEASURES``, in whole points: 12.5 points count as 12. From the cells
follows what is drawn of a study, and what deals of a chosen kind come to. However many deals a study has, it has no
more cells than there are kinds, and they are whole numbers, so that the order of counting is not seen.

``points`` and ``lead`` are those of the first side, ``others`` the mean of the other sides, ``zwicks`` those of a deal,
``rest`` is the side that gets the cards left lying, counted from 1, and 0 where no cards are left or nobody gets them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel import UNIT, Ints
from zwicker_lab.study import fold as f
from zwicker_lab.study.figures import lead_scale, leads, rest_sides, row_points
from zwicker_lab.variants import Variant

_PLACES = {"rest": (4, 0), "zwicks": (8, 0), "others": (12, 1 << 10), "points": (12, 1 << 10), "lead": (13, 1 << 12)}
"""Of each measure the bits it has in a key, and what is added so that it is not negative; beyond, the limit counts."""

MEASURES = tuple(_PLACES)


@dataclass(frozen=True)
class Selection:
    """Deals of a kind: for some measures the least and the greatest whole number, both included.

    >>> Selection().within("lead", 20, 99).within("zwicks", 3, 3).bounds
    {'lead': (20, 99), 'zwicks': (3, 3)}
    """

    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    def within(self, measure: str, low: int, high: int) -> Selection:
        """The same deals as far as a measure lies from ``low`` to ``high``, whatever was asked of it before."""
        return Selection({**self.bounds, measure: (low, high)})

    def without(self, measure: str) -> Selection:
        """The same with any value of a measure."""
        return Selection({name: bounds for name, bounds in self.bounds.items() if name != measure})

    def holds(self, keys: Ints) -> NDArray[np.bool_]:
        """Which cells, or deals, belong to it."""
        inside = np.ones(len(keys), bool)
        for name, (low, high) in self.bounds.items():
            values = measured(keys, name)
            inside &= (values >= low) & (values <= high)
        return inside


@dataclass(frozen=True, eq=False, slots=True)
class Cells:
    """Cells by ascending key: how many deals each holds, the number of the first, and sums over its deals.

    The first sum is of the points of the first side, the others, in the order of ``scored_rows``, of what each row of
    the score brings to its lead; divided by ``UNIT`` and by ``lead_scale`` they are points.
    """

    keys: Ints
    counts: Ints
    firsts: Ints
    sums: Ints

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cells) and all(
            np.array_equal(getattr(self, name), getattr(other, name)) for name in self.__slots__
        )

    def __add__(self, other: Cells) -> Cells:
        both = (np.concatenate([getattr(self, name), getattr(other, name)]) for name in self.__slots__)
        return _gathered(*both)

    def values(self, measure: str) -> Ints:
        """A measure of each cell."""
        return measured(self.keys, measure)

    def only(self, selection: Selection) -> Cells:
        """The cells of a selection."""
        inside = selection.holds(self.keys)
        return Cells(*(getattr(self, name)[inside] for name in self.__slots__))

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return int(self.counts.sum())

    def histogram(self, measure: str) -> dict[int, int]:
        """How many deals have each value of a measure, ascending."""
        values, at = np.unique(self.values(measure), return_inverse=True)
        counts = np.zeros(len(values), np.int64)
        np.add.at(counts, at, self.counts)
        return dict(zip(values.tolist(), counts.tolist(), strict=True))


def cells_of(variant: Variant, players: int, rows: Ints, first: int) -> Cells:
    """The cells of the deals ``first`` and following, from their rows.

    >>> from zwicker_lab.study.plan import Study
    >>> from zwicker_lab.study.rows import deal_rows
    >>> study = Study.of("zwicker3", deals=300, seed=1)
    >>> found = cells_of(study.variants[0], 4, deal_rows(study, 0, 0, 300), 0)
    >>> found.deals, found.only(Selection().within("zwicks", 9, 99)).deals, found.histogram("rest")
    (300, 13, {0: 7, 1: 155, 2: 138})
    """
    sides = len(variant.sides(players))
    lead = leads(rows, sides)[:, 0]
    parts = [
        (won[:, 0] * sides - won.sum(axis=1)) * (UNIT // scale) for _, scale, won in row_points(variant, players, rows)
    ]
    sums = np.stack([rows[:, f.POINTS], *parts], axis=1)
    ones, numbers = np.ones(len(rows), np.int64), np.arange(first, first + len(rows))
    return _gathered(keys_of(variant, players, rows, lead), ones, numbers, sums)


def keys_of(variant: Variant, players: int, rows: Ints, lead: Ints | None = None) -> Ints:
    """The key of each deal's cell."""
    sides = len(variant.sides(players))
    lead = leads(rows, sides)[:, 0] if lead is None else lead
    own = rows[:, f.POINTS]
    found = {
        "rest": rest_sides(variant, players, rows) + 1,
        "zwicks": rows[:, f.ZWICKS : f.ZWICKS + sides].sum(axis=1),
        "others": (own * (sides - 1) - lead) // lead_scale(sides),
        "points": own // UNIT,
        "lead": lead // lead_scale(sides),
    }
    keys, at = np.zeros(len(rows), np.int64), 0
    for name, (bits, base) in _PLACES.items():
        keys |= np.clip(found[name] + base, 0, (1 << bits) - 1) << at
        at += bits
    return keys


def measured(keys: Ints, measure: str) -> Ints:
    """A measure, read from keys."""
    before = MEASURES[: MEASURES.index(measure)]
    at = sum(_PLACES[name][0] for name in before)
    bits, base = _PLACES[measure]
    return ((keys >> at) & ((1 << bits) - 1)) - base


def _gathered(keys: Ints, counts: Ints, firsts: Ints, sums: Ints) -> Cells:
    """Cells with equal keys made one."""
    order = np.argsort(keys, kind="stable")
    sorted_keys = keys[order]
    starts = np.flatnonzero(np.r_[True, sorted_keys[1:] != sorted_keys[:-1]][: len(keys)])
    if not len(starts):
        return Cells(keys, counts, firsts, sums)
    return Cells(
        sorted_keys[starts],
        np.add.reduceat(counts[order], starts),
        np.minimum.reduceat(firsts[order], starts),
        np.add.reduceat(sums[order], starts, axis=0),
    )

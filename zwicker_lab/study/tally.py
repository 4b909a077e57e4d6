"""Tallies: how often a figure had each value. Whole numbers only, so that sums are the same in whatever order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

import numpy as np

from zwicker_lab.kernel import Ints
from zwicker_lab.texts import say

ENOUGH = 150
"""Below so many deals no interval is told."""

_SURE = 1.96
_BINS = 1 << 16


@dataclass(frozen=True, order=True, slots=True)
class Figure:
    """What a tally counts: a figure of a rule set, or its difference to the same figure of another on the same deals.

    ``arm`` and ``against`` are places in the study's variants; ``against`` is -1 where nothing is compared.
    """

    arm: int
    name: str
    against: int = -1


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval from ``n`` deals; no interval, and ``too_few``, where there are too few of them.

    ``paired`` says that a difference was taken deal by deal; it is ``None`` where nothing is compared.
    """

    mean: float
    low: float | None
    high: float | None
    n: int
    paired: bool | None = None

    @property
    def too_few(self) -> bool:
        """Whether there are too few deals to tell an interval."""
        return self.n < ENOUGH

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """The mean with its interval and the number of deals, as one line in ``lang``."""
        if self.low is None or self.high is None:
            return say(lang, "study-estimate-few", mean=self.mean, deals=self.n)
        return say(lang, "study-estimate", mean=self.mean, low=self.low, high=self.high, deals=self.n)


@dataclass(slots=True)
class Tally:
    """How often each value came; a value is ``scale`` times the figure, so that it is whole.

    >>> tally = Tally(2, {3: 100, 5: 100})
    >>> tally.n, tally.mean, round(tally.estimate().low, 3), tally.at_least(2)
    (200, Fraction(2, 1), 1.931, 100)
    """

    scale: int = 1
    counts: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, values: Ints, scale: int = 1) -> Tally:
        """The tally of some values."""
        if not len(values):
            return cls(scale)
        low, high = int(values.min()), int(values.max())
        if high - low < _BINS:
            counted = np.bincount(values - low)
            places = np.flatnonzero(counted)
            return cls(scale, dict(zip((places + low).tolist(), counted[places].tolist(), strict=True)))
        found, times = np.unique(values, return_counts=True)
        return cls(scale, dict(zip(found.tolist(), times.tolist(), strict=True)))

    def add(self, other: Tally) -> None:
        """Count another tally of the same figure in."""
        for value, times in other.counts.items():
            self.counts[value] = self.counts.get(value, 0) + times

    def copy(self) -> Tally:
        """The same, to count on in."""
        return Tally(self.scale, dict(self.counts))

    @property
    def n(self) -> int:
        """How many were counted."""
        return sum(self.counts.values())

    @property
    def total(self) -> Fraction:
        """The sum of the figure."""
        return Fraction(sum(value * times for value, times in self.counts.items()), self.scale)

    @property
    def squares(self) -> int:
        """The sum of the squares of all values; 0 where every value was 0."""
        return sum(value * value * times for value, times in self.counts.items())

    @property
    def mean(self) -> Fraction:
        """The mean of the figure; 0 where nothing was counted."""
        return self.total / self.n if self.n else Fraction(0)

    @property
    def variance(self) -> Fraction:
        """The variance of the figure, of a sample; 0 for fewer than two."""
        number = self.n
        if number < 2:
            return Fraction(0)
        sums = sum(value * times for value, times in self.counts.items())
        return Fraction(number * self.squares - sums * sums, number * (number - 1) * self.scale * self.scale)

    def estimate(self, share: bool = False, paired: bool | None = None) -> Estimate:
        """The mean and its interval; of a ``share`` of deals by E. B. Wilson's rule, that holds near 0 and 1 too."""
        number, mean = self.n, float(self.mean)
        if number < ENOUGH:
            return Estimate(mean, None, None, number, paired)
        if share:
            return Estimate(mean, *_wilson(mean, number), number, paired)
        half = _SURE * sqrt(self.variance / number)
        return Estimate(mean, mean - half, mean + half, number, paired)

    def at_least(self, figure: float) -> int:
        """How often the figure was so high or higher."""
        return sum(times for value, times in self.counts.items() if value >= figure * self.scale)

    def __iter__(self) -> Iterator[tuple[Fraction, int]]:
        """Every figure with how often it came, ascending."""
        return ((Fraction(value, self.scale), times) for value, times in sorted(self.counts.items()))


Tallies = dict[Figure, Tally]


def merge(into: Tallies, more: Mapping[Figure, Tally]) -> None:
    """Count tallies in; the order in which this is done does not matter."""
    for figure, tally in more.items():
        if not tally.counts:
            continue
        if figure in into:
            into[figure].add(tally)
        else:
            into[figure] = tally.copy()


def difference(one: Tally, other: Tally) -> Estimate:
    """The difference of two means from deals that are not the same."""
    least = min(one.n, other.n)
    mean = float(one.mean - other.mean)
    if least < ENOUGH:
        return Estimate(mean, None, None, least, False)
    half = _SURE * sqrt(one.variance / one.n + other.variance / other.n)
    return Estimate(mean, mean - half, mean + half, least, False)


def _wilson(share: float, number: int) -> tuple[float, float]:
    square = _SURE * _SURE / number
    middle, half = share + square / 2, _SURE * sqrt(share * (1 - share) / number + square / number / 4)
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))

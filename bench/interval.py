"""What duplicate deals say: a mean with its interval, and how many were played."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

_SURE = 1.96


def above(diffs: Sequence[float], digits: int) -> dict[str, float]:
    """The mean of what one player has above the others, its 95 % interval, and how many deals were played.

    >>> above([1.0, 2.0, 3.0, 2.0], 2)
    {'diff': 2.0, 'ci95': 0.8, 'n': 4}
    """
    margin = _SURE * stdev(diffs) / sqrt(len(diffs))
    return {"diff": round(fmean(diffs), digits), "ci95": round(margin, digits), "n": len(diffs)}

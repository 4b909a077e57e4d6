"""Times and their spread."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import quantiles


def milliseconds(work: Callable[..., object], *arguments: object) -> float:
    """How long one call takes the processor; what else runs on the machine does not count."""
    begun = time.process_time_ns()
    work(*arguments)
    return (time.process_time_ns() - begun) / 1e6


def spread(times: Sequence[float], *percentiles: int) -> dict[str, float]:
    """Median and the percentiles asked for, rounded to a thousandth.

    >>> spread([1.0, 2.0, 3.0, 4.0, 5.0], 90)
    {'median': 3.0, 'p90': 4.6}
    """
    cuts = quantiles(times, n=100, method="inclusive")
    named = {"median": cuts[49], **{f"p{percent}": cuts[percent - 1] for percent in percentiles}}
    return {name: round(value, 3) for name, value in named.items()}

"""How often something may be done: a bucket that fills again drop by drop."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from time import monotonic


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once at most, and so many a second in the long run."""

    burst: int
    a_second: float


SEAT = Rate(10, 5.0)
"""Commands of one seat: ten in two seconds."""
ADDRESS = Rate(240, 30.0)
"""Coming in and wrong tokens from one address: a hall may share one, so a whole hall fits."""
GUESSES = Rate(30, 0.5)
"""Codes that stand for no room, from one address: enough for typing errors, too few to find one."""


ROOMS = Rate(12, 0.02)
"""New rooms from one address."""


class Limiter:
    """Counts by whom; those not heard of for long are forgotten. Nothing of it is kept.

    >>> times = iter([0.0, 0.0, 0.0, 1.0])
    >>> limiter = Limiter(Rate(2, 1.0), clock=lambda: next(times))
    >>> [limiter.allows("a") for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic, most: int = 4096) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def allows(self, who: Hashable) -> bool:
        """Whether one more is within the limit; it is counted."""
        with self._lock:
            now = self._clock()
            left, then = self._left.pop(who, (float(self._rate.burst), now))
            left = min(self._rate.burst, left + (now - then) * self._rate.a_second)
            allowed = left >= 1
            self._left[who] = left - allowed, now
            while len(self._left) > self._most:
                self._left.popitem(last=False)
        return allowed

"""The exact corner: the chance that the leader can Zwick at once, exact, beside the same chance from deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from threading import Event
from typing import Any

import param

from zwicker_lab.study import Estimate, Study, first_zwick, run_all
from zwicker_lab.study.exact import opening
from zwicker_lab.ui.apart import in_thread
from zwicker_lab.ui.coach.home import Act, Home, at_once
from zwicker_lab.variants import load_variant, variant_names

FIRST = ("zwickern", "zwicker3")
"""The two rule sets of the picture: one value for court cards, and two."""
DEALS, SEED = 5_000, 1


@dataclass(frozen=True)
class Chance:
    """Of one rule set: the cards on the first table and in a hand, the exact chance, and what deals say of it."""

    name: str
    table: int
    hand: int
    exact: Fraction | None
    dealt: Estimate


@cache
def chance(name: str) -> Chance:
    """The chance for the usual number of players, counted once for all visitors.

    >>> found = chance("zwicker3")
    >>> float(round(found.exact, 4)), found.dealt.low <= found.exact <= found.dealt.high
    (0.1704, True)
    """
    variant = load_variant(name)
    table, hand = opening(variant, variant.default_players)
    study = Study.of(variant, seats=["random"], deals=DEALS, seed=SEED, matches=0, twins=0)
    dealt = run_all(study).estimate("leader.zwick")
    return Chance(name, table, hand, first_zwick(variant, variant.default_players), dealt)


class Corner(param.Parameterized):
    """The rows of the corner as they are found: two at first, the others when asked for.

    >>> corner = Corner(apart=at_once)
    >>> corner.begin()
    >>> [row.name for row in corner.rows], corner.is_running
    (['zwickern', 'zwicker3'], False)
    """

    rows: Any = param.ClassSelector(class_=tuple, default=(), doc="The chances found so far.")
    is_running: Any = param.Boolean(default=False, doc="Whether more are being counted.")

    def __init__(self, *, apart: Callable[[Act], None] = in_thread, home: Home = at_once) -> None:
        super().__init__()
        self._apart, self._home, self._cancel = apart, home, Event()

    @property
    def left(self) -> tuple[str, ...]:
        """The rule sets not yet counted; those with the largest table, which take longest, last."""
        known = {row.name for row in self.rows}
        return tuple(sorted((name for name in variant_names() if name not in known), key=_size))

    def begin(self) -> None:
        """Count the two of the picture."""
        self._count(FIRST)

    def receive(self, message: object) -> None:
        """Count ``all`` rule sets, or ``cancel``."""
        kind = message.get("kind") if isinstance(message, dict) else None
        if kind == "all":
            self._count(self.left)
        elif kind == "cancel":
            self.leave()

    def leave(self) -> None:
        """Count no further."""
        self._cancel.set()
        self.is_running = False

    def _count(self, names: tuple[str, ...]) -> None:
        if self.is_running:
            return
        self._cancel, self.is_running = Event(), True
        self._apart(partial(self._work, names, self._cancel))

    def _work(self, names: tuple[str, ...], cancel: Event) -> None:
        try:
            for name in names:
                if cancel.is_set():
                    return
                self._home(partial(self._add, cancel, chance(name)))
        finally:
            self._home(partial(self._end, cancel))

    def _add(self, cancel: Event, row: Chance) -> None:
        if cancel is self._cancel and not cancel.is_set():
            self.rows = (*self.rows, row)

    def _end(self, cancel: Event) -> None:
        if cancel is self._cancel:
            self.is_running = False


def _size(name: str) -> int:
    variant = load_variant(name)
    return opening(variant, variant.default_players)[0]

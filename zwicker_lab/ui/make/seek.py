"""Looking for a position in small portions, so that the page stays awake and can stop it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from zwicker_lab.lessons.conditions import TRIES, Wish, search
from zwicker_lab.ui.coach.home import Home

PORTION = 0.08
"""Seconds a portion takes."""
LONGEST = 20.0
"""Seconds of work after which a search gives up."""


class Seeking:
    """A search: ``told`` hears after each portion how many positions were looked at, and the line once one is found.

    ``ended`` is told with the last word; a search that was stopped says nothing more.

    >>> from zwicker_lab.lessons.fields import rules_named
    >>> heard = []
    >>> seeking = Seeking(Wish(rules_named("zwicker3"), 3, 3), 1, lambda *what: heard.append(what), lambda act: act())
    >>> seeking.begin()
    >>> heard[-1][1].startswith("zwicker3; table"), heard[-1][2]
    (True, True)
    """

    def __init__(self, wish: Wish, seed: int, told: Callable[[int, str, bool], None], home: Home) -> None:
        self._tries: Iterator[str | None] = search(wish, seed)
        self._told, self._home = told, home
        self.count, self.stopped, self._worked = 0, False, 0.0

    def begin(self) -> None:
        """Begin, and go on in portions."""
        self._home(self._go_on)

    def stop(self) -> None:
        """Look no further."""
        self.stopped = True

    def _go_on(self) -> None:
        begun = perf_counter()
        until = begun + PORTION
        while not self.stopped and perf_counter() < until:
            line = next(self._tries, "")
            if line is not None:
                self.stopped = True
                self._told(self.count, line, True)
                return
            self.count += 1
        self._worked += perf_counter() - begun
        if not self.stopped:
            self.stopped = self._worked > LONGEST
            self._told(self.count, "", self.stopped)
            if not self.stopped:
                self._home(self._go_on)

    @property
    def share(self) -> float:
        """How much of the search is done, from 0 to 1."""
        return max(self.count / TRIES, self._worked / LONGEST)

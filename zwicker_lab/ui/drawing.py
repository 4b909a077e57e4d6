"""Exercises and positions are drawn beside the thread that answers clicks, one after the other for all visitors."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache, partial
from threading import Event, Timer
from typing import Any

from zwicker_lab.ui.coach.home import Act, Home, at_once
from zwicker_lab.ui.queue import Queue

SOON_S = 0.5
"""Until then what was shown stays in view; who waits longer is told."""

Make = Callable[[Any], Any]
Done = Callable[[Any], None]
log = logging.getLogger("zwicker_lab")


@cache
def shared() -> Queue:
    """The one queue of this process: drawing takes the interpreter's whole time, so two at once gain nothing."""
    return Queue(1)


class Drawing:
    """What ``make`` draws for a name; ``apart`` is how it is done beside the page, ``home`` how it comes back.

    >>> from zwicker_lab.lessons.practice import exercise_of, read_ref
    >>> drawing, heard = Drawing(exercise_of), []
    >>> drawing.begin(read_ref("sums 4 zwicker3"), heard.append)
    >>> heard[0].goal.type, drawing.is_busy
    ('any_legal_capture', False)
    """

    def __init__(self, make: Make, apart: Callable[[Act], None] = at_once, home: Home = at_once) -> None:
        self._make, self._apart, self._home = make, apart, home
        self._cancel = Event()
        self.is_busy = False

    def begin(self, ref: Any, done: Done, slow: Act | None = None) -> None:
        """Draw what ``ref`` names: ``done`` hears of it, and ``slow`` is called where that is not soon."""
        self.leave()
        self._cancel, self.is_busy = Event(), True
        cancel = self._cancel
        self._apart(partial(self._draw, ref, done, cancel))
        if self.is_busy and slow:
            timer = Timer(SOON_S, lambda: self._home(lambda: slow() if self._waits(cancel) else None))
            timer.daemon = True
            timer.start()

    def leave(self) -> None:
        """Draw no more; one that waits for its turn gives it up."""
        self._cancel.set()
        self.is_busy = False

    def _waits(self, cancel: Event) -> bool:
        return self.is_busy and cancel is self._cancel

    def _draw(self, ref: Any, done: Done, cancel: Event) -> None:
        drawn = None
        try:
            with shared().turn(cancel, lambda place: None) as mine:
                drawn = self._make(ref) if mine else None
        except Exception:
            log.exception("%s cannot be drawn", ref)
        if not cancel.is_set():
            self._home(lambda: self._hear(drawn, done, cancel))

    def _hear(self, drawn: Any, done: Done, cancel: Event) -> None:
        if self._waits(cancel):
            self.is_busy = False
            done(drawn)

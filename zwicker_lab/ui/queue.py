"""Whose turn it is: so many work at once, the others wait in the order they came."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition, Event

_LOOK_S = 0.25


class Queue:
    """Those who wait; a place is told whenever it changes.

    >>> queue, given_up = Queue(1), Event()
    >>> def told(place):
    ...     given_up.set()
    >>> with queue.turn(Event(), told) as first, queue.turn(given_up, told) as second:
    ...     first, second
    (True, False)
    """

    def __init__(self, most: int) -> None:
        self._most, self._playing = most, 0
        self._waiting: list[object] = []
        self._changed = Condition()

    @contextmanager
    def turn(self, cancel: Event, told: Callable[[int], None]) -> Iterator[bool]:
        """Wait until it is one's turn, and hold it; ``False`` where ``cancel`` was set before.

        ``told`` hears one's place among those who wait, 1 for the next.
        """
        mine = self._wait(cancel, told)
        try:
            yield mine
        finally:
            if mine:
                with self._changed:
                    self._playing -= 1
                    self._changed.notify_all()

    def _wait(self, cancel: Event, told: Callable[[int], None]) -> bool:
        ticket, place = object(), 0
        with self._changed:
            self._waiting.append(ticket)
            while not cancel.is_set():
                if self._playing < self._most and self._waiting[0] is ticket:
                    self._playing += 1
                    self._leave(ticket)
                    return True
                now = self._waiting.index(ticket) + 1
                if now != place:
                    place = now
                    told(place)
                self._changed.wait(_LOOK_S)
            self._leave(ticket)
            return False

    def _leave(self, ticket: object) -> None:
        self._waiting.remove(ticket)
        self._changed.notify_all()

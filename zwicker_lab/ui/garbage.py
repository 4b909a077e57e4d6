"""The search for garbage while pages are served: what stays is left out, all else is searched when nobody waits.

Python searches everything when much was made: in the midst of an answer to sixty phones, all of which then wait.
"""

from __future__ import annotations

import gc

from tornado.ioloop import IOLoop, PeriodicCallback

from zwicker_lab.texts import LANGUAGES, bundle

EVERY_MS = 1000
DUE = 10
"""So many searches among what is young make a search of everything due, as with Python's own reckoning."""
LAST_RESORT = 1000
"""So many of them start one all the same, should the server never be idle."""
MOMENT_S, LATE_S = 0.02, 0.005
"""The loop is idle where a moment is over in time."""


def settle() -> None:
    """Leave out what stays from now on, the texts of all languages included: each search of it took 0.1 s."""
    for lang in LANGUAGES:
        bundle(lang)
    gc.collect()
    gc.freeze()


def search_when_idle(loop: IOLoop) -> PeriodicCallback:
    """Search for garbage between answers from now on; ``stop`` of the result ends that."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, LAST_RESORT)
    tidy = PeriodicCallback(lambda: look(loop), EVERY_MS)
    tidy.start()
    return tidy


def look(loop: IOLoop) -> None:
    """Search everything where that is due and the loop proves to be idle."""
    if gc.get_count()[2] >= DUE:
        loop.call_later(MOMENT_S, _search_unless_late, loop, loop.time() + MOMENT_S)


def _search_unless_late(loop: IOLoop, due: float) -> None:
    if loop.time() - due < LATE_S:
        gc.collect()

"""Long work beside the page, in a thread of its own."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from zwicker_lab.errors import EndedError
from zwicker_lab.ui.coach.home import Act


def in_thread(act: Act) -> None:
    """Do ``act`` beside the page; it is given up when the server ends."""
    Thread(target=_until_the_end, args=(act,), name="apart", daemon=True).start()


def _until_the_end(act: Act) -> None:
    with suppress(EndedError):
        act()

"""The connection between a page and its server, cut and mended."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.ui.browser import PATIENCE


class Wire:
    """The connection of a page to its server, which a test cuts and mends."""

    def __init__(self, page: Page) -> None:
        self.page, self.is_down, self.refused = page, False, 0
        page.route_web_socket(re.compile("/ws"), self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        if self.is_down:
            self.refused += 1
            socket.close()
            return
        socket.connect_to_server()
        self.socket = socket

    def cut(self, *, sending: str = "") -> None:
        """Cut it, in the middle of a message where ``sending`` is its first part; nothing gets through until mended."""
        self.is_down = True
        if sending:
            self.socket.send(sending)
        self.socket.close()

    def refuse(self, times: int) -> None:
        """See so many attempts to come back fail."""
        wanted = self.refused + times
        frames(self.page, lambda: self.refused >= wanted)

    def mend(self) -> None:
        """Let the next attempt through."""
        self.is_down = False


def frames(page: Page, done: Callable[[], bool]) -> None:
    """Let the page draw on until something is so that it knows nothing of; fails when it stays so for too long."""
    for _ in range(60 * PATIENCE // 1000):
        if done():
            return
        page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("it did not come about")


@pytest.fixture
def wire() -> Callable[[Page], Wire]:
    """Hold the connection that a page is about to make: ``held = wire(page)``."""
    return Wire

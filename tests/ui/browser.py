"""A real Chromium in front of our pages, and a watch on what it complains about.

``page`` fails its test on a console error or warning, a page error or a request that leaves this machine. Nothing
sleeps: ``visit`` waits until Panel's connection is open and everything is drawn.
"""

from __future__ import annotations

import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright, Request, expect, sync_playwright

OWN_HOSTS = {"127.0.0.1", "localhost"}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
PATIENCE = 30_000
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NO_CHROMIUM = (
    "no Chromium: apt-get install chromium-headless-shell, playwright install chromium, or name it in $CHROMIUM"
)
DRAWN = "() => { const docs = window.Bokeh?.documents ?? []; return docs.length > 0 && docs.every(d => d.is_idle) }"

expect.set_options(timeout=PATIENCE)


def find_chromium(playwright: Playwright) -> str | None:
    named = os.environ.get("CHROMIUM")
    for name in [named] if named else NAMES:
        if found := shutil.which(name):
            return found
    own = playwright.chromium.executable_path
    return own if own and Path(own).is_file() else None


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests of a worker; without one these tests are skipped and counted."""
    with sync_playwright() as playwright:
        program = find_chromium(playwright)
        if program is None:
            pytest.skip(NO_CHROMIUM)
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the browser complained about. A test that provokes a complaint looks at it here and clears it."""
    return []


class Profile:
    """A browser's profile that is used again, emptied of all but the files it keeps: those are read only once."""

    def __init__(self, chromium: Browser, options: dict[str, Any]) -> None:
        self.context, self.origins = chromium.new_context(**options), set[str]()
        self.context.set_default_timeout(PATIENCE)
        self.context.on("request", self._asked)

    def _asked(self, request: Request) -> None:
        url = urlparse(request.url)
        if url.scheme in ("http", "https"):
            self.origins.add(f"{url.scheme}://{url.netloc}")

    def open(self) -> Page:
        """A page that knows of no other."""
        page = self.context.new_page()
        self.context.clear_cookies()
        session = self.context.new_cdp_session(page)
        for origin in self.origins:
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        self.origins.clear()
        return page

    def close_pages(self) -> None:
        """Leave every page."""
        for page in self.context.pages:
            page.close()


@pytest.fixture(scope="session")
def profiles() -> dict[str, list[Profile]]:
    """The profiles nobody uses at the moment, by their options."""
    return defaultdict(list)


@pytest.fixture
def new_page(
    chromium: Browser, profiles: dict[str, list[Profile]], complaints: list[str], serve: Callable[..., str]
) -> Iterator[Callable[..., Page]]:
    """Open a fresh profile's page with options of Playwright's ``new_context``: ``new_page(has_touch=True)``.

    Asking for ``serve`` lets every page close before the server it is connected to.
    """
    used: list[tuple[str, Profile]] = []

    def open_one(**options: Any) -> Page:
        wanted = {"viewport": {"width": 1280, "height": 800}, "locale": "de-DE", "reduced_motion": "reduce", **options}
        key = repr(sorted(wanted.items()))
        profile = profiles[key].pop() if profiles[key] else Profile(chromium, wanted)
        used.append((key, profile))
        page = profile.open()
        watch(page, complaints)
        return page

    yield open_one
    for key, profile in used:
        profile.close_pages()
        profiles[key].append(profile)
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page at 1280 by 800 in a German browser; ``page.set_viewport_size`` and ``page.emulate_media`` change that."""
    return new_page()


def watch(page: Page, complaints: list[str]) -> None:
    def heard(message: ConsoleMessage) -> None:
        bokeh_s_own = message.type == "warning" and message.text.startswith("[bokeh")  # of a connection that is lost
        if message.type in ("error", "warning") and not bokeh_s_own:
            complaints.append(f"console: {message.text} ({message.location.get('url')})")

    def asked(request: Request) -> None:
        url = urlparse(request.url)
        if url.scheme in ("http", "https", "ws", "wss") and url.hostname not in OWN_HOSTS:
            complaints.append(f"request to another host: {request.url}")

    def failed(error: Error) -> None:
        complaints.append(f"page error: {error}")

    page.on("console", heard)
    page.on("request", asked)
    page.on("pageerror", failed)


@pytest.fixture
def visit() -> Callable[[Page, str], Page]:
    """Go to an address and wait until Panel's connection is open and all is drawn: ``visit(page, url)``."""

    def go(page: Page, url: str) -> Page:
        page.goto(url)
        page.wait_for_function(DRAWN)
        return page

    return go

"""The browser rig: our pages in a thread, a real Chromium in front of them, and a watch on what it complains about.

``page`` fails its test on a console error or warning, a page error or a request that leaves this machine. Nothing
sleeps: ``visit`` waits until Panel's connection is open and everything is drawn.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    WebSocketRoute,
    sync_playwright,
)
from tornado.ioloop import IOLoop

from zwicker_lab.ui.serve import open_server
from zwicker_lab.ui.settings import Settings

OWN_HOSTS = {"127.0.0.1", "localhost"}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
PATIENCE = 10_000
NO_CHROMIUM = "no Chromium: apt-get install chromium, or playwright install chromium, or name one in $CHROMIUM"
DRAWN = "() => { const docs = window.Bokeh?.documents ?? []; return docs.length > 0 && docs.every(d => d.is_idle) }"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


# The server


class Served:
    """A server in a thread of its own, from the first line of ``with`` to the last."""

    def __init__(self, pages: dict[str, Callable[[], Any]] | None, settings: Settings) -> None:
        self.pages, self.settings = pages, settings
        self.ready = threading.Event()
        self.fault: BaseException | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        loop = asyncio.new_event_loop()
        asyncio.set_event_loop(loop)
        self.io = IOLoop.current()
        try:
            self.server = open_server(self.settings, self.pages, loop=self.io)
            self.server.start()
            self.io.add_callback(self.ready.set)
            self.io.start()
            self.server.stop()
        except BaseException as fault:
            self.fault = fault
        finally:
            self.ready.set()
            self.io.close(all_fds=True)

    def __enter__(self) -> str:
        self.thread.start()
        self.ready.wait()
        if self.fault:
            raise self.fault
        return f"http://localhost:{self.server.port}/"

    def __exit__(self, *_: object) -> None:
        if self.thread.is_alive():
            self.io.add_callback(self.io.stop)
        self.thread.join()
        if self.fault:
            raise self.fault


@pytest.fixture(scope="session")
def app_url() -> Iterator[str]:
    """The address of the whole site, with a slash at its end."""
    with Served(None, Settings(port=0)) as url:
        yield url


@pytest.fixture
def serve() -> Iterator[Callable[..., str]]:
    """Serve one page function, a function that makes a component, or several by route: ``url = serve(make)``."""
    open_ones: list[Served] = []

    def start(make: Callable[[], Any] | dict[str, Callable[[], Any]], **settings: Any) -> str:
        pages = make if isinstance(make, dict) else {"/": make}
        open_ones.append(Served(pages, Settings(**{"port": 0, **settings})))
        return open_ones[-1].__enter__()

    yield start
    for served in open_ones:
        served.__exit__()


# The browser


def find_chromium(playwright: Playwright) -> str | None:
    named = os.environ.get("CHROMIUM")
    for name in [named] if named else ["chromium", "chromium-browser", "google-chrome"]:
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


@pytest.fixture
def new_page(chromium: Browser, complaints: list[str], serve: Callable[..., str]) -> Iterator[Callable[..., Page]]:
    """Open a fresh profile's page with options of Playwright's ``new_context``: ``new_page(has_touch=True)``.

    Asking for ``serve`` lets every page close before the server it is connected to.
    """
    contexts = []

    def open_one(**options: Any) -> Page:
        wanted = {"viewport": {"width": 1280, "height": 800}, "locale": "de-DE", "reduced_motion": "reduce", **options}
        contexts.append(context := chromium.new_context(**wanted))
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        watch(page, complaints)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page at 1280 by 800 in a German browser; ``page.set_viewport_size`` and ``page.emulate_media`` change that."""
    return new_page()


class Wire:
    """The connection of a page to its server, which a test cuts and mends."""

    def __init__(self, page: Page) -> None:
        self.is_down = False
        page.route_web_socket(re.compile("/ws"), self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        if self.is_down:
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

    def mend(self) -> None:
        """Let the next attempt through."""
        self.is_down = False


@pytest.fixture
def wire() -> Callable[[Page], Wire]:
    """Hold the connection that a page is about to make: ``held = wire(page)``."""
    return Wire


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


# Looking closely


@pytest.fixture(scope="session")
def axe_script() -> str:
    return resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def axe(axe_script: str) -> Callable[[Page], None]:
    """Fail on any violation axe-core finds, WCAG 2.2 A and AA and good practice: ``axe(page)``."""

    def check(page: Page) -> None:
        page.evaluate(axe_script)
        found = page.evaluate("async () => (await axe.run(document)).violations")
        told = [
            f"{one['id']} ({one['impact']}): {one['help']}\n  "
            + "\n  ".join(f"{node['target']} {node['html'][:120]}" for node in one["nodes"][:5])
            for one in found
        ]
        assert not told, f"{page.url}\n" + "\n".join(told)

    return check


@pytest.fixture
def sideways() -> Callable[[Page], None]:
    """Fail when the page can be scrolled sideways: ``sideways(page)``."""

    def check(page: Page) -> None:
        over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert over <= 0, f"{page.url} is {over} px too wide at {page.viewport_size}"

    return check


@pytest.fixture
def fits(
    page: Page, visit: Callable[[Page, str], Page], axe: Callable[[Page], None], sideways: Callable[[Page], None]
) -> Callable[[str, int], None]:
    """No violation axe-core knows and no sideways scrolling, in the dark, then in large text: ``fits(url, width)``."""

    def check(url: str, width: int) -> None:
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme="dark")
        visit(page, url)
        page.evaluate("zlLook.set('size', 'normal')")
        sideways(page)
        axe(page)
        page.evaluate("zlLook.set('size', 'large')")
        sideways(page)

    return check

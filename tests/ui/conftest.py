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
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Literal
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
    expect,
    sync_playwright,
)
from tornado.ioloop import IOLoop

from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.play.bots import Bots
from zwicker_lab.ui.serve import open_server
from zwicker_lab.ui.settings import Settings
from zwicker_lab.ui.sitemap import SITE

OWN_HOSTS = {"127.0.0.1", "localhost"}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
PATIENCE = 30_000
LOOKS: list[tuple[int, Literal["dark", "light"]]] = [(360, "dark"), (1280, "light")]
NO_CHROMIUM = (
    "no Chromium: apt-get install chromium-headless-shell, playwright install chromium, or name it in $CHROMIUM"
)
TARGET = 44
SMALL = """least => {
  const found = [], inSentence = node => getComputedStyle(node).display === 'inline'
    && [...node.parentNode.childNodes].some(near => near !== node && near.textContent.trim());
  const look = root => root.querySelectorAll('*').forEach(node => {
    if (node.shadowRoot) look(node.shadowRoot);
    if (!node.matches('a[href], button, select, summary') || !node.checkVisibility() || inSentence(node)) return;
    const { width, height } = node.getBoundingClientRect();
    const isSmall = width > 1 && height > 1 && Math.min(width, height) < least - .5;
    if (isSmall) found.push(`${width} by ${height}: ${node.outerHTML.slice(0, 200)}`);
  });
  look(document);
  return found;
}"""
"""What is to be pressed and is smaller, in pixels, but for links within a sentence and what only the ear finds."""
DRAWN = "() => { const docs = window.Bokeh?.documents ?? []; return docs.length > 0 && docs.every(d => d.is_idle) }"


expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(autouse=True)
def loop_of_the_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep Playwright's loop, which stays in this thread from test to test, from tests that drive no browser."""
    held = asyncio._get_running_loop()
    if "chromium" not in request.fixturenames:
        asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(held or asyncio._get_running_loop())


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


class Stage:
    """A server that shows what it is given, one thing after another: its address stays, and so do a browser's files."""

    def __init__(self) -> None:
        self.shown: dict[str, Callable[[], Any]] = {}
        self.url = ""

    @property
    def pages(self) -> dict[str, Callable[[], Any]]:
        """A page for every route of the site; each shows what is on the stage there at the moment."""

        def page(route: str) -> Callable[[], Any]:
            return lambda: self.shown[route]()

        return {route: page(route) for route in ("/", *(entry.route for entry in SITE))}


@pytest.fixture(scope="session")
def stage() -> Iterator[Stage]:
    """One for all tests of a worker."""
    made = Stage()
    with Served(made.pages, Settings(port=0)) as made.url:
        yield made


@pytest.fixture
def serve(stage: Stage) -> Iterator[Callable[..., str]]:
    """Serve one page function, a function that makes a component, or several by route: ``url = serve(make)``.

    Routes of the site's own are shown on the stage; others, settings, and a second call get a server of their own.
    """
    open_ones: list[Served] = []

    def start(make: Callable[[], Any] | dict[str, Callable[[], Any]], **settings: Any) -> str:
        pages = make if isinstance(make, dict) else {"/": make}
        if not settings and not stage.shown and pages.keys() <= stage.pages.keys():
            stage.shown.update(pages)
            return stage.url
        open_ones.append(Served(pages, Settings(**{"port": 0, **settings})))
        return open_ones[-1].__enter__()

    yield start
    stage.shown.clear()
    for served in open_ones:
        served.__exit__()


# Who thinks


@pytest.fixture(scope="session")
def quick_coach() -> Iterator[Coach]:
    """An adviser that answers at once, in one process for all tests of a worker."""
    coach = Coach("tests.ui.advisers:quick", workers=1)
    yield coach
    coach.close()


@pytest.fixture(scope="session")
def quick_bots() -> Iterator[Bots]:
    """Program players that choose at once, in one process for all tests of a worker."""
    bots = Bots("tests.ui.bots:quick")
    yield bots
    bots.close()


# The browser


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
        found = page.evaluate(
            "async () => (await axe.run(document, { resultTypes: ['violations'], preload: false })).violations"
        )
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
    visit: Callable[[Page, str], Page], axe: Callable[[Page], None], sideways: Callable[[Page], None]
) -> Callable[..., None]:
    """No violation axe-core knows, nothing small to press and no sideways scrolling, in every width, theme and print.

    ``fits(page, url)``, or ``fits(page)`` for a page as it is; one that is loaded once is looked at in every way.
    """

    def check(page: Page, url: str = "") -> None:
        if url:
            visit(page, url)
        for width, theme in LOOKS:
            page.set_viewport_size({"width": width, "height": 800})
            page.emulate_media(color_scheme=theme)
            small = page.evaluate(SMALL, TARGET)
            assert not small, f"{page.url} at {width}: " + "\n".join(small)
            axe(page)
            for size in ("large", "normal"):
                page.evaluate("size => zlLook.set('size', size)", size)
                sideways(page)

    return check

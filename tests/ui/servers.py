"""Our pages served from a thread: a server of one's own, the whole site, and a stage for one page after another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tornado.ioloop import IOLoop

from zwicker_lab.ui.serve import open_server
from zwicker_lab.ui.settings import Settings
from zwicker_lab.ui.sitemap import SITE


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

"""The rig of the pages: a browser, servers and checks of pages, and helpers that think at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.ui.browser import chromium, complaints, new_page, page, profiles, visit
from tests.ui.checks import axe, axe_script, fits, sideways, targets
from tests.ui.servers import app_url, serve, stage
from tests.ui.wires import wire
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.play.bots import Bots

__all__ = [
    "app_url",
    "axe",
    "axe_script",
    "chromium",
    "complaints",
    "fits",
    "new_page",
    "page",
    "profiles",
    "serve",
    "sideways",
    "stage",
    "targets",
    "visit",
    "wire",
]


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

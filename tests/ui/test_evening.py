"""A whole club evening with real pages: a host and eight guests, exercises, a duplicate deal, a server killed in it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.learner import Learner
from zwicker_lab.ui.room.service import VARIABLE
from zwicker_lab.ui.settings import Settings
from zwicker_lab.workshop import Rooms, Store

NAMES = ("Anna", "Piet", "Jan", "Inge", "Telse", "Hinnerk", "Wiebke", "Änne")
LESSON = "08-the-zwick"
SERVER = Path(__file__).with_name("club_server.py")
PATIENCE = 120_000


class Hall:
    """The server's process, which can be killed and started again at the same address."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database = folder / "rooms.sqlite"
        monkeypatch.setenv(VARIABLE, str(self.database))
        monkeypatch.setenv("PYTHONPATH", str(SERVER.parents[2]))
        self.port = Settings(port=0).claimed().port
        self.url = f"http://localhost:{self.port}/"
        self.start()

    def start(self) -> None:
        command = [sys.executable, SERVER, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def kill(self) -> None:
        """As ``kill -9`` does."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def room(self, code: str) -> Any:
        """What is on disk of a room, read by somebody else."""
        rooms = Rooms(Store.open(str(self.database)))
        try:
            return rooms.open(code).room
        finally:
            rooms.close()


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    made = Hall(tmp_path, monkeypatch)
    yield made
    made.kill()


def come_in(page: Page, url: str, code: str, name: str) -> None:
    page.set_default_timeout(PATIENCE)
    page.goto(f"{url}join?lang=en&code={code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def hand(page: Page) -> list[str]:
    found: list[str] = page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return found


def play_a_card(guests: list[Page]) -> Page:
    """Whoever's turn it is first plays the first card of the hand, in the first way."""
    page = next(one for one in guests if "your turn" in one.locator(".prompt").inner_text())
    held = hand(page)
    page.locator(".hand [data-card]").first.click()
    page.locator(".choosing .choice").first.click()
    expect(page.locator(".hand [data-card]")).to_have_count(len(held) - 1)
    expect(page.locator(".prompt")).not_to_contain_text("your turn")
    return page


def sure(page: Page, name: str) -> None:
    """Press a button that asks once more."""
    page.locator(f"[data-id={name}]").click()
    page.locator(f"[data-id={name}]").click()


def test_an_evening_goes_on_where_it_was_when_its_server_was_killed(
    hall: Hall, new_page: Any, complaints: list[str]
) -> None:
    """Eight guests, an exercise and a deal at two tables: same seats, same cards, nothing lost, nothing doubled."""
    host = new_page()
    host.set_default_timeout(PATIENCE)
    host.goto(f"{hall.url}room?lang=en")
    host.locator("[data-id=lead]").click()
    host.locator("select[name=source]").select_option(LESSON)
    code = re.search(r"code=(\w+)", host.url)[1]
    wall = new_page()
    wall.goto(f"{hall.url}wall?lang=en&code={code}")
    guests = [new_page() for _ in NAMES]
    for page, name in zip(guests, NAMES, strict=True):
        come_in(page, hall.url, code, name)
    host.locator("[data-id=start]").click()

    for page in guests:
        Learner(page, "mouse").attempt("9h", "5c", "4d")
    expect(host.locator("button.g.first")).to_have_count(len(NAMES))

    sure(host, "stop")
    host.locator("select[name=kind]").select_option("deals")
    host.locator("select[name=deals]").select_option("1")
    host.locator("select[name=strength]").select_option("random")
    host.locator("[data-id=start]").click()
    host.locator("[data-id=deal]").click()
    for page in guests:
        expect(page.locator(".hand [data-card]").first).to_be_visible()
    play_a_card(guests)
    before = [hand(page) for page in guests]

    hall.kill()
    for page in (wall, *guests):
        expect(page.locator("[data-strip=lost]")).to_be_visible()
    next_one = next(page for page in guests if "your turn" in page.locator(".prompt").inner_text())
    next_one.locator(".hand [data-card]").first.click()
    hall.start()
    for page, name in zip(guests, NAMES, strict=True):
        expect(page.locator("[data-strip=lost]")).to_have_count(0)
        expect(page.locator(".guest-names")).to_have_text(name)
    assert [hand(page) for page in guests] == before
    expect(next_one.locator(".hand [data-card]").first).to_have_attribute("aria-pressed", "true")
    next_one.locator(".choosing .choice").first.click()
    expect(next_one.locator(".hand [data-card]")).to_have_count(len(before[guests.index(next_one)]) - 1)

    expect(wall.locator(".tbl")).to_have_count(2)
    for page in guests:
        sure(page, "stand-in")
    for page in guests:
        expect(page.locator(".guest-after")).to_contain_text("The same cards at every table")
    expect(host.locator("button.g")).to_have_count(len(NAMES))
    for page in (host, wall):
        expect(page.locator(".tbl.over")).to_have_count(2)
    room = hall.room(code)
    assert [guest.name for guest in room.guests.values()] == list(NAMES)
    exercise, deals = room.rounds
    assert [len(exercise.work(0, number).attempts) for number in room.guests] == [1] * len(NAMES)
    one, other = deals.here.tables
    assert one.positions[0] == other.positions[0] and sorted(one.seats + other.seats) == sorted(room.guests)
    complaints.clear()  # what the browser says about a server that is not there

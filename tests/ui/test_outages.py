"""Outages of half a second, six seconds and two minutes, at an exercise and at a table, on a guest's page.

No test waits for so long: the three are told apart by what has happened when the line is back. After half a second the
first attempt to come back gets through; within six seconds the page has tried twice in vain, after one and after three;
after two minutes the server has given the session up, which is told here to do so at once, and makes another one. And
pages that keep what is done in the browser are heard again by a server that has forgotten them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import panel as pn
import pytest
from panel.io.state import set_curdoc
from playwright.sync_api import Page, expect

from tests.ui.parties import Club, Led, club
from tests.ui.servers import Served
from tests.ui.test_guest import PHONE, come_in, patient, slip
from tests.ui.wires import Wire, frames
from zwicker_lab.ui.guest.page import guest_page
from zwicker_lab.ui.settings import Settings
from zwicker_lab.ui.sitemap import SITE
from zwicker_lab.workshop import Deals, Exercises, Ticket, Who
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop.tables import Table

__all__ = ["club"]
pytestmark = pytest.mark.filterwarnings("ignore:reference already known")  # Bokeh's client sends its roots anew
CHECK_MS = 100

Outage = Callable[[Wire, Served], None]


def half_a_second(held: Wire, served: Served) -> None:
    """Nothing happens."""


def six_seconds(held: Wire, served: Served) -> None:
    """Two attempts fail."""
    held.refuse(2)


def two_minutes(held: Wire, served: Served) -> None:
    """The server forgets the page."""
    sessions = served.server.get_sessions("/join")
    assert sessions
    for session in sessions:
        session.request_expiration()
    frames(held.page, lambda: not served.server.get_sessions("/join"))


@pytest.fixture
def served(club: Club) -> Iterator[Served]:
    made = Served({"join": guest_page}, Settings(port=0, session_check=CHECK_MS))
    with made:
        yield made


@pytest.fixture(params=[half_a_second, six_seconds, two_minutes])
def outage(request: pytest.FixtureRequest) -> Outage:
    return request.param


@pytest.fixture
def away(served: Served, outage: Outage, complaints: list[str]) -> Callable[..., None]:
    """The line of a page is cut, things happen, and it is back: ``away(held, meanwhile, ...)``."""

    def go(held: Wire, *meanwhile: Callable[[], object]) -> None:
        held.cut()
        expect(held.page.locator("[data-strip=lost]")).to_be_visible()
        for act in meanwhile:
            act()
        outage(held, served)
        held.mend()
        expect(held.page.locator("[data-strip=lost]")).to_have_count(0)
        assert not [one for one in complaints if "another host" in one or "Security Policy" in one]
        complaints.clear()  # what the browser says about closed sockets

    return go


def guest(served: Served, led: Led, new_page: Any, visit: Any, wire: Any) -> tuple[Page, Wire]:
    """Telse on her phone."""
    page = patient(new_page(**PHONE))
    held = wire(page)
    visit(page, f"http://localhost:{served.server.port}/join?lang=en&code={led.code}")
    come_in(page, "Telse")
    return page, held


def test_an_exercise(club: Club, served: Served, away: Any, new_page: Any, visit: Any, wire: Any) -> None:
    """A card touched meanwhile is chosen, a try counts once, and where the host has gone on the page follows.

    The host sees at once who is not connected, and who is again.
    """
    led = Led(club, Exercises(refs=("08-1", "08-2")))
    page, held = guest(served, led, new_page, visit, wire)
    hand = page.locator('.hand [data-card="9h"]')
    here = Who("guest", 1)
    away(held, hand.tap, lambda: frames(page, lambda: not led.room.devices[here]))
    expect(hand).to_have_attribute("aria-pressed", "true")
    page.locator('.tableau [data-item="5c"]').tap()
    page.locator(".below [data-id=try]").tap()
    expect(slip(page)).to_have_text("That does not work")
    assert led.room.devices[here] == 1
    assert [one.answer for one in led.room.room.exercises.work(0, 1).attempts] == ["9h x 5c"]
    away(held, lambda: led.act(do.Go(round=1, item=1)))
    expect(page.locator(".where")).to_have_text("Exercise 2 of 2")
    assert len(led.room.room.guests) == 1


def test_a_table(club: Club, served: Served, away: Any, new_page: Any, visit: Any, wire: Any) -> None:
    """What another played meanwhile is seen, a card touched meanwhile is chosen, and every move is made once."""
    led = Led(club)
    page, held = guest(served, led, new_page, visit, wire)
    piet = led.room.join("Piet", "join-of-piet")
    assert isinstance(piet, Ticket)
    led.act(do.Start(plan=Deals(deals=1, players=2)))
    led.act(do.DealNext(round=1, deal=0))

    def table() -> Table:
        return led.room.room.tables.here.tables[0]

    def others_turn() -> bool:
        return table().seats[table().position.turn] == piet.who.number

    def other_plays() -> None:
        move = next(iter(table().position.moves()))
        ply = len(table().moves)
        played = do.Play(round=1, deal=0, table=1, ply=ply, move=str(move))
        assert hasattr(led.room.act(piet.token, f"move-of-piet-{ply}", played), "event")

    def play() -> None:
        page.locator(".choosing .choice").first.click()

    if others_turn():
        other_plays()
    hand = page.locator(".hand [data-card]")
    expect(page.locator(".prompt")).to_contain_text("It is your turn")
    hand.first.tap()
    play()
    expect(hand).to_have_count(3)
    moves = len(table().moves)
    away(held, other_plays, hand.first.tap)
    expect(page.locator(".prompt")).to_contain_text("It is your turn")
    expect(hand.first).to_have_attribute("aria-pressed", "true")
    play()
    expect(hand).to_have_count(2)
    assert len(table().moves) == moves + 2
    lies = page.locator(".tableau [data-item]").evaluate_all("all => all.map(one => one.dataset.item)")
    assert lies == [item.cards[0] for item in table().position.table]


KEEPING = {"lesson", "practice", "pad", "enter", "house", "zwick-lesson", "zwick-play", "make"}


@pytest.fixture(scope="module")
def keeping() -> Iterator[Served]:
    made = Served(
        {one.route: one.make() for one in SITE if one.route in KEEPING}, Settings(port=0, session_check=CHECK_MS)
    )
    with made:
        yield made


@pytest.mark.parametrize("route", sorted(KEEPING))
def test_python_hears_a_page_that_the_server_had_forgotten(
    route: str, keeping: Served, page: Page, visit: Any, wire: Any, complaints: list[str]
) -> None:
    """What the browser keeps is told once more; until a page is heard, it is not taken up."""
    held = wire(page)
    visit(page, f"http://localhost:{keeping.server.port}/{route}?lang=en")
    held.cut()
    for session in keeping.server.get_sessions(f"/{route}"):
        session.request_expiration()
    frames(page, lambda: not keeping.server.get_sessions(f"/{route}"))
    held.mend()
    page.get_by_role("button", name="Connect now").click()
    expect(page.locator("[data-strip=lost]")).to_have_count(0)
    [session] = keeping.server.get_sessions(f"/{route}")

    def heard() -> bool:
        with set_curdoc(session.document):
            return bool(pn.state.loaded)

    frames(page, heard)
    complaints.clear()  # what the browser says about the closed socket

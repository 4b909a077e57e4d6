"""A guest's page in a real browser: coming in, exercises, a deal, cut lines, a server that was killed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.learner import Learner, slip
from tests.ui.parties import Club, Led, club
from tests.ui.servers import Served
from zwicker_lab.ui.guest.page import guest_page
from zwicker_lab.ui.settings import Settings
from zwicker_lab.workshop import Deals, Exercises
from zwicker_lab.workshop import commands as do

__all__ = ["club"]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


CARD = re.compile(r"(?<![\w.*])(?:[2-9TJQKA][shdc]|\*\d\d)(?!\w)")
PATIENCE = 60_000
OUT = "12-1"


def patient(page: Page) -> Page:
    page.set_default_timeout(PATIENCE)
    return page


def come_in(page: Page, name: str) -> None:
    page.get_by_label(re.compile("Dein Name|Your name")).fill(name)
    page.get_by_role("button", name=re.compile("Dazusetzen|Take a seat")).click()
    expect(page.locator(".guest-names")).to_contain_text(name)


def test_a_round_of_exercises_on_a_phone(
    club: Club, new_page: Any, visit: Any, app_url: str, sideways: Callable[[Page], None], axe: Any
) -> None:
    """Come in, try what is refused and what is right, wait, be stopped, go on, reload: the same place every time."""
    led = Led(club, Exercises(refs=("08-1", "08-2")))
    page = visit(patient(new_page(**PHONE)), f"{app_url}join?lang=de&code={led.code}")
    sideways(page)
    axe(page)
    come_in(page, "Änne 王")
    learner = Learner(page, "touch")
    expect(page.locator(".where")).to_have_text("Aufgabe 1 von 2")
    learner.attempt("9h", "5c")
    expect(slip(page)).to_have_text("Das geht nicht")
    learner.press(page.locator(".ladder button"))
    expect(page.locator(".ladder li.open")).to_have_count(1)
    learner.attempt("9h", "5c", "4d")
    expect(slip(page)).to_have_text("Richtig")
    expect(page.locator(".guest-room .note.ok")).to_contain_text("Die nächste Aufgabe kommt")
    expect(page.locator(".slip [data-id=next]")).to_have_count(0)
    led.act(do.Freeze(on=True))
    expect(page.locator(".guest-still")).to_contain_text("Schau zur Leinwand")
    axe(page)
    led.act(do.Freeze(on=False))
    page.reload()
    expect(slip(page)).to_have_text("Richtig")
    led.act(do.Go(round=1, item=1))
    expect(page.locator(".where")).to_have_text("Aufgabe 2 von 2")
    led.act(do.Reveal(round=1, item=1))
    expect(slip(page)).to_have_text("Die Lösung")
    sideways(page)
    led.act(do.End())
    expect(page.locator(".guest-home")).to_contain_text("Noch einmal üben")
    axe(page)
    assert [one.answer for one in led.room.room.rounds[0].work(0, 1).attempts][-1].startswith("9h x")


def play_on(page: Page, led: Led, moves: int) -> None:
    """Play so many moves of one's own: the first card of the hand, its first use."""
    for _ in range(moves):
        expect(page.locator(".prompt")).to_contain_text(re.compile("Du bist dran|It is your turn|zu Ende|over"))
        if "dran" not in page.locator(".prompt").inner_text():
            return
        page.locator(".hand [data-card]").first.click()
        page.locator(".choosing .choice").first.click()
        expect(page.locator(".choosing .choice")).to_have_count(0)


def test_who_opened_a_room_for_friends_deletes_it_after_a_question(
    club: Club, new_page: Any, visit: Any, app_url: str
) -> None:
    """Both read that it is gone, and neither browser keeps a seat in it."""
    room, _ = club.rooms.create(led=False)
    pages = [visit(patient(new_page()), f"{app_url}join?lang=en&code={room.kept.code}") for _ in range(2)]
    for page, name in zip(pages, ("Anna", "Piet"), strict=True):
        come_in(page, name)
        page.locator(".guest-more summary").click()
    expect(pages[1].locator(".guest-acts [data-id=delete]")).to_have_count(0)
    delete = pages[0].get_by_role("button", name="Delete the room")
    delete.press("Enter")
    pages[0].get_by_role("button", name="Delete the room for everybody").press("Enter")
    for page in pages:
        expect(page.locator(".note.bad[role=alert]")).to_contain_text("This room was deleted")
        assert page.evaluate("JSON.parse(localStorage.getItem('zwicker-lab-guest'))") == {}
    assert room.is_gone


def test_a_deal_is_played_to_its_result(club: Club, new_page: Any, visit: Any, serve: Any, axe: Any) -> None:
    """The own seat at a table, a reload in the middle; a program plays on for whoever must leave; points, ranking."""
    led = Led(club)
    pages = {"join": guest_page}
    url = serve(pages)
    page, frames = patient(new_page()), []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    visit(page, f"{url}join?lang=de&code={led.code}")
    come_in(page, "Telse")
    expect(page.locator(".prompt")).to_contain_text("Gleich geht es los")
    led.act(do.Start(plan=Deals(deals=1, players=2, rules="zwicker3")))
    led.act(do.DealNext(round=1, deal=0))
    play_on(page, led, 2)
    axe(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.set_viewport_size({"width": 1280, "height": 800})
    table = led.room.room.tables.here.tables[0]
    seen = {card for at in table.positions for card in CARD.findall(str(at.seen_by(table.seats.index(1))))}
    hidden = set(led.room.room.tables.here.pack) - seen
    assert len(hidden) > 20 and not hidden & set(CARD.findall("".join(frames)))
    page.reload()
    play_on(page, led, 2)
    led.act(do.StandIn(guest=1, on=True))
    expect(page.locator(".guest-after")).to_contain_text("Rangliste")

    axe(page)
    page.set_viewport_size({"width": 360, "height": 740})


@pytest.mark.filterwarnings("ignore:reference already known")  # Bokeh's client sends its roots anew on reconnecting
def test_a_cut_line_loses_nothing_and_doubles_nothing(
    club: Club, new_page: Any, visit: Any, app_url: str, wire: Any, complaints: list[str]
) -> None:
    """A try made while the line is cut is told to be noted, is sent when it is back, and counts once.

    Cards touched in "which are out" are known to this window alone: they stay through a cut line and a reload.
    """
    led = Led(club, Exercises(refs=("08-1", OUT)))
    page = patient(new_page(**PHONE))
    held = wire(page)
    visit(page, f"{app_url}join?lang=en&code={led.code}")
    come_in(page, "Telse")
    held.cut()
    expect(page.locator("#zl-strips .note")).to_be_visible()
    hand, item = page.locator('.hand [data-card="9h"]'), page.locator('.tableau [data-item="5c"]')
    hand.tap()
    item.tap()
    expect(page.locator(".guest-room > .note.warn")).to_contain_text("sent by itself")

    held.mend()
    expect(page.locator(".guest-room > .note.warn")).to_be_hidden()
    expect(hand).to_have_attribute("aria-pressed", "true")
    page.locator(".below [data-id=try]").dblclick()
    expect(slip(page)).to_have_text("That does not work")
    assert [one.answer for one in led.room.room.exercises.work(0, 1).attempts] == ["9h x 5c"]
    led.act(do.Go(round=1, item=1))
    picks, pressed = page.locator(".picks .pick"), page.locator('.picks .pick[aria-pressed="true"]')
    picks.nth(1).tap()
    picks.nth(3).tap()
    expect(pressed).to_have_count(2)
    held.cut()
    expect(page.locator("#zl-strips .note")).to_be_visible()
    picks.nth(4).tap()
    held.mend()
    expect(page.locator("#zl-strips .note")).to_have_count(0)
    expect(pressed).to_have_count(3)
    page.reload()
    expect(pressed).to_have_count(3)
    assert not led.room.room.exercises.work(1, 1).attempts
    complaints.clear()  # what the browser says about the closed socket


@pytest.mark.filterwarnings("ignore:reference already known")
def test_a_server_that_was_killed_has_the_same_cards_on_the_table(
    club: Club, new_page: Any, visit: Any, complaints: list[str], monkeypatch: Any
) -> None:
    """In the middle of a deal the server goes, and comes back at the same address with what is on disk."""
    led = Led(club, Deals(deals=1, players=2))
    first = Served({"join": guest_page}, Settings(port=0))
    url = first.__enter__()
    page = visit(patient(new_page()), f"{url}join?lang=de&code={led.code}")
    come_in(page, "Telse")
    led.act(do.DealNext(round=1, deal=0))
    play_on(page, led, 2)
    expect(page.locator(".prompt")).to_contain_text("Du bist dran")
    cards = page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    first.__exit__()
    club.close()
    club.begin()
    monkeypatch.setattr("zwicker_lab.ui.settings.STARTED", "another")
    second = Served({"join": guest_page}, Settings(port=int(url.rsplit(":", 1)[1].strip("/"))))
    second.__enter__()
    try:
        expect(page.locator("#zl-strips .note")).to_have_count(0)
        expect(page.locator(".guest-names")).to_have_text("Telse")
        page.wait_for_function("!document.querySelector('[data-strip=lost]')")
        played = len(led.room.room.tables.here.tables[0].moves)
        play_on(page, led, 1)
        assert len(led.room.room.tables.here.tables[0].moves) > played
        hand = page.locator(".hand [data-card]")
        expect(hand).to_have_count(len(cards) - 1)
        assert set(cards) > set(hand.evaluate_all("all => all.map(one => one.dataset.card)"))
    finally:
        page.close()
        second.__exit__()
    complaints.clear()

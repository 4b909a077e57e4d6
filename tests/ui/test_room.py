"""The club evening in a browser: a room begun, guests listed, an exercise and a deal, the wall, the summary."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.ui.leading import NASTY
from zwicker_lab.ui.room import service
from zwicker_lab.workshop import AtOnce, Done


@pytest.fixture
def shared(monkeypatch, tmp_path):
    """The rooms of the served pages, in a database of this test, with programs that answer at once."""
    monkeypatch.setenv(service.VARIABLE, str(tmp_path / "rooms.sqlite"))
    monkeypatch.setattr(service, "RoomBots", AtOnce)
    service.shared_rooms.cache_clear()
    yield service.shared_rooms()
    service.shared_rooms.cache_clear()


def led(page, visit, app_url, lang="en"):
    """Begin a room in the browser; its code."""
    visit(page, f"{app_url}room?lang={lang}")
    page.locator("[data-id=lead]").click()
    page.wait_for_url("**/host?**")
    expect(page.locator("[data-id=start]")).to_be_visible()
    return re.search(r"code=(\w+)", page.url)[1]


def test_an_evening_from_the_first_page_to_the_wall(shared, page, visit, app_url, axe, sideways):
    code = led(page, visit, app_url)
    room = shared.open(code)
    anna = room.join(NASTY, "join-anna-1")
    room.join("Piet", "join-piet-1")
    expect(page.locator(".names li")).to_have_count(2)
    page.locator("select[name=source]").select_option("08-the-zwick")
    page.locator("[data-id=start]").click()
    expect(page.locator(".felt.cls")).to_be_visible()
    right = room.room.exercises.plan.exercise(0).right_moves[0]
    room.act(anna.token, "try-anna-01", json.dumps({"kind": "try", "round": 1, "item": 0, "answer": str(right)}))
    expect(page.locator("button.g.first")).to_have_count(1)
    axe(page)
    wall = page.context.new_page()
    visit(wall, f"{app_url}wall?lang=en&code={code}")
    expect(wall.locator(".names .g.first")).to_have_count(1)
    page.locator("[data-id=reveal]").click()
    expect(wall.locator(".right .slip")).to_be_visible()
    axe(wall)
    wall.set_viewport_size({"width": 1920, "height": 1080})
    low = wall.evaluate("() => document.documentElement.scrollHeight")
    assert low <= 1080, f"the hall sees no more than the screen, and {low} pixels are drawn"
    page.reload()
    expect(page.locator("button.g.first")).to_have_count(1)
    page.set_viewport_size({"width": 360, "height": 740})
    sideways(page)
    page.locator("[data-id=stop]").click()
    assert room.room.round is not None
    page.locator("[data-id=stop]").click()
    expect(page.locator("select[name=kind]")).to_be_visible()
    page.locator("select[name=kind]").select_option("deals")
    page.locator("select[name=deals]").select_option("1")
    page.locator("[data-id=start]").click()
    page.locator("[data-id=deal]").click()
    expect(page.locator(".tbl")).to_have_count(1)
    sideways(page)
    axe(page)


def test_the_pages_fit_every_width(shared, page, fits, app_url):
    room, _ = shared.create()
    for where in ("room?lang=de", f"wall?lang=de&code={room.kept.code}", "evening?lang=en&code=" + room.kept.code):
        fits(page, app_url + where)


def test_the_wall_holds_thirty_guests_and_their_tables_without_scrolling(shared, page, visit, app_url):
    """Nobody scrolls a wall: the exercise with everybody's place, every table, the results are each on one screen."""
    room, host = shared.create()
    for at in range(30):
        assert room.join(f"Wiebke {at}", f"join-{at}-0000")
    acts = iter(range(1000))

    def act(**command):
        assert isinstance(room.act(host.token, f"host-key-{next(acts)}", json.dumps(command)), Done)

    act(kind="start", plan={"kind": "exercises", "refs": ["08-1"]})
    page.set_viewport_size({"width": 1920, "height": 1080})
    visit(page, f"{app_url}wall?lang=de&code={room.kept.code}")
    expect(page.locator(".names .g")).to_have_count(30)
    heights = [page.evaluate("() => document.documentElement.scrollHeight")]
    act(kind="stop")
    expect(page.locator(".felt.cls")).to_have_count(0)
    heights.append(page.evaluate("() => document.documentElement.scrollHeight"))
    act(kind="start", plan={"kind": "deals", "players": 4, "deals": 1, "strength": "random"})
    act(kind="deal", round=2, deal=0)
    expect(page.locator(".tbl")).to_have_count(8)
    heights.append(page.evaluate("() => document.documentElement.scrollHeight"))
    for guest in range(1, 31):
        act(kind="stand_in", on=True, guest=guest)
    act(kind="show", what="results")
    expect(page.locator(".ranking tbody tr")).to_have_count(30)
    heights.append(page.evaluate("() => document.documentElement.scrollHeight"))
    act(kind="end")
    expect(page.get_by_text("Danke fürs Mitspielen.")).to_be_visible()
    heights.append(page.evaluate("() => document.documentElement.scrollHeight"))
    assert max(heights) <= 1080, heights


def test_a_host_without_token_is_told_so(shared, page, visit, app_url):
    room, _ = shared.create()
    visit(page, f"{app_url}host?lang=en&code={room.kept.code}")
    expect(page.locator("h1")).to_contain_text("This device does not lead this room")


def test_a_room_that_does_not_exist_is_told_so(shared, page, visit, app_url):
    visit(page, f"{app_url}host?lang=en&code=XXXXXX")
    expect(page.locator(".note.bad")).to_contain_text("There is no room")

"""The learn pages in a real browser: one whole lesson by keyboard and touch, the ways between steps, the map."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.browser import PHONE
from tests.ui.learner import Learner, slip, start
from zwicker_lab.lessons import load_lessons

# ---- at the table ---------------------------------------------------------------------------------------------------


HEARD = """() => { globalThis.heard = [];
  new MutationObserver(() => globalThis.heard.push(document.getElementById('zl-live').textContent))
    .observe(document.getElementById('zl-live'), { childList: true, characterData: true, subtree: true }) }"""
SAID: dict[str, dict[str, str]] = {
    "de": {"refused": "Das geht nicht", "later": "Richtig", "first": "Richtig, gleich beim ersten Mal"}
    | {"packet": "Das Päckchen ist gespielt", "done": "Lektion geschafft"}
    | {"counts": "6 von 6 Übungen gelöst, 5 gleich beim ersten Mal.", "next": "Weiter mit Lektion 2: Summen"},
    "en": {"refused": "That does not work", "later": "Right", "first": "Right, first time"}
    | {"packet": "The packet is played", "done": "Lesson done"}
    | {"counts": "6 of 6 exercises solved, 5 right first time.", "next": "On to lesson 2: Sums"},
}


@pytest.mark.parametrize(("by", "lang"), [("keyboard", "en"), ("touch", "de")])
def test_a_whole_lesson(
    by: str, lang: str, new_page: Any, visit: Any, app_url: str, sideways: Callable[[Page], None]
) -> None:
    """From the first example over a wrong try, a hint, all exercises and the packet to the look back."""
    page = start(new_page(**PHONE) if by == "touch" else new_page(), visit, f"{app_url}lesson?lang={lang}&n=1")
    learner, said = Learner(page, by), SAID[lang]
    learner.attempt("8s", "8h")
    learner.go_on()
    expect(page.locator(".zl .where")).to_contain_text("1")
    learner.attempt("9s", "6c")
    expect(slip(page)).to_have_text(said["refused"])
    expect(page.locator(".slip .fine a")).to_have_attribute(
        "href", re.compile("^rules.*#build$|^rules.*#capture$|^rules.*#turn$|^rules.*#cards$")
    )
    learner.press(page.locator(".ladder button"))
    expect(page.locator(".ladder li.open")).to_have_count(1)
    learner.attempt("9s", "9h")
    expect(slip(page)).to_have_text(said["later"])
    learner.go_on()
    for card, items in (("Kd", ["Ks"]), ("5d", ["5s"]), ("Th", ["Tc", "Td"])):
        learner.attempt(card, *items)
        expect(slip(page)).to_have_text(said["first"])
        sideways(page)
        learner.go_on()
    learner.press(page.locator('.judge [data-id="legal"]'))
    expect(slip(page)).to_have_text(said["first"])
    learner.go_on()
    learner.attempt("7s", "7c", "7h", "7d")
    learner.go_on()
    for card, move in (("7s", "7s x 7h"), ("9c", "9c x 9d"), ("4h", "4h x 4c"), ("5h", "5h")):
        expect(page.locator(".handlab .turn")).to_be_visible()
        learner.use(card, move)
        sideways(page)
    expect(slip(page)).to_have_text(said["packet"])
    learner.go_on()
    expect(page.locator(".went h2")).to_have_text(said["done"])
    expect(page.locator(".went > p")).to_have_text(said["counts"])
    expect(page.locator(".went a.main")).to_have_text(said["next"])
    assert "exercise=done" in page.url and "n=2" in (page.locator(".went a.main").get_attribute("href") or "")


def test_on_a_phone_a_question_leaves_the_table_in_view(new_page: Any, visit: Any, app_url: str) -> None:
    """When the readings of a try are asked from the lower edge, table and hand come above them."""
    page = start(new_page(**PHONE), visit, f"{app_url}lesson?lang=de&n=6&exercise=3")
    Learner(page, "touch").attempt("6d", "Kc")
    expect(page.locator(".choosing.sheet")).to_be_visible()
    sheet = page.locator(".choosing.sheet").bounding_box()
    page.wait_for_function("top => scrollY > 0 && innerHeight > top", arg=sheet["y"])
    felt = page.locator(".board").bounding_box()
    assert felt["y"] + felt["height"] <= sheet["y"] + 1
    page.locator('.tableau [data-item="Kc"]').tap(trial=True)


AROUND = [one.number for one in load_lessons() if one.packet is not None and one.packet.start.players > 2]


@pytest.mark.parametrize("number", AROUND)
def test_open_hands_beside_the_table_leave_it_room(number: int, new_page: Any, visit: Any, app_url: str) -> None:
    """Where hands lie open left and right of the table, its cards stand side by side, never one below the other."""
    wide = new_page(viewport={"width": 1280, "height": 800})
    page = start(wide, visit, f"{app_url}lesson?lang=de&n={number}&exercise=packet")
    items = page.locator(".tableau .item")
    expect(items.first).to_be_visible()
    tops = items.evaluate_all("items => items.map(item => Math.round(item.getBoundingClientRect().top))")
    assert len(set(tops)) <= len(tops) / 2


def test_a_miss_is_seen_as_a_film_of_two_moves(page: Page, visit: Any, app_url: str) -> None:
    """The learner's move and the answer to it are both played and spoken."""
    start(page, visit, f"{app_url}lesson?lang=de&n=3&exercise=1")
    page.evaluate(HEARD)
    Learner(page, "mouse").attempt("7h", "7d")
    page.wait_for_function("globalThis.heard.some(text => text.includes('Dame'))")
    assert any("Herz-7" in text for text in page.evaluate("globalThis.heard"))
    expect(page.locator('.tableau [data-item="4s"]')).to_be_visible()
    expect(page.locator(".tableau .item")).to_have_count(1)


# ---- the ways between -----------------------------------------------------------------------------------------------


def test_the_browser_goes_back_to_the_step_before(page: Page, visit: Any, app_url: str) -> None:
    """Every step is an entry in the browser's history, and the arrows beside the progress lead on and back."""
    start(page, visit, f"{app_url}lesson?lang=en&n=2&exercise=1")
    page.get_by_role("button", name="On: Exercise 2 of 5").click()
    expect(page.locator(".zl .where")).to_have_text("Exercise 2 of 5")
    assert "exercise=2" in page.url
    page.go_back()
    expect(page.locator(".zl .where")).to_have_text("Exercise 1 of 5")
    page.get_by_role("button", name="Back: First example").click()
    expect(page.locator(".zl .where")).to_have_text("First example")


@pytest.mark.parametrize(("query", "place"), [("n=99", "Introduction"), ("n=2&exercise=packe", "Introduction")])
def test_a_wrong_address_opens_the_nearest_page_and_says_so(
    page: Page, visit: Any, app_url: str, query: str, place: str
) -> None:
    """A lesson or a step that does not exist: one clear line, and a lesson that can be played."""
    start(page, visit, f"{app_url}lesson?lang=en&{query}")
    expect(page.locator("#zl-problem")).to_be_visible()
    expect(page.locator(".zl .where")).to_have_text(place)


def test_the_map_leads_to_its_parts(page: Page, visit: Any, app_url: str) -> None:
    """The parts of the course stand above the lessons; a press leads to their heading. Either list is one tab stop."""
    start(page, visit, f"{app_url}learn?lang=en")
    ways = page.locator(".to-part")
    expect(ways).to_have_text([re.compile("first course"), re.compile("Playing well"), re.compile("Other villages")])
    ways.nth(2).press("Enter")
    expect(page.get_by_role("heading", name="Other villages")).to_be_focused()
    expect(page.locator(".part[data-part=villages] .lesson")).to_have_count(7)
    lessons = page.locator(".course .lesson > a")
    for places in (ways, lessons):
        assert places.evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    page.locator(".lesson.is-next > a").press("ArrowRight")
    expect(lessons.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(lessons.last).to_be_focused()


# ---- for everybody --------------------------------------------------------------------------------------------------


KINDS = {
    "map": ("learn?", None),
    "example": ("lesson?n=3&", None),
    "exercise": ("lesson?n=3&exercise=1&", ("7h", "Tc")),
    "count": ("lesson?n=9&exercise=5&", None),
    "out": ("lesson?n=12&exercise=1&", None),
    "rules": ("lesson?n=17&exercise=3&", None),
    "done": ("lesson?n=3&exercise=done&", None),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_page_is_accessible_and_fits(
    kind: str, page: Page, visit: Any, app_url: str, fits: Callable[..., None]
) -> None:
    """No violation axe-core knows, and no sideways scrolling: wide and narrow, light and dark, large print."""
    address, tried = KINDS[kind]
    start(page, visit, f"{app_url}{address}lang=de")
    if tried:
        Learner(page, "mouse").attempt(*tried)
        expect(slip(page)).to_have_text("Das geht nicht")
    fits(page)

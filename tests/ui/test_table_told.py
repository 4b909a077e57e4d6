"""What the card table shows in motion, and what it says: films, names that attack, readers, hints."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.ui.browser import PHONE
from tests.ui.seated import (
    AROUND,
    ATTACK,
    LESSON,
    card,
    drag,
    felt,
    item,
    lying,
    seat,
)
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.table.components import SlipView
from zwicker_lab.ui.table.slips import slip

__all__ = ["seat"]


# ---- motion ----------------------------------------------------------------------------------------------------


def test_a_capture_is_laid_shown_and_taken_and_a_tap_hurries_it_on(new_page, seat):
    page = new_page(reduced_motion="no-preference")
    seat(page, LESSON)
    page.evaluate("document.documentElement.style.setProperty('--m-show', '600000ms')")  # time to look, however busy
    card(page, "8s").click()
    page.get_by_role("button", name="Take two").click()
    expect(page.locator(".flyer")).to_be_visible()
    expect(item(page, "5c")).to_have_attribute("data-mark", "✓")
    expect(page.locator(".caption")).to_contain_text("takes 2 cards")
    felt(page).click(position={"x": 40, "y": 60})
    lying(page, "8d", "Td")
    expect(page.locator(".flyer")).to_have_count(0)


def test_a_film_ends_by_itself(new_page, seat):
    page = new_page(reduced_motion="no-preference")
    seat(page, LESSON)
    card(page, "8s").click()
    page.get_by_role("button", name="Take two").click()
    lying(page, "8d", "Td")
    expect(page.locator(".caption")).to_be_hidden()


@pytest.mark.parametrize("act", ["Take two", "Only lay it"])
def test_a_table_that_is_hidden_measures_no_nothing_against_nothing(new_page, seat, act):
    """The last card may be told to a table whose place the counting has taken; zero by zero is no size to fly in."""
    page = new_page(reduced_motion="no-preference")
    seat(page, LESSON)
    card(page, "8s").click()
    felt(page).evaluate("felt => felt.style.display = 'none'")
    page.get_by_role("button", name=act).click()
    expect(page.locator('.hand [data-card="8s"]')).to_have_count(0)
    expect(page.locator(".flyer")).to_have_count(0)


def test_reduced_motion_moves_nothing_and_says_everything(page, seat):
    seat(page, LESSON)
    card(page, "8s").click()
    page.get_by_role("button", name="Take two").click()
    expect(page.locator("#zl-live")).to_contain_text("takes 2 cards")
    expect(item(page, "5c")).to_have_attribute("data-mark", "✓")
    running = (
        "document.getAnimations().filter(one => one.playState === 'running' && one.effect.getTiming().duration > 0)"
    )
    assert page.evaluate(f"{running}.length") == 0
    lying(page, "8d", "Td")


def test_undo_shows_the_earlier_table_at_once(new_page, seat):
    page = new_page(reduced_motion="no-preference")
    seat(page, LESSON)
    card(page, "2d").click()
    page.get_by_role("button", name="Only lay it").click()
    lying(page, "8d", "5c", "3h", "Td", "2d")
    page.get_by_role("button", name="Take back").click()
    lying(page, "8d", "5c", "3h", "Td")
    expect(page.locator(".flyer")).to_have_count(0)


# ---- words, names, readers -------------------------------------------------------------------------------------


def test_names_are_shown_as_text_and_run_nothing(page, seat):
    trial = seat(page, AROUND, show_seats=True, names=dict.fromkeys("NESW", ATTACK))
    expect(page.locator(".name", has_text=ATTACK).first).to_be_visible()
    card(page, "5c").click()
    expect(page.locator(".choice").first).to_be_visible()
    page.locator(".choice").last.click()
    expect(page.locator("#zl-live")).to_contain_text("onerror")
    assert page.evaluate("window.hacked") is None
    assert trial.position.mover == "W"


def test_slips_show_what_they_are_given_as_text(serve, page, visit):
    said = slip("en", ATTACK, text=[ATTACK], rows=[("{5c}", ATTACK, ATTACK)], actions=[{"id": "a", "text": ATTACK}])

    @served
    def slip_page(query):
        return Page("table", query, "Slip", {"table": SlipView(scene=said)}, route="")

    visit(page, serve(slip_page))
    expect(page.locator(".slip h2")).to_have_text(ATTACK)
    expect(page.get_by_role("button", name=ATTACK)).to_be_visible()
    assert page.evaluate("window.hacked") is None


def test_a_reader_hears_the_card_its_place_and_the_build(page, seat):
    seat(page, AROUND, show_seats=True, seat="S", names={"E": "Hinnerk"})
    expect(
        page.get_by_role("group", name="Your hand").get_by_role("button", name="5 of clubs, card 1 of 3")
    ).to_be_visible()
    build = "build of 14 by Hinnerk: 10 of diamonds and 4 of diamonds, 1 of 3 on the table"
    expect(page.get_by_role("group", name="table").get_by_role("button", name=build)).to_be_visible()
    expect(page.get_by_role("img", name="Hinnerk: 7 of hearts, 7 of clubs and 8 of clubs")).to_be_visible()
    expect(page.get_by_role("img", name="4 cards won, 1 Zwick")).to_be_visible()


def test_hints_open_one_rung_at_a_time(page, seat):
    seat(page, LESSON, hints=["first", "second {8s}", "third"])
    ladder_ = page.get_by_role("region", name="Hints")
    expect(ladder_.locator("li.open")).to_have_count(0)
    page.get_by_role("button", name="Show hint 1 of 3").click()
    expect(ladder_.locator("li.open")).to_have_count(1)
    expect(page.locator("#zl-live")).to_have_text("Hint 1 of 3: first")
    page.get_by_role("button", name="Show hint 2 of 3").click()
    expect(ladder_.get_by_role("img", name="8 of spades")).to_be_visible()
    expect(ladder_).not_to_contain_text("third")


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["wide-light", "phone-dark"])
def test_no_barrier_is_found(new_page, seat, axe, theme, phone):
    page = new_page(color_scheme=theme, **(PHONE if phone else {}))
    seat(page, AROUND, show_seats=True, seat="S", hints=["first", "second"])
    card(page, "5c").click()
    expect(page.locator(".choice").first).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    drag(page, card(page, "5c"), item(page, "6d"))
    axe(page)


def test_drawing_again_leaves_one_table_that_still_works(page, seat):
    """After a lost connection Panel renders every component once more."""
    trial = seat(page, LESSON)
    heard = []
    trial.param.watch(heard.append, "chosen")
    page.evaluate("for (const view of Bokeh.index.roots) if (view.child_views !== undefined) view.render()")
    expect(felt(page)).to_have_count(1)
    card(page, "8s").click()
    expect(page.locator(".choice")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(".choice")).to_have_count(0)
    assert [change.new for change in heard] == ["8s", None]

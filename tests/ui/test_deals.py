"""Stepping through deals in a real browser: keys, buttons, side lines, seats and links."""

from __future__ import annotations

import re
from itertools import cycle

from playwright.sync_api import expect

from tests.ui.browser import PHONE
from tests.ui.stepping import FOUR, current, go, hand, head, place, slip, step
from zwicker_lab.lessons import deals, read_comment
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.deals.own import of_tutorial

__all__ = ["go"]


PLACES = ["2-partners&at=17&seat=N", "1-two-players&at=17&line=17.1", "2-partners&at=52&watch=yes"]


# ---- stepping -------------------------------------------------------------------------------------------------------


def test_the_whole_felt_is_in_view_with_the_steps_above_it(page, go):
    """At 1280 by 800 nothing covers the hand below, and steps and felt fit the screen together."""
    go(page, "deal?lang=de&id=2-partners&at=5")
    steps, felt = page.locator(".deal-steps").bounding_box(), page.locator(".board").bounding_box()
    assert steps["y"] + steps["height"] <= felt["y"] and felt["y"] + felt["height"] <= 800
    hand(page, "3c").click(trial=True)


def test_on_a_phone_the_hand_comes_free_of_the_steps(new_page, go):
    """The steps stay at the lower edge, and the last line of the page ends above them."""
    page = new_page(**PHONE)
    go(page, "deal?lang=de&id=2-partners&at=5")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    steps, foot = page.locator(".steps-slot").bounding_box(), page.locator(".foot").bounding_box()
    assert abs(steps["y"] + steps["height"] - 740) < 1 and foot["y"] + foot["height"] <= steps["y"]


def test_to_the_end_by_keys(page, go):
    """The arrow steps through every move to the counting, each comment is read, and Home leads back."""
    deal = deals()[0]
    go(page, f"deal?lang=en&id={deal.id}&watch=yes")
    place(page, "beginning, 52 moves")
    page.locator("body").press("ArrowLeft")
    for number, ply in enumerate(deal.file.plies, 1):
        page.locator("body").press("ArrowRight")
        place(page, f"move {number} of 52")
        expect(slip(page).get_by_role("heading")).to_contain_text(f"Move {number}")
        if ply.comment:
            expect(slip(page)).to_contain_text(read_comment(ply.comment).en.replace(" - ", " − "))
    count = page.locator(".deal-count")
    for side in deal.replay.scores:
        expect(count.locator("tfoot")).to_contain_text(str(side.total))
    expect(count).to_contain_text("Check: 30 points + 3 for 3 Zwicks = 33. Counted: ")
    page.locator("body").press("Home")
    place(page, "beginning, 52 moves")
    expect(count).to_be_hidden()


def test_to_the_end_and_back_by_buttons(page, go):
    """Open questions do not hinder stepping; the way back shows the same moves in turn."""
    go(page, f"deal?lang=de&id={deals()[1].id}")
    for number in range(1, 53):
        step(page, "on").click()
        place(page, f"Zug {number} von 52")
    expect(step(page, "on")).to_have_attribute("aria-disabled", "true")
    for number in range(51, 40, -1):
        step(page, "back").click()
        place(page, f"Zug {number} von 52")


def test_packets_by_page_keys_the_slider_and_the_list(page, go):
    go(page, FOUR + "&watch=yes")
    for number in (16, 32, 52):
        page.locator("body").press("PageDown")
        place(page, f"move {number} of 52")
    page.locator("body").press("PageUp")
    place(page, "move 32 of 52")
    slider = page.get_by_role("slider", name="Place in the deal")
    slider.focus()
    slider.press("ArrowRight")
    place(page, "move 33 of 52")
    slider.press("Home")
    place(page, "beginning, 52 moves")
    slider.fill("20")
    place(page, "move 20 of 52")
    page.get_by_role("button", name=re.compile("^Move 17, North")).click()
    place(page, "move 17 of 52")
    expect(current(page)).to_be_focused()


def test_a_capture_is_shown_stepping_forward_and_not_stepping_back(new_page, go):
    """Forward there is a film, which the next step cuts short; back and on jumps there is none."""
    page = new_page(reduced_motion="no-preference")
    go(page, FOUR + "&at=4&watch=yes")
    page.evaluate("document.documentElement.style.setProperty('--m-show', '600000ms')")  # time to look, however busy
    felt = page.locator("section.felt")
    step(page, "on").click()
    expect(felt).to_have_class(re.compile("is-playing"))
    expect(page.locator(".caption")).to_contain_text("10 of hearts")
    step(page, "on").click()
    step(page, "on").click()
    place(page, "move 7 of 52")
    felt.click(position={"x": 20, "y": 20})
    expect(felt).not_to_have_class(re.compile("is-playing"))
    last = page.evaluate_handle("() => ({ film: globalThis.__zlFilm })")
    page.locator("body").press("End")
    expect(page.locator(".tableau .empty")).to_be_visible()
    step(page, "back").click()
    place(page, "move 51 of 52")
    expect(felt).not_to_have_class(re.compile("is-playing"))
    assert page.evaluate("kept => kept.film === globalThis.__zlFilm", last)


# ---- side lines and seats -------------------------------------------------------------------------------------------


def test_a_side_line_is_entered_from_the_list_and_left_again(page, go):
    go(page, FOUR + "&at=3&watch=yes")
    side = page.locator(".side-line").filter(has_text="jack of").or_(page.locator(".side-line")).nth(2)
    side.locator(".move").first.click()
    expect(head(page)).to_contain_text("Side line in place of move 3")
    step(page, "last").click()
    expect(slip(page)).to_contain_text("The side line ends here.")
    head(page).get_by_role("button", name="Back to the deal").click()
    place(page, "move 2 of 52")
    expect(head(page)).to_contain_text("South to play")


def test_from_one_seat_the_other_hands_are_backs(page, go):
    go(page, FOUR + "&at=2&watch=yes")
    expect(page.locator('[data-seat="E"] .backs')).to_have_class(re.compile("open"))
    page.get_by_role("button", name="North", exact=True).click()
    expect(page.locator(".hand .card")).to_have_count(3)
    expect(hand(page, "Kh")).to_be_visible()
    for seat in "ESW":
        backs = page.locator(f'.seat[data-seat="{seat}"] .backs')
        expect(backs).not_to_have_class(re.compile("open"))
        expect(backs).to_have_attribute("aria-label", re.compile(r": \d cards"))
    page.get_by_role("button", name="All hands").click()
    expect(page.locator('.seat[data-seat="E"] .backs')).to_have_class(re.compile("open"))


# ---- the address ----------------------------------------------------------------------------------------------------


def test_reload_link_and_language_keep_the_place(page, go):
    go(page, FOUR + "&at=2&seat=S&watch=yes")
    step(page, "on").click()
    place(page, "move 3 of 52")
    expect(page).to_have_url(re.compile("at=3&seat=S&watch=yes"))
    page.reload()
    place(page, "move 3 of 52")
    page.locator("#zl-language").click()
    place(page, "Zug 3 von 52")
    expect(page.get_by_role("button", name="Süd", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("h1")).to_have_text("Zu viert mit Partnern")


def test_the_browsers_way_back_leads_through_the_places(page, go):
    go(page, FOUR + "&watch=yes")
    step(page, "on").click()
    place(page, "move 1 of 52")
    page.locator("body").press("End")
    place(page, "move 52 of 52")
    page.go_back()
    place(page, "move 1 of 52")
    page.go_back()
    place(page, "beginning, 52 moves")
    page.go_forward()
    place(page, "move 1 of 52")


def test_a_link_to_what_there_is_not_says_so(page, go):
    go(page, "deal?lang=en&id=casino")
    expect(page.locator("main")).to_contain_text("1-two-players 2-partners")
    go(page, FOUR + "&at=77")
    expect(page.locator("#zl-problem")).to_contain_text("from 0 to 52")
    place(page, "beginning, 52 moves")


def test_the_position_can_be_explored_and_the_deal_saved(page, go):
    go(page, FOUR + "&at=5&watch=yes")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the deal").click()
    assert saving.value.suggested_filename == "2-partners.zdn"
    assert saving.value.path().read_text(encoding="utf-8") == of_tutorial(deals()[1]).text
    page.get_by_role("link", name="Explore this position").click()
    expect(page.locator(".hand .card")).to_have_count(3)


def test_the_list_leads_to_each_deal(page, go):
    for deal in deals():
        go(page, "deals?lang=en")
        page.get_by_role("link", name=f"Look at it: {deal.title.en}").click()
        expect(page.locator("h1")).to_have_text(deal.title.en)
        place(page, "beginning, 52 moves")


# ---- everybody ------------------------------------------------------------------------------------------------------


def test_axe_finds_nothing_and_nothing_scrolls_sideways(page, app_url, fits):
    for path, lang in zip(("deals?", *(f"deal?id={one}&" for one in PLACES)), cycle(LANGUAGES)):
        fits(page, f"{app_url}{path}lang={lang}")


def test_a_phone_shows_table_and_buttons_together(new_page, go, sideways):
    page = new_page(**PHONE)
    go(page, FOUR + "&at=16")
    page.locator(".tableau").scroll_into_view_if_needed()
    expect(step(page, "on")).to_be_in_viewport()
    step(page, "on").tap()
    place(page, "move 17 of 52")
    sideways(page)


def test_the_list_of_moves_is_one_stop_of_the_tab_key(page, go):
    """The stop is the moment shown; arrows lead through the list, and left and right still step through the deal."""
    go(page, "deal?lang=en&id=2-partners&at=5&watch=yes")
    stops = page.locator(".deal-moves .move[tabindex='0']")
    expect(stops).to_have_count(1)
    expect(stops).to_have_attribute("aria-current", "step")
    stops.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".deal-moves .move:focus .n")).to_have_text("6")
    expect(stops).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("at=6"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("at=7"))
    page.keyboard.press("End")
    expect(stops).to_be_focused()

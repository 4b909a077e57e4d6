"""The card table in a real browser: what is answered at once, mouse and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.ui.seated import (
    LESSON,
    TWO_WAYS,
    card,
    drag,
    item,
    lying,
    seat,
)
from zwicker_lab.ui.settings import ASSETS

__all__ = ["seat"]


# ---- at once ---------------------------------------------------------------------------------------------------

AT_ONCE = "card => { card.click(); return [card.getAttribute('aria-pressed'), card.dataset.state ?? null]; }"


def test_a_card_is_lifted_before_python_has_answered(page, seat):
    seat(page, LESSON)
    assert card(page, "8s").evaluate(AT_ONCE) == ["true", "selected"]
    expect(page.get_by_text("8 of spades chosen")).to_be_visible()
    assert card(page, "8s").evaluate(AT_ONCE) == ["false", None]
    expect(page.get_by_text("8 of spades chosen")).to_have_count(0)


def test_an_item_is_marked_before_python_has_answered(page, seat):
    seat(page, LESSON)
    assert item(page, "8d").evaluate(AT_ONCE) == ["true", "taken"]
    expect(page.get_by_role("button", name="Clear the marks")).to_be_visible()


def test_where_nothing_can_be_tried_no_card_is_lifted(page, seat):
    trial = seat(page, LESSON)
    trial.frozen = True
    expect(page.locator(".felt.is-frozen")).to_be_visible()
    assert card(page, "8s").evaluate(AT_ONCE) == ["false", None]


MEASURES = """() => {
  window.measured = [];
  const count = (prototype, name, kind) => {
    const { [kind]: own, ...more } = Object.getOwnPropertyDescriptor(prototype, name);
    const noted = function () { if (this.closest('.zl')) window.measured.push(name); return own.call(this); };
    Object.defineProperty(prototype, name, { ...more, [kind]: noted });
  };
  for (const name of ['getBoundingClientRect', 'getClientRects']) count(Element.prototype, name, 'value');
  for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop']) count(HTMLElement.prototype, name, 'get');
  for (const name of ['scrollTop', 'scrollLeft', 'clientWidth', 'clientHeight']) count(Element.prototype, name, 'get');
}"""


def test_nothing_of_ours_is_measured_while_a_touch_is_answered(page, seat):
    """A measure taken of a page just changed has all of it laid out before the answer is drawn."""
    seat(page, LESSON)
    page.evaluate(MEASURES)
    card(page, "8s").evaluate("card => card.click()")
    expect(page.get_by_role("button", name="Take two")).to_be_visible()
    item(page, "8d").evaluate("item => item.click()")
    expect(page.get_by_role("button", name="Try it")).to_be_visible()
    assert page.evaluate("window.measured") == []


def test_no_style_of_the_table_depends_on_a_touched_card_far_below():
    """Where one does, the whole felt is styled anew with every touch."""
    touched = re.compile(r":has\([^)]*(aria-pressed|data-state)")
    assert not touched.search((ASSETS / "look.css").read_text(encoding="utf-8"))


# ---- mouse -----------------------------------------------------------------------------------------------------


def test_a_capture_by_mouse_from_the_choices(page, seat):
    seat(page, LESSON)
    card(page, "8s").click()
    expect(card(page, "8s")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Take two").click()
    lying(page, "8d", "Td")
    expect(page.locator("#zl-live")).to_contain_text("8 of spades takes 2 cards. 2 cards left.")


def test_a_choice_under_the_mouse_is_previewed_on_the_felt_without_python(page, seat):
    trial = seat(page, LESSON)
    card(page, "8s").click()
    take = page.get_by_role("button", name="Take two")
    expect(take).to_be_visible()
    before = trial.scene
    take.hover()
    expect(item(page, "5c")).to_have_attribute("data-state", "taken")
    expect(item(page, "8d")).to_have_attribute("data-state", "off")
    page.locator("h1").hover()
    expect(item(page, "8d")).to_have_attribute("data-state", "target")
    assert trial.scene is before


def test_card_and_items_touched_freely_then_tried(page, seat):
    seat(page, LESSON, mode="exercise")
    card(page, "8s").click()
    item(page, "5c").click()
    item(page, "3h").click()
    expect(item(page, "3h")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Try it with 2 items").click()
    lying(page, "8d", "Td")


def test_a_refusal_says_why_in_cards_and_takes_the_focus(page, seat):
    seat(page, LESSON, mode="exercise")
    card(page, "2d").click()
    item(page, "3h").click()
    page.get_by_role("button", name="Try it with 1 item").click()
    said = page.locator(".slip.warn")
    expect(said.get_by_role("heading", name="That does not work")).to_be_focused()
    expect(said.get_by_role("img", name="3 of hearts").first).to_be_visible()
    expect(said).to_contain_text("you hold no 5")
    expect(item(page, "3h")).to_have_attribute("data-state", "no")
    expect(page.locator("#zl-live")).to_contain_text("That does not work.")


def test_a_card_dragged_onto_an_item_is_a_try(page, seat):
    seat(page, LESSON, mode="exercise")
    drag(page, card(page, "8s"), item(page, "8d"))
    lying(page, "5c", "3h", "Td")


def test_a_card_dragged_onto_the_free_felt_is_laid(page, seat):
    seat(page, LESSON, mode="exercise")
    drag(page, card(page, "2d"), page.locator(".who"))
    lying(page, "8d", "5c", "3h", "Td", "2d")


def test_a_card_dropped_back_on_the_hand_stays(page, seat):
    trial = seat(page, LESSON, mode="exercise")
    drag(page, card(page, "8s"), card(page, "6h"))
    expect(page.locator(".flyer")).to_have_count(0)
    assert trial.chosen is None


def test_two_readings_are_asked(page, seat):
    seat(page, TWO_WAYS, mode="exercise")
    drag(page, card(page, "4s"), item(page, "4d"))
    expect(page.get_by_role("heading", name="What do you mean?")).to_be_visible()
    lying(page, "4d", "9h")
    page.get_by_role("button", name="Build:").click()
    expect(item(page, "4d").locator(".total")).to_have_text("=8")
    expect(item(page, "4d").locator(".card")).to_have_count(2)


def test_escape_takes_back_a_choice(page, seat):
    seat(page, LESSON)
    card(page, "8s").click()
    expect(page.locator(".choice")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(card(page, "8s")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".choice")).to_have_count(0)


def test_a_second_tap_confirms_where_that_is_wanted(page, seat):
    seat(page, LESSON)
    page.evaluate("document.documentElement.dataset.confirm = 'yes'")
    card(page, "8s").click()
    choice = page.get_by_role("button", name="Take three")
    choice.click()
    expect(page.locator("#zl-live")).to_have_text("Tap again to play it.")
    lying(page, "8d", "5c", "3h", "Td")
    choice.click()
    lying(page, "Td")


@pytest.mark.parametrize("onward", ["tap", "Enter"])
def test_at_the_pace_i_tap_a_capture_waits_to_be_seen(page, seat, onward):
    """What is taken stays on show, marked, until the player taps or presses Enter."""
    seat(page, LESSON)
    page.evaluate("document.documentElement.dataset.pace = 'tap'")
    card(page, "8s").click()
    page.get_by_role("button", name="Take three").click()
    caption = page.get_by_text("Tap to go on.")
    expect(caption).to_be_visible()
    lying(page, "8d", "5c", "3h", "Td")
    caption.click() if onward == "tap" else page.keyboard.press(onward)
    lying(page, "Td")


def test_a_long_list_of_choices_goes_on_when_asked(page, seat):
    seat(page, "zwickern; table Ad 2d 3d 4d 5d 6d 7d 8d 9d Td; hand Ks Qs")
    card(page, "Ks").click()
    few = page.locator(".choice")
    expect(few).to_have_count(7)
    page.get_by_role("button", name="More choices").click()
    expect(few).to_have_count(13)


# ---- keys ------------------------------------------------------------------------------------------------------


def test_a_whole_capture_by_keys_alone(page, seat):
    seat(page, LESSON, mode="exercise")
    item(page, "8d").focus()
    page.keyboard.press("ArrowRight")
    expect(item(page, "5c")).to_be_focused()
    page.keyboard.press("Enter")
    expect(item(page, "5c")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(item(page, "3h")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(card(page, "8s")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Try")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    lying(page, "8d", "Td")


def test_table_and_hand_are_one_tab_stop_each(page, seat):
    seat(page, LESSON)
    for group in (".tableau .item", ".hand .card"):
        assert page.locator(f'{group}[tabindex="0"]').count() == 1
    card(page, "8s").focus()
    page.keyboard.press("End")
    expect(card(page, "6h")).to_be_focused()
    page.keyboard.press("Home")
    expect(card(page, "8s")).to_be_focused()


def test_digits_choose_and_enter_plays(page, seat):
    seat(page, LESSON)
    card(page, "8s").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choice")).to_have_count(5)
    page.keyboard.press("2")
    expect(page.locator(".choice").nth(1)).to_be_focused()
    expect(item(page, "5c")).to_have_attribute("data-mark", "✓")
    page.keyboard.press("Enter")
    lying(page, "8d", "Td")


def test_the_focus_stays_in_the_hand_after_a_card_has_gone(page, seat):
    seat(page, "zwicker3; players 2; table 8d; hands 1: 8s 2c / 2: 9h 3c", mode="exercise", seat="1")
    card(page, "8s").focus()
    page.keyboard.press("Enter")
    item(page, "8d").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Try it with 1 item").click()
    lying(page)
    expect(page.locator(".empty")).to_contain_text("The table is empty.")

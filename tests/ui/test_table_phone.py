"""The card table under a finger, on small screens and with large tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.ui.browser import PHONE
from tests.ui.seated import (
    AROUND,
    CROWDED,
    LESSON,
    card,
    felt,
    item,
    lying,
    middle,
    seat,
)

__all__ = ["seat"]


# ---- finger ----------------------------------------------------------------------------------------------------


@pytest.fixture
def finger():
    """A finger on a page: ``finger(page, "touchStart", x, y)``; lifted without a place."""
    sessions = {}

    def event(page, kind, x=None, y=None):
        session = sessions.setdefault(page, None) or page.context.new_cdp_session(page)
        sessions[page] = session
        points = [] if x is None else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return event


def test_taps_choose_and_try(new_page, seat):
    page = new_page(**PHONE)
    seat(page, LESSON, mode="exercise")
    card(page, "8s").tap()
    item(page, "8d").tap()
    page.get_by_role("button", name="Try it with 1 item").tap()
    lying(page, "5c", "3h", "Td")


def test_a_finger_that_rests_on_a_card_drags_it(new_page, seat, finger):
    page = new_page(**PHONE)
    seat(page, LESSON, mode="exercise")
    (x, y), (to_x, to_y) = middle(card(page, "8s")), middle(item(page, "8d"))
    finger(page, "touchStart", x, y)
    expect(page.locator(".flyer")).to_be_visible()
    for step in range(1, 6):
        finger(page, "touchMove", x + (to_x - x) * step / 5, y + (to_y - y) * step / 5)
    finger(page, "touchEnd")
    lying(page, "5c", "3h", "Td")


def test_a_swipe_that_begins_on_a_card_scrolls_and_drags_nothing(new_page, seat, finger):
    page = new_page(**PHONE)
    trial = seat(page, CROWDED, mode="exercise")
    x, y = middle(card(page, "6s"))
    finger(page, "touchStart", x, y)
    for step in range(1, 8):
        finger(page, "touchMove", x, y - 30 * step)
    finger(page, "touchEnd")
    page.wait_for_function("scrollY > 40")
    assert page.locator(".flyer").count() == 0
    assert trial.chosen is None


def test_choices_on_a_phone_are_a_row_to_swipe_that_leaves_table_and_hand_in_view(new_page, seat):
    page = new_page(**PHONE)
    seat(page, LESSON)
    card(page, "8s").tap()
    sheet = page.locator(".choosing.sheet")
    expect(sheet).to_be_visible()
    top = sheet.bounding_box()["y"]
    assert item(page, "8d").bounding_box()["y"] > 0
    hand = card(page, "Jc").bounding_box()
    assert hand["y"] + hand["height"] * 0.5 < top
    page.locator(".choices").evaluate("node => node.scrollTo(node.querySelectorAll('.choice')[1].offsetLeft - 30, 0)")
    expect(item(page, "5c")).to_have_attribute("data-state", "taken")
    page.get_by_role("button", name="All 5").tap()
    expect(sheet.get_by_role("heading", name="Build")).to_be_visible()


# ---- small screens, large tables -------------------------------------------------------------------------------

BOX = "node => { const box = node.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; }"
BOXES = (
    "nodes => nodes.map(node => { const b = node.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })"
)


@pytest.mark.parametrize("line", [CROWDED, AROUND])
def test_twelve_items_and_five_cards_fit_a_phone(new_page, seat, sideways, line):
    page = new_page(**PHONE)
    seat(page, line, show_seats=line is AROUND)
    left, top, right, bottom = felt(page).evaluate(BOX)
    boxes = page.locator(".tableau .item, .hand .card").evaluate_all(BOXES)
    assert all(left <= x and top <= y and to_x <= right and to_y <= bottom for x, y, to_x, to_y in boxes)
    assert min(min(to_x - x, to_y - y) for x, y, to_x, to_y in boxes) >= 44
    faces = page.locator(".tableau .card, .hand .card").evaluate_all(BOXES)
    assert min(to_x - x for x, _, to_x, _ in faces) >= 50
    sideways(page)


def test_builds_on_a_phone_leave_every_index_free(new_page, seat):
    """Of each covered card at least the left three fifths of its upper half can be seen."""
    page = new_page(**PHONE)
    seat(page, CROWDED)
    steps = page.locator('[data-item="9h"] .card').evaluate_all(BOXES)
    for at, (left, top, right, _) in enumerate(steps):
        for other_left, other_top, _, _ in steps[at + 1 :]:
            if abs(other_top - top) < 1:
                assert other_left - left >= 0.6 * (right - left)
            else:
                assert other_top - top >= 0.7 * (right - left)


HIDDEN = """() => {
  const roots = [...document.querySelectorAll('*')].map(n => n.shadowRoot).filter(Boolean);
  const all = wanted => roots.flatMap(root => [...root.querySelectorAll(wanted)]), [shown] = all('.bubble');
  const bubble = shown.getBoundingClientRect();
  const over = n => {
    const { left, top, width, height } = n.getBoundingClientRect(), part = n.matches('.card') ? 0.5 : 1;
    return bubble.left < left + width * part && left < bubble.right
      && bubble.top < top + height * part && top < bubble.bottom;
  };
  const own = n => n.matches('.total') && n.parentNode === shown.parentNode;
  return all('.item > .card, .hand .card, .item > .total').filter(n => over(n) && !own(n))
    .map(n => n.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("size", ["normal", "large"])
def test_a_wrong_sum_hides_no_index_and_no_total(new_page, seat, size):
    """Wherever its item lies on a full table of a phone: first or last in a line, below others, alone or with many."""
    page = new_page(**PHONE)
    seat(page, CROWDED, mode="exercise")
    page.evaluate("size => zlLook.set('size', size)", size)
    for marked in (["5c"], ["Qs"], ["Kd"], ["2c"], ["8d", "9h"], ["5c", "3h"]):
        card(page, "6h").click()
        for code in marked:
            item(page, code).click()
        page.locator(".below [data-id=try]").click()
        expect(page.locator(".bubble")).to_be_visible()
        assert not page.evaluate(HIDDEN), marked
        page.locator(".below [data-id=back]").click()
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)


def test_large_cards_on_a_wide_screen(page, seat):
    seat(page, LESSON)
    assert 105 <= card(page, "8s").bounding_box()["width"] <= 112
    assert item(page, "8d").bounding_box()["width"] >= 105


MARKED = """() => {
  const roots = [...document.querySelectorAll('*')].map(n => n.shadowRoot).filter(Boolean);
  return roots.flatMap(root => [...root.querySelectorAll('.item[data-mark]')]).map(item => {
    const { top, height } = getComputedStyle(item, '::after'), card = item.querySelector('.card').clientHeight;
    return [parseFloat(top) / card, (parseFloat(top) + parseFloat(height)) / item.clientHeight];
  });
}"""
VALUES_END = 160 / 336
"""Where the two values of a small face end, as a share of its height; those of a full face end above."""


@pytest.mark.parametrize("width", [360, 1280])
def test_the_mark_of_a_chosen_card_leaves_its_two_values_free(new_page, seat, width):
    """A card that counts 1 or 11 says so while it is chosen as well; the mark stays on the card."""
    page = new_page(**PHONE | {"viewport": {"width": width, "height": 740}})
    seat(page, "zwicker3; table As Qd 7h; hand Jc 5c", mode="exercise")
    card(page, "Jc").click()
    for code in ("As", "Qd"):
        item(page, code).click()
    assert len(page.evaluate(MARKED)) == 2
    for top, foot in page.evaluate(MARKED):
        assert top >= VALUES_END and foot <= 1

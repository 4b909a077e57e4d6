"""Questions while stepping through a deal in a real browser: tries, giving up, just watching."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.ui.stepping import FOUR, attempt, go, head, item, place, slip

__all__ = ["go"]


def test_a_right_try_is_played_and_told(page, go):
    go(page, FOUR)
    expect(head(page)).to_contain_text("what do you play as North?")
    expect(page.locator(".move.is-asked")).to_contain_text("1")
    attempt(page, "5c", "*15")
    place(page, "move 1 of 52")
    expect(slip(page)).to_contain_text("Right, this is how it was played")
    expect(slip(page)).to_contain_text("Building down: 15 − 5 = 10.")


def test_a_refused_try_says_why_and_may_be_made_again(page, go):
    go(page, FOUR)
    attempt(page, "Kh", "Ts")
    expect(slip(page).get_by_role("heading", name="That does not work")).to_be_focused()
    place(page, "beginning, 52 moves")
    item(page, "Ts").click()
    attempt(page, "5c", "*15")
    place(page, "move 1 of 52")


def test_another_legal_move_is_answered_with_what_was_played_and_why(page, go):
    go(page, FOUR)
    attempt(page, "2c")
    expect(slip(page)).to_contain_text("Allowed too, another move was played")
    expect(slip(page)).to_contain_text("The move played:")
    expect(slip(page)).to_contain_text("Building down: 15 − 5 = 10.")
    place(page, "beginning, 52 moves")
    slip(page).get_by_role("button", name="Go on").click()
    place(page, "move 1 of 52")


def test_a_move_of_a_side_line_gets_its_comment_and_leads_into_it(page, go):
    go(page, FOUR)
    attempt(page, "Th", "Ts")
    expect(slip(page)).to_contain_text("A point, but the joker stays within reach.")
    slip(page).get_by_role("button", name="Look at the side line").click()
    place(page, "move 1 of 2")
    expect(page).to_have_url(re.compile("line=1.1"))


def test_giving_up_shows_the_move(page, go):
    go(page, FOUR)
    head(page).get_by_role("button", name="Show the move").click()
    place(page, "move 1 of 52")
    expect(item(page, "*15")).to_be_visible()


def test_questions_can_be_switched_off(page, go):
    go(page, FOUR)
    expect(page.get_by_role("button", name="Move 2, East: still covered")).to_be_visible()
    page.get_by_role("switch", name="Just watch").click()
    expect(head(page)).to_contain_text("North to play")
    expect(page.get_by_role("button", name="still covered")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("switch", name="Just watch")).to_have_attribute("aria-checked", "true")

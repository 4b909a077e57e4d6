"""The kinds of exercises in a real browser: counts, cards still out, defence, judgements, other rules."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.ui.learner import Learner, slip, start


def test_a_count_by_keyboard(page: Page, visit: Any, app_url: str) -> None:
    """Figures and Enter fill the sheet from top to bottom; the last Enter has the total judged."""
    start(page, visit, f"{app_url}lesson?lang=de&n=9&exercise=2")
    page.locator('[data-cell="NS Td"]').focus()
    for figure in ("3", "0", "0", "1", "5", "0", "0", "9"):
        page.keyboard.type(figure)
        page.keyboard.press("Enter")
    expect(slip(page)).to_have_text("Richtig, gleich beim ersten Mal")
    expect(page.locator(".won .hit")).to_have_count(3)
    expect(page.locator(".sheet input[data-state=ok]")).to_have_count(8)


def test_a_count_below_zero(page: Page, visit: Any, app_url: str) -> None:
    """A fine is typed as it stands, the total with its sign."""
    start(page, visit, f"{app_url}lesson?lang=de&n=19&exercise=6")
    page.locator('[data-cell="NS most_cards"]').focus()
    for figure in ("3", "0", "0", "7", "3", "0", "0", "2", "2", "30", "-13"):
        page.keyboard.type(figure)
        page.keyboard.press("Enter")
    expect(page.locator('[data-cell="NS fine"]')).to_have_value("-30")
    for figure in ("0", "5", "6", "0", "0", "1", "1", "2", "0", "0", "15"):
        page.keyboard.type(figure)
        page.keyboard.press("Enter")
    expect(slip(page)).to_have_text("Richtig, gleich beim ersten Mal")


def test_cards_still_out_are_touched(page: Page, visit: Any, app_url: str) -> None:
    """The cards no pile holds are touched one by one; one too few is wrong, all of them are right."""
    start(page, visit, f"{app_url}lesson?lang=en&n=12&exercise=1")
    learner = Learner(page, "keyboard")
    check = page.get_by_role("button", name="Check", exact=True)
    learner.press(check)
    expect(slip(page)).to_have_text("Touch the cards first")
    for cards, said in ((("*20", "*25", "Ah"), "Not right yet"), (("Ac",), "Right")):
        for card in cards:
            learner.press(page.locator(f'.pick[data-card="{card}"]'))
            expect(page.locator(f'.pick[data-card="{card}"]')).to_have_attribute("aria-pressed", "true")
        learner.press(check)
        expect(slip(page)).to_have_text(said)
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(4)
    expect(page.locator(".won .hit")).to_have_count(4)


def test_defence_with_the_piles_laid_open(page: Page, visit: Any, app_url: str) -> None:
    """What was won lies beside the task; a card that leaves too much is answered, a safe one is right with its odds."""
    start(page, visit, f"{app_url}lesson?lang=en&n=12&exercise=2")
    expect(page.locator(".won .mini")).to_have_count(42)
    learner = Learner(page, "mouse")
    learner.attempt("2c")
    expect(slip(page)).to_have_text("Allowed, but not the goal yet")
    expect(page.locator(".tableau .item")).to_have_count(0)
    learner.press(page.locator(".slip .acts [data-id=again]"))
    learner.attempt("3d")
    expect(slip(page)).to_have_text("Right")
    learner.press(page.locator(".slip .acts [data-id=rule]"))
    expect(page.locator(".slip .why li")).to_have_count(5)
    expect(page.locator(".slip .why li").last).to_contain_text("58.3 %")


def test_the_last_packet_and_rules_that_change(page: Page, visit: Any, app_url: str) -> None:
    """A last packet with the one best move, and exercises with their rule set above the task."""
    start(page, visit, f"{app_url}lesson?lang=en&n=13&exercise=1")
    learner = Learner(page, "mouse")
    expect(page.locator(".zl .rules")).to_be_hidden()
    learner.attempt("2d", "2c", "2h")
    expect(slip(page)).to_have_text("Right, first time")
    visit(page, f"{app_url}lesson?lang=en&n=17&exercise=3")
    expect(page.locator(".zl .rules")).to_contain_text("six wild jokers")
    learner.attempt("Ks", "*a")
    expect(slip(page)).to_have_text("That does not work")
    learner.attempt("*b", "*a")
    learner.press(page.locator('.choice[data-id="*b x *a"]'))
    expect(slip(page)).to_have_text("Right")
    visit(page, f"{app_url}lesson?lang=en&n=20&exercise=2")
    learner.press(page.locator('.judge [data-id="illegal must_capture"]'))
    expect(slip(page)).to_have_text("Right, first time")


def test_where_it_is_set_an_answer_counts_only_when_tapped_again(page: Page, visit: Any, app_url: str) -> None:
    """The first tap on an answer marks it, one on another marks that; what was only marked is no try."""
    visit(page, f"{app_url}lesson?lang=en&n=20&exercise=2")
    page.evaluate("zlLook.set('confirm', 'yes')")
    for wrong in ("legal", "illegal must_take_all"):
        page.locator(f'.judge [data-id="{wrong}"]').click()
        expect(page.locator(".judge .is-on")).to_have_attribute("data-id", wrong)
    right = page.locator('.judge [data-id="illegal must_capture"]')
    right.click()
    expect(right).to_contain_text("Tap again")
    right.press("Enter")
    expect(slip(page)).to_have_text("Right, first time")

"""The score pad in a real browser: set up, count by tapping and by numbers, the check, the sheet, two windows."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.ui.browser import PHONE
from zwicker_lab.ui.enter.page import enter_page
from zwicker_lab.ui.home import home_page
from zwicker_lab.ui.pad.page import pad_page


@pytest.fixture
def go(serve, visit):
    url = serve({"pad": pad_page})
    return lambda page, rest="lang=en": visit(page, f"{url}pad?{rest}")


def opened(page):
    page.wait_for_selector("body[data-zl-pad=open]")
    return page


def tap(page, *cards):
    for card in cards:
        page.locator(f'.pile-card[data-card="{card}"]').click()
        expect(page.locator(f'.pile-card[data-card="{card}"]')).to_have_attribute("aria-pressed", "true")


def number(page, code, value):
    page.locator(f'input[data-code="{code}"]').fill(str(value))
    page.locator(f'input[data-code="{code}"]').press("Enter")


def count_a_deal(page):
    """Tell a deal that adds up: 26 points for the first side, 5 for the second with its Zwick."""
    tap(page, "*15", "*20", "*25", "Td", "Ts")
    number(page, "most_cards", 30)
    page.locator('.acts [data-id="side"]').click()
    expect(page.locator('[data-choice="1"]')).to_have_attribute("aria-pressed", "true")
    tap(page, "2s", "As", "Ah", "Ad", "Ac")
    page.locator(".pile-row", has_text="Zwicks").get_by_role("button").last.click()
    page.locator('.acts [data-id="step"]').click()
    expect(page.locator(".pad-proof .note.ok")).to_be_visible()


def test_an_evening_on_the_pad_on_a_phone(new_page, go, visit, axe, sideways, targets):
    """Names, a deal by tapping, the check, the sheet, a reload, a correction by numbers, striking with a question."""
    page = new_page(**PHONE)
    go(page, "lang=de")
    axe(page)
    sideways(page)
    for at, name in enumerate(["Anna", "Bert", "Chris", "<i>Dora"]):
        page.locator(f'[name="name{at}"]').fill(name)
        page.locator(f'[name="name{at}"]').blur()
    page.locator('[name="dealer"]').select_option("E")
    expect(page.locator(".summary")).to_contain_text("Bert")
    expect(page.locator('[name="name3"]')).to_have_value("i Dora")
    page.locator('[data-id="start"]').click()
    page.wait_for_url(re.compile("names=Anna.*dealer=E.*seed="))
    opened(page)
    tap(page, "Td")
    page.locator('.pile-card[data-card="Td"]').click()
    expect(page.locator('.pile-card[data-card="Td"]')).to_have_attribute("aria-pressed", "false")
    expect(page.locator('.pad-proof [data-id="write"]')).to_have_attribute("aria-disabled", "true")
    count_a_deal(page)
    axe(page)
    sideways(page)
    targets(page)
    visit(page, page.url)  # the count in progress survives a reload
    opened(page)
    expect(page.locator(".pad-proof .note.ok")).to_be_visible()
    page.locator('.pad-proof [data-id="write"]').click()
    expect(page.locator(".play-sheet tfoot td")).to_have_text(["25", "6"])
    expect(page.locator(".play-sheet tbody small")).to_contain_text("Bert")
    expect(page.locator(".play-score .match")).to_contain_text("Chris")
    page.locator(".ways .linked").click()
    page.locator('[data-choice="rows"]').click()
    number(page, "A", 2)
    expect(page.locator(".pad-said .note.bad")).to_contain_text("2 + 4 = 6")
    page.locator('[data-choice="1"]').click()
    expect(page.locator('input[data-code="A"]')).to_have_value("4")
    number(page, "A", 2)
    expect(page.locator(".pad-proof .note.ok")).to_be_visible()
    page.locator('.pad-proof [data-id="write"]').click()
    expect(page.locator(".play-sheet tfoot td")).to_have_text(["27", "4"])
    expect(page.locator(".play-sheet .taken")).to_contain_text("25 : 6")
    axe(page)
    page.locator('.play-sheet [data-id="drop"]').click()
    expect(page.locator('.asking [data-id="no"]')).to_be_focused()
    page.locator('.asking [data-id="yes"]').click()
    expect(page.locator(".play-sheet tbody tr")).to_have_count(0)


def test_the_pad_by_keyboard_and_in_two_windows(new_page, go, visit, axe):
    """The later window has the sheet; the earlier one says so, and takes it back on request with all that was told."""
    page = new_page()
    opened(go(page, "lang=en&players=2&seed=77"))
    card = page.locator('.pile-card[data-card="Td"]')
    card.focus()
    page.keyboard.press("Space")
    expect(page.locator(".pad-proof tfoot td").first).to_have_text("3")
    page.evaluate("zlLook.set('theme', 'dark')")
    axe(page)
    other = page.context.new_page()
    opened(visit(other, page.url))
    expect(other.locator(".pad-proof tfoot td").first).to_have_text("3")
    expect(page.locator(".pad-kept")).to_contain_text("another window")
    expect(page.locator(".pile-slip")).to_be_hidden()
    tap(other, "As")
    page.locator('.pad-kept [data-id="here"]').click()
    expect(page.locator(".pad-proof tfoot td").first).to_have_text("4")
    expect(other.locator(".pad-kept")).to_contain_text("another window")
    page.emulate_media(media="print")
    expect(page.locator(".pile-slip")).to_be_hidden()
    expect(page.locator(".play-sheet")).to_be_visible()


def test_a_name_typed_last_is_at_the_table_however_slow_the_line_is(page, go):
    go(page)
    page.locator('[name="name0"]').fill("Anna")
    page.locator('[name="name0"]').blur()
    page.locator('[name="name3"]').fill("Dora | D.")
    page.locator('[name="name3"]').evaluate(
        "node => { node.blur(); node.getRootNode().querySelector('[data-id=start]').click(); }"
    )
    page.wait_for_url(re.compile("seed="))
    opened(page)
    expect(page.locator(".pile-slip .whose")).to_contain_text("Anna and South")
    expect(page.locator(".pile-slip .whose")).to_contain_text("East and Dora D.")


def test_nothing_begins_before_the_last_choice_was_answered(page, go):
    go(page)
    page.locator('[name="players"]').select_option("2")
    page.get_by_label("Name for Player 2").wait_for()
    page.locator('[name="variant"]').evaluate(
        """node => {
          node.value = 'queen';
          node.dispatchEvent(new Event('change', { bubbles: true }));
          node.getRootNode().querySelector('[data-id=start]').click();
        }"""
    )
    page.wait_for_url(re.compile("variant=queen.*seed="))


def test_the_keyboard_stays_where_one_works(page, go):
    """A deal on the sheet leads to the next, to correct one to its pile; an answered question, back to the sheet."""
    opened(go(page, "lang=en&seed=78"))
    count_a_deal(page)
    page.locator('.pad-proof [data-id="write"]').press("Enter")
    expect(page.get_by_role("heading", name="Count deal 2")).to_be_focused()
    page.locator(".ways .linked").press("Enter")
    expect(page.get_by_role("heading", name="Correct deal 1")).to_be_focused()
    expect(page.locator(".ways .linked, .play-sheet [data-id=drop]")).to_have_count(0)
    page.locator('.pad-proof [data-id="leave"]').press("Enter")
    expect(page.locator('.pad-proof [data-id="write"]')).to_be_focused()
    for answer in ("no", "yes"):
        page.locator('.play-sheet [data-id="drop"]').press("Enter")
        page.locator(f'.asking [data-id="{answer}"]').press("Enter")
        expect(page.locator(".play-sheet :focus")).to_have_count(1)


def test_numbers_are_counted_as_they_were_pressed_and_shown_as_they_are_counted(page, go):
    """Three quick presses count three; what cannot be is told in a line, and the field goes back to what counts."""
    opened(go(page, "lang=en&seed=79"))
    page.locator('[data-choice="rows"]').click()
    aces = page.locator('input[data-code="A"]')
    page.get_by_role("button", name="Aces: one more").evaluate("node => { node.click(); node.click(); node.click(); }")
    expect(aces).to_have_value("3")
    for typed, note, left in (("9", "at most 4", "4"), ("9", "at most 4", "4"), ("x", "“x”", "4"), ("", "", "0")):
        number(page, "A", typed)
        expect(page.locator(".pile-note")).to_contain_text(note)
        expect(aces).to_have_value(left)


def test_the_quiet_line_of_the_first_page_leads_to_both_pages_for_a_real_table(page, serve, visit):
    url = serve({"home": home_page, "pad": pad_page, "enter": enter_page})
    for link in ("Score pad", "Enter a deal"):
        visit(page, f"{url}home?lang=en")
        page.locator(".real-table").get_by_role("link", name=link).click()
        expect(page.locator("h1")).to_have_text(link)


def test_opening_an_empty_sheet_pushes_none_off_the_shelf(page, go):
    """Twelve are kept: the one that goes is one on which something was told, and not before the new one has a count."""
    value = {"rev": 3, "query": "players=2&seed=1", "label": {"en": "Anna, Bert"}}
    kept = json.dumps({str(at): {"at": at, "value": value} for at in range(100, 112)})
    go(page)
    page.evaluate("kept => localStorage.setItem('zwicker-lab-pad', kept)", kept)
    opened(go(page, "lang=en&players=2&seed=5"))
    go(page)
    expect(page.locator(".begun li")).to_have_count(12)
    expect(page.locator(".begun .fine")).to_contain_text("12")
    opened(go(page, "lang=en&players=2&seed=5"))
    tap(page, "Td")
    page.locator(".pad-kept[data-rev^='1 ']").wait_for()
    names = page.evaluate("Object.keys(JSON.parse(localStorage.getItem('zwicker-lab-pad'))).sort()")
    assert names == ["101", "102", "103", "104", "105", "106", "107", "108", "109", "110", "111", "5"]


def test_a_begun_sheet_is_found_again_and_thrown_away_only_after_a_question(page, go):
    opened(go(page, "lang=en&players=2&names=Anna%7CBert&seed=5"))
    tap(page, "Td")
    page.locator(".pad-kept[data-rev^='1 ']").wait_for()
    go(page)
    expect(page.locator(".begun li span")).to_have_text("Anna, Bert: 0 : 0 after 0 deals")
    drop = page.get_by_role("button", name=re.compile("Throw away"))
    drop.press("Enter")
    page.locator('[data-id="keep"]').press("Enter")
    expect(drop).to_be_focused()
    page.locator(".begun a").click()
    opened(page)
    expect(page.locator(".pad-proof tfoot td").first).to_have_text("3")
    go(page)
    drop.press("Enter")
    drop.press("Enter")
    expect(page.locator(".begun")).to_be_hidden()
    expect(page.locator('[data-id="start"]')).to_be_focused()

"""A deal of one's own in a real browser: as text, in the window, from a file, and what is wrong with it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.ui.stepping import ATTACK, TEXT, go, place, slip
from zwicker_lab.lessons import deals
from zwicker_lab.notation import write_deal
from zwicker_lab.ui.deals.own import LONGEST_IN_ADDRESS, carried

__all__ = ["go"]


def test_the_example_is_shown_and_a_reload_keeps_it(page, go):
    go(page, "deals?lang=en")
    page.get_by_role("button", name="Put in an example").click()
    page.get_by_role("button", name="Show the deal").click()
    place(page, "beginning, 52 moves")
    page.locator("body").press("End")
    place(page, "move 52 of 52")
    page.reload()
    place(page, "move 52 of 52")
    page.get_by_role("link", name="Back to the text").click()
    expect(page.get_by_label("The deal", exact=True)).to_have_value(TEXT)


def test_a_long_deal_stays_in_the_window(page, go):
    """A file too long for a link comes from the browser's window, after a reload too, and in both languages."""
    long = TEXT + "{" + " ".join(f"{number:x}" for number in range(9_000)) + "}\n"
    assert carried(long) is None, f"longer than {LONGEST_IN_ADDRESS}"
    go(page, "deals?lang=en")
    page.get_by_label("The deal", exact=True).fill(long)
    page.get_by_role("button", name="Show the deal").click()
    place(page, "beginning, 52 moves")
    expect(page).to_have_url(re.compile("id=own"))
    expect(page.locator("h1")).to_have_text("A whole deal for two")
    page.locator("body").press("PageDown")
    place(page, "move 8 of 52")
    page.reload()
    place(page, "move 8 of 52")
    page.locator("#zl-language").click()
    place(page, "Zug 8 von 52")
    expect(page.locator("h1")).to_have_text("Ein ganzes Spiel zu zweit")


def test_an_own_deal_that_is_gone_is_told(page, go):
    go(page, "deal?lang=en&id=own")
    expect(page.locator("main")).to_contain_text("There is no deal of your own in this window.")
    expect(page.get_by_role("link", name="Back to the text").last).to_be_visible()
    expect(page.locator("#deal-room")).to_be_hidden()


def test_garbage_is_told_beside_the_field_and_never_lost(page, go):
    go(page, "deals?lang=de")
    field = page.get_by_label("Das Spiel", exact=True)
    page.get_by_role("button", name="Spiel zeigen").click()
    expect(page.locator("#deal-error")).to_contain_text("Hier steht noch nichts.")
    broken = TEXT.replace('[Dealer "2"]', '[Dealer "Q"]')
    field.fill(broken)
    page.get_by_role("button", name="Spiel zeigen").click()
    expect(page.locator("#deal-error")).to_have_text("Zeile 4: Den Platz „Q“ gibt es nicht; die Plätze sind: 1 2.")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    assert field.evaluate("node => node.value.slice(node.selectionStart, node.selectionEnd)") == '[Dealer "Q"]'
    page.reload()
    expect(field).to_have_value(broken)


def test_an_illegal_move_is_shown_up_to_there(page, go):
    go(page, "deals?lang=en")
    page.get_by_label("The deal", exact=True).fill(TEXT.replace("1 7c  {", "1 7c x Qd  {"))
    page.get_by_role("button", name="Show the deal").click()
    expect(page.locator("#deal-problem")).to_contain_text("You see the deal up to there: Line ")
    place(page, "beginning, 2 moves")
    page.locator("body").press("End")
    place(page, "move 2 of 2")


def test_a_file_is_read_by_keyboard(page, go, tmp_path):
    path = tmp_path / "mine.zdn"
    path.write_text(write_deal(deals()[1].file), encoding="utf-8")
    page.on("filechooser", lambda _: None)  # asked for when the key is pressed, the browser may be told too late
    go(page, "deals?lang=en")
    page.get_by_label("The deal", exact=True).focus()
    page.keyboard.press("Tab")
    chooser = page.get_by_label("Choose a file")
    expect(chooser).to_be_focused()
    with page.expect_file_chooser() as choosing:
        page.keyboard.press("Space")
    choosing.value.set_files(path)
    place(page, "beginning, 52 moves")
    expect(page.locator("h1")).to_have_text("Four players, two sides")


@pytest.mark.parametrize(
    ("name", "data", "told"),
    [
        ("picture.zdn", b"\x89PNG\xff\xfe", "no text that can be read"),
        ("large.zdn", b" " * (256 * 1024 + 1), "larger than 256 KiB"),
    ],
)
def test_a_file_that_is_none_is_told(page, go, tmp_path, name, data, told):
    path = tmp_path / name
    path.write_bytes(data)
    go(page, "deals?lang=en")
    page.get_by_label("Choose a file").set_input_files(path)
    expect(page.locator("#deal-error")).to_contain_text(told)


def test_what_a_file_says_is_text_and_never_markup(page, go):
    """Comments, title, tags and their names from a file are shown as they are written."""
    quoted = ATTACK.replace('"', '\\"')
    text = TEXT.replace("[Ask ", f'[Event "{quoted}"]\n[Ask ')
    text = re.sub(r'\[Title ".*"\]', lambda _: f'[Title "{quoted}"]', text)
    text = re.sub(r"\{de: .*\n *en: .*\}", lambda _: f"{{{ATTACK}}}", text)
    go(page, "deals?lang=en")
    page.get_by_label("The deal", exact=True).fill(text)
    page.get_by_role("button", name="Show the deal").click()
    expect(page.locator("h1")).to_have_text(ATTACK)
    expect(slip(page)).to_contain_text("<img src=x onerror=")
    expect(page.locator(".details")).to_contain_text("<img src=x onerror=")
    page.locator("body").press("ArrowRight")
    expect(slip(page)).to_contain_text("<img src=x onerror=")
    assert page.evaluate("window.hacked") is None

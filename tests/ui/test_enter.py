"""Entering a deal in a real browser: open cards, an unknown hand, a refusal, notes, taking back, the end, the file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.ui.browser import PHONE
from tests.ui.test_enter_state import enter, random_moves
from zwicker_lab.notation import read_deal, replay
from zwicker_lab.ui.deals.page import deal_page
from zwicker_lab.ui.enter.page import enter_page
from zwicker_lab.ui.enter.steps import to_json
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.packets import new_deal


@pytest.fixture
def go(serve, visit):
    url = serve({"enter": enter_page, "deal": deal_page})

    def visit_at(page, rest):
        visit(page, f"{url}enter?{rest}")
        page.wait_for_selector("body[data-zl-pad=open]")

    return visit_at


def tap(page, *cards):
    """Tap cards that are no longer in the pack then."""
    for card in cards:
        page.locator(f'.pack-card[data-card="{card}"]').click()
        expect(page.locator(f'.pack-card[data-card="{card}"]')).to_have_count(0)


def moves(page):
    return page.locator(".entered > li")


def test_a_deal_is_entered_on_a_phone(new_page, go, axe, sideways, targets):
    """The table, a card out of an unknown hand, a known hand, a refusal, a note, a step back, and a reload."""
    page = new_page(**PHONE)
    go(page, "lang=de&players=2&names=Anna%7CBert&dealer=2&seed=3")
    axe(page)
    tap(page, "9d", "5c", "4h")
    expect(page.locator(".tableau .item")).to_have_count(3)
    page.locator('.pack-card[data-card="9s"]').click()
    expect(page.locator('.pack-card[data-card="9s"]')).to_have_attribute("aria-pressed", "true")
    axe(page)
    sideways(page)
    page.locator('.choice[data-id="9s x 9d"]').click()
    expect(moves(page)).to_have_count(1)
    expect(page.locator(".enter-side h2", has_text="Bert")).to_be_visible()
    page.locator('[data-id="seat1"]').click()
    tap(page, "2d", "8h", "7c", "Ts")
    expect(page.locator(".hand .card")).to_have_count(4)
    page.locator('.hand .card[data-card="8h"]').click()
    for item in page.locator(".tableau .item").all():
        item.click()
    page.locator('.below [data-id="try"]').click()
    expect(page.locator(".slip.warn .sum")).to_contain_text("9")
    expect(moves(page)).to_have_count(1)
    page.locator('.below [data-id="back"]').click()
    page.locator('[data-note="open 0"]').click()
    page.locator('[data-note="! 0"]').click()
    page.locator("#note-0").fill("<b>gut</b>")
    page.locator("#note-0").blur()
    page.locator('[data-note="open 0"]').click()
    expect(page.locator(".entered .said")).to_have_text("<b>gut</b>")
    axe(page)
    sideways(page)
    targets(page)
    page.locator('.acts [data-id="undo"]').click()
    expect(page.locator('.pack-card[data-card="Ts"]')).to_have_count(1)
    page.reload()
    expect(page.locator(".entered .told")).to_have_text("!")
    expect(page.locator(".entered .said")).to_have_text("<b>gut</b>")


CONTRASTS = """all => all.map(card => {
  const linear = part => (part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
  const light = text => {
    const [red, green, blue] = text.match(/[0-9.]+/g).map(one => linear(one / 255));
    return .2126 * red + .7152 * green + .0722 * blue;
  };
  const colours = [getComputedStyle(card.querySelector('.mini')).color, getComputedStyle(card).backgroundColor];
  const [dim, bright] = colours.map(light).sort((one, other) => one - other);
  return (bright + .05) / (dim + .05);
})"""
"""How much the signs of cards stand out from what they lie on."""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_card_of_the_pack_can_be_read_and_no_room_is_lost_above_it(new_page, go, theme):
    """On a phone: the chosen card too; the choices lie over the end of the page, not between table and pack."""
    page = new_page(**PHONE)
    go(page, "lang=en&players=2&dealer=2&seed=3")
    page.evaluate(f"zlLook.set('theme', '{theme}')")
    tap(page, "9d", "5c", "4h")
    page.locator('.pack-card[data-card="9s"]').click()
    expect(page.locator('.pack-card[data-card="9s"]')).to_have_attribute("aria-pressed", "true")
    page.locator(".choosing.sheet").wait_for()
    assert min(page.locator(".pack-card").evaluate_all(CONTRASTS)) >= 4.5
    below, pack = page.locator(".below").bounding_box(), page.locator(".enter-side .slip.info").bounding_box()
    assert pack["y"] - below["y"] - below["height"] < 80


def nearly_whole(seed: int) -> tuple[str, list[str]]:
    """A deal of two players but for its last two moves, as the browser keeps it, and the two cards still out."""
    opening, _ = new_deal(load_variant("zwicker3"), 2, 1, seed)
    chance = Random(seed)
    played = random_moves(opening, chance)
    entered = enter(opening, played[:-2], chance, tells=0)
    value = {**to_json(entered), "rev": 60, "query": f"players=2&seed={seed}", "label": {"en": "Ann, Bob: 50 moves"}}
    return json.dumps({str(seed): {"at": 1, "value": value}}), [move.card for move in played[-2:]]


def test_a_begun_deal_is_finished_counted_looked_at_and_saved(page, go, axe):
    """A card that an earlier build rules out is refused; the file that is saved replays to the end that was counted."""
    kept, last = nearly_whole(4)
    kept = json.dumps(kept)
    page.add_init_script(
        f"localStorage.getItem('zwicker-lab-enter') ?? localStorage.setItem('zwicker-lab-enter', {kept})"
    )
    go(page, "lang=en&players=2&dealer=2&seed=4")
    expect(moves(page)).to_have_count(50)
    expect(page.locator(".enter-moves > .fine").first).to_contain_text("2 cards have not turned up")
    notes = page.locator(".entered .linked")
    assert notes.evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    notes.first.press("ArrowDown")
    expect(notes.nth(1)).to_be_focused()
    page.locator(f'.pack-card[data-card="{last[1]}"]').click()
    page.locator(".choice").last.click()
    expect(page.locator(".slip.warn")).to_contain_text("does not fit move 50")
    for done, card in enumerate(last, 51):
        page.locator(f'.pack-card[data-card="{card}"]').click()
        expect(page.locator(f'.hand .card[data-card="{card}"]')).to_be_visible()
        page.locator(".choice").last.click()
        expect(moves(page)).to_have_count(done)
    expect(page.locator(".deal-count caption")).to_be_visible()
    page.evaluate("zlLook.set('theme', 'dark')")
    axe(page)
    total = page.locator(".deal-count tfoot td").all_inner_texts()
    with page.expect_download() as saved:
        page.locator(".ways a[download]").click()
    played = replay(read_deal(Path(saved.value.path()).read_text(encoding="utf-8")))
    assert played.complete and [str(side.total) for side in played.scores] == total
    page.locator(".ways a").first.click()
    page.wait_for_url(re.compile(r"deal\?"))
    expect(page.locator(".place")).to_contain_text("52")
    page.get_by_role("link", name="Back to entering").click()
    expect(moves(page)).to_have_count(52)


def test_a_begun_deal_is_offered_where_a_table_is_set_up(page, serve, visit):
    kept = json.dumps(nearly_whole(4)[0])
    page.add_init_script(f"localStorage.setItem('zwicker-lab-enter', {kept})")
    visit(page, f"{serve({'enter': enter_page})}enter?lang=en")
    expect(page.locator(".begun li span")).to_have_text("Ann, Bob: 50 moves")
    expect(page.get_by_label("How long")).to_have_count(0)


@pytest.mark.filterwarnings("ignore:reference already known")  # Bokeh's client sends its roots anew on reconnecting
def test_a_note_written_while_the_line_is_cut_is_there_when_it_is_back(page, go, wire, complaints):
    """It reaches Python and the browser's storage, the note being written stays open, and no move is doubled."""
    held, strip = wire(page), page.locator("#zl-strips .note")
    go(page, "lang=en&players=2&dealer=2&seed=7")
    tap(page, "9d", "5c", "4h")
    page.locator('.pack-card[data-card="9s"]').click()
    page.locator('.choice[data-id="9s x 9d"]').click()
    expect(moves(page)).to_have_count(1)
    page.locator('[data-note="open 0"]').click()
    held.cut()
    expect(strip).to_be_visible()
    page.locator('[data-note="! 0"]').click()
    page.locator("#note-0").fill("Well")
    held.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(strip).to_have_count(0)
    expect(page.locator("#note-0")).to_be_focused()
    page.keyboard.type(" done")
    page.locator('[data-note="open 0"]').click()
    expect(page.locator(".entered .said")).to_have_text("Well done")
    page.wait_for_function("localStorage.getItem('zwicker-lab-enter').includes('Well done')")
    page.reload()
    expect(page.locator(".entered .said")).to_have_text("Well done")
    expect(page.locator(".entered .told")).to_have_text("!")
    complaints.clear()  # what the browser says about the closed socket

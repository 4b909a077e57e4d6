"""Playing in a real browser: set up, play, reload, take back, ask why, count, the sheet, two windows."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tests.ui.browser import PHONE
from tests.ui.servers import Served
from tests.ui.wires import frames
from zwicker_lab.ui.deals.page import deal_page
from zwicker_lab.ui.play import page as play
from zwicker_lab.ui.settings import Settings

HURRIED = (
    "localStorage.setItem('zwicker-lab-look', '{\"pace\":\"quick\"}');"
    "addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--m-show', '1ms'))"
)
TAPPED = "localStorage.setItem('zwicker-lab-look', '{\"pace\":\"tap\"}')"
THOUGHT = 40_000
"""Milliseconds for the first answer of a process that has just begun."""
TWO = {"players": 2, "bots": "greedy", "match": "single"}
LANGS = pytest.mark.parametrize("lang", ["de", "en"])


@pytest.fixture
def go(serve, visit, monkeypatch, quick_bots, quick_coach):
    """The page with quick program players: ``go(page, seed=5)``."""
    monkeypatch.setattr(play, "shared_bots", lambda: quick_bots)
    monkeypatch.setattr(play, "shared", lambda: quick_coach)
    url = serve({"play": play.play_page, "deal": deal_page})

    def visit_at(page, pace=HURRIED, **values):
        page.add_init_script(pace)
        return visit(page, f"{url}play?{urlencode({'lang': 'en', **values})}")

    return visit_at


def own_turn(page):
    """Wait until it is one's turn or the deal has ended; whether it is one's turn."""
    page.wait_for_selector(".play-bar[data-own], body[data-zl-play=count]", state="attached", timeout=THOUGHT)
    return page.evaluate("document.body.dataset.zlPlay") == "table"


def moves(page):
    return page.locator(".logged li")


def own_moves(page):
    return page.locator(".logged li.me")


def play_one(page):
    """Play the first use of the first card, by mouse; wait until it is done."""
    bar = page.locator(".play-bar")
    done = bar.get_attribute("data-moves")
    page.locator(".hand .card").first.click()
    page.locator(".choice").first.click()
    expect(bar).not_to_have_attribute("data-moves", done)


def play_deal(page):
    while own_turn(page):
        play_one(page)


# ---- setting up ----------------------------------------------------------------------------------------------------


def test_one_click_begins_a_game_of_four_with_a_partner(page, go, axe):
    go(page, lang="en")
    axe(page)
    page.locator('[data-id="start"]').click()
    page.wait_for_url(re.compile(r"seed=\d+"))
    own_turn(page)
    expect(page.locator(".felt .seat")).to_have_count(3)
    expect(page.locator(".play-score .team").first).to_contain_text("Wiebke")
    axe(page)


def test_a_match_is_set_up_by_hand(page, go):
    """Another rule set offers other numbers of seats; every seat has its strength; the link holds it all."""
    go(page)
    page.get_by_label("Rules", exact=True).select_option("zwickern")
    page.get_by_label("Players", exact=True).select_option("3")
    expect(page.get_by_label("Sides")).to_have_count(0)
    page.get_by_label("Hinnerk").select_option("random")
    page.get_by_label("How long").select_option("single")
    page.get_by_label("Open cards").check()
    expect(page.locator(".summary")).to_have_text(
        "3 players, each alone; a single deal. Playing with you: Chance and Regular."
    )
    page.locator('[data-id="start"]').click()
    page.wait_for_url(re.compile("players=3.*bots=random-traditional.*match=single.*open=yes.*seed="))
    own_turn(page)
    expect(page.locator(".backs.open")).to_have_count(2)


# ---- at the table --------------------------------------------------------------------------------------------------


def test_a_packet_is_played_by_mouse_and_a_reload_in_the_middle_changes_nothing(page, go, visit):
    go(page, seed=5, **TWO)
    for played in range(4):
        assert own_turn(page)
        play_one(page)
        own_turn(page)
        if played == 1:
            expect(moves(page).first).not_to_have_class("me")
            before, held = moves(page).all_inner_texts(), page.locator(".hand .card").count()
            visit(page, page.url)
            own_turn(page)
            expect(moves(page)).to_have_count(len(before))
            assert moves(page).all_inner_texts() == before and page.locator(".hand .card").count() == held
    expect(page.locator(".play-score .match")).to_contain_text("packet 2")
    expect(page.locator(".hand .card")).to_have_count(4)


def test_a_deal_is_finished_counted_and_written_on_the_sheet_and_the_next_has_the_next_dealer(page, go, axe, sideways):
    """The counting adds up to the total on the sheet; the deal is looked at with all hands open; play goes on."""
    go(page, seed=7, players=2, bots="greedy")
    play_deal(page)
    expect(page.locator(".play-end h2")).to_be_visible()
    total = [cell.strip() for cell in page.locator(".play-sheet tfoot td").all_inner_texts()]
    expect(page.locator(".deal-count tfoot td")).to_have_text(total)
    brought = page.locator(".play-sheet tbody .brought").all_inner_texts()
    assert [text.removeprefix("+") for text in brought] == total
    points = page.locator(".deal-count tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td b:not(.sr)')].map(one => one.textContent))"
    )
    assert [str(sum(int(cell.replace("–", "0")) for cell in column)) for column in zip(*points, strict=True)] == total
    expect(page.locator(".play-end h2")).to_be_focused()
    axe(page)
    page.set_viewport_size({"width": 360, "height": 740})
    sideways(page)
    with page.expect_download() as saved:
        page.locator(".ways a[download]").click()
    assert saved.value.suggested_filename == "zwicker-1.zdn"
    page.locator(".ways a").first.click()
    page.wait_for_url(re.compile("deal\\?.*file="))
    expect(page.locator(".place")).to_contain_text("52")
    expect(page.locator(".deal-moves .move")).to_have_count(53)
    names = set(page.locator(".deal-moves .move:not(.begin) .by").all_inner_texts())
    assert names == {"You", "Hinnerk"}
    page.locator("a.back").click()
    page.locator('[data-id="next"]').click()
    expect(page.locator(".play-score .match")).to_contain_text("Deal 2, packet 1")
    own_turn(page)
    expect(page.locator(".play-sheet tbody tr:not(.ways)")).to_have_count(1)


def test_a_refusal_says_why_and_nothing_is_played(page, go):
    go(page, seed=5, **TWO)
    own_turn(page)
    before = moves(page).count()
    page.locator(".hand .card").first.click()
    for item in page.locator(".tableau .item").all():
        item.click()
    page.locator('.below [data-id="try"]').click()
    expect(page.locator(".slip.warn h2")).to_have_text("That does not work")
    assert moves(page).count() == before


def test_a_move_is_taken_back_and_marked(page, go):
    go(page, seed=5, **TWO)
    own_turn(page)
    hand = page.locator(".hand .card").count()
    play_one(page)
    own_turn(page)
    page.locator('.play-bar [data-id="back"]').click()
    expect(page.locator(".hand .card")).to_have_count(hand)
    play_one(page)
    expect(page.locator(".logged .taken")).to_have_text("taken back once")


@LANGS
def test_it_is_said_why_a_program_player_moved_so(page, go, lang):
    go(page, lang=lang, seed=5, **TWO)
    own_turn(page)
    play_one(page)
    own_turn(page)
    ask = page.locator(".logged .linked").first
    ask.click()
    told = page.locator(".why-told")
    expect(told).to_contain_text("Hinnerk")
    reason = "a king takes both" if lang == "en" else "Ein König nimmt beide"
    expect(told).to_contain_text(reason, timeout=THOUGHT)
    expect(ask).to_have_attribute("aria-expanded", "true")
    ask.click()
    expect(told).to_have_count(0)


def test_the_coach_judges_ones_own_moves_where_wanted(page, go):
    go(page, seed=5, **TWO)
    own_turn(page)
    page.get_by_role("switch", name="The coach judges my moves").click()
    play_one(page)
    expect(page.locator("[data-verdict]:not(.waiting)")).to_be_visible(timeout=THOUGHT)
    page.get_by_role("switch", name="The coach judges my moves").click()
    expect(page.locator("[data-verdict]")).to_have_count(0)


def test_what_is_still_out_is_shown_on_request(page, go):
    go(page, seed=5, **TWO)
    own_turn(page)
    page.locator(".seen summary").click()
    expect(page.locator(".seen tr")).to_have_count(4)
    expect(page.locator(".seen")).to_contain_text("cards you have not seen")


def test_by_taps_the_others_wait(page, go):
    """With the pace "I tap" a program player's move stays until one goes on, by button or Enter."""
    go(page, pace=TAPPED, seed=3, players=4)
    seen = 0
    while not page.locator(".play-bar[data-own]").count() and seen < 6:
        page.wait_for_selector('.play-bar [data-id="on"], .felt.is-playing .caption:not([hidden]), .play-bar[data-own]')
        page.locator("body").press("Enter")
        seen += 1
    assert own_turn(page)


def test_by_keys_alone(page, go):
    """A card is chosen and a use played without a mouse, and the keyboard stays at the table for the next one."""
    go(page, seed=5, **TWO)
    own_turn(page)
    page.locator(".hand .card").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".choice")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(own_moves(page)).to_have_count(1)
    assert own_turn(page)
    expect(page.locator(".hand .card:focus")).to_have_count(1)


# ---- two windows, other screens ------------------------------------------------------------------------------------


def test_two_windows_do_not_fight(page, go, visit):
    """The window opened last plays on; the other says so, and can take over with all that was played meanwhile."""
    go(page, seed=5, **TWO)
    own_turn(page)
    play_one(page)
    own_turn(page)
    other = page.context.new_page()
    other.add_init_script(HURRIED)
    visit(other, page.url)
    own_turn(other)
    expect(own_moves(other)).to_have_count(1)
    here = page.locator('.play-bar [data-id="here"]')
    expect(here).to_be_visible()
    page.locator(".turn-now").evaluate("turn => turn.textContent += ' It is a long line in other languages.'.repeat(2)")
    below = page.locator(".turn-now").bounding_box()["y"] - page.locator("section.felt").evaluate(
        "felt => felt.getBoundingClientRect().bottom"
    )
    assert below >= 0, "a long line lies over the table"
    play_one(other)
    own_turn(other)
    here.click()
    own_turn(page)
    expect(own_moves(page)).to_have_count(2)
    expect(other.locator('.play-bar [data-id="here"]')).to_be_visible()


def test_a_match_begun_is_offered_again(page, go):
    go(page, seed=5, **TWO)
    own_turn(page)
    play_one(page)
    own_turn(page)
    page.locator(".play-crumb .back").click()
    begun = page.locator(".begun li")
    expect(begun).to_have_count(1)
    begun.get_by_role("link").click()
    own_turn(page)
    expect(own_moves(page)).to_have_count(1)


@pytest.mark.parametrize(
    ("lang", "values"),
    [("de", {}), ("en", {"seed": 5}), ("de", {"seed": 5, "variant": "zwickern", "players": 8})],
)
def test_on_a_phone_everything_fits_and_can_be_hit(new_page, go, sideways, targets, axe, lang, values):
    """Nothing is wider than 360 px, and every target is at least 44 px wide and high."""
    page = new_page(**PHONE)
    go(page, lang=lang, **values)
    if values:
        own_turn(page)
        page.locator(".logged").wait_for()
    else:
        page.locator(".play-form select").first.wait_for()
    sideways(page)
    targets(page)
    axe(page)


def cut_after_a_move(page, held):
    """The moves of a match, the last of them one's own and its answer, when the line is cut."""
    own_turn(page)
    play_one(page)
    own_turn(page)
    made = moves(page).all_text_contents()
    held.cut()
    expect(page.locator("[data-strip=lost]")).to_be_visible()
    return made


def comes_back_to(page, made):
    """The line is taken up, and the same moves stand there."""
    strip = page.locator("[data-strip=lost]")
    strip.get_by_role("button", name="Connect now").click()
    expect(strip).to_have_count(0)
    expect(moves(page)).to_have_text(made)


@pytest.mark.filterwarnings("ignore:reference already known")  # Bokeh's client sends its roots anew on reconnecting
def test_a_match_goes_on_where_the_server_has_forgotten_the_page(
    page, visit, wire, complaints, monkeypatch, quick_bots, quick_coach
):
    """A notebook that slept, a server that was started again: the browser tells once more what it keeps."""
    monkeypatch.setattr(play, "shared_bots", lambda: quick_bots)
    monkeypatch.setattr(play, "shared", lambda: quick_coach)
    served = Served({"play": play.play_page}, Settings(port=0, session_check=100))
    with served as url:
        held = wire(page)
        page.add_init_script(HURRIED)
        visit(page, f"{url}play?{urlencode({'lang': 'en', 'seed': 5, **TWO})}")
        before = cut_after_a_move(page, held)
        for session in served.server.get_sessions("/play"):
            session.request_expiration()
        frames(page, lambda: not served.server.get_sessions("/play"))
        held.mend()
        comes_back_to(page, before)
        own_turn(page)
        play_one(page)
        complaints.clear()  # what the browser says about the closed socket


@pytest.mark.filterwarnings("ignore:reference already known")  # Bokeh's client sends its roots anew on reconnecting
def test_a_lost_connection_loses_no_move_and_doubles_none(page, go, wire, complaints):
    """The match stands as before; a move made meanwhile was not made, and can be made now."""
    held = wire(page)
    go(page, seed=5, **TWO)
    before = cut_after_a_move(page, held)
    page.locator(".hand .card").first.click()
    held.mend()
    comes_back_to(page, before)
    play_one(page)
    own_turn(page)
    page.reload()
    own_turn(page)
    assert moves(page).count() > len(before)
    complaints.clear()  # what the browser says about the closed socket

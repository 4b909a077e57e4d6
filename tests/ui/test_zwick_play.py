"""Playing Swiss Zwick in a browser: a whole deal by touch, a reload, a lost connection, taking back, how it fits."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.browser import PHONE
from tests.ui.learner import start
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.zwick.play.game import Game
from zwicker_lab.ui.zwick.play.setup import read_setup
from zwicker_lab.zwick import Move

SEED = "zwick-play?lang=de&players=4&bots=traditional&seed="
OWN = ".play-bar[data-own=yes]"
WISHES = ("join", "keep", "turn", "stop")


def turn(page: Page) -> bool:
    """Wait until oneself is to decide; whether that is so, or the deal is over."""
    over = page.locator(".play-end h2:visible")
    expect(page.locator(OWN).or_(over).first).to_be_visible(timeout=60_000)
    return not over.count()


def kept(page: Page) -> Game:
    """The match as the browser has kept it."""
    found = json.loads(page.evaluate("localStorage.getItem('zwicker-lab-zwick-play')"))
    setup = read_setup(Query.of(page.url.partition("?")[2]))
    seed = page.url.partition("seed=")[2]
    return Game.read(setup, int(seed), found[seed]["value"])


def play_card(page: Page, tap: Callable[[Any], None]) -> None:
    """Play the first card of the hand that is allowed."""
    card = str(next(kept(page).position.moves()))
    place = page.locator(f'.hand [data-card="{card}"]')
    moves = page.locator(OWN).get_attribute("data-moves")
    tap(place)
    expect(place).to_have_attribute("aria-pressed", "true")
    tap(page.locator(".below [data-id=play]"))
    expect(page.locator(f'.play-bar[data-moves="{moves}"]')).to_have_count(0)


def decide(page: Page, tap: Callable[[Any], None]) -> None:
    """Make one's own choice: what leads into the play, else a card."""
    position = kept(page).position
    if position.phase == "play":
        play_card(page, tap)
        return
    legal = [str(move) for move in position.moves()]
    wish = next((name for name in WISHES if name in legal), "")
    button = page.locator(f'.below [data-id="{wish}"]' if wish else '.below [data-id^="cut"]').first
    moves = page.locator(OWN).get_attribute("data-moves")
    tap(button)
    expect(page.locator(f'.play-bar[data-moves="{moves}"]')).to_have_count(0)


def play_deal(page: Page, tap: Callable[[Any], None]) -> None:
    """Play the deal on the table to its end."""
    for _ in range(40):
        if not turn(page):
            return
        decide(page, tap)
    raise AssertionError("the deal never ended")


def test_a_whole_deal_and_the_next(new_page: Any, visit: Any, app_url: str, sideways: Any) -> None:
    """From the form to the sheet, all hands open after it, and on to the next deal, by touch."""
    page = start(new_page(**PHONE), visit, f"{app_url}zwick-play?lang=de")

    def tap(place: Any) -> None:
        place.tap()

    tap(page.locator(".begin"))
    page.wait_for_url("**seed=*", wait_until="commit", timeout=30_000)
    play_deal(page, tap)
    sideways(page)
    expect(page.locator(".play-sheet tbody tr").first).to_be_visible()
    expect(page.locator(".all-hands .held-open")).to_have_count(4)
    tap(page.locator("[data-id=next]"))
    assert turn(page) or page.locator(".play-end h2").count()


def test_a_reload_in_the_middle_changes_nothing(page: Page, visit: Any, app_url: str) -> None:
    """The same cards, the same trick, the same moves; and the match is offered where one sets matches up."""
    start(page, visit, f"{app_url}{SEED}77")
    for _ in range(4):
        assert turn(page)
        decide(page, lambda place: place.click())
    assert turn(page)
    hand = [node.get_attribute("data-card") for node in page.locator(".hand .card").all()]
    moves = page.locator(OWN).get_attribute("data-moves")
    page.reload()
    expect(page.locator(OWN)).to_have_attribute("data-moves", moves or "")
    assert [node.get_attribute("data-card") for node in page.locator(".hand .card").all()] == hand
    visit(page, f"{app_url}zwick-play?lang=en")
    expect(page.locator(".begun li")).to_contain_text("a Passe of 12 deals")
    page.locator(".begun a").click()
    expect(page.locator(OWN)).to_have_attribute("data-moves", moves or "")


@pytest.mark.filterwarnings("ignore:reference already known")  # Bokeh's client sends its roots anew on reconnecting
def test_a_lost_connection_loses_nothing(
    page: Page, visit: Any, wire: Any, app_url: str, complaints: list[str]
) -> None:
    """What was decided stays, and play goes on when the line is back."""
    held = wire(page)
    start(page, visit, f"{app_url}{SEED}77")
    assert turn(page)
    decide(page, lambda place: place.click())
    assert turn(page)
    moves = page.locator(OWN).get_attribute("data-moves")
    held.cut()
    strip = page.locator("#zl-strips .note")
    expect(strip).to_contain_text("Keine Verbindung.")
    held.mend()
    strip.get_by_role("button", name="Jetzt verbinden").click()
    expect(strip).to_have_count(0)
    expect(page.locator(OWN)).to_have_attribute("data-moves", moves or "")
    decide(page, lambda place: place.click())
    assert turn(page) or page.locator(".play-end h2").count()
    complaints.clear()  # what the browser says about the closed socket


def test_a_refused_card_says_why(page: Page, visit: Any, app_url: str) -> None:
    """The engine's own reason with the cards that would be right; the card stays, the turn is not lost."""
    start(page, visit, f"{app_url}{SEED}77")
    for _ in range(60):
        if not turn(page):
            page.locator("[data-id=next]").click()
            continue
        position = kept(page).position
        wrong = [card for card in position.hand if position.phase == "play" and position.refusal(Move.play(card))]
        if wrong:
            break
        decide(page, lambda place: place.click())
    card = page.locator(f'.hand [data-card="{wrong[0]}"]')
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    reason = position.refusal(Move.play(wrong[0]))
    assert reason is not None
    expect(page.locator(".side .slip.warn")).to_contain_text(reason.text("de"))
    expect(page.locator(".side .slip.warn .fine a")).to_have_attribute("href", "zwick-rules?lang=de#play")
    expect(card).to_be_visible()


def test_taking_back_is_offered_after_a_choice(page: Page, visit: Any, app_url: str) -> None:
    """Back to the cut, where it was."""
    start(page, visit, f"{app_url}{SEED}77")
    assert turn(page)
    page.locator(".below .btn").first.click()
    page.locator(".play-bar [data-id=back]").click()
    expect(page.locator('.below [data-id^="cut"]')).to_have_count(3)


@pytest.mark.parametrize("place", ["zwick-play?lang=en", f"{SEED}77", f"{SEED.replace('players=4', 'players=5')}12"])
def test_pages_fit(place: str, page: Page, fits: Callable[..., None], app_url: str) -> None:
    """No violation axe-core knows and no sideways scrolling, in both widths and large print."""
    fits(page, f"{app_url}{place}")


def test_reasons_are_given_on_request(page: Page, visit: Any, app_url: str) -> None:
    """Below a program's move what it goes by, below one's own how good it was; a second press puts it away."""
    start(page, visit, f"{app_url}{SEED}77")
    for _ in range(4):
        assert turn(page)
        decide(page, lambda place: place.click())
    assert turn(page)
    own = page.locator(".logged .me .linked").first
    own.click()
    told = page.locator(".logged .me .why-told")
    expect(told).to_contain_text("Erwartet:", timeout=60_000)
    expect(told).to_contain_text("Punkte im ganzen Spiel")
    own.click()
    expect(told).to_have_count(0)
    other = page.locator(".logged li:not(.me) .linked").first
    other.click()
    expect(page.locator(".logged li:not(.me) .why-told")).to_contain_text("Faustregeln")
    expect(other).to_have_attribute("aria-expanded", "true")


def focused(page: Page) -> Any:
    """What has the keyboard, through all shadow roots."""
    return page.evaluate_handle(
        "() => { let at = document.activeElement;"
        " while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; return at; }"
    ).as_element()


def press_to(page: Page, wish: str, most: int) -> None:
    """Press Tab until what is wished for has the keyboard, at most so often, and press it."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if focused(page).evaluate("(node, wish) => node.matches(wish)", wish):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{wish} is not within {most} tabs")


def test_the_keyboard_alone_plays_on_from_deal_to_deal(page: Page, visit: Any, app_url: str) -> None:
    """From the end of a deal it goes on at the table of the next: what lies there, the hand, what is to be decided."""
    start(page, visit, f"{app_url}{SEED}77")
    play_deal(page, lambda place: place.click())
    expect(page.locator(".play-end h2")).to_be_focused()
    press_to(page, "[data-id=next]", 1)
    expect(page.locator(".play-end")).to_be_hidden()
    if turn(page):
        moves = page.locator(OWN).get_attribute("data-moves")
        playing = kept(page).position.phase == "play"
        press_to(page, ".hand .card" if playing else ".below button", 3)
        if playing:
            page.keyboard.press("Enter")
        expect(page.locator(f'.play-bar[data-moves="{moves}"]')).to_have_count(0)


def test_the_keyboard_is_not_lost_where_no_card_is_held_yet(page: Page, visit: Any, app_url: str) -> None:
    """After the cut nobody has a card: the keyboard stays at the table."""
    start(page, visit, f"{app_url}{SEED}77")
    assert turn(page) and kept(page).position.phase == "cut"
    page.locator(".below button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator('.below [data-id^="cut"]')).to_have_count(0)
    assert focused(page).evaluate("node => !!node.closest('.felt, .below')")


def test_after_a_deal_tab_goes_down_the_page(page: Page, visit: Any, app_url: str) -> None:
    """The way on, the sheet, then the moves below it; while one plays they come before the sheet, beside the table."""
    start(page, visit, f"{app_url}{SEED}77")
    play_deal(page, lambda place: place.click())
    expect(page.locator(".play-end h2")).to_be_focused()
    tops = []
    for wish in ("[data-id=next]", ".sheet-frame", ".linked"):
        page.keyboard.press("Tab")
        assert focused(page).evaluate("(node, wish) => node.matches(wish)", wish)
        tops.append(focused(page).evaluate("node => node.getBoundingClientRect().top + scrollY"))
    assert tops == sorted(tops)
    page.locator("[data-id=next]").click()
    expect(page.locator(".play.asked-after + .ending")).to_have_count(1)


APART = """() => {
  const wanted = '.seat .name, .backs:not(:empty), .pile';
  const roots = [...document.querySelectorAll('*')].map(n => n.shadowRoot);
  const boxes = roots.filter(Boolean).flatMap(root => [...root.querySelectorAll(wanted)])
    .map(n => [n.textContent, n.getBoundingClientRect()]).filter(([, box]) => box.width);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map(other => [one, other]));
  return pairs.filter(([one, other]) => meet(one[1], other[1])).map(([one, other]) => [one[0], other[0]]);
}"""


def look_at_the_table(page: Page) -> None:
    """On usual screens hand and buttons are all on it, and at the table nothing lies on a name or a pile."""
    for width, height in ((1280, 720), (1366, 768), (1280, 860), (1280, 1000)):
        page.set_viewport_size({"width": width, "height": height})
        for thing in page.locator(".below button, .hand .card, .play-bar [data-id=back]").all():
            expect(thing).to_be_in_viewport(ratio=1)
        assert not page.evaluate(APART)


@pytest.mark.parametrize(("players", "seed"), [("4", 77), ("5", 12), ("5&open=yes", 12)])
def test_hand_and_question_are_seen_without_scrolling(
    players: str, seed: int, page: Page, visit: Any, app_url: str
) -> None:
    """From the cut to a card that is chosen, for four and for five, with open cards too."""
    start(page, visit, f"{app_url}{SEED.replace('players=4', f'players={players}')}{seed}")
    while turn(page) and kept(page).position.phase != "play":
        look_at_the_table(page)
        decide(page, lambda place: place.click())
    page.locator(f'.hand [data-card="{next(kept(page).position.moves())}"]').click()
    expect(page.locator(".below [data-id=play]")).to_be_visible()
    look_at_the_table(page)


def test_a_phone_shows_who_deals(new_page: Any, visit: Any, app_url: str) -> None:
    """Beside the name, as on a wide screen: what one may do hangs on where the dealer sits."""
    page = start(new_page(**PHONE), visit, f"{app_url}{SEED}77")
    assert turn(page)
    dealer = kept(page).position.dealer
    assert dealer != 0
    expect(page.locator(".seats .name", has_text=re.compile("gibt"))).to_be_visible()
    expect(page.locator(".seats .name small")).to_be_visible()


def test_the_keyboard_takes_back_and_stays_at_the_table(page: Page, visit: Any, app_url: str) -> None:
    """Taking the first choice back leaves nothing more to take back: the keyboard goes on at the table."""
    start(page, visit, f"{app_url}{SEED}77")
    assert turn(page) and kept(page).position.phase == "cut"
    page.locator(".below button").first.click()
    page.locator(".play-bar [data-id=back]").press("Enter")
    expect(page.locator(".play-bar [data-id=back]")).to_have_count(0)
    expect(page.locator(".felt:focus, .felt :focus")).to_have_count(1)

"""The adviser in a real browser: verdicts, the film of a reply, all moves compared, and nobody kept waiting."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from multiprocessing.connection import Listener
from queue import Queue
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.ui.advisers import REASONS
from tests.ui.browser import PATIENCE, PHONE
from zwicker_lab.notation import read_position
from zwicker_lab.ui.coach.answer import Question
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.learn import page as learn
from zwicker_lab.ui.look import page as look

OPEN = "zwicker3; table 9d 5h 4c Td; hands N: 5s Kd 2h 9c / E: Ks 3d 7s Jh / S: 8c Qd 6h As / W: 7c 3s Jd 2d; stock 20"
QUICK = "localStorage.setItem('zwicker-lab-look', '{\"pace\":\"quick\"}')"
TAPPED = "localStorage.setItem('zwicker-lab-look', '{\"pace\":\"tap\"}')"

BEGINNING_S = 60.0
"""How long the thinking process may take to begin on a busy machine."""

Go = Callable[..., Page]


@pytest.fixture
def with_adviser(
    serve: Callable[..., str],
    visit: Callable[[Page, str], Page],
    monkeypatch: pytest.MonkeyPatch,
    quick_coach: Coach,
) -> Iterator[Callable[..., Go]]:
    """The pages with an adviser for tests: ``go = with_adviser("quick"); go(page, "look", position=...)``."""
    begun: list[Coach] = []

    def start(adviser: str, **settings: Any) -> Go:
        coach = quick_coach
        if adviser != "quick" or settings:
            begun.append(coach := Coach(f"tests.ui.advisers:{adviser}", workers=1, **settings))
        else:
            warm: Queue[object] = Queue()
            coach.ask("warm", Question.of(read_position(OPEN)), warm.put)
            warm.get(timeout=BEGINNING_S)
        for module in (look, learn):
            monkeypatch.setattr(module, "shared", lambda: coach)
        url = serve({"look": look.look_page, "lesson": learn.lesson_page})

        def go(page: Page, route: str = "look", pace: str = QUICK, **query: object) -> Page:
            page.add_init_script(pace)
            asked = {"lang": "en", **({"position": OPEN} if route == "look" else {}), **query}
            return visit(page, f"{url}{route}?{urlencode(asked)}")

        return go

    yield start
    for coach in begun:
        coach.close()


def use(page: Page, card: str, move: str) -> None:
    """Choose a card and one of the uses offered."""
    page.locator(f'.hand [data-card="{card}"]').click()
    page.locator(f'.choice[data-id="{move}"]').click()


def still(page: Page) -> None:
    """Wait until no card moves."""
    page.wait_for_function(
        "async () => { for (let film; film !== globalThis.__zlFilm;) await (film = globalThis.__zlFilm); return true }"
    )


def attempt(page: Page, card: str, *items: str) -> None:
    page.locator(f'.hand [data-card="{card}"]').click()
    for item in items:
        page.locator(f'.tableau [data-item="{item}"]').click()
    page.locator(".below [data-id=try]").click()


def lying(page: Page, *items: str) -> None:
    """Wait until exactly these items lie on the table."""
    expect(page.locator(".tableau .item")).to_have_count(len(items))
    for item in items:
        expect(page.locator(f'.tableau [data-item="{item}"]')).to_be_visible()


# ---- verdicts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "title", "lost"),
    [("en", "A mistake", "points lost"), ("de", "Ein Fehler", "Punkte verschenkt")],
)
def test_a_legal_try_is_judged_with_reasons(
    page: Page, with_adviser: Callable[..., Go], lang: str, title: str, lost: str
) -> None:
    with_adviser("quick")(page, lang=lang)
    use(page, "5s", "5s x 5h")
    said = page.locator(".said section")
    expect(said.get_by_role("heading")).to_contain_text(title)
    expect(said.get_by_role("heading")).to_contain_text(lost)
    for reason in REASONS[lang]:
        expect(said).to_contain_text(reason)
    expect(said).to_contain_text("240")
    expect(page.locator("#zl-live")).to_contain_text(REASONS[lang][0])
    expect(page.locator(".move")).to_have_count(2)


def test_a_poor_try_is_taken_back_and_another_made(page: Page, with_adviser: Callable[..., Go]) -> None:
    with_adviser("quick")(page)
    use(page, "5s", "5s x 5h")
    page.get_by_role("button", name="Take it back, try again").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".place")).to_have_text("move 0 of 1")
    expect(page.locator(".hand .card:focus")).to_have_count(1)
    still(page)
    lying(page, "9d", "5h", "4c", "Td")
    expect(page.locator(".said section")).to_have_count(0)
    use(page, "9c", "9c")
    expect(page.locator(".said h2")).to_have_text("The best move")


def test_a_slow_adviser_keeps_nobody_waiting(
    page: Page, with_adviser: Callable[..., Go], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it thinks, cards are lifted and moves are made; its late answer to an earlier try is dropped."""
    with Listener() as gate:
        monkeypatch.setenv("ADVISER_GATE", str(gate.address))
        with_adviser("waiting")(page)
        warm = gate.accept()  # its first question is the one that wakes it
        use(page, "5s", "5s x 5h")
        expect(page.locator(".said .waiting")).to_be_attached()
        use(page, "Ks", "Ks")
        expect(page.locator(".move")).to_have_count(3)
        page.get_by_role("button", name="One move back").click()
        expect(page.locator(".place")).to_have_text("move 1 of 2")
        use(page, "3d", "3d")
        expect(page.locator(".said .waiting")).to_contain_text("longer than usual", timeout=PATIENCE)
        warm.send(True)
        with gate.accept() as adviser:
            adviser.send(True)
        expect(page.locator(".said h2")).to_be_visible()
        page.locator(".coach > [data-id=rank]").click()
        expect(page.locator(".is-mine .bar-row")).to_have_attribute("data-id", "3d")
        warm.close()


@pytest.mark.parametrize("adviser", ["faulty", "broken"])
def test_a_failing_adviser_breaks_nothing(page: Page, with_adviser: Callable[..., Go], adviser: str) -> None:
    with_adviser(adviser)(page)
    use(page, "5s", "5s x 5h")
    expect(page.locator(".said .failed")).to_have_text(
        "No verdict could be computed this time. The move counts all the same.", timeout=PATIENCE
    )
    use(page, "Ks", "Ks")
    expect(page.locator(".move")).to_have_count(3)
    expect(page.locator("#zl-strips")).to_be_empty()


# ---- the film -----------------------------------------------------------------------------------------------------


def test_the_reply_is_played_and_rewound(page: Page, with_adviser: Callable[..., Go]) -> None:
    """The move and its reply happen on the table; then all is as it was, the card chosen meanwhile too."""
    with_adviser("quick")(page)
    use(page, "5s", "5s x 5h")
    page.locator('.hand [data-card="3d"]').click()
    page.evaluate(
        """() => { globalThis.heard = []; const live = document.getElementById('zl-live');
        new MutationObserver(() => heard.push(live.textContent)).observe(live, { childList: true, subtree: true }) }"""
    )
    page.get_by_role("button", name="Show what happens").click()
    expect(page.locator(".film")).to_be_visible()
    expect(page.locator(".film [aria-current]")).to_have_text("The answer")
    lying(page, "9d")
    expect(page.locator(".who")).to_contain_text("East answers")
    expect(page.locator(".film")).to_be_hidden()
    lying(page, "9d", "4c", "Td")
    expect(page.locator('.hand [data-card="3d"]')).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Show what happens")).to_be_focused()
    heard = page.evaluate("heard")
    assert any("5 of spades takes" in text for text in heard), heard
    assert any("king of spades takes" in text for text in heard)


def test_escape_ends_a_film_that_waits_for_a_tap(page: Page, with_adviser: Callable[..., Go]) -> None:
    with_adviser("quick")(page, pace=TAPPED)
    use(page, "5s", "5s x 5h")
    page.locator("section.felt").click(position={"x": 20, "y": 20})
    page.get_by_role("button", name="Show what happens").click()
    expect(page.get_by_role("button", name="Back to the table")).to_be_focused()
    page.keyboard.press("Escape")
    lying(page, "9d", "4c", "Td")
    expect(page.locator(".film")).to_be_hidden()
    use(page, "Ks", "Ks")
    page.locator("section.felt").click(position={"x": 20, "y": 20})
    expect(page.locator(".move")).to_have_count(3)


# ---- all moves ----------------------------------------------------------------------------------------------------


def test_all_moves_are_compared_and_previewed_by_mouse_and_keyboard(
    page: Page, with_adviser: Callable[..., Go]
) -> None:
    with_adviser("quick")(page)
    page.get_by_role("button", name="How good are all moves?").click()
    rows = page.locator(".bar-row")
    expect(rows).to_have_count(12)
    expect(page.locator(".ranking h2")).to_be_focused()
    page.get_by_role("button", name="Show 6 more").click()
    expect(rows).to_have_count(18)
    page.locator('.bar-row[data-id="5s x 5h"]').hover()
    expect(page.locator('.tableau [data-item="5h"]')).to_have_attribute("data-state", "taken")
    expect(page.locator('.tableau [data-item="9d"]')).to_have_attribute("data-state", "off")
    expect(page.locator('.hand [data-card="5s"]')).to_have_attribute("data-state", "selected")
    page.locator("h1").hover()
    expect(page.locator('.tableau [data-item="9d"]')).not_to_have_attribute("data-state", "off")
    page.locator(".ranking h2").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(rows.first).to_be_focused()
    page.keyboard.press("End")
    expect(rows.last).to_be_focused()
    expect(page.locator('.tableau [data-state="taken"]')).not_to_have_count(0)
    page.keyboard.press("Enter")
    expect(rows.last).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".bars .more:visible")).to_contain_text(REASONS["en"][0])
    page.keyboard.press("Escape")
    expect(page.locator(".ranking")).to_be_hidden()
    expect(page.get_by_role("button", name="How good are all moves?")).to_be_focused()
    expect(page.locator(".tableau [data-state]")).to_have_count(0)


def test_after_a_try_its_moves_are_compared_on_the_position_before(page: Page, with_adviser: Callable[..., Go]) -> None:
    with_adviser("quick")(page)
    use(page, "5s", "5s x 5h")
    page.get_by_role("button", name="How good are all moves?").click()
    lying(page, "9d", "5h", "4c", "Td")
    mine = page.locator(".is-mine .bar-row")
    expect(mine).to_contain_text("your move")
    mine.click()
    page.locator(".bars .more:visible [data-id=film]").click()
    expect(page.locator(".film")).to_be_visible()
    expect(page.locator(".film")).to_be_hidden()
    lying(page, "9d", "5h", "4c", "Td")
    page.get_by_role("button", name="Close").click()
    lying(page, "9d", "4c", "Td")
    expect(page.locator(".said h2")).to_contain_text("A mistake")


def test_on_a_phone_the_comparison_leaves_the_table_in_view(
    new_page: Callable[..., Page], with_adviser: Callable[..., Go], sideways: Callable[[Page], None]
) -> None:
    page = with_adviser("quick")(new_page(**PHONE))
    page.locator(".coach > [data-id=rank]").tap()
    expect(page.locator(".ranking.sheet")).to_be_visible()
    row = page.locator(".bar-row").nth(3)
    row.tap()
    expect(row).to_have_attribute("aria-expanded", "true")
    sheet = page.locator(".ranking.sheet").bounding_box()
    assert sheet is not None
    page.wait_for_function("top => scrollY > 0 && innerHeight > top", arg=sheet["y"])
    felt = page.locator("section.felt").bounding_box()
    assert felt is not None
    assert 0 < felt["y"] + felt["height"] <= sheet["y"]
    page.locator('.tableau [data-item="Td"]').tap(trial=True)
    sideways(page)
    page.locator('.hand [data-card="9c"]').tap()
    expect(page.locator(".choosing.sheet")).to_be_visible()
    expect(page.locator(".ranking")).to_be_hidden()


# ---- lessons ------------------------------------------------------------------------------------------------------


def ask(page: Page) -> None:
    """Ask what the move is worth in a game: in a lesson nothing is said of that unasked."""
    offer = page.get_by_role("button", name=re.compile("And in a game\\? How|Und im Spiel\\? Wie"))
    expect(offer).to_be_visible()
    expect(page.locator(".coach .verdict")).to_have_count(0)
    offer.click()


def test_in_an_exercise_the_lessons_words_stay_and_nothing_is_given_away(
    page: Page, with_adviser: Callable[..., Go], axe: Callable[[Page], None]
) -> None:
    with_adviser("quick")(page, "lesson", n=3, exercise=1)
    attempt(page, "7h", "7d")
    words = page.locator(".side section.slip:is(.miss, .win)")
    expect(words.get_by_role("heading")).to_have_text("Allowed, but not the goal yet")
    ask(page)
    expect(page.locator(".coach .verdict")).to_be_visible()
    expect(page.locator(".coach .eyebrow")).to_have_text("And in a game?")
    expect(words.get_by_role("heading")).to_have_text("Allowed, but not the goal yet")
    expect(page.locator(".coach > [data-id=rank]")).to_be_hidden()
    below = page.locator(".coach .aside").bounding_box()
    above = words.bounding_box()
    assert above is not None and below is not None
    assert below["y"] >= above["y"] + above["height"]
    axe(page)
    page.locator(".slip .acts [data-id=again]").click()
    expect(page.locator(".coach .aside")).to_have_count(0)
    attempt(page, "7h", "7d", "3c", "4s")
    expect(words.get_by_role("heading")).to_have_text("Right")
    ask(page)
    page.get_by_role("button", name="How good are all moves?").click()
    lying(page, "7d", "3c", "4s", "Tc")
    expect(page.locator(".is-mine .bar-row")).to_have_count(1)
    axe(page)
    page.get_by_role("button", name="Close").click()
    lying(page, "Tc")


def test_a_move_in_a_packet_is_judged_and_the_packet_goes_on(page: Page, with_adviser: Callable[..., Go]) -> None:
    with_adviser("quick")(page, "lesson", lang="de", n=1, exercise="packet")
    use(page, "7s", "7s x 7h")
    ask(page)
    expect(page.locator(".coach .verdict")).to_be_visible()
    use(page, "9c", "9c x 9d")
    expect(page.locator('.hand [data-card="9c"]')).to_have_count(0)
    ask(page)
    expect(page.locator(".coach .verdict")).to_be_visible()


# ---- for everybody ------------------------------------------------------------------------------------------------


def test_everything_it_shows_is_accessible_and_fits(
    page: Page, with_adviser: Callable[..., Go], fits: Callable[..., None]
) -> None:
    """No violation axe-core knows, light and dark; no sideways scrolling; every target at least 44 px."""
    with_adviser("quick")(page, lang="de", pace=TAPPED)
    use(page, "5s", "5s x 5h")
    page.locator("section.felt").click(position={"x": 20, "y": 20})
    expect(page.locator(".coach .verdict")).to_be_visible()
    fits(page)
    page.locator(".coach > [data-id=rank]").click()
    page.locator(".is-mine .bar-row").click()
    expect(page.locator(".bars .more:visible")).to_be_visible()
    fits(page)
    page.keyboard.press("Escape")
    page.locator(".said [data-id=film]").click()
    expect(page.locator(".film")).to_be_visible()
    fits(page)

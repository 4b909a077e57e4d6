"""A deal thought through and tried differently in a browser: the curve, its marks, side lines, lost connections."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.ui.browser import PHONE
from tests.ui.stepping import place
from zwicker_lab.lessons import deals
from zwicker_lab.notation import read_deal, write_deal
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.deals import page as deal_module
from zwicker_lab.ui.look import page as look_module

WATCHING = "deal?lang=en&id=2-partners&watch=yes"
BEGINNING = 60_000
"""How long in ms a thinking process may take to begin on a busy machine."""

Go = Callable[..., Page]


@pytest.fixture
def with_helpers(serve, visit, monkeypatch, quick_coach, quick_bots) -> Iterator[Callable[..., Go]]:
    """The page of a deal with an adviser and program players for tests: ``go = with_helpers("quick")``."""
    begun: list[Coach] = []

    def start(adviser: str) -> Go:
        coach = quick_coach
        if adviser != "quick":
            begun.append(coach := Coach(f"tests.ui.advisers:{adviser}", workers=1))
        monkeypatch.setattr(deal_module, "shared", lambda: coach)
        monkeypatch.setattr(look_module, "shared", lambda: coach)
        monkeypatch.setattr(deal_module, "shared_bots", lambda: quick_bots)
        url = serve({"deal": deal_module.deal_page, "look": look_module.look_page})
        return lambda page, path=f"{WATCHING}&at=6": visit(page, url + path)

    yield start
    for one in begun:
        one.close()


def thought_through(page):
    page.get_by_role("button", name="Think the deal through").click()
    expect(page.locator(".thinking")).to_have_text("All 52 moves have been looked at.", timeout=BEGINNING)


def begin_trying(page):
    page.get_by_role("button", name="Try it differently from here").click()
    expect(page.locator(".deal-head")).to_contain_text("You try it differently: South to play.")


def use(page, card, move):
    page.locator(f'.hand [data-card="{card}"]').click()
    page.locator(f'.choice[data-id="{move}"]').click()


# ---- the curve ---------------------------------------------------------------------------------------------------


def test_a_deal_is_thought_through_and_its_curve_leads_to_the_moves(page, with_helpers, axe, sideways):
    go = with_helpers("quick")
    go(page)
    expect(page.locator(".chart .point")).to_have_count(0)
    thought_through(page)
    points = page.locator(".chart .point")
    expect(points).to_have_count(52)
    expect(page.locator(".curve .texts")).to_contain_text("from 240 to 240 imagined deals")
    expect(page.locator('.chart [aria-current="step"]')).to_have_attribute("aria-label", re.compile("^Move 6, East"))

    page.locator('.chart .point[tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(points.nth(7)).to_be_focused()
    expect(points.nth(7)).to_have_attribute("aria-label", re.compile(r"^Move 8, West: .*expected lead [+−]?\d"))
    place(page, "move 6 of 52")
    page.keyboard.press("Enter")
    place(page, "move 8 of 52")
    expect(points.nth(7)).to_be_focused()
    expect(page.locator('.chart [aria-current="step"]')).to_have_attribute("data-at", "8")
    width = page.locator(".chart").bounding_box()["width"]
    page.locator(".chart svg").click(position={"x": width - 25, "y": 20})
    place(page, re.compile("move 5[12] of 52"))

    row = page.locator(".move", has=page.locator(".judged .missed")).first
    expect(row).to_have_attribute("aria-label", re.compile(r"mistake, \d\.\d points lost"))
    dear = page.locator(".dear-move")
    expect(dear).to_have_count(5)
    dear.first.click()
    expect(page.locator(".coach .said h2")).to_contain_text("A mistake")
    expect(page.locator(".coach .said")).to_contain_text("Gives away the ten.")
    page.get_by_role("button", name="all cards open").click()
    expect(page.locator(".curve .texts")).to_contain_text("Nobody at the table could know that")
    expect(page.locator(".chart .point")).to_have_count(52, timeout=BEGINNING)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        axe(page)

    page.reload()
    expect(page.locator(".chart .point")).to_have_count(52, timeout=BEGINNING)
    page.evaluate("zlLook.set('size', 'large')")
    for width in (1280, 768, 360):
        page.set_viewport_size({"width": width, "height": 740})
        sideways(page)
    page.get_by_role("button", name="North", exact=True).click()
    expect(page.locator(".chart .point")).to_have_count(13)


def test_thinking_shows_how_far_it_is_and_can_be_stopped(page, with_helpers):
    with_helpers("stuck")(page)
    page.get_by_role("button", name="Think the deal through").click()
    expect(page.locator(".thinking")).to_have_text("0 of 52 moves looked at")
    page.locator(".curve").get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Think the deal through")).to_be_focused()
    page.reload()
    expect(page.locator(".thinking")).to_be_hidden()


def test_open_questions_keep_their_moves_out_of_the_curve(page, with_helpers):
    go = with_helpers("quick")
    go(page, "deal?lang=en&id=1-two-players&at=3")
    expect(page.locator(".curve .note")).to_contain_text("a question to you is open")
    page.locator(".curve").get_by_role("button", name="Just watch, no questions").click()
    expect(page.locator(".curve .note")).to_be_hidden()


# ---- trying it differently ---------------------------------------------------------------------------------------


def test_another_way_is_played_by_hand_and_by_programs_and_kept(page, with_helpers, axe):
    go = with_helpers("quick")
    go(page)
    begin_trying(page)
    use(page, "Js", "Js > 3s = 1")
    place(page, "move 7 of 7")
    expect(page.locator(".coach .said")).to_contain_text("240", timeout=BEGINNING)
    use(page, "3d", "3d")
    place(page, "move 8 of 8")
    axe(page)
    page.get_by_label("Programs play as").select_option(label="Beginner")
    page.get_by_role("button", name="A program plays").click()
    place(page, "move 9 of 9", BEGINNING)
    page.get_by_role("button", name="Programs play to the end").click()
    place(page, "move 52 of 52", BEGINNING)
    result = page.locator(".deal-try .note")
    expect(result).to_contain_text("As it was played: North and South 20, East and West 14.")
    told = result.inner_text()
    side = page.locator('.side-line.is-here .move[aria-current="step"]')
    expect(side).to_be_visible()
    page.reload()
    place(page, "move 52 of 52")
    expect(result).to_have_text(told)
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the deal").click()
    saved = read_deal(saving.value.path().read_text(encoding="utf-8"))
    line = next(line for line in saved.plies[6].lines if str(line[0].move) == "Js > 3s = 1")
    assert [str(ply.move) for ply in line[1:2]] == ["3d"] and len(line) == 46 and "Tried out." in line[0].comment
    page.get_by_role("button", name="Back to the deal").click()
    place(page, "move 6 of 52")
    page.get_by_role("button", name="Delete all I tried").click()
    expect(page).not_to_have_url(re.compile("tries="))


def test_on_a_phone_in_large_print_no_focus_hides_and_the_counting_fits(new_page, with_helpers):
    """By the keyboard trying begins at a button in view above the steps; the counting shows both sides whole."""
    page = new_page(**PHONE)
    with_helpers("quick")(page, f"{WATCHING}&at=6")
    page.evaluate("zlLook.set('size', 'large')")
    page.locator(".deal-try [data-id=begin]").press("Enter")
    expect(page.locator(".deal-try .acts :focus")).to_have_count(1)
    steps, held = page.locator(".steps-slot").bounding_box(), page.locator(".deal-try .acts :focus").bounding_box()
    assert held["y"] >= 0 and held["y"] + held["height"] <= steps["y"]
    tags = (("PlayerN", "Wiebke"), ("PlayerE", "Frauke"), ("PlayerW", "Hinnerk"))
    text = write_deal(replace(deals()[1].file, tags=tags))
    page.add_init_script(f"sessionStorage.setItem('zwicker-lab-deal', {json.dumps(text)})")
    with_helpers("quick")(page, "deal?lang=de&id=own&watch=yes&at=52")
    page.set_viewport_size({"width": 320, "height": 740})
    expect(page.locator(".deal-count tfoot")).to_be_visible()
    assert page.locator(".deal-count .sheet-frame").evaluate("node => node.scrollWidth - node.clientWidth") <= 0


def test_on_a_phone_everything_about_trying_is_large_enough(new_page, with_helpers, sideways, targets):
    page = new_page(**PHONE)
    with_helpers("quick")(page, f"{WATCHING}&at=6&try=yes")
    expect(page.locator(".deal-try [data-id=all]")).to_be_visible()
    thought_through(page)
    targets(page)
    sideways(page)


def test_a_deal_that_only_this_window_keeps_gives_the_code_of_its_position(page, with_helpers):
    """From one seat that position tells a phone no more cards than are seen here."""
    long = write_deal(deals()[1].file) + "{" + " ".join(f"{number:x}" for number in range(9_000)) + "}\n"
    page.add_init_script(f"sessionStorage.setItem('zwicker-lab-deal', {json.dumps(long)})")
    with_helpers("quick")(page, "deal?lang=en&id=own&watch=yes&at=6&seat=S")
    place(page, "move 6 of 52")
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("dialog")).to_contain_text("Your deal is kept in this window only.")
    expect(page.locator(".code")).to_be_visible()
    leads = page.get_by_label("Address", exact=True).input_value()
    page.goto(leads)
    expect(page.locator(".hand .card")).to_have_count(3)
    expect(page.locator("#line")).to_have_value(re.compile(r"hands N: \? \? / E: \? \? / S: Js As 3c"))


# ---- lost connections --------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:reference already known")  # Bokeh's client sends its roots anew on reconnecting
def test_a_lost_connection_leaves_deal_side_line_and_curve_as_they_were(page, wire, with_helpers, complaints):
    held = wire(page)
    with_helpers("quick")(page)
    thought_through(page)
    begin_trying(page)
    use(page, "Js", "Js > 3s = 1")
    place(page, "move 7 of 7")
    held.cut()
    expect(page.locator("#zl-strips .note")).to_contain_text("No connection.")
    held.mend()
    page.locator("#zl-strips").get_by_role("button", name="Connect now").click()
    expect(page.locator("#zl-strips .note")).to_have_count(0)
    place(page, "move 7 of 7")
    expect(page.locator(".chart .point")).to_have_count(7)
    expect(page.locator('.side-line.is-here [aria-current="step"]')).to_be_visible()
    use(page, "3d", "3d")
    place(page, "move 8 of 8")
    complaints.clear()  # what the browser says about the closed socket

"""Exploring a position: the page, in a browser."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qsl, urlencode, urlparse

import pytest
from playwright.sync_api import Page, expect

from zwicker_lab.notation import read_position
from zwicker_lab.ui.look.starts import EXAMPLES

ZWICK = "zwicker3; table 9d 5c 4h; hands N: 9s 2c / E: Ad 3h / S: 7c 8s / W: Kd Jh"
PAYLOAD = "<img/src=x/onerror=alert(1)>"


@pytest.fixture
def open_look(app_url: str, visit: Callable[[Page, str], Page]) -> Callable[..., Page]:
    def go(page: Page, **values: str) -> Page:
        visit(page, f"{app_url}look?{urlencode({'lang': 'en', **values})}")
        expect(page.locator(".walk")).to_be_visible()
        return page

    return go


def asked(page: Page) -> dict[str, str]:
    return dict(parse_qsl(urlparse(page.url).query))


@pytest.mark.parametrize(
    ("lang", "show", "told", "twice"),
    [
        ("en", "Show", "5 legal moves", "Column 35: 9d is named a second time"),
        ("de", "Zeigen", "5 Züge sind möglich", "Spalte 35: 9d steht zum zweiten Mal da"),
    ],
)
def test_lines_are_pasted_good_and_bad(
    page: Page, open_look: Callable[..., Page], lang: str, show: str, told: str, twice: str
) -> None:
    open_look(page, lang=lang)
    field = page.locator("#line")
    field.fill("zwicker3; table 9d 5c 4h; hand 9s 9d")
    page.get_by_role("button", name=show, exact=True).click()
    expect(page.locator("#error")).to_contain_text(twice)
    expect(field).to_have_value("zwicker3; table 9d 5c 4h; hand 9s 9d")
    expect(field).to_be_focused()
    field.fill("zwicker3; table 9d 5c 4h; hand 9s 6d")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=told)).to_be_visible()
    expect(page.locator("#error")).to_be_empty()
    page.wait_for_function("location.search.includes('9s+6d')")


def test_played_by_mouse_stepped_and_found_again(
    page: Page, new_page: Callable[..., Page], open_look: Callable[..., Page]
) -> None:
    """Moves go into the address: reload, back, forward and the link lead to the same place."""
    open_look(page, position=ZWICK)
    page.locator('.hand [data-card="9s"]').click()
    page.locator(".choice").nth(2).click()
    expect(page.locator(".move")).to_have_count(2)
    expect(page.get_by_role("heading", name="Zwick, 1 point")).to_be_visible()
    page.locator('.hand [data-card="Ad"]').click()
    page.locator(".choice").first.click()
    expect(page.locator(".move")).to_have_count(3)
    assert asked(page)["moves"] == "9s x 9d 5c 4h, Ad"
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".place")).to_have_text("move 1 of 2")
    page.reload()
    expect(page.locator(".place")).to_have_text("move 1 of 2")
    page.go_back()
    expect(page.locator(".place")).to_have_text("move 2 of 2")
    page.go_forward()
    expect(page.locator(".place")).to_have_text("move 1 of 2")
    other = new_page()
    other.goto(page.url)
    expect(other.locator(".place")).to_have_text("move 1 of 2")


def test_played_with_the_keyboard_alone(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position=ZWICK)
    page.locator('.hand [data-card="9s"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What should the 2 do?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".choice")).to_have_count(0)
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What should the 9 do?")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".place")).to_have_text("move 1 of 1")
    page.keyboard.press("Control+z")
    expect(page.locator(".place")).to_have_text("move 0 of 1")
    page.keyboard.press("Control+y")
    expect(page.locator(".place")).to_have_text("move 1 of 1")


def test_played_by_touch_on_a_phone(
    new_page: Callable[..., Page], open_look: Callable[..., Page], sideways: Callable[[Page], None]
) -> None:
    phone = open_look(new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True), position=ZWICK)
    phone.locator('.hand [data-card="9s"]').tap()
    expect(phone.locator(".choosing.sheet")).to_be_visible()
    sideways(phone)
    phone.locator(".choice").first.tap()
    expect(phone.locator(".move")).to_have_count(2)
    phone.get_by_role("button", name="One move back").tap()
    expect(phone.locator(".place")).to_have_text("move 0 of 1")


def test_a_try_that_reads_two_ways_is_asked_back(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position="zwicker3; table 4d; hand 4s Kd 8h")
    page.locator('.hand [data-card="4s"]').click()
    page.locator('.item[data-item="4d"]').click()
    page.locator('[data-id="try"]').click()
    expect(page.get_by_role("heading", name="What do you mean?")).to_be_visible()
    expect(page.locator(".choice")).to_have_count(2)


def test_rules_are_switched_on_the_same_position(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position="zwicker3; table 9d *20; hand 9s 2c")
    page.get_by_text("House rules, switch by switch").click()
    page.get_by_label("Must one capture?").select_option("card")
    expect(page.get_by_role("heading", name="1 move fewer")).to_be_visible()
    assert asked(page)["position"].startswith("zwicker3 capture=card;")
    page.get_by_label("Rule set", exact=True).select_option("zwickern")
    expect(page.get_by_text("This position does not fit there")).to_be_visible()
    expect(page.get_by_label("Rule set", exact=True)).to_have_value("zwicker3")
    page.get_by_role("button", name="Everything as in the rule set").click()
    expect(page.get_by_role("heading", name="1 move more")).to_be_visible()


def test_a_file_of_rules_is_uploaded_and_the_link_carries_it(
    page: Page, new_page: Callable[..., Page], open_look: Callable[..., Page]
) -> None:
    """Markup in its title stays text, here and behind the link."""
    open_look(page, position="zwicker3; table 9d 5c; hand 9s 2c")
    toml = f'base = "zwicker3"\ntitle = "{PAYLOAD}"\nnote = "{PAYLOAD}"\ntable = 4\n'
    page.locator("#file").set_input_files({"name": "village.toml", "mimeType": "text/plain", "buffer": toml.encode()})
    expect(page.get_by_label("Rule set", exact=True)).to_have_value("village")
    expect(page.locator("option[value=village]")).to_have_text(f"{PAYLOAD} (village)")
    assert asked(page)["position"].startswith("village;")
    other = new_page()
    other.goto(page.url)
    expect(other.get_by_label("Rule set", exact=True)).to_have_value("village")
    expect(other.get_by_text(PAYLOAD, exact=True)).to_be_visible()
    page.locator("#file").set_input_files({"name": "big.toml", "mimeType": "text/plain", "buffer": b"#" * 70_000})
    expect(page.locator("#bad-file")).to_contain_text("big.toml")


def test_markup_and_paths_in_a_link_are_only_text(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position=f"{PAYLOAD}; table ; hand 9s")
    expect(page.locator("#error")).to_contain_text("<img/src=x")
    assert page.locator("img[src=x]").count() == 0
    open_look(page, position="/etc/passwd; table ; hand 9s")
    expect(page.locator("#error")).to_contain_text("not a path")
    expect(page.locator("#line")).to_have_value("/etc/passwd; table ; hand 9s")
    page.reload()
    expect(page.locator("#line")).to_have_value("/etc/passwd; table ; hand 9s")
    open_look(page, position=ZWICK, moves=PAYLOAD, rules=PAYLOAD, seed=PAYLOAD, at=PAYLOAD)
    expect(page.get_by_text("Move 1 of the link")).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


def test_a_random_position_can_be_found_again(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page)
    page.get_by_role("button", name="A random position").click()
    page.wait_for_function("location.search.includes('seed=')")
    line = page.locator("#line").input_value()
    page.reload()
    expect(page.locator("#line")).to_have_value(line)


def test_hidden_cards_lie_face_down_until_they_are_drawn(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position="zwicker3; table 9d; hand 9s 2c", moves="2c")
    expect(page.get_by_role("heading", name="The cards of East are hidden")).to_be_visible()
    expect(page.get_by_role("button", name="hidden card 1 of 2")).to_be_visible()
    page.get_by_role("button", name="Deal hidden cards at random").click()
    expect(page.get_by_role("heading", name="legal moves")).to_be_visible()
    expect(page.locator(".place")).to_have_text("move 1 of 1")


def test_line_and_link_are_copied_and_it_is_said(new_page: Callable[..., Page], open_look: Callable[..., Page]) -> None:
    page = open_look(new_page(permissions=["clipboard-read", "clipboard-write"]), position=ZWICK, moves="9s")
    page.get_by_role("button", name="Copy position line").click()
    expect(page.locator("#zl-live")).to_have_text("Line copied")
    assert read_position(page.evaluate("navigator.clipboard.readText()")).mover == "E"
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#zl-live")).to_have_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_a_deal_that_is_over_is_counted(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position="zwicker3; players 2; table Td; hands 1: Ts / 2: 2c", moves="Ts x Td, 2c")
    total = page.get_by_role("table", name="The count").get_by_role("row", name="Together")
    expect(total.get_by_role("cell")).to_have_text(["8", "0"])


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (360, "dark")])
def test_nothing_stands_in_the_way_of_anyone(
    new_page: Callable[..., Page],
    open_look: Callable[..., Page],
    axe: Callable,
    sideways: Callable,
    width: int,
    theme: str,
) -> None:
    page = new_page(viewport={"width": width, "height": 800}, color_scheme=theme)
    open_look(page, position=EXAMPLES["wide"], lang="de")
    for summary in page.locator(".fold summary").all():
        summary.click()
    axe(page)
    sideways(page)
    page.locator(".hand .card").first.click()
    expect(page.locator(".choice").first).to_be_visible()
    axe(page)
    sideways(page)
    open_look(
        page,
        position="zwicker3 capture=card; players 2; table Td *20; hands 1: Ts / 2: 2c",
        moves="Ts x Td, 2c",
        rules="x",
    )
    axe(page)
    sideways(page)

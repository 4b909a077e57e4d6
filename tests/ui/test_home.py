"""The first page: one screen that says what this is, and a line that can be looked at."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from zwicker_lab.ui import sitemap
from zwicker_lab.ui.home import home_page
from zwicker_lab.ui.position_field import EXAMPLE, PositionField
from zwicker_lab.ui.sitemap import Entry

ALL = ("home", "learn", "look", "deals", "rules")


@pytest.fixture
def whole_site(monkeypatch):
    """A site with every way there can be, whatever is built so far."""
    entries = tuple(Entry(route, "zwicker_lab.ui.home:home_page", f"shell-nav-{route}") for route in ALL[1:])
    monkeypatch.setattr(sitemap, "SITE", (Entry("home", "zwicker_lab.ui.home:home_page"), *entries))


@pytest.fixture
def bare_site(monkeypatch):
    monkeypatch.setattr(sitemap, "SITE", (Entry("home", "zwicker_lab.ui.home:home_page"),))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_all_of_it_fits_one_screen(page, serve, visit, whole_site, lang):
    visit(page, f"{serve(home_page)}?lang={lang}")
    assert page.locator("main").evaluate("main => main.getBoundingClientRect().bottom") <= 800


def test_it_offers_only_what_there_is(page, serve, visit, bare_site):
    visit(page, f"{serve(home_page)}?lang=de")
    assert page.locator("main a").count() == 0
    assert page.locator("input[name=position]").count() == 0


def test_the_example_shows_real_faces_with_their_names(page, serve, visit, whole_site):
    visit(page, f"{serve(home_page)}?lang=de")
    expect(page.locator(".demo .card > svg")).to_have_count(4)
    expect(page.locator(".demo .mini").first).to_have_attribute("aria-label", "Karo-9")


def test_going_on_is_offered_where_there_is_something_to_go_on_with(page, serve, visit, whole_site):
    url = serve(home_page)
    visit(page, f"{url}?lang=en")
    button = page.locator("#zl-continue")
    expect(button).to_be_hidden()
    page.evaluate("localStorage['zwicker-lab'] = JSON.stringify({lesson: 5, exercise: 2})")
    visit(page, f"{url}?lang=en")
    expect(button).to_have_text("ContinueLesson 5, exercise 2")
    expect(button).to_have_attribute("href", "learn?lang=en&n=5&exercise=2")


@pytest.mark.parametrize("kept", ["{oops", "null", '{"lesson": "<b>1</b>"}', '{"lesson": 1e9}'])
def test_nothing_is_offered_where_what_is_kept_makes_no_sense(page, serve, visit, whole_site, kept):
    page.add_init_script(f"localStorage['zwicker-lab'] = {json.dumps(kept)}")
    visit(page, serve(home_page))
    expect(page.locator("#zl-continue")).to_be_hidden()


# The field


def field(page):
    return page.get_by_role("textbox", name="Stellung")


def test_a_line_that_can_be_read_leads_to_its_page(page, serve, visit, whole_site):
    visit(page, f"{serve({'/': home_page, 'look': home_page})}?lang=de")
    field(page).fill("zwicker3; table 9d 5c; hand 9s")
    with page.expect_navigation(url="**/look?lang=de&position=zwicker3%3B*"):
        page.get_by_role("button", name="Zeigen").click()


@pytest.mark.parametrize(
    ("line", "told", "caret"),
    [
        ("zwicker3; table 9d 5c 9d; hand 9s", "Spalte 23: 9d steht zum zweiten Mal da.", 22),
        ("", "Spalte 1", 0),
        ("/etc/passwd; table 9d; hand 9s", "Spalte 1", 0),
        ("<img src=x onerror=alert(1)>", "„table“ fehlt", None),
    ],
)
def test_a_wrong_line_is_told_beside_the_field_and_kept(page, serve, visit, whole_site, line, told, caret):
    visit(page, f"{serve(home_page)}?lang=de")
    field(page).fill(line)
    field(page).press("Enter")
    alert = page.get_by_role("alert").filter(has_text=told)
    expect(alert).to_be_visible()
    expect(field(page)).to_have_value(line)
    expect(field(page)).to_have_attribute("aria-invalid", "true")
    expect(field(page)).to_be_focused()
    if caret is not None:
        assert field(page).evaluate("input => input.selectionStart") == caret
    field(page).press("End")
    field(page).type(" ")
    expect(alert).to_have_count(0)


def test_what_was_typed_before_the_connection_stands_is_kept(page, serve, whole_site, visit):
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => {"
        " for (const input of document.querySelectorAll('.wait input[name=position]')) input.value = 'typed early' })"
    )
    visit(page, f"{serve(home_page)}?lang=de")
    expect(field(page)).to_have_value("typed early")


def test_the_field_works_before_anything_is_connected(page, serve, whole_site, complaints):
    page.route("**/*.js*", lambda route: route.abort())
    page.goto(f"{serve(home_page)}?lang=en", wait_until="commit")
    page.get_by_role("button", name="Show").click()
    page.wait_for_url("**/look?lang=en&position=zwicker3*")
    complaints.clear()  # the scripts this test keeps away


def test_a_field_can_hand_its_position_to_the_page():
    read = []
    made = PositionField("en", on_read=lambda position, line: read.append((position.hand, line)))
    made.read(EXAMPLE)
    assert read == [(("9s",), EXAMPLE)]
    assert not made.scene["go"]


def test_the_field_itself_is_accessible(page, serve, visit, axe, whole_site):
    visit(page, f"{serve(home_page)}?lang=de")
    field(page).fill("nonsense")
    field(page).press("Enter")
    expect(field(page)).to_have_attribute("aria-invalid", "true")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        axe(page)

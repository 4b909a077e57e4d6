"""The shell around every page: language, settings, menu, strips, and what happens to addresses nobody meant."""

from __future__ import annotations

import re
from types import SimpleNamespace
from urllib.parse import quote

import panel as pn
import pytest
from bokeh.document import Document
from panel.custom import JSComponent
from panel.io.state import set_curdoc
from playwright.sync_api import expect

from zwicker_lab.errors import InputError
from zwicker_lab.ui.page import LookDesign, Page, served, show_fault
from zwicker_lab.ui.query import Query

XSS = "<img src=x onerror=\"window.hacked='yes'\">"
PAGES = ["", "rules", "there-is-no-such-page"]


class Trouble(JSComponent):
    """A button whose callback fails."""

    _esm = """
    export function render({ model }) {
      const button = document.createElement('button');
      button.textContent = 'break';
      button.onclick = () => model.send_msg('now');
      return button;
    }
    """

    def _handle_msg(self, data):
        raise RuntimeError("a secret of the engine")


@served
def trouble_page(query):
    return Page("table", query, "Trouble", {"table": Trouble()}, route="")


@served
def numbered_page(query):
    query.number("n", 1, 9, default=1)
    query.choice("mode", ("open", "closed"), default="open")
    return Page("message", query, "Numbered", kind="wrong", detail=query.text("position"))


def open_any(page, url):
    """Go to a page that may be the one without Panel, for addresses that do not exist."""
    page.goto(url)
    page.wait_for_load_state("load")


# Language


@pytest.mark.parametrize(("accept", "lang"), [("de-AT", "de"), ("en-GB", "en"), ("fr-FR", "de")])
def test_the_first_visit_speaks_the_browser_s_language(new_page, app_url, visit, accept, lang):
    page = visit(new_page(locale=accept), app_url)
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_the_language_link_changes_only_the_language(page, app_url, visit):
    visit(page, f"{app_url}rules?lang=de&position=table%209d%3B%20hand%209s&n=4")
    page.evaluate("history.replaceState(null, '', location.pathname + '?lang=de&n=5&position=table%209d')")
    page.locator("#zl-language").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.evaluate("Object.fromEntries(new URLSearchParams(location.search))") == {
        "lang": "en",
        "n": "5",
        "position": "table 9d",
    }


def test_every_link_keeps_the_language(page, app_url, visit):
    visit(page, f"{app_url}?lang=en")
    links = page.locator("a[href]:not(#zl-language):not([href^='#'])").evaluate_all("all => all.map(a => a.href)")
    assert links
    assert all("lang=en" in link for link in links)


def test_no_link_of_the_navigation_is_dead(page, app_url):
    for lang in ("de", "en"):
        open_any(page, f"{app_url}?lang={lang}")
        for link in page.locator("header a[href]").evaluate_all("all => all.map(a => a.href)"):
            assert page.request.get(link).status == 200, link


# Settings and menu


def test_theme_size_pace_and_confirmation_last(page, app_url, visit):
    visit(page, f"{app_url}?lang=en")
    page.get_by_role("button", name="Text size, colours, pace").click()
    for label in ("dark", "large", "I tap"):
        page.get_by_role("radio", name=label, exact=True).check()
    page.get_by_label("Confirm with a second tap").check()
    visit(page, f"{app_url}rules?lang=en")
    for name, value in {"theme": "dark", "size": "large", "pace": "tap", "confirm": "yes"}.items():
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)
    page.get_by_role("button", name="Text size, colours, pace").click()
    expect(page.get_by_role("radio", name="dark")).to_be_checked()
    expect(page.get_by_label("Confirm with a second tap")).to_be_checked()


def test_the_device_s_colours_hold_until_others_are_chosen(page, app_url, visit):
    html = page.locator("html")
    page.emulate_media(color_scheme="dark")
    visit(page, app_url)
    expect(html).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")
    page.evaluate("zlLook.set('theme', 'light')")
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "light")


def test_what_is_kept_in_the_browser_may_be_nonsense(page, app_url, visit):
    page.add_init_script("localStorage['zwicker-lab-look'] = '{oops'; localStorage['zwicker-lab'] = '[1'")
    visit(page, app_url)
    expect(page.locator("html")).to_have_attribute("data-size", "normal")


def test_settings_work_by_keyboard_alone(page, app_url, visit):
    visit(page, f"{app_url}?lang=de")
    opener = page.get_by_role("button", name="Schrift, Farben, Tempo")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="normal")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-size", "large")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(page.locator("#zl-settings")).to_be_hidden()


def test_the_skip_link_comes_first_and_leads_to_the_content(page, app_url, visit):
    visit(page, f"{app_url}rules?lang=de")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Zum Inhalt")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_the_menu_opens_on_a_phone(page, app_url, visit):
    page.set_viewport_size({"width": 360, "height": 740})
    visit(page, f"{app_url}?lang=de")
    rules = page.locator("header").get_by_role("link", name="Regeln")
    expect(rules).to_be_hidden()
    menu = page.get_by_role("button", name="Menü")
    menu.click()
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(menu).to_be_focused()
    menu.click()
    rules.click()
    expect(page.locator("h1")).to_have_text("Regeln der Dörfer")


def test_everything_to_press_on_a_phone_is_44_pixels_high(page, app_url, visit):
    page.set_viewport_size({"width": 360, "height": 740})
    visit(page, app_url)
    page.get_by_role("button", name="Schrift, Farben, Tempo").click()
    small = page.locator("header :is(a, button, label):visible, .btn:visible").evaluate_all(
        "all => all.filter(a => a.getBoundingClientRect().height < 43.5).map(a => a.outerHTML)"
    )
    assert small == []


# Addresses nobody meant


def test_an_unknown_page_says_so_in_the_visitor_s_language(page, app_url, complaints):
    answer = page.goto(f"{app_url}casino?lang=en")
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text("This page does not exist")
    page.locator("main").get_by_role("link", name="Rules").click()
    expect(page.locator("h1")).to_have_text("Rules of the villages")
    complaints.clear()  # the browser notes the 404 itself


def test_an_unknown_page_looks_right_however_deep(page, app_url, complaints):
    page.goto(f"{app_url}a/b/c")
    expect(page.locator("h1")).to_have_text("Diese Seite gibt es nicht")
    assert page.evaluate("getComputedStyle(document.querySelector('.bar')).display") == "flex"
    page.get_by_role("link", name="Zwicker Lab, erste Seite").click()
    expect(page.locator("h1")).to_contain_text("Leg eine Karte")
    assert [text for text in complaints if "404" not in text] == []
    complaints.clear()


def test_a_slash_too_many_is_taken_away(page, app_url):
    page.goto(f"{app_url}rules/?lang=en")
    expect(page.locator("h1")).to_have_text("Rules of the villages")
    assert page.url == f"{app_url}rules?lang=en"


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("lang=xx", "Die Sprache „xx“ gibt es hier nicht"),
        ("lang=de&n=foo", "„n=foo“ passt nicht: n ist eine Zahl von 1 bis 9."),
        ("lang=en&n=99999999999999999999", "n is a number from 1 to 9"),
        ("lang=de&n=0", "n ist eine Zahl"),
        ("lang=en&n=%C2%B2", "n is a number"),
        ("lang=en&mode=loud", "mode is one of open, closed"),
    ],
)
def test_a_bad_value_gets_one_clear_line_and_the_page(page, serve, visit, query, told):
    visit(page, f"{serve(numbered_page)}?{query}")
    expect(page.locator("#zl-problem")).to_contain_text(told)
    expect(page.locator("h1")).to_have_text("Numbered")


def test_markup_in_an_address_stays_text(page, serve, visit):
    for name in ("lang", "n", "mode", "position", XSS):
        visit(page, f"{serve(numbered_page)}?{quote(name)}={quote(XSS)}")
        assert page.evaluate("window.hacked") is None
        assert page.locator("img").count() == 0


def test_a_link_that_cannot_be_used_says_why(page, serve, visit):
    @served
    def refuses(query):
        raise InputError("query-language", value="Plattdüütsch", known="de, en")

    visit(page, f"{serve(refuses)}?lang=de")
    expect(page.locator("h1")).to_have_text("Dieser Link geht nicht")
    expect(page.locator("main")).to_contain_text("„Plattdüütsch“")


def test_a_page_that_cannot_be_built_apologises(page, serve, visit):
    @served
    def fails(query):
        raise RuntimeError("a secret of the engine")

    visit(page, f"{serve(fails)}?lang=en")
    expect(page.locator("h1")).to_have_text("That was our fault")
    assert "secret" not in page.content()


def test_a_template_that_fails_apologises_as_well(page, serve, visit, complaints):
    @served
    def incomplete(query):
        return Page("message", query, "Incomplete", kind="wrong")  # without the detail the template asks for

    page.goto(f"{serve(incomplete)}?lang=de")
    expect(page.locator("h1")).to_have_text("Das war unser Fehler")
    page.goto("about:blank")


# Strips


def test_a_failing_callback_shows_one_friendly_strip(page, serve, visit):
    visit(page, f"{serve(trouble_page)}?lang=de&position=x")
    page.get_by_role("button", name="break").click()
    strip = page.locator("#zl-strips .note")
    expect(strip).to_contain_text("Das war unser Fehler. Die Stellung ist noch da.")
    page.get_by_role("button", name="break").click()
    expect(strip).to_have_count(1)
    assert "secret" not in page.content()
    strip.get_by_role("button", name="Neu zeichnen").click()
    expect(strip).to_have_count(0)
    assert "position=x" in page.url


@pytest.mark.filterwarnings("ignore:reference already known")  # Bokeh's client sends its roots anew on reconnecting
@pytest.mark.parametrize("back", ["button", "online"])
def test_a_lost_connection_is_told_and_taken_up_again(page, wire, serve, visit, complaints, back):
    """The connection is cut in the middle of a message, of which nothing may be left when it comes back."""
    held = wire(page)
    visit(page, f"{serve(trouble_page)}?lang=de")
    held.cut(sending="{}")
    strip = page.locator("#zl-strips .note")
    expect(strip).to_contain_text("Keine Verbindung.")
    held.mend()
    if back == "button":
        strip.get_by_role("button", name="Jetzt verbinden").click()
    else:
        page.evaluate("dispatchEvent(new Event('online'))")
    expect(strip).to_have_count(0)
    expect(page.locator("#zl-live")).to_have_text("Wieder verbunden.")
    complaints.clear()  # what the browser says about the closed socket


# Every page, closely


@pytest.mark.parametrize(("path", "lang"), list(zip(PAGES, ("de", "en", "de"), strict=True)))
def test_axe_finds_nothing(page, app_url, axe, fits, complaints, path, lang):
    open_any(page, f"{app_url}{path}?lang={lang}")
    fits(page)
    page.locator("#zl-settings-open").click()
    axe(page)
    assert [text for text in complaints if "404" not in text] == []
    complaints.clear()


def test_axe_finds_nothing_in_the_strips(page, serve, visit, axe):
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        visit(page, f"{serve(trouble_page)}?lang=xx")
        page.get_by_role("button", name="break").click()
        expect(page.locator("#zl-strips .note")).to_be_visible()
        axe(page)


@pytest.mark.parametrize("path", PAGES)
def test_nothing_scrolls_sideways(page, app_url, sideways, complaints, path):
    open_any(page, f"{app_url}{path}?lang=de")
    for size in ("normal", "large"):
        page.evaluate(f"zlLook.set('size', '{size}')")
        for width in (360, 390, 480, 561, 768, 1000, 1001, 1280, 1440):
            page.set_viewport_size({"width": width, "height": 800})
            sideways(page)
    complaints.clear()


def test_a_page_has_no_root_but_its_components_and_leaves_nothing_behind() -> None:
    """Panel's root above all components would be made for every visitor."""
    before, doc = list(pn.state._fake_roots), Document()
    page = Page("message", Query({"lang": "en"}), "Room", {"one": pn.pane.Str("here")}, kind="wrong", detail="")
    page._init_doc(doc)
    assert {root.name for root in doc.roots} == {"one", "location"}
    assert pn.state._fake_roots == before
    page._server_destroy(SimpleNamespace(_document=doc))
    assert doc not in pn.state._templates and doc not in page._documents


def test_what_holds_for_the_components_of_a_page_holds_for_no_others() -> None:
    """Neither for another visitor's, nor for a notebook's own where a page is shown in a cell."""
    names = ("design", "exception_handler", "reconnect")

    def settings() -> list[object]:
        return [getattr(pn.config, name) for name in names]

    before, doc, other = settings(), Document(), Document()
    page = served(lambda query: Page("message", query, "Here", kind="wrong", detail=""))
    page()
    assert settings() == before
    with set_curdoc(doc):
        page()
        assert settings() == [LookDesign, show_fault, True] and settings() != before
    with set_curdoc(other):
        assert settings() == before


def test_a_page_names_every_module_it_runs_after_the_scripts_that_take_longest(page, app_url, visit) -> None:
    """Else browsers would ask for modules one after another, or for them before Bokeh."""
    visit(page, f"{app_url}look?lang=en")
    expect(page.locator(".hand .card").first).to_be_visible()
    loaded = set(page.evaluate("performance.getEntriesByType('resource').map(one => one.name)"))
    named = page.locator("script[src*='bokeh'] ~ link[rel=modulepreload]").evaluate_all(
        "all => all.map(one => one.href)"
    )
    shell = {one for one in loaded if re.search(r"/js/(shell|storage)\.js", one)}
    assert len(named) == len(set(named)) > 10
    assert {one for one in loaded if "zwicker_lab" in one and one.endswith(".js")} - shell == set(named) - shell
    assert not [one for one in loaded if "bokeh-gl" in one or "/theme/" in one], "never used"

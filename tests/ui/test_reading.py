"""Pages to read: words, origin, keys and aids; no word without its place, no key that is not listened to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui import sitemap
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading.coast import SPOTS
from zwicker_lab.ui.reading.glossary import TERMS, place, terms
from zwicker_lab.ui.reading.keys import PLACES, handled
from zwicker_lab.ui.reading.rulebook import SECTIONS, rulebook
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.variants import load_variant

BOTH = pytest.mark.parametrize("lang", LANGUAGES)
ALL = {name: where for group in TERMS.values() for name, where in group.items()}


# ---- words -----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("name", ALL)
def test_every_word_has_one_plain_sentence(name, lang):
    text = say(lang, f"glossary-{name}-text")
    assert text.endswith(".")
    assert text.count(". ") == 0
    assert len(text) <= 130


def test_every_word_stands_in_one_group_only():
    assert len(ALL) == sum(map(len, TERMS.values()))


@pytest.mark.parametrize("where", sorted(set(ALL.values())))
def test_every_word_leads_to_a_page_and_a_part_that_exist(where):
    page, *more = where.split()
    found = place(where, Query({"lang": "en"}))
    assert (found is None) == (not sitemap.exists(page))
    if page == "rules" and len(more) > 1:
        assert more[1] in {section.name for section in rulebook(load_variant(more[0]), "en")}


@BOTH
def test_words_are_sorted_as_one_looks_them_up(lang):
    words = [term.word for term in terms("table", Query({"lang": lang}))]
    at = words.index({"de": "das Bild", "en": "the table, tableau"}[lang])
    assert words[at - 1].casefold() < {"de": "bild", "en": "table"}[lang]


@BOTH
def test_both_languages_stand_side_by_side(page, app_url, visit, lang):
    visit(page, f"{app_url}glossary?lang={lang}")
    for name in ("tableau", "zwick", "bird", "north"):
        for language in LANGUAGES:
            expect(page.locator(f"#{name}")).to_contain_text(say(language, f"glossary-{name}"))


def test_a_word_leads_to_its_lesson_and_to_its_rule(page, app_url, visit):
    visit(page, f"{app_url}glossary?lang=en#joker")
    page.locator("#joker").get_by_role("link").click()
    expect(page.locator("h1")).to_have_text("7 · Jokers")
    visit(page, f"{app_url}glossary?lang=en")
    page.locator("#fine").get_by_role("link").click()
    page.wait_for_url("**/rules?lang=en&variant=queen#end")
    expect(page.locator("#end")).to_be_in_viewport()


# ---- origin ----------------------------------------------------------------------------------------------------


@BOTH
def test_every_place_of_the_map_is_told_in_words_too(page, app_url, visit, lang):
    visit(page, f"{app_url}origin?lang={lang}")
    told = page.locator(".places").inner_text()
    for spot in SPOTS:
        if spot.kind != "town" and not (lang == "en" and spot.name == "Nordfriesland"):
            assert spot.name in told


def test_what_is_known_says_how_sure_it_is(page, app_url, visit):
    visit(page, f"{app_url}origin?lang=en")
    expect(page.locator(".times li").filter(has_text="19th century")).to_contain_text("(inferred)")
    expect(page.locator(".times li").filter(has_text="1930")).to_contain_text("(attested)")


# ---- keys ------------------------------------------------------------------------------------------------------

NAMED = re.compile(r"\b(Escape|Enter|Home|End|PageUp|PageDown|Arrow(?:Left|Right|Up|Down))\b")
LETTER = re.compile(r"(?:event\.key|wanted) === '(.)'")
LISTED = re.compile(r"\[([^\]]*)\]\.includes\(event\.key\)")


def listened_to(path: Path) -> set[str]:
    """The keys a script names, where it listens to any."""
    text = path.read_text(encoding="utf-8")
    if "keydown" not in text:
        return set()
    found = {*NAMED.findall(text), *LETTER.findall(text)} | ({"1-9"} if "[1-9]" in text else set())
    return found.union(*(re.findall(r"'([^']+)'", listed) for listed in LISTED.findall(text)))


def test_the_list_of_keys_is_what_the_scripts_listen_to():
    """A script that listens to a new key needs a row in ``ui/reading/keys.py``."""
    scripts = {path.name: listened_to(path) for path in (ASSETS / "js").glob("*.js")}
    assert {name: keys for name, keys in scripts.items() if keys} == handled()


@BOTH
def test_every_key_is_on_the_page(page, app_url, visit, lang):
    visit(page, f"{app_url}help?lang={lang}")
    for place_name, rows in PLACES.items():
        table = page.get_by_role("table", name=say(lang, f"help-place-{place_name}"))
        expect(table.locator("tbody tr")).to_have_count(len(rows))
        for at, row in enumerate(rows):
            expect(table.locator("tbody tr").nth(at)).to_contain_text(row.text(lang))
            expect(table.locator("tbody tr").nth(at).locator("kbd")).to_have_text(row.names(lang))


def test_the_settings_open_from_the_help(page, app_url, visit):
    visit(page, f"{app_url}help?lang=en")
    page.get_by_role("button", name="Open the settings").click()
    expect(page.get_by_role("radio", name="normal")).to_be_focused()
    page.get_by_role("radio", name="large").check()
    expect(page.locator("html")).to_have_attribute("data-size", "large")


def test_the_help_quotes_the_words_the_pages_use():
    for lang in LANGUAGES:
        assert say(lang, "shell-pace-tap") in say(lang, "help-set-pace")
        assert say(lang, "table-told-open") in say(lang, "help-hear-table")
        assert all(say(lang, f"learn-backup-{act}") in say(lang, "help-home-kept") for act in ("save", "restore"))
        assert say(lang, "table-card-place", card="", at=1, count=4).lstrip(" ,") in say(lang, "help-hear-items")


# ---- every page ------------------------------------------------------------------------------------------------


@BOTH
def test_every_page_leads_to_the_pages_to_read(page, app_url, visit, lang):
    visit(page, f"{app_url}?lang={lang}")
    links = page.get_by_role("contentinfo").get_by_role("link")
    expect(links).to_have_text([say(lang, str(entry.label)) for entry in sitemap.foot()])
    expect(page.locator("#zl-nav a")).to_have_count(len(sitemap.navigation()))


@pytest.mark.parametrize(("path", "lang"), [("glossary", "de"), ("origin", "en"), ("help", "de")])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(page, app_url, fits, path, lang):
    fits(page, f"{app_url}{path}?lang={lang}")


def test_the_sections_of_the_rules_have_names_for_links():
    assert all(re.fullmatch(r"[a-z]+", name) for name in SECTIONS)

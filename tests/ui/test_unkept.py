"""Where the browser refuses to keep anything, every page that would keep something says so, and none promises it."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.browser import PHONE
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.sitemap import SITE, unkept

REFUSED = "Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })"
FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') } }"
PROMISES = ("learn-kept-here", "home-no-account", "pad-saved", "enter-saved", "help-settings-kept")
ONCE_BEGUN = {
    "pad": "&seed=7",
    "enter": "&seed=7",
    "play": "&players=2&bots=greedy&seed=7",
    "zwick-play": "&players=4&bots=traditional&seed=77",
}
OF_A_ROOM = "host"
PLACES = [(entry.route, ONCE_BEGUN.get(entry.route, "")) for entry in SITE if entry.unkept and entry.route != OF_A_ROOM]


def test_every_page_that_would_keep_something_says_that_it_cannot(
    new_page: Any, visit: Any, app_url: str, sideways: Any
) -> None:
    """One line at the top with what to do instead, in the reader's language, and no promise beside it."""
    page: Page = new_page(**PHONE)
    page.add_init_script(REFUSED)
    for (route, more), lang in zip(PLACES, cycle(LANGUAGES), strict=False):
        visit(page, f"{app_url}{route}?lang={lang}{more}")
        told = page.locator("#zl-strips .note")
        expect(told).to_contain_text(f"{say(lang, 'shell-unkept')} {say(lang, unkept(route))}")
        for promise in PROMISES:
            expect(page.get_by_text(say(lang, promise)).filter(visible=True)).to_have_count(0)
        sideways(page)
    told.get_by_role("button").tap()
    expect(told).to_have_count(0)


def test_settings_hold_on_the_page_where_they_cannot_be_kept(page: Page, visit: Any, app_url: str) -> None:
    page.add_init_script(REFUSED)
    visit(page, f"{app_url}help?lang=en")
    page.evaluate("zlLook.set('size', 'large'); zlLook.set('pace', 'slow')")
    shown = page.evaluate("[document.documentElement.dataset.size, document.documentElement.dataset.pace]")
    assert shown == ["large", "slow"]


def test_a_storage_that_is_full_is_told_when_something_is_lost(page: Page, visit: Any, app_url: str) -> None:
    """Until then the page promises what it holds; once put away the line does not come back at every touch."""
    visit(page, f"{app_url}pad?lang=en&seed=7")
    promise = page.get_by_text(say("en", "pad-saved"))
    expect(promise).to_be_visible()
    expect(page.locator("#zl-strips .note")).to_have_count(0)
    page.evaluate(FULL)
    page.locator(".pile-cards button").first.click()
    expect(page.locator("#zl-strips .note")).to_contain_text(say("en", "shell-unkept-pad"))
    expect(promise).to_be_hidden()
    page.locator("#zl-strips").get_by_role("button").click()
    page.locator(".pile-cards button").last.click()
    expect(page.locator(".pile-cards [aria-pressed=true]")).to_have_count(2)
    expect(page.locator("#zl-strips .note")).to_have_count(0)


@pytest.mark.parametrize(
    ("wanted", "places"),
    [(r"localStorage\s*\.", {"storage.js", "learn_backup.js"}), (r"function download\b", {"parts.js"})],
)
def test_one_place_keeps_and_one_gives_files(wanted: str, places: set[str]) -> None:
    """All others go through it, so a refusal is noticed; bringing a whole backup back tells its own."""
    scripts = (ASSETS / "js").glob("*.js")
    assert {path.name for path in scripts if re.search(wanted, path.read_text(encoding="utf-8"))} == places

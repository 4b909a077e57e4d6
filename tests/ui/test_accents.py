"""A third language in the browser: one in which every letter has an accent, so that what is shown without came from
elsewhere than a catalogue. Further languages are offered beside German and English.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.pseudo import CODE, escaped
from zwicker_lab.variants import variant_names

ROOT = Path(__file__).parents[2]
PAGES = (
    "home", "learn", "lesson?n=1", "practice?skill=referee", "play?seed=3", "look?variant=queen&seed=1",
    "rules?variant=zwicker3", "rules", "lab", "studies", "room", "join", "desk", "zwick-play?seed=3", "make", "help",
)  # fmt: skip
FEWEST = 50
"""Every page says at least so much, frame included."""

SAID = """() => {
  const said = [], named = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'];
  const look = node => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data.trim());
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (node.matches('script, style, template, noscript, code, kbd, [translate=no], a[lang]')) return;
      said.push(...named.map(name => node.getAttribute(name)?.trim()));
      if (node.shadowRoot) look(node.shadowRoot);
    }
    node.childNodes.forEach(look);
  };
  look(document.body);
  return [...said, document.title.replace(' · Zwicker Lab', '')].filter(Boolean);
}"""
"""All texts of a page and all that is read out of it; not what is marked as the same in every language."""

NAMES = re.compile(rf"\b({'|'.join(sorted(variant_names(), reverse=True))}|Deutsch|English|[2-9TJQKA][shdc])\b")
"""Names that are the same in every language: of rule sets and languages, and of cards in the notation."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site as its own process serves it with a further language."""
    folder = tmp_path_factory.mktemp("texts")
    told = {**os.environ, "ZWICKER_LAB_DATA": str(folder / "data")}
    command = [sys.executable, "-m", "tests.pseudo", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=told, cwd=ROOT) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
        process.terminate()


def test_no_word_of_any_page_escapes_the_catalogue(page, visit, site):
    seen = {}
    for one in PAGES:
        visit(page, f"{site}{one}{'&' if '?' in one else '?'}lang={CODE}")
        said = page.evaluate(SAID)
        assert len(said) >= FEWEST, one
        seen[one] = escaped(NAMES.sub("", text) for text in said)
    assert {one: found for one, found in seen.items() if found} == {}


def test_every_language_is_offered_and_the_place_is_kept(page, visit, site, fits):
    page.set_viewport_size({"width": 360, "height": 740})
    visit(page, f"{site}rules?lang={CODE}&variant=queen#end")
    opener, offered = page.locator("#zl-language"), page.locator("#zl-languages")
    opener.focus()
    page.keyboard.press("Enter")
    expect(offered).to_be_visible()
    expect(offered.get_by_role("link")).to_have_text(["Deutsch", "English", "Ṕśéúđó"])
    fits(page)
    page.keyboard.press("Escape")
    expect(offered).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    offered.get_by_role("link", name="English").click()
    page.wait_for_url(f"{site}rules?lang=en&variant=queen#end")


def test_cards_and_the_app_on_a_home_screen_know_the_language(page, visit, site):
    visit(page, f"{site}look?variant=queen&seed=1&lang={CODE}")
    drawn = """async () => {
      const sheet = document.querySelector('link[href*="/tokens.css"]').href;
      const { miniSvg } = await import(sheet.replace('tokens.css', 'js/cards.js'));
      globalThis.zlIndex.xx = { J: 'Kn' };
      return ['en', 'qaa', 'xx'].map(lang => miniSvg('Js', { lang }).split('<path').length);
    }"""
    english, german, two_letters = page.evaluate(drawn)
    assert english == german == two_letters - 1
    assert page.request.get(f"{site}manifest-{CODE}.json").json()["start_url"] == f"home?lang={CODE}"
    assert page.request.get(f"{site}manifest-nl.json").status == 404

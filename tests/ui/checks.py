"""Looking at pages closely: barriers, sideways scrolling, and what is too small to press."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Literal

import pytest
from playwright.sync_api import Page

LOOKS: list[tuple[int, Literal["dark", "light"]]] = [(360, "dark"), (1280, "light")]
TARGET = 44
SMALL = """least => {
  const found = [], inSentence = node => getComputedStyle(node).display === 'inline'
    && [...node.parentNode.childNodes].some(near => near !== node && near.textContent.trim());
  const look = root => root.querySelectorAll('*').forEach(node => {
    if (node.shadowRoot) look(node.shadowRoot);
    if (!node.matches('a[href], button, select, summary') || !node.checkVisibility() || inSentence(node)) return;
    const { width, height } = node.getBoundingClientRect();
    const isSmall = width > 1 && height > 1 && Math.min(width, height) < least - .5;
    if (isSmall) found.push(`${width} by ${height}: ${node.outerHTML.slice(0, 200)}`);
  });
  look(document);
  return found;
}"""
"""What is to be pressed and is smaller, in pixels, but for links within a sentence and what only the ear finds."""


@pytest.fixture(scope="session")
def axe_script() -> str:
    return resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def axe(axe_script: str) -> Callable[[Page], None]:
    """Fail on any violation axe-core finds, WCAG 2.2 A and AA and good practice: ``axe(page)``."""

    def check(page: Page) -> None:
        page.evaluate(axe_script)
        found = page.evaluate(
            "async () => (await axe.run(document, { resultTypes: ['violations'], preload: false })).violations"
        )
        told = [
            f"{one['id']} ({one['impact']}): {one['help']}\n  "
            + "\n  ".join(f"{node['target']} {node['html'][:120]}" for node in one["nodes"][:5])
            for one in found
        ]
        assert not told, f"{page.url}\n" + "\n".join(told)

    return check


@pytest.fixture
def sideways() -> Callable[[Page], None]:
    """Fail when the page can be scrolled sideways: ``sideways(page)``."""

    def check(page: Page) -> None:
        over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert over <= 0, f"{page.url} is {over} px too wide at {page.viewport_size}"

    return check


@pytest.fixture
def targets() -> Callable[[Page], None]:
    """Fail when something to press is smaller than 44 px: ``targets(page)``."""

    def check(page: Page) -> None:
        small = page.evaluate(SMALL, TARGET)
        assert not small, f"{page.url} at {page.viewport_size}: " + "\n".join(small)

    return check


@pytest.fixture
def fits(
    visit: Callable[[Page, str], Page],
    axe: Callable[[Page], None],
    sideways: Callable[[Page], None],
    targets: Callable[[Page], None],
) -> Callable[..., None]:
    """No violation axe-core knows, nothing small to press and no sideways scrolling, in every width, theme and print.

    ``fits(page, url)``, or ``fits(page)`` for a page as it is; one that is loaded once is looked at in every way.
    """

    def check(page: Page, url: str = "") -> None:
        if url:
            visit(page, url)
        for width, theme in LOOKS:
            page.set_viewport_size({"width": width, "height": 800})
            page.emulate_media(color_scheme=theme)
            targets(page)
            axe(page)
            for size in ("large", "normal"):
                page.evaluate("size => zlLook.set('size', size)", size)
                sideways(page)

    return check

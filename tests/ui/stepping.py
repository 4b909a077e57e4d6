"""The page that steps through a deal, in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from zwicker_lab.lessons import deals
from zwicker_lab.notation import write_deal

FOUR = "deal?lang=en&id=2-partners"
ATTACK = "<img src=x onerror=\"window.hacked='yes'\">"
TEXT = write_deal(deals()[0].file)


@pytest.fixture
def go(visit, app_url):
    """Open a page of the site: ``go(page, "deals?lang=en")``."""

    def visit_at(page, path):
        visit(page, app_url + path)
        return page

    return visit_at


def place(page, text, patience=None):
    expect(page.locator(".place")).to_have_text(text, timeout=patience)


def step(page, name):
    return page.locator(f'[data-step="{name}"]')


def slip(page):
    return page.locator(".slip-slot .slip:not(.choosing, .ranking, [data-verdict])")


def head(page):
    return page.locator(".deal-head")


def current(page):
    return page.locator('.move[aria-current="step"]')


def hand(page, code):
    return page.locator(f'.hand [data-card="{code}"]')


def item(page, code):
    return page.locator(f'.tableau [data-item="{code}"]')


def attempt(page, card, *items):
    hand(page, card).click()
    for code in items:
        item(page, code).click()
    page.locator('.below [data-id="try"]').click()

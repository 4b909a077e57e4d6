"""Every file of ``apps/`` is servable by itself and usable in a notebook."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import Served
from zwicker_lab.ui.page import Page
from zwicker_lab.ui.settings import Settings
from zwicker_lab.ui.sitemap import SITE

APPS = sorted((Path(__file__).parents[2] / "apps").glob("*.py"))


@pytest.mark.parametrize("app", APPS, ids=lambda path: path.stem)
def test_an_app_serves_by_itself(page, visit, app):
    with Served({app.stem: app}, Settings(port=0)) as url:
        visit(page, f"{url}{app.stem}?lang=en")
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("h1")).not_to_have_text("That was our fault")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        assert page.evaluate("getComputedStyle(document.querySelector('.bar')).display") == "flex"
        page.goto("about:blank")


@pytest.mark.parametrize("app", APPS, ids=lambda path: path.stem)
def test_an_app_gives_its_page_to_a_notebook(app):
    page = importlib.import_module(f"apps.{app.stem}").page
    assert isinstance(page, Page)
    assert len(page.in_notebook()) == 1 + len(page.items)


def test_every_page_of_the_navigation_has_its_app():
    assert {entry.route for entry in SITE if entry.label} | {"home"} <= {app.stem for app in APPS}

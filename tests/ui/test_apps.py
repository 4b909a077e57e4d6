"""Every file of ``apps/`` is servable by itself and usable in a notebook."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.ui.servers import Served
from zwicker_lab.texts import say
from zwicker_lab.ui.page import Page
from zwicker_lab.ui.settings import Settings
from zwicker_lab.ui.sitemap import SITE

APPS = sorted((Path(__file__).parents[2] / "apps").glob("*.py"))


@pytest.fixture(scope="module")
def apps_url() -> Iterator[str]:
    """The address of a server of the files alone, as ``panel serve apps/*.py`` would be."""
    with Served({app.stem: app for app in APPS}, Settings(port=0)) as url:
        yield url


@pytest.mark.parametrize("app", APPS, ids=lambda path: path.stem)
def test_an_app_serves_by_itself(app, apps_url):
    with urlopen(f"{apps_url}{app.stem}?lang=en") as answer:
        page = answer.read().decode()
    assert page.count("<h1") == 1
    assert f"<title>{say('en', 'shell-fault-heading')}" not in page
    assert '<html lang="en"' in page


def test_an_app_by_itself_is_dressed_as_on_the_site(page, visit, apps_url):
    visit(page, f"{apps_url}rules?lang=en")
    assert page.evaluate("getComputedStyle(document.querySelector('.bar')).display") == "flex"
    page.goto("about:blank")


@pytest.mark.parametrize("app", APPS, ids=lambda path: path.stem)
def test_an_app_gives_its_page_to_a_notebook(app):
    page = importlib.import_module(f"apps.{app.stem}").page
    assert isinstance(page, Page)
    assert len(page.in_notebook()) == 1 + len(page.items)


def test_every_page_has_its_app():
    assert {entry.route.replace("-", "_") for entry in SITE} == {app.stem for app in APPS}

"""The shell around every page."""

from __future__ import annotations


def test_home_opens(page, app_url, visit):
    visit(page, app_url)
    assert page.locator("h1").count() == 1

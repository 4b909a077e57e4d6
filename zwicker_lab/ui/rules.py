"""The rules page: what this is, what it offers, and one line to look at."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query


@served
def rules_page(query: Query) -> Page:
    """The rules page of the site."""
    return Page("rules", query, say(query.lang, "rules-heading"))

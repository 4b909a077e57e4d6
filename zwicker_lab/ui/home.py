"""The first page: what this is, what it offers, and one line to look at."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.position_field import EXAMPLE, PositionField
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.sitemap import exists


@served
def home_page(query: Query) -> Page:
    """The first page of the site: start, go on, or look at a position."""
    items = {}
    if exists("look"):
        items["position"] = PositionField(query.lang, target=query.link("look"), show_label=False)
    return Page("home", query, say(query.lang, "home-heading"), items, example=EXAMPLE)

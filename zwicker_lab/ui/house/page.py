"""The page on which a club writes its own house rules, and the leaflet of a rule set on one sheet of paper."""

from __future__ import annotations

from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.house.leaflet import leaflet
from zwicker_lab.ui.house.state import Writing
from zwicker_lab.ui.house.views import house_views
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading.page import asked
from zwicker_lab.variants import load_variant, variant_names


@served
def house_page(query: Query) -> Page:
    """The rules the query names, to be changed."""
    return Page("house", query, say(query.lang, "house-heading"), dict(house_views(Writing(query))._asdict()))


@served
def leaflet_page(query: Query) -> Page:
    """The rules the query names on one page of paper."""
    variant = asked(query) or load_variant(variant_names()[0])
    heading = in_language(query.lang, variant.title)
    where = {name: query.text(name) for name in ("rules", "variant") if name in query.values}
    return Page("leaflet", query, heading, parts=leaflet(variant, query.lang), where=where)

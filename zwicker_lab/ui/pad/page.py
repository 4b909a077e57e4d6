"""The page of the score pad: set a table up, or the sheet of one."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.pad.choosing import Seating
from zwicker_lab.ui.pad.match import Pad
from zwicker_lab.ui.pad.setup import Table
from zwicker_lab.ui.pad.state import Counting
from zwicker_lab.ui.pad.views import pad_views, seating_view
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.play.setup import MOST_SEEDS
from zwicker_lab.ui.query import Query


@served
def pad_page(query: Query) -> Page:
    """The sheet the query names by its number; without one the form to set a table up."""
    table = Table.read(query)
    seed = query.number("seed", 0, MOST_SEEDS, 0)
    heading = say(query.lang, "pad-heading")
    if not seed:
        seating = seating_view(Seating(table, query.lang, "pad"))
        return Page("pad", query, heading, {"setup": seating}, lead=say(query.lang, "pad-lead"))
    counting = Counting(Pad.begin(table), query.lang)
    back = query.link("pad", **table.values)
    views = pad_views(counting, seed)._asdict()
    return Page(
        "pad", query, heading, views, back=back, guess=guesses(table, query.lang), rules=rules_link(table, query)
    )


def rules_link(table: Table, query: Query) -> str:
    """Where the rules of the table are written out."""
    return query.link("rules", **{name: value for name, value in table.values.items() if name in ("variant", "rules")})


def guesses(table: Table, lang: str) -> str:
    """How many values of the rules are our assumption; empty where none is."""
    count = sum(level == "reconstructed" for level in table.variant.certainty.values())
    return say(lang, "pad-guess", count=count) if count else ""

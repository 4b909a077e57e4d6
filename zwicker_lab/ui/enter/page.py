"""The page where a deal that was really played is entered: set the table up, or the deal of one."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.enter.scenes import title
from zwicker_lab.ui.enter.state import Entering
from zwicker_lab.ui.enter.views import enter_views
from zwicker_lab.ui.pad.choosing import Seating
from zwicker_lab.ui.pad.page import guesses, rules_link
from zwicker_lab.ui.pad.setup import Table
from zwicker_lab.ui.pad.views import seating_view
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.play.setup import MOST_SEEDS
from zwicker_lab.ui.query import Query


@served
def enter_page(query: Query) -> Page:
    """The deal the query names by its number; without one the form to set a table up."""
    table, lang = Table.read(query), query.lang
    seed = query.number("seed", 0, MOST_SEEDS, 0)
    heading = say(lang, "enter-heading")
    if not seed:
        setup = seating_view(Seating(table, lang, "enter"))
        return Page("enter", query, heading, {"setup": setup}, lead=say(lang, "enter-lead"))
    entering = Entering(table, lang)
    told = {"guess": guesses(table, lang), "rules": rules_link(table, query), "about": title(entering)}
    back = query.link("enter", **table.values)
    return Page("enter", query, heading, enter_views(entering, seed)._asdict(), back=back, **told)

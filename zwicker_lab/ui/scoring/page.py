"""The page that counts one finished deal under every rule set."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.play.bots import shared_bots
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.scoring.state import Counting
from zwicker_lab.ui.scoring.views import scoring_views


@served
def scoring_page(query: Query) -> Page:
    """The deal the query names, counted."""
    counting = Counting(query, bots=shared_bots(), home=way_home())
    when_left(counting.leave)
    return Page("scoring", query, say(query.lang, "scoring-heading"), dict(scoring_views(counting)._asdict()))

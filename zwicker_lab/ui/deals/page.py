"""The page on which one steps through a deal."""

from __future__ import annotations

from zwicker_lab.lessons import deals
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.coach.service import shared
from zwicker_lab.ui.deals.own import OWN, of_tutorial, open_deal
from zwicker_lab.ui.deals.place import Place, came_from, read_place
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.deals.views import deal_views, hand_view
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.play.bots import shared_bots
from zwicker_lab.ui.query import Query


@served
def deal_page(query: Query) -> Page:
    """A tutorial deal, or one's own, at the place the query names."""
    deal = open_deal(query)
    waits = deal is None
    shown = of_tutorial(deals()[0]) if deal is None else deal
    place = Place() if waits else read_place(query, shown)
    stepping = Stepping(shown, place, query.lang, waits=waits, coach=shared(), bots=shared_bots(), home=way_home())
    when_left(stepping.leave)
    items = dict(deal_views(stepping)._asdict())
    if waits:
        items["hand"] = hand_view(stepping)
    heading = say(query.lang, "deals-own-title") if waits else shown.title.of(query.lang)
    own = waits or shown.id == OWN
    back = (say(query.lang, "deals-own-again" if own else "deals-all"), query.link("deals") + ("#own" if own else ""))
    if origin := came_from(query):
        name, href = origin
        back = say(query.lang, f"deals-back-{name}"), href
    problem = shown.problem[query.lang] if shown.problem else ""
    return Page("deal", query, heading, items, route="deals", back=back, waits=waits, problem=problem)

"""The page where one plays Swiss Zwick: set a match up, or the table of one."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.play.setup import MOST_SEEDS
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.sitemap import unkept
from zwicker_lab.ui.zwick.play.bots import shared_adviser, shared_bots
from zwicker_lab.ui.zwick.play.choosing import Choosing
from zwicker_lab.ui.zwick.play.game import Game
from zwicker_lab.ui.zwick.play.setup import read_setup
from zwicker_lab.ui.zwick.play.state import SwissPlaying
from zwicker_lab.ui.zwick.play.views import play_views, setup_view


@served
def zwick_play_page(query: Query) -> Page:
    """The match the query names by its seed; without one the form to set a match up."""
    setup, heading = read_setup(query), say(query.lang, "zwick-play-heading")
    seed = query.number("seed", 0, MOST_SEEDS, 0)
    bots = shared_bots()
    bots.wake()
    if not seed:
        items = {"setup": setup_view(Choosing(setup=setup, lang=query.lang))}
        return Page("play", query, heading, items, route="zwick", unkept=unkept("zwick-play"))
    playing = SwissPlaying(Game.begin(setup, seed), query.lang, bots=bots, adviser=shared_adviser(), home=way_home())
    when_left(playing.leave)
    back = query.link("zwick-play", **setup.values)
    return Page("play", query, heading, play_views(playing), route="zwick", back=back, unkept=unkept("zwick-play"))

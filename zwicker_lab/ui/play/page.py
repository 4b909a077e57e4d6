"""The page where one plays: set up a match, or the table of one."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.coach.service import shared
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.play.bots import shared_bots
from zwicker_lab.ui.play.choosing import Choosing
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.setup import MOST_SEEDS, read_setup
from zwicker_lab.ui.play.state import Playing
from zwicker_lab.ui.play.views import play_views, setup_view
from zwicker_lab.ui.query import Query


@served
def play_page(query: Query) -> Page:
    """The match the query names by its seed; without one the form to set a match up."""
    setup = read_setup(query)
    seed = query.number("seed", 0, MOST_SEEDS, 0)
    bots, coach = shared_bots(), shared()
    bots.wake()
    if not seed:
        return Page("play", query, say(query.lang, "play-heading"), {"setup": setup_view(Choosing(setup, query.lang))})
    playing = Playing(Game.begin(setup, seed), query.lang, bots=bots, coach=coach, home=way_home())
    when_left(playing.leave)
    back = query.link("play", **setup.values)
    return Page("play", query, say(query.lang, "play-heading"), play_views(playing)._asdict(), back=back)

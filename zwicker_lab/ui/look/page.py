"""The page to explore a position: any position of any rule set, what can be played, what each refusal says."""

from __future__ import annotations

from random import SystemRandom

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.coach.service import shared
from zwicker_lab.ui.look.place import read_place
from zwicker_lab.ui.look.state import Exploring
from zwicker_lab.ui.look.views import look_views
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query


@served
def look_page(query: Query) -> Page:
    """The page of the place the query names."""
    reading = read_place(query)
    coach = shared()
    coach.wake()
    exploring = Exploring(reading, query.lang, SystemRandom(), coach=coach, home=way_home())
    when_left(exploring.beside.leave)
    shown = look_views(exploring, reading.typed)
    return Page("look", query, say(query.lang, "look-heading"), shown._asdict(), typed=reading.typed)

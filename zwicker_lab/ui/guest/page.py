"""The page a guest comes in by: ``join?code=KX4M7H``; with ``home`` what somebody took along from an evening."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.guest.after import exercises_again, home_words, read_home
from zwicker_lab.ui.guest.door import Door
from zwicker_lab.ui.guest.play import GuestPlay
from zwicker_lab.ui.guest.views import AfterView, guest_view
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.room.service import Watch, peer, shared_rooms

LONGEST_CODE = 40


@served
def guest_page(query: Query) -> Page:
    """The door of a room, and the room itself for whoever has a seat there."""
    heading = say(query.lang, "guest-heading")
    if "home" in query.values:
        return Page("guest", query, heading, {"after": _home(query)}, route="join")
    door = Door(shared_rooms, query.lang, query.text("code")[:LONGEST_CODE], peer())
    play = GuestPlay(query.lang, door, query.link)
    play.watching = Watch(play.look)
    return Page("guest", query, heading, {"page": guest_view(play)}, route="join")


def _home(query: Query) -> AfterView:
    refs, lang = read_home(query.text("home")), query.lang
    none = "" if refs else say(lang, "guest-home-nothing")
    home = {**home_words(lang), "count": "", "again": exercises_again(refs, lang), "tasks": [], "link": "", "deals": []}
    scene = {"lang": lang, "results": None, "home": home | {"none": none}}
    return AfterView(scene=scene, sizing_mode="stretch_width")

"""The pages of a club evening: the ways in, the host's, the projector's, and the summary."""

from __future__ import annotations

from random import SystemRandom

from zwicker_lab.texts import say
from zwicker_lab.ui.apart import in_thread
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.room.evening import Evening
from zwicker_lab.ui.room.hall import Hall
from zwicker_lab.ui.room.lead import Leading
from zwicker_lab.ui.room.planning import Planning, read_wanted
from zwicker_lab.ui.room.service import peer, shared_rooms
from zwicker_lab.ui.room.views import begin_view, board_views, evening_views, leading_views
from zwicker_lab.workshop import LiveRoom, kept

MOST_SEEDS = 9_000_000


@served
def room_page(query: Query) -> Page:
    """Begin a room, or come in by its code."""
    about = [say(query.lang, f"room-kept-{name}") for name in kept()]
    views = {"begin": begin_view(shared_rooms(), query, peer())}
    return Page("room", query, say(query.lang, "room-heading"), views, kept=about)


@served
def host_page(query: Query) -> Page:
    """The page of who leads a room: ``host?code=KX4M7H``; the token never stands in the query."""
    room = _room(query)
    planning = Planning(read_wanted(query), query.lang, lambda: SystemRandom().randint(1, MOST_SEEDS))
    leading = Leading(shared_rooms(), room, planning, query.lang, peer(), in_thread)
    return Page("host", query, say(query.lang, "room-heading"), leading_views(leading, planning))


@served
def wall_page(query: Query) -> Page:
    """What the hall sees."""
    views = board_views(Hall(_room(query), query.lang))
    shown = {name: views[name] for name in ("board", "table")}
    return Page("wall", query, say(query.lang, "room-projector"), shown)


@served
def evening_page(query: Query) -> Page:
    """The summary, for the host."""
    views = evening_views(Evening(_room(query), query.lang))
    back = query.link("host", code=query.text("code"))
    return Page("evening", query, say(query.lang, "room-evening"), views, back=back)


def _room(query: Query) -> LiveRoom:
    """The room a link names; raises ``InputError`` where there is none."""
    return shared_rooms().open(query.text("code"), peer())

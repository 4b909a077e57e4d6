"""The home of Swiss Zwick: what it is, the map of its lessons, and the ways to the table, the desk and the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from zwicker_lab.lessons import Paper
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.map import LearnMap, map_view
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.rich import SWISS, rich
from zwicker_lab.ui.zwick.lesson.play import SCHOOL
from zwicker_lab.zwick import trumps


class SchoolMap(LearnMap):
    """The lessons of Swiss Zwick with what this browser knows of the learner.

    >>> shown = SchoolMap("en", lambda page, **values: page).scene
    >>> [part["count"] for part in shown["parts"]], shown["shelf"], shown["backup"]
    ([8], 'zwicker-lab-zwick', None)
    """

    course = SCHOOL
    parts: ClassVar[Mapping[str, Sequence[Paper]]] = {"swiss": SCHOOL.lessons}
    backs_up = False


@served
def zwick_page(query: Query) -> Page:
    """What the Swiss game is, its lessons, and where to play it."""
    state = SchoolMap(query.lang, query.link)
    order = [part for card in trumps("r") for part in rich(f"{{{card}}}", query.lang, SWISS)]
    return Page(
        "zwick", query, say(query.lang, "zwick-heading"), {"map": map_view(state)}, scene=state.first, order=order
    )

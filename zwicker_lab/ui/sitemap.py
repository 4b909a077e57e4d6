"""The pages there are: one line each, in the order of the navigation.

A page is its route, the function that builds it, and the text that names it in the navigation or, for pages to read,
at the foot of every page (none: the page is reached from another page). A route that is not here has no link anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zwicker_lab.ui.page import Page


@dataclass(frozen=True)
class Entry:
    """One page: its route, where the function that builds it stands, and its text in the navigation or at the foot.

    ``unkept`` names what is said (``shell-unkept-...``) where the browser refuses to keep what is done there.
    """

    route: str
    factory: str
    label: str | None = None
    foot: bool = False
    unkept: str = ""

    def make(self) -> Callable[[], Page]:
        """The function that builds the page, imported when it is first needed."""
        module, name = self.factory.split(":")
        found: Callable[[], Page] = getattr(import_module(module), name)
        return found


SITE = (
    Entry("home", "zwicker_lab.ui.home:home_page", unkept="learn"),
    Entry("learn", "zwicker_lab.ui.learn.map:learn_page", "shell-nav-learn", unkept="learn"),
    Entry("lesson", "zwicker_lab.ui.learn.page:lesson_page", unkept="learn"),
    Entry("practice", "zwicker_lab.ui.practice.page:practice_page", "practice-heading", unkept="learn"),
    Entry("play", "zwicker_lab.ui.play.page:play_page", "play-heading", unkept="play"),
    Entry("pad", "zwicker_lab.ui.pad.page:pad_page", unkept="pad"),
    Entry("enter", "zwicker_lab.ui.enter.page:enter_page", unkept="enter"),
    Entry("look", "zwicker_lab.ui.look.page:look_page", "shell-nav-look"),
    Entry("deals", "zwicker_lab.ui.deals.contents:deals_page", "shell-nav-deals", unkept="deals"),
    Entry("deal", "zwicker_lab.ui.deals.page:deal_page"),
    Entry("join", "zwicker_lab.ui.guest.page:guest_page", unkept="join"),
    Entry("rules", "zwicker_lab.ui.rules:rules_page", "shell-nav-rules"),
    Entry("lab", "zwicker_lab.ui.lab.page:lab_page", "shell-nav-lab"),
    Entry("compare", "zwicker_lab.ui.compare.page:compare_page"),
    Entry("scoring", "zwicker_lab.ui.scoring.page:scoring_page"),
    Entry("studies", "zwicker_lab.ui.studies.page:studies_page"),
    Entry("house", "zwicker_lab.ui.house.page:house_page", unkept="house"),
    Entry("leaflet", "zwicker_lab.ui.house.page:leaflet_page"),
    Entry("room", "zwicker_lab.ui.room.page:room_page", "room-heading"),
    Entry("host", "zwicker_lab.ui.room.page:host_page", unkept="host"),
    Entry("wall", "zwicker_lab.ui.room.page:wall_page"),
    Entry("evening", "zwicker_lab.ui.room.page:evening_page"),
    Entry("glossary", "zwicker_lab.ui.reading.glossary:glossary_page", "shell-foot-glossary", foot=True),
    Entry("origin", "zwicker_lab.ui.reading.origin:origin_page", "shell-foot-origin", foot=True),
    Entry("zwick", "zwicker_lab.ui.zwick.map:zwick_page", "zwick-foot", foot=True, unkept="learn"),
    Entry("zwick-lesson", "zwicker_lab.ui.zwick.lesson.page:zwick_lesson_page", unkept="learn"),
    Entry("zwick-play", "zwicker_lab.ui.zwick.play.page:zwick_play_page", unkept="match"),
    Entry("zwick-rules", "zwicker_lab.ui.zwick.rules:zwick_rules_page"),
    Entry("make", "zwicker_lab.ui.make.page:make_page", "make-heading", foot=True, unkept="make"),
    Entry("plans", "zwicker_lab.ui.make.plans:plans_page"),
    Entry("desk", "zwicker_lab.ui.desk.page:desk_page", "desk-foot", foot=True, unkept="desk"),
    Entry("projector", "zwicker_lab.ui.desk.page:projector_page"),
    Entry("paper", "zwicker_lab.ui.desk.page:paper_page"),
    Entry("help", "zwicker_lab.ui.reading.aids:help_page", "shell-foot-help", foot=True, unkept="look"),
)


def navigation() -> tuple[Entry, ...]:
    """The pages the navigation names.

    >>> [entry.route for entry in navigation()][-1]
    'room'
    """
    return tuple(entry for entry in SITE if entry.label and not entry.foot)


def foot() -> tuple[Entry, ...]:
    """The pages named at the foot of every page.

    >>> [entry.route for entry in foot()]
    ['glossary', 'origin', 'zwick', 'make', 'desk', 'help']
    """
    return tuple(entry for entry in SITE if entry.foot)


def unkept(route: str) -> str:
    """The text for a page where the browser refuses to keep what is done there; empty where nothing would be kept.

    >>> unkept("pad"), unkept("wall")
    ('shell-unkept-pad', '')
    """
    kind = next((entry.unkept for entry in SITE if entry.route == route), "")
    return f"shell-unkept-{kind}" if kind else ""


def exists(route: str) -> bool:
    """Whether there is a page at ``route``.

    >>> exists("home"), exists("casino")
    (True, False)
    """
    return any(entry.route == route for entry in SITE)

"""The pages of a championship: the organiser's desk, the screen for all, and what is printed."""

from __future__ import annotations

from zwicker_lab.errors import InputError
from zwicker_lab.texts import say
from zwicker_lab.ui.desk.paper import PAPERS, paper
from zwicker_lab.ui.desk.projector import Watching, projector_view
from zwicker_lab.ui.desk.start import Beginning
from zwicker_lab.ui.desk.state import Desk
from zwicker_lab.ui.desk.views import desk_views, start_view
from zwicker_lab.ui.desk.where import store
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.zwick.tournament.store import Access


@served
def desk_page(query: Query) -> Page:
    """The championship whose organiser's token the query holds; without one the form that begins one."""
    heading, token = say(query.lang, "desk-heading"), query.text("c")
    try:
        access = store().access(token) if token else None
        if access is not None and access.is_organiser:
            desk = Desk(store(), access, query)
            return Page("desk", query, desk.made.title, desk_views(desk)._asdict(), begun=True)
        problem = say(query.lang, "error-desk-token") if token else ""
    except InputError as error:
        problem = error.text(query.lang)
    beginning = start_view(Beginning(store(), query.lang, problem))
    return Page("desk", query, heading, {"start": beginning}, begun=False)


@served
def projector_page(query: Query) -> Page:
    """Tables and ranking for the wall; any token of the championship opens it, none can change it from here."""
    watching = Watching(store(), opened(query).watcher, query.lang)
    return Page("projector", query, watching.made.title, {"screen": projector_view(watching)})


@served
def paper_page(query: Query) -> Page:
    """Sheets, tables or the ranking to be printed."""
    access, made = opened(query), store().read(query.text("c"))
    what = query.choice("what", PAPERS, PAPERS[0])
    passe = query.number("passe", 1, max(1, len(made.drawn)), max(1, len(made.drawn)))
    back = query.link("desk", c=access.organiser) if access.is_organiser else query.link("projector", c=access.watcher)
    return Page("paper", query, made.title, what=what, back=back, **paper(made, query.lang, what, passe - 1))


def opened(query: Query) -> Access:
    """What the query's token opens; raises ``InputError`` for one that opens nothing."""
    access = store().access(query.text("c"))
    if access is None:
        raise InputError("desk-token")
    return access

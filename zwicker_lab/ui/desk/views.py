"""The components of the desk and of the screen for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

import panel as pn
from bokeh.document import Document

from zwicker_lab.ui.desk.entering import enter_scene
from zwicker_lab.ui.desk.more import more_scene
from zwicker_lab.ui.desk.ranks import ranking_scene
from zwicker_lab.ui.desk.scenes import draw_scene, head_scene, people_scene
from zwicker_lab.ui.desk.start import Beginning
from zwicker_lab.ui.desk.state import RANKING, Desk
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.lab.views import WIDE
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import LargeLook

LOOK_MS = 1000
"""So often a page looks whether something was entered elsewhere."""


class DeskPart(LargeLook):
    """Base of the components here: their own style sheet beside the common one."""

    _stylesheets: ClassVar[list[Any]] = [*LargeLook._stylesheets, ASSETS / "desk.css"]
    __abstract = True


class StartView(DeskPart):
    """The form that begins a championship, and those this device has opened."""

    _bundle = ASSETS / "js" / "desk_start.js"


class HeadView(DeskPart):
    """What comes next, the parts of the page, who writes here; it keeps the address and saves files."""

    _bundle = ASSETS / "js" / "desk_head.js"


class PeopleView(DeskPart):
    """Who registered."""

    _bundle = ASSETS / "js" / "desk_people.js"


class DrawView(DeskPart):
    """The tables of a Passe."""

    _bundle = ASSETS / "js" / "desk_draw.js"


class EnterView(DeskPart):
    """The tables and the open sheet."""

    _bundle = ASSETS / "js" / "desk_enter.js"


class RankingView(DeskPart):
    """The ranking with its rule."""

    _bundle = ASSETS / "js" / "desk_ranking.js"


class MoreView(DeskPart):
    """Settings, links and the trail."""

    _bundle = ASSETS / "js" / "desk_more.js"


class ProjectorView(DeskPart):
    """Tables and ranking in large letters, page after page."""

    _bundle = ASSETS / "js" / "desk_projector.js"


class DeskViews(NamedTuple):
    """Everything the page of a championship embeds."""

    head: HeadView
    people: PeopleView
    draw: DrawView
    enter: EnterView
    ranking: RankingView
    more: MoreView


def start_view(beginning: Beginning) -> StartView:
    """The component that begins a championship."""
    view = StartView(scene=beginning.scene, **WIDE)

    def show(_: object) -> None:
        view.scene = beginning.scene

    beginning.param.watch(show, ["goto", "error"])
    hear(view, beginning.receive)
    return view


def desk_views(desk: Desk) -> DeskViews:
    """The components that show a championship and report to its desk."""

    def ranks() -> dict[str, Any]:
        shown = desk.view in (RANKING, "enter")
        return ranking_scene(desk.made, desk.lang, desk.access.organiser) if shown else {"shown": False}

    views = DeskViews(
        HeadView(**WIDE),
        PeopleView(**WIDE),
        DrawView(**WIDE),
        EnterView(**WIDE),
        RankingView(**WIDE),
        MoreView(**WIDE),
    )

    def show(*_: object) -> None:
        with pn.io.hold():
            views.head.scene, views.people.scene = head_scene(desk), people_scene(desk)
            views.draw.scene, views.enter.scene = draw_scene(desk), enter_scene(desk)
            views.ranking.scene, views.more.scene = ranks(), more_scene(desk)

    show()
    desk.param.watch(show, "drawn")
    for view in views:
        hear(view, desk.receive)
    keep_looking(desk.refresh)
    return views


def keep_looking(look: Callable[[], None]) -> None:
    """Have a page look again and again, as long as somebody has it open."""
    doc: Document | None = pn.state.curdoc
    if doc is not None and doc.session_context is not None:
        doc.add_periodic_callback(look, LOOK_MS)

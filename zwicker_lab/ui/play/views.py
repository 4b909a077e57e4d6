"""The components of the page where one plays."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import panel as pn

from zwicker_lab.ui.coach.views import CoachView
from zwicker_lab.ui.deals.views import CountView
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.play.choosing import Choosing
from zwicker_lab.ui.play.scenes import bar_scene, log_scene, strip_scene
from zwicker_lab.ui.play.sheet import counting_scene, sheet_scene
from zwicker_lab.ui.play.state import Playing
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import ChoiceView, LargeLook, SlipView, TableView, views

WIDE = {"sizing_mode": "stretch_width"}
BESIDE = """
@media (min-width:701px){
  .below,.below[hidden]{display:flex!important;flex-wrap:nowrap;min-height:68px;padding-right:20rem}
  .below .btn{flex:none}
  .below .fine{flex:1 1 6rem;line-height:1.3}
}
"""
"""Room beside the buttons of the table for what ``BarView`` says, which lies there on wide pages."""


class PlayPart(LargeLook):
    """Base of the components here: their own style sheet beside the common one."""

    _stylesheets: ClassVar[list[Any]] = [*LargeLook._stylesheets, ASSETS / "play.css"]
    __abstract = True


class SetupView(PlayPart):
    """The form in which a match is set up, and the matches that can be gone on with."""

    _bundle = ASSETS / "js" / "play_setup.js"


class ScoreView(PlayPart):
    """The score above the table."""

    _bundle = ASSETS / "js" / "play_score.js"


class BarView(PlayPart):
    """Whose turn it is; it tells when a film has ended, and keeps the match in the browser."""

    _bundle = ASSETS / "js" / "play_bar.js"


class LogView(PlayPart):
    """The moves of the deal with reasons on request, what has been seen, and the options."""

    _bundle = ASSETS / "js" / "play_log.js"


class SheetView(PlayPart):
    """The match sheet, and how to go on."""

    _bundle = ASSETS / "js" / "play_sheet.js"


class PlayViews(NamedTuple):
    """Everything the page of a match embeds."""

    score: ScoreView
    table: TableView
    bar: BarView
    slip: SlipView
    coach: CoachView
    choices: ChoiceView
    log: LogView
    counting: CountView
    sheet: SheetView


def setup_view(choosing: Choosing) -> SetupView:
    """The component that sets a match up."""
    view = SetupView(scene=choosing.scene, **WIDE)

    def show(*_: object) -> None:
        view.scene = choosing.scene

    choosing.param.watch(show, ["setup", "error", "heard"])
    hear(view, choosing.receive)
    return view


def play_views(playing: Playing) -> PlayViews:
    """The components that show ``playing`` and report to it."""
    score, bar = ScoreView(scene=strip_scene(playing), **WIDE), BarView(scene=bar_scene(playing), **WIDE)
    log, sheet = LogView(scene=log_scene(playing), **WIDE), SheetView(scene=sheet_scene(playing), **WIDE)
    counting = CountView(scene=counting_scene(playing), **WIDE)
    table, choices, slip = views(playing.table, stylesheets=[BESIDE])
    coach = CoachView(scene=playing.advice, **WIDE)

    def show(_: object) -> None:
        with pn.io.hold():
            score.scene, bar.scene, log.scene = strip_scene(playing), bar_scene(playing), log_scene(playing)
            if counting.scene.get("title", "") or playing.phase == "count":
                counting.scene = counting_scene(playing)
            sheet.scene = sheet_scene(playing)

    def lent(change: object) -> None:
        table.scene = change.new or playing.table.scene  # type: ignore[attr-defined]

    def advised(change: object) -> None:
        coach.scene = change.new  # type: ignore[attr-defined]

    playing.param.watch(show, "drawn")
    playing.param.watch(lent, "picture")
    playing.param.watch(advised, "advice")
    for part in (bar, log, sheet):
        hear(part, playing.receive)
    hear(coach, playing.beside.receive)
    return PlayViews(score, table, bar, slip, coach, choices, log, counting, sheet)

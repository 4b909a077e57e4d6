"""The components of the page where one plays Swiss Zwick: those of every match, and all hands after a deal."""

from __future__ import annotations

from typing import Any

import panel as pn

from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.play.views import BarView, LogView, PlayPart, ScoreView, SetupView, SheetView
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import LargeLook, Look, SlipView, TableView
from zwicker_lab.ui.zwick.play.choosing import Choosing
from zwicker_lab.ui.zwick.play.scenes import bar_scene, hands_scene, log_scene, strip_scene
from zwicker_lab.ui.zwick.play.sheet import sheet_scene
from zwicker_lab.ui.zwick.play.state import SwissPlaying

WIDE = {"sizing_mode": "stretch_width"}
BELOW = """
.below .fine{order:-1;flex:1 0 100%}
@media (min-width:701px){
  :host{--card-max:clamp(60px,(100vh - 605px)/3.4,104px);--table-h:0px}
  .below,.below[hidden]{display:flex!important;min-height:108px;padding-right:16rem;align-content:flex-start}
}
@media (min-width:701px) and (max-height:900px){.below,.below[hidden]{min-height:94px}}
"""
"""What is asked stands above the buttons; beside them is room for what ``BarView`` says."""


class HandsView(PlayPart):
    """All hands of a deal that has ended, and its tricks."""

    _bundle = ASSETS / "js" / "zwick_hands.js"


def setup_view(choosing: Choosing) -> SetupView:
    """The component that sets a match up."""
    view = SetupView(scene=choosing.scene, **WIDE)

    def show(_: object) -> None:
        view.scene = choosing.scene

    choosing.param.watch(show, "setup")
    hear(view, choosing.receive)
    return view


def play_views(playing: SwissPlaying) -> dict[str, LargeLook | Look]:
    """The components that show ``playing`` and report to it, by the holes they fill."""
    table = TableView(scene=playing.table.scene, stylesheets=[BELOW], **WIDE)
    slip = SlipView(scene=playing.slip, **WIDE)
    made: dict[str, Any] = {
        "score": (ScoreView, strip_scene),
        "bar": (BarView, bar_scene),
        "log": (LogView, log_scene),
        "counting": (HandsView, hands_scene),
        "sheet": (SheetView, sheet_scene),
    }
    parts = {name: kind(scene=scene(playing), **WIDE) for name, (kind, scene) in made.items()}

    def show(_: object) -> None:
        with pn.io.hold():
            for name, (_kind, scene) in made.items():
                parts[name].scene = scene(playing)

    def laid(change: Any) -> None:
        table.scene = change.new

    def told(change: Any) -> None:
        slip.scene = change.new

    playing.param.watch(show, "drawn")
    playing.table.param.watch(laid, "scene")
    playing.param.watch(told, "slip")
    for part in (parts["bar"], parts["log"], parts["sheet"], slip):
        hear(part, playing.receive)
    hear(table, playing.table.receive)
    return {"table": table, "slip": slip, **parts}

"""The components that show a table of Swiss Zwick at which moves are tried."""

from __future__ import annotations

from typing import Any

from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.table.components import SlipView, TableView
from zwicker_lab.ui.zwick.table.trying import TrickTry


def trick_views(trial: TrickTry) -> tuple[TableView, SlipView]:
    """The table and what is said beside it; both follow ``trial``, and the table reports to it."""
    table = TableView(scene=trial.scene, sizing_mode="stretch_width")
    slip = SlipView(scene=trial.slip, sizing_mode="stretch_width")

    def laid(change: Any) -> None:
        table.scene = change.new

    def told(change: Any) -> None:
        slip.scene = change.new

    trial.param.watch(laid, "scene")
    trial.param.watch(told, "slip")
    hear(table, trial.receive)
    return table, slip

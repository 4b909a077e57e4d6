"""The components of the page with two rule sets."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import panel as pn

from zwicker_lab.texts import say
from zwicker_lab.ui.compare.scenes import pair_scene, problem_of
from zwicker_lab.ui.compare.state import SIDES, Comparing
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.lab.choice import choice_scene
from zwicker_lab.ui.lab.views import WIDE, ChoiceView, LabPart
from zwicker_lab.ui.position_field import PositionField
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import TableView
from zwicker_lab.ui.table.trying import TableTry


class LanesView(LabPart):
    """The moves in three lanes; it keeps the browser's address at the pair one looks at."""

    _bundle = ASSETS / "js" / "compare_lanes.js"
    _stylesheets: ClassVar[list[Any]] = [*LabPart._stylesheets, ASSETS / "compare.css"]


class CompareViews(NamedTuple):
    """Everything the page embeds."""

    field: PositionField
    left: ChoiceView
    right: ChoiceView
    table: TableView
    lanes: LanesView


def compare_views(comparing: Comparing, typed: str) -> CompareViews:
    """The components that show ``comparing`` and report to it; ``typed`` stands in the field at first."""
    lang = comparing.lang
    field = PositionField(lang, typed, on_read=comparing.paste, reader=comparing.read)
    table = TableTry(comparing.pair.position, lang=lang, can_undo=False, frozen=True)
    felt, found = TableView(scene=table.scene, **WIDE), LanesView(**WIDE)
    choosers = {side: ChoiceView(side=side, **WIDE) for side in SIDES}

    def show(*_: object) -> None:
        with pn.io.hold():
            found.scene = pair_scene(comparing)
            for side, view in choosers.items():
                label, problem = say(lang, f"compare-{side}"), problem_of(comparing, side)
                view.scene = choice_scene(comparing.pair.choice(side), label, lang, problem)

    def laid(change: Any) -> None:
        if change.old.position != change.new.position:
            table.position = change.new.position
            felt.scene = table.scene

    show()
    comparing.param.watch(show, ["pair", "errors"])
    comparing.param.watch(laid, "pair")
    for view in choosers.values():
        hear(view, comparing.receive)
    if "position" in comparing.errors:
        field.read(typed)
    return CompareViews(field, choosers["left"], choosers["right"], felt, found)

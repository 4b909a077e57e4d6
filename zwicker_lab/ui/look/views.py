"""The components of the page ``look`` beside the table: starts, steps, the way so far, the rules."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import panel as pn

from zwicker_lab.ui.coach.views import CoachView
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.look.scenes import rules_scene, starts_scene, steps_scene, way_scene
from zwicker_lab.ui.look.state import Exploring
from zwicker_lab.ui.position_field import PositionField
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.share import ShareView, share_view
from zwicker_lab.ui.table.components import ChoiceView, Look, SlipView, TableView, views

APART = """
.slip:not([hidden],.sheet){margin-bottom:1.3334rem}
@media (max-width:560px){.slip{scroll-margin-block:.5rem 17rem}}
"""
"""The distance of a slip to what follows: one that says nothing takes no room, and on a phone the choices lie below."""


class LookPart(Look):
    """Base of the components here: their own style sheet beside the common one."""

    _stylesheets: ClassVar[list[Any]] = [*Look._stylesheets, ASSETS / "explore.css"]
    __abstract = True


class StartsView(LookPart):
    """Examples and a drawn position; it also keeps the browser's address at the place one is."""

    _bundle = ASSETS / "js" / "look_starts.js"


class StepsView(LookPart):
    """Back and forward, copying line and link."""

    _bundle = ASSETS / "js" / "look_steps.js"


class WayView(LookPart):
    """What is possible, the moves played so far, and the score at the end."""

    _bundle = ASSETS / "js" / "look_way.js"


class RulesView(LookPart):
    """The rule set, its switches, how sure it is, and a file of one's own."""

    _bundle = ASSETS / "js" / "look_rules.js"


class LookViews(NamedTuple):
    """Everything the page embeds, the table first: browsers draw them in this order."""

    table: TableView
    field: PositionField
    starts: StartsView
    steps: StepsView
    share: ShareView
    choices: ChoiceView
    slip: SlipView
    coach: CoachView
    way: WayView
    rules: RulesView


def look_views(exploring: Exploring, typed: str) -> LookViews:
    """The components that show ``exploring`` and report to it; ``typed`` stands in the field at first."""
    field = PositionField(exploring.lang, typed, on_read=exploring.paste, reader=exploring.read)
    wide = {"sizing_mode": "stretch_width"}
    parts = StartsView(**wide), StepsView(**wide), WayView(**wide), RulesView(**wide)
    starts, steps, way, rules = parts
    drawn = 0

    def show() -> None:
        nonlocal drawn
        drawn += 1
        place, lang = exploring.place, exploring.lang
        with pn.io.hold():
            starts.scene = starts_scene(place, lang, keep=bool(exploring.errors.keys() - {"fit"}))
            steps.scene = steps_scene(place, exploring.table.scene["channel"], lang)
            way.scene = way_scene(place, exploring.errors, exploring.table.staging)
            rules.scene = rules_scene(place, exploring.errors, exploring.compared, lang) | {"n": drawn}

    def begun(change: object) -> None:
        old, new = change.old, change.new  # type: ignore[attr-defined]
        if old.start_text != new.start_text and new.start_text != field.scene["value"]:
            field.put(new.start_text)

    show()
    exploring.param.watch(begun, "place")
    exploring.param.watch(lambda *_: show(), ["place", "errors", "compared"])
    for part in parts:
        hear(part, exploring.receive)
    table, choices, slip = views(exploring.table, stylesheets=[APART])
    coach = CoachView(scene=exploring.advice, **wide)
    hear(coach, exploring.beside.receive)

    def lent(change: object) -> None:
        table.scene = change.new or exploring.table.scene  # type: ignore[attr-defined]

    def advised(change: object) -> None:
        coach.scene = change.new  # type: ignore[attr-defined]

    exploring.param.watch(lent, "picture")
    exploring.param.watch(advised, "advice")
    if "position" in exploring.errors:
        field.read(typed)
    return LookViews(table, field, starts, steps, share_view(exploring.lang), choices, slip, coach, way, rules)

"""The components of the page of house rules."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import panel as pn

from zwicker_lab.ui.compare.views import LanesView
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.house.scenes import form_scene, home_scene, told_scene
from zwicker_lab.ui.house.state import Writing
from zwicker_lab.ui.lab.views import WIDE, LabPart
from zwicker_lab.ui.settings import ASSETS


class HousePart(LabPart):
    """Base of the components here: their own style sheet beside that of the lab."""

    _stylesheets: ClassVar[list[Any]] = [*LabPart._stylesheets, ASSETS / "house.css"]
    __abstract = True


class FormView(HousePart):
    """The form, a rule set to start from, files, and the rule sets kept in the browser."""

    _bundle = ASSETS / "js" / "house_form.js"


class ToldView(HousePart):
    """What is different, in words and in a count."""

    _bundle = ASSETS / "js" / "house_told.js"


class HomeView(HousePart):
    """Keeping, saving, sharing, printing and trying the rules."""

    _bundle = ASSETS / "js" / "house_home.js"


class HouseViews(NamedTuple):
    """Everything the page embeds."""

    form: FormView
    told: ToldView
    lanes: LanesView
    home: HomeView


def house_views(writing: Writing) -> HouseViews:
    """The components that show ``writing`` and report to it."""
    form, told, home = FormView(**WIDE), ToldView(**WIDE), HomeView(**WIDE)
    lanes = LanesView(**WIDE)

    def show(*_: object) -> None:
        scene = told_scene(writing)
        table = scene["table"] or {"lang": writing.lang, "lanes": [], "problems": [], "notes": [], "values": None}
        with pn.io.hold():
            form.scene, told.scene, home.scene = form_scene(writing), scene, home_scene(writing)
            lanes.scene = {"address": "", "head": "", "label": "", **table}

    show()
    writing.param.watch(show, ["draft", "error"])
    hear(form, writing.receive)
    return HouseViews(form, told, lanes, home)

"""Components that several pages of the lab share."""

from __future__ import annotations

from typing import Any, ClassVar

import param

from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import Look

WIDE: dict[str, Any] = {"sizing_mode": "stretch_width"}


class LabPart(Look):
    """Base of the components here: their own style sheet beside the common one."""

    _stylesheets: ClassVar[list[Any]] = [*Look._stylesheets, ASSETS / "lab.css"]
    __abstract = True


class ChoiceView(LabPart):
    """A chooser of one rule set with its switches; it reports with the name of its ``side``."""

    side = param.String(default="", doc="What is chosen here, as reports name it.")

    _bundle = ASSETS / "js" / "rules_choice.js"

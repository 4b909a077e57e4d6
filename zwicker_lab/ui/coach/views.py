"""The component in which the adviser speaks."""

from __future__ import annotations

from typing import Any, ClassVar

from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import LargeLook


class CoachView(LargeLook):
    """The verdict on a try, the steps of a film, and all moves as bars that are previewed on the felt."""

    _bundle = ASSETS / "js" / "coach.js"
    _stylesheets: ClassVar[list[Any]] = [*LargeLook._stylesheets, ASSETS / "coach.css"]

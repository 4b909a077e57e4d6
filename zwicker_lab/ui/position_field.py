"""A field for a position line: the line is read as soon as it is sent, and what is wrong stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.texts import say
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import Look
from zwicker_lab.zwicker.position import Position

EXAMPLE = "zwicker3; table 9d 5c 4h; hand 9s"
"""A line that shows what the field wants: one capture takes the whole table."""


class PositionField(Look):
    """A labelled field with its button.

    A line that can be read is handed to ``on_read`` with the position it means; without ``on_read`` the browser goes
    to ``target``, an address to which the line is added as ``position``. A line that cannot be read stays in the
    field, with one sentence beside it, and the cursor goes to the place it names. ``reader`` reads the line where more
    than the built-in rule sets are known.
    """

    _bundle = ASSETS / "js" / "position_field.js"
    _stylesheets: ClassVar[list[Any]] = [*Look._stylesheets, ASSETS / "field.css"]

    def __init__(
        self,
        lang: str,
        value: str = EXAMPLE,
        *,
        target: str = "look",
        on_read: Callable[[Position, str], None] | None = None,
        reader: Callable[[str], Position] | None = None,
        show_label: bool = True,
        **params: Any,
    ) -> None:
        self._lang, self._on_read = lang, on_read
        self._reader = reader or partial(read_position, paths=False)
        words = {name: say(lang, f"position-{name}") for name in ("label", "help", "show")}
        scene = {**words, "value": value, "target": target, "show_label": show_label, "count": 0, "put": 0}
        super().__init__(scene=scene, **params)

    def _handle_msg(self, data: Any) -> None:
        if isinstance(data, dict):
            self.read(str(data.get("line", "")))

    def read(self, line: str) -> None:
        """Read ``line`` as if it had been typed and sent."""
        told: dict[str, Any] = {"value": line, "error": None, "column": None, "go": False}
        try:
            position = self._reader(line)
        except InputError as problem:
            told |= {"error": problem.text(self._lang), "column": problem.column}
        else:
            if self._on_read is None:
                told["go"] = True
            else:
                self._on_read(position, line)
        self.scene = {**self.scene, **told, "count": self.scene["count"] + 1}

    def put(self, line: str) -> None:
        """Write ``line`` into the field in place of what stands there."""
        scene = {**self.scene, "value": line, "error": None, "column": None, "go": False}
        self.scene = scene | {"put": scene["put"] + 1}

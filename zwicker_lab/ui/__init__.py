"""Panel pages and the card table: what people see and touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import panel as pn

    from zwicker_lab.zwicker.position import Position


def show(position: Position, **settings: Any) -> pn.Column:
    """A table for a notebook cell, to explore ``position`` at; see ``zwicker_lab.ui.notebook.show``."""
    from zwicker_lab.ui.notebook import show as shown

    return shown(position, **settings)

"""Panel pages and the card table: what people see and touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import panel as pn

    from zwicker_lab import zwick
    from zwicker_lab.zwicker.position import Position


def show(position: Position | zwick.Position, **settings: Any) -> pn.Column:
    """The card table of the app in a notebook cell, to explore ``position`` at: moves are tried in place.

    A refused try says why, a legal one is played and may be taken back. ``lang`` is ``en`` or ``de``, ``dark`` turns
    the colours, ``mode="exercise"`` keeps the uses of a card to oneself. Nothing is asked of another computer.

    >>> import zwicker_lab as zl
    >>> table = zl.show(zl.read_position("zwicker3; table 9d 5c 4h; hand 9s Kc 6h"), lang="de")
    >>> type(table).__name__
    'Column'
    """
    from zwicker_lab.ui.notebook import show as shown

    return shown(position, **settings)

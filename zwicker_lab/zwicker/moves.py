"""A move: one hand card, and what it does."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from zwicker_lab.cards import Card, card
from zwicker_lab.errors import InputError
from zwicker_lab.zwicker import draw
from zwicker_lab.zwicker.items import Item, split_items

Kind = Literal["capture", "build", "trail"]
_MOVE = re.compile(r"(?P<card>[^\s=>]+)\s*(?:=\s*(?P<value>[0-9]{1,6}))?\s*(?:(?P<sign>[x>])\s*(?P<rest>.*))?")
_TOTAL = re.compile(r"(?P<items>.*?)\s*=\s*(?P<total>-?[0-9]{1,6})\s*")


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """One move: ``9s x 9d 5c 4h`` captures, ``3s > 9d = 6`` builds, ``2c`` trails.

    ``items`` are those captured or built on, ``total`` the announced total of a build, ``value`` the card's value where
    the move names one (``Ks=14 x ...``, or ``Kd=4`` where a laid card keeps its value). Two captures of the same card
    and items are one move whatever value and order is written; so are two builds of the same card, items and total.

    >>> Move.read("9s x 4h 5c") == Move.read("9s x 5c 4h")
    True
    >>> str(Move.read("3s>9d=6")), Move.read("2c").kind
    ('3s > 9d = 6', 'trail')
    """

    card: Card
    items: tuple[Item, ...] = ()
    total: int | None = None
    value: int | None = None

    @classmethod
    def read(cls, text: str) -> Move:
        """Read a move; raises ``InputError`` that says what a move looks like."""
        text = " ".join(text.split())
        match = _MOVE.fullmatch(text)
        if not match:
            raise InputError("bad-move", text=text)
        value = int(match["value"]) if match["value"] else None
        played = card(match["card"])
        if match["sign"] is None:
            return cls(played, value=value)
        if match["sign"] == "x":
            return cls(played, _read_items(match["rest"], text), value=value)
        build = _TOTAL.fullmatch(match["rest"])
        if not build:
            raise InputError("bad-move", text=text)
        return cls(played, _read_items(build["items"], text), int(build["total"]), value)

    @property
    def kind(self) -> Kind:
        """``capture``, ``build`` or ``trail``."""
        if self.total is not None:
            return "build"
        return "capture" if self.items else "trail"

    @property
    def key(self) -> tuple[object, ...]:
        """What makes two moves the same one."""
        named = self.value if self.kind == "trail" else None
        return self.card, tuple(sorted(item.cards for item in self.items)), self.total, named

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        played = self.card if self.value is None else f"{self.card}={self.value}"
        items = " ".join(map(str, self.items))
        if self.total is not None:
            return f"{played} > {items} = {self.total}"
        return f"{played} x {items}" if self.items else played

    def _repr_html_(self) -> str:
        return draw.move_html(self)


def _read_items(text: str, move: str) -> tuple[Item, ...]:
    items = tuple(Item.read(part) for part in split_items(text))
    if not items:
        raise InputError("bad-move", text=move)
    return items

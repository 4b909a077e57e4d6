"""What lies on the table: loose cards and builds, together called items."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from zwicker_lab.cards import Card, card
from zwicker_lab.errors import InputError

_BUILD = re.compile(r"\(([^()=]*)=\s*([0-9]{1,6})(?:\s+([A-Z1-8]))?\s*\)")


@dataclass(frozen=True, slots=True)
class Item:
    """One item: a loose card, or a build of two or more cards with its announced total.

    ``groups`` holds the cards bottom first; a build merged from equal builds has a group for each. ``total`` is the
    announced total of a build, the named value of a loose card that keeps one (``Kd=4``), else ``None``. ``by`` is the
    seat of the build's last builder where it is known.

    >>> Item.read("(9c 3h =6 N)").cards, str(Item.read("( 9c 3h = 6 )"))
    (('9c', '3h'), '(9c 3h =6)')
    """

    groups: tuple[tuple[Card, ...], ...]
    total: int | None = None
    by: str | None = None

    @classmethod
    def loose(cls, code: Card, value: int | None = None) -> Item:
        """A loose card, with its value where it must keep one."""
        return cls(((code,),), value)

    @classmethod
    def read(cls, text: str) -> Item:
        """Read ``5d``, ``Kd=4``, ``(9c 3h =6)`` or ``(9c 3h + 4h 2c =6 N)``; raises ``InputError``."""
        text = text.strip()
        return _read_build(text) if text.startswith("(") else _read_loose(text)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the item, bottom first."""
        return self.groups[0] if len(self.groups) == 1 else tuple(c for group in self.groups for c in group)

    @property
    def is_build(self) -> bool:
        """Whether this is a build; else it is a loose card."""
        return len(self.groups[0]) > 1

    @property
    def is_merged(self) -> bool:
        """Whether equal builds were joined here (switch ``merge_equal_builds``)."""
        return len(self.groups) > 1

    def __str__(self) -> str:
        if not self.is_build:
            return self.cards[0] if self.total is None else f"{self.cards[0]}={self.total}"
        inner = " + ".join(" ".join(group) for group in self.groups)
        return f"({inner} ={self.total}{f' {self.by}' if self.by else ''})"


@lru_cache(maxsize=4096)
def _read_loose(text: str) -> Item:
    code, sign, value = text.partition("=")
    if sign and not re.fullmatch(r"\s*[0-9]{1,6}\s*", value):
        raise InputError("bad-value", text=text)
    return Item.loose(card(code.strip()), int(value) if sign else None)


@lru_cache(maxsize=4096)
def _read_build(text: str) -> Item:
    match = _BUILD.fullmatch(text)
    if not match:
        raise InputError("bad-build", text=text)
    groups = tuple(tuple(card(code) for code in group.split()) for group in match[1].split("+"))
    if any(len(group) < 2 for group in groups):
        raise InputError("one-card-build", text=text)
    return Item(groups, int(match[2]), match[3])


def split_items(text: str) -> list[str]:
    """Cut a run of items at the spaces outside brackets.

    Raises ``InputError`` for a bracket without its partner.

    >>> split_items("5d (9c 3h =6) *20")
    ['5d', '(9c 3h =6)', '*20']
    """
    parts = re.findall(r"\([^()]*\)|[^\s()]+", text)
    if "".join(parts).replace(" ", "") != "".join(text.split()):
        raise InputError("bad-brackets", text=text.strip())
    return parts

"""The names of a variant's own values: one key each, the same in files, in a position line and in errors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zwicker_lab.cards import RANKS, standard_pack
from zwicker_lab.variants.switches import SWITCHES

LEVELS = ("certain", "one line", "reconstructed")

NUMBERS = {
    "table": (0, 12),
    "packet": (1, 13),
    "first_packet": (1, 13),
    "stages": (1, 4),
    "build_cap": (2, 99),
    "most_cards": (0, 99),
    "zwick": (0, 99),
    "fine": (0, 999),
    "target": (1, 9999),
    "two_packs_above": (1, 8),
    "points": (0, 99),
    "value": (1, 30),
    "players": (2, 8),
}
"""Least and greatest number each key may hold."""

OTHERS = ("players", "jokers", "two_packs_above", "stages", "deals")
"""What only a file can say, and how sure it is of it."""

NULLABLE = ("build_cap", "target", "deals", "two_packs_above")
YES_NO = ("build_up", "build_down", "builder_holds")

PATHS = {
    "table": ("deal", "table"),
    "packet": ("deal", "packet"),
    "first_packet": ("deal", "first_packet"),
    "build_up": ("build", "up"),
    "build_down": ("build", "down"),
    "build_cap": ("build", "cap"),
    "builder_holds": ("build", "holds"),
    "most_cards": ("scoring", "most_cards"),
    "zwick": ("scoring", "zwick"),
    "fine": ("scoring", "fine"),
    "target": ("match", "target"),
}
"""The own values a position line may change, in the order they are written, and where the model keeps them."""

FILE_PATHS = {
    **PATHS,
    "stages": ("deal", "stages"),
    "deals": ("match", "deals"),
    "points": ("scoring", "points"),
    "value": ("values",),
    **{key: (key,) for key in ("title", "note", "sources", "players", "jokers", "two_packs_above")},
    "switches": ("switches",),
    "certainty": ("certainty",),
}
"""Every key a variant file may hold beside ``base``, and where the model keeps it."""

TABLES = ("value", "points", "switches", "certainty")
"""The keys of a file that hold a table of their own."""

_PRINTED = ("Td", "Ts", "2s", "7d", "7s")
_CARDS = (*_PRINTED, *(code for code in standard_pack() if code not in _PRINTED))


def points_order(code: str) -> tuple[int, str]:
    """Where a row stands in a printed scoring table: jokers, tens, two, sevens, other cards, aces together.

    >>> sorted(["A", "7d", "Td", "*20", "*15"], key=points_order)
    ['*15', '*20', 'Td', '7d', 'A']
    """
    if code.startswith("*"):
        return (-1, code.rjust(3))
    return (_CARDS.index(code) if code in _CARDS else len(_CARDS), code)


def key_order(key: str) -> tuple[int, int, str]:
    """Where a change stands in a position line: switches, own values, points, card values.

    >>> sorted(["value.K", "points.A", "table", "capture"], key=key_order)
    ['capture', 'table', 'points.A', 'value.K']
    """
    if key in SWITCHES:
        return (0, list(SWITCHES).index(key), "")
    if key in PATHS:
        return (1, list(PATHS).index(key), "")
    section, _, rest = key.partition(".")
    return (2, *points_order(rest)) if section == "points" else (3, RANKS.index(rest), "")


def is_changeable(key: str) -> bool:
    """Whether a position line may change this key; a card named under ``points`` is looked at later.

    >>> is_changeable("points.Td"), is_changeable("value.1"), is_changeable("title")
    (True, False, False)
    """
    section, _, rest = key.partition(".")
    if section in ("points", "value") and rest:
        return section == "points" or is_rank(rest)
    return key in SWITCHES or key in PATHS


def is_rank(text: str) -> bool:
    """Whether this names one rank, ``A`` to ``K``."""
    return len(text) == 1 and text in RANKS


def changeable(codes: Iterable[str] = ()) -> tuple[str, ...]:
    """Every key a position line may change, the points for ``codes`` among them."""
    return (*SWITCHES, *PATHS, *(f"points.{code}" for code in codes), *(f"value.{rank}" for rank in RANKS))


def in_line(value: Any) -> str:
    """A value as a position line writes it.

    >>> in_line(True), in_line(None), in_line((4, 14)), in_line(3)
    ('yes', 'none', '4/14', '3')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "/".join(map(str, value))
    return "none" if value is None else str(value)

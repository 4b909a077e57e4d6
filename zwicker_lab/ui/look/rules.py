"""Rule sets of one's own on a page: carried in a link, uploaded as a file, laid over a position. Never a path."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.ui.link import packed, unpacked
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.variants.files import LARGEST_FILE
from zwicker_lab.zwicker.position import Position

LONGEST = 8_000
"""The most characters rules may have in a link."""

_NAMED = re.compile(r"# (\S{1,60})\n")
_UNFIT = re.compile(r"[\s;\"\[\]/\\=]+")


def carried(variant: Variant) -> str:
    """A rule set as a link carries it: its file, with its name in a first comment, packed.

    Notes and sources are left behind where they are too long. Raises ``InputError`` where even the rest is.

    >>> from zwicker_lab.variants import Variant, load_variant
    >>> own = Variant.from_toml('base = "zwicker3"\\ntable = 4', "village")
    >>> brought(carried(own)) == own
    True
    """
    text = variant.origin.to_toml()
    bare = "".join(line for line in text.splitlines(keepends=True) if not line.startswith(("note =", "sources =")))
    for one in (text, bare):
        link = packed(f"# {variant.name}\n{one}")
        if len(link) <= LONGEST:
            return link
    raise InputError("look-rules-long", variant=variant.name)


def brought(link: str) -> Variant:
    """The rule set a link carries; raises ``InputError``."""
    toml = unpacked(link, LARGEST_FILE) if len(link) <= LONGEST else None
    if toml is None:
        raise InputError("look-rules-unreadable")
    named = _NAMED.match(toml)
    return Variant.from_toml(toml, fit_name(named[1]) if named else "own")


def own_rules(variant: Variant) -> dict[str, str]:
    """What a link to anything played by ``variant`` holds besides: ``rules``, where it is a rule set of one's own.

    >>> own_rules(load_variant("queen"))
    {}
    """
    return {} if variant.origin.name in variant_names() else {"rules": carried(variant)}


def uploaded(file_name: str, text: str | None) -> Variant:
    """The rule set of an uploaded file, called as the file is; ``None`` stands for what was no text.

    >>> uploaded("our village.toml", 'base = "queen"').name
    'our-village'
    """
    name = fit_name(re.sub(r"\.toml$", "", file_name.strip(), flags=re.IGNORECASE))
    if text is None:
        raise InputError("variant-not-text", variant=name)
    return Variant.from_toml(text, name)


def fit_name(text: str) -> str:
    """A name a position line can hold.

    >>> fit_name("../up; and away"), fit_name(" ")
    ('..-up-and-away', 'own')
    """
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return _UNFIT.sub("-", printable.strip()).strip("-")[:60] or "own"


def named(name: str, own: Variant | None) -> Variant:
    """A built-in rule set, or one's own, by name and changes; raises ``InputError`` for anything else."""
    return load_variant(name, paths=False, own=own)


def with_switches_of(other: Variant, name: str, own: Variant | None) -> Variant:
    """The rule set ``name`` with the switches that were changed in another one.

    >>> with_switches_of(load_variant("zwicker3 capture=card table=4"), "queen", None).spelled
    'queen capture=card'
    """
    return named(name, own).with_changes({key: value for key, value in other.changes.items() if key in SWITCHES})


def refitted(position: Position, variant: Variant, swap: Callable[[str], str] = str) -> Position:
    """The same position under another rule set; raises ``InputError`` where it does not fit.

    Piles, Zwicks and fines that are empty fit any sides. ``swap`` rewrites a field where cards must be other ones.

    >>> from zwicker_lab.notation import read_position
    >>> refitted(read_position("zwicker3; table 9d; hand 9s"), load_variant("queen")).variant.name
    'queen'
    """
    empty = {"won": not any(position.won), "zwicks": not any(position.zwicks), "fines": not any(position.fines)}
    _, *fields = str(position).split("; ")
    kept = [swap(field) for field in fields if not empty.get(field.split(" ")[0])]
    try:
        return read_position("; ".join([variant.spelled, *kept]), paths=False, own=variant)
    except InputError as problem:
        values: dict[str, Any] = problem.values
        raise InputError(problem.message, **values) from None


def same_but_rules(one: Position, other: Position) -> bool:
    """Whether two positions look the same on the table."""
    return replace(one, variant=other.variant) == other


def names(own: Variant | None) -> tuple[str, ...]:
    """The rule sets there are to choose from: one's own last."""
    more = () if own is None or own.name in variant_names() else (own.name,)
    return (*variant_names(), *more)

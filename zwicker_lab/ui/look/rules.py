"""Rule sets of one's own on a page: uploaded as a file, chosen by name, laid over a position. Never a path."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.variants.carried import fit_name
from zwicker_lab.zwicker.position import Position


def uploaded(file_name: str, text: str | None) -> Variant:
    """The rule set of an uploaded file, called as the file is; ``None`` stands for what was no text.

    >>> uploaded("our village.toml", 'base = "queen"').name
    'our-village'
    """
    name = fit_name(re.sub(r"\.toml$", "", file_name.strip(), flags=re.IGNORECASE))
    if text is None:
        raise InputError("variant-not-text", variant=name)
    return Variant.from_toml(text, name)


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

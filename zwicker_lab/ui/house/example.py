"""A position and a deal on which house rules can be seen at work."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.ui.compare.lanes import Lanes, lanes
from zwicker_lab.ui.lab.packs import moved
from zwicker_lab.ui.look.starts import EXAMPLES, drawn
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.position import Position

LOOKED_AT = 160
DRAWN = 12
MANY = 24
"""A position with more differences than these is hard to take in."""


@dataclass(frozen=True)
class Shown:
    """A position under two rule sets, and what each allows."""

    before: Position
    after: Position
    lanes: Lanes


@lru_cache(maxsize=64)
def example(old: Variant, new: Variant) -> Shown | None:
    """A position in which the two rule sets allow different moves, few of them; ``None`` where none is found.

    >>> from zwicker_lab.variants import load_variant
    >>> shown = example(load_variant("zwicker3"), load_variant("zwicker3 build_down=no"))
    >>> all(one.move.kind == "build" for one in shown.lanes.left)
    True
    >>> example(load_variant("zwicker3"), load_variant("zwicker3 zwick=2")) is None
    True
    """
    if _plays_alike(old, new):
        return None
    found: list[Shown] = []
    for position in _candidates(old):
        shown = _shown(position, old, new)
        if shown is not None and not shown.lanes.same:
            found.append(shown)
            if _size(shown) <= MANY:
                return shown
    return min(found, key=_size, default=None)


def _candidates(old: Variant) -> list[Position]:
    return [*map(read_position, EXAMPLES.values()), *(drawn(old, seed) for seed in range(DRAWN))]


def _shown(position: Position, old: Variant, new: Variant) -> Shown | None:
    try:
        before = moved(position, old)
        after = moved(before, new)
    except InputError:
        return None
    return Shown(before, after, lanes(before, after, LOOKED_AT))


def _size(shown: Shown) -> int:
    return len(shown.lanes.left) + len(shown.lanes.right)


def _plays_alike(old: Variant, new: Variant) -> bool:
    """Whether cards, builds and switches are the same, so that no move can differ."""
    return (old.jokers, old.values, old.build, old.switches) == (new.jokers, new.values, new.build, new.switches)

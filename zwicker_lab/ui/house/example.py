"""A position on which house rules can be seen at work: other moves are allowed, or the same one ends otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.ui.compare.lanes import Lanes, lanes
from zwicker_lab.ui.lab.packs import moved, moved_move
from zwicker_lab.ui.look.starts import EXAMPLES, drawn
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

LOOKED_AT = 160
DRAWN = 12
MANY, ENOUGH = 24, 5
"""A position with more differences than ``MANY`` is hard to take in; after so many of them the search ends."""
ENDINGS = (
    "zwicker3; table 9d 5c 4h; hands N: 9s 2c / E: Kd 3h / S: 7s Qc / W: 6d Jh; turn N; dealer W; stock 8s 7h 6c 5h",
    "zwicker3; table *20; hands N: *15 2c / E: Kd 3h / S: 7s Qc / W: 6d Jh; turn N; dealer W; stock 0",
    "zwicker3; table 9d 5c 4h; hands N: 9s / E: / S: / W: ; turn N; dealer N; stock 0",
    "zwicker3; table Td Kc; hands N: 2s / E: / S: / W: ; turn N; dealer N; last EW; stock 0",
)
"""Positions in which a move ends otherwise where other switches are set: a Zwick, a swept joker, the last card."""


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
            if len(found) == ENOUGH:
                break
    return min(found, key=_size, default=None)


@dataclass(frozen=True)
class Ending:
    """A move that two rule sets allow and that ends otherwise, with the positions before and after it."""

    move: Move
    before: tuple[Position, Position]
    after: tuple[Position, Position]


@lru_cache(maxsize=64)
def ending(old: Variant, new: Variant) -> Ending | None:
    """A move that both rule sets allow and that leads elsewhere; ``None`` where none is found.

    >>> from zwicker_lab.variants import load_variant
    >>> found = ending(load_variant("zwicker3"), load_variant("zwicker3 after_zwick=sweeper_lays"))
    >>> str(found.move), [position.mover for position in found.after]
    ('9s x 9d 5c 4h', ['E', 'N'])
    """
    if old.switches == new.switches:
        return None
    shown = (_shown(read_position(line), old, new) for line in ENDINGS)
    endings = (one for each in shown if each is not None for one in _endings(each))
    return next((one for one in endings if _outcome(one.after[0]) != _outcome(one.after[1])), None)


def _endings(shown: Shown) -> Iterator[Ending]:
    for move in sorted(shown.lanes.both, key=lambda move: -len(move.items)):
        same = moved_move(move, shown.before.variant, shown.after.variant)
        yield Ending(move, (shown.before, shown.after), (shown.before.play(move), shown.after.play(same)))


def _outcome(position: Position) -> tuple[object, ...]:
    """What people at the table see of it: whose turn it is, how many items lie there, the piles, the Zwicks."""
    return position.turn, len(position.table), tuple(map(len, position.won)), position.zwicks


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

"""How a try can be read: as a capture, a build, or laying the card. More than one legal reading is a question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from zwicker_lab.cards import Card
from zwicker_lab.zwicker.legal import item_values, trails
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.reasons import Reason

if TYPE_CHECKING:
    from zwicker_lab.zwicker.items import Item
    from zwicker_lab.zwicker.position import Position

Refused = tuple[Move, Reason]
MOST_BASES = 64
# How near a refused reading is to a legal move: a duty, the held total, a permission, the sum itself.
_NEAR = {
    "must_capture": 0,
    "must_take_all": 0,
    "total_not_held": 1,
    "wrong_sum": 3,
    "up_not_allowed": 4,
    "down_not_allowed": 4,
    "below_one": 5,
}


def legal_readings(position: Position, card: Card, items: Sequence[Item]) -> list[Move]:
    """Every legal move with exactly this card and these items.

    >>> from zwicker_lab.notation import read_position
    >>> position = read_position("zwicker3; table 4d; hand 4s Kd 8h")
    >>> [str(move) for move in legal_readings(position, Card("4s"), position.table)]
    ['4s x 4d', '4s > 4d = 8']
    """
    return [move for move in _readings(position, card, items) if position.refusal(move) is None]


def refused_readings(position: Position, card: Card, items: Sequence[Item], meant: str | None = None) -> list[Refused]:
    """The readings of a try that is not legal, the nearest first; ``meant`` leaves only captures or only builds.

    A reading of the other kind is left where there is none of the kind that is meant.
    """
    found = [(move, position.refusal(move)) for move in _readings(position, card, items)]
    refused = [(move, reason) for move, reason in found if reason is not None]
    fitting = [pair for pair in refused if pair[0].kind == meant]
    return sorted(fitting or refused, key=lambda pair: _NEAR.get(pair[1].code, 2))


def _readings(position: Position, card: Card, items: Sequence[Item]) -> Iterator[Move]:
    if not items:
        yield from trails(position.variant, card)
        return
    yield Move(card, tuple(items))
    for total in _totals(position, card, items):
        yield Move(card, tuple(items), total)


def _totals(position: Position, card: Card, items: Sequence[Item]) -> list[int]:
    """The totals a build with these items could be announced with."""
    several = len(items) > 1
    if several and position.variant.switches.build_target == "one":
        return []
    bases = {0}
    for item in items:
        bases = {base + value for base in bases for value in item_values(position.variant, item)}
        if len(bases) > MOST_BASES:
            return []
    own = position.variant.values_of(card)
    up = [base + value for base in sorted(bases) for value in own]
    down = [base - value for base in sorted(bases) for value in own] if not several else []
    return list(dict.fromkeys(total for total in up + down if total >= 1))

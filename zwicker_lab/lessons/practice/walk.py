"""Positions as they come up at a table of casual players, from which exercises are picked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from random import Random

from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

LOOKED_AT = 24
"""Moves of one card a casual player thinks about."""
LEAST_ITEMS, MOST_ITEMS = 2, 7
MOST_MOVES = 60
"""What a learner can take in: positions with more on the table, or more moves, are passed over."""
CAPTURES, BUILDS = 0.75, 0.35
"""How often a casual player captures with a card that can, and builds with one that can."""


@dataclass(frozen=True)
class Spot:
    """A moment of a deal as the seat to move sees it, with all its legal moves.

    >>> from zwicker_lab.lessons.fields import position_of
    >>> spot = Spot(position_of("zwicker3; table 8h 3d; hand 8s 2c"))
    >>> [str(move) for move in spot.captures]
    ['8s x 8h']
    """

    position: Position

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every legal move."""
        return tuple(self.position.moves())

    @cached_property
    def captures(self) -> tuple[Move, ...]:
        """The legal moves that capture."""
        return tuple(move for move in self.moves if move.kind == "capture")


def walk(variant: Variant, chance: Random) -> Iterator[Position]:
    """One deal from its first to its last move, every hand known: the position before each move."""
    position, _ = new_deal(variant, seed=chance.getrandbits(32))
    while not position.is_over:
        yield position
        position = position.play(_casual(position, chance))


def spots(variant: Variant, chance: Random) -> Iterator[Spot]:
    """The moments of one deal that a learner can take in, in any order."""
    deal = [position for position in walk(variant, chance) if LEAST_ITEMS <= len(position.table) <= MOST_ITEMS]
    chance.shuffle(deal)
    for position in deal:
        if len(position.hand) > 1 and len(tuple(islice(position.moves(), MOST_MOVES + 1))) <= MOST_MOVES:
            yield Spot(position.seen_by(position.turn))


def _casual(position: Position, chance: Random) -> Move:
    """A move somebody might make: a card by lot, and often a capture or a build where it can make one."""
    cards = list(position.hand)
    chance.shuffle(cards)
    found: list[Move] = []
    for card in cards:
        found = list(islice(position.moves(card), LOOKED_AT))
        captures = [move for move in found if move.kind == "capture"]
        builds = [move for move in found if move.kind == "build"]
        if captures and chance.random() < CAPTURES:
            return max(captures, key=lambda move: len(move.items))
        if builds and chance.random() < BUILDS:
            return chance.choice(builds)
    rest = [move for move in position.moves(cards[0]) if move.kind == "trail"] or list(islice(position.moves(), 1))
    return chance.choice(rest)

"""Positions of the last packet, reached by greedy play: the same ones in every run."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

MOST_MOVES = 1000


def last_packets(variant: Variant, players: int, held: int, count: int, seed: int) -> list[Position]:
    """``count`` positions with an empty stock and ``held`` cards in every hand, one from each of as many deals.

    >>> from zwicker_lab.variants import load_variant
    >>> [found] = last_packets(load_variant("zwicker3"), players=4, held=2, count=1, seed=1)
    >>> [len(hand) for hand in found.hands], found.stock_count
    ([2, 2, 2, 2], 0)
    """
    rng = random.Random(seed)
    return [next(_reached(variant, players, held, rng)) for _ in range(count)]


def _reached(variant: Variant, players: int, held: int, rng: random.Random) -> Iterator[Position]:
    """The position wanted, from the first deal that comes by it."""
    while True:
        position, _ = new_deal(variant, players, seed=rng.getrandbits(32))
        while not position.is_over:
            if not position.stock_count and all(len(hand) == held for hand in position.hands):
                yield position
                break
            position = position.play(greedy(position, rng))


def greedy(position: Position, rng: random.Random) -> Move:
    """The capture that wins most points, then most cards; without one any move. Of very many some are left out."""
    moves = list(islice(position.moves(), MOST_MOVES))
    captures = [move for move in moves if move.kind == "capture"]
    if not captures:
        return rng.choice(moves)
    most = max(_gain(position, move) for move in captures)
    return rng.choice([move for move in captures if _gain(position, move) == most])


def _gain(position: Position, move: Move) -> tuple[int, int]:
    return position.points_of(move), sum(len(item.cards) for item in move.items)

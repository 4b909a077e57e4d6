"""Cards that play alike, as a tail to the kernel's rules: what is counted when cards are unseen."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from zwicker_lab.kernel.rules import CARDS, HAND_SIZE, KIND, POINTS, SIZE, VALUES, Rules, rules_of
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.position import Position

MOST_CARDS = 112
MOST_KINDS = 112

# Where the tail holds what; before it stand the kernel's own numbers.
KINDS = SIZE  # how many kinds of cards there are
REACH = SIZE + 1  # the set of values up to the highest any card has
KIND_VALUES = SIZE + 2  # by kind: what its cards may count
KIND_POINTS = KIND_VALUES + MOST_KINDS
KIND_COUNT = KIND_POINTS + MOST_KINDS  # by kind: how many there are in the pack
KIND_CLASS = KIND_COUNT + MOST_KINDS  # by kind: plain, numbered or wild
KIND_OF = KIND_CLASS + MOST_KINDS  # by card: its kind
SIZE_WITH_KINDS = KIND_OF + MOST_CARDS


@lru_cache(maxsize=512)
def player_rules(variant: Variant, players: int, hand: int = 0) -> Rules:
    """The kernel's rules with a tail that sorts the pack into kinds of equal values and points.

    >>> from zwicker_lab.variants import load_variant
    >>> int(player_rules(load_variant("zwicker3"), 4)[KINDS])
    19
    """
    return _with_kinds(rules_of(variant, players, hand))


def player_rules_for(position: Position) -> Rules:
    """The same for a position, with room for its hands however many cards they hold."""
    usual = player_rules(position.variant, position.players)
    most = max(map(len, position.hands))
    return usual if most <= usual[HAND_SIZE] else player_rules(position.variant, position.players, most)


def _with_kinds(rules: Rules) -> Rules:
    tail = np.zeros(SIZE_WITH_KINDS, np.int64)
    tail[:SIZE] = rules
    found: dict[tuple[int, ...], int] = {}
    for card in range(int(rules[CARDS])):
        traits = tuple(int(rules[at + card]) for at in (VALUES, POINTS, KIND))
        kind = found.setdefault(traits, len(found))
        tail[KIND_OF + card] = kind
        tail[KIND_COUNT + kind] += 1
        tail[KIND_VALUES + kind], tail[KIND_POINTS + kind], tail[KIND_CLASS + kind] = traits
    tail[KINDS] = len(found)
    highest = max(int(values).bit_length() for values in tail[KIND_VALUES : KIND_VALUES + len(found)])
    tail[REACH] = (1 << highest) - 1
    return tail

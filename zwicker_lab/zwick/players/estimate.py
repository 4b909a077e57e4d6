"""What a hand can expect before the play, by rule of thumb: hundredths of a point for every card.

The numbers are least squares over random deals among four in which this player answered and played for all but the
seat looked at; as its answers depend on them, they were found in eight rounds.
"""

from __future__ import annotations

import numpy as np

from zwicker_lab.kernel.jit import Ints, njit
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.course import CARDS, SUITS, placed
from zwicker_lab.zwick.players.places import LOWEST_TRUMP, PLAIN
from zwicker_lab.zwick.players.state import State

KINDS = 16
"""The ten trumps, the nine first and the ace last, then the six cards of another suit in the same way."""
WORTH = np.array(
    [
        [73, 74, 79, 85, 99, 109, 128, 154, 198, 243, -76, -71, -62, -51, -33, 41],
        [72, 76, 81, 88, 91, 104, 117, 140, 183, 241, -81, -74, -67, -54, -32, 31],
        [57, 64, 67, 76, 88, 99, 125, 157, 208, 271, -82, -85, -83, -71, -52, 19],
        [46, 41, 56, 64, 82, 103, 136, 185, 253, 337, -95, -96, -99, -88, -82, -2],
    ],
    np.int64,
)
"""For the turner, then for a seat that is asked when one, two, or three and more are in."""
TURNER = 0
_NEVER = -10_000


@njit
def worth(hand: int, others: int) -> int:
    """What a hand of places can expect against so many who are in, ``TURNER`` for who asks them."""
    row, found = WORTH[min(others, 3)], 0
    for place in range(CARDS):
        if hand >> place & 1:
            found += row[place - LOWEST_TRUMP if place >= LOWEST_TRUMP else 10 + place % PLAIN]
    return found


@njit
def worth_under(rules: Ints, hand: int, suit: int) -> int:
    """What a hand in the pack's order can expect to make of this suit as trump."""
    return worth(placed(rules, hand, s.PLACES + suit * CARDS), TURNER)


@njit
def worth_of_next(rules: Ints, hand: int, seen: int, least: int) -> int:
    """What a hand can expect of the next card turned, each unseen one as likely as another.

    ``least`` is what it can have anyway where it may turn once more.
    """
    total, count = 0, 0
    for suit in range(4):
        unseen = 0
        for index in range(SUITS * suit, SUITS * suit + SUITS):
            unseen += ((hand | seen) >> index & 1) == 0
        total += unseen * max(least, worth_under(rules, hand, suit))
        count += unseen
    return total // count


@njit
def wants_to_turn(rules: Ints, state: State) -> bool:
    """Whether the seat to move turns a card rather than hand the stock on.

    The last always does: those who have passed it on hold little, and if all decline there are five strokes.
    """
    if state[s.TURN] == rules[s.LAST]:
        return True
    hand = state[s.HANDS + state[s.TURN]]
    second = worth_of_next(rules, hand, state[s.OPEN], _NEVER)
    return worth_of_next(rules, hand, state[s.OPEN], second) > 0


@njit
def wants_to_keep(rules: Ints, state: State) -> bool:
    """Whether the turned suit suits the hand better than another would on average."""
    hand = state[s.HANDS + state[s.TURN]]
    return worth_under(rules, hand, state[s.SUIT]) >= worth_of_next(rules, hand, state[s.OPEN], _NEVER)


@njit
def wants_to_join(rules: Ints, state: State) -> bool:
    """Whether the hand can expect anything against those who are in."""
    others = 0
    for seat in range(rules[s.PLAYERS]):
        others += state[s.ANSWER + seat] == 1
    return worth(state[s.HANDS + state[s.TURN]], others) > 0

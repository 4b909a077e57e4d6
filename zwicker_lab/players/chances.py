"""What another player may hold: chances counted over the unseen cards, kind by kind."""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, lowest, njit, popcount, room
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import UNIT
from zwicker_lab.kernel.state import State
from zwicker_lab.players import scene
from zwicker_lab.players.kinds import KIND_CLASS, KIND_COUNT, KIND_OF, KIND_VALUES, KINDS, MOST_KINDS

_WORD = 62


@njit
def count_open(rules: Rules, state: State, counts: Ints) -> int:
    """Count by kind the cards that lie neither on the table nor in a pile; gives how many there are together."""
    for kind in range(rules[KINDS]):
        counts[kind] = rules[KIND_COUNT + kind]
    for word in range(2):
        left = state[s.SEEN + word]
        while left:
            counts[rules[KIND_OF + _WORD * word + lowest(left)]] -= 1
            left &= left - 1
    return rules[r.CARDS] - popcount(state[s.SEEN]) - popcount(state[s.SEEN + 1])


@njit
def count_unseen(rules: Rules, state: State, seat: int, counts: Ints) -> int:
    """Count by kind the cards that ``seat`` sees nowhere; gives how many there are together."""
    unseen = count_open(rules, state, counts)
    at = s.hand_at(state, seat)
    held = state[s.HAND_COUNT + seat]
    for index in range(at, at + held):
        counts[rules[KIND_OF + state[index]]] -= 1
    return unseen - held


@njit
def none_of(unseen: int, wanted: int, cards: int) -> float:
    """The chance that ``cards`` drawn from ``unseen`` hold none of the ``wanted``: C(u - m, k) / C(u, k).

    >>> round(none_of(6, 2, 2), 6)
    0.4
    """
    if unseen - wanted < cards:
        return 0.0 if wanted > 0 else 1.0
    chance = 1.0
    for drawn in range(cards):
        chance *= (unseen - wanted - drawn) / (unseen - drawn)
    return chance


@njit
def holding(rules: Rules, counts: Ints, values: int) -> int:
    """How many unseen cards have one of ``values``."""
    found = 0
    for kind in range(rules[KINDS]):
        if rules[KIND_VALUES + kind] & values:
            found += counts[kind]
    return found


@njit
def best_gain(rules: Rules, desk: Ints, kind: int, zwick: int) -> int:
    """The most one card of a kind can take, in 1/840 points; -1 where it takes nothing.

    ``zwick`` is what clearing the table is worth beside the cards.
    """
    values = rules[KIND_VALUES + kind]
    if zwick and rules[r.SWEEP] > 0 and rules[KIND_CLASS + kind] == r.WILD:
        zwick = 0
    most = -1
    left = values & desk[scene.TAKES_ANY]
    while left:
        value = lowest(left)
        left &= left - 1
        gain = desk[scene.BEST + value]
        if desk[scene.CLEARS] >> value & 1:
            gain += zwick  # the whole table is the most there is to take
        most = max(most, gain)
    return most


@njit
def next_gain(rules: Rules, desk: Ints, counts: Ints, unseen: int, cards: int, zwick: int) -> tuple[float, float]:
    """What a hand of ``cards`` unseen cards takes from the table at best.

    Gives the expected worth of its best capture in points, Zwick included, and the chance of any capture.
    """
    gains, numbers = room(MOST_KINDS), room(MOST_KINDS)
    found = 0
    for kind in range(rules[KINDS]):
        number = counts[kind]
        if number == 0 or not rules[KIND_VALUES + kind] & desk[scene.TAKES_ANY]:
            continue
        gain = best_gain(rules, desk, kind, zwick)
        at = found
        found += 1
        while at > 0 and gains[at - 1] < gain:
            gains[at], numbers[at] = gains[at - 1], numbers[at - 1]
            at -= 1
        gains[at], numbers[at] = gain, number
    expected, before, better = 0.0, 0.0, 0
    for at in range(found):
        better += numbers[at]
        if at + 1 < found and gains[at + 1] == gains[at]:
            continue
        chance = 1.0 - none_of(unseen, better, cards)
        expected += gains[at] * (chance - before)
        before = chance
    return expected / UNIT, before

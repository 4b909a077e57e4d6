"""The tricks solved with open cards: what every seat gets if each plays for its own points.

More than two play, and each for itself, so a position has no one value that some raise and others lower. Here every
seat takes what brings itself most (max^n): strokes less a bird. That is what it plays for: a tournament ranks all by
their own sums, and a stroke a neighbour loses wins nobody anything. To suppose that all others join forces against one
(paranoid search) would tell of birds that nobody has a reason to cause. Where a seat does not care, which is often,
each of its best cards is taken to be as likely as another, and the values are averaged: to let the tie fall by the
order of the cards, or always against somebody, would hand out strokes by an accident. The known faults of sampling
worlds with open cards remain: nobody bluffs here, and everybody seems to know where a finesse lies.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel.jit import Ints, lowest, njit, popcount
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.places import above, beats, due, suit_at
from zwicker_lab.zwick.players.state import State

Floats = NDArray[np.float64]
SLOTS = 1 << 12
"""Places for positions at the beginning of a trick that are remembered."""
DEEPEST = 30
WIDTH = 2 * s.MOST_PLAYERS
"""A row of values: what each seat gets from here on, then how likely it ends with a bird."""
_SAME = 1e-9
_MIX, _LOW = 0x1E3779B1, 0x7FFFFFFF

# A frame: the position after so many cards of the line looked at, and how far it is looked through.
_AT, _LED, _BEST, _TAKER, _LYING, _MADE, _HAND, _CARDS, _OTHERS, _TIES, _WAYS, _SLOT, _KEY, _WON = range(14)
_FRAME = 14


class _Work(NamedTuple):
    """What a solution works with: the table, hands by active seat, frames and values by depth, what is known."""

    table: Ints
    hands: Ints
    frames: Ints
    most: Floats
    values: Floats
    keys: Ints
    kept: Floats


@njit
def solve(rules: Ints, state: State, found: Floats) -> None:
    """Fill ``found`` with the points from now on of each seat, and behind them its chance of a bird.

    A seat that has a stroke already cannot get a bird any more.
    """
    seats, count = np.empty(s.MOST_PLAYERS, np.int64), 0
    hands, frames = np.empty(s.MOST_PLAYERS, np.int64), np.empty((DEEPEST, _FRAME), np.int64)
    first = frames[0]
    first[_LED], first[_BEST], first[_TAKER] = state[s.LED], state[s.BEST], -1
    first[_LYING], first[_MADE] = state[s.COUNT], 0
    for seat in range(rules[s.PLAYERS]):
        if state[s.ANSWER + seat] == 1:
            seats[count], hands[count] = seat, state[s.HANDS + seat]
            first[_MADE] |= (state[s.STROKES + seat] > 0) << count
            if seat == state[s.TURN]:
                first[_AT] = count
            if seat == state[s.TAKER]:
                first[_TAKER] = count
            count += 1
    table = np.array([count, rules[s.MUST_WIN], rules[s.BIRD]])
    most, values = np.empty(DEEPEST), np.empty((DEEPEST, WIDTH))
    keys, kept = np.full(SLOTS, -1), np.empty((SLOTS, WIDTH))
    _search(_Work(table, hands[:count], frames, most, values, keys, kept))
    found[:] = 0
    for index in range(count):
        found[seats[index]] = values[0, index]
        found[s.MOST_PLAYERS + seats[index]] = values[0, s.MOST_PLAYERS + index]


@njit
def _search(work: _Work) -> None:
    """Look through all lines, each to its end; the values of the position stand in the first row."""
    depth = -1 if _opened(work, 0) else 0
    while depth >= 0:
        if _played(work, depth):
            if _opened(work, depth + 1):
                _weigh(work, depth)
            else:
                depth += 1
        else:
            _close(work, depth)
            depth -= 1
            if depth >= 0:
                _weigh(work, depth)


@njit
def _opened(work: _Work, depth: int) -> bool:
    """Begin with a position; whether its values are known at once."""
    frame, hands = work.frames[depth], work.hands
    hand = hands[frame[_AT]]
    frame[_SLOT] = -1
    if frame[_LYING] == 0:
        if hand == 0:
            _end(work, depth)
            return True
        key = _others(hands, -1, -1) | frame[_AT] << 28 | frame[_MADE] << 31
        slot = ((key ^ key >> 18) & _LOW) * _MIX >> 16 & (SLOTS - 1)
        if work.keys[slot] == key:
            _set(work.values[depth], work.kept[slot], 1)
            return True
        frame[_SLOT], frame[_KEY] = slot, key
    frame[_HAND], frame[_TIES], work.most[depth] = hand, 0, -1e9
    frame[_CARDS] = due(hand, frame[_LED], frame[_BEST], work.table[1])
    frame[_OTHERS] = _others(hands, frame[_AT], frame[_BEST])
    return False


@njit
def _played(work: _Work, depth: int) -> bool:
    """Play the next card and set the frame behind; whether there was one."""
    frame, after = work.frames[depth], work.frames[depth + 1]
    if frame[_CARDS] == 0:
        return False
    place, at, lying = lowest(frame[_CARDS]), frame[_AT], frame[_LYING]
    alike = _alike(frame[_CARDS], place, frame[_OTHERS])
    frame[_CARDS] &= ~alike
    frame[_WAYS], frame[_WON] = popcount(alike), -1
    work.hands[at] = frame[_HAND] & ~(1 << place)
    takes = lying == 0 or beats(place, frame[_BEST])
    after[_LED] = suit_at(place) if lying == 0 else frame[_LED]
    after[_BEST], after[_TAKER] = (place, at) if takes else (frame[_BEST], frame[_TAKER])
    after[_AT], after[_LYING], after[_MADE] = (at + 1) % work.table[0], lying + 1, frame[_MADE]
    if lying + 1 == work.table[0]:
        frame[_WON] = after[_TAKER]
        after[_AT], after[_MADE] = after[_TAKER], frame[_MADE] | 1 << after[_TAKER]
        after[_LED], after[_BEST], after[_TAKER], after[_LYING] = -1, -1, -1, 0
    return True


@njit
def _weigh(work: _Work, depth: int) -> None:
    """Hold what the card just tried brings against the best so far."""
    frame, values, row = work.frames[depth], work.values[depth], work.values[depth + 1]
    if frame[_WON] >= 0:
        row[frame[_WON]] += 1
    own, most = row[frame[_AT]], work.most[depth]
    if own > most + _SAME:
        work.most[depth], frame[_TIES] = own, frame[_WAYS]
        _set(values, row, frame[_WAYS])
    elif own >= most - _SAME:
        frame[_TIES] += frame[_WAYS]
        _add(values, row, frame[_WAYS])


@njit
def _close(work: _Work, depth: int) -> None:
    """Take back the last card, average over the best ones, and remember."""
    frame, values = work.frames[depth], work.values[depth]
    work.hands[frame[_AT]] = frame[_HAND]
    _set(values, values, 1 / frame[_TIES])
    if frame[_SLOT] >= 0:
        work.keys[frame[_SLOT]] = frame[_KEY]
        _set(work.kept[frame[_SLOT]], values, 1)


@njit
def _end(work: _Work, depth: int) -> None:
    values = work.values[depth]
    for index in range(WIDTH):
        values[index] = 0
    for index in range(work.table[0]):
        if work.frames[depth, _MADE] >> index & 1 == 0:
            values[index] = -work.table[2]
            values[s.MOST_PLAYERS + index] = 1


@njit
def _set(row: Floats, other: Floats, times: float) -> None:
    """So many times the other row."""
    for index in range(WIDTH):
        row[index] = times * other[index]


@njit
def _add(row: Floats, other: Floats, times: float) -> None:
    for index in range(WIDTH):
        row[index] += times * other[index]


@njit
def _others(hands: Ints, at: int, best: int) -> int:
    """The cards that make a difference to those in hand: of all other seats, and the best on the table."""
    found = 0 if best < 0 else 1 << best
    for index in range(len(hands)):
        if index != at:
            found |= hands[index]
    return found


@njit
def _alike(cards: int, place: int, others: int) -> int:
    """The card and those of its suit above it that are as good: nobody else has one between them."""
    higher = above(place)
    barrier = others & higher
    if barrier:
        higher &= (1 << lowest(barrier)) - 1
    return 1 << place | cards & higher

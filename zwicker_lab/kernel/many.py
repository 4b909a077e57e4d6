"""Captures on a table with many usable items: sets by kinds of items, value by value, as many as are allowed.

All groups of one value are joined to all unions made before, the same group as often as it fits. A hash table holds the
unions of all values, with the set of values for each.
"""

from __future__ import annotations

import numpy as np

from zwicker_lab.kernel import hand as h
from zwicker_lab.kernel import kinds as k
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel.hand import Desk
from zwicker_lab.kernel.jit import Ints, highest, njit
from zwicker_lab.kernel.kinds import Kinds
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

MOST_SETS = 1 << 15
"""Sets by kinds that are looked at; each may stand for many sets of items."""

MOST_COUNTED = 1 << 60
_HALF, _SCATTER, _SCATTER_HIGH = 0x7FFFFFFF, 0x4545F491, 0x5E3779B9


@njit
def find_unions(rules: Rules, state: State, desk: Desk) -> tuple[Kinds, Ints, Ints, Ints, int, bool]:
    """All sets that some hand card can capture.

    Returns the kinds, the sets, the values each can be captured with, the values with which a larger one can be
    captured (filled where ``capture_all`` asks), how many sets there are, and whether these are all.
    """
    lone = h.builds_on_table(state, desk) if rules[r.ALONE] > 0 else 0
    kinds = k.sort_kinds(state, desk[h.USABLE], lone)
    groups, bases, sums, count, complete = k.list_groups(kinds, highest(desk[h.WITHIN]), MOST_SETS)
    for at in range(count):
        sums[at] = sums[at] << bases[at] & desk[h.WITHIN]
    sets, full = np.empty(256, np.int64), np.empty(256, np.int64)
    slots, unions = np.full(1024, -1, np.int64), 0
    reached = np.empty(256, np.int64)
    left = desk[h.REACH]
    while left:
        value = left & -left
        left ^= value
        reached[0], length = 0, 1
        for group in range(1, count):
            if sums[group] & value == 0:
                continue
            at = 0
            while at < length:
                union = reached[at] + groups[group]
                at += 1
                if not k.within(kinds, union, kinds[0, k.ALL]):
                    continue
                slot = _slot(slots, sets, union)
                index = slots[slot]
                if index < 0:
                    if unions == MOST_SETS:
                        complete = False
                        continue
                    if unions == len(sets):
                        sets, full = k.grown(sets), k.grown(full)
                    index = unions
                    slots[slot] = index
                    sets[index], full[index] = union, 0
                    unions += 1
                    if 2 * unions > len(slots):
                        slots = _rehash(sets, unions, 4 * len(slots))
                if full[index] & value:
                    continue
                full[index] |= value
                if length == len(reached):
                    reached = k.grown(reached)
                reached[length] = union
                length += 1
    beyond = np.zeros(max(unions, 1), np.int64)
    if rules[r.TAKES_ALL] > 0:
        _look_beyond(kinds, sets, full, beyond, unions)
    return kinds, sets, full, beyond, unions, complete


@njit
def _slot(slots: Ints, sets: Ints, union: int) -> int:
    """Where a set stands in the hash table, or would stand."""
    mask = len(slots) - 1
    mixed = (union & _HALF) * _SCATTER ^ (union >> 31) * _SCATTER_HIGH
    at = (mixed ^ mixed >> 23) & mask
    while slots[at] >= 0 and sets[slots[at]] != union:
        at = at + 1 & mask
    return at


@njit
def _rehash(sets: Ints, unions: int, size: int) -> Ints:
    slots = np.full(size, -1, np.int64)
    for index in range(unions):
        slots[_slot(slots, sets, sets[index])] = index
    return slots


@njit
def _look_beyond(kinds: Kinds, sets: Ints, full: Ints, beyond: Ints, unions: int) -> None:
    for at in range(unions):
        for other in range(unions):
            if other != at and k.within(kinds, sets[at], sets[other]):
                beyond[at] |= full[other]


@njit
def may_take(full: int, beyond: int, takes: int) -> bool:
    """Whether a card with these values may capture the set."""
    return full & takes != 0 and beyond & takes == 0


@njit
def count_captures(
    rules: Rules, desk: Desk, kinds: Kinds, sets: Ints, full: Ints, beyond: Ints, unions: int
) -> int:
    """How many captures there are; forbids to lay what must capture."""
    captures, able = 0, 0
    for at in range(unions):
        times = -1
        for index in range(desk[h.COUNT]):
            if may_take(full[at], beyond[at], desk[h.TAKES + index]):
                if times < 0:
                    times = k.ways(kinds, sets[at])
                captures = min(captures + times, MOST_COUNTED)
                able |= 1 << index
    if rules[r.DUTY] > 0:
        h.mind_duty(rules, desk, able)
    return captures


@njit
def nth_capture(
    desk: Desk, kinds: Kinds, sets: Ints, full: Ints, beyond: Ints, unions: int, number: int, move: Ints
) -> None:
    """Write the capture ``number`` in the order in which they are counted."""
    for at in range(unions):
        times = -1
        for index in range(desk[h.COUNT]):
            if may_take(full[at], beyond[at], desk[h.TAKES + index]):
                if times < 0:
                    times = k.ways(kinds, sets[at])
                if number < times:
                    h.write(move, 0, desk[h.CARD + index], k.nth_items(kinds, sets[at], number), 0, 0)
                    return
                number -= times


@njit
def list_captures(
    desk: Desk, kinds: Kinds, sets: Ints, full: Ints, beyond: Ints, unions: int, out: Ints, most: int
) -> int:
    """Write all captures into ``out``, at most so many; ``most + 1`` where there are more."""
    written = 0
    for index in range(desk[h.COUNT]):
        for at in range(unions):
            if may_take(full[at], beyond[at], desk[h.TAKES + index]):
                for number in range(k.ways(kinds, sets[at])):
                    if written == most:
                        return written + 1
                    h.write(out, written, desk[h.CARD + index], k.nth_items(kinds, sets[at], number), 0, 0)
                    written += 1
    return written

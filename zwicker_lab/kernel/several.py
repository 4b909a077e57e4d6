"""Builds on several items at once (switch ``build_target``), by kinds of items."""

from __future__ import annotations

from zwicker_lab.kernel import hand as h
from zwicker_lab.kernel import kinds as k
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel.hand import Desk
from zwicker_lab.kernel.jit import Ints, highest, inner, lowest, popcount, tail
from zwicker_lab.kernel.many import MOST_COUNTED, MOST_SETS, Space
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

# What stands where: the kinds, then the sets of items, the least sum of each, and what it makes beyond that.
SETS = k.KINDS
BASES = SETS + MOST_SETS
SUMS = BASES + MOST_SETS
SPACE = SUMS + MOST_SETS

_WORD = 62
_FULL_WORD = (1 << _WORD) - 1
_MOST_WAYS = MOST_COUNTED >> 14


@inner
def find_bases(rules: Rules, state: State, desk: Desk, space: Space) -> int:
    """Find the sets of items that some hand card may be added to; how many, ``space[k.COMPLETE]`` whether all."""
    if rules[r.SEVERAL] == 0:
        space[k.COMPLETE] = 1
        return 0
    limit = 0
    for index in range(desk[h.COUNT]):
        if desk[h.LAYS + index] > 0 and desk[h.ALLOWED + index] > 0:
            most = rules[r.BUILD_CAP] if rules[r.WIDE] > 0 else highest(desk[h.ALLOWED + index])
            limit = max(limit, most - lowest(rules[r.VALUES + desk[h.CARD + index]]))
    k.sort_kinds(state, desk[h.UP], 0, space)
    return k.list_groups(space, limit, MOST_SETS, tail(space, SETS), tail(space, BASES), tail(space, SUMS))


@inner
def _start(rules: Rules, desk: Desk, space: Space, at: int, index: int) -> int:
    """The total that bit 0 of the totals of a hand card on a set stands for."""
    return space[BASES + at] + lowest(rules[r.VALUES + desk[h.CARD + index]])


@inner
def _low_totals(rules: Rules, desk: Desk, space: Space, at: int, index: int) -> int:
    """The totals of a hand card on a set, as far as one word reaches."""
    own, start, sums = rules[r.VALUES + desk[h.CARD + index]], _start(rules, desk, space, at, index), space[SUMS + at]
    spread, totals = own >> lowest(own), 0
    while spread:
        totals |= sums << lowest(spread)
        spread &= spread - 1
    totals &= _FULL_WORD
    if rules[r.WIDE] == 0:
        return totals & desk[h.ALLOWED + index] >> start if start < _WORD else 0
    left = rules[r.BUILD_CAP] - start
    return totals & (2 << min(left, _WORD - 1)) - 1 if left >= 0 else 0


@inner
def _high_totals(rules: Rules, desk: Desk, space: Space, at: int, index: int) -> int:
    """The totals of a hand card on a set that lie beyond the first word."""
    own, start, sums = rules[r.VALUES + desk[h.CARD + index]], _start(rules, desk, space, at, index), space[SUMS + at]
    left = rules[r.BUILD_CAP] - start - _WORD
    if rules[r.WIDE] == 0 or left < 0:
        return 0
    spread, totals = own >> lowest(own), 0
    while spread:
        totals |= sums >> _WORD - lowest(spread)
        spread &= spread - 1
    return totals & (2 << min(left, _WORD - 1)) - 1


@inner
def _count_totals(rules: Rules, desk: Desk, space: Space, at: int, index: int) -> int:
    if desk[h.LAYS + index] == 0:
        return 0
    low, high = _low_totals(rules, desk, space, at, index), _high_totals(rules, desk, space, at, index)
    return popcount(low) + popcount(high)


@inner
def _nth_total(rules: Rules, desk: Desk, space: Space, at: int, index: int, number: int) -> int:
    start, low = _start(rules, desk, space, at, index), _low_totals(rules, desk, space, at, index)
    if number < popcount(low):
        return start + lowest(h.nth_value(low, number))
    high = _high_totals(rules, desk, space, at, index)
    return start + _WORD + lowest(h.nth_value(high, number - popcount(low)))


@inner
def count_several(rules: Rules, desk: Desk, space: Space, count: int) -> int:
    """How many builds on several items there are."""
    builds = 0
    for at in range(count):
        if k.size_of(space, space[SETS + at]) < 2:
            continue
        totals = 0
        for index in range(desk[h.COUNT]):
            totals += _count_totals(rules, desk, space, at, index)
        if totals:
            builds = min(builds + totals * min(k.ways(space, space[SETS + at]), _MOST_WAYS), MOST_COUNTED)
    return builds


@inner
def nth_several(rules: Rules, desk: Desk, space: Space, count: int, number: int, move: Ints) -> None:
    """Write the build on several items ``number`` in the order in which they are counted."""
    for at in range(count):
        if k.size_of(space, space[SETS + at]) < 2:
            continue
        times = min(k.ways(space, space[SETS + at]), _MOST_WAYS)
        for index in range(desk[h.COUNT]):
            here = times * _count_totals(rules, desk, space, at, index)
            if number < here:
                places = k.nth_items(space, space[SETS + at], number % times)
                total = _nth_total(rules, desk, space, at, index, number // times)
                h.write(move, 0, desk[h.CARD + index], places, total, 0)
                return
            number -= here


@inner
def list_several(rules: Rules, desk: Desk, space: Space, count: int, out: Ints, written: int, most: int) -> int:
    """Write all builds on several items into ``out`` after those written, ``most`` in all; how many there are."""
    for at in range(count):
        if k.size_of(space, space[SETS + at]) < 2:
            continue
        times = k.ways(space, space[SETS + at])
        for index in range(desk[h.COUNT]):
            totals = _count_totals(rules, desk, space, at, index)
            for number in range(times * totals):
                if written >= most:
                    return most + 1
                places = k.nth_items(space, space[SETS + at], number // totals)
                total = _nth_total(rules, desk, space, at, index, number % totals)
                h.write(out, written, desk[h.CARD + index], places, total, 0)
                written += 1
    return written

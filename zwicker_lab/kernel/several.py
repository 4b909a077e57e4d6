"""Builds on several items at once (switch ``build_target``), by kinds of items."""

from __future__ import annotations

from zwicker_lab.kernel import hand as h
from zwicker_lab.kernel import kinds as k
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel.hand import Desk
from zwicker_lab.kernel.jit import Ints, highest, lowest, njit, popcount
from zwicker_lab.kernel.kinds import Kinds
from zwicker_lab.kernel.many import MOST_COUNTED, MOST_SETS
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

Bases = tuple[Kinds, Ints, Ints, Ints, int, bool]
"""The kinds, then what ``list_groups`` gives."""

_WORD = 62
_FULL_WORD = (1 << _WORD) - 1


@njit
def find_bases(rules: Rules, state: State, desk: Desk) -> Bases:
    """All sets of items that some hand card may be added to: none but the empty one where the switch is off."""
    limit = 0
    for index in range(desk[h.COUNT]):
        if desk[h.LAYS + index] > 0 and desk[h.ALLOWED + index] > 0:
            most = rules[r.BUILD_CAP] if rules[r.WIDE] > 0 else highest(desk[h.ALLOWED + index])
            limit = max(limit, most - lowest(rules[r.VALUES + desk[h.CARD + index]]))
    kinds = k.sort_kinds(state, desk[h.UP] if rules[r.SEVERAL] > 0 else 0, 0)
    sets, bases, sums, count, complete = k.list_groups(kinds, limit, MOST_SETS)
    return kinds, sets, bases, sums, count, complete


@njit
def _totals(rules: Rules, desk: Desk, index: int, base: int, sums: int) -> tuple[int, int, int]:
    """The totals of a hand card on a set: where they begin, and two words of them."""
    own, allowed = rules[r.VALUES + desk[h.CARD + index]], desk[h.ALLOWED + index]
    least = lowest(own)
    start, spread = base + least, own >> least
    low, high = 0, 0
    while spread:
        step = lowest(spread)
        spread &= spread - 1
        low |= sums << step
        high |= sums >> _WORD - step
    low &= _FULL_WORD
    if rules[r.WIDE] == 0:
        return start, low & allowed >> start if start < _WORD else 0, 0
    left = rules[r.BUILD_CAP] - start
    if left < 0:
        return start, 0, 0
    if left < _WORD:
        return start, low & (2 << left) - 1, 0
    return start, low, high & (2 << min(left - _WORD, _WORD - 2)) - 1


@njit
def _has_two(kinds: Kinds, chosen: int) -> bool:
    """Whether a set holds two items or more."""
    held = 0
    for row in range(1, kinds[0, k.COUNT] + 1):
        held += k.field(kinds, chosen, row)
    return held > 1


@njit
def count_several(rules: Rules, desk: Desk, found: Bases) -> int:
    """How many builds on several items there are."""
    kinds, sets, bases, sums, count, _ = found
    builds = 0
    for at in range(count):
        if not _has_two(kinds, sets[at]):
            continue
        times = k.ways(kinds, sets[at])
        for index in range(desk[h.COUNT]):
            if desk[h.LAYS + index] > 0:
                _, low, high = _totals(rules, desk, index, bases[at], sums[at])
                builds = min(builds + min(times, MOST_COUNTED >> 7) * (popcount(low) + popcount(high)), MOST_COUNTED)
    return builds


@njit
def nth_several(rules: Rules, desk: Desk, found: Bases, number: int, move: Ints) -> None:
    """Write the build on several items ``number`` in the order in which they are counted."""
    kinds, sets, bases, sums, count, _ = found
    for at in range(count):
        if not _has_two(kinds, sets[at]):
            continue
        times = min(k.ways(kinds, sets[at]), MOST_COUNTED >> 7)
        for index in range(desk[h.COUNT]):
            if desk[h.LAYS + index] == 0:
                continue
            start, low, high = _totals(rules, desk, index, bases[at], sums[at])
            here = times * (popcount(low) + popcount(high))
            if number < here:
                places, total = k.nth_items(kinds, sets[at], number % times), _nth_total(start, low, high, number // times)
                h.write(move, 0, desk[h.CARD + index], places, total, 0)
                return
            number -= here


@njit
def _nth_total(start: int, low: int, high: int, index: int) -> int:
    if index < popcount(low):
        return start + lowest(h.nth_value(low, index))
    return start + _WORD + lowest(h.nth_value(high, index - popcount(low)))


@njit
def list_several(rules: Rules, desk: Desk, found: Bases, out: Ints, written: int, most: int) -> int:
    """Write all builds on several items into ``out`` after those written, at most so many in all; how many there are."""
    kinds, sets, bases, sums, count, _ = found
    for at in range(count):
        if not _has_two(kinds, sets[at]):
            continue
        times = k.ways(kinds, sets[at])
        for index in range(desk[h.COUNT]):
            if desk[h.LAYS + index] == 0:
                continue
            start, low, high = _totals(rules, desk, index, bases[at], sums[at])
            totals = popcount(low) + popcount(high)
            for number in range(times * totals):
                if written >= most:
                    return most + 1
                places, total = k.nth_items(kinds, sets[at], number // totals), _nth_total(start, low, high, number % totals)
                h.write(out, written, desk[h.CARD + index], places, total, 0)
                written += 1
    return written

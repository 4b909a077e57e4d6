"""Captures on a table with many usable items: sets by kinds of items, value by value, as many as are allowed.

All groups of one value are joined to all unions made before, the same group as often as it fits. A hash table finds the
unions of all values, and with each the set of values it can be captured with.
"""

from __future__ import annotations

from zwicker_lab.kernel import hand as h
from zwicker_lab.kernel import kinds as k
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel.hand import Desk
from zwicker_lab.kernel.jit import Ints, highest, inner, tail
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

Space = Ints
"""Much room to work in, by the offsets below."""

MOST_SETS = 1 << 15
"""Sets by kinds that are looked at; each may stand for many sets of items."""

MOST_WORK = 1 << 24
"""Joinings of a group to a set that are tried."""

MOST_COUNTED = 1 << 60

# What stands where: the kinds, then one row of numbers after the other.
GROUPS = k.KINDS
BASES = GROUPS + MOST_SETS
SUMS = BASES + MOST_SETS
SETS = SUMS + MOST_SETS  # the sets that can be captured
FULL = SETS + MOST_SETS  # the values each can be captured with
BEYOND = FULL + MOST_SETS  # the values that a larger one can be captured with, for ``capture_all``
REACHED = BEYOND + MOST_SETS
SLOTS = REACHED + MOST_SETS
SPACE = SLOTS + 4 * MOST_SETS

_FIRST_SLOTS = 1 << 10
_HALF, _SCATTER, _SCATTER_HIGH = 0x7FFFFFFF, 0x4545F491, 0x5E3779B9


@inner
def find_unions(rules: Rules, state: State, desk: Desk, space: Space) -> int:
    """Find the sets that some hand card can capture; how many. ``space[k.COMPLETE]`` says whether these are all."""
    sums, bases = tail(space, SUMS), tail(space, BASES)
    k.sort_kinds(state, desk[h.USABLE], h.builds_on_table(state, desk) if rules[r.ALONE] > 0 else 0, space)
    count = k.list_groups(space, highest(desk[h.WITHIN]), MOST_SETS, tail(space, GROUPS), bases, sums)
    for at in range(count):
        sums[at] = sums[at] << bases[at] & desk[h.WITHIN]
    unions = _join_all(space, count, desk[h.REACH])
    for at in range(unions):
        space[BEYOND + at] = 0
    if rules[r.TAKES_ALL] > 0:
        if space[k.COMPLETE] == 0:
            return 0  # nobody knows which of them are as large as can be
        _look_beyond(space, count, unions)
    return unions


@inner
def _join_all(space: Space, count: int, reach: int) -> int:
    """Join the groups, value by value; how many sets that makes."""
    unions, work, slots = 0, 0, _FIRST_SLOTS
    _empty_slots(space, slots)
    while reach:
        value = reach & -reach
        reach ^= value
        space[REACHED] = 0
        length = 1
        for group in range(1, count):
            if space[SUMS + group] & value == 0:
                continue
            at = 0
            while at < length:
                if work == MOST_WORK or unions == MOST_SETS:
                    space[k.COMPLETE] = 0
                    return unions
                work += 1
                union = space[REACHED + at] + space[GROUPS + group]
                at += 1
                if not k.is_within(space, union, space[k.ALL]):
                    continue
                slot = _slot(space, slots, union)
                if space[slot] < 0:
                    space[slot] = unions
                    space[SETS + unions] = union
                    space[FULL + unions] = 0
                    unions += 1
                index = space[slot]
                if space[FULL + index] & value == 0:
                    space[FULL + index] |= value
                    space[REACHED + length] = union
                    length += 1
                    if 2 * unions > slots:
                        slots *= 4
                        _empty_slots(space, slots)
                        for index in range(unions):
                            space[_slot(space, slots, space[SETS + index])] = index
    return unions


@inner
def _empty_slots(space: Space, slots: int) -> None:
    for slot in range(slots):
        space[SLOTS + slot] = -1


@inner
def _slot(space: Space, slots: int, union: int) -> int:
    """Where a set stands in the hash table, or would stand."""
    mixed = (union & _HALF) * _SCATTER ^ (union >> 31) * _SCATTER_HIGH
    at = (mixed ^ mixed >> 23) & slots - 1
    while space[SLOTS + at] >= 0 and space[SETS + space[SLOTS + at]] != union:
        at = at + 1 & slots - 1
    return SLOTS + at


@inner
def _look_beyond(space: Space, count: int, unions: int) -> None:
    """For every set the values with which a larger one can be captured, as far as it matters (``capture_all``).

    A set to which one more group of its own value can be joined is not as large as can be; only such as pass this
    need be compared, and only with each other.
    """
    length = 0
    for at in range(unions):
        union, full = space[SETS + at], space[FULL + at]
        for group in range(1, count):
            made = full & space[SUMS + group] & ~space[BEYOND + at]
            if made and k.is_within(space, union + space[GROUPS + group], space[k.ALL]):
                space[BEYOND + at] |= made
        if full & ~space[BEYOND + at]:
            space[REACHED + length] = at
            length += 1
    for one in range(length):
        at = space[REACHED + one]
        for other in range(length):
            than = space[REACHED + other]
            if one != other and k.is_within(space, space[SETS + at], space[SETS + than]):
                space[BEYOND + at] |= space[FULL + than]


@inner
def _may_take(space: Space, at: int, takes: int) -> bool:
    """Whether a card with these values may capture a set."""
    return space[FULL + at] & takes != 0 and space[BEYOND + at] & takes == 0


@inner
def count_captures(rules: Rules, desk: Desk, space: Space, unions: int) -> int:
    """How many captures there are; forbids to lay what must capture."""
    captures = 0
    for index in range(desk[h.COUNT]):
        desk[h.CAPTURES + index] = 0
    for at in range(unions):
        takers = 0
        for index in range(desk[h.COUNT]):
            if _may_take(space, at, desk[h.TAKES + index]):
                takers += 1
                desk[h.CAPTURES + index] = 1  # or more
        if takers:
            captures = min(captures + takers * min(k.ways(space, space[SETS + at]), MOST_COUNTED >> 6), MOST_COUNTED)
    if rules[r.DUTY] > 0:
        h.mind_duty(rules, desk)
    return captures


@inner
def nth_capture(desk: Desk, space: Space, unions: int, number: int, move: Ints) -> None:
    """Write the capture ``number`` in the order in which they are counted."""
    for at in range(unions):
        times = -1
        for index in range(desk[h.COUNT]):
            if _may_take(space, at, desk[h.TAKES + index]):
                if times < 0:
                    times = min(k.ways(space, space[SETS + at]), MOST_COUNTED >> 6)
                if number < times:
                    h.write(move, 0, desk[h.CARD + index], k.nth_items(space, space[SETS + at], number), 0, 0)
                    return
                number -= times


@inner
def list_captures(desk: Desk, space: Space, unions: int, out: Ints, most: int) -> int:
    """Write all captures into ``out``, at most so many; ``most + 1`` where there are more."""
    written = 0
    for index in range(desk[h.COUNT]):
        for at in range(unions):
            if _may_take(space, at, desk[h.TAKES + index]):
                for number in range(k.ways(space, space[SETS + at])):
                    if written == most:
                        return written + 1
                    h.write(out, written, desk[h.CARD + index], k.nth_items(space, space[SETS + at], number), 0, 0)
                    written += 1
    return written

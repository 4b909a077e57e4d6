"""Builds on one item, and trails: counted, picked, listed.

The totals of a card on an item are a word again, bit *t* for total *t*; where totals may grow beyond a word (no cap,
and the builder need not hold them) the word begins at a base near the item's own total.
"""

from __future__ import annotations

from zwicker_lab.kernel import hand as h
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.few import shifted
from zwicker_lab.kernel.hand import ALL_TOTALS, Desk
from zwicker_lab.kernel.jit import Ints, highest, hot, inner, lowest, popcount
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

_MIDDLE = 31


@inner
def base_of(rules: Rules, info: int) -> int:
    """What is to be added to the bits of a build's totals."""
    if rules[r.WIDE] == 0 or not s.is_build(info):
        return 0
    return max(s.total_on(info) - _MIDDLE, 0)


@hot
def totals_of(rules: Rules, state: State, desk: Desk, index: int, place: int) -> int:
    """The totals a hand card may build on an item, as a set that begins at ``base_of`` the item."""
    own, base = rules[r.VALUES + desk[h.CARD + index]], s.item_values(state, place)
    allowed = desk[h.ALLOWED + index]
    if rules[r.WIDE] > 0:
        start = base_of(rules, s.item_info(state, place))
        if start > 0:
            base = 1 << _MIDDLE
            allowed = ALL_TOTALS & (1 << min(rules[r.BUILD_CAP] - start, r.MOST_IN_WORD) + 1) - 1
    up, down = desk[h.UP] >> place & 1, desk[h.DOWN] >> place & 1
    if popcount(own) > 2:
        return (shifted(base, own) * up | _taken_away(base, own) * down) & allowed
    low, high = lowest(own), highest(own)
    return ((base << low | base << high) * up | (base >> low | base >> high) * down) & allowed


@inner
def _taken_away(base: int, values: int) -> int:
    made = 0
    while values:
        made |= base >> lowest(values)
        values &= values - 1
    return made


@hot
def count_lays(rules: Rules, state: State, desk: Desk) -> int:
    """How many builds on one item and trails there are, also card by card."""
    lays = 0
    for index in range(desk[h.COUNT]):
        laid = desk[h.LAYS + index]
        if laid > 0 and desk[h.ALLOWED + index] > 0:
            for place in range(desk[h.LOOKED_AT]):
                laid += popcount(totals_of(rules, state, desk, index, place))
        desk[h.LAID + index] = laid
        lays += laid
    return lays


@hot
def nth_lay(rules: Rules, state: State, desk: Desk, number: int, move: Ints) -> None:
    """Write the build or trail ``number`` in the order in which they were counted."""
    index = 0
    while number >= desk[h.LAID + index]:
        number -= desk[h.LAID + index]
        index += 1
    if number < desk[h.LAYS + index]:
        set_trail(rules, desk, index, number, move, 0)
        return
    number -= desk[h.LAYS + index]
    place = 0
    totals = totals_of(rules, state, desk, index, place)
    while number >= popcount(totals):
        number -= popcount(totals)
        place += 1
        totals = totals_of(rules, state, desk, index, place)
    total = lowest(h.nth_value(totals, number)) + base_of(rules, s.item_info(state, place))
    h.write(move, 0, desk[h.CARD + index], 1 << place, total, 0)


@inner
def set_trail(rules: Rules, desk: Desk, index: int, number: int, out: Ints, row: int) -> None:
    """Write the trail of a hand card, with the value ``number`` where it must keep one (switch ``table_value``)."""
    value = 0
    if desk[h.LAYS + index] > 1:
        value = lowest(h.nth_value(rules[r.VALUES + desk[h.CARD + index]], number))
    h.write(out, row, desk[h.CARD + index], 0, 0, value)


@inner
def list_lays(rules: Rules, state: State, desk: Desk, out: Ints, written: int, most: int) -> int:
    """Write all builds on one item and trails into ``out`` after those written; how many there are then."""
    for index in range(desk[h.COUNT]):
        if desk[h.LAYS + index] == 0:
            continue
        for place in range(desk[h.LOOKED_AT] if desk[h.ALLOWED + index] else 0):
            totals = totals_of(rules, state, desk, index, place)
            base = base_of(rules, s.item_info(state, place))
            while totals:
                if written < most:
                    h.write(out, written, desk[h.CARD + index], 1 << place, lowest(totals) + base, 0)
                written += 1
                totals &= totals - 1
        for number in range(desk[h.LAYS + index]):
            if written < most:
                set_trail(rules, desk, index, number, out, written)
            written += 1
    return written

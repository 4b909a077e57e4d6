"""Captures on a table with few usable items, by sets of sets.

A set of items is a mask with bit *i* for the usable item *i*. A set of such masks is a row of words, bit *m* of the row
for mask *m*, 32 to a word. Joining one group to all sets that have no item of it moves the bits of those sets up by the
group's mask; so the sets that split into groups of one value are found in a few steps, none of them twice.
"""

from __future__ import annotations

import numpy as np

from zwicker_lab.kernel import hand as h
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.hand import Desk
from zwicker_lab.kernel.jit import Ints, highest, hot, inner, lowest, popcount
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

Board = Ints

MOST = 10
"""Usable items that still are few."""

_IN_WORD = 5
_WORD = 1 << _IN_WORD
_WORDS = 1 << MOST - _IN_WORD
_VALUES = 32
# What stands where on the board.
SUMS = 0  # by mask: the sums it can make as one group; later a row of sets
SMALLER = _WORDS  # later, a second row
UNIONS = 1 << MOST  # by value: the row of the sets that split into groups of it
PLACE = UNIONS + _VALUES * _WORDS  # by usable item: its place on the table
BOARD = PLACE + MOST

APART = np.array([sum(1 << m for m in range(_WORD) if not m & group) for group in range(_WORD)], np.int64)
"""By mask of the five items of a word: the masks that have none of them."""

HOLDS = np.array([sum(1 << m for m in range(_WORD) if m >> item & 1) for item in range(_IN_WORD)], np.int64)
"""By item: the masks that have it."""


@hot
def find_sets(rules: Rules, state: State, desk: Desk, board: Board) -> int:
    """Find every set that some hand card can capture; returns how many words a row has."""
    items = popcount(desk[h.USABLE])
    length = 1 if items <= _IN_WORD else 1 << items - _IN_WORD
    if length == 1:
        for value in range(_VALUES):
            board[UNIONS + value] = 1
    else:
        for word in range(_VALUES * length):
            board[UNIONS + word] = word & length - 1 == 0
    board[SUMS] = 1
    lone = h.builds_on_table(state, desk) & desk[h.USABLE] if rules[r.ALONE] > 0 else 0
    left, item = desk[h.USABLE] & ~lone, 0
    while left:
        _add_item(state, desk, board, length, lowest(left), item)
        left &= left - 1
        item += 1
    while lone:
        _add_lone(state, desk, board, length, lowest(lone), item)
        lone &= lone - 1
        item += 1
    return length


@hot
def _add_item(state: State, desk: Desk, board: Board, length: int, place: int, item: int) -> None:
    """Find the groups of which this item is the last, and join them to the sets."""
    values, size, within, reach = s.item_values(state, place), 1 << item, desk[h.WITHIN], desk[h.REACH]
    board[PLACE + item] = place
    if length == 1 and popcount(values) <= 2:
        low, high = lowest(values), highest(values)
        for mask in range(size):
            made = (board[SUMS + mask] << low | board[SUMS + mask] << high) & within
            board[SUMS + size + mask] = made
            made &= reach
            while made:
                row = UNIONS + lowest(made)
                board[row] |= (board[row] & APART[size + mask]) << size + mask
                made &= made - 1
        return
    _add_up(board, values, size, within)
    for group in range(size, 2 * size):
        made = board[SUMS + group] & reach
        while made:
            _join(board, UNIONS + lowest(made) * length, length, group)
            made &= made - 1


@inner
def _add_up(board: Board, values: int, size: int, within: int) -> None:
    """The sums of all groups with one item more."""
    if popcount(values) > 2:
        for mask in range(size):
            board[SUMS + size + mask] = shifted(board[SUMS + mask], values) & within
        return
    low, high = lowest(values), highest(values)
    for mask in range(size):
        board[SUMS + size + mask] = (board[SUMS + mask] << low | board[SUMS + mask] << high) & within


@inner
def _add_lone(state: State, desk: Desk, board: Board, length: int, place: int, item: int) -> None:
    """Join a build that enters no sum (switch ``builds_in_sums``)."""
    board[PLACE + item] = place
    made = s.item_values(state, place) & desk[h.REACH]
    while made:
        _join(board, UNIONS + lowest(made) * length, length, 1 << item)
        made &= made - 1


@inner
def _join(board: Board, row: int, length: int, group: int) -> None:
    """Join a group to all sets of a row that have no item of it."""
    inside, above = group & _WORD - 1, group >> _IN_WORD
    for word in range(length):
        if word & above == 0:
            board[row + (word | above)] |= (board[row + word] & APART[inside]) << inside


@inner
def shifted(sums: int, values: int) -> int:
    """Every sum with every value added."""
    made = 0
    while values:
        made |= sums << lowest(values)
        values &= values - 1
    return made


@hot
def _own_sets(rules: Rules, desk: Desk, board: Board, length: int, index: int) -> None:
    """Write the row of the sets that a hand card may capture to where the sums were."""
    board[SUMS] = _union(desk, board, length, index, 0) & ~1
    for word in range(1, length):
        board[SUMS + word] = _union(desk, board, length, index, word)
    if rules[r.TAKES_ALL] > 0:
        _keep_largest(board, length)


@hot
def _union(desk: Desk, board: Board, length: int, index: int, word: int) -> int:
    """One word of the sets that split into groups of any of a card's values."""
    values = desk[h.TAKES + index]
    if values == 0:
        return 0
    sets = board[UNIONS + lowest(values) * length + word] | board[UNIONS + highest(values) * length + word]
    if popcount(values) > 2:
        while values:
            sets |= board[UNIONS + lowest(values) * length + word]
            values &= values - 1
    return sets


@inner
def _keep_largest(board: Board, length: int) -> None:
    """Take out the sets that are a proper part of another (switch ``capture_all``)."""
    for word in range(length):
        board[SMALLER + word] = _one_less(board, SUMS, length, word)
    for _ in range(MOST):
        for word in range(length):
            board[SMALLER + word] |= _one_less(board, SMALLER, length, word)
    for word in range(length):
        board[SUMS + word] &= ~board[SMALLER + word]


@inner
def _one_less(board: Board, row: int, length: int, word: int) -> int:
    """The sets in one word that a set of the row becomes without one of its items."""
    sets = 0
    for item in range(_IN_WORD):
        sets |= (board[row + word] & HOLDS[item]) >> (1 << item)
    above = 1
    while above < length:
        if word & above == 0:
            sets |= board[row + (word | above)]
        above *= 2
    return sets


@hot
def count_captures(rules: Rules, desk: Desk, board: Board, length: int) -> int:
    """How many captures there are, also card by card; forbids to lay what must capture."""
    captures, simple = 0, length == 1 and rules[r.TAKES_ALL] == 0
    for index in range(desk[h.COUNT]):
        if simple:
            found = popcount(_union(desk, board, 1, index, 0) & ~1)
        else:
            found = 0
            _own_sets(rules, desk, board, length, index)
            for word in range(length):
                found += popcount(board[SUMS + word])
        desk[h.CAPTURES + index] = found
        captures += found
    if rules[r.DUTY] > 0:
        h.mind_duty(rules, desk)
    return captures


@hot
def nth_capture(rules: Rules, desk: Desk, board: Board, length: int, number: int, move: Ints) -> None:
    """Write the capture ``number`` in the order in which they were counted."""
    index = 0
    while number >= desk[h.CAPTURES + index]:
        number -= desk[h.CAPTURES + index]
        index += 1
    _own_sets(rules, desk, board, length, index)
    word = 0
    while number >= popcount(board[SUMS + word]):
        number -= popcount(board[SUMS + word])
        word += 1
    mask = word << _IN_WORD | lowest(h.nth_value(board[SUMS + word], number))
    h.write(move, 0, desk[h.CARD + index], _on_table(board, mask), 0, 0)


@inner
def list_captures(rules: Rules, desk: Desk, board: Board, length: int, out: Ints, most: int) -> int:
    """Write all captures into ``out``, at most so many; how many there are. Counts as ``count_captures`` does."""
    written = 0
    for index in range(desk[h.COUNT]):
        before = written
        _own_sets(rules, desk, board, length, index)
        for word in range(length):
            sets = board[SUMS + word]
            while sets:
                if written < most:
                    mask = _on_table(board, word << _IN_WORD | lowest(sets))
                    h.write(out, written, desk[h.CARD + index], mask, 0, 0)
                sets &= sets - 1
                written += 1
        desk[h.CAPTURES + index] = written - before
    if rules[r.DUTY] > 0:
        h.mind_duty(rules, desk)
    return written


@hot
def _on_table(board: Board, mask: int) -> int:
    """A set of usable items as a mask of table places."""
    places = 0
    while mask:
        places |= 1 << board[PLACE + lowest(mask)]
        mask &= mask - 1
    return places

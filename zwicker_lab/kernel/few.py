"""Captures on a table with few usable items: what every set of them can make, each set once.

A set of items is a mask with bit *i* for the usable item *i*; a set of values is a word with bit *v* for value *v*. For
every mask one word says with which values it can be captured, all values at once: it splits into groups that each
add up to the value. Sets are made group by group, the group with the highest item last, so that none is made twice.
"""

from __future__ import annotations

from zwicker_lab.kernel import hand as h
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.hand import Desk
from zwicker_lab.kernel.jit import Ints, highest, lowest, njit, popcount
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

Board = Ints

MOST = 8
"""Usable items that still are few."""

_SIZE = 1 << MOST
# What stands where on the board.
FULL = 0  # by mask: the values it can be captured with
SUMS = _SIZE  # by mask: the sums it can make as one group; later the values that larger sets can be captured with
SETS = 2 * _SIZE  # the masks that can be captured, the empty one first
PLACE = 3 * _SIZE  # by usable item: its place on the table
BOARD = 3 * _SIZE + MOST


@njit
def find_sets(rules: Rules, state: State, desk: Desk, board: Board) -> int:
    """Find every set that some hand card can capture; how many there are, the empty one included."""
    board[FULL] = desk[h.REACH]
    board[SUMS] = 1
    board[SETS] = 0
    found, items = 1, 0
    if desk[h.REACH] == 0:
        return found
    lone = h.builds_on_table(state, desk) & desk[h.USABLE] if rules[r.ALONE] > 0 else 0
    left = desk[h.USABLE] & ~lone
    while left:
        place = lowest(left)
        left &= left - 1
        board[PLACE + items] = place
        _add_up(board, 1 << items, s.item_values(state, place), desk[h.WITHIN])
        found = _join_groups(board, 1 << items, desk[h.REACH], found)
        items += 1
    while lone:
        place = lowest(lone)
        lone &= lone - 1
        board[PLACE + items] = place
        _stand_alone(board, 1 << items, s.item_values(state, place))
        found = _join_groups(board, 1 << items, desk[h.REACH], found)
        items += 1
    if rules[r.TAKES_ALL] > 0:
        _look_beyond(board, items)
    return found


@njit
def _add_up(board: Board, size: int, values: int, within: int) -> None:
    """The sums of all groups with one item more."""
    low, high = lowest(values), highest(values)
    for mask in range(size):
        sums = board[SUMS + mask]
        board[SUMS + size + mask] = (sums << low | sums << high) & within
        board[FULL + size + mask] = 0
    if popcount(values) > 2:
        for mask in range(size):
            board[SUMS + size + mask] = shifted(board[SUMS + mask], values) & within


@njit
def shifted(sums: int, values: int) -> int:
    """Every sum with every value added."""
    made = 0
    while values:
        made |= sums << lowest(values)
        values &= values - 1
    return made


@njit
def _stand_alone(board: Board, size: int, values: int) -> None:
    """A build that enters no sum (switch ``builds_in_sums``); such come after all other items."""
    for mask in range(size, 2 * size):
        board[SUMS + mask] = 0
        board[FULL + mask] = 0
    board[SUMS + size] = values


@njit
def _join_groups(board: Board, size: int, reach: int, found: int) -> int:
    """Add the groups whose highest item is the newest one to all sets made before."""
    before = found
    for group in range(size, 2 * size):
        made = board[SUMS + group] & reach
        if made == 0:
            continue
        for at in range(before):
            mask = board[SETS + at]
            full = board[FULL + mask] & made
            if mask & group == 0 and full != 0:
                if board[FULL + (mask | group)] == 0:
                    board[SETS + found] = mask | group
                    found += 1
                board[FULL + (mask | group)] |= full
    return found


@njit
def _look_beyond(board: Board, items: int) -> None:
    """For every set the values with which a larger one can be captured (switch ``capture_all``)."""
    size = 1 << items
    for mask in range(size - 1, -1, -1):
        beyond = 0
        for item in range(items):
            if not mask >> item & 1:
                beyond |= board[FULL + (mask | 1 << item)] | board[SUMS + (mask | 1 << item)]
        board[SUMS + mask] = beyond


@njit
def may_take(rules: Rules, board: Board, mask: int, takes: int) -> bool:
    """Whether a card with these values may capture the set."""
    return board[FULL + mask] & takes != 0 and (rules[r.TAKES_ALL] == 0 or board[SUMS + mask] & takes == 0)


@njit
def on_table(board: Board, mask: int) -> int:
    """A set of usable items as a mask of table places."""
    places = 0
    while mask:
        places |= 1 << board[PLACE + lowest(mask)]
        mask &= mask - 1
    return places


@njit
def count_captures(rules: Rules, desk: Desk, board: Board, found: int) -> int:
    """How many captures there are; forbids to lay what must capture."""
    captures, able = 0, 0
    for index in range(desk[h.COUNT]):
        takes, before = desk[h.TAKES + index], captures
        for at in range(1, found):
            captures += may_take(rules, board, board[SETS + at], takes)
        if captures > before:
            able |= 1 << index
    if rules[r.DUTY] > 0:
        h.mind_duty(rules, desk, able)
    return captures


@njit
def nth_capture(rules: Rules, desk: Desk, board: Board, found: int, number: int, move: Ints) -> None:
    """Write the capture ``number`` in the order in which they are counted."""
    for index in range(desk[h.COUNT]):
        takes = desk[h.TAKES + index]
        for at in range(1, found):
            number -= may_take(rules, board, board[SETS + at], takes)
            if number < 0:
                move[0], move[1] = desk[h.CARD + index], on_table(board, board[SETS + at])
                move[2], move[3] = 0, 0
                return


@njit
def list_captures(rules: Rules, desk: Desk, board: Board, found: int, out: Ints) -> int:
    """Write all captures into ``out`` as far as it reaches; how many there are."""
    captures = 0
    for index in range(desk[h.COUNT]):
        takes = desk[h.TAKES + index]
        for at in range(1, found):
            if may_take(rules, board, board[SETS + at], takes):
                if captures < len(out):
                    out[captures, 0], out[captures, 1] = desk[h.CARD + index], on_table(board, board[SETS + at])
                    out[captures, 2], out[captures, 3] = 0, 0
                captures += 1
    return captures

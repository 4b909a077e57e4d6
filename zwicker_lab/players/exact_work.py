"""What a search works with: states and moves by depth, a table of what is known, counters."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, inner, tail, words
from zwicker_lab.kernel.play import play
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State
from zwicker_lab.players.exact_key import CARD_KEYS, set_keys

SOLVED, TOO_LONG, TOO_WIDE, NOT_LAST = 0, 1, 2, 3
"""How a search ended: solved; too many positions; too many moves to list; not in the last packet."""

MOST_HELD = 60
"""Cards in all hands together with which a search is begun at all."""
LEAST_KEPT = 3
"""Cards in all hands together from which on positions are kept in the table; with fewer a search is as quick."""
MOVES = 1 << 14
"""Moves that all positions on the way from the first one may have together."""

# What stands where in the notes.
STATUS, NODES, LIMIT, KEPT, CARDS, POINTS, ALIKE, ENTRIES = 0, 1, 2, 3, 4, 5, 6, 7
NOTES = 8

KINDS = 3
"""Capture, build, trail."""


class Work(NamedTuple):
    """The numbers one search works with.

    ``states`` holds a state for each depth, ``size`` numbers each; ``moves`` is a stack of the moves of all positions
    on the way, four numbers each, ``ranks`` says how early each is tried; ``keys`` are the numbers of the cards;
    ``table`` is what is known of positions seen before; ``merits`` how often a card played so at this depth was good
    enough; ``notes`` the counters named above.
    """

    states: Ints
    moves: Ints
    ranks: Ints
    keys: Ints
    table: Ints
    merits: Ints
    notes: Ints
    size: int


@inner
def prepared(rules: Rules, state: State, entry: int, entries: int, limit: int) -> Work:
    """Room for a search from ``state`` on that looks at no more than ``limit`` positions.

    The table has ``entries`` positions, a power of 2, with ``entry`` numbers each.
    """
    held = state[s.HELD]
    notes, keys = np.zeros(NOTES, np.int64), np.empty(CARD_KEYS * rules[r.CARDS], np.int64)
    set_keys(rules, keys)
    notes[LIMIT] = limit
    notes[ENTRIES] = entries
    _look_over(rules, state, notes)
    return Work(
        np.empty((held + 2) * len(state), np.int64),
        np.empty(4 * MOVES, np.int64),
        np.empty(MOVES, np.int64),
        keys,
        np.zeros(entries * entry, np.int64),
        np.zeros(rules[r.CARDS] * (held + 1) * KINDS, np.int64),
        notes,
        len(state),
    )


@inner
def in_place(work: Work) -> Work:
    """The same as ``words``: to be taken of an argument only."""
    return Work(
        words(work.states),
        words(work.moves),
        words(work.ranks),
        words(work.keys),
        words(work.table),
        words(work.merits),
        words(work.notes),
        work.size,
    )


@inner
def state_at(work: Work, ply: int) -> State:
    """The state at a depth."""
    return tail(work.states, work.size * ply)


@inner
def begin_with(work: Work, state: State) -> None:
    """Make ``state`` the one at depth 0."""
    first = state_at(work, 0)
    for index in range(work.size):
        first[index] = state[index]


@inner
def move_at(work: Work, row: int) -> Ints:
    """The four numbers of the move at ``row`` of the stack."""
    return tail(work.moves, 4 * row)


@inner
def play_at(rules: Rules, work: Work, ply: int, row: int) -> State:
    """Make the move at ``row`` in the position at a depth; the state it leads to, one depth further."""
    state, child = state_at(work, ply), state_at(work, ply + 1)
    for index in range(state[s.TABLE] + 2 * state[s.ITEMS]):
        child[index] = state[index]
    play(rules, child, move_at(work, row))
    return child


@inner
def _look_over(rules: Rules, state: State, notes: Ints) -> None:
    """Note what stays the same in all positions that follow, and whether they can be searched at all."""
    notes[CARDS] = state[s.HELD] + state[s.STOCK]
    points = 0
    for seat in range(state[s.SEATS]):
        at = s.hand_at(state, seat)
        for index in range(at, at + state[s.HAND_COUNT + seat]):
            points += rules[r.POINTS + state[index]]
    card = state[s.STOCK_FIRST]
    for _ in range(state[s.STOCK]):
        points += rules[r.POINTS + card]
        card = s.next_card(state, card)
    for place in range(state[s.ITEMS]):
        notes[CARDS] += s.card_count(s.item_info(state, place))
        points += s.points_on(s.item_info(state, place))
    for side in range(rules[r.SIDES]):
        notes[CARDS] += state[s.PILE_CARDS + side]
        points += state[s.PILE_POINTS + side]
    notes[POINTS] = points
    notes[ALIKE] = rules[r.REST] > 0 and rules[r.NEVER] == 0 and rules[r.FINE] == 0
    notes[KEPT] = MOST_HELD + 1 if _order_matters(rules, state) else LEAST_KEPT
    if state[s.STOCK] >= rules[r.PLAYERS] or state[s.HELD] == 0:
        notes[STATUS] = NOT_LAST
    elif state[s.HELD] > MOST_HELD:
        notes[STATUS] = TOO_LONG


@inner
def _order_matters(rules: Rules, state: State) -> bool:
    """Whether builds of the same total lie there, of which a further one would join the older."""
    if rules[r.MERGES] == 0:
        return False
    for place in range(state[s.ITEMS]):
        info = s.item_info(state, place)
        for earlier in range(place):
            other = s.item_info(state, earlier)
            if s.is_build(info) and s.is_build(other) and s.total_on(info) == s.total_on(other):
                return True
    return False

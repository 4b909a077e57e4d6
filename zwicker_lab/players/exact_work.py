"""What a search works with: states and moves by depth, a table of what is known, the order in which moves are tried."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, inner, lowest, room, words
from zwicker_lab.kernel.moves import list_moves
from zwicker_lab.kernel.play import CARD, TAKES, TOTAL, is_zwick, play
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State
from zwicker_lab.players.exact_jit import part
from zwicker_lab.players.exact_key import CARD_KEYS, repeats, set_keys

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

_CAPTURE, _BUILD, _TRAIL = 0, 1, 2
_KINDS = 3
_HINTED, _HINT_BITS = 1 << 40, (1 << 22) - 1
_TWINS = 2 + r.MOST_ITEMS


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
        np.zeros(rules[r.CARDS] * (held + 1) * _KINDS, np.int64),
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
    return part(work.states, work.size * ply)


@inner
def begin_with(work: Work, state: State) -> None:
    """Make ``state`` the one at depth 0."""
    first = state_at(work, 0)
    for index in range(work.size):
        first[index] = state[index]


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


# ---- moves -----------------------------------------------------------------------------------------------------


@inner
def move_at(work: Work, row: int) -> Ints:
    """The four numbers of the move at ``row`` of the stack."""
    return part(work.moves, 4 * row)


@inner
def find_moves(rules: Rules, work: Work, ply: int, start: int) -> int:
    """List the moves of the position at a depth, on the stack from ``start`` on; where they end.

    Of moves that come to the same only one is listed.
    """
    state, spare = state_at(work, ply), MOVES - start
    found = list_moves(rules, state, part(work.moves, 4 * start), spare)
    if found < 0 or found > spare:
        work.notes[STATUS] = TOO_WIDE
        return start
    twins = room(_TWINS)
    if repeats(state, work.keys, twins):
        return _without_repeats(state, work.moves, start, start + found, twins)
    return start + found


@inner
def _without_repeats(state: State, moves: Ints, start: int, end: int, twins: Ints) -> int:
    at, kept = s.hand_at(state, state[s.TURN]), start
    for row in range(start, end):
        index = 0
        while state[at + index] != moves[4 * row + CARD]:
            index += 1
        if not twins[0] >> index & 1 and not _leaves_earlier(moves[4 * row + TAKES], twins):
            _copy_move(moves, kept, row)
            kept += 1
    return kept


@inner
def _copy_move(moves: Ints, into: int, row: int) -> None:
    for at in range(4):
        moves[4 * into + at] = moves[4 * row + at]


@inner
def _leaves_earlier(takes: int, twins: Ints) -> bool:
    """Whether a set has an item and not an equal earlier one."""
    later = takes & twins[1]
    while later:
        if not takes >> twins[2 + lowest(later)] & 1:
            return True
        later &= later - 1
    return False


@inner
def keep_one_of_a_kind(rules: Rules, work: Work, ply: int, start: int, end: int) -> int:
    """For the last card of all: a capture takes all in the end, so only one, one Zwick and one other move differ."""
    state, kept, seen = state_at(work, ply), start, 0
    for row in range(start, end):
        move = move_at(work, row)
        kind = 0
        if move[TAKES] and not move[TOTAL]:
            kind = 2 if is_zwick(rules, state, move) else 1
        if not seen >> kind & 1:
            seen |= 1 << kind
            _copy_move(work.moves, kept, row)
            kept += 1
    return kept


@inner
def rank_moves(rules: Rules, work: Work, ply: int, start: int, end: int, hint: int) -> None:
    """Say how early each move is tried: the one that was best before, then by merits, then by what it wins."""
    state = state_at(work, ply)
    for row in range(start, end):
        move = move_at(work, row)
        rank = 8 * _promise(rules, state, move) + (work.merits[merit_at(rules, move, state[s.HELD])] >> 2)
        if hint and hint_of(state, move) == hint:
            rank += _HINTED
        work.ranks[row] = rank


@inner
def _promise(rules: Rules, state: State, move: Ints) -> int:
    """What a move wins or gives away at once."""
    takes, points = move[TAKES], 4 * int(rules[r.POINTS + move[CARD]])
    if takes == 0:
        return -points
    if move[TOTAL] > 0:
        return -points - 2
    if takes == (1 << state[s.ITEMS]) - 1:
        points += 20 + 4 * rules[r.ZWICK]
    while takes:
        info = s.item_info(state, lowest(takes))
        points += 4 * s.points_on(info) + s.card_count(info)
        takes &= takes - 1
    return 100 + points


@inner
def pick(work: Work, row: int, end: int) -> None:
    """Bring the move to be tried first, of those from ``row`` on, to ``row``."""
    ranks, moves, best = work.ranks, work.moves, row
    for other in range(row + 1, end):
        if ranks[other] > ranks[best]:
            best = other
    if best != row:
        ranks[row], ranks[best] = ranks[best], ranks[row]
        for part in range(4):
            one, other = 4 * row + part, 4 * best + part
            moves[one], moves[other] = moves[other], moves[one]


@inner
def praise(rules: Rules, work: Work, start: int, row: int, held: int) -> None:
    """Note that the move at ``row`` was good enough, and those tried before it were not."""
    merits = work.merits
    at = merit_at(rules, move_at(work, row), held)
    merits[at] += 256 - (merits[at] >> 4)
    for other in range(start, row):
        at = merit_at(rules, move_at(work, other), held)
        merits[at] -= 64 + (merits[at] >> 4)


@inner
def merit_at(rules: Rules, move: Ints, held: int) -> int:
    """Where the merit of a move is noted: by cards held, card, and what is done with it."""
    kind = _BUILD if move[TOTAL] else _CAPTURE if move[TAKES] else _TRAIL
    return int((held * rules[r.CARDS] + move[CARD]) * _KINDS + kind)


@inner
def hint_of(state: State, move: Ints) -> int:
    """A move as a small number other than 0, the same wherever its items lie; seldom two have the same."""
    found, takes = move[CARD] + 1 + 131 * move[TOTAL] + 17 * move[3], move[TAKES]
    while takes:
        first = s.first_card(s.item_info(state, lowest(takes)))
        found += (first + 3) * (first + 131) * 977
        takes &= takes - 1
    return int(found) & _HINT_BITS | 1

"""More than two sides: every side does what is best for itself (max^n), positions seen before kept in a table.

What a side wants is its points less the mean of the others'. With ``k`` sides the search counts ``k`` times a side's
points less the points of all, a whole number that is ``k - 1`` times as much. Of moves equally good for the mover it
takes the one that is worst for the next side, then for the one after that.
"""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, inner, njit, room
from zwicker_lab.kernel.play import CARD
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import score, score_so_far
from zwicker_lab.kernel.state import State
from zwicker_lab.players.exact_key import CARD_KEYS, hands_key, less, plus, rest_key, table_key
from zwicker_lab.players.exact_moves import find_moves, keep_one_of_a_kind
from zwicker_lab.players.exact_work import (
    ALIKE,
    CARDS,
    ENTRIES,
    KEPT,
    LIMIT,
    NODES,
    SOLVED,
    STATUS,
    TOO_LONG,
    Work,
    play_at,
    state_at,
)

MOST_SIDES = 8


@inner
def entry(rules: Rules) -> int:
    """Numbers in the table for each position: its own, then what each side gets."""
    return 1 + int(rules[r.SIDES])


@njit
def outcome(rules: Rules, work: Work, ply: int, start: int, hands: int, best: Ints) -> None:
    """Write what each side gets from the position at a depth on into ``best``.

    ``hands`` is the number of all hands; ``start`` where the stack of moves is free.
    """
    state, notes, sides = state_at(work, ply), work.notes, rules[r.SIDES]
    notes[NODES] += 1
    if notes[NODES] > notes[LIMIT]:
        notes[STATUS] = TOO_LONG
        return
    held = state[s.HELD]
    slot, key = -1, 0
    if held >= notes[KEPT]:
        key = plus(hands, plus(table_key(rules, state, work.keys), rest_key(state, _leads(rules, state, notes[CARDS]))))
        slot = entry(rules) * (key & notes[ENTRIES] - 1)
        if work.table[slot] == key:
            for side in range(sides):
                best[side] = work.table[slot + 1 + side]
            return
    end = find_moves(rules, work, ply, start)
    if held == 1 and notes[ALIKE]:
        end = keep_one_of_a_kind(rules, work, ply, start, end)
    got, further = room(MOST_SIDES), room(MOST_SIDES)
    for row in range(start, end):
        _make(rules, work, ply, row, got)
        if state_at(work, ply + 1)[s.HELD]:
            left = less(hands, work.keys[CARD_KEYS * work.moves[4 * row + CARD] + 1 + state[s.TURN]])
            outcome(rules, work, ply + 1, end, left, further)
            for side in range(sides):
                got[side] += further[side]
        if notes[STATUS] != SOLVED:
            return
        if row == start or is_better(got, best, rules[r.SIDE + state[s.TURN]], sides):
            for side in range(sides):
                best[side] = got[side]
    if slot >= 0 and notes[STATUS] == SOLVED:
        work.table[slot] = key
        for side in range(sides):
            work.table[slot + 1 + side] = best[side]


@inner
def outcome_after(rules: Rules, work: Work, ply: int, row: int, end: int, got: Ints) -> None:
    """Write what each side gets with the move at ``row``, made in the position at a depth, into ``got``."""
    _make(rules, work, ply, row, got)
    child = state_at(work, ply + 1)
    if child[s.HELD]:
        further = room(MOST_SIDES)
        outcome(rules, work, ply + 1, end, hands_key(child, work.keys), further)
        for side in range(rules[r.SIDES]):
            got[side] += further[side]


@inner
def _make(rules: Rules, work: Work, ply: int, row: int, got: Ints) -> None:
    """Make the move at ``row``, one depth further; write what it alone brings each side into ``got``."""
    state, child, sides = state_at(work, ply), play_at(rules, work, ply, row), rules[r.SIDES]
    before, everything = room(MOST_SIDES), 0
    score_so_far(rules, state, before)
    if child[s.HELD]:
        score_so_far(rules, child, got)
    else:
        score(rules, child, got)
    for side in range(sides):
        got[side] -= before[side]
        everything += got[side]
    for side in range(sides):
        got[side] = sides * got[side] - everything


@inner
def is_better(one: Ints, other: Ints, side: int, sides: int) -> bool:
    """Whether ``side`` wants the first of two outcomes."""
    if one[side] != other[side]:
        return bool(one[side] > other[side])
    for further in range(1, sides):
        at = (side + further) % sides
        if one[at] != other[at]:
            return bool(one[at] < other[at])
    return False


@inner
def _leads(rules: Rules, state: State, cards: int) -> int:
    """How many cards each side is behind the first; sides too far behind for most cards are alike."""
    most, left = 0, cards
    for side in range(rules[r.SIDES]):
        most = max(most, state[s.PILE_CARDS + side])
        left -= state[s.PILE_CARDS + side]
    leads = 0
    if rules[r.PRIZE]:
        for side in range(rules[r.SIDES]):
            leads = leads << 7 | min(most - state[s.PILE_CARDS + side], left + 1)
    return leads

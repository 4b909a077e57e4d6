"""The last packet solved: what each move is worth when all hands lie open and everybody plays as well as can be.

The value of a move is what the mover's side gets from now on, less the mean of what the other sides get, in 1/840
points: cards, Zwicks, fines, the rest on the table and most cards. With two sides that is the best both can do; with
more, every side does what is best for itself, and a value that is no whole number is rounded down.

>>> import numpy as np
>>> from zwicker_lab.kernel import move_of, rules_for, state_of
>>> from zwicker_lab.notation import read_position
>>> position = read_position("zwicker3; table 9d; hands N: 9s 2c / E: 5d 9c / S: 4d Kd / W: 5c 4h; stock 0")
>>> rules, move = rules_for(position), np.zeros(4, np.int64)
>>> state = state_of(position, rules)
>>> status, value = solve(rules, state, move, LIMIT)
>>> status == SOLVED, value // UNIT, str(move_of(move, state, position.variant, position.players))
(True, 3, '2c')
"""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, inner, njit, room, words
from zwicker_lab.kernel.moves import list_moves
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import UNIT
from zwicker_lab.kernel.state import State
from zwicker_lab.players import exact_many as many
from zwicker_lab.players import exact_two as two
from zwicker_lab.players.exact_many import MOST_SIDES
from zwicker_lab.players.exact_moves import find_moves, pick, rank_moves
from zwicker_lab.players.exact_work import (
    MOVES,
    NOT_LAST,
    SOLVED,
    STATUS,
    TOO_LONG,
    TOO_WIDE,
    Work,
    begin_with,
    in_place,
    move_at,
    prepared,
    state_at,
)

__all__ = ["LIMIT", "NOT_LAST", "SOLVED", "TOO_LONG", "TOO_WIDE", "solve", "solve_moves", "solve_states"]

LIMIT = 2_000_000
"""Positions looked at before a search gives up, a usual number: about a second."""
_FOR_WORLDS = 4


@njit
def solve(rules: Rules, state: State, move: Ints, limit: int) -> tuple[int, int]:
    """Write the best move into ``move``; how the search ended, and the value for the side to move in 1/840 points.

    Move and value are right where the first is ``SOLVED``. ``TOO_LONG``: more than ``limit`` positions would be looked
    at; ``TOO_WIDE``: more moves than can be listed; ``NOT_LAST``: cards are still to be dealt, or nobody holds any.
    """
    work = prepared(rules, state, _entry(rules), _entries(rules, state[s.HELD]), limit)
    return _solve(words(rules), words(state), work, words(move))


@inner
def solve_moves(rules: Rules, state: State, moves: Ints, values: Ints, limit: int) -> tuple[int, int]:
    """Write every legal move and its value; how the search ended, and how many moves there are.

    ``moves`` is filled as by ``legal_moves``; ``values[i]`` gets the value of move ``i`` for the side to move in 1/840
    points. Where either array is too short the search ends with ``TOO_WIDE``; else see ``solve``.
    """
    return solve_states(rules, state.reshape(1, -1), moves, values.reshape(1, -1), limit)


@njit
def solve_states(rules: Rules, states: Ints, moves: Ints, values: Ints, limit: int) -> tuple[int, int]:
    """The same for many states, one a row of ``states``, that differ only in the hands of those not to move.

    ``values[i, j]`` gets the value of move ``j`` in state ``i``. What is found out about one state helps with the next.
    ``limit`` is for all of them together.
    """
    state, most = states[0], min(len(moves), MOVES, values.shape[1])
    held = state[s.HELD] + (len(states) > 1) * _FOR_WORLDS
    work = prepared(rules, state, _entry(rules), _entries(rules, held), limit)
    if work.notes[STATUS] != SOLVED:
        return work.notes[STATUS], 0
    count = list_moves(words(rules), words(state), words(work.moves), most)
    if count < 0 or count > most:
        return TOO_WIDE, 0
    for row in range(count):
        moves[row] = work.moves[4 * row : 4 * row + 4]
    for index in range(len(states)):
        values[index] = 0
        if index > 0:
            values[index] = values[index - 1]
        _value_all(words(rules), words(states[index]), work, count, words(values[index]))
    return work.notes[STATUS], count


@inner
def _solve(rules: Rules, state: State, arrays: Work, move: Ints) -> tuple[int, int]:
    work, value = in_place(arrays), 0
    if work.notes[STATUS] == SOLVED:
        begin_with(work, state)
        end = find_moves(rules, work, 0, 0)
        value = _best_of_two(rules, work, end, move) if rules[r.SIDES] == 2 else _best_of_many(rules, work, end, move)
    return work.notes[STATUS], value


@inner
def _entry(rules: Rules) -> int:
    return two.ENTRY if rules[r.SIDES] == 2 else many.entry(rules)


@inner
def _entries(rules: Rules, held: int) -> int:
    """Positions the table has room for: with two sides more hardly helps, and must be cleared."""
    return 1 << max(min(held, 16) if rules[r.SIDES] == 2 else min(2 * held, 18), 6)


@inner
def _best_of_two(rules: Rules, work: Work, end: int, move: Ints) -> int:
    rank_moves(rules, work, 0, 0, end, 0)
    best = 0
    for row in range(end):
        pick(work, row, end)
        if row == 0 or two.reached_after(rules, work, 0, row, end, best + 1) > best:
            best = two.value_after(rules, work, 0, row, end, best + (row > 0))
            _copy(move_at(work, row), move, 4)
    return UNIT * (best + two.prize_to_come(rules, work, 0))


@inner
def _best_of_many(rules: Rules, work: Work, end: int, move: Ints) -> int:
    best, got, state = room(MOST_SIDES), room(MOST_SIDES), state_at(work, 0)
    side, sides = rules[r.SIDE + state[s.TURN]], rules[r.SIDES]
    for row in range(end):
        many.outcome_after(rules, work, 0, row, end, got)
        if row == 0 or many.is_better(got, best, side, sides):
            _copy(got, best, sides)
            _copy(move_at(work, row), move, 4)
    return int(best[side] // (sides - 1))


@inner
def _copy(numbers: Ints, into: Ints, count: int) -> None:
    for index in range(count):
        into[index] = numbers[index]


@inner
def _value_all(rules: Rules, state: State, arrays: Work, count: int, values: Ints) -> None:
    """Write the values of all moves into ``values``, which holds guesses."""
    work = in_place(arrays)
    if work.notes[STATUS] != SOLVED:
        return
    begin_with(work, state)
    side, sides = rules[r.SIDE + state[s.TURN]], rules[r.SIDES]
    if sides == 2:
        prize = two.prize_to_come(rules, work, 0)
        for row in range(count):
            guess = values[row] // UNIT - prize
            values[row] = UNIT * (prize + two.value_after(rules, work, 0, row, count, guess))
        return
    got = room(MOST_SIDES)
    for row in range(count):
        many.outcome_after(rules, work, 0, row, count, got)
        values[row] = got[side] // (sides - 1)

"""The solver finds what trying everything with the readable engine finds, compiled or not."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings

from tests.players.exact_brute import brute_values, last_packets
from zwicker_lab.kernel import COMPILED, move_of, rules_for, state_of
from zwicker_lab.players.exact import LIMIT, SOLVED, solve, solve_moves
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

EXAMPLES, BUDGET = (40, 3000) if COMPILED else (15, 150)


def solved(position: Position) -> dict[Move, int]:
    """The value of every legal move, as the solver finds it."""
    rules = rules_for(position)
    state, moves, values = state_of(position, rules), np.zeros((100, 4), np.int64), np.zeros(100, np.int64)
    status, count = solve_moves(rules, state, moves, values, LIMIT)
    assert status == SOLVED
    named = (move_of(move, state, position.variant, position.players) for move in moves[:count])
    return dict(zip(named, map(int, values[:count]), strict=True))


def best(position: Position) -> tuple[Move, int]:
    """The best move and its value."""
    rules, move = rules_for(position), np.zeros(4, np.int64)
    state = state_of(position, rules)
    status, value = solve(rules, state, move, LIMIT)
    assert status == SOLVED
    return move_of(move, state, position.variant, position.players), int(value)


@settings(max_examples=EXAMPLES)
@given(last_packets())
def test_every_move_is_worth_what_trying_everything_says(position: Position) -> None:
    expected = brute_values(position, BUDGET)
    assert solved(position) == expected
    move, value = best(position)
    assert value == max(expected.values()) == expected[move]


@settings(max_examples=EXAMPLES)
@given(last_packets(sides=(3, 4, 5, 6, 7, 8), most=4))
def test_more_than_two_sides_each_do_what_is_best_for_themselves(position: Position) -> None:
    expected = brute_values(position, BUDGET)
    assert solved(position) == expected
    move, value = best(position)
    assert value == max(expected.values()) == expected[move]

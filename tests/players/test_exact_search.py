"""How the solver searches: deeper than trying everything can follow, within its limits, and without the compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given, settings

from bench.last_packets import last_packets as from_play
from tests.players.exact_brute import last_packets
from zwicker_lab.kernel import COMPILED, Ints, Rules, State, njit, room, rules_for, rules_of, state_of, words
from zwicker_lab.kernel.jit import inner
from zwicker_lab.kernel.rules import SIDE, SIDES
from zwicker_lab.kernel.state import HAND_COUNT, HELD, STOCK, TURN, hand_at, new_state
from zwicker_lab.notation import read_position
from zwicker_lab.players.exact import (
    NOT_LAST,
    SOLVED,
    TOO_LONG,
    TOO_WIDE,
    _entries,
    _entry,
    solve,
    solve_moves,
    solve_states,
)
from zwicker_lab.players.exact_many import entry, outcome_after
from zwicker_lab.players.exact_moves import find_moves
from zwicker_lab.players.exact_work import KEPT, MOST_HELD, STATUS, Work, begin_with, in_place, prepared
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

ROOT = Path(__file__).parents[2]
NO_NUMBA = "import sys; sys.modules['numba'] = None; "
RUN = "import pytest; raise SystemExit(pytest.main(['-q', '-p', 'no:xdist', '-p', 'no:cacheprovider', {!r}]))"
EXAMPLES, HELD_MOST = (30, 9) if COMPILED else (5, 5)
ROWS, LIMIT = 2000, 300_000


def ready(position: Position) -> tuple[Rules, State]:
    rules = rules_for(position)
    return rules, state_of(position, rules)


def values_of(rules: Rules, state: State) -> dict[tuple[int, ...], int] | None:
    """The value of every legal move; ``None`` where there is too much to look at."""
    moves, values = np.zeros((ROWS, 4), np.int64), np.zeros(ROWS, np.int64)
    status, count = solve_moves(rules, state, moves, values, LIMIT)
    return by_move(moves[:count], values[:count]) if status == SOLVED else None


def by_move(moves: Ints, values: Ints) -> dict[tuple[int, ...], int]:
    return {tuple(map(int, move)): int(value) for move, value in zip(moves, values, strict=True)}


def without_pruning(rules: Rules, state: State, table: bool) -> dict[tuple[int, ...], int] | None:
    """The same as if there were many sides: every move of every position is tried, with or without a table."""
    moves, values = np.zeros((ROWS, 4), np.int64), np.zeros(ROWS, np.int64)
    status, count = try_all(rules, state, table, moves, values)
    sides = int(rules[SIDES])
    return by_move(moves[:count], values[:count] // (sides - 1)) if status == SOLVED else None


@njit
def try_all(rules: Rules, state: State, table: bool, moves: Ints, values: Ints) -> tuple[int, int]:
    work = prepared(rules, state, entry(rules), 1 << 16, LIMIT)
    if not table:
        work.notes[KEPT] = MOST_HELD + 1
    return _tried(words(rules), words(state), work, moves, values)


@inner
def _tried(rules: Rules, state: State, arrays: Work, moves: Ints, values: Ints) -> tuple[int, int]:
    work, got = in_place(arrays), room(8)
    begin_with(work, state)
    end = min(find_moves(rules, work, 0, 0), ROWS)
    for row in range(end):
        outcome_after(rules, work, 0, row, end, got)
        values[row] = got[rules[SIDE + state[TURN]]]
        for at in range(4):
            moves[row, at] = work.moves[4 * row + at]
    return work.notes[STATUS], end


@settings(max_examples=EXAMPLES)
@given(last_packets(sides=(2,), most=HELD_MOST))
def test_nothing_is_lost_by_pruning(position: Position) -> None:
    """Of moves that come to the same only one is found without pruning."""
    rules, state = ready(position)
    expected, found = without_pruning(rules, state, table=True), values_of(rules, state)
    assume(expected is not None and found is not None)
    assert expected and found
    assert {move: found[move] for move in expected} == expected
    assert max(found.values()) == max(expected.values())


@settings(max_examples=EXAMPLES)
@given(last_packets(most=HELD_MOST - 2))
def test_nothing_is_lost_by_the_table(position: Position) -> None:
    rules, state = ready(position)
    expected = without_pruning(rules, state, table=False)
    assume(expected is not None)
    assert without_pruning(rules, state, table=True) == expected


@pytest.mark.parametrize("name", variant_names())
def test_the_same_whatever_was_solved_before(name: str) -> None:
    """States solved together have the values they have alone."""
    variant = load_variant(name)
    [position] = from_play(variant, variant.default_players, held=2, count=1, seed=5)
    rules, state = ready(position)
    at = [index for seat in range(position.players) if seat != position.turn for index in hand_places(state, seat)]
    states = np.repeat(state[None, :], 12, axis=0)
    for row in states[1:]:
        row[at] = np.random.default_rng(7).permutation(row[at])
    moves, values = np.zeros((ROWS, 4), np.int64), np.zeros((12, ROWS), np.int64)
    status, count = solve_states(rules, states, moves, values, LIMIT)
    assert status == SOLVED
    for row, found in zip(states, values, strict=True):
        assert values_of(rules, row) == by_move(moves[:count], found[:count])


def hand_places(state: State, seat: int) -> range:
    at = int(hand_at(state, seat))
    return range(at, at + int(state[HAND_COUNT + seat]))


# ---- limits ----------------------------------------------------------------------------------------------------


def test_a_search_stops_at_its_limit() -> None:
    [position] = from_play(load_variant("zwicker3"), 4, held=3, count=1, seed=3)
    rules, state = ready(position)
    move, moves, values = np.zeros(4, np.int64), np.zeros((ROWS, 4), np.int64), np.zeros(ROWS, np.int64)
    for limit in (0, 1, 10, 100):
        assert solve(rules, state, move, limit)[0] == TOO_LONG
        assert solve_moves(rules, state, moves, values, limit)[0] == TOO_LONG
    assert solve(rules, state, move, LIMIT)[0] == SOLVED


def test_only_the_last_packet_is_solved() -> None:
    opening, _ = new_deal(load_variant("zwicker3"), seed=1)
    rules, state = ready(opening)
    assert solve(rules, state, np.zeros(4, np.int64), LIMIT) == (NOT_LAST, 0)
    state[HELD] = 0
    state[STOCK] = 0
    assert solve(rules, state, np.zeros(4, np.int64), LIMIT)[0] == NOT_LAST


def test_more_moves_than_there_is_room_for_are_not_solved() -> None:
    position = read_position("zwickern; table 2d 3d 4d 5d 6d; hands 1: Ks Qs / 2: 9s 8s; stock 0")
    rules, state = ready(position)
    moves, values = np.zeros((3, 4), np.int64), np.zeros(3, np.int64)
    assert solve_moves(rules, state, moves, values, LIMIT)[0] == TOO_WIDE


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_search_takes_little_room(players: int) -> None:
    """Whatever is to be solved: less than twenty million bytes."""
    rules = rules_of(load_variant("zwickern"), players, 13)
    state = new_state(rules)
    state[HELD] = MOST_HELD
    work = prepared(rules, state, _entry(rules), _entries(rules, MOST_HELD), 1)
    assert sum(array.nbytes for array in work[:-1]) < 20_000_000


# ---- without the compiler --------------------------------------------------------------------------------------


@pytest.mark.skipif(not COMPILED, reason="this is the run without the compiler")
@pytest.mark.parametrize("code", ["", NO_NUMBA], ids=["switched off", "not installed"])
def test_without_the_compiler_all_is_the_same(code: str) -> None:
    environment = {**os.environ, **({} if code else {"NUMBA_DISABLE_JIT": "1"})}
    command = [sys.executable, "-c", code + RUN.format("tests/players/test_exact.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stdout

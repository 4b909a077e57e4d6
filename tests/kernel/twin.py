"""What both engines say of a position, compared: moves, successors, scores."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np
from hypothesis import strategies as st

from tests.strategies import variants
from zwicker_lab import kernel
from zwicker_lab.errors import InputError
from zwicker_lab.kernel import Ints, Rules, State
from zwicker_lab.variants import Variant, variant_names
from zwicker_lab.zwicker import score
from zwicker_lab.zwicker.legal import takes_long
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

ROWS = 2000
MANY = 1000
KINDS = ("trail", "capture", "build")
OWN_VALUES = {
    "build_cap": ("14", "25", "40", "61", "62", "99", "none"),
    "builder_holds": ("yes", "no"),
    "build_up": ("yes", "no"),
    "build_down": ("yes", "no"),
    "table": ("0", "2", "5", "9"),
    "packet": ("1", "3", "6"),
    "first_packet": ("1", "3", "5"),
    "fine": ("0", "7"),
    "most_cards": ("0", "4"),
    "value.K": ("1/30", "13"),
    "value.7": ("7/8",),
}


@st.composite
def house_rules(draw: st.DrawFn) -> Variant:
    """A built-in variant with any switches and some own values."""
    variant = draw(variants())
    changes = {key: draw(st.sampled_from(values)) for key, values in OWN_VALUES.items() if draw(st.integers(0, 4)) == 0}
    try:
        return variant.with_changes(changes)
    except InputError:  # such as more cards at the opening than the pack has
        return variant


@st.composite
def on_the_way(draw: st.DrawFn, rules: st.SearchStrategy[Variant]) -> Position:
    """A position that random moves of the kernel reach, with a liking for captures, builds or mere laying down."""
    variant = draw(rules)
    players = draw(st.sampled_from(variant.players))
    position, _ = new_deal(variant, players, seed=draw(st.integers(0, 2**32)))
    chance, liking = Random(draw(st.integers(0, 2**32))), draw(st.floats(0, 0.9))
    kind = draw(st.sampled_from(KINDS))
    rules = kernel.rules_of(variant, players)
    state, out = kernel.state_of(position, rules), np.zeros((ROWS, 4), np.int64)
    for _ in range(draw(st.integers(0, 60))):
        rows = out[: min(abs(kernel.legal_moves(rules, state, out)), ROWS)]
        likes = chance.random() < liking
        liked = [row for row in rows if likes and KINDS[int(row[1] > 0) + int(row[2] > 0)] == kind]
        kernel.play(rules, state, chance.choice(liked or list(rows)))
        if kernel.is_over(state) or len(rows) > MANY:
            break
    return kernel.position_of(state, variant, players)


def check_moves(position: Position) -> tuple[Rules, State, Ints, list[Move]]:
    """Both engines give the same moves; returns what the kernel gave."""
    rules = kernel.rules_for(position)
    state = kernel.state_of(position, rules)
    assert kernel.position_of(state, position.variant, position.players) == position
    out = np.zeros((ROWS, 4), np.int64)
    number = kernel.legal_moves(rules, state, out)
    rows = out[: abs(number)]
    moves = [kernel.move_of(row, state, position.variant, position.players) for row in rows]
    assert len(set(moves)) == len(moves)
    if 0 <= number <= ROWS and not takes_long(position):
        assert set(moves) == set(islice(position.moves(), 3 * ROWS))
        assert kernel.count_moves(rules, state) == number
    assert not [str(move) for move in moves[:: len(moves) // 20 + 1] if position.refusal(move)]
    return rules, state, rows, moves


def check_successor(position: Position, rules: Rules, state: State, row: Ints, move: Move) -> State:
    """Both engines make the same of one move; returns the kernel's state after it."""
    assert list(kernel.kernel_move(position, move, rules)) == list(row)
    assert kernel.is_zwick(rules, state, row) == position.is_zwick(move)
    assert kernel.points_of(rules, state, row) == position.points_of(move)
    after, expected = state.copy(), position.play(move)
    kernel.play(rules, after, row)
    assert kernel.position_of(after, position.variant, position.players) == expected
    assert kernel.is_over(after) == expected.is_over
    return after


def check_score(position: Position, rules: Rules, state: State) -> None:
    """Both engines count the same."""
    out = np.zeros(len(position.sides), np.int64)
    for count, final in ((kernel.score, position.is_over), (kernel.score_so_far, False)):
        count(rules, state, out)
        if final or count is kernel.score_so_far:
            assert [int(points) for points in out] == [points * kernel.UNIT for points in score.points(position, final)]


def check(position: Position, some: int = 6) -> None:
    """Moves, some successors and the points so far."""
    if position.is_over:
        rules = kernel.rules_for(position)
        check_score(position, rules, kernel.state_of(position, rules))
        return
    rules, state, rows, moves = check_moves(position)
    check_score(position, rules, state)
    for at in range(0, len(moves), len(moves) // some + 1):
        check_successor(position, rules, state, rows[at], moves[at])


def check_deal(variant: Variant, players: int, seed: int) -> None:
    """A whole deal by the kernel's random moves, move by move beside the readable engine, and its final score."""
    position, _ = new_deal(variant, players, seed=seed)
    rules = kernel.rules_of(variant, players)
    state, rng, move = kernel.state_of(position, rules), kernel.seed_of(seed), np.zeros(4, np.int64)
    while not position.is_over:
        assert kernel.random_move(rules, state, rng, move) != 0
        state = check_successor(position, rules, state, move, kernel.move_of(move, state, variant, players))
        position = kernel.position_of(state, variant, players)
    check_score(position, rules, state)


def every_variant() -> tuple[str, ...]:
    """The names of all built-in variants."""
    return variant_names()

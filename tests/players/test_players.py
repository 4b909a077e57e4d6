"""Players choose legal moves in every variant, and by what their seat sees alone."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import positions, variants
from zwicker_lab.errors import InputError
from zwicker_lab.kernel import seed_of, state_of
from zwicker_lab.players import PLAYERS, player, view_of, worlds
from zwicker_lab.players.duel import GREEDY, TRADITIONAL, policy_move
from zwicker_lab.players.kinds import player_rules_for
from zwicker_lab.players.traditional import WEIGHTS
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

SETTINGS = {"search": {"worlds": 2}}
TABLES = [(name, players) for name in variant_names() for players in load_variant(name).players]


def chosen(name: str, position: Position, seed: int) -> str:
    return str(player(name, **SETTINGS.get(name, {})).choose(view_of(position), seed))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_deals_are_played_to_the_end(name: str, players: int) -> None:
    rng = Random(f"{name} {players}")
    position, _ = new_deal(load_variant(name), players, seed=rng.getrandbits(32))
    names = list(PLAYERS)
    while not position.is_over:
        move = player(rng.choice(names[:3])).choose(view_of(position), rng.getrandbits(20))
        position = position.play(move)


@settings(max_examples=40)
@given(positions(variants()), st.integers(0, 2**32))
def test_a_move_is_legal_under_any_house_rules(position: Position, seed: int) -> None:
    if position.is_over or not position.hand:
        return
    for name in PLAYERS:
        view = view_of(position)
        assert position.refusal(player(name, **SETTINGS.get(name, {})).choose(view, seed)) is None


@settings(max_examples=60)
@given(positions(), st.integers(0, 2**32))
def test_what_lies_hidden_changes_no_move(position: Position, seed: int) -> None:
    if position.is_over or not position.hand:
        return
    (other,) = worlds(view_of(position), 1, seed)
    for name in PLAYERS:
        assert chosen(name, position, seed) == chosen(name, other, seed)


@settings(max_examples=100)
@given(positions(), st.integers(0, 2**32))
def test_in_a_play_out_hidden_cards_are_not_looked_at(position: Position, seed: int) -> None:
    if position.is_over or not position.hand:
        return
    rules = player_rules_for(position)
    for policy in (GREEDY, TRADITIONAL):
        moves = set()
        for world in [position, *worlds(view_of(position), 3, seed)]:
            move = np.zeros(4, np.int64)
            policy_move(policy, WEIGHTS, rules, state_of(world, rules), seed_of(seed), move)
            moves.add(tuple(map(int, move)))
        assert len(moves) == 1


@pytest.mark.parametrize("name", list(PLAYERS))
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    position, _ = new_deal(load_variant("zwicker3"), seed=4)
    assert chosen(name, position, 9) == chosen(name, position, 9)


def test_greedy_takes_the_most_points_then_the_zwick_then_cards() -> None:
    from zwicker_lab.notation import read_position

    line = "zwicker3; table {}; hands N: {} / E: ? / S: ? / W: ?; stock 0"
    assert chosen("greedy", read_position(line.format("Td 9d", "9s Th")), 1) == "Th x Td"
    assert chosen("greedy", read_position(line.format("9d 5c 4h", "9s")), 1) == "9s x 9d 5c 4h"
    assert chosen("greedy", read_position(line.format("9d 5c 4h 7s", "9s")), 1) == "9s x 9d 5c 4h"


def test_equal_moves_are_drawn_by_lot() -> None:
    from zwicker_lab.notation import read_position

    position = read_position("zwickern; table; hands N: 3s 3h 3c / E: ? ? ? / S: ? ? ? / W: ? ? ?; stock 12")
    for name in ("random", "greedy", "traditional"):
        assert len({chosen(name, position, seed) for seed in range(40)}) == 3


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(InputError, match="random greedy traditional search"):
        player("stockfish")


def test_random_is_anything_legal() -> None:
    position, _ = new_deal(load_variant("zwicker3"), seed=4)
    found = {chosen("random", position, seed) for seed in range(300)}
    assert found == {str(move) for move in islice(position.moves(), 50)}

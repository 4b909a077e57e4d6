"""Large tables: right where all is looked at, bounded and honest where it is not."""

from __future__ import annotations

import time
from random import Random

import numpy as np
import pytest

from tests.kernel.twin import check, check_moves
from zwicker_lab import kernel
from zwicker_lab.cards import Card
from zwicker_lab.kernel import Unfit, few
from zwicker_lab.kernel.state import TURN, hand_at
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

BOUNDED_S = 10.0


def crowded(rules: str, players: int, items: int, seed: int, ranks: str = "") -> Position:
    """A position with so many loose cards on the table, and four cards in each hand."""
    variant = load_variant(rules)
    pack = [card for card in variant.pack(players) if not ranks or card.rank in ranks]
    Random(seed).shuffle(pack)
    position, _ = new_deal(variant, players, dealer=players - 1)
    rest = pack[items:]
    hands = tuple(tuple(rest[4 * seat : 4 * seat + 4]) for seat in range(players))
    return position.changed(table=tuple(map(Item.loose, pack[:items])), hands=hands, stock=(), turn=0)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("rules", ["zwicker3", "zwickern", "zwickern-wild3", "zwicker3 capture=card", "queen"])
def test_they_agree_on_tables_too_large_for_one_word(rules: str, seed: int) -> None:
    for items in (few.MOST, few.MOST + 1, few.MOST + 3):
        check(crowded(rules, 4, items, seed))


@pytest.mark.parametrize("seed", range(3))
def test_they_agree_where_only_the_fullest_captures_count(seed: int) -> None:
    for items in (few.MOST - 1, few.MOST + 1):
        check(crowded("zwickern capture_all=yes", 4, items, seed))


@pytest.mark.parametrize("rules", ["zwickern", "zwickern build_target=several", "zwickern capture_all=yes"])
def test_two_packs_on_tables_of_25_items(rules: str) -> None:
    for seed in range(3):
        position = crowded(rules, 6, 25, seed)
        state, rules_ = kernel.state_of(position, kernel.rules_for(position)), kernel.rules_for(position)
        begun = time.process_time()
        assert kernel.count_moves(rules_, state) != 0
        assert time.process_time() - begun < BOUNDED_S
        check_moves(position)


def test_a_random_move_is_any_of_the_legal_ones() -> None:
    """Every move comes up about as often as any other: small tables, large ones, several items, any duty."""
    for rules, items in (("zwicker3", 4), ("zwicker3", few.MOST + 1), ("zwickern build_target=several", 4)):
        position = crowded(rules, 4, items, seed=3)
        own = kernel.rules_for(position)
        state, rng, move = kernel.state_of(position, own), kernel.seed_of(5), np.zeros(4, np.int64)
        number = kernel.count_moves(own, state)
        seen: dict[tuple[int, ...], int] = {}
        for _ in range(60 * number):
            kernel.random_move(own, state, rng, move)
            seen[tuple(move.tolist())] = seen.get(tuple(move.tolist()), 0) + 1
        assert len(seen) == number
        assert min(seen.values()) > 20 and max(seen.values()) < 120


def test_more_moves_than_asked_for_are_told() -> None:
    position = crowded("zwicker3", 4, 8, seed=1)
    rules = kernel.rules_for(position)
    state, out = kernel.state_of(position, rules), np.zeros((3, 4), np.int64)
    assert kernel.legal_moves(rules, state, out) == 4
    assert not [move for row in out if position.refusal(move := kernel.move_of(row, state, position.variant, 4))]


def test_more_sets_than_are_looked_at_are_told() -> None:
    """On a table nobody ever saw some moves are left out, and the sign says so."""
    position = crowded("zwicker3", 4, 35, seed=1)
    rules = kernel.rules_for(position)
    state, out, move = kernel.state_of(position, rules), np.zeros((50, 4), np.int64), np.zeros(4, np.int64)
    begun = time.process_time()
    assert kernel.count_moves(rules, state) < 0
    assert kernel.random_move(rules, state, kernel.seed_of(1), move) < 0
    assert kernel.legal_moves(rules, state, out) == len(out) + 1
    assert time.process_time() - begun < BOUNDED_S
    rows = [kernel.move_of(row, state, position.variant, 4) for row in (*out, move)]
    assert not [str(row) for row in rows if position.refusal(row)]


def test_a_table_beyond_a_mask_can_still_be_played_on() -> None:
    """Only 62 items can be named; what lies beyond stays where it is."""
    position = crowded("zwickern", 8, 61, seed=2)
    rules = kernel.rules_for(position)
    state, move = kernel.state_of(position, rules), np.zeros(4, np.int64)
    for _ in range(4):
        first = state[hand_at(state, state[TURN])]
        kernel.play(rules, state, np.array([first, 0, 0, 0], np.int64))
    beyond = kernel.position_of(state, position.variant, 8).table[62:]
    assert kernel.random_move(rules, state, kernel.seed_of(1), move) < 0
    kernel.play(rules, state, move)
    assert len(beyond) == 3
    assert kernel.position_of(state, position.variant, 8).table[-3:] == beyond


def test_what_the_kernel_cannot_hold_is_refused() -> None:
    usual = crowded("zwicker3", 4, 4, seed=1)
    with pytest.raises(Unfit):
        kernel.state_of(crowded("zwickern", 8, 63, seed=1), kernel.rules_of(load_variant("zwickern"), 8))
    with pytest.raises(Unfit):
        kernel.state_of(usual.changed(stock=36), kernel.rules_for(usual))
    with pytest.raises(Unfit):
        kernel.state_of(usual.changed(hands=((Card("?"),), *usual.hands[1:])), kernel.rules_for(usual))


def test_hands_of_any_size_are_held() -> None:
    position = crowded("zwicker3", 4, 3, seed=1)
    many = position.changed(hands=(tuple(c for hand in position.hands for c in hand), (), (), ()))
    with pytest.raises(Unfit):
        kernel.state_of(many, kernel.rules_of(many.variant, 4))
    check(many)

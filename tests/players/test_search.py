"""The search finds good moves, and says the same for the same seed."""

from __future__ import annotations

from itertools import count
from time import perf_counter

import numpy as np
import pytest

from zwicker_lab.notation import read_position
from zwicker_lab.players import search, view_of
from zwicker_lab.players.search import MOST_MOVES
from zwicker_lab.players.searched import Searched
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.packets import new_deal

OPENING = "zwicker3; table Td 9d 5c 4h; hands N: Ts 9s 2c Kd / E: ? ? ? ? / S: ? ? ? ? / W: ? ? ? ?; stock 35"


def same(one: Searched, other: Searched) -> bool:
    return one.moves == other.moves and np.array_equal(one.values, other.values, equal_nan=True)


def test_a_king_takes_ten_and_four_and_nine_and_five() -> None:
    found = search(view_of(read_position(OPENING)), worlds=60, seed=3)
    assert str(found.moves[0]) == "Kd x Td 9d 5c 4h"
    assert found.worlds == 60 and not found.exact and not found.bounded
    assert found.lost(0) == 0 and all(found.lost(at) >= 0 for at in range(len(found.moves)))
    assert found.mean(0) > found.mean(len(found.moves) - 1)


@pytest.mark.parametrize("every", [True, False])
def test_the_same_seed_and_worlds_give_the_same_answer(every: bool) -> None:
    view = view_of(read_position(OPENING))
    assert same(search(view, worlds=40, seed=5, every=every), search(view, worlds=40, seed=5, every=every))
    assert not same(search(view, worlds=40, seed=5, every=every), search(view, worlds=40, seed=6, every=every))


def test_every_move_is_tried_in_the_same_worlds() -> None:
    found = search(view_of(read_position(OPENING)), worlds=24, seed=1)
    assert np.isfinite(found.values).all()
    assert len(found.moves) == len(list(read_position(OPENING).moves()))


def test_moves_far_behind_are_given_up_but_still_valued() -> None:
    found = search(view_of(read_position(OPENING)), worlds=200, seed=1, every=False)
    tried = np.isfinite(found.values).sum(axis=1)
    assert tried[0] == tried.max() and tried.min() < tried.max()
    assert np.isfinite([found.mean(at) for at in range(len(found.moves))]).all()
    assert all(found.lost(at) <= found.lost(at + 1) for at in range(len(found.moves) - 1))


def test_the_interval_holds_the_value_and_narrows() -> None:
    view = view_of(read_position(OPENING))
    few, many = search(view, worlds=20, seed=2), search(view, worlds=320, seed=2)
    for found in (few, many):
        low, high = found.interval(0)
        assert low <= found.mean(0) <= high
    widths = [high - low for low, high in (few.interval(0), many.interval(0))]
    assert widths[1] < widths[0]


def test_with_open_cards_the_end_is_exact() -> None:
    position = read_position("zwicker3; players 2; table 9d 4s; hands 1: 9s 2c / 2: 4h 3d; stock 0")
    found = search(view_of(position, shown=True), worlds=5)
    assert found.exact and found.worlds == 1
    assert found.interval(0) == (found.mean(0), found.mean(0))


def test_time_is_kept_and_a_search_can_be_stopped() -> None:
    view = view_of(read_position(OPENING))
    search(view, worlds=1)
    begun = perf_counter()
    assert search(view, ms=50).worlds > 1
    assert perf_counter() - begun < 5
    calls = count()
    assert search(view, worlds=5000, cancelled=lambda: next(calls) >= 2).worlds < 5000


def test_on_a_crowded_table_only_the_best_looking_moves_are_tried() -> None:
    cards = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh"
    line = f"zwickern; players 2; table {cards}; hands 1: Kd Qd Jd Td / 2: ? ? ? ?; stock 8"
    found = search(view_of(read_position(line)), worlds=2, seed=1)
    assert found.bounded and len(found.moves) == MOST_MOVES
    assert found.moves[0].kind == "capture"


@pytest.mark.parametrize("players", [2, 3, 5, 6, 8])
def test_any_number_of_players(players: int) -> None:
    position, _ = new_deal(load_variant("zwickern"), players, seed=players)
    found = search(view_of(position), worlds=4, seed=1)
    assert all(position.refusal(move) is None for move in found.moves)
    assert np.isfinite(found.values).all()


def test_a_single_move_needs_no_choice() -> None:
    found = search(view_of(read_position("zwicker3; table; hands N: 9s / E: ? / S: ? / W: ?; stock 0")), worlds=5)
    assert [str(move) for move in found.moves] == ["9s"] and found.lost(0) == 0


def test_a_table_the_kernel_cannot_hold_is_judged_by_what_is_won() -> None:
    position, pack = new_deal(load_variant("zwickern"), 8, seed=1)
    held = [card for hand in position.hands for card in hand]
    from zwicker_lab.zwicker.items import Item

    others = [card for card in pack if card not in held]
    crowded = position.changed(table=tuple(map(Item.loose, others[:68])), stock=())
    found = search(view_of(crowded), worlds=5)
    assert found.bounded and found.worlds == 0
    assert crowded.refusal(found.moves[0]) is None

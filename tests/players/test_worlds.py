"""Worlds agree with what a seat sees, and each is as likely as the other."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.players.deals import endgames, every_deal
from tests.strategies import positions
from zwicker_lab.notation import read_position
from zwicker_lab.players import Lack, Promise, View, count_worlds, every_world, view_of, worlds
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.position import Position

LINE = "zwicker3; table 8h; hands N: 8s 2c / E: ? ? / S: ? ? / W: ? ?; stock 36"


@given(positions(), st.integers(0, 2**40))
def test_a_world_looks_the_same_from_the_seat(position: Position, seed: int) -> None:
    if position.is_over or not position.hand:
        return
    view = view_of(position)
    for world in worlds(view, 2, seed):
        assert view_of(world).position == view.position
        cards = [card for hand in world.hands for card in hand] + list(world.stock)
        assert len(set(cards)) == len(cards)
        assert set(cards) - set(view.hand) <= set(view.unseen)


def test_the_same_seed_gives_the_same_worlds_however_many() -> None:
    view = view_of(read_position(LINE))
    assert worlds(view, 3, 7) == worlds(view, 5, 7)[:3]
    assert worlds(view, 3, 7) != worlds(view, 3, 8)


def test_every_card_is_as_likely_everywhere() -> None:
    view = view_of(read_position(LINE))
    count = 4000
    first, stock = Counter[str](), Counter[str]()
    for world in worlds(view, count, 1):
        first[world.hands[1][0]] += 1
        stock[world.stock[-1]] += 1
    expected = count / len(view.unseen)
    for counted in (first, stock):
        surprise = sum((counted[card] - expected) ** 2 / expected for card in view.unseen)
        assert surprise < 90  # chi squared with 51 degrees: beyond that once in a thousand


@pytest.mark.parametrize("seed", range(4))
def test_promises_and_lacks_are_kept(seed: int) -> None:
    rng = Random(seed)
    position = read_position(LINE)
    lack = Lack(2, frozenset(rng.sample(view_of(position).unseen, 20)))
    view = View(position, 0, (Promise(1, 9), Promise(3, 15), Promise(3, 4)), (lack,))
    values = position.variant.values_of
    for world in worlds(view, 50, seed):
        _, east, south, west = world.hands
        assert any(9 in values(card) for card in east)
        assert any(15 in values(card) for card in west) and any(4 in values(card) for card in west)
        assert not lack.cards & set(south)


def test_a_promise_nobody_can_keep_stops_nothing() -> None:
    view = View(read_position(LINE), 0, (Promise(1, 8), Promise(1, 9), Promise(1, 10)))
    assert len(worlds(view, 2, 0)) == 2


@pytest.mark.parametrize("name", variant_names())
def test_all_worlds_are_all_there_are(name: str) -> None:
    for position in endgames(load_variant(name), 3, count=2):
        view = view_of(position)
        found = every_world(view, 400)
        assert found is not None and len(found) == count_worlds(view)
        hands = {tuple(frozenset(hand) for hand in world.hands) for world in found}
        assert hands == {tuple(frozenset(hand) for hand in deal.hands) for deal in every_deal(view)}


def test_worlds_that_do_not_agree_are_left_out() -> None:
    line = "zwicker3; table; hands N: 8s / E: ? / S: ? / W: ?; won NS: {} / EW: ; last NS; stock 0"
    position = read_position("zwicker3; table 8h; hands N: 8s / E: ? / S: ? / W: ?; stock 0")
    others = [card for card in view_of(position).unseen if card not in ("6d", "9c", "Kd", "Ah")]
    position = read_position(line.format(" ".join([*others, "8h"])))
    view = View(position, 0, (Promise(1, 4),), (Lack(2, frozenset({"6d"})),))
    found = every_world(view, 100)
    assert found is not None
    assert {world.hands[1] for world in found} == {("Kd",)}
    assert {world.hands[2][0] for world in found} == {"9c", "Ah"}


def test_too_many_worlds_are_not_listed() -> None:
    view = view_of(read_position(LINE))
    assert every_world(view, 10_000) is None and count_worlds(view) > 10**40


def test_known_cards_stay_where_they_are() -> None:
    position = read_position("zwicker3; table 9d; hands N: 9s 2c / E: ? Kd / S: ? ? / W: 5h 4s; stock 7d 7h 7c 7s")
    for world in worlds(view_of(position, shown=True), 5, 2):
        assert world.hands[1][1] == "Kd" and world.hands[3] == ("5h", "4s") and world.stock == position.stock

"""All worlds solved: each as trying everything says, and nothing known that the seat does not see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings

from tests.players.deals import every_deal
from tests.players.exact_brute import brute_values, last_packets
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.kernel import COMPILED
from zwicker_lab.notation import read_position
from zwicker_lab.players.exact_worlds import solve_worlds
from zwicker_lab.players.view import Promise, View, view_of
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

EXAMPLES, BUDGET = (30, 600) if COMPILED else (3, 60)


def closed(position: Position) -> View:
    """What the mover sees where all cards but the hidden hands are in the piles."""
    seen = {card for cards in (*position.hands, *position.won, position.stock) for card in cards}
    seen.update(card for item in position.table for card in item.cards)
    rest = tuple(card for card in position.variant.pack(position.players) if card not in seen)
    return view_of(position.changed(won=(position.won[0] + rest, *position.won[1:]), stock=position.stock))


@settings(max_examples=EXAMPLES)
@given(last_packets(most=2))
def test_the_values_are_those_of_every_deal(position: Position) -> None:
    view = closed(position)
    found = solve_worlds(view)
    if position.stock:
        assert found is None
        return
    assert found is not None
    deals = [brute_values(deal, BUDGET) for deal in every_deal(view)]
    assert len(deals) == len(found.values)
    for index, move in enumerate(found.moves):
        assert sorted(found.values[:, index].tolist()) == sorted(deal[move] for deal in deals)
        assert abs(found.means[index] * 840 - sum(deal[move] for deal in deals) / len(deals)) < 1e-6


def test_hidden_cards_dealt_otherwise_change_nothing() -> None:
    position = read_position(
        "zwicker3; table 9d *20; hands N: 9s 2c / E: 5d 9c / S: 4d Kd / W: 5c 4h; turn N; won NS: Td / EW: ; stock 0"
    )
    others = [card for hand in position.hands[1:] for card in hand]
    Random(1).shuffle(others)
    hands = (position.hands[0], *(tuple(others[2 * seat : 2 * seat + 2]) for seat in range(3)))
    first, second = closed(position), closed(position.changed(hands=hands))
    one, other = solve_worlds(first), solve_worlds(second)
    assert one is not None and other is not None
    assert len(one.values) == 90
    assert one.moves == other.moves and (one.values == other.values).all()


def test_what_a_builder_must_hold_leaves_fewer_worlds() -> None:
    position = read_position(
        "zwicker3; table 9d (3d 4s =7); hands N: 9s 2c / E: 7d 9c / S: 4d Kd / W: 5c 4h; turn N; stock 0"
    )
    found = solve_worlds(replace(closed(position), promises=(Promise(1, 7),)))
    assert found is not None and len(found.values) == 30


def test_too_many_worlds_and_cards_to_come_are_left_alone() -> None:
    opening, _ = new_deal(load_variant("zwicker3"), seed=1)
    assert solve_worlds(view_of(opening)) is None
    assert solve_worlds(view_of(read_position("zwicker3; table 9d; hand 9s 2c; stock 0"))) is None


def test_a_search_that_takes_too_long_is_given_up() -> None:
    position = read_position("zwicker3; table 9d; hands N: 9s 2c / E: 5d 9c / S: 4d Kd / W: 5c 4h; stock 0")
    assert UNKNOWN in view_of(position).position.hands[1]
    assert solve_worlds(closed(position), limit=20) is None

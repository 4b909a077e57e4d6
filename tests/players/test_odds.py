"""Chances over the unseen cards equal a count over every deal there is."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tests.players.deals import endgames, every_deal
from zwicker_lab.notation import read_position
from zwicker_lab.players.odds import Odds
from zwicker_lab.players.view import Lack, Promise, View, view_of
from zwicker_lab.variants import load_variant, variant_names


def share(view: View, seat: int, cards: set) -> Fraction:
    deals = every_deal(view)
    return Fraction(sum(not cards.isdisjoint(deal.hands[seat]) for deal in deals), len(deals))


def check(view: View, rng: Random) -> None:
    odds = Odds(view)
    for seat, hand in enumerate(view.position.hands):
        cards = set(rng.sample(view.unseen, min(len(view.unseen), rng.randint(0, 3)))) | set(hand[:1] if seat else ())
        assert odds.holds(seat, cards) == share(view, seat, cards)
        possible = {card for deal in every_deal(view) for card in deal.hands[seat]}
        assert possible <= odds.may_hold(seat)


@pytest.mark.parametrize("name", variant_names())
def test_a_chance_is_the_share_of_all_deals(name: str) -> None:
    for position in endgames(load_variant(name), 1, count=3):
        check(view_of(position), Random(2))


@pytest.mark.parametrize("seed", range(6))
def test_totals_that_builders_hold_and_cards_that_seats_lack_are_counted_in(seed: int) -> None:
    rng = Random(seed)
    for position in endgames(load_variant("zwicker3"), seed, count=4):
        others = [seat for seat, hand in enumerate(position.hands) if hand and seat != position.turn]
        unseen = view_of(position).unseen
        if not others:
            continue
        totals = [rng.choice(position.variant.values_of(rng.choice(unseen))) for _ in range(rng.randint(0, 2))]
        promises = tuple(Promise(rng.choice(others), total) for total in totals)
        lacks = tuple(Lack(rng.choice(others), frozenset(rng.sample(unseen, 1))) for _ in range(rng.randint(0, 2)))
        view = View(position, position.turn, promises, lacks)
        if every_deal(view):
            check(view, rng)


def test_what_no_deal_can_fulfil_is_left_out() -> None:
    line = "zwicker3; players 2; table 9d; hand 9s 2c"
    view = view_of(read_position(line))
    impossible = View(view.position, 0, (Promise(1, 9), Promise(1, 8), Promise(1, 7)))
    assert Odds(impossible).holds(1, view.unseen[:5]) == Odds(view).holds(1, view.unseen[:5])


def test_known_cards_are_held_for_certain() -> None:
    position = read_position("zwicker3; table 9d; hands N: 9s / E: Kh ? / S: ? / W: ?; stock 0")
    odds = Odds(view_of(position, shown=True))
    assert odds.holds(1, {position.hands[1][0]}) == 1
    assert 0 < odds.holds(1, set(odds.unseen) & {"Kd"}) < 1

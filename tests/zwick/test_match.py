"""Passe and casual match: who deals, when it ends, who has won."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.zwick import Match, Score, load_rules

NOTHING = Score((0, 0, 0, 0), (0, 0, 0, 0), False)


def deal(*strokes: int, birds: tuple[int, ...] = (0, 0, 0, 0)) -> Score:
    return Score(strokes, birds, True)


def passe(line: str = "zwick", deals: int = 12) -> Match:
    match = Match.start(load_rules(line))
    for _ in range(deals):
        match = match.add(deal(2, 2, 1, 0, birds=(0, 0, 0, 1)))
    return match


@pytest.mark.parametrize(("players", "deals"), [(3, 9), (4, 12), (5, 15)])
def test_in_a_passe_each_deals_three_times(players: int, deals: int) -> None:
    match = Match.start(load_rules(), players)
    dealers = []
    while not match.is_over:
        dealers.append(match.dealer)
        match = match.add(Score((5, *(0,) * (players - 1)), (0,) * players, True))
    assert len(dealers) == deals and {dealers.count(seat) for seat in range(players)} == {3}
    assert sum(match.strokes) == 5 * deals


def test_the_next_dealer_sits_to_the_right() -> None:
    match = Match.start(load_rules())
    assert [passe(deals=number).dealer for number in range(4)] == [1, 2, 3, 0]
    assert match.seats[match.dealer] == "B"


@given(st.integers(0, 5), st.integers(0, 3))
def test_a_deal_that_is_not_counted_is_dealt_again_by_the_same(deals: int, nothings: int) -> None:
    match = passe(deals=deals)
    after = match
    for _ in range(nothings):
        after = after.add(NOTHING)
    assert (after.dealer, after.totals, after.counted) == (match.dealer, match.totals, deals)


def test_a_misdeal_costs_a_bird_and_is_dealt_again() -> None:
    match = passe(deals=2).add(Score((0, 0, 0, 0), (0, 1, 0, 0), False))
    assert (match.dealer, match.birds, match.totals) == (3, (0, 1, 0, 2), (4, -1, 2, -10))


@pytest.mark.parametrize(("rule", "first"), [("not_counted", (24, 1, 19)), ("counted", (29, 1, 24))])
def test_an_extra_deal_costs_everybody_a_bird(rule: str, first: tuple[int, ...]) -> None:
    match = passe(f"zwick extra_deals={rule}")
    assert match.is_over and match.extra == 0
    match = match.add(deal(5, 0, 0, 0, birds=(0, 1, 0, 0)))
    assert (match.strokes[0], match.birds[0], match.totals[0]) == first
    assert match.birds[1] == (1 if rule == "not_counted" else 2)
    assert match.extra == 1


def test_a_passe_is_won_by_the_highest_and_when_level_by_fewer_birds() -> None:
    assert passe().winner is None
    match = passe(deals=11).add(deal(0, 5, 0, 0))
    assert match.winner == 1
    level = Match(
        load_rules("zwick deals_each=1"), 4, 1, (deal(10, 5, 0, 0, birds=(1, 0, 0, 0)), *[deal(0, 0, 0, 0)] * 3)
    )
    assert (level.totals[:2], level.winner) == ((5, 5), 1)


def test_a_casual_match_goes_on_after_a_tie_and_the_highest_wins() -> None:
    match = Match.start(load_rules("zwick form=casual")).add(deal(16, 16, 0, 0))
    assert (match.is_over, match.winner, match.due) == (False, None, None)
    assert match.add(deal(0, 5, 0, 0)).winner == 1
    assert Match.start(load_rules("zwick form=casual")).add(deal(17, 16, 0, 0)).winner == 0


def test_nothing_is_added_to_a_match_that_is_won_nor_for_others() -> None:
    won = Match.start(load_rules("zwick form=casual target=5")).add(deal(5, 0, 0, 0))
    with pytest.raises(ValueError, match="over"):
        won.add(deal(5, 0, 0, 0))
    with pytest.raises(ValueError, match="4 seats"):
        passe(deals=1).add(Score((5, 0, 0), (0, 0, 0), True))

"""The deal, rule by rule: cutting, licking, dealing."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick.deals import cards_of, openings, packed, played, rules, walk
from zwicker_lab.zwick import (
    PACK,
    Card,
    Move,
    Position,
    load_rules,
    new_deal,
    opening,
    score,
)


def test_the_left_of_the_dealer_cuts_the_right_comes_first() -> None:
    start = new_deal(seed=1)
    assert (start.mover, start.seats[start.dealer], start.seats[start.first]) == ("A", "B", "C")


@given(openings(), st.integers(1, 27))
def test_the_bottom_card_of_the_lifted_part_shows(start: Position, lifted: int) -> None:
    cut = start.play(Move("cut", lifted))
    assert cut.shown == start.stock[lifted - 1]


@pytest.mark.parametrize("number", [0, 28, 99])
def test_one_lifts_one_to_twenty_seven(number: int) -> None:
    reason = new_deal().refusal(Move("cut", number))
    assert reason is not None and reason.code == "cut_range"


@settings(max_examples=60)
@given(openings(), st.integers(1, 27), st.integers(0, 6))
def test_licked_cards_come_from_the_bottom_of_the_lifted_part_one_by_one(
    start: Position, lifted: int, wanted: int
) -> None:
    position, most = start.play(Move("cut", lifted)), start.rules.most_licked(start.players)
    while position.phase == "lick" and len(position.licked) < wanted:
        position = position.play(Move("lick"))
    taken = len(position.licked)
    assert position.licked == start.stock[lifted - taken : lifted][::-1]
    assert taken == min(wanted, lifted, most)
    assert (position.phase == "deal") == (taken == min(lifted, most))


def test_the_dealer_may_lick_only_where_the_cutter_licked_none() -> None:
    cut = packed().play(Move("cut", 9))
    asked = cut.play(Move("stop"))
    assert (asked.phase, asked.mover) == ("lick", "B")
    assert played(asked, "lick", "stop").licker == 1
    assert played(cut, "lick", "stop").phase == "deal"


def test_where_no_card_may_be_licked_nobody_is_asked() -> None:
    assert packed("zwick lick=0").play(Move("cut", 9)).phase == "deal"


# The deal


@settings(max_examples=80)
@given(st.data())
def test_every_card_is_in_one_place_at_every_moment(data: st.DataObject) -> None:
    for _, _, after in walk(data.draw, data.draw(openings())):
        assert Counter(cards_of(after)) == Counter(PACK)


@settings(max_examples=60)
@given(st.data(), st.integers(3, 5))
def test_everybody_has_five_cards_and_eight_stay_with_four(data: st.DataObject, players: int) -> None:
    start = data.draw(openings(rules(licked="count"), players))
    dealt = [after for _, move, after in walk(data.draw, start) if move == Move("deal")]
    assert [len(hand) for hand in dealt[0].hands] == [5] * players
    assert len(dealt[0].stock) == 28 - 5 * players


def test_the_lower_part_goes_on_top_and_cards_are_dealt_one_by_one_from_the_right_of_the_dealer() -> None:
    start = new_deal(seed=3)
    pack = start.stock[10:] + start.stock[:10]
    dealt = played(start, "cut 10", "stop", "stop", "deal")
    assert [dealt.hands[seat] for seat in (2, 3, 0, 1)] == [pack[at:20:4] for at in range(4)]
    assert dealt.stock == (*pack[21:], pack[20])
    assert (dealt.phase, dealt.mover) == ("turn", "C")


def test_the_lifted_part_may_go_back_on_top() -> None:
    start = opening(load_rules("zwick after_cut=put_back"), 4, 1, new_deal(seed=3).stock)
    assert played(start, "cut 10", "stop", "stop", "deal").hands[2] == start.stock[0:20:4]


@pytest.mark.parametrize(("rule", "rounds"), [("when_full", (0, 1, 2)), ("at_first", (2, 3, 4))])
def test_a_licker_is_passed_over_for_as_many_cards_as_he_licked(rule: str, rounds: tuple[int, ...]) -> None:
    start = opening(load_rules(f"zwick passed_over={rule}"), 4, 1, new_deal(seed=3).stock)
    dealt = played(start, "cut 10", "lick", "lick", "stop", "deal")
    pack = list(start.stock[10:] + start.stock[:8])
    given_to: dict[int, list[Card]] = {seat: [] for seat in range(4)}
    for number in range(5):
        for seat in (2, 3, 0, 1):
            if seat != 0 or number in rounds:
                given_to[seat].append(pack.pop(0))
    assert dealt.hands[0] == (start.stock[9], start.stock[8], *given_to[0])
    assert all(dealt.hands[seat] == tuple(given_to[seat]) for seat in (1, 2, 3))


def test_licked_cards_may_come_on_top_of_five_and_others_are_laid_away() -> None:
    dealt = played(packed("zwick licked=extra"), "cut 9", "lick", "lick", "stop", "deal")
    assert [len(hand) for hand in dealt.hands] == [7, 5, 5, 5]
    asked = played(dealt, "turn", "keep", "join", "join", "join")
    assert (asked.phase, asked.mover, len(list(asked.moves()))) == ("lay", "A", 7)
    after = asked.play(Move("lay", card=asked.hand[0])).play(Move("lay", card=asked.hand[1]))
    assert (after.phase, after.mover, len(after.hands[0])) == ("play", "C", 5)
    assert after.laid == asked.hand[:2]


def test_a_misdeal_costs_the_dealer_a_bird() -> None:
    wrong = played(packed(), "cut 9", "stop", "stop", "misdeal")
    assert (wrong.is_over, score(wrong).points, score(wrong).counted) == (True, (0, -5, 0, 0), False)

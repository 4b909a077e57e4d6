"""The deal, rule by rule: tricks, what they count, and what a seat sees."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick.deals import cards_of, openings, positions, ready, walk
from zwicker_lab.errors import InputError
from zwicker_lab.zwick import (
    PACK,
    UNKNOWN,
    Move,
    Position,
    load_rules,
    new_deal,
    opening,
    read_position,
    score,
)


@settings(max_examples=80)
@given(st.data())
def test_whoever_takes_a_trick_leads_the_next_and_those_who_play_follow_in_order(data: st.DataObject) -> None:
    for before, move, after in walk(data.draw, data.draw(openings())):
        if move.kind != "card":
            continue
        if after.trick:
            assert after.turn == min(after.active, key=lambda seat: (seat - before.turn - 1) % after.players)
            assert after.leader == before.leader
        else:
            last = after.tricks[-1]
            assert after.turn == after.winner(last) == after.player_of(last, after.order.best(last.cards))
            assert after.strokes(after.turn) == before.strokes(after.turn) + 1


@settings(max_examples=80)
@given(st.data())
def test_a_deal_that_counts_brings_five_strokes_and_a_bird_to_who_played_without_one(data: st.DataObject) -> None:
    start = data.draw(openings())
    *_, (_, _, last) = walk(data.draw, start)
    found = score(last)
    assert last.is_over and (sum(found.strokes) == 5) == found.counted
    for seat in range(last.players):
        took_part = last.phase == "played" and last.joined[seat] is True
        assert found.birds[seat] == int(took_part and not found.strokes[seat])
        assert took_part or last.phase == "unopposed" or not found.points[seat]


# What a seat sees


@settings(max_examples=80)
@given(positions(), st.data())
def test_a_seat_sees_nothing_that_depends_on_hidden_cards(position: Position, data: st.DataObject) -> None:
    """Whatever lies where it cannot look, the view is the same; and its own moves are the same."""
    seat = data.draw(st.integers(0, position.players - 1))
    view = position.seen_by(seat)
    assert view.seen_by(seat) == view and view.hands[seat] == position.hands[seat]
    other = view.filled(data.draw(st.permutations(view.unseen)))
    assert UNKNOWN not in cards_of(other) and Counter(cards_of(other)) == Counter(PACK)
    assert other.seen_by(seat) == view
    if position.turn == seat:
        assert list(view.moves()) == list(position.moves())


@given(positions())
def test_hands_and_stock_are_hidden_save_what_everybody_saw(position: Position) -> None:
    seen = position.seen_by()
    known = {*position.licked, *position.turned}
    assert all(code == UNKNOWN or code in known for hand in seen.hands for code in hand)
    assert all(code in (UNKNOWN, position.shown) for code in seen.stock)


def test_a_card_nobody_knows_cannot_be_turned_up() -> None:
    with pytest.raises(InputError, match="stock"):
        ready().seen_by(2).play(Move("turn"))
    with pytest.raises(InputError, match="cards of C"):
        list(read_position("zwick; trump r; trick ; hand ? ?").moves())


def test_a_pack_that_is_not_whole_is_refused() -> None:
    with pytest.raises(InputError, match="missing: 7s"):
        opening(load_rules(), 4, 1, (*PACK[:-1], PACK[0]))


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_play(players: int) -> None:
    with pytest.raises(InputError, match="3, 4, 5"):
        new_deal(players=players)

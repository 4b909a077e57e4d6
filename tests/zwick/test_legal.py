"""What may be played, against a slow second opinion, and the reason for every card that may not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick.brute import HIGH, may_play, taken_by
from tests.zwick.deals import openings, positions, rules, walk
from zwicker_lab.zwick import PACK, Card, IllegalMove, Move, Order, Position, duty, load_rules, read_position, trumps
from zwicker_lab.zwick.moves import WORDS

EVERY_MOVE = [
    *map(Move, WORDS),
    *(Move("cut", number) for number in range(31)),
    *map(Move.play, PACK),
    *(Move("lay", card=card) for card in PACK),
]
SUITS = "arbs"


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, tuple[Card, ...], tuple[Card, ...]]:
    """Trump, a trick of any length, a hand."""
    cards = draw(st.permutations(PACK))
    trick, hand = draw(st.integers(0, 4)), draw(st.integers(1, 5))
    return draw(st.sampled_from(SUITS)), tuple(cards[:trick]), tuple(cards[trick : trick + hand])


@settings(max_examples=200)
@given(tables(), st.booleans(), st.booleans())
def test_the_cards_that_may_be_played_are_those_found_the_long_way(
    table: tuple[str, tuple[Card, ...], tuple[Card, ...]], weak: bool, ten_high: bool
) -> None:
    trump, trick, hand = table
    order = load_rules("zwick plain_ten=high" if ten_high else "zwick").order(trump)
    assert set(duty(order, trick, hand, not weak).cards) == may_play(trump, list(trick), list(hand), weak, ten_high)


@settings(max_examples=120)
@given(tables(), st.booleans())
def test_the_card_that_takes_a_trick_is_the_one_found_the_long_way(
    table: tuple[str, tuple[Card, ...], tuple[Card, ...]], ten_high: bool
) -> None:
    trump, trick, hand = table
    played = trick + hand
    order = load_rules("zwick plain_ten=high" if ten_high else "zwick").order(trump)
    assert order.best(played) == taken_by(trump, list(played), ten_high)


@pytest.mark.parametrize("suit", SUITS)
def test_there_are_ten_trumps_in_the_order_of_the_rules(suit: str) -> None:
    assert list(trumps(suit)) == HIGH[suit]
    assert {card for card in PACK if Order(suit).is_trump(card)} == set(HIGH[suit])


@settings(max_examples=40)
@given(positions())
def test_a_move_is_refused_exactly_where_it_is_not_offered(position: Position) -> None:
    """A misdeal alone is accepted before the deal without being offered: it is nobody's choice."""
    offered = set(position.moves())
    accepted = {move for move in EVERY_MOVE if position.refusal(move) is None}
    assert accepted - offered == ({Move("misdeal")} if position.phase == "deal" else set())
    assert offered <= accepted


@settings(max_examples=40)
@given(positions(), st.sampled_from(EVERY_MOVE))
def test_a_refused_move_raises_its_reason_and_says_itself_in_both_languages(position: Position, move: Move) -> None:
    reason = position.refusal(move)
    if reason is None:
        return
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.reason == reason
    for lang in ("de", "en"):
        assert reason.text(lang) and reason.rule_name(lang)


@settings(max_examples=60)
@given(st.data())
def test_only_the_seat_whose_turn_it_is_may_move(data: st.DataObject) -> None:
    for before, move, _ in walk(data.draw, data.draw(openings())):
        for seat in before.seats:
            reason = before.refusal(move, seat)
            assert (reason is None) == (seat == before.mover)
            assert reason is None or reason.code == "not_your_turn"


@given(st.sampled_from(EVERY_MOVE))
def test_a_move_is_read_as_it_is_written(move: Move) -> None:
    assert Move.read(str(move)) == move
    assert Move.read(f"  {str(move).replace(' ', '   ')} ") == move


REFUSED: Sequence[tuple[str, str, str, str, str]] = [
    ("trick Ab; hand 7b Kb 9a 9r Ar", "7b", "must_follow", "Angespielt ist Schellen", "The Belli of bells is a trump"),
    ("trick Ab; hand 7b Kb 9a 9r Ar", "9a", "must_follow", "Schellen-König", "Bells were led: follow with the king"),
    ("trick 9b; hand Kb 9a Ub", "9a", "must_follow", "Schellen-König oder Schellen-Under", "king of bells or Under"),
    ("trick Ub; hand Kb 9b 9a", "9b", "must_beat", "sticht Schellen-Under nicht", "does not beat the Under of bells"),
    ("trick Kr; hand Ar 9r 9a", "9r", "must_beat", "Rosen-Ass", "you can with the ace of roses"),
    ("trick Kr; hand 9r 9a", "9a", "must_give_trump", "Trumpf ist angespielt: Gib Rosen-9.", "Trump was led"),
    ("trick 7a; hand 9r 9a", "9a", "must_give_trump", "Eichel-Belli ist Trumpf", "not one of the acorns"),
    ("trick Ab; hand 7b 9a", "9a", "must_trump", "Du hast keine Schellen", "You have no bells to follow with"),
    ("trick Ab 9r; hand 7b 9a", "9a", "must_trump", "trumpfen: Schellen-Belli", "you must trump"),
    ("trick Ab 7a; hand 7b 9r", "9r", "must_overtrump", "Übertrumpfe", "go over it"),
    ("trick Ab; hand Kb", "Ub", "not_in_hand", "hast du nicht auf der Hand", "You do not hold the Under of bells."),
    ("trick Ab; hand Kb", "turn", "not_now", "Jetzt werden Karten gespielt", "Now cards are played"),
]


@pytest.mark.parametrize(("line", "move", "code", "german", "english"), REFUSED)
def test_a_card_that_may_not_be_played_says_why_with_the_cards_that_may(
    line: str, move: str, code: str, german: str, english: str
) -> None:
    reason = read_position(f"zwick; trump r; {line}").refusal(Move.read(move))
    assert reason is not None and reason.code == code
    assert german in reason.text("de") and english in reason.text("en")


@given(rules())
def test_rules_are_spelled_as_they_are_read(table) -> None:
    assert load_rules(table.spelled) == table

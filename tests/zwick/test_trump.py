"""The deal, rule by rule: turning trump, and who plays."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick.deals import openings, packed, played, ready, rules, walk
from zwicker_lab.zwick import (
    TEN_OF_BELLS,
    Card,
    Move,
    score,
)


def test_the_top_card_goes_under_before_trump_is_turned() -> None:
    position = ready()
    assert position.stock[0] == "Kr" and position.stock[-1] == TEN_OF_BELLS


def test_the_turner_may_keep_the_first_card_or_turn_a_second_which_stands() -> None:
    first = ready().play(Move("turn"))
    assert (first.phase, first.trump, first.mover) == ("keep", "r", "C")
    kept, second = first.play(Move("keep")), first.play(Move("turn"))
    assert (kept.phase, kept.trump, kept.turned) == ("join", "r", ("Kr",))
    assert (second.phase, second.trump, second.turned) == ("join", "s", ("Kr", "Os"))


@pytest.mark.parametrize(
    ("line", "passes", "over"), [("all", 4, True), ("all", 3, False), ("not_dealer", 3, True), ("first", 1, True)]
)
def test_the_stock_goes_to_the_right_and_the_dealer_is_last(line: str, passes: int, over: bool) -> None:
    position = ready(f"zwick may_turn={line}")
    holders = []
    for _ in range(passes):
        holders.append(position.mover)
        position = position.play(Move("pass"))
    assert holders == ["C", "D", "A", "B"][:passes]
    assert (position.phase == "nobody") == over
    assert not over or (score(position).counted, score(position).points) == (False, (0, 0, 0, 0))


@pytest.mark.parametrize(("rule", "trump", "turned"), [("suit", "b", ("7b",)), ("another", "s", ("7b", "7a", "Os"))])
def test_a_belli_turned_makes_its_suit_trump_or_is_turned_over(rule: str, trump: str, turned: tuple[str, ...]) -> None:
    position = ready(f"zwick belli_turned={rule}", turned="7b 7a Os").play(Move("turn"))
    assert (position.trump, position.turned, position.phase) == (trump, turned, "keep")


def test_bellis_to_the_end_of_the_stock_leave_the_last_as_trump_that_stands() -> None:
    position = ready("zwick belli_turned=another", players=5, turned="7b 7a")
    position = position.changed(stock=(*position.stock[:2], Card("7r"))).play(Move("turn"))
    assert (position.phase, position.trump, position.stock) == ("join", "r", ())


def test_the_ten_of_bells_turned_obliges_nobody() -> None:
    position = played(ready(turned="Tb Os"), "turn", "keep")
    assert position.trump == "b"
    assert [position.bond(seat) for seat in range(4)] == [None] * 4


@settings(max_examples=60)
@given(st.data(), rules(turned_card="out"))
def test_turned_cards_stay_out_of_play(data: st.DataObject, table) -> None:
    for _, _, after in walk(data.draw, data.draw(openings(st.just(table)))):
        in_play = {code for hand in after.hands for code in hand} | {c for trick in after.tricks for c in trick.cards}
        assert not in_play & set(after.turned)


def test_the_turner_may_take_the_turned_card_and_lays_another_away() -> None:
    position = played(ready("zwick turned_card=taken"), "turn", "turn", "join", "out", "out")
    assert (position.phase, position.mover, position.hand[-1], len(position.hand)) == ("lay", "C", "Os", 6)
    after = position.play(Move("lay", card=position.hand[0]))
    assert (after.phase, after.mover, len(after.hand)) == ("play", "C", 5)


# Who plays


def test_the_others_are_asked_in_playing_order_and_the_turner_leads() -> None:
    position = played(ready(), "pass", "turn", "keep")
    asked = []
    for answer in ("join", "out", "join"):
        asked.append(position.mover)
        position = position.play(Move.read(answer))
    assert asked == ["A", "B", "C"]
    assert (position.phase, position.mover, position.active) == ("play", "D", (0, 2, 3))


def test_who_licks_must_take_part() -> None:
    position = played(packed(), "cut 9", "lick", "stop", "deal", "turn", "keep", "out")
    reason = position.refusal(Move("out"))
    assert reason is not None and reason.code == "must_join" and "schleckt" in reason.text("de")
    assert list(position.moves()) == [Move("join")]
    free = position.play(Move("join"))
    assert free.refusal(Move("out")) is None


@pytest.mark.parametrize("moves", [("cut 2", "stop", "stop"), ("cut 3", "lick", "lick", "stop")])
def test_the_ten_of_bells_at_the_cut_or_licked_binds_everybody(moves: tuple[str, ...]) -> None:
    position = played(packed(first="Ka Tb Ab"), *moves, "deal", "turn", "keep")
    for _ in range(3):
        reason = position.refusal(Move("out"))
        assert reason is not None and "ten of bells" in reason.text("en")
        position = position.play(Move("join"))
    assert position.active == (0, 1, 2, 3)


def test_the_ten_of_bells_above_the_bottom_card_binds_nobody() -> None:
    position = played(packed(first="Ka Tb Ab"), "cut 3", "stop", "stop")
    assert [position.bond(seat) for seat in range(4)] == [None] * 4


@pytest.mark.parametrize(("rule", "strokes"), [("five", 5), ("nothing", 0)])
def test_where_all_decline_nothing_is_played(rule: str, strokes: int) -> None:
    position = played(ready(f"zwick unopposed={rule}"), "turn", "keep", "out", "out", "out")
    assert position.is_over and score(position).points == (0, 0, strokes, 0)
    assert score(position).counted == bool(strokes)

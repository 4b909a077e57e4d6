"""A view holds what one seat sees, and what follows from the moves everybody saw."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import positions
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.players import Lack, Promise, view_of
from zwicker_lab.players.view import History
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

BUILT = "zwicker3; table 9d 5c; hands N: 3s 6d 2h / E: 4h Kc 7s / S: 7c 8d 9h / W: As 5d Tc; stock 0"
START = "zwicker3; table 9d 5c; hands N: 3s Qd 2h / E: 4h Kc 7s / S: 6c 8d 9h / W: As 5d Tc; stock 0"


def played(line: str, *moves: str) -> tuple[Position, History]:
    position, history = read_position(line), []
    for text in moves:
        move = Move.read(text)
        history.append((position, move))
        position = position.play(move)
    return position, history


@given(positions(), st.data())
def test_a_view_shows_the_own_hand_and_counts_the_rest(position: Position, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, position.players - 1))
    view = view_of(position, seat)
    assert view.hand == position.hands[seat]
    assert all(set(hand) <= {UNKNOWN} for at, hand in enumerate(view.position.hands) if at != seat)
    assert list(map(len, view.position.hands)) == list(map(len, position.hands))
    assert view.position.stock_count == position.stock_count and view.position.stock in (position.stock_count, ())
    out_of_sight = {card for at, hand in enumerate(position.hands) if at != seat for card in hand}
    assert out_of_sight <= set(view.unseen)


def test_what_is_hidden_changes_no_view() -> None:
    position = read_position(START)
    north, east, south, west = position.hands
    assert view_of(position) == view_of(position.changed(hands=(north, west, east, south)))


def test_the_own_cards_must_be_known() -> None:
    with pytest.raises(InputError, match="S"):
        view_of(read_position(START.replace("S: 6c 8d 9h", "S: ? ? ?")), 2)


def test_shown_cards_are_kept_on_request() -> None:
    position = read_position("zwicker3; table 9d; hands N: 9s / E: Kd / S: ? / W: 2c; stock 0")
    view = view_of(position, shown=True)
    assert view.position == position
    assert "Kd" not in view.unseen and len(view.unseen) == 51


def test_a_builder_holds_the_total_until_a_card_of_that_value_is_played() -> None:
    position, history = played(BUILT, "3s > 9d = 6")
    assert view_of(position, history=history).promises == (Promise(0, 6),)
    position, history = played(BUILT, "3s > 9d = 6", "4h", "7c", "5d")
    assert view_of(position, 2, history).promises == (Promise(0, 6),)
    position, history = played(BUILT, "3s > 9d = 6", "4h", "7c", "5d", "2h")
    assert view_of(position, history=history).promises == (Promise(0, 6),)


def test_a_promise_ends_with_the_card_that_kept_it() -> None:
    position, history = played(BUILT, "3s > 9d = 6", "4h", "7c", "5d", "6d x (9d 3s =6)")
    assert view_of(position, history=history).promises == ()


def test_nobody_is_told_of_a_promise_of_its_own() -> None:
    position, history = played(BUILT, "3s > 9d = 6")
    assert view_of(position, 0, history).promises == ()
    assert view_of(position, 2, history).promises == (Promise(0, 6),)


def test_a_new_packet_ends_all_promises() -> None:
    line = "zwicker3; players 2; table 9d; hands 1: 3s 6d / 2: 4h 2c; stock 8s 8d 8h 8c 7s 7d 7h 7c"
    position, history = played(line, "3s > 9d = 6", "2c", "6d", "4h")
    assert len(position.hand) == 4
    assert view_of(position, 1, history).promises == ()


def test_no_promise_where_the_total_need_not_be_held() -> None:
    line = "zwickern; table 9d 5c; hands N: 3s 6d 2h / E: 4h Kc 7s / S: 7c 8d 9h / W: As 5d Tc; stock 0"
    position, history = played(line, "3s > 9d = 12")
    assert view_of(position, history=history).promises == ()


def test_a_builder_written_on_the_table_promises_nothing_that_was_not_seen() -> None:
    """The packet may be another one, or the card be played: only moves that were seen tell."""
    line = "zwicker3 rebuild_by=own_side; table (9c 3h =6 E); hands N: 2s / E: 5s / S: 4h / W: 5d; stock 0"
    assert view_of(read_position(line)).promises == ()
    position, history = played(line, "2s")
    assert view_of(position, history=history).promises == ()


def test_who_had_to_capture_and_did_not_lacks_the_cards_that_could() -> None:
    line = "zwickern capture=turn; table 9d; hands N: 8s 2h / E: 4h Kc / S: 7c 8d / W: As 5d; stock 0"
    position, history = played(line, "8s")
    (lack,) = view_of(position, history=history).lacks
    assert lack == Lack(0, frozenset({"9s", "9h", "9d", "9c"}))

"""Worlds agree with everything that was seen, and leave nothing out."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick import deals
from zwicker_lab.kernel.jit import popcount
from zwicker_lab.zwick import PACK, UNKNOWN, Card, Position, Trick, duty, read_position
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.places import cards_of
from zwicker_lab.zwick.players.worlds import draw_world, hidden_of


def world(view: Position, seed: int, index: int = 0) -> s.State:
    state = np.zeros(s.SIZE, np.int64)
    draw_world(hidden_of(view), seed, index, np.zeros(1, np.int64), state)
    return state


def hands(view: Position, state: s.State) -> list[tuple[Card, ...]]:
    bits = [int(state[s.HANDS + seat]) for seat in range(view.players)]
    if view.trump is not None and view.phase != "keep":
        return [cards_of(hand, view.order) for hand in bits]
    return [tuple(card for at, card in enumerate(PACK) if hand >> at & 1) for hand in bits]


def could_be(view: Position, seat: int, held: set[Card]) -> bool:
    """Whether every card the seat played was allowed with those still held at the end."""
    tricks = (*view.tricks, *([Trick(view.leader, view.trick)] if view.trick else []))
    own = []
    for trick in tricks:
        for at, card in enumerate(trick.cards):
            if view.player_of(trick, card) == seat:
                own.append((trick.cards[:at], card))
    must_win = view.rules.switches.must_win == "yes"
    for number, (before, card) in enumerate(own):
        hand = (*held, *(later for _, later in own[number:]))
        if card not in duty(view.order, before, hand, must_win).cards:
            return False
    return True


@settings(max_examples=80)
@given(deals.positions(), st.integers(0, 99))
def test_a_world_agrees_with_all_that_was_seen(position: Position, seed: int) -> None:
    if position.phase not in s.PHASES[: s.PLAYED]:
        return
    view = position.seen_by(position.turn)
    state = world(view, seed)
    dealt = hands(view, state)
    for seat, (hand, known) in enumerate(zip(dealt, view.hands, strict=True)):
        assert len(hand) == len(known) and {card for card in known if card != UNKNOWN} <= set(hand)
        assert could_be(view, seat, set(hand))
    held = [card for hand in dealt for card in hand]
    open_cards = {*view.laid, *view.trick, *(card for trick in view.tricks for card in trick.cards)}
    assert len(set(held)) == len(held) and not open_cards & set(held)
    if view.phase in ("turn", "keep"):
        stock = [PACK[at] for at in state[s.STOCK : s.STOCK + len(view.stock)]]
        assert len({*stock, *held}) == len(stock) + len(held) and not set(view.turned) & set(stock)
        assert all(known in (UNKNOWN, card) for known, card in zip(view.stock, stock, strict=True))


@settings(max_examples=40)
@given(deals.positions())
def test_the_true_hands_are_never_ruled_out(position: Position) -> None:
    if position.phase != "play":
        return
    hidden = hidden_of(position.seen_by(position.turn))
    true = s.state_of(position)
    for seat in position.active:
        if seat != position.turn:
            assert not hidden.barred[seat] & true[s.HANDS + seat]


def test_ways_are_counted_one_by_one() -> None:
    """C led bells, D trumped, A could not beat: what remains is what the rules leave."""
    line = "zwick; trump r; in A C D; tricks C: 9b 7a Tb; trick ; hands A: ? ? / B: / C: ? ? / D: Kr Aa; stock 0"
    view = read_position(line)
    count = 0
    for first in combinations(view.unseen, 2):
        if could_be(view, 0, set(first)):
            rest = [card for card in view.unseen if card not in first]
            count += sum(could_be(view, 2, set(second)) for second in combinations(rest, 2))
    hidden = hidden_of(view)
    assert hidden.ways[0, -1] == count > 0
    assert all(popcount(int(world(view, 5, at)[s.HANDS])) == 2 for at in range(20))


def test_every_way_is_drawn_about_as_often() -> None:
    line = "zwick; trump r; in A C; turn A; trick ; hands A: 9b / B: / C: ? / D: ; stock 0"
    view = read_position(line)
    found = [hands(view, world(view, 7, at))[2][0] for at in range(2700)]
    counts = [found.count(card) for card in view.unseen]
    assert len(counts) == 27 and min(counts) > 60 and max(counts) < 145


def test_who_stayed_out_seldom_holds_a_strong_hand() -> None:
    line = "zwick; phase join; trump r; turner C; in C; out D; hands A: 9a 9s Tb Ob Ks / B: ? ? ? ? ? / C: ? ? ? ? ? / "
    view = read_position(line + "D: ? ? ? ? ?; stock 8")
    free = read_position(line.replace("in C; out D", "in C D") + "D: ? ? ? ? ?; stock 8")
    out, joined = (sum("Ar" in hands(one, world(one, 3, at))[3] for at in range(400)) for one in (view, free))
    assert 3 * out < 2 * joined

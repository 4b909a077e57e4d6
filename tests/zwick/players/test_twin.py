"""The players' numbers agree with the engine: duties, moves and scores, from the turning of trump to the end."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick import deals
from zwicker_lab.zwick import PACK, SUITS, Order, Position, duty, score
from zwicker_lab.zwick.players import course, places
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.numbered import move_of, number_of
from zwicker_lab.zwick.players.tricks import choices


@st.composite
def cards_under_a_trump(draw: st.DrawFn) -> tuple[Order, list[str]]:
    order = Order(draw(st.sampled_from(SUITS)), draw(st.sampled_from(["AKOUT9", "ATKOU9"])))
    return order, draw(st.lists(st.sampled_from(PACK), min_size=2, max_size=9, unique=True))


@given(cards_under_a_trump())
def test_a_place_tells_suit_and_height(drawn: tuple[Order, list]) -> None:
    order, (one, other, *_) = drawn
    mine, yours = (places.places(order)[places.INDEX[card]] for card in (one, other))
    assert (places.suit_at(mine) == places.TRUMP) == order.is_trump(one)
    assert (places.suit_at(mine) == places.suit_at(yours)) == (order.suit(one) == order.suit(other))
    assert places.beats(mine, yours) == order.beats(one, other)
    assert bool(places.winners(1 << mine, yours)) == order.beats(one, other)


@given(cards_under_a_trump(), st.integers(0, 4), st.booleans())
def test_a_trick_asks_the_same_of_a_hand(drawn: tuple[Order, list], lying: int, must_win: bool) -> None:
    order, cards = drawn
    trick, hand = tuple(cards[: min(lying, len(cards) - 1)]), tuple(cards[min(lying, len(cards) - 1) :])
    place = places.places(order)
    led = places.suit_at(place[places.INDEX[trick[0]]]) if trick else -1
    best = place[places.INDEX[order.best(trick)]] if trick else -1
    found = places.due(places.places_of(hand, order), led, best, int(must_win))
    assert set(places.cards_of(int(found), order)) == set(duty(order, trick, hand, must_win).cards)


def options(rules: s.State, state: s.State) -> set[int]:
    """The numbers of all legal moves."""
    phase, bound = int(state[s.PHASE]), state[s.BOUND] >> state[s.TURN] & 1
    if phase == s.JOINING and bound:
        return {course.YES}
    if phase < s.LAYING:
        return {course.YES, course.NO}
    cards = int(choices(rules, state))
    return {place for place in range(len(PACK)) if cards >> place & 1}


@settings(max_examples=60)
@given(st.data())
def test_every_move_leads_to_the_same_state(data: st.DataObject) -> None:
    """With any switches and any number of players, move by move, and in the end the same points."""
    position = data.draw(deals.openings())
    state = None
    for before, move, after in deals.walk(data.draw, position):
        if state is None and before.phase in s.PHASES:
            state = s.state_of(before)
        if state is not None:
            rules = s.numbers_for(before)
            number = number_of(before, move)
            assert options(rules, state) == {number_of(before, other) for other in before.moves()}
            assert move_of(before, number) == move
            course.advance(rules, state, number)
            same(after, state)
        position = after
    assert state is not None and course.is_over(state)
    points = [course.points_of(s.numbers_for(position), state, seat) for seat in range(position.players)]
    assert tuple(points) == score(position).points


def same(position: Position, state: s.State) -> None:
    """The state is the one made from the position, but that cards of the stock turned up are still counted in it."""
    wanted, found = s.state_of(position), state.copy()
    turned = found[s.TOP]
    stock = found[s.STOCK : s.STOCK + found[s.STOCK_SIZE]].tolist()[turned:]
    assert stock == wanted[s.STOCK : s.STOCK + wanted[s.STOCK_SIZE]].tolist()
    until = {s.TOP, s.STOCK_SIZE, *range(s.STOCK, s.SIZE)}
    if position.is_over:
        until |= {s.TURN}
    for at in set(range(s.SIZE)) - until:
        assert found[at] == wanted[at], at

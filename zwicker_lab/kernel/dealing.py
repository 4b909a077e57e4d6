"""Dealing: the opening, later packets, what follows when a packet ends, and the end of a deal."""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, inner, words
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

_TABLEAU, _LAST_PACKET, _LAST_CAPTURER, _OUT = 0, 1, 2, 3
_FROM_STOCK = 4


@inner
def is_over(state: State) -> bool:
    """Whether the deal has ended: all hands played out and nothing left to deal."""
    return state[s.HELD] == 0 and state[s.STOCK] < state[s.SEATS]


@inner
def deal(rules: Rules, order: Ints, dealer: int, state: State) -> None:
    """Deal the opening from the pack in ``order``; the stock is what remains (rules 3)."""
    rules, order, state = words(rules), words(order), words(state)
    s.clear(rules, state)
    cards = rules[r.CARDS]
    for index in range(cards - 1):
        state[state[s.LINKS] + order[index]] = order[index + 1]
    state[state[s.LINKS] + order[cards - 1]] = s.END
    state[s.STOCK], state[s.STOCK_FIRST], state[s.DEALER] = cards, order[0], dealer
    for stage in range(rules[r.STAGES]):
        last = stage == rules[r.STAGES] - 1
        _serve(rules, state, rules[r.LAST_STAGE_HAND] if last else rules[r.STAGE_HAND])
        lay_from_stock(rules, state, rules[r.STAGE_TABLE])
    leftovers = rules[r.LEFTOVERS]
    if leftovers == _OUT:
        state[s.STOCK] -= rules[r.EXTRA]
    elif leftovers == _TABLEAU:
        lay_from_stock(rules, state, rules[r.EXTRA])
    elif leftovers == _LAST_PACKET and state[s.STOCK] < rules[r.PLAYERS]:
        lay_from_stock(rules, state, state[s.STOCK])


@inner
def take_from_stock(state: State) -> int:
    """The next card of the stock."""
    card = state[s.STOCK_FIRST]
    state[s.STOCK_FIRST] = s.next_card(state, card)
    state[s.STOCK] -= 1
    return card


@inner
def lay_from_stock(rules: Rules, state: State, count: int) -> None:
    """Lay the next cards of the stock on the table."""
    for _ in range(count):
        s.lay(rules, state, take_from_stock(state), 0)


@inner
def table_from_stock(rules: Rules, state: State) -> None:
    """Lay four new table cards after a Zwick, or what is left of the stock."""
    lay_from_stock(rules, state, min(_FROM_STOCK, state[s.STOCK]))


@inner
def _serve(rules: Rules, state: State, size: int) -> None:
    """Give every seat ``size`` cards, one at a time from the dealer's left, whose turn it is then."""
    players = rules[r.PLAYERS]
    lead = _left_of_dealer(rules, state)
    state[s.TURN] = lead
    seat = lead
    for _ in range(size * players):
        at = s.hand_at(state, seat) + state[s.HAND_COUNT + seat]
        state[at] = take_from_stock(state)
        state[s.HAND_COUNT + seat] += 1
        seat += 1
        if seat == players:
            seat = 0
    state[s.HELD] += size * players


@inner
def _left_of_dealer(rules: Rules, state: State) -> int:
    seat = state[s.DEALER] + 1
    return 0 if seat == rules[r.PLAYERS] else seat


@inner
def end_packet(rules: Rules, state: State) -> None:
    """What follows when all hands are empty: fines, then the next packet or the end of the deal."""
    state[s.TURN] = _left_of_dealer(rules, state)
    if rules[r.FINE] > 0:
        _fine_builds(rules, state)
    if state[s.STOCK] < rules[r.PLAYERS]:
        _finish(rules, state)
        return
    _serve(rules, state, _packet_size(rules, state))
    if state[s.STOCK] < rules[r.PLAYERS] and rules[r.LEFTOVERS] != _LAST_CAPTURER:
        lay_from_stock(rules, state, state[s.STOCK])


@inner
def _packet_size(rules: Rules, state: State) -> int:
    each, size = state[s.STOCK] // rules[r.PLAYERS], rules[r.PACKET]
    if each <= size or (rules[r.JOINS] > 0 and each == size + 1):
        return each
    return size


@inner
def _fine_builds(rules: Rules, state: State) -> None:
    """Charge every build on the table to its last builder's side; the builds stay."""
    for place in range(state[s.ITEMS]):
        info = s.item_info(state, place)
        if s.is_build(info) and s.builder(info) >= 0:
            state[s.FINES + rules[r.SIDE + s.builder(info)]] += 1


@inner
def _finish(rules: Rules, state: State) -> None:
    """End a deal: the rest to the last capturer's side, or to nobody (rules 5)."""
    side, keeps = state[s.LAST], rules[r.LEFTOVERS] == _LAST_CAPTURER
    if side >= 0:
        if rules[r.REST] > 0:
            for place in range(state[s.ITEMS]):
                info = s.item_info(state, place)
                _give(rules, state, side, s.first_card(info), s.card_count(info), rules[r.NEVER] > 0)
        if keeps or rules[r.REST] > 0:
            _give(rules, state, side, state[s.STOCK_FIRST], state[s.STOCK], not keeps and rules[r.NEVER] > 0)
    state[s.ITEMS] = 0
    state[s.STOCK] = 0
    state[s.STOCK_FIRST] = s.END


@inner
def _give(rules: Rules, state: State, side: int, card: int, count: int, without_wild: bool) -> None:
    """Put cards that hang together into a pile, one by one; a wild joker may go to nobody (``table_joker``)."""
    for _ in range(count):
        after = s.next_card(state, card)
        if not (without_wild and rules[r.KIND + card] == r.WILD):
            s.see(state, card)
            s.to_pile(state, side, card, card)
            state[s.PILE_CARDS + side] += 1
            state[s.PILE_POINTS + side] += rules[r.POINTS + card]
        card = after

"""What of a position in the last packet decides the points still to come, as one number of 63 bits.

Cards of equal values and points play alike, and so do items that count the same: the number tells kinds, not cards. The
order of the table is left out, and so is what lies in the piles, save for the lead in cards while most cards is open.
"""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, inner
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

BITS = (1 << 63) - 1
MOST_SEATS = 8
CARD_KEYS = 1 + MOST_SEATS
"""Numbers kept a card: of the card on the table, then of the card in the hand of each seat."""

_FIRST, _SECOND = 0x4F1BBCDCBFA53E0B, 0x2127599BF4325C37
_CARDS_OF_INFO = 14  # below these bits an item's info names its first and top card


@inner
def mixed(number: int) -> int:
    """A number of 63 bits in which every bit depends on all bits of another."""
    number = int(number) & BITS
    number = (number ^ number >> 31) * _FIRST & BITS
    number = (number ^ number >> 29) * _SECOND & BITS
    return number ^ number >> 32


@inner
def plus(one: int, other: int) -> int:
    """The sum of two numbers as far as 63 bits hold it."""
    return int(one) + int(other) & BITS


@inner
def less(one: int, other: int) -> int:
    """What ``plus`` adds, taken away again."""
    return int(one) - int(other) & BITS


@inner
def set_keys(rules: Rules, keys: Ints) -> None:
    """Write the numbers of every card of the pack."""
    for card in range(rules[r.CARDS]):
        own = item_key(rules[r.VALUES + card], s.loose_info(rules, card, 0))
        keys[CARD_KEYS * card] = own
        for seat in range(MOST_SEATS):
            keys[CARD_KEYS * card + 1 + seat] = mixed(plus(own, mixed(seat + 1)))


@inner
def item_key(values: int, info: int) -> int:
    """The number of an item: what it may count, its points, how many cards, whose build."""
    return mixed(plus(mixed(values), info >> _CARDS_OF_INFO))


@inner
def hands_key(state: State, keys: Ints) -> int:
    """The number of all hands together."""
    found = 0
    for seat in range(state[s.SEATS]):
        at = s.hand_at(state, seat)
        for index in range(at, at + state[s.HAND_COUNT + seat]):
            found = plus(found, keys[CARD_KEYS * state[index] + 1 + seat])
    return found


@inner
def table_key(rules: Rules, state: State, keys: Ints) -> int:
    """The number of all items on the table together."""
    found, never = 0, rules[r.NEVER] > 0
    for place in range(state[s.ITEMS]):
        info = s.item_info(state, place)
        if not s.is_build(info) and s.total_on(info) == 0:
            found = plus(found, keys[CARD_KEYS * s.first_card(info)])
            continue
        own = item_key(s.item_values(state, place), info)
        if never and s.has_wild(info):
            own = mixed(plus(own, _cards_key(state, keys, info)))
        found = plus(found, own)
    return found


@inner
def _cards_key(state: State, keys: Ints, info: int) -> int:
    """The number of a build's cards: of wild jokers that go to nobody, at the end each counts by itself."""
    found, card = 0, s.first_card(info)
    for _ in range(s.card_count(info)):
        found = plus(found, keys[CARD_KEYS * card])
        card = s.next_card(state, card)
    return found


@inner
def rest_key(state: State, leads: int) -> int:
    """The number of what else counts: the turn, who captured last, what is left in the stock, the leads in cards."""
    return mixed(plus(mixed(leads), state[s.STOCK] << 8 | state[s.LAST] + 1 << 4 | state[s.TURN]))


@inner
def repeats(state: State, keys: Ints, twins: Ints) -> bool:
    """Find what need not be tried: hand cards and items equal to an earlier one; whether there are any.

    ``twins[0]`` gets the set of such hand cards by place in the hand, ``twins[1]`` the set of such items, and
    ``twins[2 + place]`` the place of the nearest earlier equal item.
    """
    twins[0], twins[1] = 0, 0
    seat = state[s.TURN]
    at = s.hand_at(state, seat)
    for index in range(1, state[s.HAND_COUNT + seat]):
        for earlier in range(index):
            if keys[CARD_KEYS * state[at + index]] == keys[CARD_KEYS * state[at + earlier]]:
                twins[0] |= 1 << index
    for place in range(1, state[s.ITEMS]):
        info, values = s.item_info(state, place), s.item_values(state, place)
        if s.is_build(info) and s.has_wild(info):
            continue
        for earlier in range(place):
            like = s.item_info(state, earlier) >> _CARDS_OF_INFO == info >> _CARDS_OF_INFO
            if like and s.item_values(state, earlier) == values:
                twins[1] |= 1 << place
                twins[2 + place] = earlier
    return bool(twins[0] | twins[1] != 0)

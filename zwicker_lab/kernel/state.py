"""One moment of a deal as one array of whole numbers, so that a copy is one assignment.

Cards are their places in the pack. The cards of an item, a pile or the stock hang together by links: one number a card
that names the next. Every card has one link, so that taking an item moves no cards.
"""

from __future__ import annotations

import numpy as np

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel.jit import Ints, inner, njit, words
from zwicker_lab.kernel.rules import FIELDS, HAND_SIZE, ITEMS_AT, LINKS_AT, MOST_ITEMS, PLAYERS, STATE_SIZE, Rules

State = Ints

# What stands where: single numbers.
SEATS = 0  # number of players
TURN = 1
DEALER = 2
LAST = 3  # side that captured last, -1 where nobody has
HELD = 4  # cards in all hands together
STOCK = 5  # cards still to be dealt
STOCK_FIRST = 6  # the first of them
ITEMS = 7  # items on the table
SEEN = 8  # two words: cards that lie on the table or in a pile
HAND_ROOM = 10  # places for the hand cards of one seat
LINKS = 11  # where the links begin
TABLE = 12  # where the items begin
# One number a seat or a side.
HAND_COUNT = 16
ZWICKS = 24
FINES = 32
PILE_CARDS = 40
PILE_POINTS = 48
PILE_FIRST = 56
PILE_TOP = 64
HANDS = FIELDS

# An item is two words: the set of values it may count, and these parts of the other one.
_TOP, _COUNT, _POINTS, _TOTAL, _BUILDER = 7, 14, 21, 35, 48
_SEVEN, _POINTS_MASK, _TOTAL_MASK = 0x7F, 0x3FFF, 0x1FFF
BUILD, MERGED, HOLDS_WILD, LOOSE_NUMBERED = 1 << 52, 1 << 53, 1 << 54, 1 << 55
MOST_TOTAL = _TOTAL_MASK
BUILDER_AT = _BUILDER

END = 127  # no further card
GROUP = 128  # added to a link: the next card begins a new group of a merged build


def new_state(rules: Rules) -> State:
    """A state without any card."""
    state = np.zeros(int(rules[STATE_SIZE]), np.int64)
    clear(rules, state)
    return state


@inner
def clear(rules: Rules, state: State) -> None:
    """Take all cards away."""
    for index in range(FIELDS):
        state[index] = 0
    state[SEATS] = rules[PLAYERS]
    state[LAST] = -1
    state[HAND_ROOM] = rules[HAND_SIZE]
    state[LINKS] = rules[LINKS_AT]
    state[TABLE] = rules[ITEMS_AT]
    state[STOCK_FIRST] = END
    for side in range(8):
        state[PILE_FIRST + side] = END
        state[PILE_TOP + side] = END


@njit
def copy_state(into: State, state: State) -> None:
    """Copy the part of a state that is in use; ``into[:] = state`` copies all of it."""
    into, state = words(into), words(state)
    for index in range(state[TABLE] + 2 * state[ITEMS]):
        into[index] = state[index]


@inner
def hand_at(state: State, seat: int) -> int:
    """Where the hand cards of a seat begin; there are ``state[HAND_COUNT + seat]``."""
    return HANDS + seat * state[HAND_ROOM]


@inner
def item_values(state: State, place: int) -> int:
    """What an item may count, as a set of bits; 0 where a build's total has no bit."""
    return state[state[TABLE] + 2 * place]


@inner
def item_info(state: State, place: int) -> int:
    """All else about an item, for the functions below."""
    return state[state[TABLE] + 2 * place + 1]


@inner
def first_card(info: int) -> int:
    """The bottom card of an item."""
    return info & _SEVEN


@inner
def top_card(info: int) -> int:
    """The top card of an item."""
    return info >> _TOP & _SEVEN


@inner
def card_count(info: int) -> int:
    """How many cards an item has."""
    return info >> _COUNT & _SEVEN


@inner
def points_on(info: int) -> int:
    """The card points in an item."""
    return info >> _POINTS & _POINTS_MASK


@inner
def total_on(info: int) -> int:
    """The total of a build, the value a loose card keeps, else 0."""
    return info >> _TOTAL & _TOTAL_MASK


@inner
def builder(info: int) -> int:
    """The seat of a build's last builder, -1 where nobody says."""
    return (info >> _BUILDER & 15) - 1


@inner
def is_build(info: int) -> bool:
    """Whether an item is a build."""
    return info & BUILD != 0


@inner
def is_merged(info: int) -> bool:
    """Whether an item was joined from equal builds."""
    return info & MERGED != 0


@inner
def has_wild(info: int) -> bool:
    """Whether an item is or holds a wild joker."""
    return info & HOLDS_WILD != 0


@inner
def next_card(state: State, card: int) -> int:
    """The card after this one in its item, pile or stock; ``END`` where there is none."""
    return state[state[LINKS] + card] & _SEVEN


@inner
def loose_info(rules: Rules, card: int, value: int) -> int:
    """The info of a loose card, with the value it keeps or 0."""
    kind = rules[r.KIND + card]
    info = card | card << _TOP | 1 << _COUNT | rules[r.POINTS + card] << _POINTS | value << _TOTAL
    if kind == r.WILD:
        info |= HOLDS_WILD
    elif kind == r.NUMBERED:
        info |= LOOSE_NUMBERED
    return info


@inner
def build_info(under: int, over: int, total: int, seat: int) -> int:
    """The info of a build made of one item under another; ``seat`` is its builder or -1."""
    info = under & _SEVEN | over & _SEVEN << _TOP | (under | over) & HOLDS_WILD | BUILD
    info |= card_count(under) + card_count(over) << _COUNT
    info |= points_on(under) + points_on(over) << _POINTS
    return info | total << _TOTAL | seat + 1 << _BUILDER


@inner
def total_values(total: int) -> int:
    """The set of values of an item that counts ``total`` and nothing else."""
    return 1 << total if total < MOST_ITEMS else 0


@inner
def see(state: State, card: int) -> None:
    """Note that a card lies open now."""
    if card < 62:
        state[SEEN] |= 1 << card
    else:
        state[SEEN + 1] |= 1 << card - 62


@inner
def add_item(state: State, values: int, info: int) -> None:
    """Put an item at the end of the table."""
    at = state[TABLE] + 2 * state[ITEMS]
    state[at] = values
    state[at + 1] = info
    state[ITEMS] += 1


@inner
def lay(rules: Rules, state: State, card: int, value: int) -> None:
    """Put a loose card on the table, with the value it keeps or 0."""
    state[state[LINKS] + card] = END
    see(state, card)
    values = rules[r.VALUES + card] if value == 0 else 1 << value
    add_item(state, values, loose_info(rules, card, value))


@inner
def to_pile(state: State, side: int, first: int, top: int) -> None:
    """Hang the cards from ``first`` to ``top`` to the end of a side's pile; counts and points are not touched."""
    before = state[PILE_TOP + side]
    if before == END:
        state[PILE_FIRST + side] = first
    else:
        state[state[LINKS] + before] = first
    state[PILE_TOP + side] = top
    state[state[LINKS] + top] = END

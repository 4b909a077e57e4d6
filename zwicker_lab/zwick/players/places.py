"""Cards as bits while one suit is trump, and what a trick asks of a hand: the compiled twin of ``zwick.legal.duty``.

A card's *place* says how high it is within its suit: the trumps have 18 to 27, the ace of trumps highest, the three
other suits 0 to 5, 6 to 11 and 12 to 17. A hand is the sum of the bits of its places.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from zwicker_lab.kernel.jit import Ints, inner, njit
from zwicker_lab.zwick.cards import PACK, SUITS, Card, Order, trumps

LOWEST_TRUMP = 18
TRUMPS = 0x3FF << LOWEST_TRUMP
CARDS = (1 << 28) - 1
TRUMP = 3
"""The number of the suit of trumps; the others have 0 to 2."""
PLAIN = 6
"""How many cards each other suit has."""
BELLI_BITS = sum(1 << index for index, card in enumerate(PACK) if card.is_belli)
"""The Bellis as bits of the pack's order."""
INDEX = {card: index for index, card in enumerate(PACK)}
"""The number of every card in the order of the pack."""


@lru_cache(maxsize=8)
def places(order: Order) -> tuple[int, ...]:
    """The place of every card of the pack.

    >>> found = places(Order("r"))
    >>> [found[INDEX[Card(code)]] for code in ("Ar", "7b", "9r", "As", "9s", "9a")]
    [27, 26, 18, 17, 12, 0]
    """
    found = dict(zip(reversed(trumps(order.trump)), range(LOWEST_TRUMP, len(PACK)), strict=True))
    for number, suit in enumerate(suit for suit in SUITS if suit != order.trump):
        for height, rank in enumerate(reversed(order.plain)):
            found[Card(rank + suit)] = PLAIN * number + height
    return tuple(found[card] for card in PACK)


def places_of(cards: tuple[Card, ...], order: Order) -> int:
    """Cards as bits; unknown ones are left out."""
    found = places(order)
    return sum(1 << found[INDEX[card]] for card in cards if card in INDEX)


def cards_of(bits: int, order: Order) -> tuple[Card, ...]:
    """The cards of bits, in the order of the pack.

    >>> cards_of(places_of((Card("7b"), Card("Ks")), Order("r")), Order("r"))
    ('7b', 'Ks')
    """
    return tuple(card for card, place in zip(PACK, places(order), strict=True) if bits >> place & 1)


def every_order(orders: tuple[Order, ...]) -> Ints:
    """The places under every trump, one after another."""
    return np.array([place for order in orders for place in places(order)], np.int64)


@inner
def suit_at(place: int) -> int:
    """The suit of a place, ``TRUMP`` for trumps."""
    return TRUMP if place >= LOWEST_TRUMP else place // PLAIN


@inner
def suit_bits(suit: int) -> int:
    """All cards of a suit."""
    return TRUMPS if suit == TRUMP else 0x3F << PLAIN * suit


@inner
def above(place: int) -> int:
    """The cards of the same suit that are higher."""
    return suit_bits(suit_at(place)) & ~((2 << place) - 1)


@inner
def beats(place: int, best: int) -> bool:
    """Whether a card played later takes the trick from the best so far."""
    return place >= LOWEST_TRUMP if suit_at(place) != suit_at(best) else place > best


@njit
def due(hand: int, led: int, best: int, must_win: int) -> int:
    """The cards of a hand that may be played on a trick: the led suit, its best card; ``best`` is -1 for the lead."""
    if best < 0:
        return hand
    same = hand & suit_bits(led)
    if same:
        higher = same & above(best) if must_win and suit_at(best) == led else 0
        return higher if higher else same
    ruffs = hand & TRUMPS
    if ruffs:
        higher = ruffs & above(best) if must_win and best >= LOWEST_TRUMP else 0
        return higher if higher else ruffs
    return hand


@inner
def winners(cards: int, best: int) -> int:
    """Those of the cards that would take the trick from the best so far."""
    return cards & (above(best) if best >= LOWEST_TRUMP else above(best) | TRUMPS)

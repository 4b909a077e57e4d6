"""Which card the traditional player plays: safe strokes first, outstanding trumps counted, the bird avoided."""

from __future__ import annotations

from zwicker_lab.kernel.jit import Ints, highest, lowest, njit, popcount
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.course import active_seats
from zwicker_lab.zwick.players.places import CARDS, LOWEST_TRUMP, PLAIN, TRUMPS, above, due, suit_at, suit_bits, winners
from zwicker_lab.zwick.players.state import State


@njit
def choices(rules: Ints, state: State) -> int:
    """The cards the seat to move may play or lay away."""
    hand = state[s.HANDS + state[s.TURN]]
    if state[s.PHASE] == s.LAYING:
        return hand
    return due(hand, state[s.LED], state[s.BEST], rules[s.MUST_WIN])


@njit
def traditional_card(rules: Ints, state: State) -> int:
    """The place of the card to play."""
    cards, hand = choices(rules, state), state[s.HANDS + state[s.TURN]]
    if cards & (cards - 1) == 0:
        return lowest(cards)
    if state[s.PHASE] == s.LAYING:
        return cheapest(cards)
    outstanding = CARDS & ~(hand | state[s.OPEN])
    if state[s.COUNT] == 0:
        return _lead(hand, outstanding)
    taking = winners(cards, state[s.BEST])
    if not taking:
        return cheapest(cards)
    if state[s.COUNT] == active_seats(rules, state) - 1:
        return lowest(taking)
    sure = masters(taking, outstanding)
    if sure:
        return lowest(sure)
    return highest(taking) if state[s.STROKES + state[s.TURN]] == 0 else lowest(taking)


@njit
def _lead(hand: int, outstanding: int) -> int:
    """Trumps while two are left and the highest is a master; else a master of another suit; else the lowest card.

    The last master among the trumps is kept: it makes its stroke whenever it is played, and wins the last trick.
    """
    trumps, plain = hand & TRUMPS, hand & ~TRUMPS
    sure, out = masters(hand, outstanding), outstanding & TRUMPS
    if out and sure & TRUMPS and (popcount(trumps) > 1 or not plain):
        return highest(trumps)
    if sure & ~TRUMPS:
        return highest(sure & ~TRUMPS)
    if plain:
        return cheapest(plain)
    return highest(trumps) if sure else lowest(trumps)


@njit
def masters(cards: int, outstanding: int) -> int:
    """Those of the cards that no outstanding one of their suit can take."""
    found, left = 0, cards
    while left:
        place = highest(left)
        left &= ~(1 << place)
        if outstanding & above(place) == 0:
            found |= 1 << place
    return found


@njit
def cheapest(cards: int) -> int:
    """The card one needs least: the lowest of another suit, of the shorter one where two are as low; else of trumps."""
    best, least = -1, 1 << 20
    left = cards
    while left:
        place = lowest(left)
        left &= left - 1
        if place >= LOWEST_TRUMP:
            cost = 1000 + place
        else:
            cost = 10 * (place % PLAIN) + popcount(cards & suit_bits(suit_at(place)))
        if cost < least:
            best, least = place, cost
    return best

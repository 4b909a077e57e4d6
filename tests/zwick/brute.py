"""Which cards may be played, worked out the long way: no code shared with the engine."""

from __future__ import annotations

HIGH = {
    "a": ["Aa", "7b", "7s", "7r", "7a", "Ka", "Oa", "Ua", "Ta", "9a"],
    "r": ["Ar", "7b", "7s", "7r", "7a", "Kr", "Or", "Ur", "Tr", "9r"],
    "b": ["Ab", "7b", "7s", "7r", "7a", "Kb", "Ob", "Ub", "Tb", "9b"],
    "s": ["As", "7b", "7s", "7r", "7a", "Ks", "Os", "Us", "Ts", "9s"],
}
"""The ten trumps of each suit, high to low, as the rules list them."""


def worth(card: str, trump: str, led: str, ten_high: bool) -> int:
    """How high a card stands in a trick; 0 for one that can take nothing."""
    if card in HIGH[trump]:
        return 100 - HIGH[trump].index(card)
    if led in HIGH[trump] or card[1] != led[1]:
        return 0
    return {"A": 9, "T": 8 if ten_high else 4, "K": 7, "O": 6, "U": 5, "9": 1}[card[0]]


def may_play(trump: str, trick: list[str], hand: list[str], weak: bool = False, ten_high: bool = False) -> set[str]:
    """The cards of a hand that may be played to a trick."""
    if not trick:
        return set(hand)
    led, trumps = trick[0], set(HIGH[trump])
    suited = {card for card in hand if card[1] == led[1]} - trumps
    asked = (set() if led in trumps else suited) or set(hand) & trumps
    if not asked:
        return set(hand)
    there = max(worth(card, trump, led, ten_high) for card in trick)
    taking = {card for card in asked if worth(card, trump, led, ten_high) > there}
    return asked if weak or not taking else taking


def taken_by(trump: str, trick: list[str], ten_high: bool = False) -> str:
    """The card that takes a trick."""
    return max(trick, key=lambda card: worth(card, trump, trick[0], ten_high))

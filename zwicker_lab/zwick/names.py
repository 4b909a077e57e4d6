"""How cards and suits are named for people: in full, and short as printed on the card."""

from __future__ import annotations

from collections.abc import Iterable

from zwicker_lab.names import listed
from zwicker_lab.texts import say
from zwicker_lab.zwick.cards import UNKNOWN, Card


def card_name(card: Card, lang: str) -> str:
    """The full name of a card.

    >>> card_name(Card("Tb"), "en"), card_name(Card("Ob"), "de"), card_name(Card("7s"), "en")
    ('ten of bells', 'Schellen-Ober', 'Belli of shields')
    """
    if card == UNKNOWN:
        return say(lang, "card-unknown")
    return say(lang, "zwick-card", rank=say(lang, f"zwick-rank-{card.rank}"), suit=suit_name(card.suit, lang))


def card_index(card: Card) -> str:
    """The rank as it is printed in the corner of the card, the same in both languages.

    >>> card_index(Card("Tb")), card_index(Card("7s"))
    ('10', '7')
    """
    return "10" if card.rank == "T" else card.rank


def card_sign(card: Card, lang: str) -> str:
    """The short name of a card: its index and its suit.

    >>> card_sign(Card("Tb"), "de"), card_sign(Card("Ks"), "en")
    ('Schellen 10', 'K shields')
    """
    if card == UNKNOWN:
        return "?"
    return say(lang, "zwick-card-sign", index=card_index(card), suit=suit_name(card.suit, lang))


def suit_name(suit: str, lang: str) -> str:
    """The name of a suit.

    >>> suit_name("s", "de"), suit_name("a", "en")
    ('Schilten', 'acorns')
    """
    return say(lang, f"zwick-suit-{suit}")


def cards_listed(cards: Iterable[Card], lang: str, last: str = "and") -> str:
    """Cards in words.

    >>> cards_listed((Card("Kb"), Card("Ar")), "de", "or")
    'Schellen-König oder Rosen-Ass'
    """
    return listed((card_name(card, lang) for card in cards), lang, last)

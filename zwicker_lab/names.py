"""How cards, items and numbers are told to people: cards in full, and short with the suit's sign."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.texts import decimal_sign, say

if TYPE_CHECKING:
    from zwicker_lab.zwicker.items import Item

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def card_name(card: Card, lang: str) -> str:
    """The full name of a card.

    >>> card_name(Card("Td"), "en"), card_name(Card("Qs"), "de"), card_name(Card("*20"), "en")
    ('10 of diamonds', 'Pik-Dame', 'joker 20')
    """
    if card == UNKNOWN:
        return say(lang, "card-unknown")
    if card.is_joker:
        kind = "card-wild-joker" if card.is_wild else "card-joker"
        return say(lang, kind, mark=card.rank.upper())
    rank = say(lang, f"rank-{card.rank}") if card.rank in "ATJQK" else card.rank
    return say(lang, "card-name", rank=rank, suit=say(lang, f"suit-{card.suit}"))


def card_sign(card: Card, lang: str) -> str:
    """The short name of a card, as printed on it.

    >>> card_sign(Card("Td"), "en"), card_sign(Card("Qs"), "de"), card_sign(Card("*20"), "de")
    ('10♦', 'D♠', 'Joker 20')
    """
    if card == UNKNOWN:
        return "?"
    if card.is_joker:
        return say(lang, "card-wild-sign" if card.is_wild else "card-joker-sign", mark=card.rank.upper())
    rank = say(lang, f"index-{card.rank}") if card.rank in "ATJQK" else card.rank
    return rank + SIGNS[card.suit]


def item_sign(item: Item, lang: str) -> str:
    """The short name of a loose card, or of a build by its total.

    >>> from zwicker_lab.zwicker.items import Item
    >>> item_sign(Item.read("(9c 3h =6)"), "en")
    'build of 6'
    """
    if item.is_build:
        return say(lang, "item-build", total=item.total)
    sign = card_sign(item.cards[0], lang)
    return sign if item.total is None else f"{sign}={item.total}"


def capital(text: str) -> str:
    """The text with a capital letter in front, as a sentence begins.

    >>> capital("build of 6 fits"), capital("9♠ fits")
    ('Build of 6 fits', '9♠ fits')
    """
    return text[:1].upper() + text[1:]


def listed(parts: Iterable[object], lang: str, last: str = "and") -> str:
    """A list in words: ``a, b and c``, or with *or* before the last.

    >>> listed([4, 14], "en", "or"), listed(["5♣", "3♥", "2♠"], "de")
    ('4 or 14', '5♣, 3♥ und 2♠')
    """
    words = [str(part) for part in parts]
    if len(words) < 2:
        return "".join(words)
    return say(lang, f"list-{last}", first=", ".join(words[:-1]), last=words[-1])


def values_text(values: tuple[int, ...], lang: str) -> str:
    """The values of a card in words; a run is said by its ends.

    >>> values_text((4, 14), "de"), values_text(tuple(range(2, 15)), "en")
    ('4 oder 14', '2 to 14')
    """
    if len(values) > 3 and values == tuple(range(values[0], values[-1] + 1)):
        return say(lang, "values-range", low=values[0], high=values[-1])
    return listed(values, lang, "or")


def percent(chance: Fraction | float, lang: str) -> str:
    """A chance in whole per cent; nothing that can happen is 0 %, nothing uncertain 100 %.

    >>> percent(Fraction(31, 100), "de"), percent(Fraction(1, 1000), "en"), percent(Fraction(999, 1000), "en")
    ('31 %', 'less than 1 %', 'more than 99 %')
    """
    if 0 < chance < Fraction(1, 100):
        return say(lang, "advice-percent-under")
    if 1 > chance > Fraction(99, 100):
        return say(lang, "advice-percent-over")
    return say(lang, "advice-percent", percent=round(100 * chance))


def decimal(number: float, lang: str) -> str:
    """A number of points with one decimal.

    >>> decimal(1.25, "en"), decimal(Fraction(3, 2), "de"), decimal(-0.04, "en")
    ('1.2', '1,5', '0.0')
    """
    written = f"{float(number):.1f}".replace("-0.0", "0.0").replace("-", "−")
    return decimal_sign(written, lang)

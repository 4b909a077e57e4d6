"""The 28 Swiss-German cards and the order in which they take each other.

A card is its code, rank then suit: ``Kb`` the king of bells, ``Ta`` the ten of acorns, ``7s`` the Belli of shields.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from zwicker_lab.errors import InputError

RANKS = "AKOUT97"
SUITS = "arbs"


class Card(str):
    """One card: an immutable string that knows its rank and suit.

    >>> Card("Kb").rank, Card("Kb").suit, Card("7s").is_belli
    ('K', 'b', True)
    """

    __slots__ = ()

    @property
    def rank(self) -> str:
        """The rank, ``A K O U T 9 7``."""
        return self[0]

    @property
    def suit(self) -> str:
        """The printed suit: ``a`` acorns, ``r`` roses, ``b`` bells, ``s`` shields."""
        return self[1]

    @property
    def is_belli(self) -> bool:
        """Whether this is a seven, which is always a trump."""
        return self[0] == "7"


UNKNOWN = Card("?")
PACK = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
BELLIS = tuple(Card("7" + suit) for suit in "bsra")
"""The Bellis, the highest first."""
TEN_OF_BELLS = Card("Tb")
_CARDS = {str(code): code for code in PACK}


def card(code: str) -> Card:
    """Read one card code; raises ``InputError`` naming the code when it is none.

    >>> card("Ob")
    'Ob'
    """
    if code not in _CARDS:
        raise InputError("zwick-bad-card", card=code)
    return _CARDS[code]


@lru_cache(maxsize=len(SUITS))
def trumps(suit: str) -> tuple[Card, ...]:
    """The ten trumps when this suit is trump, the highest first.

    >>> " ".join(trumps("r"))
    'Ar 7b 7s 7r 7a Kr Or Ur Tr 9r'
    """
    ace, *others = (Card(rank + suit) for rank in "AKOUT9")
    return (ace, *BELLIS, *others)


@dataclass(frozen=True, slots=True)
class Order:
    """Which card takes which while one suit is trump; ``plain`` are the ranks of the other suits, the highest first.

    >>> order = Order("r")
    >>> order.beats(Card("7a"), Card("Ab")), order.beats(Card("Kb"), Card("As"))
    (True, False)
    """

    trump: str
    plain: str = "AKOUT9"

    def suit(self, card: Card) -> str:
        """The suit a card belongs to in play: a Belli is a trump and never its printed suit."""
        return self.trump if card[0] == "7" else card[1]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is one of the ten trumps."""
        return card[0] == "7" or card[1] == self.trump

    def beats(self, card: Card, other: Card) -> bool:
        """Whether ``card``, played after ``other``, takes it."""
        if self.suit(card) != self.suit(other):
            return self.is_trump(card)
        if self.is_trump(card):
            order = trumps(self.trump)
            return order.index(card) < order.index(other)
        return self.plain.index(card[0]) < self.plain.index(other[0])

    def best(self, trick: tuple[Card, ...]) -> Card:
        """The card that takes a trick, of those played so far in their order."""
        best = trick[0]
        for card in trick[1:]:
            if self.beats(card, best):
                best = card
        return best

    def sorted(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Cards as one holds them: trumps first, then suit by suit, the highest first.

        >>> " ".join(Order("r").sorted((Card("9b"), Card("7a"), Card("Ab"), Card("Ar"))))
        'Ar 7a Ab 9b'
        """
        high = trumps(self.trump)

        def place(card: Card) -> tuple[int, int]:
            if self.is_trump(card):
                return -1, high.index(card)
            return SUITS.index(card.suit), self.plain.index(card.rank)

        return tuple(sorted(cards, key=place))

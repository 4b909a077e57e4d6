"""Cards and packs: the codes every other part speaks.

A card is its code, ``rank`` then ``suit``: ``9s``, ``Td``, ``Kh``. Numbered jokers are ``*15``, wild jokers
``*a``, and a card of a second pack ends in an apostrophe: ``7d'``.
"""

from __future__ import annotations

import re
from functools import lru_cache

from zwicker_lab.errors import InputError

RANKS = "A23456789TJQK"
SUITS = "shdc"
_CODE = re.compile(rf"(?:[{RANKS}][{SUITS}]'?|\*(?:[1-9]\d?|[a-z]))")


class Card(str):
    """One card: an immutable string that knows its rank and suit.

    >>> Card("9s").rank, Card("9s").suit
    ('9', 's')
    >>> Card("*20").is_joker, Card("*a").is_wild, Card("7d'").plain
    (True, True, '7d')
    """

    __slots__ = ()

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker, numbered or wild."""
        return self[0] == "*"

    @property
    def is_wild(self) -> bool:
        """Whether this is a wild joker (``*a``, ``*b`` ...)."""
        return self[0] == "*" and self[1].isalpha()

    @property
    def rank(self) -> str:
        """The rank, ``A 2..9 T J Q K``; of a joker what follows the star."""
        return self[1:] if self[0] == "*" else self[0]

    @property
    def suit(self) -> str:
        """The suit, ``s h d c``; empty for a joker."""
        return "" if self[0] == "*" else self[1]

    @property
    def plain(self) -> str:
        """The code without the mark of the second pack."""
        return self.rstrip("'")


UNKNOWN = Card("?")


@lru_cache(maxsize=1024)
def card(code: str) -> Card:
    """Read one card code.

    Raises ``InputError`` naming the code when it is none.

    >>> card("Td")
    'Td'
    """
    if not _CODE.fullmatch(code):
        raise InputError("bad-card", card=code)
    return Card(code)


def standard_pack(copies: int = 1) -> tuple[Card, ...]:
    """The 52 cards without jokers, ace to king in each suit; a second copy carries the apostrophe.

    >>> len(standard_pack()), standard_pack(2)[-1]
    (52, "Kc'")
    """
    return tuple(Card(rank + suit + "'" * copy) for copy in range(copies) for suit in SUITS for rank in RANKS)

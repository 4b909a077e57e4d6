"""A move: whatever a seat decides, as one small word that can be written and read again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.cards import Card, card

Kind = Literal["cut", "lick", "stop", "deal", "misdeal", "turn", "keep", "pass", "join", "out", "lay", "card"]
WORDS: tuple[Kind, ...] = ("lick", "stop", "deal", "misdeal", "turn", "keep", "pass", "join", "out")
"""The moves that are a word and nothing more."""
_CUT = re.compile(r"cut ([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class Move:
    """One move. A card is played by its code; everything before the play is a word.

    | written | who | what |
    |---|---|---|
    | ``cut 12`` | cutter | lifts so many cards |
    | ``lick`` / ``stop`` | cutter, then dealer | takes the bottom card of the lifted part / takes no more |
    | ``deal`` / ``misdeal`` | dealer | deals / it went wrong, which nobody chooses |
    | ``turn`` / ``pass`` | holder of the stock | turns the top card / hands the stock on |
    | ``keep`` / ``turn`` | turner | that suit is trump / turns a second card, which stands |
    | ``join`` / ``out`` | each other seat | takes part / does not |
    | ``lay Ks`` | a seat with more than five cards | lays a card away, where a switch asks for it |
    | ``Kb`` | a seat that takes part | plays the card |

    >>> Move.read("cut  12"), str(Move.read("lay Ks")), Move.read("Kb").card
    (Move(kind='cut', number=12, card=None), 'lay Ks', 'Kb')
    """

    kind: Kind
    number: int = 0
    card: Card | None = None

    @classmethod
    def read(cls, text: str) -> Move:
        """Read a move; raises ``InputError`` that says what a move looks like."""
        return _read(" ".join(text.split()))

    @classmethod
    def play(cls, played: Card) -> Move:
        """The move that plays a card."""
        return cls("card", card=played)

    def __str__(self) -> str:
        if self.kind == "cut":
            return f"cut {self.number}"
        if self.card is None:
            return self.kind
        return self.card if self.kind == "card" else f"{self.kind} {self.card}"


@lru_cache(maxsize=1024)
def _read(text: str) -> Move:
    for word in WORDS:
        if text == word:
            return Move(word)
    if found := _CUT.fullmatch(text):
        return Move("cut", int(found[1]))
    first, _, rest = text.partition(" ")
    try:
        return Move("lay", card=card(rest)) if first == "lay" else Move("card", card=card(text))
    except InputError:
        raise InputError("zwick-bad-move", text=text) from None

"""What can be said about a move: a code, the numbers, and the sentence made from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from zwicker_lab.names import capital, decimal, percent
from zwicker_lab.texts import say
from zwicker_lab.zwick.names import card_name, cards_listed, suit_name


@dataclass(frozen=True, slots=True)
class Claim:
    """One reason for or against a move: ``code`` says what kind, ``numbers`` hold all that the sentence tells.

    >>> from zwicker_lab.zwick import Card
    >>> numbers = {"cards": (Card("Ar"), Card("7b")), "count": 2, "strokes": 1.92, "bird": 0.04, "points": 1.72}
    >>> print(Claim("join", numbers).text("en"))
    With the ace of roses and Belli of bells you make 1.9 strokes on average and get a bird in 4 % of the deals: \
1.7 points; staying out is 0.
    """

    code: str
    numbers: Mapping[str, Any]

    def text(self, lang: str) -> str:
        """The sentence in ``lang``."""
        told = {name: _TELL.get(name, _plain)(entry, lang) for name, entry in self.numbers.items()}
        if "bird" in self.numbers:
            told["rate"] = self.numbers["bird"]
        return capital(say(lang, f"zwick-advice-{self.code}", **told))


def _plain(entry: Any, lang: str) -> Any:
    return entry


_TELL: dict[str, Callable[[Any, str], Any]] = {
    "cards": cards_listed,
    "card": card_name,
    "best": card_name,
    "suit": suit_name,
    "bird": percent,
    "strokes": decimal,
    "points": decimal,
    "lost": decimal,
}

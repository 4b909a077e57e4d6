"""What can be said about a move: a code, the numbers, and the sentence made from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from zwicker_lab.cards import RANKS, Card
from zwicker_lab.names import capital, card_name, card_sign, decimal, item_sign, listed, percent
from zwicker_lab.texts import say
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move

MOST_NAMED = 3
MOST_ITEMS = 5


@dataclass(frozen=True, slots=True)
class Claim:
    """One reason for or against a move: ``code`` says what kind, ``numbers`` hold all that the sentence tells.

    Cards and items stand in ``numbers`` as in a position line, seats by name, chances as exact fractions.

    >>> numbers = {"items": ("6s", "8d"), "cards": ("Ks", "Kd"), "seat": "E", "chance": Fraction(31, 100), "points": 1}
    >>> print(Claim("sweep", numbers).text("en"))
    Leaves 6♠ and 8♦: a king clears the table for 1 point, and East holds one in 31 % of the possible deals.
    """

    code: str
    numbers: Mapping[str, Any]

    def text(self, lang: str) -> str:
        """The sentence in ``lang``."""
        told = {name: _TELL[name](entry, lang) for name, entry in self.numbers.items() if name in _TELL}
        if "seat" in self.numbers and "chance" in self.numbers:
            told["holds"] = _holds(**{name: self.numbers[name] for name in ("seat", "chance", "cards")}, lang=lang)
        return capital(say(lang, f"advice-{self.code.replace('_', '-')}", **told))


def _holds(seat: str, chance: Fraction, cards: tuple[str, ...], lang: str) -> str:
    """That the seat holds such a card, with the chance; without where it is certain."""
    only = len(cards) == 1 and Card(cards[0]).is_joker and not Card(cards[0]).is_wild
    told = {"seat": say(lang, "seat-name", seat=seat), "kind": "this" if only else "such"}
    if chance == 1:
        return say(lang, "advice-holds-surely", **told)
    return say(lang, "advice-holds", **told, chance=percent(chance, lang))


def _any_of(cards: Iterable[str], lang: str) -> str:
    """Cards by rank, as whoever holds one may have any: ``a king or the joker 20``; many only by their number."""
    ranks = dict.fromkeys("*" if Card(card).is_wild else Card(card).rank for card in cards)
    if len(ranks) > MOST_NAMED:
        return say(lang, "advice-any-many", count=len(tuple(cards)))
    return listed((_any(rank, lang) for rank in sorted(ranks, key=_order)), lang, "or")


def _any(rank: str, lang: str) -> str:
    kind = {"8": "eight", "*": "wild"}.get(rank) or (rank if rank in "ATJQK" else "number")
    if len(rank) > 1:
        kind = "joker"
    return say(lang, "advice-any", kind=kind, rank=rank)


def _order(rank: str) -> int:
    return RANKS.index(rank) if rank in RANKS else 100 + (int(rank) if rank.isdecimal() else 0)


def _prizes(cards: Iterable[str], lang: str) -> str:
    """Cards that score, in full."""
    return listed((say(lang, "advice-prize", card=card_name(Card(card), lang)) for card in cards), lang)


def _items(items: tuple[str, ...], lang: str) -> str:
    if len(items) > MOST_ITEMS:
        return say(lang, "advice-items-many", count=len(items))
    return listed((item_sign(Item.read(item), lang) for item in items), lang)


def _plain(entry: Any, lang: str) -> Any:
    return entry


def _move(text: str, lang: str) -> str:
    """A move as something one does: ``taking 8♥ with 8♠``."""
    move = Move.read(text)
    items = listed((item_sign(item, lang) for item in move.items), lang)
    told = {"card": card_sign(move.card, lang), "items": items, "total": move.total or 0}
    return say(lang, f"advice-move-{move.kind}", **told)


def _sign(card: str, lang: str) -> str:
    return card_sign(Card(card), lang)


def _seat(seat: str, lang: str) -> str:
    return say(lang, "seat-name", seat=seat)


_TELL: dict[str, Any] = {
    "prizes": _prizes,
    "items": _items,
    "cards": _any_of,
    "card": _sign,
    "own": _sign,
    "seat": _seat,
    "chance": percent,
    "loss": decimal,
    "others": decimal,
    "lost": decimal,
    "points": _plain,
    "count": _plain,
    "pile": _plain,
    "pack": _plain,
    "total": _plain,
    "fine": _plain,
    "worlds": _plain,
    "move": _move,
    "side": _plain,
}
"""How each number is told; what stands nowhere here is for whoever checks."""

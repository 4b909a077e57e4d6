"""Why a move is refused: a code, the rule, the numbers, and the sentence made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from zwicker_lab.names import capital
from zwicker_lab.texts import say
from zwicker_lab.zwick.cards import Card
from zwicker_lab.zwick.names import card_name, cards_listed, suit_name


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal.

    ``code`` is one of ``deal_over not_your_turn not_now cut_range must_join not_in_hand must_follow must_beat
    must_give_trump must_trump must_overtrump``, ``rule`` the section of the rules (``lick``, ``join``, ``play`` ...),
    ``numbers`` what the text needs; ``due`` in it are the cards that would be right.

    >>> from zwicker_lab.zwick import Move, read_position
    >>> position = read_position("zwick; trump r; trick Ab; hand 7b Kb 9a 9r Ar")
    >>> print(position.refusal(Move.read("7b")).text("en"))
    The Belli of bells is a trump and not one of the bells. Bells were led: follow with the king of bells.
    """

    code: str
    rule: str
    numbers: Mapping[str, Any] = field(default_factory=dict)

    def text(self, lang: str) -> str:
        """The reason in ``lang``: what does not go and what would."""
        entry = f"zwick-reason-{self.code.replace('_', '-')}"
        said = [say(lang, entry, **self._values(lang))]
        if belli := self.numbers.get("belli"):
            name, suit = card_name(belli, lang), suit_name(belli.suit, lang)
            said.insert(0, say(lang, "zwick-reason-belli", card=name, suit=suit))
        return " ".join(map(capital, said))

    def rule_name(self, lang: str) -> str:
        """The name of the rule that forbids the move."""
        return say(lang, f"zwick-rule-{self.rule}")

    def _values(self, lang: str) -> dict[str, object]:
        return {key: _told(key, value, lang) for key, value in self.numbers.items() if key != "belli"}


def _told(key: str, value: Any, lang: str) -> object:
    if key == "suit":
        return suit_name(value, lang)
    if isinstance(value, Card):
        return card_name(value, lang)
    return cards_listed(value, lang, "or") if isinstance(value, tuple) else value

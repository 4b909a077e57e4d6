"""The table at which a deal is entered: what is unknown holds nobody back, and what cannot have been is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.texts import say
from zwicker_lab.ui.enter.deal import PLAY, EnteredDeal
from zwicker_lab.ui.table.trying import TableTry
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position


class EnterTable(TableTry):
    """A table whose mover holds what is known of the hand; ``may(move)`` says whether a move can have been played."""

    def __init__(self, position: Position, *, may: Callable[[Move], bool], **settings: Any) -> None:
        self._may = may
        super().__init__(position, show_seats=True, can_undo=False, **settings)

    def _draw(self, *, keep_offer: bool = False) -> None:
        super()._draw(keep_offer=keep_offer)
        if self.frozen and not self.position.table and not self.position.is_over:
            self.scene = self.scene | {"empty": {"title": say(self.lang, "enter-empty"), "text": ""}}

    def _all_uses(self) -> list[Move]:
        """The uses of the chosen card; of builds those whose total somebody with such a hand can hold."""
        held: dict[int, bool] = {}
        kept = []
        for move in super()._all_uses():
            if move.total is not None and move.total not in held:
                held[move.total] = self._may(move)
            if move.total is None or held[move.total]:
                kept.append(move)
        return kept


def staged(deal: EnteredDeal, picked: Card | None) -> Position:
    """The position as it is shown: the mover holds what is known and the card that was picked.

    While some of the hand is unknown, the rule that a builder must hold the total is left to ``EnteredDeal``.

    >>> from zwicker_lab.variants import load_variant
    >>> deal = EnteredDeal.begin(load_variant("zwicker3"), 2, 1)
    >>> for card in ("9d", "5c", "4h"):
    ...     deal = deal.lay(Card(card))
    >>> staged(deal, Card("9s")).hand, staged(deal, None).hand
    (('9s',), ('?', '?', '?', '?'))
    """
    shown, turn = deal.shown, deal.here.turn
    if deal.asks != PLAY or not deal.unknown_in_hand(turn):
        return shown
    known = tuple(card for card in shown.hands[turn] if card != UNKNOWN)
    hand = (*known, *((picked,) if picked is not None else ())) or shown.hands[turn]
    hands = tuple(hand if seat == turn else held for seat, held in enumerate(shown.hands))
    free = shown.variant.with_changes({"builder_holds": "no"})
    return shown.changed(variant=free, hands=hands)

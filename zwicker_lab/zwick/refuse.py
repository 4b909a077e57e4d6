"""Whether one move is legal, and if not, why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zwicker_lab.zwick import legal
from zwicker_lab.zwick.cards import PACK, Card
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.reasons import Reason

if TYPE_CHECKING:
    from zwicker_lab.zwick.position import Position


def refusal(position: Position, move: Move, seat: str | None = None) -> Reason | None:
    """Why ``move`` is not legal; ``None`` where it is. ``seat`` names who makes it, else the seat to move.

    Turn and phase come first, then the bounds of the move, then the duties of the trick.
    """
    if position.is_over:
        return Reason("deal_over", "score")
    if seat is not None and seat != position.mover:
        return Reason("not_your_turn", "direction", {"seat": seat, "mover": position.mover})
    if move.kind not in legal.CHOICES[position.phase]:
        return Reason("not_now", position.phase, {"phase": position.phase, "mover": position.mover})
    if move.kind == "cut" and not 1 <= move.number < len(PACK):
        return Reason("cut_range", "cut", {"number": move.number, "most": len(PACK) - 1})
    if move.kind == "out" and (why := legal.bond(position, position.turn)):
        return Reason("must_join", "join", {"why": why})
    return None if move.card is None else _card(position, move.card)


def _card(position: Position, card: Card) -> Reason | None:
    if card not in legal.known_hand(position):
        return Reason("not_in_hand", position.phase, {"card": card})
    if position.phase == "lay":
        return None
    due = legal.played_by(position)
    return None if card in due.cards else _missed(position, card, due)


def _missed(position: Position, card: Card, due: legal.Duty) -> Reason:
    """What a card that is not due fails to do."""
    order, trick = position.order, position.trick
    led, best = trick[0], order.best(trick)
    told = {"card": card, "led": led, "suit": order.suit(led), "best": best, "due": due.cards}
    if due.task in ("overtrump", "trump"):
        code = "must_overtrump" if order.is_trump(card) else "must_trump"
        return Reason(code, "play", told)
    if order.suit(card) == order.suit(led):
        return Reason("must_beat", "play", told)
    if order.is_trump(led):
        return Reason("must_give_trump", "play", told | ({"belli": led} if led.is_belli else {}))
    misread = card.is_belli and card.suit == order.suit(led)
    return Reason("must_follow", "play", told | ({"belli": card} if misread else {}))

"""Playing a move: from one position to the next, phase by phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from zwicker_lab.errors import InputError
from zwicker_lab.zwick import dealing
from zwicker_lab.zwick.cards import UNKNOWN, Card
from zwicker_lab.zwick.moves import Kind, Move
from zwicker_lab.zwick.reasons import Reason
from zwicker_lab.zwick.refuse import refusal
from zwicker_lab.zwick.rules import HAND

if TYPE_CHECKING:
    from zwicker_lab.zwick.position import Position


class IllegalMove(ValueError):  # noqa: N818 - what it is, in the game's words
    """A move that was not legal; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.text("en")


def play(position: Position, move: Move) -> Position:
    """The position after a move; raises ``IllegalMove`` where it is refused."""
    reason = refusal(position, move)
    if reason is not None:
        raise IllegalMove(reason)
    return after(position, move)


def after(position: Position, move: Move) -> Position:
    """The position after a move that ``legal_moves`` offered; it is not checked again."""
    return _WORK[move.kind](position, move)


def _seen(card: Card) -> Card:
    if card == UNKNOWN:
        raise InputError("zwick-card-unknown")
    return card


# ---- cut, lick, deal -------------------------------------------------------------------------------------------


def _cut(position: Position, move: Move) -> Position:
    shown = _seen(position.stock[move.number - 1])
    cut = position.changed(lifted=move.number, shown=shown, phase="lick", turn=position.cutter)
    return cut if _may_lick(cut) else _to_deal(cut)


def _may_lick(position: Position) -> bool:
    most = position.rules.most_licked(position.players)
    return len(position.licked) < most and position.lifted > 0


def _lick(position: Position, move: Move) -> Position:
    at = position.lifted - 1
    card = _seen(position.stock[at])
    taken = position.changed(
        hands=_with(position, position.turn, (*position.hand, card)),
        stock=position.stock[:at] + position.stock[at + 1 :],
        lifted=at,
        licker=position.turn,
        licked=(*position.licked, card),
    )
    return taken if _may_lick(taken) else _to_deal(taken)


def _stop(position: Position, move: Move) -> Position:
    """If the cutter licks none, the dealer may lick from the same cut."""
    if position.licker is None and position.turn == position.cutter:
        return position.changed(turn=position.dealer)
    return _to_deal(position)


def _to_deal(position: Position) -> Position:
    return position.changed(phase="deal", turn=position.dealer)


def _deal(position: Position, move: Move) -> Position:
    hands, stock = dealing.dealt(position)
    return position.changed(phase="turn", turn=position.first, lifted=0, hands=hands, stock=stock)


def _misdeal(position: Position, move: Move) -> Position:
    return position.changed(phase="misdeal")


# ---- trump -----------------------------------------------------------------------------------------------------


def _turn(position: Position, move: Move) -> Position:
    """Turn the top card; a second one stands, and where a Belli does not count the next is turned in its place."""
    second = position.phase == "keep"
    turned: tuple[Card, ...] = (_seen(position.stock[0]),)
    stock = position.stock[1:]
    while position.rules.switches.belli_turned == "another" and turned[-1].is_belli and stock:
        turned, stock = (*turned, _seen(stock[0])), stock[1:]
    joined = tuple(True if seat == position.turn else None for seat in range(position.players))
    opened = position.changed(
        phase="keep",
        turner=position.turn,
        trump=turned[-1].suit,
        turned=position.turned + turned,
        stock=stock,
        joined=joined,
    )
    return _keep(opened, move) if second or not stock else opened


def _keep(position: Position, move: Move) -> Position:
    return position.changed(phase="join", turn=(position.turn + 1) % position.players)


def _pass(position: Position, move: Move) -> Position:
    """The stock goes on to the right (switch ``may_turn``); after the last the deal is over."""
    last = {
        "all": position.dealer,
        "not_dealer": position.cutter,
        "first": position.first,
    }[position.rules.switches.may_turn]
    if position.turn == last:
        return position.changed(phase="nobody")
    return position.changed(turn=(position.turn + 1) % position.players)


# ---- who plays -------------------------------------------------------------------------------------------------


def _answer(position: Position, move: Move) -> Position:
    answers = list(position.joined)
    answers[position.turn] = move.kind == "join"
    following = (position.turn + 1) % position.players
    asked = position.changed(joined=tuple(answers), turn=following)
    if following != position.turner:
        return asked
    return _before_play(asked) if sum(map(bool, answers)) > 1 else asked.changed(phase="unopposed")


def _before_play(position: Position) -> Position:
    """The turner takes the turned card where a switch says so, and hands of more than five lay cards away."""
    if position.rules.switches.turned_card == "taken":
        position = position.changed(hands=_with(position, position.turn, (*position.hand, position.turned[-1])))
    return _next_to_lay(position)


def _next_to_lay(position: Position) -> Position:
    first = position.turner or 0
    for step in range(position.players):
        seat = (first + step) % position.players
        if position.joined[seat] and len(position.hands[seat]) > HAND:
            return position.changed(phase="lay", turn=seat)
    return position.changed(phase="play", turn=first)


def _lay(position: Position, move: Move) -> Position:
    card = _own(move)
    hands = _with(position, position.turn, tuple(own for own in position.hand if own != card))
    return _next_to_lay(position.changed(hands=hands, laid=(*position.laid, card)))


# ---- tricks ----------------------------------------------------------------------------------------------------


def _card(position: Position, move: Move) -> Position:
    from zwicker_lab.zwick.position import Trick

    card, active = _own(move), position.active
    hands = _with(position, position.turn, tuple(own for own in position.hand if own != card))
    trick = Trick(position.leader, (*position.trick, card))
    if len(trick.cards) < len(active):
        following = active[(active.index(position.turn) + 1) % len(active)]
        return position.changed(hands=hands, trick=trick.cards, turn=following)
    winner = position.winner(trick)
    return position.changed(
        hands=hands,
        trick=(),
        tricks=(*position.tricks, trick),
        turn=winner,
        phase="play" if hands[winner] else "played",
    )


def _own(move: Move) -> Card:
    if move.card is None:
        raise ValueError(f"{move} names no card")
    return move.card


def _with(position: Position, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(hand if at == seat else own for at, own in enumerate(position.hands))


_WORK: dict[Kind, Callable[[Position, Move], Position]] = {
    "cut": _cut,
    "lick": _lick,
    "stop": _stop,
    "deal": _deal,
    "misdeal": _misdeal,
    "turn": _turn,
    "keep": _keep,
    "pass": _pass,
    "join": _answer,
    "out": _answer,
    "lay": _lay,
    "card": _card,
}

"""Legal moves: which cards may be played, and what may be done in every phase before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.cards import PACK, TEN_OF_BELLS, UNKNOWN, Card, Order
from zwicker_lab.zwick.moves import Kind, Move

if TYPE_CHECKING:
    from zwicker_lab.zwick.position import Phase, Position

Task = Literal["lead", "beat", "follow", "overtrump", "trump", "anything"]
Bond = Literal["ten", "licked"]

CHOICES: dict[Phase, tuple[Kind, ...]] = {
    "cut": ("cut",),
    "lick": ("lick", "stop"),
    "deal": ("deal", "misdeal"),
    "turn": ("turn", "pass"),
    "keep": ("keep", "turn"),
    "join": ("join", "out"),
    "lay": ("lay",),
    "play": ("card",),
}
"""What may be done in each phase."""


@dataclass(frozen=True, slots=True)
class Duty:
    """What the trick asks of a hand: the task, and the cards that fulfil it.

    ``lead`` and ``anything`` leave the choice free; ``beat`` follows the suit and takes the best card, ``follow``
    follows it as it can; ``overtrump`` and ``trump`` are for a hand without the suit.
    """

    task: Task
    cards: tuple[Card, ...]


def duty(order: Order, trick: tuple[Card, ...], hand: tuple[Card, ...], must_win: bool = True) -> Duty:
    """What must be played on a trick (rules, play); ``must_win`` is the switch of that name.

    >>> cards = lambda text: tuple(map(Card, text.split()))
    >>> duty(Order("r"), cards("Ab"), cards("7b Kb 9a 9r Ar"))
    Duty(task='follow', cards=('Kb',))
    """
    if not trick:
        return Duty("lead", hand)
    led, best = order.suit(trick[0]), order.best(trick)
    same = tuple(card for card in hand if order.suit(card) == led)
    if same:
        higher = _better(order, same, best) if must_win and order.suit(best) == led else ()
        return Duty("beat", higher) if higher else Duty("follow", same)
    trumps = tuple(card for card in hand if order.is_trump(card))
    if trumps:
        higher = _better(order, trumps, best) if must_win else ()
        return Duty("overtrump", higher) if higher and order.is_trump(best) else Duty("trump", trumps)
    return Duty("anything", hand)


def _better(order: Order, cards: tuple[Card, ...], best: Card) -> tuple[Card, ...]:
    return tuple(card for card in cards if order.beats(card, best))


def bond(position: Position, seat: int) -> Bond | None:
    """Why a seat must take part: the ten of bells was seen at the cut or licked, or it has licked itself."""
    if position.shown == TEN_OF_BELLS or TEN_OF_BELLS in position.licked:
        return "ten"
    return "licked" if seat == position.licker else None


def legal_moves(position: Position) -> Iterator[Move]:
    """Every move the seat to move may choose; a misdeal is accepted but nobody's choice, and not among them.

    Raises ``InputError`` where the mover's cards are asked for and not known.
    """
    match position.phase:
        case "cut":
            yield from (Move("cut", number) for number in range(1, len(PACK)))
        case "deal":
            yield Move("deal")
        case "join" if bond(position, position.turn):
            yield Move("join")
        case "lay":
            yield from (Move("lay", card=card) for card in known_hand(position))
        case "play":
            yield from map(Move.play, played_by(position).cards)
        case _:
            yield from map(Move, CHOICES.get(position.phase, ()))


def played_by(position: Position) -> Duty:
    """What the trick asks of the seat to move; raises ``InputError`` where its cards are not known."""
    must_win = position.rules.switches.must_win == "yes"
    return duty(position.order, position.trick, known_hand(position), must_win)


def known_hand(position: Position) -> tuple[Card, ...]:
    """The cards of the seat to move; raises ``InputError`` where one of them is not known."""
    if UNKNOWN in position.hand:
        raise InputError("zwick-hand-unknown", seat=position.mover)
    return position.hand

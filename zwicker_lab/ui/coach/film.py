"""Pictures lent to a table: a move and the answer to it as a film, or the position before them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from zwicker_lab.cards import UNKNOWN
from zwicker_lab.texts import say
from zwicker_lab.ui.table.events import event
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.ui.table.scene import Scene, Staging, scene
from zwicker_lab.zwicker.play import after

if TYPE_CHECKING:
    from zwicker_lab.ui.coach.answer import Weighed
    from zwicker_lab.zwicker.moves import Move
    from zwicker_lab.zwicker.position import Position

STEPS = ("before", "move", "answer")


def picture(position: Position, staging: Staging, channel: str, head: str, happened: dict[str, Any]) -> Scene:
    """A table to be looked at only, with ``head`` in place of how many cards lie there."""
    drawn = scene(position, staging)
    drawn |= {"channel": channel, "frozen": True, "ready": False, "back": False, "follow": True, "event": happened}
    drawn["head"] = {**drawn["head"], "left": rich(head, staging.lang)}
    drawn["empty"] = {**drawn["empty"], "text": ""}
    return drawn


def before(position: Position, staging: Staging, channel: str, number: int) -> Scene:
    """The position before a move."""
    return picture(position, staging, channel, say(staging.lang, "coach-head-before"), {"n": number})


def film(position: Position, weighed: Weighed, staging: Staging, channel: str, number: int) -> Iterator[Scene]:
    """The position before a move, the move, and the answer that punishes it; events count on from ``number``."""
    lang, mover = staging.lang, staging.name(position.mover)
    yield before(position, staging, channel, number)
    yield played(position, weighed.move, staging, channel, say(lang, "coach-head-move", seat=mover), number + 1)
    if weighed.reply is not None:
        there = holding(after(position, weighed.move), weighed.reply)
        head = answers(staging.name(there.mover), weighed.chance, lang)
        yield played(there, weighed.reply, staging, channel, head, number + 2)


def played(position: Position, move: Move, staging: Staging, channel: str, head: str, number: int) -> Scene:
    """A move as it happens, and the table it leaves; of the hand it comes from only its card need be known."""
    left = after(position, move)
    return picture(left, staging, channel, head, {"n": number, **event(position, move, left, staging)})


def answers(seat: str, chance: float | None, lang: str) -> str:
    """Who answers, and how likely, where nobody knows whether a card for it is there.

    >>> answers("East", 0.434, "en"), answers("Ost", 1.0, "de")
    ('**East** could answer like this, in 43 % of the deals', '**Ost** antwortet')
    """
    if chance is None or chance == 1:
        return say(lang, "coach-head-answer", seat=seat)
    return say(lang, "coach-head-could", seat=seat, percent=min(99, max(1, round(100 * chance))))


def holding(position: Position, move: Move) -> Position:
    """The position with the card of ``move`` in the mover's hand, in the place of one nobody knows.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.zwicker.moves import Move
    >>> position = read_position("zwicker3; players 2; table 9d; hands 1: 2c 3c / 2: ? ?; turn 2; stock 0")
    >>> holding(position, Move.read("9s x 9d")).hand
    ('9s', '?')
    """
    if move.card in position.hand:
        return position
    rest = list(position.hand)
    if UNKNOWN in rest:
        rest.remove(UNKNOWN)
    hands = list(position.hands)
    hands[position.turn] = (move.card, *rest)
    return position.changed(hands=tuple(hands))

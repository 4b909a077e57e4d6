"""Advisers for tests, run in the thinking process: one that answers at once, and some that do not behave."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass, replace
from multiprocessing.connection import Client

from zwicker_lab.errors import InputError
from zwicker_lab.players.advice import Advice, Judged
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

LOST = (0.0, 0.3, 1.1, 2.3)
VERDICT = ("best", "good", "playable", "mistake")
CHANCE = 0.434
REASONS = {
    "en": ("Leaves 6 and 8: a king takes both, and East holds one in 31 of 100 deals.", "Gives away the ten."),
    "de": (
        "Lässt 6 und 8 liegen: Ein König nimmt beide, und in 31 von 100 Fällen hat Ost einen.",
        "Gibt die Zehn her.",
    ),
}


@dataclass(frozen=True)
class Told:
    """A reason with a sentence in each language."""

    at: int
    code: str = "open"

    def text(self, lang: str) -> str:
        return REASONS[lang][self.at]


def quick(position: Position, *, ms: float, seed: int = 0, history: object = ()) -> Advice:
    """The order of the moves turned round: what is listed last is best, from the fourth on all are mistakes."""
    if not position.hand:
        raise InputError("deal-over")
    moves = list(position.moves())[::-1]
    judged = tuple(weighed(position, move, at) for at, move in enumerate(moves))
    return Advice(position, judged, worlds=240, exact=False, ms=ms, seed=seed, bounded=False)


def weighed(position: Position, move: Move, at: int) -> Judged:
    lost = LOST[at] if at < len(LOST) else LOST[-1] + 0.4 * (at - len(LOST) + 1)
    verdict, after = VERDICT[min(at, 3)], position.play(move)
    reply = answer(after) if verdict == "mistake" else None
    value = 1.4 - lost
    return Judged(
        move=move,
        value=value,
        low=value - 0.6,
        high=value + 0.5,
        lost=lost,
        verdict=verdict,
        reply=reply,
        reply_seat=after.mover if reply else None,
        reasons=(Told(0), Told(1))[: 1 + (verdict == "mistake")],
        reply_chance=None if reply is None else 1.0 if reply.card in after.hand else CHANCE,
    )


def answer(position: Position) -> Move | None:
    """A reply: the last capture there is, a card of the right value being imagined where the hand is hidden."""
    if not position.hand:
        return None
    if "?" not in position.hand:
        return next((move for move in list(position.moves())[::-1] if move.kind == "capture"), None)
    lying = {card for item in position.table for card in item.cards}
    return next(
        (
            Move(card, (item,))
            for item in position.table
            if not item.is_build
            for card in position.variant.pack(position.players)
            if card.rank == item.cards[0].rank and card not in lying and card not in sum(position.hands, ())
        ),
        None,
    )


def hasty(position: Position, **given: object) -> Advice:
    """Looks at few deals only."""
    return replace(quick(position, ms=0), worlds=4)


def telling(position: Position, **given: object) -> Advice:
    """Gives reasons that name other moves."""
    known = quick(position, ms=0)
    return replace(known, moves=tuple(replace(one, reasons=(Told(0, "misses_cards"),)) for one in known.moves))


def exact(position: Position, **given: object) -> Advice:
    """The same, but sure: every value without an interval."""
    known = quick(position, ms=0)
    moves = tuple(replace(one, low=one.value, high=one.value) for one in known.moves)
    return replace(known, moves=moves, worlds=90, exact=True)


def waiting(position: Position, **given: object) -> Advice:
    """Answers when whoever listens at ``ADVISER_GATE`` lets it."""
    with Client(os.environ["ADVISER_GATE"]) as gate:
        gate.recv()
    return quick(position, ms=0)


def stuck(position: Position, **given: object) -> Advice:
    """Never answers."""
    threading.Event().wait()
    raise AssertionError


def broken(position: Position, **given: object) -> Advice:
    """Ends the whole process."""
    os._exit(3)


def faulty(position: Position, **given: object) -> Advice:
    """Has a fault of its own."""
    raise RuntimeError("a fault in the adviser")

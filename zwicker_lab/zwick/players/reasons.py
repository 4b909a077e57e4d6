"""The one or two claims that tell best why a move is better or worse than the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zwicker_lab.zwick.cards import PACK, Card
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.players.claims import Claim
from zwicker_lab.zwick.position import Position

SAME = 0.05
"""Moves that differ by less are told to be alike."""
NAMED = 3
"""So many of the best cards of a hand are named."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What the worlds said of a move: points and strokes on average, how often a bird, what the best has more."""

    move: Move
    points: float
    strokes: float
    bird: float
    lost: float


def reasons(position: Position, moves: Sequence[Measured], at: int) -> tuple[Claim, ...]:
    """Claims about the move at a place; the moves stand best first."""
    own, move = moves[at], moves[at].move
    if position.phase == "cut":
        return (Claim("cut", {}),)
    if move.kind != "card":
        forced = (Claim("only", {}),) if len(moves) == 1 else ()
        return (*forced, _decision(position, own, moves))
    fact = _fact(position, move.card or Card(""))
    if len(moves) == 1:
        return (Claim("only", {}), fact)
    if max(one.lost for one in moves) < SAME:
        return (fact, Claim("even", {}))
    if own.lost < SAME:
        return (fact, Claim("brings", {"strokes": own.strokes, "bird": own.bird, "points": own.points}))
    return (fact, Claim("less", {"card": moves[0].move.card, "lost": own.lost}))


def _decision(position: Position, own: Measured, moves: Sequence[Measured]) -> Claim:
    """What a decision before the play brings."""
    numbers: dict[str, object] = {"strokes": own.strokes, "bird": own.bird, "points": own.points}
    match own.move.kind:
        case "join" | "keep":
            strong = strong_cards(position)
            numbers |= {"cards": strong, "count": len(strong)}
            if own.move.kind == "keep" or position.bond(position.turn):
                return Claim("keep", numbers | {"suit": position.trump})
            return Claim("join", numbers)
        case "out":
            return Claim("out", {"points": next(one.points for one in moves if one.move.kind == "join")})
        case "turn":
            return Claim("second" if position.phase == "keep" else "turn", numbers)
        case "lick":
            known = position.shown is not None and not position.licked
            return Claim("lick", numbers | {"card": position.shown}) if known else Claim("lick-more", numbers)
        case "pass" if position.bond(position.turn):
            return Claim("pass-bound", {"points": own.points})
        case "lay":
            return Claim("lay", {"points": own.points})
    return Claim(own.move.kind, {"points": own.points})


def strong_cards(position: Position) -> tuple[Card, ...]:
    """The highest trumps in hand, then aces: what a hand is joined with."""
    order = position.order
    held = order.sorted(position.hand)
    return tuple(card for card in held if order.is_trump(card) or card.rank == "A")[:NAMED]


def threats(position: Position, card: Card) -> tuple[Card, ...]:
    """The cards neither in hand nor lying open that could take this one."""
    out = position.turned[:-1] if position.rules.switches.turned_card == "taken" else position.turned
    tricks = (played for trick in position.tricks for played in trick.cards)
    gone = {*position.hand, *position.trick, *tricks, *out, *position.laid}
    return tuple(other for other in PACK if other not in gone and position.order.beats(other, card))


def _fact(position: Position, card: Card) -> Claim:
    """What is certain of a card: that it takes the trick, cannot, or how many cards could still take it."""
    lying = (*position.trick, card)
    best = position.order.best(lying)
    if best != card:
        return Claim("gives", {"best": best})
    if len(lying) == len(position.active):
        return Claim("takes", {})
    found = threats(position, card)
    return Claim("open", {"count": len(found)}) if found else Claim("sure", {})

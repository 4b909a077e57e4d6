"""What one seat sees of a position, and what follows from the moves everybody saw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.errors import InputError
from zwicker_lab.zwicker.legal import can_capture
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

History = Sequence[tuple[Position, Move]]
"""Moves with the position each was made in, oldest first; of the positions only what lies open is looked at."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A seat built ``total``, had to hold it, and has not played a card of that value since."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Lack:
    """A seat that had to capture and could not: it holds none of ``cards`` (switch ``capture=turn``)."""

    seat: int
    cards: frozenset[Card]


@dataclass(frozen=True, slots=True)
class View:
    """All that a player in one seat knows; a player is given nothing else.

    ``position`` has ``UNKNOWN`` in place of every card the seat cannot see, and the stock as a number. ``promises``
    and ``lacks`` are what the moves so far told about hidden hands.

    >>> from zwicker_lab.notation import read_position
    >>> view = view_of(read_position("zwicker3; table 8h; hands N: 8s / E: Kd / S: 2c / W: 3d; stock 0"), 0)
    >>> [" ".join(hand) for hand in view.position.hands], len(view.unseen)
    (['8s', '?', '?', '?'], 53)
    """

    position: Position
    seat: int
    promises: tuple[Promise, ...] = ()
    lacks: tuple[Lack, ...] = ()

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards."""
        return self.position.hands[self.seat]

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of the pack that lie nowhere in sight, in the order of the pack."""
        position = self.position
        seen = {card for item in position.table for card in item.cards}
        seen.update(card for cards in (*position.hands, *position.won) for card in cards)
        if not isinstance(position.stock, int):
            seen.update(position.stock)
        return tuple(card for card in position.variant.pack(position.players) if card not in seen)


def view_of(position: Position, seat: int | None = None, history: History = (), shown: bool = False) -> View:
    """What ``seat`` sees, the seat to move by default.

    ``history`` alone says what a builder holds: one who is written on the table may have played that card since, or
    have built in an earlier packet. ``shown`` keeps the other hands and the stock as far as ``position`` tells them:
    for open cards, never for a player.

    Raises ``InputError`` where there is no such seat, or its own cards are not known.

    >>> from zwicker_lab.notation import read_position
    >>> view = view_of(read_position("zwicker3; players 2; table 9d; hands 1: 9s 2c / 2: 4h 3d"))
    >>> view.hand, view.position.hands[1]
    (('9s', '2c'), ('?', '?'))
    """
    seat = position.turn if seat is None else seat
    if not 0 <= seat < position.players:
        raise InputError("view-seat", got=seat, last=position.players - 1)
    if UNKNOWN in position.hands[seat]:
        raise InputError("hand-unknown", seat=position.seats[seat])
    told = _told(position, history) if history else ()
    facts = [fact for fact in told if fact.seat != seat and position.hands[fact.seat]]
    return View(
        position if shown else position.seen_by(seat),
        seat,
        tuple(fact for fact in facts if isinstance(fact, Promise)),
        tuple(fact for fact in facts if isinstance(fact, Lack)),
    )


def _told(position: Position, history: History) -> list[Promise | Lack]:
    """What the moves of this packet tell: at a new packet all that was held before is played."""
    facts: dict[Promise | Lack, None] = {}
    after = [before for before, _ in history[1:]] + [position]
    for (before, move), then in zip(history, after, strict=True):
        values = before.variant.values_of(move.card)
        for fact in [fact for fact in facts if fact.seat == before.turn and isinstance(fact, Promise)]:
            if fact.total in values:
                del facts[fact]
        facts.update(dict.fromkeys(_shown_by(before, move)))
        if any(len(new) > len(old) for new, old in zip(then.hands, before.hands, strict=True)):
            facts.clear()
    return list(facts)


def _shown_by(position: Position, move: Move) -> Iterator[Promise | Lack]:
    if move.total is not None and position.variant.build.holds:
        yield Promise(position.turn, move.total)
    if move.kind != "capture" and position.variant.switches.capture == "turn":
        yield Lack(position.turn, frozenset(_capturing(position)))


def _capturing(position: Position) -> Iterator[Card]:
    """Every card of the pack that could have captured something."""
    for card in position.variant.pack(position.players):
        hands = tuple((card,) if seat == position.turn else hand for seat, hand in enumerate(position.hands))
        if can_capture(position.changed(hands=hands), card):
            yield card

"""Writing a position in its one strict form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from zwicker_lab.zwick.cards import UNKNOWN, Card

if TYPE_CHECKING:
    from zwicker_lab.zwick.position import Position

BEFORE_DEAL = ("cut", "lick", "deal")


def written(position: Position) -> str:
    """The position line; what is written and read again is the same position."""
    return "; ".join(f"{name} {content}".rstrip() for name, content in _fields(position)).lstrip()


def _fields(position: Position) -> Iterator[tuple[str, str]]:
    seats, playing = position.seats, position.phase == "play"
    yield "", position.rules.spelled
    yield "players", str(position.players)
    yield "dealer", seats[position.dealer]
    if not playing:
        yield "phase", position.phase
    yield "turn", position.mover
    yield from _about_trump(position)
    if position.lifted:
        yield "lifted", str(position.lifted)
    if position.shown is not None:
        yield "shown", position.shown
    if position.licker is not None:
        yield "licked", f"{seats[position.licker]}: {_cards(position.licked)}"
    if playing:
        yield "trick", _cards(position.trick)
    if position.tricks:
        yield "tricks", _entries((seats[trick.leader], trick.cards) for trick in position.tricks)
    if position.laid:
        yield "laid", _cards(position.laid)
    if any(position.hands) or position.phase not in BEFORE_DEAL:
        yield "hands", _entries(zip(seats, position.hands, strict=True))
    known = any(card != UNKNOWN for card in position.stock)
    yield "stock", _cards(position.stock) if known else str(len(position.stock))


def _about_trump(position: Position) -> Iterator[tuple[str, str]]:
    seats = position.seats
    if position.trump is not None:
        yield "trump", position.trump
    if position.turned:
        yield "turned", _cards(position.turned)
    if position.turner is not None:
        yield "turner", seats[position.turner]
    for name, answer in (("in", True), ("out", False)):
        named = [seat for seat, given in zip(seats, position.joined, strict=True) if given is answer]
        if named:
            yield name, " ".join(named)


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(cards)


def _entries(parts: Iterable[tuple[str, tuple[Card, ...]]]) -> str:
    return " / ".join(f"{name}: {_cards(cards)}".rstrip() for name, cards in parts)

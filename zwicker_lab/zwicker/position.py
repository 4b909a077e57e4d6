"""A position: everything on and around the table, as one immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker import draw, legal, packets, play, refuse, worth
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.reasons import Reason
from zwicker_lab.zwicker.sums import Sums


@dataclass(frozen=True)
class Position:
    """One moment of a deal.

    Seats count clockwise from 0, sides as ``variant.sides`` lists them. ``table`` holds the items in order of arrival,
    ``hands`` the cards of each seat (``UNKNOWN`` where nobody knows), ``won`` the pile of each side, ``fines`` the
    builds each side was fined for, ``last`` the side that captured last, ``stock`` the cards still to be dealt, in
    order, or only their number.

    >>> from zwicker_lab.notation import read_position
    >>> position = read_position("zwicker3; table 8h 3d; hand 8s 2c")
    >>> [str(move) for move in position.moves()]
    ['8s x 8h', '8s', '2c']
    >>> print(position.play(Move.read("8s x 8h")))
    zwicker3; players 4; table 3d; hands N: 2c / E: ? ? / S: ? ? / W: ? ?; turn E; dealer W; \
won NS: 8s 8h / EW: ; zwicks NS: 0 / EW: 0; last NS; stock 0
    """

    variant: Variant
    players: int
    table: tuple[Item, ...]
    hands: tuple[tuple[Card, ...], ...]
    turn: int
    dealer: int
    won: tuple[tuple[Card, ...], ...]
    zwicks: tuple[int, ...]
    fines: tuple[int, ...]
    last: int | None = None
    stock: int | tuple[Card, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, clockwise."""
        return self.variant.seats(self.players)

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides."""
        return self.variant.sides(self.players)

    @property
    def mover(self) -> str:
        """The name of the seat whose turn it is."""
        return self.seats[self.turn]

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.variant.side_of(self.turn, self.players)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the seat whose turn it is."""
        return self.hands[self.turn]

    @property
    def stock_count(self) -> int:
        """How many cards are still to be dealt."""
        return self.stock if isinstance(self.stock, int) else len(self.stock)

    @property
    def is_known(self) -> bool:
        """Whether every card is known: all hands, and the order of the stock."""
        return (not self.stock or not isinstance(self.stock, int)) and not any(UNKNOWN in hand for hand in self.hands)

    @property
    def packet_over(self) -> bool:
        """Whether all hands are played out."""
        return not any(self.hands)

    @cached_property
    def is_over(self) -> bool:
        """Whether the deal has ended: all hands played out and nothing left to deal."""
        return self.packet_over and packets.next_packet(self.variant, self.players, self.stock_count) is None

    @cached_property
    def values(self) -> tuple[tuple[int, ...], ...]:
        """What each item on the table may count."""
        return tuple(legal.item_values(self.variant, item) for item in self.table)

    @cached_property
    def sums(self) -> Sums:
        """The sums the items on the table can make, as far as the mover's cards reach."""
        return legal.sums_on_table(self)

    @cached_property
    def build_ways(self) -> tuple[tuple[bool, bool], ...]:
        """Whether the mover may build on each item up, and down."""
        return tuple(legal.build_ways(self, item) for item in self.table)

    def moves(self, card: Card | None = None) -> Iterator[Move]:
        """Every legal move, one by one, or those of one card: captures, then builds, then trails.

        Raises ``InputError`` where the mover's cards are not known.
        """
        return legal.legal_moves(self, card)

    def refusal(self, move: Move | str, seat: str | None = None) -> Reason | None:
        """Why ``move``, or the move of this text, is not legal, ``None`` where it is; ``seat`` says who makes it."""
        return refuse.refusal(self, Move.read(move) if isinstance(move, str) else move, seat)

    def play(self, move: Move | str) -> Position:
        """The position after ``move``, or after the move of this text.

        Raises ``IllegalMove`` with the reason where it is not legal, ``InputError`` for a text that is no move.

        >>> from zwicker_lab.notation import read_position
        >>> read_position("zwicker3; table 9d 5c 4h; hand 9s 2c").play("9s x 9d 5c 4h").zwicks
        (1, 0)
        """
        return play.play(self, Move.read(move) if isinstance(move, str) else move)

    def is_zwick(self, move: Move | str) -> bool:
        """Whether a legal ``move`` clears the table and counts as a Zwick."""
        return worth.is_zwick(self, Move.read(move) if isinstance(move, str) else move)

    def points_of(self, move: Move | str) -> int:
        """The card points and Zwick points a legal ``move`` wins at once."""
        return worth.points_of(self, Move.read(move) if isinstance(move, str) else move)

    def changed(self, **changes: Any) -> Position:
        """The position with some fields changed: what ``dataclasses.replace`` gives, in a quarter of its time."""
        other = object.__new__(Position)
        own = self.__dict__
        other.__dict__.update({name: own[name] for name in _FIELDS}, **changes)
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {name: self.__dict__[name] for name in _FIELDS}

    def seen_by(self, *seats: int) -> Position:
        """The position with every card turned over that none of these seats sees; with no seat, as everybody sees it.

        >>> from zwicker_lab.notation import read_position
        >>> opened = read_position("zwicker3; players 2; table 9d; hands 1: 9s / 2: 4c; stock 2c 3c")
        >>> opened.seen_by(0).hands, opened.seen_by().hands, opened.seen_by().stock
        ((('9s',), ('?',)), (('?',), ('?',)), 2)
        """
        hands = tuple(hand if at in seats else (UNKNOWN,) * len(hand) for at, hand in enumerate(self.hands))
        return self.changed(hands=hands, stock=self.stock_count or ())

    def __str__(self) -> str:
        parts = [
            f"{self.variant.spelled}; players {self.players}; table {' '.join(map(str, self.table))}",
            f"hands {_by(self.seats, [' '.join(hand) for hand in self.hands])}",
            f"turn {self.mover}; dealer {self.seats[self.dealer]}",
            f"won {_by(self.sides, [' '.join(pile) for pile in self.won])}",
            f"zwicks {_by(self.sides, self.zwicks)}",
        ]
        if any(self.fines):
            parts.append(f"fines {_by(self.sides, self.fines)}")
        if self.last is not None:
            parts.append(f"last {self.sides[self.last]}")
        parts.append(f"stock {self.stock if isinstance(self.stock, int) else ' '.join(self.stock) or 0}")
        return "; ".join(parts)

    def _repr_html_(self) -> str:
        return draw.position_html(self)


_FIELDS = tuple(field.name for field in fields(Position))


def _by(names: tuple[str, ...], entries: Iterable[object]) -> str:
    return " / ".join(f"{name}: {entry}" for name, entry in zip(names, entries, strict=True)).replace("  ", " ")

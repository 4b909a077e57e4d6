"""What stands where in an observation, and how what a seat sees is written there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import prod
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.cards import Card
from zwicker_lab.players.view import Lack, Promise, View
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import points

Floats = NDArray[np.float32]
KINDS_OF_MOVE = ("capture", "build", "trail")


@dataclass(frozen=True)
class Layout:
    """Where what stands in an observation of one rule set, for so many players and moves.

    An observation is one row of whole numbers in ``float32``. Suits do not matter in these games: cards that count the
    same and bring the same points are of one kind, and are counted by ``kinds``. Seats and sides are told from the
    observer on, clockwise, the own first; totals from 0 to the highest value of a card, those above in one last place.

    >>> from zwicker_lab.variants import load_variant
    >>> layout = Layout(load_variant("zwicker3"), 4, 128)
    >>> layout.size, layout.shapes["hand"], layout.shapes["won"], layout.shapes["moves"]
    (6252, (19,), (2, 4), (128, 46))
    """

    variant: Variant
    players: int
    most: int

    @cached_property
    def kinds(self) -> tuple[tuple[Card, ...], ...]:
        """Cards that play alike, in the order of the pack.

        >>> from zwicker_lab.variants import load_variant
        >>> [" ".join(kind) for kind in Layout(load_variant("zwicker3"), 4, 128).kinds[:3]]
        ['As Ah Ad Ac', '2s', '3s 3h 3d 3c']
        """
        found: dict[object, list[Card]] = {}
        for card in self.variant.pack(self.players):
            traits = self.variant.values_of(card), self.variant.points_of(card), card.is_joker, card.is_wild
            found.setdefault(traits, []).append(card)
        return tuple(map(tuple, found.values()))

    @cached_property
    def shapes(self) -> Mapping[str, tuple[int, ...]]:
        """The parts of an observation, in their order, each with its shape.

        ``hand`` holds the own cards, ``unseen`` those in other hands or the stock, ``loose`` the single cards on the
        table and ``built`` those in builds, all by kind; ``builds`` the builds by total, in the second row those last
        built by the own side (where the rules mark the builder), ``kept`` the single cards that keep a named value.
        ``held`` counts the cards of each seat; ``won`` has a row for each side: cards, points so far, Zwicks, fined
        builds. ``last`` marks the side that captured last, ``stock`` counts what is not dealt, ``dealer`` and ``turn``
        mark seats. ``promised`` marks the totals a seat must hold since it built them, ``lacking`` the kinds it
        cannot hold since it took nothing. ``moves`` has a row for each move offered: capture, build or trail (three
        marks), the card played by kind, the cards taken or built on by kind, the total of a build, the value a laid
        card keeps, points won at once, whether it is a Zwick, items left on the table.
        """
        kinds, seats, sides = len(self.kinds), self.players, len(self.variant.sides(self.players))
        return MappingProxyType(
            {
                "hand": (kinds,),
                "unseen": (kinds,),
                "loose": (kinds,),
                "built": (kinds,),
                "builds": (2, self.totals),
                "kept": (self.totals,),
                "held": (seats,),
                "won": (sides, 4),
                "last": (sides,),
                "stock": (1,),
                "dealer": (seats,),
                "turn": (seats,),
                "promised": (seats, self.totals),
                "lacking": (seats, kinds),
                "moves": (self.most, 2 * kinds + 8),
            }
        )

    @cached_property
    def totals(self) -> int:
        """How many places totals have: one for each from 0 to the highest value of a card, and one for those above."""
        return max(value for kind in self.kinds for value in self.variant.values_of(kind[0])) + 2

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(map(prod, self.shapes.values()))

    def parts(self, observation: Floats) -> dict[str, Floats]:
        """An observation taken apart, by name and in shape; the parts share its memory."""
        ends = accumulate(map(prod, self.shapes.values()))
        cut = np.split(observation, list(ends)[:-1])
        return {name: part.reshape(shape) for (name, shape), part in zip(self.shapes.items(), cut, strict=True)}

    def observation(self, view: View, moves: Sequence[Move] = ()) -> Floats:
        """What a seat sees as one row of numbers, with the moves it is offered."""
        row = np.zeros(self.size, np.float32)
        parts = self.parts(row)
        self._write_cards(view, parts)
        self._write_table(view, parts)
        self._write_seats(view, parts)
        for at, move in enumerate(moves):
            self._write_move(view.position, move, parts["moves"][at])
        return row

    def _write_cards(self, view: View, parts: Mapping[str, Floats]) -> None:
        self._count(view.hand, parts["hand"])
        self._count(view.unseen, parts["unseen"])
        for item in view.position.table:
            self._count(item.cards, parts["built" if item.is_build else "loose"])

    def _write_table(self, view: View, parts: Mapping[str, Floats]) -> None:
        position = view.position
        side, seats = _side(position, view.seat), position.seats
        for item in position.table:
            if item.total is None:
                continue
            if not item.is_build:
                parts["kept"][self._place(item.total)] += 1
                continue
            parts["builds"][0, self._place(item.total)] += 1
            if item.by is not None and _side(position, seats.index(item.by)) == side:
                parts["builds"][1, self._place(item.total)] += 1

    def _write_seats(self, view: View, parts: Mapping[str, Floats]) -> None:
        position, seat = view.position, view.seat
        side, sides = _side(position, seat), len(position.sides)
        so_far = points(position, final=False)
        for at, pile in enumerate(position.won):
            told = len(pile), so_far[at], position.zwicks[at], position.fines[at]
            parts["won"][(at - side) % sides] = [float(number) for number in told]
        if position.last is not None:
            parts["last"][(position.last - side) % sides] = 1
        for other, hand in enumerate(position.hands):
            parts["held"][(other - seat) % self.players] = len(hand)
        parts["stock"][0] = position.stock_count
        parts["dealer"][(position.dealer - seat) % self.players] = 1
        parts["turn"][(position.turn - seat) % self.players] = 1
        facts: tuple[Promise | Lack, ...] = (*view.promises, *view.lacks)
        for fact in facts:
            self._write_fact(fact, (fact.seat - seat) % self.players, parts)

    def _write_fact(self, fact: Promise | Lack, row: int, parts: Mapping[str, Floats]) -> None:
        if isinstance(fact, Promise):
            parts["promised"][row, self._place(fact.total)] = 1
        else:
            parts["lacking"][row, [self._kind_of[card] for card in fact.cards]] = 1

    def _write_move(self, position: Position, move: Move, row: Floats) -> None:
        kinds = len(self.kinds)
        row[KINDS_OF_MOVE.index(move.kind)] = 1
        self._count([move.card], row[3 : 3 + kinds])
        self._count([card for item in move.items for card in item.cards], row[3 + kinds : 3 + 2 * kinds])
        kept = move.value if move.kind == "trail" else None
        left = len(position.table) - len(move.items) + (move.kind != "capture")
        row[-5:] = move.total or 0, kept or 0, position.points_of(move), position.is_zwick(move), left

    def _count(self, cards: Iterable[Card], out: Floats) -> None:
        for card in cards:
            out[self._kind_of[card]] += 1

    def _place(self, total: int) -> int:
        return min(total, self.totals - 1)

    @cached_property
    def _kind_of(self) -> Mapping[Card, int]:
        return {card: at for at, kind in enumerate(self.kinds) for card in kind}


def _side(position: Position, seat: int) -> int:
    return position.variant.side_of(seat, position.players)

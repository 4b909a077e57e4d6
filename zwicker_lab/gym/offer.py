"""The moves a turn offers by number: all legal ones, or where a crowded table has too many, a fair choice of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from zwicker_lab.zwicker.legal import captures, lays
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

MOST = 128
"""Moves that are offered at once. Players that pick at random meet more in about one turn of a hundred at most."""
LOOKED_AT = 1000
"""Captures of one card that are looked at where there are more than are offered."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The moves of one turn in the engine's order: captures, builds, then cards laid down, by the order of the hand.

    ``complete`` says that every legal move is among them.
    """

    moves: tuple[Move, ...] = ()
    complete: bool = True

    def with_move(self, move: Move) -> Offer:
        """An offer that holds a legal move, too: the last one makes room for it where it was left out."""
        return self if move in self.moves else Offer((*self.moves[:-1], move), self.complete)


def offer(position: Position, most: int = MOST) -> Offer:
    """At most ``most`` legal moves of the seat to move; none when the deal is over.

    Where there are more, builds and laid cards get half of the places or what captures leave free, and of the captures
    those are taken that bring most points at once, then those of most items.

    >>> from zwicker_lab.notation import read_position
    >>> position = read_position("zwicker3; table 9d 5c 4h; hand 9s 2c")
    >>> [str(move) for move in offer(position).moves] == [str(move) for move in position.moves()]
    True
    >>> [str(move) for move in offer(position, most=3).moves]
    ['9s x 9d 5c 4h', '9s', '2c']
    """
    if not position.hand:
        return Offer()
    looked_at = max(LOOKED_AT, most + 1)
    taking = [move for card in position.hand for move in islice(captures(position, card), looked_at)]
    laying = list(islice(lays(position, position.hand), looked_at))
    if len(taking) + len(laying) <= most:
        return Offer((*taking, *laying))
    laid = min(len(laying), max((most + 1) // 2, most - len(taking)))
    return Offer((*_best(position, taking, most - laid), *laying[:laid]), False)


def _best(position: Position, taking: Iterable[Move], count: int) -> list[Move]:
    """The best ``count`` captures, still in the order they came in."""
    numbered = list(enumerate(taking))
    numbered.sort(key=lambda entry: (-position.points_of(entry[1]), -len(entry[1].items), entry[0]))
    return [move for _, move in sorted(numbered[:count], key=lambda entry: entry[0])]

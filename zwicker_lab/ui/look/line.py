"""A line of play: a start, the moves made from it, and the moment that is looked at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from random import Random

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.zwicker.legal import takes_long
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

COUNTED = 10_000
"""So many moves are counted at most."""


@dataclass(frozen=True)
class Line:
    """Moves from a start; ``at`` says how many of them have been made at the moment looked at.

    All moves are legal one after the other; make lines with ``Line.of``.

    >>> from zwicker_lab.notation import read_position
    >>> line = Line(read_position("zwicker3; table 8h 3d; hand 8s 2c")).play(Move.read("8s x 8h"))
    >>> line.here.mover, line.back().here.mover, len(line.back().moves)
    ('E', 'N', 1)
    """

    start: Position
    moves: tuple[Move, ...] = ()
    at: int = 0

    @classmethod
    def of(cls, start: Position, moves: Iterable[Move], at: int | None = None) -> Line:
        """The line of those ``moves`` that are legal, up to the first that is not; looked at its end, or at ``at``."""
        kept: list[Move] = []
        here = start
        for move in moves:
            if not can_move(here) or here.refusal(move) is not None:
                break
            kept.append(move)
            here = here.play(move)
        return cls(start, tuple(kept), len(kept) if at is None else max(0, min(at, len(kept))))

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """The start, then the position after each move."""
        found = [self.start]
        for move in self.moves:
            found.append(found[-1].play(move))
        return tuple(found)

    @property
    def here(self) -> Position:
        """The position looked at."""
        return self.positions[self.at]

    @property
    def made(self) -> tuple[Move, ...]:
        """The moves made up to here."""
        return self.moves[: self.at]

    @property
    def history(self) -> tuple[tuple[Position, Move], ...]:
        """The moves made up to here, each with the position it was made in."""
        return tuple(zip(self.positions, self.made, strict=False))

    def play(self, move: Move) -> Line:
        """One more move from here; moves that had been taken back are forgotten unless it is the next of them."""
        if self.moves[self.at : self.at + 1] == (move,):
            return self.to(self.at + 1)
        return Line(self.start, (*self.made, move), self.at + 1)

    def to(self, at: int) -> Line:
        """The same line, looked at after ``at`` moves."""
        return replace(self, at=max(0, min(at, len(self.moves))))

    def back(self) -> Line:
        """The same line, one move earlier."""
        return self.to(self.at - 1)


def can_move(position: Position) -> bool:
    """Whether the mover has cards, all of them known."""
    return bool(position.hand) and UNKNOWN not in position.hand


def filled(position: Position, chance: Random) -> Position:
    """The same position with every hidden card, in the hands and in the stock, drawn from those named nowhere.

    >>> from zwicker_lab.notation import read_position
    >>> full = filled(read_position("zwicker3; table 8h; hand 8s 2c; stock 12"), Random(1))
    >>> "?" in str(full), len(full.stock), full.hand
    (False, 12, ('8s', '2c'))
    """
    named = {card for item in position.table for card in item.cards}.union(*position.hands, *position.won)
    named.update(() if isinstance(position.stock, int) else position.stock)
    unseen = [card for card in position.variant.pack(position.players) if card not in named]
    chance.shuffle(unseen)

    def draw(card: Card) -> Card:
        return unseen.pop() if card == UNKNOWN else card

    hands = tuple(tuple(map(draw, hand)) for hand in position.hands)
    stock = tuple(unseen.pop() for _ in range(position.stock)) if isinstance(position.stock, int) else position.stock
    return replace(position, hands=hands, stock=stock)


def counts(position: Position) -> dict[Card, dict[str, int]] | None:
    """How many legal moves of each kind each card of the mover has; ``None`` where there are too many to count.

    >>> from zwicker_lab.notation import read_position
    >>> counts(read_position("zwicker3; table 9d 5c 4h; hand 9s 6d"))["9s"]
    {'capture': 3, 'build': 0, 'trail': 1}
    """
    if not can_move(position):
        return {}
    if takes_long(position):
        return None
    found = {card: dict.fromkeys(("capture", "build", "trail"), 0) for card in position.hand}
    for at, move in enumerate(islice(position.moves(), COUNTED + 1)):
        if at == COUNTED:
            return None
        found[move.card][move.kind] += 1
    return found

"""Two sets of legal moves side by side: what both allow, what only one does, and why the other refuses it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from zwicker_lab.ui.lab.packs import moved_move
from zwicker_lab.ui.look.line import can_move
from zwicker_lab.zwicker.legal import few_moves, takes_long
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

MOST = 400
"""So many moves of each side are looked at; captures of large tables are beyond counting."""


@dataclass(frozen=True)
class Refused:
    """A move that one side allows, and why the other does not."""

    move: Move
    reason: Reason


@dataclass(frozen=True)
class Lanes:
    """The legal moves of two positions: of the ``left`` only, of both (as the left writes them), of the ``right`` only.

    ``cut`` says that there are more moves than were looked at.
    """

    left: tuple[Refused, ...]
    both: tuple[Move, ...]
    right: tuple[Refused, ...]
    cut: bool

    @property
    def same(self) -> bool:
        """Whether every move that was looked at is legal on both sides."""
        return not self.left and not self.right


def lanes(left: Position, right: Position, most: int = MOST) -> Lanes:
    """Compare what the mover may do in two positions that are the same but for their rules.

    Each move is judged by the other position itself, so that the answer is right for large tables, too.

    >>> from zwicker_lab.notation import read_position
    >>> free = read_position("zwicker3; table 9d; hand 9s 2c")
    >>> duty = read_position("zwicker3 capture=card; table 9d; hand 9s 2c")
    >>> found = lanes(free, duty)
    >>> [(str(one.move), one.reason.code) for one in found.left], [str(move) for move in found.both], found.right
    ([('9s', 'must_capture')], ['9s x 9d', '2c'], ())
    """
    here, there = _some(left, most), _some(right, most)
    from_left = [(move, right.refusal(moved_move(move, left.variant, right.variant))) for move in here.moves]
    from_right = [(move, left.refusal(moved_move(move, right.variant, left.variant))) for move in there.moves]
    both = tuple(move for move, reason in from_left if reason is None)
    return Lanes(tuple(_refused(from_left)), both, tuple(_refused(from_right)), here.cut or there.cut)


@dataclass(frozen=True)
class _Looked:
    """Some moves of a position, and whether there are more."""

    moves: list[Move]
    cut: bool


def _some(position: Position, most: int) -> _Looked:
    """Up to ``most`` moves, every hand card having its share of them."""
    if not can_move(position):
        return _Looked([], cut=False)
    each = most // len(position.hand)
    found = [list(islice(few_moves(position, card), each + 1)) for card in position.hand]
    cut = takes_long(position) or any(len(moves) > each for moves in found)
    return _Looked([move for moves in found for move in moves[:each]], cut)


def _refused(judged: list[tuple[Move, Reason | None]]) -> Iterator[Refused]:
    return (Refused(move, reason) for move, reason in judged if reason is not None)

"""What a deal is worth: strokes, birds, and whether it counts at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from zwicker_lab.zwick.rules import HAND

if TYPE_CHECKING:
    from zwicker_lab.zwick.position import Position


@dataclass(frozen=True)
class Score:
    """What one deal brought: ``strokes`` and ``birds`` by seat; a deal that is not counted brings nothing but birds.

    ``bird`` is what a bird costs.
    """

    strokes: tuple[int, ...]
    birds: tuple[int, ...]
    counted: bool
    bird: int = 5

    @property
    def points(self) -> tuple[int, ...]:
        """Strokes less the birds, by seat.

        >>> Score((3, 2, 0, 0), (0, 0, 1, 0), True).points
        (3, 2, -5, 0)
        """
        return net(self.strokes, self.birds, self.bird)


def net(strokes: tuple[int, ...], birds: tuple[int, ...], bird: int) -> tuple[int, ...]:
    """Strokes less the birds, by seat."""
    return tuple(won - bird * lost for won, lost in zip(strokes, birds, strict=True))


def score(position: Position) -> Score:
    """The score of a deal that is over; of one that is not, the tricks taken so far and no birds.

    >>> from zwicker_lab.zwick import read_position
    >>> score(read_position("zwick; phase unopposed; trump r; turner C; out A B D")).points
    (0, 0, 5, 0)
    """
    bird = position.rules.bird
    none = (0,) * position.players
    match position.phase:
        case "played":
            strokes = tuple(map(position.strokes, range(position.players)))
            pairs = zip(position.joined, strokes, strict=True)
            return Score(strokes, tuple(int(bool(plays) and not won) for plays, won in pairs), True, bird)
        case "unopposed" if position.rules.switches.unopposed == "five":
            return Score(tuple(HAND * (seat == position.turner) for seat in range(position.players)), none, True, bird)
        case "misdeal":
            return Score(none, tuple(int(seat == position.dealer) for seat in range(position.players)), False, bird)
        case "play":
            return Score(tuple(map(position.strokes, range(position.players))), none, False, bird)
    return Score(none, none, False, bird)

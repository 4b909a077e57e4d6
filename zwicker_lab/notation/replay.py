"""Playing a recorded deal through: every move is checked, side lines too, and the stated result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zwicker_lab.notation.dealfile import DealFile, Ply
from zwicker_lab.notation.record import followed, result_wrong
from zwicker_lab.zwicker import score
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason


@dataclass(frozen=True)
class Fault:
    """A recorded move that is not legal: the move, the position it was made in, and why not."""

    ply: Ply
    position: Position
    reason: Reason

    @property
    def line(self) -> int | None:
        """The line of the file."""
        return self.ply.at


@dataclass(frozen=True)
class Replay:
    """A deal played through as far as its moves are legal.

    ``positions`` begin with the opening; number ``n`` is the position after ``n`` moves. ``fault`` is the first illegal
    move in the order of the file, side lines included, or ``None``.
    """

    deal: DealFile
    positions: tuple[Position, ...]
    fault: Fault | None = None

    @property
    def complete(self) -> bool:
        """Whether the deal was played to its end."""
        return self.positions[-1].is_over

    @property
    def scores(self) -> tuple[score.SideScore, ...]:
        """The score of each side; of an unfinished deal the piles so far."""
        return score.rows(self.positions[-1], final=self.complete)

    @property
    def result_wrong(self) -> dict[str, str] | None:
        """Stated and found result as one sentence in every language, where they differ; ``None`` where not.

        The result of a deal that was not played to its end cannot be checked.
        """
        if not self.complete:
            return None
        found = tuple(side.total for side in self.scores)
        return result_wrong(self.deal.result, found, self.positions[-1].sides)


def replay(deal: DealFile) -> Replay:
    """Play a deal file through, up to its first fault.

    >>> from zwicker_lab.variants import load_variant
    >>> zwicker = load_variant("zwicker3")
    >>> played = replay(DealFile(zwicker, 4, 3, zwicker.pack(4)))
    >>> played.complete, len(played.positions), played.fault
    (False, 1, None)
    """
    positions, fault = follow(deal.opening, deal.plies)
    return Replay(deal, positions, fault)


def follow(position: Position, plies: Sequence[Ply]) -> tuple[tuple[Position, ...], Fault | None]:
    """The positions along a run of moves, the first included, and the first fault, side lines included.

    With the position before the move it replaces, a side line is followed the same way.
    """
    positions, wrong = followed(position, plies)
    return positions, Fault(*wrong) if wrong is not None else None

"""Playing a recorded deal through: every move is checked, side lines too, and the stated result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zwicker_lab.notation.dealfile import DealFile, Ply, result_text
from zwicker_lab.texts import both
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
        found = tuple(side.total for side in self.scores)
        stated = self.deal.result
        if stated is None or not self.complete or stated == found:
            return None
        sides = self.positions[-1].sides
        return both("notation-result-wrong", stated=result_text(stated, sides), found=result_text(found, sides))


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
    positions = [position]
    for ply in plies:
        before = positions[-1]
        reason = before.refusal(ply.move, ply.seat)
        if reason is not None:
            return tuple(positions), Fault(ply, before, reason)
        positions.append(before.play(ply.move))
        for line in ply.lines:
            _, fault = follow(before, line)
            if fault is not None:
                return tuple(positions), fault
    return tuple(positions), None

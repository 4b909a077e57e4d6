"""What the adviser is asked about a move of a match, and what it says: plain values that travel between processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.coach.answer import Reason
from zwicker_lab.zwick import Move, Position

if TYPE_CHECKING:
    from zwicker_lab.ui.zwick.play.deal import PlayedDeal
    from zwicker_lab.zwick.players import Advice

MOST_MS = 300.0
"""The longest one may think about a move that is made already."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the adviser says of a move: the points of the whole deal with their interval, what ``best`` has more, why.

    ``worlds`` possible deals were looked at; ``ground`` says how: ``known``, ``solved`` or ``played``.
    """

    verdict: str
    value: float
    low: float
    high: float
    lost: float
    best: Move
    reasons: tuple[Reason, ...]
    worlds: int
    ground: str

    @classmethod
    def read(cls, advice: Advice, move: Move) -> Opinion | None:
        """What an advice says of one move; ``None`` where it is not legal."""
        judged = advice.of(move)
        if judged is None:
            return None
        reasons = tuple(Reason(one.code, {lang: one.text(lang) for lang in LANGUAGES}) for one in judged.reasons)
        ground = "known" if advice.known else "solved" if advice.solved else "played"
        figures = judged.value, judged.low, judged.high, judged.lost
        return cls(judged.verdict, *figures, advice.best.move, reasons, advice.worlds, ground)


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A move that was made, and what the seat that made it could see."""

    view: Position
    move: Move

    @classmethod
    def of(cls, deal: PlayedDeal, at: int) -> Inquiry:
        """The question about the move with the index ``at``."""
        position = deal.positions[at]
        return cls(position.seen_by(position.turn), deal.moves[at])

    def allows(self, opinion: object) -> bool:
        """Whether what came back is an opinion."""
        return isinstance(opinion, Opinion)

    def simple(self) -> None:
        """Nothing is said where the adviser fails."""

    def thought(self, ms: float) -> Opinion | None:
        """The adviser's opinion."""
        from zwicker_lab.zwick.players import advise  # compiled code, which the server itself has no use for

        return Opinion.read(advise(self.view, ms=min(ms, MOST_MS)), self.move)

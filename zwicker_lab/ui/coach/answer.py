"""What a page asks the adviser, and what comes back: plain values that travel between processes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from zwicker_lab.texts import LANGUAGES
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

if TYPE_CHECKING:
    from zwicker_lab.players.advice import Advice, Judged

History = tuple[tuple[Position, Move], ...]
"""The moves so far with the position each was made in, oldest first."""
OTHERS = ("misses", "average", "ahead", "equal")
"""How the codes of those claims begin that compare with one other move and name it."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position to be advised on, what was played before it, and the seed of every chance.

    >>> from zwicker_lab.notation import read_position
    >>> question = Question.of(read_position("zwicker3; table 8h; hand 8s"))
    >>> question.key == Question.of(read_position("zwicker3; table 8h; hand 8s")).key
    True
    """

    position: Position
    history: History = ()
    seed: int = 0

    @classmethod
    def of(cls, position: Position, history: History = ()) -> Question:
        """The question for a position; of what was played only this packet tells anything about the hands."""
        packet = [(before.changed(), move) for before, move in history if before.stock_count == position.stock_count]
        return cls(position.changed(), tuple(packet))

    @property
    def key(self) -> Hashable:
        """What two questions with one answer share."""
        return str(self.position), self.position.variant, tuple(str(move) for _, move in self.history), self.seed


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good or poor: what kind of reason it is, and the sentence by language."""

    code: str
    texts: Mapping[str, str]

    @property
    def names_others(self) -> bool:
        """Whether the sentence tells which other move is better, or which card would be."""
        return self.code.startswith(OTHERS)

    @property
    def tells_loss(self) -> bool:
        """Whether the sentence says itself how many points the best move would bring more."""
        return self.code.startswith("average")


@dataclass(frozen=True, slots=True)
class Weighed:
    """One legal move as the adviser sees it; points are those of the mover's side minus the mean of the others.

    ``value`` is expected from now to the end of the deal, ``low`` to ``high`` its interval, ``lost`` what the best move
    would bring more. ``reply`` punishes the move, played by ``reply_seat``, who holds a card for it with ``chance``.
    """

    move: Move
    value: float
    low: float
    high: float
    lost: float
    verdict: str
    reply: Move | None = None
    reply_seat: str | None = None
    chance: float | None = None
    reasons: tuple[Reason, ...] = ()

    @classmethod
    def read(cls, judged: Judged) -> Weighed:
        """The same without anything only the players know."""
        reasons = tuple(Reason(one.code, {lang: one.text(lang) for lang in LANGUAGES}) for one in judged.reasons)
        figures = judged.value, judged.low, judged.high, judged.lost
        return cls(judged.move, *figures, judged.verdict, judged.reply, judged.reply_seat, judged.reply_chance, reasons)


@dataclass(frozen=True, slots=True)
class Answer:
    """All moves of a position, best first, and how sure that is.

    ``worlds`` possible deals were looked at; ``exact`` says that they were all there are, each solved; ``bounded`` that
    there are more moves than were looked at.
    """

    moves: tuple[Weighed, ...]
    worlds: int
    exact: bool
    bounded: bool = False

    @classmethod
    def read(cls, advice: Advice) -> Answer:
        """An advice as it travels."""
        return cls(tuple(map(Weighed.read, advice.moves)), advice.worlds, advice.exact, advice.bounded)

    def of(self, move: Move) -> Weighed | None:
        """What is said of one move."""
        return next((weighed for weighed in self.moves if weighed.move == move), None)

"""Playing a guided packet: the learner is free, the other seats follow the script as far as it is legal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from zwicker_lab.lessons.fields import Text
from zwicker_lab.lessons.model import Packet, Turn
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import Points, rows


@dataclass(frozen=True)
class PacketPly:
    """One turn that was played: who, what, the position it was played in, and what was said before it."""

    seat: str
    move: Move
    before: Position
    after: Position
    say: Text | None
    by_learner: bool


@dataclass(frozen=True)
class SideSummary:
    """What a side brought home in a packet: cards, card points with Zwick points, Zwicks."""

    side: str
    cards: int
    points: Points
    zwicks: int


@dataclass(frozen=True)
class PacketRun:
    """A guided packet after some moves of the learner; all else follows from these.

    ``play`` and ``undo`` give a new run. The scripted seats answer at once, so the learner is to move until it is over.
    """

    packet: Packet
    moves: tuple[Move, ...] = ()

    @cached_property
    def plies(self) -> tuple[PacketPly, ...]:
        """Every turn so far, the scripted ones included; raises ``IllegalMove`` for an illegal move of the learner."""
        return tuple(self._replay())

    @property
    def position(self) -> Position:
        """The position now: the learner's turn, or the end of the packet."""
        return self.plies[-1].after if self.plies else self.packet.start

    @property
    def is_over(self) -> bool:
        """Whether every card of the packet is played."""
        return len(self.plies) == len(self.packet.turns)

    @property
    def on_line(self) -> bool:
        """Whether everyone has followed the line so far."""
        return all(ply.move == Move.read(turn.move) for ply, turn in zip(self.plies, self.packet.turns, strict=False))

    @property
    def say(self) -> Text | None:
        """What is said before the learner's coming turn; nothing once the line is broken."""
        return None if self.is_over or not self.on_line else self.packet.turns[len(self.plies)].say

    def play(self, move: Move) -> PacketRun:
        """The learner plays a move and the other seats answer; raises ``IllegalMove`` with its reason."""
        self.position.play(move)
        return PacketRun(self.packet, (*self.moves, move))

    def undo(self) -> PacketRun:
        """Take back the learner's last move and the answers to it."""
        return PacketRun(self.packet, self.moves[:-1])

    def summary(self) -> tuple[SideSummary, ...]:
        """What each side has won so far."""
        scores = rows(self.position, final=False)
        return tuple(SideSummary(score.side, score.cards, score.total, score.zwicks) for score in scores)

    def _replay(self) -> Iterator[PacketPly]:
        position, waiting, on_line = self.packet.start, iter(self.moves), True
        for turn in self.packet.turns:
            by_learner = turn.seat == self.packet.learner
            move = next(waiting, None) if by_learner else scripted(position, turn)
            if move is None:
                return
            after = position.play(move)
            yield PacketPly(turn.seat, move, position, after, turn.say if on_line else None, by_learner)
            on_line = on_line and move == Move.read(turn.move)
            position = after


def scripted(position: Position, turn: Turn) -> Move:
    """What a scripted seat plays: its move while that is legal, else its fallback."""
    move = Move.read(turn.move)
    if turn.fallback is None or position.refusal(move) is None:
        return move
    return Move.read(turn.fallback)

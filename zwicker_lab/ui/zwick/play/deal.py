"""One deal as it is played: what was done, the positions it led to, and what was taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from zwicker_lab.errors import InputError
from zwicker_lab.ui.play.course import BACK, Deal
from zwicker_lab.zwick import Move, Position, Rules, new_deal


@dataclass(frozen=True)
class PlayedDeal(Deal):
    """A deal so far; ``actions`` are moves as text, and ``<n`` for going back to the moment after ``n`` moves.

    >>> from zwicker_lab.zwick import load_rules
    >>> deal = PlayedDeal.begin(load_rules(), 4, 1, 7).follow(["cut 9", "stop", "<1", "lick"])
    >>> [str(move) for move in deal.moves], deal.backs, deal.position.phase
    (['cut 9', 'lick'], 1, 'lick')
    """

    opening: Position
    actions: tuple[str, ...] = ()

    @classmethod
    def begin(cls, rules: Rules, players: int, dealer: int, seed: int) -> PlayedDeal:
        """A fresh deal; the same for the same seed."""
        return cls(new_deal(rules, players, dealer, seed))

    @cached_property
    def _course(self) -> tuple[tuple[Move, ...], tuple[Position, ...]]:
        moves: list[Move] = []
        positions = [self.opening]
        for action in self.actions:
            if action.startswith(BACK):
                at = int(action[1:])
                del moves[at:], positions[at + 1 :]
            else:
                moves.append(Move.read(action))
                positions.append(positions[-1].play(moves[-1]))
        return tuple(moves), tuple(positions)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that stand."""
        return self._course[0]

    @property
    def positions(self) -> tuple[Position, ...]:
        """The position before each of them, and the one now."""
        return self._course[1]

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The cards every seat had when the play began, or has now."""
        played = next((position for position in self.positions if position.phase == "play"), self.position)
        return tuple(tuple(map(str, hand)) for hand in played.hands)

    def play(self, move: Move) -> PlayedDeal:
        """The deal with one more legal move."""
        deal = replace(self, actions=(*self.actions, str(move)))
        before = self._course
        deal.__dict__["_course"] = (*before[0], move), (*before[1], self.position.play(move))
        return deal

    def back(self, at: int) -> PlayedDeal:
        """The deal after ``at`` of its moves."""
        deal = replace(self, actions=(*self.actions, f"{BACK}{at}"))
        deal.__dict__["_course"] = self.moves[:at], self.positions[: at + 1]
        return deal

    def done(self, action: object) -> PlayedDeal | None:
        """The deal with one more action; ``None`` where it cannot be read or is not legal."""
        if not isinstance(action, str):
            return None
        if action.startswith(BACK):
            return self.back_by(action, len(self.moves))
        try:
            move = Move.read(action)
        except InputError:
            return None
        return self.play(move) if self.position.refusal(move) is None else None

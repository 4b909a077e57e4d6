"""Judged moves in their order, whatever the game: what the advice of both games shares."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar


class OfMove(Protocol):
    """A judgement of one move."""

    @property
    def move(self) -> object:
        """The move."""


Judgement = TypeVar("Judgement", bound=OfMove)


class Ranked(Generic[Judgement]):
    """Every move that was looked at, the best first, and in how many ``worlds``."""

    __slots__ = ()
    moves: tuple[Judgement, ...]
    worlds: int

    @property
    def best(self) -> Judgement:
        """The best move."""
        return self.moves[0]

    def of(self, move: object) -> Judgement | None:
        """What the adviser thinks of ``move``; ``None`` where it was not looked at."""
        return next((judged for judged in self.moves if judged.move == move), None)

    def __repr__(self) -> str:
        return f"<Advice: {self.best.move} is best of {len(self.moves)}, worlds {self.worlds}>"

"""What every match and every deal have in common as they are played: its deals, what is taken back, what is kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

BACK = "<"
MOST_ACTIONS = 2_000
"""A deal with so many actions is played to its end, but nothing more is taken back in it."""


class Deal(ABC):
    """A deal so far; ``actions`` are moves as text, and ``<n`` for going back to the moment after ``n`` moves."""

    actions: tuple[str, ...]

    def follow(self, actions: Iterable[object]) -> Self:
        """The same with more done, as far as it can be read and is legal."""
        deal = self
        for action in actions:
            found = deal.done(action)
            if found is None:
                break
            deal = found
        return deal

    @abstractmethod
    def done(self, action: object) -> Self | None:
        """The deal with one more action; ``None`` where it cannot be read or is not legal."""

    @abstractmethod
    def back(self, at: int) -> Self:
        """The deal after ``at`` of its moves."""

    def back_by(self, action: str, moves: int) -> Self | None:
        """What ``<n`` leads to where ``moves`` stand; ``None`` where it leads nowhere, or no more is taken back."""
        at = action.removeprefix(BACK)
        fits = at.isdecimal() and len(at) < 5 and int(at) < moves
        return self.back(int(at)) if fits and not self.is_full else None

    @property
    def is_full(self) -> bool:
        """Whether so much was done that nothing more is taken back; moves are few, and always find room."""
        return len(self.actions) >= MOST_ACTIONS

    @property
    def backs(self) -> int:
        """How often moves were taken back."""
        return sum(action.startswith(BACK) for action in self.actions)


class Set(Protocol):
    """What a course asks of a setup."""

    @property
    def players(self) -> int:
        """How many sit at the table."""


class Rows(Protocol):
    """What a course asks of a match."""

    @property
    def is_over(self) -> bool:
        """Whether no further deal is due."""

    @property
    def dealer(self) -> int:
        """Who deals next."""


S = TypeVar("S", bound=Set)
D = TypeVar("D", bound=Deal)


@dataclass(frozen=True)
class Course(ABC, Generic[S, D]):
    """A match so far: how it was set up, the seed of all its cards, and its deals, the last of which may go on."""

    most_deals: ClassVar[int] = 100
    setup: S
    seed: int
    deals: tuple[D, ...]

    @classmethod
    def begin(cls, setup: S, seed: int) -> Self:
        """A match of which nothing is played yet."""
        return cls(setup, seed, ())._with_next(Random(f"dealer {seed}").randrange(setup.players))

    def _with_next(self, dealer: int) -> Self:
        seed = Random(f"deal {self.seed} {len(self.deals)}").randrange(1 << 31)
        return replace(self, deals=(*self.deals, self.fresh(dealer, seed)))

    @abstractmethod
    def fresh(self, dealer: int, seed: int) -> D:
        """A deal of which nothing is played yet."""

    @property
    @abstractmethod
    def is_dealt_out(self) -> bool:
        """Whether the deal on the table has ended."""

    @property
    @abstractmethod
    def match(self) -> Rows:
        """The match with every deal that has ended."""

    @property
    @abstractmethod
    def own_last(self) -> int | None:
        """After how many moves one's own last choice was made; ``None`` where there is none to take back."""

    @property
    def here(self) -> D:
        """The deal that is played, or the last one."""
        return self.deals[-1]

    @property
    def rev(self) -> int:
        """How much was done in all."""
        return sum(len(deal.actions) + 1 for deal in self.deals)

    def with_here(self, deal: D) -> Self:
        """The match with more done on the table."""
        return replace(self, deals=(*self.deals[:-1], deal))

    def back(self) -> Self:
        """The match with one's own last move, and all that followed, taken back, where that can be."""
        at = self.own_last
        return self if at is None or self.here.is_full else self.with_here(self.here.back(at))

    def next(self) -> Self:
        """The match with one more deal, where one is to be played."""
        over = not self.is_dealt_out or self.match.is_over or len(self.deals) >= self.most_deals
        return self if over else self._with_next(self.match.dealer)

    def to_json(self) -> dict[str, Any]:
        """All that a browser keeps beside setup and seed."""
        return {"deals": [list(deal.actions) for deal in self.deals], "rev": self.rev}

    @classmethod
    def read(cls, setup: S, seed: int, value: object) -> Self:
        """What ``to_json`` gave, from anywhere; played through as far as it is legal."""
        kept = value.get("deals") if isinstance(value, dict) else None
        game = cls.begin(setup, seed)
        for number, actions in enumerate(kept if isinstance(kept, list) else ()):
            following = game if not number else game.next()
            if not isinstance(actions, list) or len(following.deals) != number + 1:
                break
            game = following.with_here(following.here.follow(actions))
        return game

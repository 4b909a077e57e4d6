"""Players of Swiss Zwick: something that chooses a move from what the seat to move sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.players.numbered import policy_choice
from zwicker_lab.zwick.players.policies import RANDOM, TRADITIONAL
from zwicker_lab.zwick.players.search import search
from zwicker_lab.zwick.position import Position


class Player(Protocol):
    """Something that chooses a move; it looks at nothing but what the seat to move sees."""

    @property
    def name(self) -> str:
        """What the player is called in ``PLAYERS``."""

    def choose(self, view: Position, seed: int = 0) -> Move:
        """A legal move for the seat to move; ``seed`` decides between moves it holds for equal."""


@dataclass(frozen=True, slots=True)
class PolicyPlayer:
    """A player that looks at the table once: random or traditional."""

    name: str
    policy: int

    def choose(self, view: Position, seed: int = 0) -> Move:
        """The move the policy makes in the play-outs of the search, too."""
        return policy_choice(view.seen_by(view.turn), self.policy, seed)


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """A player that tries its moves in ``worlds`` sampled worlds, or for ``ms`` milliseconds."""

    name: str = "search"
    worlds: int | None = None
    ms: float | None = None

    def choose(self, view: Position, seed: int = 0) -> Move:
        """The move that does best; where there is one only, or none is known of, no time is spent."""
        seen = view.seen_by(view.turn)
        if view.phase == "cut" or len(list(seen.moves())) == 1:
            return policy_choice(seen, TRADITIONAL, seed)
        return search(seen, worlds=self.worlds, ms=self.ms, seed=seed).moves[0]


PLAYERS: Mapping[str, Callable[..., Player]] = MappingProxyType(
    {
        "random": lambda: PolicyPlayer("random", RANDOM),
        "traditional": lambda: PolicyPlayer("traditional", TRADITIONAL),
        "search": SearchPlayer,
    }
)
"""The players by name, weakest first."""


def player(name: str, **settings: float | None) -> Player:
    """A player by name; ``search`` takes ``worlds`` or ``ms``.

    Raises ``InputError`` for an unknown name.

    >>> from zwicker_lab.zwick import read_position
    >>> str(player("traditional").choose(read_position("zwick; phase join; trump r; hand Ar 7b Kr 9a 9s")))
    'join'
    """
    if name not in PLAYERS:
        raise InputError("player-unknown", player=name, known=" ".join(PLAYERS))
    return PLAYERS[name](**settings)

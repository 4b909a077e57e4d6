"""Players: something that chooses a move from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice
from types import MappingProxyType
from typing import Protocol

import numpy as np

from zwicker_lab.errors import InputError
from zwicker_lab.kernel.chance import seed_of
from zwicker_lab.kernel.convert import Unfit, move_of
from zwicker_lab.players.duel import GREEDY, RANDOM, TRADITIONAL, policy_move
from zwicker_lab.players.search import search
from zwicker_lab.players.traditional import WEIGHTS
from zwicker_lab.players.view import View
from zwicker_lab.players.worlds import hidden_of
from zwicker_lab.zwicker.moves import Move

LOOKED_AT = 1000
"""Moves looked at where the kernel cannot hold the position."""


class Player(Protocol):
    """Something that chooses a move; it is told what its seat sees, and nothing else.

    Whatever has a name and chooses is a player:

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> class First:
    ...     name = "first"
    ...
    ...     def choose(self, view, seed=0):
    ...         return next(view.position.moves())
    >>> str(First().choose(view_of(read_position("zwicker3; table 9d 5c 4h; hand 9s 2c"))))
    '9s x 9d'
    """

    @property
    def name(self) -> str:
        """What the player is called in ``PLAYERS``."""

    def choose(self, view: View, seed: int = 0) -> Move:
        """A legal move for the seat of ``view``; ``seed`` decides between moves it holds for equal."""


@dataclass(frozen=True, slots=True)
class PolicyPlayer:
    """A player that looks at the table once: random, greedy or traditional."""

    name: str
    policy: int

    def choose(self, view: View, seed: int = 0) -> Move:
        """The move the policy plays in the kernel's play-outs, too."""
        position = view.position
        try:
            hidden = hidden_of(view)
        except Unfit:
            return _simple_choice(view, self.policy, seed)
        move = np.zeros(4, np.int64)
        policy_move(self.policy, WEIGHTS, hidden.rules, hidden.template, seed_of(seed), move)
        return move_of(move, hidden.template, position.variant, position.players)


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """A player that tries its moves in ``worlds`` sampled worlds, or for ``ms`` milliseconds."""

    name: str = "search"
    worlds: int | None = None
    ms: float | None = None

    def choose(self, view: View, seed: int = 0) -> Move:
        """The move that does best."""
        return search(view, worlds=self.worlds, ms=self.ms, seed=seed, every=False).moves[0]


PLAYERS: Mapping[str, Callable[..., Player]] = MappingProxyType(
    {
        "random": lambda: PolicyPlayer("random", RANDOM),
        "greedy": lambda: PolicyPlayer("greedy", GREEDY),
        "traditional": lambda: PolicyPlayer("traditional", TRADITIONAL),
        "search": SearchPlayer,
    }
)
"""The players by name, weakest first."""


def player(name: str, **settings: float | None) -> Player:
    """A player by name; ``search`` takes ``worlds`` or ``ms``.

    Raises ``InputError`` for an unknown name.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> str(player("greedy").choose(view_of(read_position("zwicker3; table 9d 5c 4h; hand 9s 2c; stock 36")), seed=1))
    '9s x 9d 5c 4h'
    """
    if name not in PLAYERS:
        raise InputError("player-unknown", player=name, known=" ".join(PLAYERS))
    return PLAYERS[name](**settings)


def chosen(player: Player, view: View, seed: int = 0) -> Move:
    """What a player answers; raises ``InputError`` where it is no player, or its answer no move."""
    if isinstance(player, type) or not callable(getattr(player, "choose", None)):
        raise InputError("player-none", got=repr(player)[:80])
    move = player.choose(view, seed=seed)
    if not isinstance(move, Move):
        raise InputError("player-no-move", player=name_of(player), got=repr(move)[:80])
    return move


def name_of(player: Player) -> str:
    """What a player is called: by its class where it has no name."""
    return str(getattr(player, "name", type(player).__name__))


def _simple_choice(view: View, policy: int, seed: int) -> Move:
    """A move for a position the kernel cannot hold: by lot, or the first that wins most at once."""
    position = view.position
    moves = list(islice(position.moves(), LOOKED_AT))
    if policy == RANDOM:
        return moves[seed % len(moves)]
    return max(moves, key=position.points_of)

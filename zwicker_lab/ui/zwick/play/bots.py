"""The program players of Swiss Zwick: what one is asked, and the process of their own in which they choose."""

from __future__ import annotations

import atexit
import functools
from dataclasses import dataclass
from random import Random

from zwicker_lab.ui.play.bots import Bots
from zwicker_lab.ui.zwick.play.asking import Inquiry, Opinion
from zwicker_lab.zwick import Move, Position, read_position

CHOOSER = "zwicker_lab.ui.zwick.play.bots:choose"
STRENGTHS = ("random", "traditional", "search")
"""How well a program player plays, weakest first; the names are those of ``zwick.players``."""
USUAL = "traditional"
WARM = "zwick; trump r; trick 9b; hand 7b Kb Tb 9r Ar"


@dataclass(frozen=True, slots=True)
class Turn:
    """A move to be chosen: what the seat sees, how well its player plays, and the seed of every chance.

    >>> turn = Turn(read_position("zwick; trump r; trick Ab; hand 7b Kb 9a 9r Ar"), "random")
    >>> str(turn.simple()), turn.allows(Move.read("7b"))
    ('Kb', False)
    """

    view: Position
    strength: str
    seed: int = 0

    def allows(self, move: Move) -> bool:
        """Whether a move is legal."""
        return self.view.refusal(move) is None

    def simple(self) -> Move:
        """Any legal move."""
        return Random(self.seed).choice(list(self.view.moves()))

    def thought(self, ms: float) -> Move:
        """The move of a program player, from what its seat sees."""
        from zwicker_lab.zwick.players import player  # compiled code, which the server itself has no use for

        thinking = {"ms": ms} if self.strength == "search" else {}
        return player(self.strength, **thinking).choose(self.view, self.seed)


def choose(asked: Turn | Inquiry, ms: float) -> Move | Opinion | None:
    """What is thought of: a move, or an opinion of one; before the first all is made ready that thinking takes."""
    from zwicker_lab.zwick.players.advice import warm_up  # compiled code, which the server itself has no use for

    warm_up()
    return asked.thought(ms)


def warm_turn() -> Turn:
    """A turn to wake the players with."""
    return Turn(read_position(WARM), USUAL)


@functools.cache
def shared_bots() -> Bots:
    """The program players of this server, begun when a page first asks for them."""
    bots = Bots(CHOOSER, warm_turn)
    atexit.register(bots.close)
    return bots


@functools.cache
def shared_adviser() -> Bots:
    """Who is asked for reasons, in a process begun by the first question, so that play never waits for an answer."""
    adviser = Bots(CHOOSER, warm_turn)
    atexit.register(adviser.close)
    return adviser

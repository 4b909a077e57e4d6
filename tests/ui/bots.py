"""Program players for tests: quick ones that need nothing compiled, in this process or in one of their own."""

from __future__ import annotations

from itertools import islice

from zwicker_lab.ui.play.bots import Turn
from zwicker_lab.zwicker.legal import few_moves
from zwicker_lab.zwicker.moves import Move


def quick(turn: Turn, ms: float) -> Move:
    """What wins most at once; by chance, one of the first moves."""
    if turn.strength != "random":
        return turn.simple()
    moves = list(islice(few_moves(turn.view.position, turn.view.hand[0]), 20))
    return moves[turn.seed % len(moves)]


def failing(turn: Turn, ms: float) -> Move:
    """Never finds a move."""
    raise RuntimeError("a fault in the player")


class NearBots:
    """Chooses in this process and at once; ``turns`` are all that was asked."""

    def __init__(self, *, held: bool = False) -> None:
        self.turns: list[Turn] = []
        self.held, self.waiting = held, []
        self.forgotten = 0

    def ask(self, table, turn, heard):
        self.turns.append(turn)
        if self.held:
            self.waiting.append((turn, heard))
        else:
            heard(quick(turn, 0))

    def answer(self):
        turn, heard = self.waiting.pop(0)
        heard(quick(turn, 0))

    def forget(self, table):
        self.forgotten += 1

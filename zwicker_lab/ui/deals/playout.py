"""Program players that play a side line on by themselves, away from the page's turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Protocol

from zwicker_lab.players.view import view_of
from zwicker_lab.ui.coach.answer import History
from zwicker_lab.ui.coach.home import Home
from zwicker_lab.ui.play.bots import Heard, Turn, bare
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

MOST = 400
"""So many moves are played at most."""
_NUMBERS = count(1)


class Chooser(Protocol):
    """Who chooses moves: the program players of a server."""

    def ask(self, table: str, turn: Turn, heard: Heard) -> None:
        """Have ``heard`` called with a move for ``turn``."""

    def forget(self, table: str) -> None:
        """Drop the turn of a table that has moved on."""


class Playout:
    """A run of moves that program players make from a position on, one after the other.

    ``changed`` hears of every move, ``ended`` gets all of them: at the end of the deal, after as many as were asked
    for, or when it is stopped. Each player sees what its seat sees.
    """

    def __init__(
        self, bots: Chooser, home: Home, changed: Callable[[], None], ended: Callable[[tuple[Move, ...]], None]
    ) -> None:
        self._bots, self._home, self._changed, self._ended = bots, home, changed, ended
        self._table = f"playout{next(_NUMBERS)}"
        self._run: object | None = None
        self.moves: tuple[Move, ...] = ()

    @property
    def is_running(self) -> bool:
        """Whether moves are still to come."""
        return self._run is not None

    def begin(self, position: Position, history: History, strength: str, most: int = MOST) -> None:
        """Play on from ``position``, at most so many moves."""
        self._run, self.moves = object(), ()
        self._position, self._history, self._strength, self._most = position, history, strength, most
        self._ask()

    def stop(self) -> None:
        """Play no further; what was played stays."""
        if self._run is not None:
            self._finish()

    def leave(self) -> None:
        """Play no further, and forget it all."""
        self._run = None
        self._bots.forget(self._table)

    def _ask(self) -> None:
        run = self._run
        turn = Turn(bare(view_of(self._position, history=self._history)), self._strength, seed=len(self._history))
        self._bots.ask(self._table, turn, lambda move: self._home(lambda: self._hear(run, move)))

    def _hear(self, run: object, move: Move) -> None:
        """Take a move; one for a run that has ended is dropped."""
        if run is not self._run:
            return
        self._history = (*self._history, (self._position, move))
        self._position, self.moves = self._position.play(move), (*self.moves, move)
        if self._position.is_over or len(self.moves) >= self._most:
            self._finish()
        else:
            self._changed()
            self._ask()

    def _finish(self) -> None:
        self._run = None
        self._bots.forget(self._table)
        self._ended(self.moves)

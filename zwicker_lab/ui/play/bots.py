"""What a program player is asked, how it chooses, and who asks it: one process for all tables of a server."""

from __future__ import annotations

import atexit
import functools
import traceback
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from itertools import islice
from threading import Condition, Thread
from typing import Any, Protocol, cast

from zwicker_lab.notation import read_position
from zwicker_lab.players import View, player, view_of
from zwicker_lab.players.advice import warm_up
from zwicker_lab.ui.coach.process import Worker
from zwicker_lab.ui.coach.service import log
from zwicker_lab.ui.coach.worker import attend, named
from zwicker_lab.zwicker.moves import Move

CHOOSER = "zwicker_lab.ui.play.bots:choose"
FULL_MS, LEAST_MS = 700.0, 60.0
"""The time of one who thinks long, where nobody else waits, and where many do."""
TRIED = 300
WARM = "zwicker3; table 9d 5c 4h; hand 9s 2c"

Heard = Callable[[Any], None]


class Asked(Protocol):
    """A move of some game that is to be chosen in the process that plays."""

    def allows(self, move: Any) -> bool:
        """Whether a move that came back is legal."""

    def simple(self) -> Any:
        """A move for a player who cannot think just now."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A move to be chosen: what the seat sees, how well its player plays, and the seed of every chance."""

    view: View
    strength: str
    seed: int = 0

    def allows(self, move: Move) -> bool:
        """Whether a move is legal."""
        return self.view.position.refusal(move) is None

    def simple(self) -> Move:
        """The first move that wins most at once."""
        return max(islice(self.view.position.moves(), TRIED), key=self.view.position.points_of)


def warm_turn() -> Turn:
    """A turn to wake the players with."""
    return Turn(view_of(read_position(WARM)), "greedy")


def choose(turn: Turn, ms: float) -> Move:
    """The move of a program player, from what its seat sees; before the first all is made ready that players run."""
    warm_up()
    thinking = {"ms": ms} if turn.strength == "search" else {}
    return player(turn.strength, **thinking).choose(turn.view, turn.seed)


def main(chooser: str) -> None:
    """Choose moves until the input ends; ``chooser`` is ``module:function``."""
    attend(functools.partial(chosen, named(chooser)))


def chosen(chooser: Callable[[Any, float], Any], turn: Asked, ms: float) -> Any:
    """The move for a turn; ``None`` where a player fails, which is told on standard error."""
    try:
        return chooser(turn, ms)
    except Exception:
        traceback.print_exc()
        return None


class BotWorker(Worker):
    """One process that plays; begun and watched like one that advises."""

    module = __name__

    def choose(self, turn: Asked, ms: float) -> Any:
        """The move chosen; ``None`` where there is none in time."""
        return self.ask(cast(Any, turn), ms)


class Bots:
    """Chooses moves away from the threads that ask; one for a server.

    A newer turn of the same table replaces the one that waits. A move always comes: where a player fails or takes too
    long, a simple one plays for it.
    """

    def __init__(self, chooser: str = CHOOSER, warm: Callable[[], Asked] = warm_turn) -> None:
        self._worker, self._warm = BotWorker(chooser), warm
        self._waiting: OrderedDict[Hashable, tuple[Asked, Heard]] = OrderedDict()
        self._changed = Condition()
        self._closed = False
        self._thread: Thread | None = None

    def ask(self, table: Hashable, turn: Asked, heard: Heard) -> None:
        """Have ``heard`` called with the move, later and from another thread."""
        with self._changed:
            self._waiting[table] = turn, heard
            if self._thread is None and not self._closed:
                self._thread = Thread(target=self._work, daemon=True)
                self._thread.start()
            self._changed.notify()

    def forget(self, table: Hashable) -> None:
        """Drop the turn of a table that has moved on."""
        with self._changed:
            self._waiting.pop(table, None)

    def wake(self) -> None:
        """Start thinking, so that the first to play need not wait for that."""
        if self._thread is None:
            self.ask("wake", self._warm(), lambda move: None)

    def close(self) -> None:
        """Stop thinking; whoever still waits hears nothing more."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._changed.notify_all()
        self._worker.close()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        while (waiting := self._next()) is not None:
            turn, heard, ms = waiting
            move = self._worker.choose(turn, ms)
            if self._closed:
                return
            legal = move is not None and turn.allows(move)
            try:
                heard(move if legal else turn.simple())
            except Exception:
                log.exception("a move could not be passed on")

    def _next(self) -> tuple[Asked, Heard, float] | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closed)
            if self._closed:
                return None
            _, (turn, heard) = self._waiting.popitem(last=False)
            return turn, heard, max(LEAST_MS, FULL_MS / (1 + len(self._waiting)))


def bare(view: View) -> View:
    """A view as it travels: without what its position has worked out so far."""
    return replace(view, position=view.position.changed())


@functools.cache
def shared_bots() -> Bots:
    """The program players of this server, begun when a page first asks for them."""
    bots = Bots()
    atexit.register(bots.close)
    return bots

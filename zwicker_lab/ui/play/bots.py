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
from typing import Any, cast

from zwicker_lab.notation import read_position
from zwicker_lab.players import View, player, view_of
from zwicker_lab.ui.coach.process import Worker
from zwicker_lab.ui.coach.service import log
from zwicker_lab.ui.coach.worker import attend, named
from zwicker_lab.zwicker.moves import Move

CHOOSER = "zwicker_lab.ui.play.bots:choose"
FULL_MS, LEAST_MS = 700.0, 60.0
"""The time of one who thinks long, where nobody else waits, and where many do."""
TRIED = 300
WARM = "zwicker3; table 9d 5c 4h; hand 9s 2c"

Heard = Callable[[Move], None]


@dataclass(frozen=True, slots=True)
class Turn:
    """A move to be chosen: what the seat sees, how well its player plays, and the seed of every chance."""

    view: View
    strength: str
    seed: int = 0


def choose(turn: Turn, ms: float) -> Move:
    """The move of a program player, from what its seat sees."""
    thinking = {"ms": ms} if turn.strength == "search" else {}
    return player(turn.strength, **thinking).choose(turn.view, turn.seed)


def simple(view: View) -> Move:
    """A move for a player who cannot think just now: the first that wins most at once."""
    return max(islice(view.position.moves(), TRIED), key=view.position.points_of)


def main(chooser: str) -> None:
    """Choose moves until the input ends; ``chooser`` is ``module:function``."""
    attend(functools.partial(chosen, named(chooser)))


def chosen(chooser: Callable[[Turn, float], Move], turn: Turn, ms: float) -> Move | None:
    """The move for a turn; ``None`` where a player fails, which is told on standard error."""
    try:
        return chooser(turn, ms)
    except Exception:
        traceback.print_exc()
        return None


class BotWorker(Worker):
    """One process that plays; begun and watched like one that advises."""

    module = __name__

    def choose(self, turn: Turn, ms: float) -> Move | None:
        """The move chosen; ``None`` where there is none in time."""
        return cast(Move | None, self.ask(cast(Any, turn), ms))


class Bots:
    """Chooses moves away from the threads that ask; one for a server.

    A newer turn of the same table replaces the one that waits. A move always comes: where a player fails or takes too
    long, a simple one plays for it.
    """

    def __init__(self, chooser: str = CHOOSER) -> None:
        self._worker = BotWorker(chooser)
        self._waiting: OrderedDict[Hashable, tuple[Turn, Heard]] = OrderedDict()
        self._changed = Condition()
        self._closed = False
        self._thread: Thread | None = None

    def ask(self, table: Hashable, turn: Turn, heard: Heard) -> None:
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
            view = view_of(read_position(WARM))
            for strength in ("search", "greedy"):
                self.ask(f"wake {strength}", Turn(view, strength), lambda move: None)

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
            legal = move is not None and turn.view.position.refusal(move) is None
            try:
                heard(move if legal and move is not None else simple(turn.view))
            except Exception:
                log.exception("a move could not be passed on")

    def _next(self) -> tuple[Turn, Heard, float] | None:
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

"""Program players at the tables of a room: whose turn it is, and how they are asked."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import Protocol

from zwicker_lab.players import View, player, view_of
from zwicker_lab.workshop.commands import Play
from zwicker_lab.workshop.events import Event
from zwicker_lab.workshop.ledger import Done, Ledger
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.tables import Table
from zwicker_lab.workshop.who import PROGRAM
from zwicker_lab.zwicker.moves import Move

SEARCH_WORLDS = 20


@dataclass(frozen=True, slots=True)
class ProgramTurn:
    """A move that a program is to make: at which table, how well it plays, and the key under which it is done."""

    key: str
    table: Table
    strength: str
    command: Play

    @property
    def view(self) -> View:
        """What the seat sees, and what the moves so far told."""
        return view_of(self.table.position, history=self.table.history)

    @property
    def seed(self) -> int:
        """The seed of every chance in this choice."""
        return len(self.table.moves)

    def played(self, move: Move) -> Play:
        """The command that makes a move at this turn."""
        return self.command.model_copy(update={"move": str(move)})


class Thinker(Protocol):
    """Chooses the moves of programs: ``heard`` is called with the move, at once or later, from any thread."""

    def ask(self, table: Hashable, view: View, strength: str, seed: int, heard: Callable[[Move], None]) -> None:
        """Have a move chosen; a newer turn of the same table replaces one that still waits."""


class AtOnce:
    """A thinker that answers before it returns: for tests, and for players that need no time."""

    def ask(self, table: Hashable, view: View, strength: str, seed: int, heard: Callable[[Move], None]) -> None:
        """Choose now."""
        settings = {"worlds": SEARCH_WORLDS} if strength == "search" else {}
        heard(player(strength, **settings).choose(view, seed))


def program_turns(room: Room) -> Iterator[ProgramTurn]:
    """Every turn that waits for a program; none while the room is stopped."""
    game = room.tables
    if game is None or game.here is None or room.is_frozen or room.is_ended:
        return
    deal, number = len(game.deals) - 1, room.round_number
    for table in game.here.tables:
        if table.is_over or not room.is_program(table.mover):
            continue
        ply = len(table.moves)
        key = f"{number}.{deal}.{table.number}.{ply}.{table.backs}"
        command = Play(round=number, deal=deal, table=table.number, ply=ply, move="-")
        yield ProgramTurn(key, table, game.plan.strength, command)


class Programs:
    """Has programs play at the tables of a room: asks a thinker, and plays what it chose.

    A thinker that answers at once is asked for one move after the other, never deeper and deeper.
    """

    def __init__(self, ledger: Ledger, thinker: Thinker, told: Callable[[Event | None], None]) -> None:
        self._ledger, self._thinker, self._told = ledger, thinker, told
        self._lock = Lock()
        self._asked: set[str] = set()
        self._chosen: deque[tuple[ProgramTurn, Move]] = deque()
        self._is_playing = self._is_closed = False

    def wake(self) -> None:
        """Ask for every move that is due and was not asked for yet."""
        turns = list(program_turns(self._ledger.room))
        with self._lock:
            due = [turn for turn in turns if turn.key not in self._asked]
            self._asked = {turn.key for turn in turns}
        for turn in due:
            table = (self._ledger.kept.code, turn.command.table)
            self._thinker.ask(table, turn.view, turn.strength, turn.seed, partial(self._heard, turn))

    def close(self) -> None:
        """Play nothing any more."""
        self._is_closed = True

    def _heard(self, turn: ProgramTurn, move: Move) -> None:
        with self._lock:
            self._chosen.append((turn, move))
            if self._is_playing:
                return
            self._is_playing = True
        try:
            while (chosen := self._next()) is not None:
                self._play(*chosen)
        except BaseException:
            self._is_playing = False
            raise

    def _next(self) -> tuple[ProgramTurn, Move] | None:
        with self._lock:
            if self._chosen and not self._is_closed:
                return self._chosen.popleft()
            self._is_playing = False
            return None

    def _play(self, turn: ProgramTurn, move: Move) -> None:
        found = self._ledger.act(PROGRAM, turn.key, turn.played(move))
        if isinstance(found, Done) and found.is_new:
            self._told(found.event)
        self.wake()

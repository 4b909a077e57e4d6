"""The rooms of this server: one ``Rooms`` for all pages, and what a page needs to look on."""

from __future__ import annotations

import atexit
import functools
import os
from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from threading import Event, Lock, Thread, Timer
from typing import Any

import panel as pn

from zwicker_lab.data_folder import data_folder
from zwicker_lab.players import View
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.coach.service import log
from zwicker_lab.ui.play.bots import Bots, Turn, bare, shared_bots
from zwicker_lab.ui.socket import when_connected
from zwicker_lab.workshop import LiveRoom, Rooms, Store, Who
from zwicker_lab.workshop.who import DOOR
from zwicker_lab.zwicker.moves import Move

VARIABLE = "ZWICKER_LAB_ROOMS"
FILE = "rooms.sqlite"
SWEEP_S = 60.0
PAUSE_S = 0.9
"""So long a program waits with its move, for people to follow."""


def database(environment: Mapping[str, str] | None = None) -> str:
    """Where rooms are kept: what ``ZWICKER_LAB_ROOMS`` names, a file or a URL, else a file among the data of programs.

    >>> database({"ZWICKER_LAB_ROOMS": "postgresql://club@db/rooms"}), database({"ZWICKER_LAB_DATA": "/club"})
    ('postgresql://club@db/rooms', '/club/rooms.sqlite')
    """
    known = os.environ if environment is None else environment
    return known.get(VARIABLE) or (data_folder(known) / FILE).as_posix()


class RoomBots:
    """Lets the program players of the server choose for the tables of rooms, and has them take their time."""

    def __init__(self, bots: Callable[[], Bots] = shared_bots, pause: float = PAUSE_S) -> None:
        self._bots, self._pause = bots, pause

    def ask(self, table: Hashable, view: View, strength: str, seed: int, heard: Callable[[Move], None]) -> None:
        """Have a move chosen, and told a little later."""
        self._bots().ask(table, Turn(bare(view), strength, seed), functools.partial(self._later, heard))

    def _later(self, heard: Callable[[Move], None], move: Move) -> None:
        timer = Timer(self._pause, heard, (move,))
        timer.daemon = True
        timer.start()


class Sweeper:
    """Deletes rooms whose time is over, now and then, until it is stopped."""

    def __init__(self, rooms: Rooms, every: float = SWEEP_S) -> None:
        self._rooms, self._every, self._stopped = rooms, every, Event()
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

    def _work(self) -> None:
        while not self._stopped.wait(self._every):
            try:
                self._rooms.sweep()
            except Exception:
                log.exception("rooms could not be swept")

    def stop(self) -> None:
        """Sweep no more."""
        self._stopped.set()
        self._thread.join()


@functools.cache
def shared_rooms() -> Rooms:
    """The rooms of this server, opened when a page first asks; raises ``InputError`` where they cannot be."""
    where = database()
    if "://" not in where:
        Path(where).absolute().parent.mkdir(parents=True, exist_ok=True)
    rooms = Rooms(Store.open(where), thinker=RoomBots())
    sweeper = Sweeper(rooms)

    def close() -> None:
        sweeper.stop()
        rooms.close()

    atexit.register(close)
    return rooms


def peer() -> str:
    """The network address of who opens the page, for limits only; empty where nobody serves."""
    context: Any = pn.state.curdoc.session_context if pn.state.curdoc else None
    return str(getattr(context.request, "remote_ip", "")) if context and context.request else ""


class Watch:
    """A page that looks on at a room: ``show`` is called in the page's turn after changes, several at once as one.

    Made while a page is built or answers; ends by itself when the page is left.
    """

    def __init__(self, show: Callable[[], None]) -> None:
        self._show, self._home = show, way_home()
        self._lock, self._is_due = Lock(), False
        self._end: Callable[[], None] | None = None
        self._room: LiveRoom | None = None
        self._is_here = True
        when_left(self.end)
        doc = pn.state.curdoc
        if doc is not None and doc.session_context is not None:
            when_connected(doc, self.connected)

    def begin(self, room: LiveRoom, who: Who = DOOR) -> None:
        """Look on as ``who``, and at nothing else."""
        self.end()
        self._room = room
        self._end = room.subscribe(self._told, who, lambda: self._is_here)

    def connected(self, is_here: bool) -> None:
        """The page's line is lost, or back; what happens meanwhile is still drawn, to be there when it is back."""
        if self._is_here != is_here:
            self._is_here = is_here
            if self._room is not None and self._end is not None:
                self._room.tell_hosts()

    def end(self) -> None:
        """Look on no longer."""
        end, self._end = self._end, None
        if end is not None:
            end()

    def _told(self) -> None:
        with self._lock:
            if self._is_due:
                return
            self._is_due = True
        self._home(self._draw)

    def _draw(self) -> None:
        with self._lock:
            self._is_due = False
        if self._end is not None:
            self._show()

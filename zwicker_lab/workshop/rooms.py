"""All rooms of a server."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from secrets import SystemRandom
from threading import RLock
from time import monotonic, time

from zwicker_lab.errors import InputError
from zwicker_lab.workshop.codes import read_code, room_code
from zwicker_lab.workshop.commands import Command
from zwicker_lab.workshop.ledger import Done, Ticket
from zwicker_lab.workshop.limits import ADDRESS, GUESSES, ROOMS, SEAT, Limiter
from zwicker_lab.workshop.live import LiveRoom
from zwicker_lab.workshop.programs import Thinker
from zwicker_lab.workshop.refusal import Refusal, unreadable
from zwicker_lab.workshop.rights import may_delete
from zwicker_lab.workshop.store import Conflict, Store

MOST_ROOMS = 200
LIFE_S = 8 * 3600.0
"""A room and all about it is deleted so long after the last act in it."""
IDLE_S = 900.0
"""A room nobody looks at is kept in memory for so long; it is read again when it is asked for."""
CODES_TRIED = 20


class Rooms:
    """The rooms of a server over a store; ``act``, ``join`` and ``open`` keep to the limits for people outside.

    >>> rooms = Rooms(Store.in_memory())
    >>> room, host = rooms.create()
    >>> rooms.open(room.room.code.lower()) is room, room.who(host.token).role
    (True, 'host')
    >>> rooms.close()
    """

    def __init__(
        self,
        store: Store,
        *,
        thinker: Thinker | None = None,
        life: float = LIFE_S,
        wall: Callable[[], float] = time,
        clock: Callable[[], float] = monotonic,
        chance: Random | None = None,
    ) -> None:
        self._store, self._thinker, self._life, self._wall = store, thinker, life, wall
        self._chance = chance or SystemRandom()
        self._rooms: dict[str, LiveRoom] = {}
        self._lock = RLock()
        self._seats, self._comers, self._guesses, self._begun = (
            Limiter(rate, clock) for rate in (SEAT, ADDRESS, GUESSES, ROOMS)
        )

    # ---- rooms ---------------------------------------------------------------------------------------------------

    def create(self, led: bool = True, address: str = "") -> tuple[LiveRoom, Ticket | None]:
        """A new room, and the host's token where it has a host; raises ``InputError`` where there are too many."""
        with self._lock:
            if address and not self._begun.allows(address):
                raise InputError("workshop-rooms-fast")
            self.sweep()
            if self._store.counts()["room"] >= MOST_ROOMS:
                raise InputError("workshop-rooms-full", most=MOST_ROOMS)
            for _ in range(CODES_TRIED):
                code = room_code(self._chance)
                try:
                    kept = self._store.create(code, led=led, life=self._life, at=self._wall())
                except Conflict:
                    continue
                room = self._live(code)
                assert room is not None and room.kept == kept
                return room, room.let_host() if led else None
        raise RuntimeError("no code was free")

    def open(self, code: str, address: str = "") -> LiveRoom:
        """A room by its code, as typed; raises ``InputError`` where there is none, or an address guesses too often."""
        read = read_code(code)
        with self._lock:
            room = self._live(read) if read else None
        if room is None:
            if not self._guesses.allows(address):
                raise InputError("workshop-guesses")
            raise InputError("workshop-code", code=read or code[:12])
        return room

    def _live(self, code: str) -> LiveRoom | None:
        if code not in self._rooms:
            kept = self._store.find(code)
            if kept is None:
                return None
            room = LiveRoom(kept, self._store, clock=self._wall, thinker=self._thinker, chance=self._chance)
            self._rooms[code] = room
            room.wake_programs()
        return self._rooms[code]

    def delete_for(self, room: LiveRoom, token: str) -> bool:
        """Delete everything about a room for the holder of a token; whether they may."""
        who = room.who(token)
        if who is None or room.is_gone or not may_delete(room.room, who):
            return False
        self.delete(room)
        return True

    def delete(self, room: LiveRoom) -> None:
        """Delete everything about a room."""
        with self._lock:
            self._rooms.pop(room.kept.code, None)
            self._store.delete(room.kept)
        room.end()

    def sweep(self) -> list[str]:
        """Delete rooms whose time is over, and let go of those that nobody looks at; the codes of those deleted."""
        with self._lock:
            over = self._store.expire(self._wall())
            for code, room in list(self._rooms.items()):
                if code in over:
                    room.end()
                idle = not room.is_watched and room.used_at + IDLE_S < self._wall()
                if code in over or idle:
                    del self._rooms[code]
        return over

    def close(self) -> None:
        """Let go of everything; what happened is on disk."""
        with self._lock:
            for room in self._rooms.values():
                room.close()
            self._rooms.clear()
        self._store.close()

    # ---- people outside ------------------------------------------------------------------------------------------

    def join(self, room: LiveRoom, name: str, key: str, address: str = "") -> Ticket | Refusal:
        """Let a guest in, within the limits."""
        if not self._comers.allows(address):
            return Refusal("too-fast")
        return room.join(name, key)

    def act(self, room: LiveRoom, token: str, key: str, command: Command | str, address: str = "") -> Done | Refusal:
        """Do what the holder of a token asks, within the limits."""
        who = room.who(token)
        if who is None:
            limited = not self._comers.allows(address)
            return Refusal("too-fast") if limited else unreadable(InputError("workshop-token"))
        if not self._seats.allows((room.kept.code, who)):
            return Refusal("too-fast")
        return room.act(token, key, command)

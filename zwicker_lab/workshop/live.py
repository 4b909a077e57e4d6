"""One room as it goes on: commands in, and everybody whom it concerns told."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from secrets import SystemRandom
from threading import RLock
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop import events as ev
from zwicker_lab.workshop.codes import new_token
from zwicker_lab.workshop.concerns import concerns
from zwicker_lab.workshop.ledger import Done, Ledger, Ticket
from zwicker_lab.workshop.programs import AtOnce, Programs, Thinker
from zwicker_lab.workshop.refusal import Refusal, unreadable
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.store import Kept, Store
from zwicker_lab.workshop.views import view
from zwicker_lab.workshop.who import DOOR, HOST, Who, guest

log = logging.getLogger(__name__)
_KEY = re.compile(r"[A-Za-z0-9_.-]{8,64}")


class LiveRoom:
    """A room in memory, with its journal behind it. May be used from any thread.

    >>> from zwicker_lab.workshop.rooms import Rooms
    >>> rooms = Rooms(Store.in_memory())
    >>> room, host = rooms.create()
    >>> anna = room.join("Anna", key="anna-phone-1")
    >>> room.act(anna.token, "again-and-again", do.Rename(name="Anne")).event.name
    'Anne'
    >>> room.act(anna.token, "stop-it-all", do.Freeze(on=True)).text("en")
    'You cannot do this here: it is for somebody else in this room.'
    >>> rooms.close()
    """

    def __init__(
        self,
        kept: Kept,
        store: Store,
        *,
        clock: Callable[[], float],
        thinker: Thinker | None = None,
        chance: Random | None = None,
    ) -> None:
        self.kept = kept
        self._ledger = Ledger(kept, store, clock, chance or SystemRandom())
        self._programs = Programs(self._ledger, thinker or AtOnce(), self._tell)
        self._lock = RLock()
        self._told: dict[int, tuple[Who, Callable[[], None], Callable[[], bool]]] = {}
        self._next_told = 0
        self._gone = False

    # ---- what there is -------------------------------------------------------------------------------------------

    @property
    def room(self) -> Room:
        """The room now."""
        return self._ledger.room

    @property
    def n(self) -> int:
        """How many events have happened."""
        return self._ledger.n

    @property
    def used_at(self) -> float:
        """When something happened here last, or it was read."""
        return self._ledger.used_at

    @property
    def devices(self) -> Mapping[Who, int]:
        """Who has how many devices open and connected now."""
        with self._lock:
            return Counter(who for who, _, is_here in self._told.values() if is_here())

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at it."""
        return bool(self._told)

    @property
    def is_gone(self) -> bool:
        """Whether the room was deleted."""
        return self._gone

    def who(self, token: str) -> Who | None:
        """Whose token it is; ``None`` for one that was never given, or is no longer good."""
        return self._ledger.who(token)

    def view(self, token: str | None, lang: str) -> dict[str, Any] | None:
        """The room as the holder of a token sees it, as the projector does without one; ``None`` for a bad token."""
        with self._ledger.lock:
            who = DOOR if token is None else self.who(token)
            room, n = self.room, self.n
        return None if who is None or self._gone else view(room, who, lang, self.devices) | {"n": n}

    # ---- coming in -----------------------------------------------------------------------------------------------

    def join(self, name: str, key: str) -> Ticket | Refusal:
        """Give a guest a seat. The same key again, after a cut line, gives the same seat and a new token for it.

        So a key must be as hard to guess as a token: the browser makes it by chance, once for each coming in.
        """
        if not _KEY.fullmatch(key):
            return Refusal("key")
        token = new_token()
        readable = name[:400].encode("utf-8", "ignore").decode()
        found = self._ledger.act(DOOR, key, do.Join(name=readable), token)
        if isinstance(found, Refusal):
            return found
        assert isinstance(found.event, ev.Joined)
        who = guest(found.event.guest)
        if found.again:
            return self._ledger.ticket(who) if who.number in self.room.guests else Refusal("no-guest")
        self._tell(found.event)
        return Ticket(who, token)

    def let_help(self, token: str, key: str, table: int | None = None) -> Ticket | Refusal:
        """Let a helper in, as only the host can."""
        found = self.act(token, key, do.Help(table=table))
        if isinstance(found, Refusal):
            return found
        assert isinstance(found.event, ev.Helped)
        return self._ledger.ticket(Who("helper", found.event.helper))

    def let_host(self) -> Ticket:
        """A token for the host; to be called by the server, for who has just begun the room."""
        return self._ledger.ticket(HOST)

    def second_device(self, token: str) -> Ticket | None:
        """One more token for the same place: the host's for another device, a guest's from the phone to a tablet."""
        who = self.who(token)
        return None if who is None else self._ledger.ticket(who)

    def only_device(self, token: str) -> bool:
        """Make every other token of the same place worthless: how a host's place is handed over for good."""
        who = self.who(token)
        if who is None:
            return False
        self._ledger.only(who, token)
        self._tell()
        return True

    # ---- acting --------------------------------------------------------------------------------------------------

    def act(self, token: str, key: str, command: do.Command | str) -> Done | Refusal:
        """Do what the holder of a token asks; ``command`` may be JSON from anywhere.

        The same key of the same person is done once: sent again, it answers what was done.
        """
        who = self.who(token)
        if who is None:
            return unreadable(InputError("workshop-token"))
        if not _KEY.fullmatch(key):
            return Refusal("key")
        if isinstance(command, str):
            try:
                command = do.read_command(command, self._most(who))
            except InputError as cause:
                return unreadable(cause)
        found = self._ledger.act(who, key, command)
        if isinstance(found, Done) and found.is_new:
            self._tell(found.event)
            self.wake_programs()
        return found

    def _most(self, who: Who) -> int:
        """How large a command may be: who begins a round may send the files it needs."""
        return do.LARGEST_OF_HOST if who == HOST or not self.room.led else do.LARGEST

    def wake_programs(self) -> None:
        """Ask for every program's move that is due and was not asked for yet."""
        self._programs.wake()

    # ---- who looks on --------------------------------------------------------------------------------------------

    def subscribe(
        self, told: Callable[[], None], who: Who = DOOR, is_here: Callable[[], bool] = lambda: True
    ) -> Callable[[], None]:
        """Have ``told`` called after every change that concerns ``who``, from any thread, until the end.

        ``is_here`` says whether their device is connected; who knows that it changed calls ``tell_hosts``. Returns what
        ends it. ``told`` should only note that there is something new: what there is, ``view`` tells.
        """
        with self._lock:
            number, self._next_told = self._next_told, self._next_told + 1
            self._told[number] = who, told, is_here

        def end() -> None:
            with self._lock:
                if self._told.pop(number, None) is None:
                    return
            self.tell_hosts()

        self.tell_hosts()
        return end

    def end(self) -> None:
        """Tell everybody that the room is gone; there is nothing to be seen of it any more."""
        self._gone = True
        self._tell()
        self.close()

    def close(self) -> None:
        """Tell nobody anything any more."""
        self._programs.close()
        with self._lock:
            self._told.clear()

    def tell_hosts(self) -> None:
        """Tell those who see who is here."""
        with self._lock:
            told = [one for who, one, _ in self._told.values() if who == HOST]
        self._call(told)

    def _tell(self, event: ev.Event | None = None) -> None:
        room = self.room
        with self._lock:
            told = [one for who, one, _ in self._told.values() if event is None or concerns(room, event, who)]
        self._call(told)

    def _call(self, told: list[Callable[[], None]]) -> None:
        for one in told:
            try:
                one()
            except Exception:
                log.exception("somebody in room %s could not be told", self.kept.code)

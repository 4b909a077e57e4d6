"""A room's journal and what it comes to: decided on, written, and only then shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from threading import RLock

from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop import events as ev
from zwicker_lab.workshop.codes import new_token, token_hash, whose
from zwicker_lab.workshop.decide import decide
from zwicker_lab.workshop.refusal import Refusal
from zwicker_lab.workshop.room import Room, apply
from zwicker_lab.workshop.store import Conflict, Entry, Kept, Store
from zwicker_lab.workshop.who import Who, guest

TRIES_AT_WRITING = 20


@dataclass(frozen=True, slots=True)
class Done:
    """A command was done: up to which entry of the journal the room has got by it.

    ``event`` is what happened, ``None`` where it was so already. ``again`` tells that the same key was done before.
    """

    n: int
    event: ev.Event | None = None
    again: bool = False

    @property
    def is_new(self) -> bool:
        """Whether something happened by it."""
        return self.event is not None and not self.again


@dataclass(frozen=True, slots=True)
class Ticket:
    """A place in a room: who one is there, and the token that proves it, told once."""

    who: Who
    token: str


class Ledger:
    """The one place where a room of this process changes. May be used from any thread; ``lock`` spans several steps."""

    def __init__(self, kept: Kept, store: Store, clock: Callable[[], float], chance: Random) -> None:
        self.kept, self._store, self._clock, self._chance = kept, store, clock, chance
        self.lock = RLock()
        self.used_at = clock()
        self._begin()
        self._read_on()

    def _begin(self) -> None:
        self.room, self.n = Room(self.kept.code, led=self.kept.led), 0
        self._keys: dict[str, tuple[int, ev.Event]] = {}
        self._tokens: dict[str, Who] = {}

    def _read_on(self) -> None:
        for entry in self._store.journal(self.kept, self.n):
            self._take(entry)
        self._tokens = self._store.tokens(self.kept)

    def _take(self, entry: Entry) -> None:
        self.room = apply(self.room, entry.event)
        self.n = entry.n
        self._keys[entry.key] = entry.n, entry.event

    # ---- tokens --------------------------------------------------------------------------------------------------

    def who(self, token: str) -> Who | None:
        """Whose token it is; ``None`` for one that was never given, or is no longer good."""
        with self.lock:
            found = whose(token, self._tokens)
            is_gone = found is not None and found.role == "guest" and found.number not in self.room.guests
            return None if is_gone else found

    def ticket(self, who: Who) -> Ticket:
        """One more token for a place."""
        token = new_token()
        with self.lock:
            self._store.add_token(self.kept, who, token_hash(token))
            self._tokens[token_hash(token)] = who
        return Ticket(who, token)

    def only(self, who: Who, token: str) -> None:
        """Make every other token of a place worthless."""
        with self.lock:
            self._store.drop_tokens(self.kept, who, but=token_hash(token))
            self._drop(who, but=token_hash(token))

    def _drop(self, who: Who, but: str = "") -> None:
        self._tokens = {hashed: one for hashed, one in self._tokens.items() if one != who or hashed == but}

    # ---- what happens --------------------------------------------------------------------------------------------

    def act(self, who: Who, key: str, command: do.Command, token: str | None = None) -> Done | Refusal:
        """Decide, write, apply; a guest who comes in gets ``token`` with that.

        Where another process has written first, what it wrote is read, and the command decided on anew.
        """
        with self.lock:
            for _ in range(TRIES_AT_WRITING):
                found = self._once(who, f"{who} {key}", command, token)
                if found is not None:
                    return found
        raise RuntimeError(f"room {self.kept.code}: the journal could not be written, others were always first")

    def _once(self, who: Who, key: str, command: do.Command, token: str | None) -> Done | Refusal | None:
        if key in self._keys:
            n, event = self._keys[key]
            return Done(n, event, again=True)
        found = decide(self.room, who, command, self._chance)
        if isinstance(found, Refusal):
            return found
        if found is None:
            return Done(self.n)
        entry = Entry(self.n + 1, self._clock(), str(who), key, found)
        given = (guest(found.guest), token_hash(token)) if token and isinstance(found, ev.Joined) else None
        try:
            self._store.append(self.kept, entry, given)
        except Conflict:
            self._read_on()
            return None
        self._written(entry, given)
        return Done(entry.n, found)

    def _written(self, entry: Entry, given: tuple[Who, str] | None) -> None:
        self._take(entry)
        self.used_at = entry.at
        if given:
            self._tokens[given[1]] = given[0]
        if isinstance(entry.event, ev.Removed):
            self._drop(guest(entry.event.guest))
            if entry.event.forgotten:
                self._begin()
                self._read_on()

"""Which room a device is in, and the seats it holds there: one, or several where people share a device."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.texts import say
from zwicker_lab.workshop import Command, Done, LiveRoom, Refusal, Rooms, Who, may_delete, read_code

MOST_SEATS = 6
LONGEST = 64


class Door:
    """The way into a room, and what is done in it by whoever holds the device.

    ``tokens`` are those of the seats held, ``gone`` those that turned out worthless; ``problem`` is why nobody came in.

    >>> from zwicker_lab.workshop import Store
    >>> rooms = Rooms(Store.in_memory())
    >>> room, _ = rooms.create()
    >>> door = Door(lambda: rooms, "en")
    >>> door.join(room.room.code.lower(), "Anna", "key-of-anna"), door.who.number
    (True, 1)
    >>> rooms.close()
    """

    def __init__(self, rooms: Callable[[], Rooms], lang: str, code: str = "", address: str = "") -> None:
        self._rooms, self._lang, self._address = rooms, lang, address
        self.code = self.problem = ""
        self.room: LiveRoom | None = None
        self.tokens: list[str] = []
        self.gone: list[str] = []
        self.active = 0
        if code:
            self.open(code)

    @property
    def token(self) -> str:
        """The token of the seat that is played now; empty where there is none."""
        return self.tokens[self.active] if self.active < len(self.tokens) else ""

    @property
    def who(self) -> Who | None:
        """Who plays now."""
        return self.room.who(self.token) if self.room is not None and self.token else None

    def open(self, code: str) -> bool:
        """Look for the room with a code as somebody typed it."""
        self.code, self.room, self.problem = read_code(code), None, ""
        try:
            self.room = self._rooms().open(code, self._address)
        except InputError as cause:
            self.problem = cause.text(self._lang)
        return self.room is not None

    def meet(self, tokens: object, active: object) -> None:
        """Take over the seats the browser has kept."""
        for token in tokens[: 2 * MOST_SEATS] if isinstance(tokens, list) else ():
            if isinstance(token, str) and 0 < len(token) <= LONGEST:
                self._hold(token)
        if isinstance(active, int) and 0 <= active < len(self.tokens):
            self.active = active

    def _hold(self, token: str) -> None:
        known = self.room is not None and (who := self.room.who(token)) is not None and who.role == "guest"
        if not known:
            self.gone = [*self.gone, token][-2 * MOST_SEATS :]
        elif token not in self.tokens and len(self.tokens) < MOST_SEATS:
            self.tokens.append(token)

    def join(self, code: str, name: str, key: str) -> bool:
        """Come in under a name; sent again with the same key it is the same seat."""
        if self.room is None or read_code(code) != self.room.room.code:
            self.tokens, self.active = [], 0
            if not self.open(code):
                return False
        assert self.room is not None
        found = self._rooms().join(self.room, name, key, self._address)
        if isinstance(found, Refusal):
            self.problem = found.text(self._lang)
            return False
        others = [old for old in self.tokens if self.room.who(old) != found.who]
        self.tokens = [*others[: MOST_SEATS - 1], found.token]
        self.active, self.problem = len(self.tokens) - 1, ""
        return True

    def turn_to(self, at: object) -> None:
        """Let another person who shares the device play."""
        if isinstance(at, int) and 0 <= at < len(self.tokens):
            self.active = at

    def drop(self) -> None:
        """Forget the seat that is played now: it was given up, or taken away."""
        if self.token:
            self.gone.append(self.tokens.pop(self.active))
        self.active = 0

    @property
    def may_delete(self) -> bool:
        """Whether the one who plays now may delete a room that nobody leads."""
        who = self.who
        return self.room is not None and who is not None and may_delete(self.room.room, who)

    def delete(self) -> bool:
        """Delete the room for the one who plays now; whether they may."""
        return self.room is not None and self._rooms().delete_for(self.room, self.token)

    def close(self) -> None:
        """Forget every seat held in a room that was deleted, and say so."""
        self.gone = [*self.gone, *self.tokens][-2 * MOST_SEATS :]
        self.tokens, self.active, self.problem = [], 0, say(self._lang, "guest-gone")

    def act(self, key: str, command: Command) -> Done | Refusal:
        """Do something as the one who plays now."""
        assert self.room is not None
        return self._rooms().act(self.room, self.token, key, command, self._address)

    def second_device(self) -> str:
        """A token for another device of the one who plays now."""
        ticket = self.room.second_device(self.token) if self.room is not None else None
        return ticket.token if ticket is not None else ""

    def seen(self) -> Mapping[str, Any] | None:
        """The room as the one who plays now sees it; ``None`` where nobody does, or no longer."""
        return self.room.view(self.token, self._lang) if self.room is not None and self.token else None

    def names(self) -> list[str]:
        """The names of those who share the device."""
        if self.room is None:
            return []
        found = (self.room.who(token) for token in self.tokens)
        return [self.room.room.guests[who.number].name for who in found if who is not None]

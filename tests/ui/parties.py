"""Rooms for page tests: kept in a file of their own, with programs that choose at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from zwicker_lab.workshop import Rooms, Store, Ticket
from zwicker_lab.workshop import commands as do


class Club:
    """The rooms of a server, as its pages see them, and as one that was killed and begun again."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path, self._patch = path, monkeypatch
        self.begin()

    def begin(self) -> None:
        """Begin, or begin again with what is on disk."""
        self.rooms = Rooms(Store.open(str(self.path)))
        self._patch.setattr("zwicker_lab.ui.guest.page.shared_rooms", lambda: self.rooms)

    def close(self) -> None:
        self.rooms.close()


class Led:
    """A room with its host, who acts from the test."""

    def __init__(self, club: Club, plan: object = None) -> None:
        self.club, (room, host) = club, club.rooms.create()
        assert isinstance(host, Ticket)
        self.code, self.token, self._keys = room.room.code, host.token, 0
        if plan is not None:
            self.act(do.Start(plan=plan))

    @property
    def room(self):
        return self.club.rooms.open(self.code)

    def act(self, command: object):
        self._keys += 1
        done = self.room.act(self.token, f"host-key-{self._keys:04}", command)
        assert hasattr(done, "event"), done
        return done


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    made = Club(tmp_path / "rooms.db", monkeypatch)
    yield made
    made.close()


__all__ = ["Club", "Led", "club"]

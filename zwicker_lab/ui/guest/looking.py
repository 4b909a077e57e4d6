"""How a guest's page hears that its room has changed."""

from __future__ import annotations

from typing import Protocol

from zwicker_lab.workshop import LiveRoom, Who


class Watching(Protocol):
    """What has ``look`` called whenever the room has changed for somebody."""

    def begin(self, room: LiveRoom, who: Who) -> None:
        """Look on as ``who``."""

    def end(self) -> None:
        """Look on no longer."""


class Nobody:
    """Looks on at nothing."""

    def begin(self, room: LiveRoom, who: Who) -> None:
        """Do not look on."""

    def end(self) -> None:
        """There is nothing to end."""


NOBODY: Watching = Nobody()

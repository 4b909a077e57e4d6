"""Who acts in a room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Role = Literal["host", "helper", "guest", "program", "door"]


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who acts: the host, a helper or a guest by number, a program player, or one at the door.

    >>> str(Who("guest", 7)), str(HOST)
    ('guest 7', 'host')
    """

    role: Role
    number: int = 0

    def __str__(self) -> str:
        return f"{self.role} {self.number}" if self.number else self.role


HOST = Who("host")
PROGRAM = Who("program")
DOOR = Who("door")
"""One who wants to come in and has no seat yet."""


def guest(number: int) -> Who:
    """The guest with this number."""
    return Who("guest", number)

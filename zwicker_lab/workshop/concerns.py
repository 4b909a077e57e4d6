"""Whom an event concerns: nobody else need be told, so that a hundred guests are not drawn anew for each other."""

from __future__ import annotations

from zwicker_lab.workshop import events as ev
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.tables import Table
from zwicker_lab.workshop.who import Who

OWN = (ev.Tried, ev.Hinted)
PEOPLE = (ev.Renamed, ev.Removed, ev.Seated, ev.StoodIn)
AT_A_TABLE = (ev.Played, ev.TakenBack)
NOT_FOR_GUESTS = (ev.Shown, ev.Helped)


def concerns(room: Room, event: ev.Event, who: Who) -> bool:
    """Whether what somebody sees of ``room`` is another after ``event``; the room is the one after it.

    >>> from zwicker_lab.workshop.who import HOST, guest
    >>> tried = ev.Tried(guest=1, item=0, answer="2c", verdict="misses")
    >>> [concerns(Room("KX4M7H"), tried, who) for who in (HOST, guest(1), guest(2))]
    [True, True, False]
    """
    if who.role == "guest":
        return _a_guest(room, event, who.number)
    return True


def _a_guest(room: Room, event: ev.Event, number: int) -> bool:
    if isinstance(event, NOT_FOR_GUESTS):
        return False
    if isinstance(event, OWN):
        return event.guest == number
    if isinstance(event, ev.Went):
        return event.guest in (None, number)
    if isinstance(event, ev.Joined):
        return not room.led
    if isinstance(event, PEOPLE):
        return not room.led or event.guest == number or _waits(room, number) or _sits(room, number, event.guest)
    if isinstance(event, AT_A_TABLE):
        return _is_played_out(room) or _sits_at(room, number, event.table) or _frees_seats(room, event, number)
    return True


def _waits(room: Room, number: int) -> bool:
    """Whether a guest without a seat looks at the seats that are free in a deal."""
    return room.tables is not None and room.tables.here is not None and _table(room, number) is None


def _frees_seats(room: Room, event: ev.Played | ev.TakenBack, number: int) -> bool:
    """Whether the free seats that a waiting guest sees are others: those of a table go with its last move."""
    table = room.tables.table(event.table) if room.tables else None
    return _waits(room, number) and (isinstance(event, ev.TakenBack) or table is None or table.is_over)


def _sits(room: Room, number: int, other: int) -> bool:
    """Whether two guests sit, or sat until now, at one table: of one who has gone the seat is a program's by now."""
    own, their = _table(room, number), _table(room, other)
    return own is not None and (their is None or own.number == their.number)


def _sits_at(room: Room, number: int, table: int) -> bool:
    own = _table(room, number)
    return own is not None and own.number == table


def _table(room: Room, number: int) -> Table | None:
    here = room.tables.here if room.tables else None
    return here.table_of(number) if here else None


def _is_played_out(room: Room) -> bool:
    here = room.tables.here if room.tables else None
    return here is not None and here.is_over

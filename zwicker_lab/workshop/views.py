"""What is sent to whom: a room as a guest, a helper, the projector and the host see it.

All of it is JSON, with sentences in one language. Nothing a guest or the projector gets holds a card that is hidden
there, nor whose an answer or a place in the ranking is where names are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zwicker_lab.workshop import view_exercise, view_tables
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.who import Who

Seen = dict[str, Any]


def view(room: Room, who: Who, lang: str, here: Mapping[Who, int] | None = None) -> Seen:
    """The room as somebody sees it; ``here`` counts the devices each has open now."""
    match who.role:
        case "host":
            return host_view(room, lang, here)
        case "helper":
            return helper_view(room, who.number, lang)
        case "guest":
            return guest_view(room, who.number, lang)
        case _:
            return projector_view(room, lang)


def guest_view(room: Room, number: int, lang: str) -> Seen:
    """The room for one guest: the own name, the exercise at the own place, the own table from the own seat.

    >>> from zwicker_lab.workshop.events import Joined
    >>> from zwicker_lab.workshop.room import apply
    >>> guest_view(apply(Room("KX4M7H"), Joined(guest=1, name="Anna")), 1, "en")["you"]
    {'number': 1, 'name': 'Anna', 'away': False}
    """
    me, at, game = room.guests[number], room.exercises, room.tables
    return _head(room) | {
        "you": {"number": number, "name": me.name, "away": me.away},
        "guests": None if room.led else [guest.name for guest in room.guests.values()],
        "exercise": view_exercise.own_work(at, at.place(number), number, lang) if at else None,
        "deal": view_tables.own_table(room, game, number) if game else None,
    }


def projector_view(room: Room, lang: str) -> Seen:
    """What everybody in the hall may see; the projector's page shows what ``shown`` says of it."""
    at, game = room.exercises, room.tables
    return _head(room) | {
        "shown": room.shown.model_dump(exclude={"kind"}),
        "guests": [guest.name for guest in room.guests.values()],
        "exercise": view_exercise.for_all(room, at, lang) if at else None,
        "deal": view_tables.for_all(room, game) if game else None,
        "last": view_tables.last_ranking(room),
    }


def helper_view(room: Room, number: int, lang: str) -> Seen:
    """The one table a helper looks after, with its hands where the host allows that; an exercise as all may see it."""
    helper, at, game = room.helpers[number], room.exercises, room.tables
    table = game.table(helper.table) if game and helper.table and game.deals else None
    seats = range(len(table.seats)) if table and helper.hands else ()
    return _head(room) | {
        "helper": {"number": number, "table": helper.table, "hands": helper.hands, "acts": helper.acts},
        "exercise": view_exercise.for_all(room, at, lang) if at else None,
        "deal": view_tables.agreed(game) if game else None,
        "table": view_tables.table_seen(room, table, *seats) if table else None,
    }


def host_view(room: Room, lang: str, here: Mapping[Who, int] | None = None) -> Seen:
    """Everything a host sees: who is here, the grid and all tries, what lies open at every table."""
    at, game, devices = room.exercises, room.tables, here or {}
    return _head(room) | {
        "shown": room.shown.model_dump(exclude={"kind"}),
        "guests": [
            {"number": one.number, "name": one.name, "away": one.away, "here": devices.get(Who("guest", one.number), 0)}
            for one in room.guests.values()
        ],
        "helpers": [
            {"number": one.number, "table": one.table, "hands": one.hands, "acts": one.acts}
            for one in room.helpers.values()
        ],
        "rounds": len(room.rounds),
        "exercise": view_exercise.for_host(room, at, lang) if at else None,
        "deal": view_tables.for_all(room, game, cards=True) if game else None,
        "last": view_tables.last_ranking(room),
    }


def _head(room: Room) -> Seen:
    return {
        "code": room.code,
        "led": room.led,
        "round": room.round_number,
        "frozen": room.is_frozen,
        "ended": room.is_ended,
        "names": room.has_names,
    }

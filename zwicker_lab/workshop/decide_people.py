"""Decisions about who is in a room."""

from __future__ import annotations

from random import Random

from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop import events as ev
from zwicker_lab.workshop.people import clean_name, distinct
from zwicker_lab.workshop.refusal import Refusal
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.who import Who

MOST_GUESTS, MOST_HELPERS = 120, 30
MOST_COMERS = 1_000
"""So many guests may come in the course of an evening, those who left again counted."""


def join(room: Room, who: Who, command: do.Join, chance: Random) -> ev.Joined | Refusal:
    """Let a guest in, under a name nobody else has."""
    name = clean_name(command.name)
    if not name:
        return Refusal("name-empty")
    if len(room.guests) >= MOST_GUESTS or room.next_number > MOST_COMERS:
        return Refusal("room-full", {"most": MOST_GUESTS})
    return ev.Joined(guest=room.next_number, name=distinct(name, _names(room)))


def rename(room: Room, who: Who, command: do.Rename, chance: Random) -> ev.Renamed | Refusal | None:
    """Give a guest another name."""
    name, guest = clean_name(command.name), command.guest or who.number
    if guest not in room.guests:
        return Refusal("no-guest")
    if not name:
        return Refusal("name-empty")
    found = distinct(name, _names(room, but=guest))
    return None if found == room.guests[guest].name else ev.Renamed(guest=guest, name=found)


def remove(room: Room, who: Who, command: do.Remove, chance: Random) -> ev.Removed | Refusal | None:
    """Take a guest out of the room; to be forgotten can be asked for afterwards, too."""
    guest = command.guest or who.number
    if guest not in room.guests and not (guest in room.gone and command.forget):
        return Refusal("no-guest")
    if guest in room.gone and not room.gone[guest].name:
        return None
    return ev.Removed(guest=guest, forgotten=command.forget)


def help_out(room: Room, who: Who, command: do.Help, chance: Random) -> ev.Helped | Refusal:
    """Let a helper in, or give one another table."""
    number = command.helper or len(room.helpers) + 1
    if number > MOST_HELPERS or (command.helper and command.helper not in room.helpers):
        return Refusal("no-helper", {"most": MOST_HELPERS})
    return ev.Helped(helper=number, table=command.table, hands=command.hands, acts=command.acts)


def stand_in(room: Room, who: Who, command: do.StandIn, chance: Random) -> ev.StoodIn | Refusal | None:
    """Have a program play for a guest, or no longer."""
    guest = command.guest or who.number
    if guest not in room.guests:
        return Refusal("no-guest")
    return None if room.guests[guest].away == command.on else ev.StoodIn(guest=guest, on=command.on)


def _names(room: Room, but: int = 0) -> list[str]:
    return [guest.name for guest in room.guests.values() if guest.number != but]

"""Who may ask what of a room."""

from __future__ import annotations

from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop.refusal import Refusal
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.who import Who

GUESTS = (do.Try, do.Hint, do.Play)
"""What only guests do."""
OWN = (do.Rename, do.Remove, do.StandIn, do.Sit)
"""What guests do for themselves only, and a host for all."""
GUIDING = (do.Start, do.Stop, do.SetPace, do.Go, do.Reveal, do.DealNext, do.Show, do.Name, do.TakeBack)
"""What a host does, and everybody where there is no host."""
HOSTS = (do.Freeze, do.End, do.Help)
"""What only a host does."""
HELPING = (do.StandIn, do.TakeBack, do.Rename)
"""What a helper may do for the people at a table."""
STOPPED = (do.Try, do.Hint, do.Play)
"""What waits while the room is stopped."""
AFTER_THE_END = (do.Rename, do.Remove, do.Show)
"""What is still done when the evening is over."""


def rights_refusal(room: Room, who: Who, command: do.Command) -> Refusal | None:
    """Why somebody may not ask this of the room, at this time; ``None`` where they may."""
    if not _may(room, who, command):
        return Refusal("not-allowed")
    if room.is_ended and not isinstance(command, AFTER_THE_END):
        return Refusal("ended")
    if isinstance(command, do.InRound) and command.round != room.round_number:
        return Refusal("round-over")
    if room.is_frozen and isinstance(command, STOPPED):
        return Refusal("frozen")
    return None


def may_delete(room: Room, who: Who) -> bool:
    """Whether somebody may delete the room: its host; among friends who has been there longest, so its maker."""
    return who.role == "host" if room.led else who.role == "guest" and who.number == min(room.guests, default=0)


def _may(room: Room, who: Who, command: do.Command) -> bool:
    match who.role:
        case "door":
            return isinstance(command, do.Join)
        case "program":
            return isinstance(command, do.Play)
        case "host":
            return room.led and isinstance(command, (*OWN, *GUIDING, *HOSTS))
        case "helper":
            return who.number in room.helpers and _helps(room, who.number, command)
        case "guest":
            return who.number in room.guests and _is_a_guests(room, who.number, command)


def _is_a_guests(room: Room, number: int, command: do.Command) -> bool:
    if isinstance(command, OWN):
        return command.guest in (0, number) and not (room.led and isinstance(command, do.Sit))
    if isinstance(command, do.TakeBack) and not room.led:
        table = room.tables.table(command.table) if room.tables else None
        return table is not None and number in table.seats
    goes_alone = isinstance(command, do.Go) and room.exercises is not None and room.exercises.pace == "own"
    return isinstance(command, GUESTS) or goes_alone or (not room.led and isinstance(command, GUIDING))


def _helps(room: Room, number: int, command: do.Command) -> bool:
    helper, game = room.helpers[number], room.tables
    table = game.table(helper.table) if game and helper.table else None
    if not helper.acts or table is None or not isinstance(command, HELPING):
        return False
    if isinstance(command, do.TakeBack):
        return command.table == table.number
    return command.guest in table.guests

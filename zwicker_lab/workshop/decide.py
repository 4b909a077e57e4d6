"""From what somebody asks of a room to what happens there, or why it does not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop import events as ev
from zwicker_lab.workshop.decide_deals import deal_next, play, sit, take_back
from zwicker_lab.workshop.decide_exercises import go, hint, pace, reveal, try_answer
from zwicker_lab.workshop.decide_people import help_out, join, remove, rename, stand_in
from zwicker_lab.workshop.refusal import Refusal
from zwicker_lab.workshop.rights import rights_refusal
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.who import Who

Decision = ev.Event | Refusal | None
"""What happens; why it does not; or ``None`` where it is so already."""


def decide(room: Room, who: Who, command: do.Command, chance: Random) -> Decision:
    """What a command comes to; the room is not changed by that.

    >>> from zwicker_lab.workshop.who import DOOR
    >>> decide(Room("KX4M7H"), DOOR, do.Join(name=" Anna "), Random(1))
    Joined(kind='joined', guest=1, name='Anna')
    """
    return rights_refusal(room, who, command) or _DECIDE[type(command)](room, who, command, chance)


def _freeze(room: Room, who: Who, command: do.Freeze, chance: Random) -> Decision:
    return None if command.on == room.is_frozen else ev.Halted(on=command.on)


def _name(room: Room, who: Who, command: do.Name, chance: Random) -> Decision:
    return None if command.on == room.has_names else ev.Named(on=command.on)


def _show(room: Room, who: Who, command: do.Show, chance: Random) -> Decision:
    if command.what == "replay":
        refusal = _replay_refusal(room, command)
        if refusal is not None:
            return refusal
    shown = ev.Shown(what=command.what, deal=command.deal, table=command.table, at=command.at)
    return None if shown == room.shown else shown


def _replay_refusal(room: Room, command: do.Show) -> Refusal | None:
    """Why a deal cannot be shown with all its cards: as long as any table plays it, these are hidden there."""
    game = room.tables
    table = game.table(command.table, command.deal) if game else None
    if game is None or table is None or command.at > len(table.moves):
        return Refusal("no-table", {"table": command.table})
    left = [one.number for one in game.deals[command.deal].tables if not one.is_over]
    return Refusal("still-played", {"table": left[0]}) if left else None


def _start(room: Room, who: Who, command: do.Start, chance: Random) -> Decision:
    return ev.Started(plan=command.plan)


def _stop(room: Room, who: Who, command: do.Stop, chance: Random) -> Decision:
    return ev.Stopped() if room.round else None


def _end(room: Room, who: Who, command: do.End, chance: Random) -> Decision:
    return ev.Ended()


_DECIDE: dict[type, Callable[[Room, Who, Any, Random], Decision]] = {
    do.Join: join,
    do.Rename: rename,
    do.Remove: remove,
    do.Help: help_out,
    do.StandIn: stand_in,
    do.Freeze: _freeze,
    do.Name: _name,
    do.Show: _show,
    do.Start: _start,
    do.Stop: _stop,
    do.End: _end,
    do.SetPace: pace,
    do.Go: go,
    do.Reveal: reveal,
    do.Try: try_answer,
    do.Hint: hint,
    do.DealNext: deal_next,
    do.Sit: sit,
    do.Play: play,
    do.TakeBack: take_back,
}

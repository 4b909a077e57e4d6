"""A room as one frozen value: what its journal comes to, read from the beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any

from zwicker_lab.workshop.agenda import Exercises
from zwicker_lab.workshop.events import (
    Dealt,
    Ended,
    Event,
    Halted,
    Helped,
    Hinted,
    Joined,
    Named,
    Paced,
    Played,
    Removed,
    Renamed,
    Revealed,
    Seated,
    Shown,
    Started,
    StoodIn,
    Stopped,
    TakenBack,
    Tried,
    Went,
)
from zwicker_lab.workshop.exercise import ExerciseRound
from zwicker_lab.workshop.pairing import Past, Seating
from zwicker_lab.workshop.tables import TableRound

Round = ExerciseRound | TableRound
_CODE = Shown(what="code")


@dataclass(frozen=True, slots=True)
class Guest:
    """One guest: the seat number, which is never given twice, and the name; ``away`` while a program stands in."""

    number: int
    name: str
    away: bool = False


@dataclass(frozen=True, slots=True)
class Helper:
    """One who helps the host: at which table, whether the hands there are seen, and whether acts are allowed."""

    number: int
    table: int | None = None
    hands: bool = False
    acts: bool = False


@dataclass(frozen=True)
class Room:
    """A room after some events.

    ``led`` rooms have a host; in others every guest may begin a round and go on. ``past`` are the rounds before
    ``round``, ``gone`` the guests who are no longer here.

    >>> room = fold(Room("KX4M7H", led=True), [Joined(guest=1, name="Anna"), Halted(on=True)])
    >>> room.guests[1].name, room.is_frozen
    ('Anna', True)
    """

    code: str
    led: bool = True
    guests: Mapping[int, Guest] = field(default_factory=dict)
    gone: Mapping[int, Guest] = field(default_factory=dict)
    helpers: Mapping[int, Helper] = field(default_factory=dict)
    is_frozen: bool = False
    is_ended: bool = False
    has_names: bool = True
    shown: Shown = _CODE
    round: Round | None = None
    past: tuple[Round, ...] = ()

    @property
    def exercises(self) -> ExerciseRound | None:
        """The round, where it is one of exercises."""
        return self.round if isinstance(self.round, ExerciseRound) else None

    @property
    def tables(self) -> TableRound | None:
        """The round, where it is one of deals."""
        return self.round if isinstance(self.round, TableRound) else None

    @property
    def last_deals(self) -> TableRound | None:
        """The round that is over and was the last, where it was one of deals and no other goes on."""
        last = self.past[-1] if self.past and self.round is None else None
        return last if isinstance(last, TableRound) else None

    @property
    def rounds(self) -> tuple[Round, ...]:
        """All rounds of the evening."""
        return (*self.past, self.round) if self.round else self.past

    @property
    def round_number(self) -> int:
        """Which round it is, from 1; 0 between rounds."""
        return len(self.past) + 1 if self.round else 0

    def guest(self, number: int) -> Guest:
        """A guest who is or was here."""
        return self.guests.get(number) or self.gone[number]

    @property
    def next_number(self) -> int:
        """The number of the next guest."""
        return 1 + max([0, *self.guests, *self.gone])

    @property
    def past_seatings(self) -> Past:
        """Who sat with whom in this round of deals, or in those before where it has just begun."""
        rounds = [one for one in self.rounds if isinstance(one, TableRound)]
        last = rounds[-1].plan.sides
        seatings = (
            Seating(tuple(table.seats for table in deal.tables), deal.resting)
            for one in rounds
            if one.plan.sides == last
            for deal in one.deals
        )
        return Past(last, tuple(seatings))

    def is_program(self, guest: int | None) -> bool:
        """Whether a program plays on the seat of a guest, or on an empty seat."""
        return guest is None or guest not in self.guests or self.guests[guest].away


def apply(room: Room, event: Event) -> Room:
    """The room after something happened in it."""
    return _APPLY[type(event)](room, event)


def fold(room: Room, events: Iterable[Event]) -> Room:
    """The room after all of these."""
    return reduce(apply, events, room)


# ---- people ------------------------------------------------------------------------------------------------------


def _joined(room: Room, event: Joined) -> Room:
    return _with_guest(room, Guest(event.guest, event.name))


def _renamed(room: Room, event: Renamed) -> Room:
    return _with_guest(room, replace(room.guests[event.guest], name=event.name))


def _removed(room: Room, event: Removed) -> Room:
    left = dict(room.guests)
    found = left.pop(event.guest, None) or room.gone[event.guest]
    kept = replace(found, name="" if event.forgotten else found.name, away=False)
    game = room.tables
    after = game.without(event.guest) if game else room.round
    return replace(room, guests=left, gone={**room.gone, event.guest: kept}, round=after)


def _helped(room: Room, event: Helped) -> Room:
    helper = Helper(event.helper, event.table, event.hands, event.acts)
    return replace(room, helpers={**room.helpers, event.helper: helper})


def _stood_in(room: Room, event: StoodIn) -> Room:
    return _with_guest(room, replace(room.guests[event.guest], away=event.on))


def _with_guest(room: Room, guest: Guest) -> Room:
    return replace(room, guests={**room.guests, guest.number: guest})


# ---- rounds ------------------------------------------------------------------------------------------------------


def _started(room: Room, event: Started) -> Room:
    plan = event.plan
    begun = ExerciseRound.begin(plan) if isinstance(plan, Exercises) else TableRound(plan)
    shown = Shown(what="exercise" if isinstance(begun, ExerciseRound) else "tables")
    return replace(room, round=begun, past=room.rounds, is_frozen=False, shown=shown)


def _stopped(room: Room, event: Stopped) -> Room:
    return _between(replace(room, is_frozen=False))


def _between(room: Room) -> Room:
    """After a round its ranking stays on the wall, where there is one; else the way in is shown."""
    over = replace(room, round=None, past=room.rounds)
    ranked = over.last_deals is not None and any(deal.is_over for deal in over.last_deals.deals)
    return replace(over, shown=Shown(what="results") if ranked else _CODE)


def _in_round(room: Room, event: Any) -> Room:
    assert room.round is not None, "nothing happens in a round before it began"
    return replace(room, round=room.round.apply(event))


_APPLY: dict[type, Callable[[Room, Any], Room]] = {
    Joined: _joined,
    Renamed: _renamed,
    Removed: _removed,
    Helped: _helped,
    StoodIn: _stood_in,
    Halted: lambda room, event: replace(room, is_frozen=event.on),
    Named: lambda room, event: replace(room, has_names=event.on),
    Shown: lambda room, event: replace(room, shown=event),
    Ended: lambda room, event: _between(replace(room, is_ended=True)),
    Started: _started,
    Stopped: _stopped,
} | dict.fromkeys((Paced, Went, Revealed, Tried, Hinted, Dealt, Seated, Played, TakenBack), _in_round)

"""What happened in a room: the entries of its journal, from which everything else follows."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.lessons.grading import Verdict
from zwicker_lab.workshop.agenda import TRUSTED, Deals, Exercises, Pace

Shows = Literal["code", "exercise", "counts", "tables", "replay", "results"]
Seats = tuple[int | None, ...]
"""Who sits at a table, clockwise: a guest's number, or nobody, where a program plays."""


class Joined(Frozen):
    """A guest came in."""

    kind: Literal["joined"] = "joined"
    guest: int
    name: str


class Renamed(Frozen):
    """A guest has another name."""

    kind: Literal["renamed"] = "renamed"
    guest: int
    name: str


class Removed(Frozen):
    """A guest left or was removed; with ``forgotten`` the name was taken out of the journal."""

    kind: Literal["removed"] = "removed"
    guest: int
    forgotten: bool = False


class Helped(Frozen):
    """A helper was let in, or looks after another table, or after none: ``table`` counts from 1."""

    kind: Literal["helped"] = "helped"
    helper: int
    table: int | None
    hands: bool
    acts: bool


class Halted(Frozen):
    """The room was stopped for a moment, or goes on."""

    kind: Literal["halted"] = "halted"
    on: bool


class Named(Frozen):
    """Whether everybody sees names beside what guests did."""

    kind: Literal["named"] = "named"
    on: bool


class Shown(Frozen):
    """What the projector shows; of a replay the table, from 1, the deal, from 0, and after how many moves."""

    kind: Literal["shown"] = "shown"
    what: Shows
    deal: int = 0
    table: int = 0
    at: int = 0


class Started(Frozen):
    """A new round began; the one before is over."""

    kind: Literal["started"] = "started"
    plan: Annotated[Exercises | Deals, Field(discriminator="kind")]


class Stopped(Frozen):
    """The round is over."""

    kind: Literal["stopped"] = "stopped"


class Ended(Frozen):
    """The evening is over: the room can be looked at until it expires."""

    kind: Literal["ended"] = "ended"


class Paced(Frozen):
    """Who says when it goes on: the host, or everybody for themselves."""

    kind: Literal["paced"] = "paced"
    pace: Pace


class Went(Frozen):
    """All are at an exercise; with a guest, only this one is."""

    kind: Literal["went"] = "went"
    item: int
    guest: int | None = None


class Revealed(Frozen):
    """The answers to an exercise were shown."""

    kind: Literal["revealed"] = "revealed"
    item: int


class Tried(Frozen):
    """A guest answered; ``listed`` is the number of the author's try it matches."""

    kind: Literal["tried"] = "tried"
    guest: int
    item: int
    answer: str
    verdict: Verdict
    listed: int | None = None


class Hinted(Frozen):
    """A guest opened the next hint, or asked for the list of legal uses."""

    kind: Literal["hinted"] = "hinted"
    guest: int
    item: int
    uses: bool = False


class Dealt(Frozen):
    """A deal was dealt to every table: the pack in the order dealt, the dealer's seat, who sits where, who rests."""

    kind: Literal["dealt"] = "dealt"
    pack: str
    dealer: int
    tables: tuple[Seats, ...]
    resting: tuple[int, ...] = ()


class Seated(Frozen):
    """A guest took a program's seat."""

    kind: Literal["seated"] = "seated"
    guest: int
    table: int
    seat: int


class StoodIn(Frozen):
    """A program plays for a guest, or no longer does."""

    kind: Literal["stood_in"] = "stood_in"
    guest: int
    on: bool


class Played(Frozen):
    """A move at a table, counted from 1, after ``ply`` moves there."""

    kind: Literal["played"] = "played"
    table: int
    ply: int
    move: str


class TakenBack(Frozen):
    """The moves at a table after the first ``ply`` were taken back."""

    kind: Literal["taken_back"] = "taken_back"
    table: int
    ply: int


Event = (
    Joined | Renamed | Removed | Helped | Halted | Named | Shown | Started | Stopped | Ended | Paced | Went | Revealed
    | Tried | Hinted | Dealt | Seated | StoodIn | Played | TakenBack
)  # fmt: skip

_ANY: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


def write_event(event: Event) -> str:
    """An event as the journal keeps it.

    >>> write_event(Joined(guest=1, name="Zoë"))
    '{"kind": "joined", "guest": 1, "name": "Zo\\\\u00eb"}'
    """
    return json.dumps(event.model_dump(mode="json"))


def read_event(text: str) -> Event:
    """An event from the journal; raises ``InputError`` for one that this version does not know.

    >>> read_event('{"kind": "joined", "guest": 1, "name": "Zoë"}').name
    'Zoë'
    >>> read_event('{"kind": "danced"}')
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: The journal of this room holds “danced”, which this version of Zwicker Lab cannot \
read. A newer version has written it: start that one.
    """
    try:
        return _ANY.validate_json(text, context=TRUSTED)
    except ValidationError as error:
        raise InputError("workshop-newer-event", kind=_kind(text)) from error


def _kind(text: str) -> str:
    try:
        return str(json.loads(text)["kind"])[:40]
    except (ValueError, KeyError, TypeError):
        return text[:40]

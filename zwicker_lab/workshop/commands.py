"""What somebody asks of a room."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.checked import first_fault
from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.lessons.record import Answer
from zwicker_lab.workshop.agenda import Pace, Plan
from zwicker_lab.workshop.events import Shows

LARGEST, LARGEST_OF_HOST = 4 * 1024, 144 * 1024
"""The most bytes of a command; a host's may hold a lesson file or a rule file."""

Number = Annotated[int, Field(ge=0, le=9_999)]
Given = Annotated[str, StringConstraints(max_length=400)]


class InRound(Frozen):
    """What is asked within a round; ``round`` counts from 1, so that nothing sent late falls into another one."""

    round: Number


class Join(Frozen):
    """Come in under a name."""

    kind: Literal["join"] = "join"
    name: Given


class Rename(Frozen):
    """Give a guest another name; ``guest`` 0 is oneself."""

    kind: Literal["rename"] = "rename"
    name: Given
    guest: Number = 0


class Remove(Frozen):
    """Take a guest out of the room, or leave it oneself (``guest`` 0)."""

    kind: Literal["remove"] = "remove"
    guest: Number = 0
    forget: bool = False


class Help(Frozen):
    """Say which table a helper looks after, whether hands are seen there, and whether the helper acts there.

    ``helper`` 0 is a new one.
    """

    kind: Literal["help"] = "help"
    helper: Number = 0
    table: Number | None = None
    hands: bool = False
    acts: bool = False


class Freeze(Frozen):
    """Stop the room for a moment, or go on."""

    kind: Literal["freeze"] = "freeze"
    on: bool


class Name(Frozen):
    """Show names beside what guests did, or leave them out."""

    kind: Literal["name"] = "name"
    on: bool


class Show(Frozen):
    """Say what the projector shows."""

    kind: Literal["show"] = "show"
    what: Shows
    deal: Number = 0
    table: Number = 0
    at: Number = 0


class Start(Frozen):
    """Begin a round."""

    kind: Literal["start"] = "start"
    plan: Plan


class Stop(Frozen):
    """End the round."""

    kind: Literal["stop"] = "stop"


class End(Frozen):
    """End the evening."""

    kind: Literal["end"] = "end"


class SetPace(InRound):
    """Say who says when it goes on."""

    kind: Literal["pace"] = "pace"
    pace: Pace


class Go(InRound):
    """Go to an exercise: all of the room, or oneself where everybody goes at their own pace."""

    kind: Literal["go"] = "go"
    item: Number


class Reveal(InRound):
    """Show the answers to an exercise."""

    kind: Literal["reveal"] = "reveal"
    item: Number


class Try(InRound):
    """Answer an exercise."""

    kind: Literal["try"] = "try"
    item: Number
    answer: Answer


class Hint(InRound):
    """Open the next hint, or ask for the list of legal uses."""

    kind: Literal["hint"] = "hint"
    item: Number
    uses: bool = False


class DealNext(InRound):
    """Deal the next deal to every table; ``deal`` counts those dealt so far."""

    kind: Literal["deal"] = "deal"
    deal: Number


class Sit(InRound):
    """Take the seat of a program at a table, or put a guest there."""

    kind: Literal["sit"] = "sit"
    table: Number
    seat: Number
    guest: Number = 0


class StandIn(Frozen):
    """Have a program play for a guest, or no longer."""

    kind: Literal["stand_in"] = "stand_in"
    on: bool
    guest: Number = 0


class Play(InRound):
    """Make a move; ``deal`` counts from 0, ``ply`` the moves made before at this table, which counts from 1."""

    kind: Literal["play"] = "play"
    deal: Number
    table: Number
    ply: Number
    move: Answer


class TakeBack(InRound):
    """Take back the moves at a table after the first ``ply``."""

    kind: Literal["take_back"] = "take_back"
    table: Number
    ply: Number


Command = (
    Join | Rename | Remove | Help | Freeze | Name | Show | Start | Stop | End | SetPace | Go | Reveal | Try | Hint
    | DealNext | Sit | StandIn | Play | TakeBack
)  # fmt: skip

_ANY: TypeAdapter[Command] = TypeAdapter(Annotated[Command, Field(discriminator="kind")])


def read_command(text: str, most: int = LARGEST) -> Command:
    """A command from anywhere; raises ``InputError`` that names the key, the wanted and the got.

    >>> read_command('{"kind": "try", "round": 1, "item": 0, "answer": "9s x 9d"}').answer
    '9s x 9d'
    """
    if len(text) > most or len(text.encode("utf-8", "replace")) > most:
        raise InputError("workshop-large", most=most // 1024)
    try:
        return _ANY.validate_json(text, strict=True)
    except ValidationError as error:
        raise first_fault(error, "command") from error
    except (UnicodeError, RecursionError):
        raise InputError("workshop-command") from None

"""What the JSON twins of every game's deal files share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from zwicker_lab.errors import InputError
from zwicker_lab.notation.record import Recorded

T = TypeVar("T", bound=BaseModel)
R = TypeVar("R", bound=Recorded[Any])


class Strict(BaseModel):
    """Plain data that knows all its keys."""

    model_config = ConfigDict(extra="forbid", strict=True)


class TwinTag(Strict):
    """A tag the format does not know."""

    name: str = Field(pattern="^[A-Za-z][A-Za-z0-9_]*$", description="Letters, digits and _.")
    value: str = Field(description="One line.")


class TwinMove(Strict):
    """One move of one seat, as far as every game has it; ``lines`` hold side lines of the game's own moves."""

    seat: str
    move: str
    mark: str = Field("", pattern="^[!?]{0,2}$", description="! or ?, or two of them.")
    comment: str = Field("", pattern="^[^}]*$", description="Any text without a closing brace.")


class TwinFile(Strict):
    """One deal, as far as every game has it; ``moves`` are the game's own."""

    zdn: int = Field(ge=1, le=1, description="The version of the format.")
    variant: str = Field(description="The variant with its switches, as in a position line.")
    players: int = Field(description="How many play.")
    dealer: str = Field(description="The seat that deals.")
    pack: list[str] = Field(description="Every card, in the order dealt.")
    result: str | None = None
    tags: list[TwinTag] = Field([], description="Further tags, in order.")
    comment: str = Field("", pattern="^[^}]*$", description="What stands before the first move.")


def validated(model: type[T], data: object) -> T:
    """Plain data as a model; raises ``InputError`` naming the place that does not fit."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        place = ".".join(map(str, error.errors()[0]["loc"]))
        raise InputError("file-json", place=place or ".") from None


def moves_to_json(plies: Sequence[Recorded[Any]]) -> list[dict[str, Any]]:
    """Recorded moves as plain data."""
    return [
        {
            "seat": ply.seat,
            "move": str(ply.move),
            "mark": ply.mark,
            "comment": ply.comment,
            "lines": list(map(moves_to_json, ply.lines)),
        }
        for ply in plies
    ]


def plies_of(moves: Sequence[TwinMove], make: type[R], read_move: Callable[[str], Any]) -> tuple[R, ...]:
    """Plain data as recorded moves."""

    def ply(one: TwinMove) -> R:
        lines = cast("list[list[TwinMove]]", getattr(one, "lines", []))
        side = tuple(plies_of(line, make, read_move) for line in lines)
        return make(one.seat, read_move(one.move), one.mark, one.comment, side)

    return tuple(map(ply, moves))

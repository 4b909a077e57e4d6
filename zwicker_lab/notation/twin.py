"""The JSON twin of a deal file: the same content as plain data, described by ``deal.schema.json``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from zwicker_lab.cards import card
from zwicker_lab.errors import InputError
from zwicker_lab.notation.dealfile import DealFile, Ply, read_result, result_text
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.moves import Move


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class TwinTag(_Strict):
    """A tag the format does not know."""

    name: str = Field(pattern="^[A-Za-z][A-Za-z0-9_]*$", description="Letters, digits and _.")
    value: str = Field(description="One line.")


class TwinPly(_Strict):
    """One move of one seat."""

    seat: str = Field(description="The seat that plays: N E S W with four players, else 1 2 3 ...")
    move: str = Field(description="The move, as '9s x 9d 5c', '3s > 9d = 6' or '2c'.")
    mark: str = Field("", pattern="^[!?]{0,2}$", description="! or ?, or two of them.")
    comment: str = Field("", pattern="^[^}]*$", description="Any text without a closing brace.")
    lines: list[list[TwinPly]] = Field([], description="Side lines, each of which replaces this move.")


class TwinDeal(_Strict):
    """One deal of a game of the Zwicker family, as a .zdn file holds it."""

    model_config = ConfigDict(extra="forbid", strict=True, title="Zwicker deal")

    zdn: int = Field(ge=1, le=1, description="The version of the format.")
    variant: str = Field(description="The variant with its switches, as in a position line.")
    players: int = Field(description="How many play.")
    dealer: str = Field(description="The seat that deals.")
    pack: list[str] = Field(description="Every card, in the order dealt.")
    result: str | None = Field(None, description="The stated points of each side, as 'NS 24 EW 9'.")
    tags: list[TwinTag] = Field([], description="Further tags, in order.")
    comment: str = Field("", pattern="^[^}]*$", description="What stands before the first move.")
    moves: list[TwinPly] = Field([], description="The moves, in order.")


def deal_to_json(deal: DealFile) -> dict[str, Any]:
    """The deal as plain data for ``json.dumps``.

    >>> from zwicker_lab.variants import load_variant
    >>> zwicker = load_variant("zwicker3")
    >>> twin = deal_to_json(DealFile(zwicker, 4, 3, zwicker.pack(4)))
    >>> twin["variant"], twin["dealer"], twin["pack"][:2], twin["moves"]
    ('zwicker3', 'W', ['As', '2s'], [])
    """
    result = None if deal.result is None else result_text(deal.result, deal.opening.sides)
    return {
        "zdn": 1,
        "variant": deal.variant.spelled,
        "players": deal.players,
        "dealer": deal.opening.seats[deal.dealer],
        "pack": [str(code) for code in deal.pack],
        "result": result,
        "tags": [{"name": name, "value": value} for name, value in deal.tags],
        "comment": deal.comment,
        "moves": [_ply_to_json(ply) for ply in deal.plies],
    }


def deal_from_json(data: object, *, paths: bool = True) -> DealFile:
    """The deal that plain data describes; raises ``InputError`` naming the place that does not fit."""
    try:
        twin = TwinDeal.model_validate(data)
    except ValidationError as error:
        place = ".".join(map(str, error.errors()[0]["loc"]))
        raise InputError("file-json", place=place or ".") from None
    variant = load_variant(twin.variant, paths=paths)
    if twin.players not in variant.players:
        allowed = ", ".join(map(str, variant.players))
        raise InputError("deal-players", variant=variant.name, players=twin.players, allowed=allowed)
    seats, sides = variant.seats(twin.players), variant.sides(twin.players)
    if twin.dealer not in seats:
        raise InputError("file-seat", seat=twin.dealer, known=" ".join(seats))
    return DealFile(
        variant=variant,
        players=twin.players,
        dealer=seats.index(twin.dealer),
        pack=tuple(map(card, twin.pack)),
        plies=_plies(twin.moves),
        result=None if twin.result is None else read_result(twin.result, sides),
        tags=tuple((tag.name, tag.value) for tag in twin.tags),
        comment=twin.comment,
    )


def _ply_to_json(ply: Ply) -> dict[str, Any]:
    lines = [[_ply_to_json(inner) for inner in line] for line in ply.lines]
    return {"seat": ply.seat, "move": str(ply.move), "mark": ply.mark, "comment": ply.comment, "lines": lines}


def _plies(moves: Sequence[TwinPly]) -> tuple[Ply, ...]:
    return tuple(
        Ply(one.seat, Move.read(one.move), one.mark, one.comment, tuple(_plies(line) for line in one.lines))
        for one in moves
    )

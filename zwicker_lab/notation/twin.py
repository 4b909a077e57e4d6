"""The JSON twin of a deal file: the same content as plain data, described by ``deal.schema.json``."""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict, Field

from zwicker_lab.cards import card
from zwicker_lab.errors import InputError
from zwicker_lab.notation.dealfile import DealFile, Ply
from zwicker_lab.notation.record import read_result, result_text
from zwicker_lab.notation.twin_parts import TwinFile, TwinMove, moves_to_json, plies_of, validated
from zwicker_lab.variants import load_variant
from zwicker_lab.variants.carried import TAG, carried_for
from zwicker_lab.zwicker.moves import Move


class TwinPly(TwinMove):
    """One move of one seat."""

    seat: str = Field(description="The seat that plays: N E S W with four players, else 1 2 3 ...")
    move: str = Field(description="The move, as '9s x 9d 5c', '3s > 9d = 6' or '2c'.")
    lines: list[list[TwinPly]] = Field([], description="Side lines, each of which replaces this move.")


class TwinDeal(TwinFile):
    """One deal of a game of the Zwicker family, as a .zdn file holds it."""

    model_config = ConfigDict(extra="forbid", strict=True, title="Zwicker deal")

    result: str | None = Field(None, description="The stated points of each side, as 'NS 24 EW 9'.")
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
        "moves": moves_to_json(deal.plies),
    }


def deal_from_json(data: object, *, paths: bool = True) -> DealFile:
    """The deal that plain data describes; raises ``InputError`` naming the place that does not fit."""
    twin = validated(TwinDeal, data)
    own = next((carried_for(twin.variant, tag.value) for tag in twin.tags if tag.name == TAG), None)
    variant = load_variant(twin.variant, paths=paths, own=own)
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
        plies=plies_of(twin.moves, Ply, Move.read),
        result=None if twin.result is None else read_result(twin.result, sides),
        tags=tuple((tag.name, tag.value) for tag in twin.tags),
        comment=twin.comment,
    )

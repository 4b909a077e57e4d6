"""The JSON twin of a deal file: the same content as plain data, described by ``deal.schema.json``."""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict, Field

from zwicker_lab.errors import InputError
from zwicker_lab.notation.record import read_result, result_text
from zwicker_lab.notation.twin_parts import TwinFile, TwinMove, moves_to_json, plies_of, validated
from zwicker_lab.zwick.cards import card
from zwicker_lab.zwick.dealing import check_players
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.notation.dealfile import DealFile, Ply
from zwicker_lab.zwick.rules import load_rules


class TwinPly(TwinMove):
    """One move of one seat."""

    seat: str = Field(description="The seat that moves: A B C D E, in playing order.")
    move: str = Field(description="A card, as 'Kb', or 'cut 12', 'lick', 'stop', 'deal', 'turn', 'keep', 'join' ...")
    lines: list[list[TwinPly]] = Field([], description="Side lines, each of which replaces this move.")


class TwinDeal(TwinFile):
    """One deal of Swiss Zwick, as a .zdn file holds it."""

    model_config = ConfigDict(extra="forbid", strict=True, title="Swiss Zwick deal")

    pack: list[str] = Field(description="The 28 cards before the cut, the top card first.")
    result: str | None = Field(None, description="Strokes less birds of each seat, as 'A -5 B 0 C 3 D 2'.")
    moves: list[TwinPly] = Field([], description="The moves, in order.")


def deal_to_json(deal: DealFile) -> dict[str, Any]:
    """The deal as plain data for ``json.dumps``.

    >>> from zwicker_lab.zwick import PACK, load_rules
    >>> twin = deal_to_json(DealFile(load_rules(), 4, 1, PACK))
    >>> twin["variant"], twin["dealer"], twin["pack"][:2], twin["moves"]
    ('zwick', 'B', ['Aa', 'Ka'], [])
    """
    return {
        "zdn": 1,
        "variant": deal.rules.spelled,
        "players": deal.players,
        "dealer": deal.seats[deal.dealer],
        "pack": [str(code) for code in deal.pack],
        "result": None if deal.result is None else result_text(deal.result, deal.seats),
        "tags": [{"name": name, "value": value} for name, value in deal.tags],
        "comment": deal.comment,
        "moves": moves_to_json(deal.plies),
    }


def deal_from_json(data: object) -> DealFile:
    """The deal that plain data describes; raises ``InputError`` naming the place that does not fit."""
    twin = validated(TwinDeal, data)
    rules = load_rules(twin.variant)
    check_players(rules, twin.players)
    seats = rules.seats(twin.players)
    if twin.dealer not in seats:
        raise InputError("file-seat", seat=twin.dealer, known=" ".join(seats))
    return DealFile(
        rules=rules,
        players=twin.players,
        dealer=seats.index(twin.dealer),
        pack=tuple(map(card, twin.pack)),
        plies=plies_of(twin.moves, Ply, Move.read),
        result=None if twin.result is None else read_result(twin.result, seats),
        tags=tuple((tag.name, tag.value) for tag in twin.tags),
        comment=twin.comment,
    )

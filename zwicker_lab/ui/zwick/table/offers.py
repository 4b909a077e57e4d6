"""What may be decided before the play, as buttons under the table, and what is said when a card is refused."""

from __future__ import annotations

from random import Random
from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import SWISS
from zwicker_lab.ui.table.slips import Slip, slip
from zwicker_lab.zwick import Position, Reason

CUTS = {"thin": (3, 8), "middle": (11, 17), "thick": (20, 25)}


def offered(position: Position, lang: str, chance: Random) -> dict[str, Any]:
    """The ``offers`` and the ``note`` of a ``TrickTable``; none while cards are played.

    >>> from zwicker_lab.zwick import read_position
    >>> offers = offered(read_position("zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s"), "en", Random(1))
    >>> [(offer["id"], offer["text"]) for offer in offers["offers"]]
    [('join', 'Join'), ('out', 'Stay out')]
    """
    if position.is_over or position.phase in ("play", "lay"):
        return {"offers": [], "note": ""}
    if position.phase == "cut":
        offers = _cuts(lang, chance)
    else:
        legal = [str(move) for move in position.moves()]
        offers = [{"id": move, "text": say(lang, f"zwick-offer-{position.phase}-{move}")} for move in legal]
    offers[0]["main"] = True
    if position.phase == "deal":
        return {"offers": offers, "note": ""}
    bound = position.bond(position.turn) if position.phase == "join" else None
    return {"offers": offers, "note": say(lang, f"zwick-bound-{bound}" if bound else f"zwick-ask-{position.phase}")}


def _cuts(lang: str, chance: Random) -> list[dict[str, Any]]:
    """Three places to cut at; where exactly is left to chance."""
    return [
        {"id": f"cut {chance.randint(low, high)}", "text": say(lang, f"zwick-offer-cut-{name}")}
        for name, (low, high) in CUTS.items()
    ]


def refused(reason: Reason, lang: str) -> Slip:
    """Why a card is not allowed, and what would be."""
    rule = (say(lang, "table-refused-rule", rule=reason.rule_name(lang)), f"zwick-rules?lang={lang}#{reason.rule}")
    title = say(lang, "table-refused")
    return slip(lang, title, tone="warn", art="octagon", text=[reason.text(lang)], rule=rule, focus=True, deck=SWISS)

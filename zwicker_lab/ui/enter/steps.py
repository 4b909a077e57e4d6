"""A deal that is entered, told anew by its steps: to take the last one back, and as a browser keeps them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.ui.enter.deal import MOST_STEPS, EnteredDeal, Refused
from zwicker_lab.zwicker.moves import Move


def step(deal: EnteredDeal, told: object) -> EnteredDeal:
    """The deal after a step as ``EnteredDeal.steps`` has it. Raises ``Refused`` or ``InputError``."""
    kind, _, rest = told.partition(" ") if isinstance(told, str) else ("", "", "")
    seat, _, held = rest.partition(" ")
    acts: dict[str, Callable[[], EnteredDeal]] = {
        "t": lambda: deal.lay(Card(rest)),
        "h": lambda: deal.hold(deal.here.seats.index(seat), Card(held)),
        "m": lambda: deal.play(Move.read(rest)),
    }
    if kind not in acts or (kind == "h" and seat not in deal.here.seats):
        raise InputError("enter-step")
    return acts[kind]()


def again(deal: EnteredDeal, steps: Iterable[object]) -> EnteredDeal:
    """The same deal told anew, as far as the steps can be read and are possible."""
    opening = deal.positions[0]
    found = EnteredDeal.begin(opening.variant, opening.players, opening.dealer)
    for told in steps:
        try:
            found = step(found, told)
        except (InputError, Refused):
            break
    return found


def undone(deal: EnteredDeal) -> EnteredDeal:
    """The deal without the last step; notes on moves that stay are kept."""
    found = again(deal, deal.steps[:-1])
    return replace(found, notes={at: told for at, told in deal.notes.items() if at < len(found.plies)})


def to_json(deal: EnteredDeal) -> dict[str, Any]:
    """All that a browser has to keep beside the table."""
    return {"steps": list(deal.steps), "notes": {str(at): list(told) for at, told in deal.notes.items()}}


def from_json(begun: EnteredDeal, value: object) -> EnteredDeal:
    """What ``to_json`` gave, from anywhere, for the same table; as far as it is possible.

    >>> from zwicker_lab.variants import load_variant
    >>> begun = EnteredDeal.begin(load_variant("zwicker3"), 2, 1)
    >>> from_json(begun, {"steps": ["t 9d", "t 9d", "t 5c"], "notes": 4}).steps
    ('t 9d',)
    """
    kept = value if isinstance(value, dict) else {}
    steps, notes = kept.get("steps"), kept.get("notes")
    found = again(begun, steps[:MOST_STEPS] if isinstance(steps, list) else ())
    for at, told in notes.items() if isinstance(notes, dict) else ():
        fits = isinstance(told, list) and len(told) == 2 and all(isinstance(part, str) for part in told)
        if fits and str(at).isdecimal() and len(str(at)) < 5:
            found = found.note(int(at), *told)
    return found

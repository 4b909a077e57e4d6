"""The trail in words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from zwicker_lab.names import listed
from zwicker_lab.texts import say
from zwicker_lab.zwick.tournament.trail import Step, trail

if TYPE_CHECKING:
    from zwicker_lab.ui.desk.state import Desk


def time_text(at: float) -> str:
    """A moment by the clock of the server, for those whose browser does not write it in its own way.

    >>> len(time_text(0.0))
    5
    """
    return datetime.fromtimestamp(at, tz=UTC).astimezone().strftime("%H:%M")


def step_text(desk: Desk, step: Step) -> str:
    """One step as a sentence."""
    lang, kind, data = desk.lang, step.entry.kind, step.entry.data
    player = step.names[0] if step.names else ""
    if kind == "sheet":
        return sheet_text(desk, step)
    if kind == "change":
        return listed([change_text(lang, player, key, old, new) for key, old, new in step.changes], lang)
    if kind == "draw":
        final = bool(data.get("final"))
        return say(lang, "desk-step-draw", final=int(final), tables=len(data["tables"]), seed=f"{int(data['seed']):06}")
    if kind == "undo":
        return say(lang, "desk-step-undo", text=_undone_text(desk, int(data["entry"])))
    if kind == "options":
        return listed([_option_text(lang, key, value) for key, value in data.items()], lang)
    return say(lang, f"desk-step-{kind}", player=player)


def sheet_text(desk: Desk, step: Step) -> str:
    """A sheet that was entered or corrected, with the old and the new numbers."""
    lang, data = desk.lang, step.entry.data
    place = {"passe": desk.passe_name(data["passe"]), "table": data["table"] + 1}
    if not step.changes:
        return say(lang, "desk-step-sheet", sum=sum(data["strokes"]), **place)
    drawn = desk.made.drawn[data["passe"]] if data["passe"] < len(desk.made.drawn) else None
    seats = drawn.tables[data["table"]].seats if drawn and data["table"] < len(drawn.tables) else ()
    parts = []
    for key, old, new in step.changes:
        seat, _, what = key.rpartition(".")
        player = desk.called(seats[int(seat)]) if seat and int(seat) < len(seats) else ""
        parts.append(say(lang, f"desk-step-{what}", player=player, old=old, new=new))
    return say(lang, "desk-step-corrected", changes="; ".join(parts), **place)


def change_text(lang: str, player: str, key: str, old: object, new: object) -> str:
    """One thing that changed about somebody; a contact is not repeated."""
    if key == "name":
        return say(lang, "desk-step-name", old=str(old), new=str(new))
    if key == "paid":
        return say(lang, "desk-step-paid" if new else "desk-step-unpaid", player=player)
    return say(lang, "desk-step-contact", player=player)


def _option_text(lang: str, key: str, value: object) -> str:
    if key == "way":
        return say(lang, "desk-step-way", way=say(lang, f"desk-way-{value}"))
    return say(lang, f"desk-step-option-{key}", value=str(value))


def _undone_text(desk: Desk, number: int) -> str:
    before = [entry for entry in desk.entries if entry.number <= number]
    return step_text(desk, trail(before, 1)[0])

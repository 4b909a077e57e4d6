"""The trail: who did what when, in a form that can be said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from zwicker_lab.zwick.tournament.entries import CHANGE, JOIN, SHEET, UNDO, Entry, standing


@dataclass(frozen=True)
class Step:
    """One line of the trail: its entry, whether it still counts, whom it is about, and what it changed.

    ``changes`` holds what, the old and the new value; for a sheet the seat stands first: ``("2.strokes", 13, 11)``.
    """

    entry: Entry
    counts: bool
    names: tuple[str, ...] = ()
    changes: tuple[tuple[str, Any, Any], ...] = ()


def trail(entries: Sequence[Entry], most: int) -> tuple[Step, ...]:
    """The last ``most`` steps, newest first.

    >>> kept = trail([Entry(1, "begin"), Entry(2, "join", {"name": "Ruth"}), Entry(3, "leave", {"number": 2})], 2)
    >>> [(step.entry.kind, step.names, step.counts) for step in kept]
    [('leave', ('Ruth',), True), ('join', ('Ruth',), True)]
    """
    counting = {entry.number for entry in standing(entries)}
    undos = {entry.number for entry in entries if entry.kind == UNDO}
    taken = {int(entry.data["entry"]) for entry in entries if entry.kind == UNDO} & undos
    names: dict[int, str] = {}
    steps = []
    for at, entry in enumerate(entries):
        changes: tuple[tuple[str, Any, Any], ...] = ()
        if entry.kind == JOIN:
            names[entry.number] = str(entry.data["name"])
        elif entry.kind == CHANGE:
            old = names.get(int(entry.data["number"]), "")
            changes = tuple(
                (key, old if key == "name" else None, entry.data[key]) for key in entry.data if key != "number"
            )
        elif entry.kind == SHEET and at >= len(entries) - most:
            changes = _sheet_changes(entries[:at], entry)
        about = int(entry.data.get("number", entry.number if entry.kind == JOIN else 0))
        known = (names[about],) if about in names else ()
        if entry.kind == CHANGE and "name" in entry.data:
            names[about] = str(entry.data["name"])
        counts = entry.number in counting or (entry.kind == UNDO and entry.number not in taken)
        steps.append(Step(entry, counts, known, changes))
    return tuple(reversed(steps[-most:]))


def _sheet_changes(before: Sequence[Entry], entry: Entry) -> tuple[tuple[str, Any, Any], ...]:
    """What a correction changed; nothing for the first sheet of a table."""
    old = next((one for one in reversed(standing(before)) if one.kind == SHEET and _place(one) == _place(entry)), None)
    if old is None:
        return ()
    found = [
        (f"{seat}.{what}", was, now)
        for what in ("strokes", "birds")
        for seat, (was, now) in enumerate(zip(old.data[what], entry.data[what], strict=False))
        if was != now
    ]
    extra = old.data.get("extra", 0), entry.data.get("extra", 0)
    return (*found, *([("extra", *extra)] if extra[0] != extra[1] else []))


def _place(entry: Entry) -> tuple[int, int]:
    return entry.data["passe"], entry.data["table"]

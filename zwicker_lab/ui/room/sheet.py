"""The results of an evening as a file for a spreadsheet."""

from __future__ import annotations

from zwicker_lab.spreadsheet import as_csv
from zwicker_lab.texts import say
from zwicker_lab.workshop import Room
from zwicker_lab.workshop.report import results

HEADS = ("round", "kind", "number", "name", "state", "tries", "hints", "table", "points", "above")


def results_csv(room: Room, lang: str) -> str:
    """One line for each guest at each exercise and each deal.

    >>> results_csv(Room("KX4M7H"), "en")
    '\\ufeffRound,What,Number,Name,Result,Tries,Hints,Table,Points,Above the room\\r\\n'
    """
    rows: list[list[object]] = [[say(lang, f"room-csv-{name}") for name in HEADS]]
    for one in results(room):
        words = {"kind": say(lang, f"room-csv-{one['kind']}")}
        if "state" in one:
            words["state"] = say(lang, f"room-state-{one['state']}")
        rows.append([{**one, **words}.get(name) for name in HEADS])
    return as_csv(rows, lang)

"""What an organiser does: each deed is one entry, or says in one line why it cannot be."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from zwicker_lab.errors import InputError
from zwicker_lab.texts import say
from zwicker_lab.ui.desk.draft import Draft
from zwicker_lab.ui.desk.where import tidy
from zwicker_lab.zwick.tournament.draw import draw, draw_final
from zwicker_lab.zwick.tournament.entries import (
    BACK,
    CHANGE,
    DRAW,
    JOIN,
    LEAVE,
    LONGEST_CONTACT,
    LONGEST_NAME,
    LONGEST_TITLE,
    OPTIONS,
    SHEET,
    UNDO,
    fold,
)
from zwicker_lab.zwick.tournament.export import people_csv, ranking_csv
from zwicker_lab.zwick.tournament.model import Championship, Passe
from zwicker_lab.zwick.tournament.ways import MOST, WAYS

if TYPE_CHECKING:
    from zwicker_lab.ui.desk.state import Desk

Told = Mapping[str, Any]
SEEDS = 10**6


def join(desk: Desk, told: Told) -> None:
    """Register one person, or everybody of a list that was pasted: a line each, the contact after a comma.

    Lines that cannot be taken hold up none of the others: they go back into the field, the fault of the first is told.
    """
    names = told.get("name")
    text = names[:50_000] if isinstance(names, str) else ""
    lines = [line for line in re.split(r"[\r\n]+", text) if line.strip()][:MOST]
    joined: list[str] = []
    problems: dict[str, InputError] = {}
    for line in lines or [""]:
        name, _, contact = re.sub(r"[\t;]", ",", line).partition(",")
        data = {"name": tidy(name, LONGEST_NAME), "contact": tidy(contact or told.get("contact"), LONGEST_CONTACT)}
        try:
            desk.enter(JOIN, {**data, "paid": told.get("paid") is True})
            joined.append(data["name"])
        except InputError as problem:
            problems[", ".join(filter(None, data.values()))] = problem
    if joined:
        desk.note = say(desk.lang, "desk-joined", count=len(joined), player=joined[-1])
    if problems:
        desk.refused = (desk.refused[0] + 1, "\n".join(problems))
        raise next(iter(problems.values()))


def change(desk: Desk, told: Told) -> None:
    """Change a name, a contact, or whether somebody has paid."""
    data: dict[str, Any] = {"number": _number(told.get("number"))}
    if "name" in told:
        data["name"] = tidy(told["name"], LONGEST_NAME)
    if "contact" in told:
        data["contact"] = tidy(told["contact"], LONGEST_CONTACT)
    if "paid" in told:
        data["paid"] = told["paid"] is True
    player = desk.made.by_number.get(data["number"])
    if player is None or any(getattr(player, key) != value for key, value in data.items()):
        desk.enter(CHANGE, data)


def leave(desk: Desk, told: Told) -> None:
    """Somebody leaves, or comes back."""
    desk.enter(LEAVE if told.get("kind") == "leave" else BACK, {"number": _number(told.get("number"))})


def options(desk: Desk, told: Told) -> None:
    """Change the title, the number of Passen, the length of the final or the way with odd numbers."""
    data: dict[str, Any] = {key: _number(told[key]) for key in ("passen", "final") if key in told}
    if "title" in told:
        data["title"] = tidy(told["title"], LONGEST_TITLE) or desk.made.title
    if told.get("way") in WAYS:
        data["way"] = told["way"]
    desk.enter(OPTIONS, data)


def draw_lots(desk: Desk, told: Told) -> None:
    """Draw the next Passe, or the seats of the final."""
    seed, is_final = secrets.randbelow(SEEDS), desk.made.next == "final"

    def made(championship: Championship) -> dict[str, Any]:
        passe = draw_final(championship, seed) if is_final else draw(championship, seed)
        tables = [list(table.seats) for table in passe.tables]
        return {"seed": seed, "tables": tables, "out": list(passe.out), "final": is_final}

    desk.enter(DRAW, made)
    desk.go({"view": "draw", "passe": len(desk.made.drawn), "table": 1})
    desk.note = say(desk.lang, "desk-drawn", passe=desk.passe_name(desk.at))


def check_draw(desk: Desk, told: Told) -> None:
    """Draw again with the seed that is kept, from what stood then, and compare."""
    drawn = [entry for entry in desk.entries if entry.kind == DRAW]
    for entry in drawn:
        if desk.shown is None or int(entry.data["seed"]) != desk.shown.seed:
            continue
        before = fold(one for one in desk.entries if one.number < entry.number)
        again: Passe = (draw_final if desk.shown.is_final else draw)(before, desk.shown.seed)
        same = [table.seats for table in again.tables] == [table.seats for table in desk.shown.tables]
        desk.note = say(desk.lang, "desk-draw-same" if same else "desk-draw-differs", seed=f"{desk.shown.seed:06}")
        return


def sheet(desk: Desk, told: Told) -> None:
    """Enter the open sheet; one that does not add up only when that was said once more."""
    if told.get("passe") != desk.at or told.get("table") != desk.table:
        return
    desk.type(told)
    draft, table = desk.typed, desk.open_table
    if draft is None or table is None or not draft.is_complete:
        raise InputError("desk-sheet-incomplete")
    if draft.faults and told.get("anyway") is not True:
        return
    found = draft.sheet
    desk.enter(
        SHEET,
        {
            "passe": desk.at,
            "table": desk.table,
            "strokes": list(found.strokes),
            "birds": list(found.birds),
            "extra": found.extra,
            "base": draft.base,
        },
    )
    desk.draft = None
    desk.note = say(desk.lang, "desk-sheet-entered", table=desk.table + 1)
    _open_next(desk)


def take_theirs(desk: Desk, told: Told) -> None:
    """Drop what was typed: what was entered elsewhere stands."""
    desk.draft = None


def put_mine(desk: Desk, told: Told) -> None:
    """Go on with what was typed, as a correction of what was entered elsewhere."""
    table = desk.open_table
    if desk.draft is not None and table is not None:
        desk.draft = Draft(desk.draft.strokes, desk.draft.birds, desk.draft.extra, table.entry, desk.draft.last)


def undo(desk: Desk, told: Told) -> None:
    """Take an entry back."""
    desk.enter(UNDO, {"entry": _number(told.get("entry"))})
    desk.draft = None
    desk.note = say(desk.lang, "desk-undone")


def save(desk: Desk, told: Told) -> None:
    """Make a file for spreadsheets."""
    what = "people" if told.get("what") == "people" else "ranking"
    text = (people_csv if what == "people" else ranking_csv)(desk.made, desk.lang)
    desk.file = (desk.file[0] + 1, f"{say(desk.lang, f'desk-file-{what}')}.csv", text)


def _open_next(desk: Desk) -> None:
    """Go to the next table without a sheet, if there is one."""
    tables = desk.shown.tables if desk.shown else ()
    order = [*range(desk.table + 1, len(tables)), *range(desk.table)]
    following = next((at for at in order if tables[at].sheet is None), None)
    if following is not None:
        desk.table = following


def _number(told: object) -> int:
    text = str(told)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else -1


DEEDS: dict[str, Callable[[Desk, Told], None]] = {
    "join": join,
    "change": change,
    "leave": leave,
    "back": leave,
    "options": options,
    "draw": draw_lots,
    "check": check_draw,
    "sheet": sheet,
    "theirs": take_theirs,
    "mine": put_mine,
    "undo": undo,
    "save": save,
}

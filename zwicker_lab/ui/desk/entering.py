"""What is drawn where results are entered: the tables, the open sheet with its check, what others entered meanwhile."""

from __future__ import annotations

from typing import Any

from zwicker_lab.names import listed
from zwicker_lab.texts import say
from zwicker_lab.ui.desk.draft import Draft
from zwicker_lab.ui.desk.scenes import mark, passen_scene
from zwicker_lab.ui.desk.state import ENTER, Desk
from zwicker_lab.ui.desk.told import time_text
from zwicker_lab.zwick.tournament.check import Fault
from zwicker_lab.zwick.tournament.model import Table
from zwicker_lab.zwick.tournament.ways import deals_at, strokes_at

Scene = dict[str, Any]
WORDS = (
    *("tables", "jump", "who", "strokes", "birds", "counts", "sum", "more", "less", "extra", "extra-help"),
    *("enter", "correct", "anyway", "theirs", "mine", "keys"),
)


def enter_scene(desk: Desk) -> Scene:
    """All of it; without a draw only that there is nothing to enter."""
    lang, shown, table, draft = desk.lang, desk.shown, desk.open_table, desk.typed
    if desk.view != ENTER:
        return {"shown": False}
    if shown is None or table is None or draft is None:
        return {"shown": True, "empty": say(lang, "desk-enter-none")}
    place = min(desk.table, len(shown.tables) - 1)
    elsewhere = draft.base != table.entry
    return {
        "shown": True,
        "empty": "",
        "words": {name: say(lang, f"desk-enter-{name}") for name in WORDS} | {"passen": say(lang, "desk-which-passe")},
        "passen": passen_scene(desk),
        "tables": [
            {
                "text": say(lang, "desk-table", table=at + 1),
                "mark": mark(one),
                "state": state_text(desk, one),
                "on": at == place,
            }
            for at, one in enumerate(shown.tables)
        ],
        "passe": desk.at,
        "table": place,
        "base": draft.base,
        "entered": table.entry,
        "title": say(lang, "desk-sheet-title", table=place + 1),
        "about": say(lang, "desk-sheet-about", passe=desk.passe_name(desk.at), deals=deals_at(len(table.seats))),
        "rows": rows(desk, table, draft),
        "extra": draft.extra,
        "sum": str(sum(draft.sheet.strokes)),
        "off": sum(draft.sheet.strokes) != strokes_at(len(table.seats)) if draft.is_complete else False,
        "birds": str(sum(draft.sheet.birds_of(seat) for seat in range(len(table.seats)))),
        "said": said(desk, table, draft),
        "can": draft.is_complete and not draft.faults and not elsewhere,
        "anyway": bool(draft.is_complete and draft.faults and not elsewhere),
        "elsewhere": elsewhere_scene(desk, table) if elsewhere else None,
        "typed": desk.draft is not None,
    }


def rows(desk: Desk, table: Table, draft: Draft) -> list[Scene]:
    """The lines of the open sheet."""
    sheet = draft.sheet
    return [
        {
            "name": desk.called(number),
            "strokes": draft.strokes[seat],
            "birds": draft.birds[seat],
            "net": str(sheet.net(seat)) if draft.strokes[seat] else "",
            "strokes_label": say(desk.lang, "desk-field-strokes", player=desk.called(number)),
            "birds_label": say(desk.lang, "desk-field-birds", player=desk.called(number)),
        }
        for seat, number in enumerate(table.seats)
    ]


def said(desk: Desk, table: Table, draft: Draft) -> Scene:
    """What the check says: nothing yet, that it adds up, or what does not with the numbers."""
    lang, seats = desk.lang, len(table.seats)
    if not draft.is_complete:
        wanted = say(lang, "desk-check-wanted", deals=deals_at(seats), strokes=strokes_at(seats))
        return {"tone": "", "head": wanted, "texts": []}
    if not draft.faults:
        head = say(lang, "desk-check-ok", strokes=strokes_at(seats), deals=deals_at(seats))
        extra = [say(lang, "desk-check-extra", count=draft.sheet.extra)] if draft.sheet.extra else []
        return {"tone": "ok", "head": head, "texts": extra}
    texts = [fault_text(desk, table, fault) for fault in draft.faults]
    sum_off = any(fault.seat is None for fault in draft.faults)
    if sum_off:
        texts.append(say(lang, "desk-check-why", deals=deals_at(seats), strokes=strokes_at(seats)))
    if sum_off and draft.last is not None:
        texts.append(say(lang, "desk-check-last", player=desk.called(table.seats[draft.last])))
    return {"tone": "warn", "head": texts[0], "texts": texts[1:]}


def fault_text(desk: Desk, table: Table, fault: Fault) -> str:
    """One thing that does not add up."""
    player = "" if fault.seat is None else desk.called(table.seats[fault.seat])
    return say(desk.lang, f"desk-fault-{fault.code.replace('_', '-')}", player=player, **fault.values)


def elsewhere_scene(desk: Desk, table: Table) -> Scene:
    """Who entered this table meanwhile, when, and with which numbers."""
    lang = desk.lang
    entry = next((one for one in desk.entries if one.number == table.entry), None)
    if entry is None or table.sheet is None:
        return {"text": say(lang, "desk-elsewhere-gone"), "numbers": ""}
    who, sheet = entry.who or say(lang, "desk-nobody-named"), table.sheet
    numbers = [
        say(lang, "desk-line", player=desk.called(number), strokes=sheet.strokes[seat], birds=sheet.birds_of(seat))
        for seat, number in enumerate(table.seats)
    ]
    text = say(lang, "desk-elsewhere", who=who, time=time_text(entry.at))
    return {"text": text, "numbers": listed(numbers, lang) + "."}


def state_text(desk: Desk, table: Table) -> str:
    """What is to be said of a table in the list."""
    if table.sheet is None:
        return say(desk.lang, "desk-mark-open")
    total = sum(table.sheet.strokes)
    return say(desk.lang, f"desk-mark-{mark(table)}", strokes=total)

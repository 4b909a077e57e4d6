"""Entries: everything that is ever done to a championship, one after the other, nothing deleted.

What stands is what the entries make, taken from the first to the last; taking one back is an entry too. So the list is
the trail of who changed what when, and whatever was committed comes back after any crash.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.tournament.model import Championship, Options, Passe, Player, Sheet, Table
from zwicker_lab.zwick.tournament.ways import MOST, SEATS, WAYS

BEGIN, OPTIONS, JOIN, CHANGE, LEAVE, BACK, DRAW, SHEET, UNDO = [
    "begin",
    "options",
    "join",
    "change",
    "leave",
    "back",
    "draw",
    "sheet",
    "undo",
]
MOST_PASSEN, MOST_FINAL, MOST_EXTRA, MOST_BIRDS, MOST_STROKES = 8, 4, 20, 20, 100
LONGEST_NAME, LONGEST_CONTACT, LONGEST_TITLE = 40, 80, 60

HELD = (JOIN, DRAW, SHEET)
"""What later entries may rest on, so that it cannot be taken back by itself."""

Data = Mapping[str, Any]


@dataclass(frozen=True)
class Entry:
    """One thing done: its number, when (seconds since 1970), by whom, of which kind, and what exactly."""

    number: int
    kind: str
    data: Data = field(default_factory=dict)
    who: str = ""
    at: float = 0.0


def standing(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries that count: those that were not taken back, without the taking back.

    >>> steps = [Entry(1, BEGIN), Entry(2, LEAVE), Entry(3, UNDO, {"entry": 2}), Entry(4, UNDO, {"entry": 3})]
    >>> [entry.number for entry in standing(steps[:3])], [entry.number for entry in standing(steps)]
    ([1], [1, 2])
    """
    kept: list[Entry] = []
    undone: set[int] = set()
    for entry in sorted(entries, key=lambda one: -one.number):
        if entry.number in undone:
            continue
        if entry.kind == UNDO:
            undone.add(int(entry.data["entry"]))
        else:
            kept.append(entry)
    return tuple(reversed(kept))


def fold(entries: Iterable[Entry]) -> Championship:
    """The championship these entries make; raises ``InputError`` for one that does not fit what was before.

    >>> fold([Entry(1, BEGIN, {"title": "Winter"}), Entry(2, JOIN, {"name": "Ruth"})]).players[0].name
    'Ruth'
    """
    entries = tuple(entries)
    made = Championship()
    for entry in standing(entries):
        made = _DEEDS[entry.kind](made, entry)
    return replace(made, entries=max((entry.number for entry in entries), default=0))


def add(entries: tuple[Entry, ...], entry: Entry) -> Championship:
    """The championship with one more entry; raises ``InputError`` where it does not fit what stands."""
    if entry.kind == UNDO:
        return _take_back(entries, entry)
    before = fold(entries)
    after = replace(_DEEDS[entry.kind](before, entry), entries=entry.number)
    if entry.kind == SHEET:
        replaced = before.drawn[entry.data["passe"]].tables[entry.data["table"]].entry
        if int(entry.data.get("base", 0)) != replaced:
            raise InputError("desk-sheet-other", table=entry.data["table"] + 1)
    return after


def _take_back(entries: tuple[Entry, ...], entry: Entry) -> Championship:
    number = int(entry.data["entry"])
    known = {one.number: one for one in entries}
    before, after = standing(entries), standing((*entries, entry))
    if number not in known or known[number].kind == BEGIN or before == after:
        raise InputError("desk-undo-gone")
    try:
        return fold((*entries, entry))
    except InputError:
        if known[number].kind in HELD:
            raise InputError(f"desk-undo-{known[number].kind}") from None
        raise


def _begin(before: Championship, entry: Entry) -> Championship:
    return _options(replace(before, lot=int(entry.data.get("lot", 0))), entry)


def _options(before: Championship, entry: Entry) -> Championship:
    told, old = entry.data, before.options
    chosen = Options(int(told.get("passen", old.passen)), int(told.get("final", old.final)), told.get("way", old.way))
    if not max(1, len(before.passen)) <= chosen.passen <= MOST_PASSEN:
        raise InputError("desk-passen", got=chosen.passen, low=max(1, len(before.passen)), high=MOST_PASSEN)
    if not len(before.final) <= chosen.final <= MOST_FINAL or chosen.way not in WAYS:
        raise InputError("desk-final", got=chosen.final, low=len(before.final), high=MOST_FINAL)
    return replace(before, title=str(told.get("title", before.title)), options=chosen)


def _join(before: Championship, entry: Entry) -> Championship:
    told = entry.data
    if len(before.here) >= MOST:
        raise InputError("desk-full", high=MOST)
    player = Player(entry.number, _name(before, told["name"]), joined=len(before.passen))
    player = replace(player, contact=str(told.get("contact", "")), paid=bool(told.get("paid", False)))
    return replace(before, players=(*before.players, player))


def _name(before: Championship, name: str, number: int = 0) -> str:
    if not name:
        raise InputError("desk-no-name")
    if any(player.name.casefold() == name.casefold() and player.number != number for player in before.players):
        raise InputError("desk-name-twice", player=name)
    return name


def _change(before: Championship, entry: Entry) -> Championship:
    told, player = entry.data, _known(before, entry.data["number"])
    changed = replace(
        player,
        name=_name(before, str(told.get("name", player.name)), player.number),
        contact=str(told.get("contact", player.contact)),
        paid=bool(told.get("paid", player.paid)),
    )
    return _with(before, changed)


def _leave(before: Championship, entry: Entry) -> Championship:
    return _with(before, replace(_known(before, entry.data["number"]), here=entry.kind == BACK))


def _known(before: Championship, number: Any) -> Player:
    player = before.by_number.get(int(number))
    if player is None:
        raise InputError("desk-nobody", number=int(number))
    return player


def _with(before: Championship, changed: Player) -> Championship:
    players = (changed if player.number == changed.number else player for player in before.players)
    return replace(before, players=tuple(players))


def _draw(before: Championship, entry: Entry) -> Championship:
    told = entry.data
    is_final = bool(told.get("final", False))
    if before.next != ("final" if is_final else "draw"):
        raise InputError("desk-draw-not-now")
    tables = tuple(Table(tuple(map(int, seats))) for seats in told["tables"])
    out = tuple(map(int, told.get("out", ())))
    everybody = [number for table in tables for number in table.seats if number > 0] + list(out)
    if len(set(everybody)) < len(everybody) or any(not SEATS - 1 <= len(table.seats) <= SEATS + 1 for table in tables):
        raise InputError("desk-draw-wrong")
    for number in everybody:
        if not _known(before, number).here:
            raise InputError("desk-draw-gone", player=_known(before, number).name)
    passe = Passe(tables, out, int(told["seed"]), is_final)
    return replace(before, drawn=(*before.drawn, passe))


def _sheet(before: Championship, entry: Entry) -> Championship:
    told = entry.data
    at, table = int(told["passe"]), int(told["table"])
    if not (0 <= at < len(before.drawn) and 0 <= table < len(before.drawn[at].tables)):
        raise InputError("desk-no-table")
    sheet = Sheet(tuple(map(int, told["strokes"])), tuple(map(int, told["birds"])), int(told.get("extra", 0)))
    seats = len(before.drawn[at].tables[table].seats)
    limits = ((sheet.strokes, MOST_STROKES), (sheet.birds, MOST_BIRDS), ((sheet.extra,), MOST_EXTRA))
    if len(sheet.strokes) != seats or len(sheet.birds) != seats:
        raise InputError("desk-sheet-seats", seats=seats)
    for numbers, most in limits:
        for number in numbers:
            if not 0 <= number <= most:
                raise InputError("desk-sheet-number", got=number, high=most)
    tables = list(before.drawn[at].tables)
    tables[table] = replace(tables[table], sheet=sheet, entry=entry.number)
    drawn = list(before.drawn)
    drawn[at] = replace(drawn[at], tables=tuple(tables))
    return replace(before, drawn=tuple(drawn))


_DEEDS: dict[str, Callable[[Championship, Entry], Championship]] = {
    BEGIN: _begin,
    OPTIONS: _options,
    JOIN: _join,
    CHANGE: _change,
    LEAVE: _leave,
    BACK: _leave,
    DRAW: _draw,
    SHEET: _sheet,
}

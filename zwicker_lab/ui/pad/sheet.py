"""The sheet of the pad, drawn as the match sheet of the page where one plays."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.pad.state import OPEN, Counting
from zwicker_lab.ui.pad.words import closed_text
from zwicker_lab.ui.play.words import length_text, number
from zwicker_lab.ui.query import Query

Scene = dict[str, Any]


def sheet_scene(counting: Counting) -> Scene:
    """The match sheet: a column a side, a line a deal, corrections told; what can be done with it."""
    lang, pad = counting.lang, counting.pad
    match, head = pad.match, closed_text(pad, counting.sides, lang)
    over, full = bool(head), pad.is_full
    told = {"points": " : ".join(map(number, match.totals)), "deals": len(match.deals)}
    return {
        "lang": lang,
        "phase": "count" if over else "table",
        "shown": counting.phase == OPEN,
        "title": say(lang, "play-sheet"),
        "head": head,
        "text": say(lang, "pad-full-text" if full else "pad-won-text", **told) if over else "",
        "tone": "" if full else "win",
        "columns": [say(lang, "play-sheet-deal"), *counting.sides],
        "rows": [_row(counting, at) for at in range(len(pad.entries))],
        "total": [say(lang, "play-sheet-total"), *map(number, match.totals)],
        "length": say(lang, "play-sheet-length", length=length_text(pad.table, lang))
        if pad.entries
        else say(lang, "pad-sheet-empty"),
        "next": "",
        "links": [_onward(counting)] if over else [],
        "acts": _acts(counting),
        "print": say(lang, "pad-print") if pad.entries else "",
        "asked": _asked(counting),
    }


def _onward(counting: Counting) -> Scene:
    """The way to another sheet, for the same table."""
    lang, pad = counting.lang, counting.pad
    href = Query({"lang": lang}).link("pad", **pad.table.values)
    return {"text": say(lang, "pad-full-new" if pad.is_full else "pad-new"), "href": href, "seed": False, "main": True}


def _row(counting: Counting, at: int) -> Scene:
    lang, pad = counting.lang, counting.pad
    entry, counted = pad.entries[at], at < len(pad.match.deals)
    totals = [list(accumulate(column)) for column in zip(*pad.match.deals, strict=True)]
    dealer = pad.table.seat_text(pad.dealer(at), lang)
    return {
        "title": say(lang, "play-sheet-number", deal=at + 1),
        "dealer": say(lang, "play-sheet-dealer", dealer=dealer),
        "cells": [
            [f"+{points}" if points >= 0 else number(points), number(totals[side][at]) if counted else "–"]
            for side, points in enumerate(entry.points)
        ],
        "backs": "",
        "deal": None,
        "fix": _fix(counting, at),
        "notes": _notes(counting, at, counted),
    }


def _fix(counting: Counting, at: int) -> Scene | None:
    """The way to correct a deal, while no other one is corrected."""
    lang = counting.lang
    if counting.pad.at is not None:
        return None
    return {"at": at, "text": say(lang, "pad-fix"), "name": say(lang, "pad-fix-name", deal=at + 1)}


def _notes(counting: Counting, at: int, counted: bool) -> list[str]:
    lang, entry = counting.lang, counting.pad.entries[at]
    notes = [say(lang, "pad-corrected", points=" : ".join(one).replace("-", "−")) for one in entry.before[-1:]]
    if not counting.check_of(entry.count, at).adds_up:
        notes.append(say(lang, "pad-off"))
    return notes if counted else [*notes, say(lang, "pad-beyond")]


def _acts(counting: Counting) -> list[Scene]:
    if not counting.pad.entries or counting.asked or counting.pad.at is not None:
        return []
    return [{"id": name, "text": say(counting.lang, f"pad-{name}"), "quiet": True} for name in ("drop", "over")]


def _asked(counting: Counting) -> Scene | None:
    lang, deals = counting.lang, len(counting.pad.entries)
    if not counting.asked:
        return None
    asks = {"drop": say(lang, "pad-drop-ask", deal=deals), "over": say(lang, "pad-over-ask", deals=deals)}
    return {"text": asks[counting.asked], "yes": say(lang, "pad-yes"), "no": say(lang, "pad-no")}

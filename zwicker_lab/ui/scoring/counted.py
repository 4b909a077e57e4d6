"""The counts side by side: the table by row, the bars, the differences. Every word is made here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.lab.choice import title
from zwicker_lab.ui.scoring.counts import KINDS, Count, by_kind, count, kind_of, row_codes, whole
from zwicker_lab.ui.scoring.state import Counting
from zwicker_lab.ui.scoring.words import change_scene, number, pack_notes, row_name, signed
from zwicker_lab.ui.table.scene import Scene, Staging, side_name
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.position import Position

MOST_SIDES = 2
"""So many sides have their rows shown at once; of more the reader chooses one."""
WORDS = ("by-row", "in-words", "row", "side", "total-row", "choose-side", "guess", "guess-about")


@dataclass(frozen=True)
class Counted:
    """A deal by every scoring table side by side: their heads, the counts, the rows, the names of the sides."""

    heads: list[Scene]
    counts: list[Count]
    codes: tuple[str, ...]
    sides: list[str]


def counted(counting: Counting) -> Counted | None:
    """The deal as it was played, by one's own table, and by the built-in ones; ``None`` while there is no deal."""
    if counting.piles is None:
        return None
    position = counting.piles.position
    columns = _columns(counting, position)
    heads = [_head(name, found, counting.lang) for name, found in columns]
    codes = row_codes(position, [found.variant for _, found in columns])
    return Counted(heads, [found for _, found in columns], codes, _sides(position, counting.lang))


def counts_scene(counting: Counting, found: Counted | None) -> Scene:
    """The differences in words and the table by row."""
    lang = counting.lang
    if found is None:
        return {"lang": lang, "address": "", "columns": []}
    position, counts, sides = counting.piles.position, found.counts, found.sides
    shown = range(len(sides)) if len(sides) <= MOST_SIDES else [counting.side]
    rows = [_row(code, counts, shown, sides, position, lang) for code in found.codes if _matters(code, counts)]
    return {
        "lang": lang,
        "address": "" if counting.source.waits else counting.address,
        "words": {name: say(lang, f"scoring-{name}") for name in WORDS},
        "columns": found.heads,
        "sides": {"names": sides, "at": counting.side, "choose": len(sides) > MOST_SIDES},
        "rows": rows,
        "totals": [
            {"side": name, "cells": [number(one.totals[at]) for one in counts]} for at, name in enumerate(sides)
        ],
        "changes": _changes(found, position, lang),
    }


def _changes(found: Counted, position: Position, lang: str) -> list[Scene]:
    """What each table changes against the first, as which the deal was played."""
    usual, *others = found.counts
    return [
        change_scene(usual, other, found.codes, found.sides, head["title"], lang)
        | {"notes": pack_notes(position, other.variant, lang)}
        for head, other in zip(found.heads[1:], others, strict=True)
    ]


def bars_scene(found: Counted | None, lang: str) -> Scene:
    """A bar for each side by every table, and what its parts are."""
    if found is None:
        return {"lang": lang, "bars": []}
    kinds = [kind for kind in KINDS if _has(kind, found.counts, found.codes)]
    return {
        "lang": lang,
        "words": {name: say(lang, f"scoring-{name}") for name in ("bars", "bars-about")},
        "legend": [{"kind": kind, "text": say(lang, f"scoring-kind-{kind}")} for kind in kinds],
        "bars": _bars(found.heads, found.counts, found.codes, found.sides, lang),
    }


def result_scene(counting: Counting) -> list[Scene]:
    """What one's own scoring table gives each side, and how much that is more or less than was played."""
    lang, piles = counting.lang, counting.piles
    if piles is None:
        return []
    usual, mine = count(piles.position, piles.position.variant), count(piles.position, counting.table.variant)
    changes = [whole(after - before) for before, after in zip(usual.totals, mine.totals, strict=True)]
    return [
        {"side": name, "total": number(total), "change": say(lang, "scoring-change", change=signed(change))}
        for name, total, change in zip(_sides(piles.position, lang), mine.totals, changes, strict=True)
    ]


def _sides(position: Position, lang: str) -> list[str]:
    return [side_name(position, at, Staging(lang)) for at in range(len(position.won))]


def _columns(counting: Counting, position: Position) -> list[tuple[str, Count]]:
    """The scoring tables side by side: as it was played, one's own, then the built-in ones."""
    played = position.variant
    others = [load_variant(name) for name in variant_names() if name != played.spelled]
    found = [("played", played), ("mine", counting.table.variant), *(("", variant) for variant in others)]
    return [(name, count(position, variant)) for name, variant in found]


def _head(name: str, found: Count, lang: str) -> Scene:
    told = {"id": name, "title": title(found.variant, lang), "note": ""}
    if name == "played":
        return told | {"note": say(lang, "scoring-as-played")}
    if name == "mine":
        return told | {"note": told["title"], "title": say(lang, "scoring-table")}
    return told


def _matters(code: str, counts: Sequence[Count]) -> bool:
    """Whether any side has anything in a row of any table, or could have."""
    sides = range(len(counts[0].scores))
    return code in ("most_cards", "zwick") or any(found.points(code, side) for found in counts for side in sides)


def _row(
    code: str, counts: Sequence[Count], shown: Sequence[int], sides: Sequence[str], position: Position, lang: str
) -> Scene:
    lines = [
        {
            "side": sides[side],
            "has": _has_text(code, side, position, lang),
            "cells": [_cell(code, found, side) for found in counts],
        }
        for side in shown
    ]
    return {"name": row_name(code, lang), "kind": kind_of(code), "lines": lines}


def _cell(code: str, found: Count, side: int) -> Scene:
    points = found.points(code, side)
    own = found.jokers.get(code, code)  # type: ignore[call-overload]
    key = own if own in ("most_cards", "zwick", "fine") else f"points.{own}"
    guess = found.variant.certainty.get(key) == "reconstructed" and key not in found.variant.changes
    return {"text": number(points) if points else "–", "guess": bool(points) and guess}


def _has_text(code: str, side: int, position: Position, lang: str) -> str:
    """What a side has of what a row counts."""
    if code == "zwick":
        return say(lang, "scoring-has-zwicks", count=position.zwicks[side])
    if code == "fine":
        return say(lang, "scoring-has-builds", count=position.fines[side])
    pile = position.won[side]
    own = (
        len(pile)
        if code == "most_cards"
        else sum(code in (card.plain, card.rank if code == "A" else "") for card in pile)
    )
    return say(lang, "scoring-has-cards", count=own)


# ---- bars ------------------------------------------------------------------------------------------------------


def _has(kind: str, counts: Sequence[Count], codes: Sequence[str]) -> bool:
    return any(by_kind(found, codes, side)[kind] for found in counts for side in range(len(found.scores)))


def _bars(
    heads: Sequence[Scene], counts: Sequence[Count], codes: Sequence[str], sides: Sequence[str], lang: str
) -> list[Scene]:
    """A group of bars for each table, a bar for each side; widths are parts of the longest bar."""
    parts = [[by_kind(found, codes, side) for side in range(len(sides))] for found in counts]
    longest = max((sum(max(points, 0) for points in bar.values()) for group in parts for bar in group), default=0) or 1
    return [
        {
            "title": head["title"],
            "note": head["note"],
            "id": head["id"],
            "bars": [_bar(bar, found.totals[at], sides[at], longest, lang) for at, bar in enumerate(group)],
        }
        for head, found, group in zip(heads, counts, parts, strict=True)
    ]


def _bar(parts: dict[str, Any], total: Any, side: str, longest: Any, lang: str) -> Scene:
    pieces = [
        {"kind": kind, "text": number(points), "width": round(100 * float(abs(points) / longest), 3)}
        for kind, points in parts.items()
        if points
    ]
    told = ", ".join(
        f"{say(lang, f'scoring-kind-{kind}')} {number(points)}" for kind, points in parts.items() if points
    )
    return {
        "side": side,
        "total": number(total),
        "pieces": pieces,
        "name": say(lang, "scoring-bar", side=side, total=number(total), parts=told),
    }

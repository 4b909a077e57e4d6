"""What is drawn of the ranking, at the desk, on the screen for all, and on paper."""

from __future__ import annotations

from typing import Any

from zwicker_lab.texts import decimal_sign, say
from zwicker_lab.ui.query import Query
from zwicker_lab.zwick.tournament.model import Championship
from zwicker_lab.zwick.tournament.ranking import Standing, by_deals, final_ranking, result

Scene = dict[str, Any]
FINALISTS = 4
PLAIN = ("desk-place", "desk-name", "desk-strokes", "desk-birds")


def ranking_scene(made: Championship, lang: str, token: str = "") -> Scene:
    """The ranking with its rule; with an organiser's ``token`` also what can be done with it."""
    uneven, over = by_deals(made), made.next == "over" and bool(made.final)
    heads = [*PLAIN, *(["desk-deals"] if uneven else [])]
    lines = result(made)
    final = final_ranking(made)
    level = {} if any(one.strokes or one.birds for one in final) else {"place": "–"}
    return {
        "shown": True,
        "lang": lang,
        "title": say(lang, "desk-ranking"),
        "after": after_text(made, lang),
        "heads": [*(say(lang, head) for head in heads), say(lang, "desk-a-deal" if uneven else "desk-net")],
        "rows": [row(made, one, lang, uneven) for one in lines],
        "cut": FINALISTS if made.options.final and len(lines) > FINALISTS else 0,
        "final": {
            "title": say(lang, "desk-final-title"),
            "rows": [row(made, one, lang, False) | level for one in final],
            "heads": [say(lang, head) for head in (*PLAIN, "desk-net")],
            "note": say(lang, "desk-final-over" if over else "desk-final-on"),
        }
        if final
        else None,
        "rule": rule_text(made, lang, uneven),
        "empty": "" if is_begun(made) else say(lang, "desk-ranking-none"),
        "acts": {
            "csv": say(lang, "desk-save-ranking"),
            "print": say(lang, "desk-print-ranking"),
            "href": Query({"lang": lang}).link("paper", c=token, what="ranking"),
        }
        if token
        else None,
    }


def is_begun(made: Championship) -> bool:
    """Whether a sheet was entered; before that all are level, and an order by lot would look like a ranking."""
    return any(table.sheet is not None for passe in made.drawn for table in passe.tables)


def row(made: Championship, one: Standing, lang: str, uneven: bool) -> Scene:
    """One line: place, name, strokes, birds, what counts, and what decided a tie."""
    player = made.by_number.get(one.player)
    counts = decimal(one.net, one.deals, lang) if uneven else str(one.net)
    notes = [say(lang, f"desk-tie-{one.tie}")] if one.tie and one.strokes else []
    if player and not player.here:
        notes.append(say(lang, "desk-gone"))
    cells = [str(one.strokes), str(one.birds) if one.birds else "–", *([str(one.deals)] if uneven else [])]
    return {
        "place": one.place,
        "name": player.name if player else "",
        "cells": cells,
        "counts": counts,
        "notes": notes,
    }


def after_text(made: Championship, lang: str) -> str:
    """How far the ranking goes."""
    passen = made.passen
    if not passen:
        return ""
    entered = sum(table.sheet is not None for table in passen[-1].tables)
    if entered == len(passen[-1].tables):
        return say(lang, "desk-after", passen=len(passen))
    return say(lang, "desk-after-part", passe=len(passen), done=entered, of=len(passen[-1].tables))


def rule_text(made: Championship, lang: str, uneven: bool) -> str:
    """The rule of the ranking, to be printed under it."""
    rule = say(lang, "desk-rule-deals" if uneven else "desk-rule")
    ties = say(lang, "desk-rule-ties", lot=f"{made.lot:06}")
    final = say(lang, "desk-rule-final", count=made.options.final) if made.options.final else ""
    return f"{rule} {ties} {final}".strip()


def decimal(net: int, deals: int, lang: str) -> str:
    """Strokes a deal with two digits, as a language writes them.

    >>> decimal(17, 12, "de"), decimal(0, 0, "en")
    ('1,42', '0.00')
    """
    return decimal_sign(f"{net / max(1, deals):.2f}", lang)

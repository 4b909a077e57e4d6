"""What the components of the pad draw: the pile that is told, the count so far with its check, what is kept."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from zwicker_lab.cards import Card
from zwicker_lab.names import capital
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.pad.setup import KEPT
from zwicker_lab.ui.pad.state import CARDS, ELSEWHERE, OPEN, ROWS, WAITING, Counting
from zwicker_lab.ui.pad.words import closed_text, row_text
from zwicker_lab.ui.play.words import length_text, number, rules_text
from zwicker_lab.ui.table.rich import spoken
from zwicker_lab.zwicker.score import row_name

Scene = dict[str, Any]


def kept_scene(counting: Counting, seed: int) -> Scene:
    """Whether the sheet is here, and what the browser is to keep of it."""
    lang, pad = counting.lang, counting.pad
    texts = {WAITING: "pad-loading", ELSEWHERE: "pad-elsewhere", OPEN: "pad-saved"}
    points = " : ".join(map(number, pad.match.totals))
    return {
        "lang": lang,
        "phase": counting.phase,
        "text": say(lang, texts[counting.phase]),
        "here": say(lang, "pad-here"),
        "shelf": "zwicker-lab-pad",
        "holds": KEPT,
        "name": str(seed),
        "token": f"{pad.rev} {counting.way}",
        "value": {
            **pad.to_json(),
            "way": counting.way,
            "query": urlencode({**pad.table.values, "seed": seed}),
            "label": {
                one: say(
                    one, "pad-kept", names=", ".join(pad.table.side_texts(one)), points=points, deals=len(pad.entries)
                )
                for one in LANGUAGES
            },
        },
    }


def strip_scene(counting: Counting) -> Scene:
    """The score above: which deal, who deals, the points of the match."""
    lang, pad = counting.lang, counting.pad
    totals, tones = pad.match.totals, ("ns", "ew") if len(pad.match.totals) == 2 else ("",) * 8
    told = {"deal": pad.here + 1, "dealer": pad.table.seat_text(pad.dealer(pad.here), lang)}
    shared = pad.table.has_partners
    return {
        "lang": lang,
        "label": say(lang, "play-score"),
        "title": closed_text(pad, counting.sides, lang) or say(lang, "pad-now", **told),
        "text": say(lang, "play-length-rules", length=length_text(pad.table, lang), rules=rules_text(pad.table, lang)),
        "sides": [
            {"name": name, "total": number(totals[side]), "text": "", "zwicks": 0, "own": shared, "tone": tones[side]}
            for side, name in enumerate(counting.sides)
        ],
    }


# ---- the pile that is told -------------------------------------------------------------------------------------


def count_scene(counting: Counting) -> Scene:
    """The pile of one side: its scoring cards or rows, the numbers, and the way on."""
    lang, pad, side = counting.lang, counting.pad, counting.side
    draft, sides = pad.draft, counting.sides
    at_once = pad.table.variant.switches.match_end == "at_once" and pad.table.match_rules.match.target is not None
    return {
        "lang": lang,
        "shown": counting.phase == OPEN and not pad.is_closed,
        "title": say(lang, "pad-count" if pad.at is None else "pad-correct", deal=pad.here + 1),
        "correcting": pad.at is not None,
        "dealer": say(lang, "pad-dealer", dealer=pad.table.seat_text(pad.dealer(pad.here), lang)),
        "whose": {"label": say(lang, "pad-whose"), "sides": list(sides), "now": side},
        "way": {
            "label": say(lang, "pad-way"),
            "now": counting.way,
            "choices": [{"id": way, "text": say(lang, f"pad-way-{way}")} for way in (CARDS, ROWS)],
        },
        "help": say(lang, "pad-tap" if draft.rows else "pad-tap-none", side=sides[side]),
        "cards": [_card(counting, card) for cards in draft.rows.values() for card in cards if counting.way == CARDS],
        "rows": [*(_row(counting, code) for code in draft.rows if counting.way == ROWS), *_numbers(counting)],
        "rest": _rest(counting),
        "next": _next_side(counting),
        "short": {"text": say(lang, "pad-short"), "help": say(lang, "pad-short-help"), "on": draft.cut_short}
        if at_once
        else None,
        "note": counting.note,
        "n": counting.drawn,
    }


def _card(counting: Counting, card: Card) -> Scene:
    draft, lang = counting.pad.draft, counting.lang
    holder = draft.holder(card)
    name = capital(spoken(card, lang))
    elsewhere = holder is not None and holder != counting.side
    if elsewhere and holder is not None:
        name = say(lang, "pad-card-with", card=name, side=counting.sides[holder])
    else:
        name = say(lang, "pad-card", card=name, points=draft.variant.points_of(card))
    return {
        "c": card,
        "n": name,
        "points": f"+{draft.variant.points_of(card)}",
        "on": holder == counting.side,
        "with": say(lang, "pad-with", side=counting.sides[holder]) if elsewhere and holder is not None else "",
    }


def _row(counting: Counting, code: str) -> Scene:
    draft, lang = counting.pad.draft, counting.lang
    entry = "pad-each" if len(draft.rows[code]) > 1 else "pad-once"
    worth = say(lang, entry, points=draft.variant.points_of(draft.rows[code][0]))
    return _stepper(counting, code, row_name(code, lang), worth)


def _numbers(counting: Counting) -> list[Scene]:
    draft, lang = counting.pad.draft, counting.lang
    scoring, found = draft.variant.scoring, []
    if not draft.cut_short:
        most = say(lang, "pad-most-worth", points=scoring.most_cards)
        found.append(_stepper(counting, "most_cards", say(lang, "pad-cards-all"), most))
    found.append(_stepper(counting, "zwick", say(lang, "pad-zwicks"), say(lang, "pad-each", points=scoring.zwick)))
    if scoring.fine:
        each = say(lang, "pad-fine-each", points=scoring.fine)
        found.append(_stepper(counting, "fine", say(lang, "pad-fines"), each))
    return found


def _stepper(counting: Counting, code: str, name: str, worth: str) -> Scene:
    draft, lang = counting.pad.draft, counting.lang
    value = draft.number(counting.side, code)
    return {
        "code": code,
        "name": name,
        "worth": worth,
        "value": "" if value is None else str(value),
        "most": draft.most(code),
        "less": say(lang, "pad-less", row=name),
        "more": say(lang, "pad-more", row=name),
        "label": say(lang, "pad-number", row=name, side=counting.sides[counting.side]),
    }


def _rest(counting: Counting) -> Scene | None:
    lang, rest = counting.lang, counting.rest
    if rest is None:
        return None
    name = say(lang, "pad-rest-name", side=counting.sides[counting.side], count=rest)
    return {"text": say(lang, "pad-rest", count=rest), "name": name, "value": str(rest)}


def _next_side(counting: Counting) -> Scene | None:
    after = counting.side + 1
    if after == len(counting.sides):
        return None
    return {"side": after, "text": say(counting.lang, "pad-next-side", side=counting.sides[after])}


# ---- the count so far ------------------------------------------------------------------------------------------


def proof_scene(counting: Counting) -> Scene:
    """The deal as it stands, row by row and side by side, its check, and the button that writes it down."""
    lang, pad = counting.lang, counting.pad
    draft, found = pad.draft, counting.checked
    scores = draft.scores
    counted = draft.is_counted
    main = "pad-write-anyway" if counted and not found.adds_up else "pad-write"
    if pad.at is not None:
        main = "pad-write-correct"
    acts = [{"id": "write", "text": say(lang, main), "main": found.adds_up, "off": not counted}]
    if pad.at is not None:
        acts.append({"id": "leave", "text": say(lang, "pad-leave"), "quiet": True})
    return {
        "lang": lang,
        "shown": counting.phase == OPEN and not pad.is_closed,
        "at": pad.here,
        "title": say(lang, "pad-table"),
        "heads": [say(lang, "pad-row"), *counting.sides],
        "rows": [_told(counting, code) for code in counting.codes],
        "total": [say(lang, "pad-total"), *(number(side.total) for side in scores)],
        "problems": {
            "title": say(lang, "pad-problems" if counted else "pad-to-do"),
            "tone": "bad" if counted else "",
            "texts": list(found.problems),
        },
        "proof": found.proof,
        "ok": found.adds_up,
        "acts": acts,
    }


def _told(counting: Counting, code: str) -> Scene:
    draft, lang = counting.pad.draft, counting.lang
    points = [{row.code: row.points for row in side.rows} for side in draft.scores]
    cells = []
    for side, own in enumerate(points):
        told, brought = draft.number(side, code), own.get(code, 0)
        many = "" if told is None else str(told)
        cells.append({"count": many if many != "0" else "–", "points": number(brought) if brought else ""})
    return {"name": row_text(code, lang), "cells": cells}

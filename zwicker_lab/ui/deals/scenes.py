"""What the components of a deal draw: the line above the table, the steps below it, the moves, the counting."""

from __future__ import annotations

from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.deals.judged import verdicts
from zwicker_lab.ui.deals.line import MAIN, Line, path_text
from zwicker_lab.ui.deals.own import OWN
from zwicker_lab.ui.deals.place import ALL, Place, address, values
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.deals.table import seen_by
from zwicker_lab.ui.deals.track import Deal
from zwicker_lab.ui.deals.words import label, seat_text, side_label
from zwicker_lab.ui.learn.rules import title_text
from zwicker_lab.ui.look.words import done, gain_text
from zwicker_lab.ui.proof import Proof
from zwicker_lab.ui.query import Query, short
from zwicker_lab.ui.sitemap import exists
from zwicker_lab.ui.table.rich import card_part, plain, rich
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.variants.carried import own_rules
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import Points, Row, SideScore, row_code, row_name, rows

MOST_DETAILS = 12
LONGEST_DETAIL = 120


def head_scene(stepping: Stepping) -> Scene:
    """The line above the table: the question that is asked, the side line one is in, else whose turn it is."""
    lang, place, deal = stepping.lang, stepping.place, stepping.deal
    position, line = stepping.position, stepping.line
    seat = "" if position.packet_over else seat_text(deal, position.mover, lang)
    shown: Scene = {"lang": lang, "label": say(lang, "deals-head"), "actions": []}
    if stepping.asked is not None:
        return shown | {
            "tone": "ask",
            "text": rich(say(lang, "deals-ask", seat=seat), lang),
            "more": say(lang, "deals-ask-more"),
            "actions": [{"id": "show", "text": say(lang, "deals-show-move")}],
        }
    if place.trying and stepping.plays:
        return shown | {"tone": "ask", "text": rich(say(lang, "deals-trying", seat=seat), lang), **_leave(stepping)}
    if place.path != MAIN:
        return shown | {
            "tone": "side",
            "text": rich(say(lang, "deals-in-line", number=line.start + 1), lang),
            **_leave(stepping),
        }
    packets = deal.packets(place.path)
    packet = {"at": sum(begin <= place.at for begin in packets), "last": len(packets)}
    name = "deals-state-over" if position.is_over else "deals-state-end" if not seat else _state(deal)
    return shown | {"tone": "", "text": rich(say(lang, name, seat=seat, **packet), lang)}


def _leave(stepping: Stepping) -> Scene:
    """The way from a side line back to where it left the deal."""
    line = stepping.line
    if line.path == MAIN:
        return {"actions": []}
    leave = {"id": "leave", "text": say(stepping.lang, "deals-leave")}
    return {"actions": [leave], "leave": {"at": line.start, "line": path_text(line.parent)}}


def _state(deal: Deal) -> str:
    """How many packets there are is known of a deal that is over only."""
    return "deals-state" if deal.replay.complete else "deals-state-open"


def steps_scene(stepping: Stepping) -> Scene:
    """The buttons, the slider, and the address of where one is."""
    lang, place, deal = stepping.lang, stepping.place, stepping.deal
    line = stepping.line
    return {
        "lang": lang,
        "label": say(lang, "deals-steps"),
        "channel": stepping.table.scene["channel"],
        "steps": [
            {"id": name, "text": say(lang, f"deals-step-{name}"), "off": _is_off(name, place, line)}
            for name in stepping.reach
        ],
        "slider": {
            "label": say(lang, "deals-slider"),
            "low": stepping.low,
            "high": line.end,
            "at": place.at,
            "text": say(lang, "deals-place", at=place.at, last=line.end),
            "ticks": [at for at in stepping.packets if stepping.low < at],
            "marks": list(deal.points) if place.path == MAIN and not place.watch else [],
        },
        "address": "" if stepping.waits else address(place, deal, lang),
        "push": stepping.push,
    }


def _is_off(name: str, place: Place, line: Line) -> bool:
    if name in ("on", "packet-on", "last"):
        return place.at == line.end
    return place.at == (line.start if name in ("first", "packet-back") else 0)


def options_scene(stepping: Stepping) -> Scene:
    """Whose cards lie open, whether questions are asked, and the links of this moment."""
    lang, place, position = stepping.lang, stepping.place, stepping.position
    seats = [{"id": seat, "text": label(stepping.deal, place.me, seat, lang)} for seat in position.seats]
    return {
        "lang": lang,
        "channel": stepping.table.scene["channel"],
        "seats": {
            "label": say(lang, "deals-seats"),
            "now": place.seat,
            "choices": [{"id": ALL, "text": say(lang, "deals-seats-all")}, *seats],
        },
        "watch": {"text": say(lang, "deals-watch"), "on": place.watch} if stepping.deal.points else None,
        "copy": say(lang, "look-copy-link"),
        "copied": say(lang, "look-copied-link"),
        "failed": say(lang, "look-copy-failed"),
        "look": _onward(stepping),
    }


def _onward(stepping: Stepping) -> Scene | None:
    """The way to this moment on another page: the position to explore, at the end the count by every rule set."""
    lang, place = stepping.lang, stepping.place
    if stepping.position.is_over and place.path == MAIN:
        found = {name: value for name, value in values(place, stepping.deal).items() if name in ("file", "id")}
        return {"text": say(lang, "scoring-count-all"), "href": Query({"lang": lang}).link("scoring", **found)}
    href = look_link(stepping)
    return {"text": say(lang, "deals-look"), "href": href} if href else None


def look_link(stepping: Stepping) -> str | None:
    """The way to the same position on the page that explores one, with no more cards known than here."""
    lang, place, position = stepping.lang, stepping.place, stepping.position
    if not exists("look") or not any(position.hands):
        return None
    shown = position if place.seat == ALL else seen_by(position, place.seat)
    return Query({"lang": lang}).link("look", position=str(shown), **own_rules(shown.variant))


# ---- the moves -------------------------------------------------------------------------------------------------


def moves_scene(deal: Deal, lang: str, *, me: str = "", tells_problem: bool = False) -> Scene:
    """Every move of the deal and of its side lines, packets parted; which are covered and which is now, see ``now``.
    ``me`` is the seat one played at oneself.

    ``tells_problem`` where the page itself does not say yet why a file ends early.
    """
    return {
        "lang": lang,
        "title": say(lang, "deals-moves"),
        "begin": say(lang, "deals-begin"),
        "side": say(lang, "deals-side-line"),
        "rows": _rows(deal, me, deal.main, lang),
        "problem": deal.problem[lang] if deal.problem and tells_problem else "",
        "details": _details(deal, lang),
        "file": {"text": deal.file_text, "name": f"{deal.id}.zdn", "label": say(lang, "deals-save")},
    }


def now(stepping: Stepping) -> Scene:
    """Where one is in the list of moves, from which number on they are covered, and the verdicts on them."""
    place = stepping.place
    judged = {f"{line}|{number}": told for (line, number), told in verdicts(stepping).items()}
    return {"at": place.at, "line": path_text(place.path), "covered": stepping.covered_from, "judged": judged}


def _rows(deal: Deal, me: str, line: Line, lang: str) -> list[Scene]:
    found: list[Scene] = []
    packets = line.packets
    for number in range(line.start + 1, line.end + 1):
        if number - 1 in packets:
            begun = deal.packets(line.path).index(number - 1) + 1
            found.append({"packet": say(lang, "deals-packet", number=begun)})
        found.append(_row(deal, me, line, number, lang))
    return found


def _row(deal: Deal, me: str, line: Line, number: int, lang: str) -> Scene:
    position, move, ply = line.position(number - 1), line.move(number), line.ply(number)
    zwick = position.is_zwick(move)
    gain = gain_text(position.points_of(move), zwick, lang)
    text = rich(done(position, move, lang), lang)
    seat = label(deal, me, position.mover, lang)
    return {
        "at": number,
        "line": path_text(line.path),
        "seat": seat,
        "text": text,
        "mark": ply.mark,
        "gain": str(position.points_of(move)) if position.points_of(move) else "",
        "zwick": zwick,
        "name": say(lang, "deals-row", number=number, seat=seat, move=plain(text)) + (f", {gain}" if gain else ""),
        "veiled": say(lang, "deals-row-covered", number=number, seat=seat),
        "lines": [_rows(deal, me, side, lang) for side in deal.beside(line.path, number)],
    }


def _details(deal: Deal, lang: str) -> list[tuple[str, str]]:
    """What else an own file says about itself, as text."""
    if deal.id != OWN:
        return []
    tags = [(name, value) for name, value in deal.replay.deal.tags if name not in ("Title", "Ask")]
    rules = (say(lang, "deals-rules"), title_text(deal.replay.deal.variant, lang))
    seats = {f"Player{seat}": say(lang, "seat-name", seat=seat) for seat in deal.main.positions[0].seats}
    told = ((seats.get(name, short(name)), short(value, LONGEST_DETAIL)) for name, value in tags[:MOST_DETAILS])
    return [rules, *told]


# ---- counting --------------------------------------------------------------------------------------------------


def count_scene(stepping: Stepping) -> Scene:
    """The counting of a deal that is over, row by row, with its check; at the end of an unfinished one, so far."""
    lang, place, deal = stepping.lang, stepping.place, stepping.deal
    position = stepping.position
    ended = position.is_over
    if not ended and (place.at < deal.main.end or place.path != MAIN or place.at == 0):
        return {"lang": lang}
    sides = rows(position, final=ended)
    wrong = deal.replay.result_wrong if place.path == MAIN and ended else None
    stated = ended and place.path == MAIN and deal.replay.deal.result is not None
    return {
        "lang": lang,
        "title": say(lang, "deals-count" if ended else "deals-count-so-far"),
        "heads": [say(lang, "look-score-row"), *[side_label(deal, place.me, at, lang) for at in range(len(sides))]],
        "rows": [_count_row(position, at, sides, lang) for at in range(len(sides[0].rows))],
        "total": [say(lang, "look-score-total"), *[_number(side.total) for side in sides]],
        "check": Proof.of(position).text(lang) if ended else "",
        "wrong": wrong[lang] if wrong else "",
        "stated": say(lang, "deals-result-right") if stated and not wrong and deal.id == OWN else "",
    }


def _count_row(position: Position, at: int, sides: tuple[SideScore, ...], lang: str) -> Scene:
    code = sides[0].rows[at].code
    each = {"most_cards": position.variant.scoring.most_cards, "zwick": position.variant.scoring.zwick}
    worth = each.get(code, position.variant.scoring.points.get(code, position.variant.scoring.fine))
    found = [_cell(position, side, row.rows[at], lang) for side, row in enumerate(sides)]
    told = "deals-count-for-most" if code == "most_cards" else "deals-count-each"
    return {"name": row_name(code, lang), "each": say(lang, told, points=worth), "cells": found}


def _cell(position: Position, side: int, row: Row, lang: str) -> Scene:
    if row.code == "most_cards":
        what: list[Any] = [say(lang, "deals-count-cards", count=row.count)]
    elif row.code in ("zwick", "fine"):
        what = [{"crab": row.count}] if row.code == "zwick" and row.count else [str(row.count) if row.count else ""]
    else:
        counted = (card for card in position.won[side] if row.code == row_code(position.variant, card))
        what = [card_part(card, lang) for card in counted]
    return {"what": what, "points": _number(row.points) if row.points else "–"}


def _number(points: Points) -> str:
    return str(points).replace("-", "−")

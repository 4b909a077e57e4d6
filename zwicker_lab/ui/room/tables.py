"""A round of deals as host and hall see it: how far tables are, results above the mean, the ranking, a replay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from zwicker_lab.names import capital
from zwicker_lab.notation import read_position
from zwicker_lab.texts import decimal_sign, say
from zwicker_lab.ui.learn.piles import side_text
from zwicker_lab.ui.learn.rules import title_text
from zwicker_lab.ui.learn.slips import move_text
from zwicker_lab.ui.play.words import number
from zwicker_lab.ui.room.acts import act, deals_title
from zwicker_lab.ui.room.helping import felt, seat_name, seat_names
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.workshop import Deals
from zwicker_lab.zwicker.moves import Move

Scene = dict[str, Any]


def tables_scene(
    deal: Scene, plan: Deals, guests: dict[int, str], lang: str, gone: Collection[int] = frozenset()
) -> Scene:
    """All of it, from what the host or the projector sees; ``gone`` are guests not connected, as only the host sees."""
    return {
        "title": deals_title(deal, lang),
        "rules": say(lang, "learn-variant", title=title_text(plan.variant, lang)),
        "tables": [_table(one, lang, gone) for one in deal["tables"]],
        "resting": _resting(deal, guests, lang),
        "results": [_result(at, lines, deal, lang) for at, lines in enumerate(deal["results"], 1)][::-1],
        "ranking": ranking_scene(deal["ranking"], lang) if deal["ranking"] else None,
        "words": {name: say(lang, f"room-tables-{name}") for name in ("tables", "none")},
    }


def _table(one: Scene, lang: str, gone: Collection[int]) -> Scene:
    whole = one["ply"] + one["left"]
    points = one["points"] or {}
    return {
        "name": say(lang, "room-table", table=one["table"]),
        "seats": [
            {
                "seat": say(lang, "seat-name", seat=seat["seat"]),
                "name": seat_name(seat, lang),
                "turn": seat["seat"] == one["turn"],
                "note": _note(seat, gone, lang) if not one["over"] else "",
            }
            for seat in one["seats"]
        ],
        "share": 100 if one["over"] else round(100 * one["ply"] / max(whole, 1)),
        "over": one["over"],
        "told": say(lang, "room-table-over", points=" : ".join(number(points[side]) for side in points))
        if one["over"]
        else say(lang, "room-table-left", count=one["left"]),
    }


def _note(seat: Scene, gone: Collection[int], lang: str) -> str:
    """What a table may wait for: a guest for whom a program plays, or who is not connected."""
    if seat["guest"] is None:
        return ""
    return (
        say(lang, "room-stands-in") if seat["program"] else say(lang, "room-not-here") if seat["guest"] in gone else ""
    )


def _resting(deal: Scene, guests: dict[int, str], lang: str) -> str:
    names = [guests.get(guest, "") for guest in deal["resting"]]
    return say(lang, "room-resting", names=", ".join(filter(None, names)) or str(len(names))) if names else ""


def signed(value: float) -> str:
    """A number with its sign, as people write it.

    >>> signed(3.5), signed(-2), signed(0)
    ('+3.5', '−2', '0')
    """
    text = f"{abs(value):g}"
    return f"+{text}" if value > 0 else f"−{text}" if value < 0 else text


def _result(at: int, lines: list[Scene], deal: Scene, lang: str) -> Scene:
    """One deal: every table, the points of each side and how far above the room's mean of that side they are."""
    sides = list(dict.fromkeys(line["side"] for line in lines))
    most = max((abs(line["above"]) for line in lines), default=0) or 1
    by_place = {(line["table"], line["side"]): line for line in lines}
    rows = [
        {
            "table": table,
            "name": say(lang, "room-table", table=table),
            "sides": [_cell(by_place[table, side], most, lang) for side in sides],
            "replay": {"text": say(lang, "room-replay"), "name": say(lang, "room-replay-table", table=table)},
            "show": {"kind": "show", "what": "replay", "deal": at - 1, "table": table, "at": 0},
        }
        for table in dict.fromkeys(line["table"] for line in lines)
    ]
    return {
        "title": say(lang, "room-result", deal=at),
        "columns": [say(lang, "room-table-head"), *_columns(sides, lang)],
        "rows": rows,
        "rule": say(lang, "room-above-rule" if len(rows) > 1 else "room-above-alone"),
    }


def _columns(sides: list[str], lang: str) -> list[str]:
    names = [capital(side_text(side, lang)) for side in sides]
    return [say(lang, f"room-column-{what}", side=name) for name in names for what in ("points", "above")]


def _cell(line: Scene, most: float, lang: str) -> Scene:
    return {
        "points": decimal_sign(number(line["points"]), lang),
        "above": decimal_sign(signed(line["above"]), lang),
        "share": round(50 * abs(line["above"]) / most),
        "sign": "up" if line["above"] > 0 else "down",
    }


def ranking_scene(rows: list[Scene], lang: str) -> Scene:
    """The ranking with the rule it follows."""
    shared = Counter(row["place"] for row in rows)
    return {
        "title": say(lang, "room-ranking"),
        "columns": [say(lang, f"room-ranking-{name}") for name in ("place", "name", "deals", "above", "each")],
        "rows": [
            [
                f"{'=' if shared[row['place']] > 1 else ''}{row['place']}",
                row["name"] or say(lang, "room-guest"),
                f"{row['deals']}",
                decimal_sign(signed(row["above"]), lang),
                decimal_sign(signed(row["each"]), lang),
            ]
            for row in rows
        ],
        "rule": say(lang, "room-ranking-rule"),
    }


def replay_scene(replay: Scene, shown: Scene, plan: Deals, lang: str) -> Scene:
    """A finished deal at one table, all cards open, after so many moves."""
    position = read_position(replay["position"], paths=False, own=plan.variant if plan.own else None)
    names = seat_names(replay["seats"], lang)
    at, last, move = replay["at"], replay["last"], replay["move"]
    where = {"kind": "show", "what": "replay", "deal": shown["deal"], "table": shown["table"]}
    steps = (("first", 0), ("back", max(at - 1, 0)), ("on", min(at + 1, last)), ("last", last))
    told = rich(move_text(position, Move.read(move), lang), lang) if move else [say(lang, "room-replay-end")]
    return {
        "title": say(lang, "room-replay-title", table=shown["table"], deal=shown["deal"] + 1),
        "at": say(lang, "room-replay-at", at=at, last=last),
        "next": told,
        "who": names.get(replay["turn"], "") if move else "",
        "table": felt(replay["position"], replay["seats"], plan, lang),
        "buttons": [
            {
                "id": f"replay-{name}",
                "text": say(lang, f"room-replay-{name}"),
                "art": name,
                "off": to == at,
                "command": {**where, "at": to},
            }
            for name, to in steps
        ]
        + [act(lang, "close", {"kind": "show", "what": "results"})],
    }

"""What a helper sees: one table, with its hands where the host allows that, and what may be done there; exercises."""

from __future__ import annotations

from typing import Any

from zwicker_lab.notation import read_position
from zwicker_lab.texts import say
from zwicker_lab.ui.room.acts import act, head
from zwicker_lab.ui.room.board import grid_scene, open_board
from zwicker_lab.ui.table.scene import Staging
from zwicker_lab.ui.table.scene import scene as table_scene
from zwicker_lab.workshop import Deals, LiveRoom

Scene = dict[str, Any]


def seat_names(seats: list[Scene], lang: str) -> dict[str, str]:
    """Who sits where; programs are called so."""
    return {one["seat"]: seat_name(one, lang) for one in seats}


def seat_name(seat: Scene, lang: str) -> str:
    """Who sits on a seat, a program or a guest without a name by what they are."""
    return seat["name"] or say(lang, "room-program" if seat["guest"] is None else "room-guest")


def felt(line: str, seats: list[Scene], plan: Deals, lang: str) -> Scene:
    """A table that is only looked at."""
    position = read_position(line, paths=False, own=plan.variant if plan.own else None)
    staging = Staging(lang=lang, names=seat_names(seats, lang), show_seats=True)
    return {**table_scene(position, staging), "frozen": True}


def helper_scene(live: LiveRoom, seen: Scene, lang: str) -> Scene:
    """The one table a helper looks after; in exercises who is where with the one on the wall."""
    table, game, at = seen["table"], live.room.tables, live.room.exercises
    number = seen["helper"]["table"]
    title = say(lang, "room-helper-table", table=number) if number else say(lang, "room-helper-none")
    shown = felt(table["position"], table["seats"], game.plan, lang) if table and game else None
    controls = _controls(table, seen["round"], lang) if table and seen["helper"]["acts"] else []
    return {
        "head": head(live.room, seen, lang) | {"title": title},
        "text": "" if table or at else say(lang, "room-helper-wait"),
        "board": open_board(at, seen["exercise"], lang) if at else None,
        "hall": grid_scene(seen["exercise"], lang) if at else None,
        "table": shown,
        "controls": controls,
    }


def _controls(table: Scene, number: int, lang: str) -> list[Scene]:
    """What a helper does for the people at a table: take a move back, have a program play for somebody."""
    back = {"kind": "take_back", "round": number, "table": table["table"], "ply": table["ply"] - 1}
    found = [act(lang, "take-back", back)] if table["ply"] and not table["over"] else []
    for seat in table["seats"]:
        if seat["guest"] is not None:
            command = {"kind": "stand_in", "on": not seat["program"], "guest": seat["guest"]}
            name = "seat-back" if seat["program"] else "seat-program"
            text = say(lang, f"room-act-{name}", who=seat_name(seat, lang))
            found.append(act(lang, f"{name}-{seat['guest']}", command, text=text))
    return found

"""The settings of a championship, its links with their codes, and the trail."""

from __future__ import annotations

from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.desk.state import MORE, Desk
from zwicker_lab.ui.desk.told import step_text, time_text
from zwicker_lab.ui.network import host_of, is_own_machine
from zwicker_lab.ui.qr import qr_picture
from zwicker_lab.ui.query import Query
from zwicker_lab.zwick.tournament.entries import LONGEST_TITLE, MOST_FINAL, MOST_PASSEN
from zwicker_lab.zwick.tournament.trail import trail

Scene = dict[str, Any]
TRAIL = 200
MORE_WORDS = (
    *("settings", "title", "passen", "final", "links", "copy", "copied", "code"),
    *("trail", "undo", "undone", "file", "file-help"),
)


def more_scene(desk: Desk) -> Scene:
    """The settings, the links, where the file is, and the trail."""
    lang, made = desk.lang, desk.made
    if desk.view != MORE:
        return {"shown": False}
    host = host_of(desk.base)
    return {
        "shown": True,
        "words": {name: say(lang, f"desk-more-{name}") for name in MORE_WORDS},
        "file": str(desk.store.path),
        "title": made.title,
        "longest": LONGEST_TITLE,
        "passen": {"value": made.options.passen, "choices": [*range(max(1, len(made.passen)), MOST_PASSEN + 1)]},
        "final": {
            "value": made.options.final,
            "choices": [final_choice(lang, count) for count in range(len(made.final), MOST_FINAL + 1)],
        },
        "links": [
            link_scene(desk, "organiser", "desk", desk.access.organiser),
            link_scene(desk, "watcher", "projector", desk.access.watcher),
        ],
        "local": say(lang, "room-local", host=host) if is_own_machine(host) else "",
        "trail": trail_scene(desk, TRAIL),
    }


def link_scene(desk: Desk, name: str, page: str, token: str) -> Scene:
    """A link with what it is for, and as a code once it is known under which address phones reach the site."""
    lang, address = desk.lang, desk.base + Query({"lang": desk.lang}).link(page, c=token)
    title = say(lang, f"desk-more-{name}")
    return {
        "id": name,
        "title": title,
        "help": say(lang, f"desk-more-{name}-help"),
        "address": address,
        "picture": qr_picture(address) if desk.base else None,
        "alt": say(lang, "desk-more-qr", title=title),
    }


def final_choice(lang: str, count: int) -> Scene:
    """A length of the final, to be chosen."""
    return {"value": count, "text": say(lang, "desk-final-length", count=count)}


def trail_scene(desk: Desk, most: int) -> list[Scene]:
    """The last steps, newest first."""
    return [
        {
            "entry": step.entry.number,
            "at": step.entry.at,
            "time": time_text(step.entry.at),
            "text": step_text(desk, step),
            "who": step.entry.who or say(desk.lang, "desk-nobody-named"),
            "counts": step.counts,
            "undo": step.counts and step.entry.kind != "begin",
        }
        for step in trail(desk.entries, most)
    ]

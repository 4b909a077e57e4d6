"""What the projector shows: the door, or what the host has chosen of the round, and nobody's secrets."""

from __future__ import annotations

from typing import Any

import param

from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui import settings
from zwicker_lab.ui.network import reachable, read_base
from zwicker_lab.ui.room.board import grid_scene
from zwicker_lab.ui.room.door import door_scene, spaced
from zwicker_lab.ui.room.lead import GONE, OPEN, hall_scene
from zwicker_lab.ui.room.service import Watch
from zwicker_lab.workshop import LiveRoom
from zwicker_lab.workshop.who import DOOR

Scene = dict[str, Any]
LONG = 12
"""More rows of a ranking would be too low on a wall to be read from the last row."""


class Hall(param.Parameterized):
    """A room on the wall."""

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    scene = param.Dict(default={}, doc="All that is drawn.")

    def __init__(self, room: LiveRoom, lang: str) -> None:
        super().__init__(lang=lang)
        self.room, self.base = room, ""
        self.watch = Watch(self.draw)
        self.draw()

    def receive(self, message: object) -> None:
        """The browser tells under which address it found the page."""
        if isinstance(message, dict) and message.get("kind") == "hello":
            self.base = reachable(read_base(message.get("address")))
            self.watch.begin(self.room, DOOR)
            self.draw()

    def draw(self) -> None:
        """Show the room as it is now."""
        lang, code = self.lang, self.room.kept.code
        base = {"lang": lang, "code": code, "role": "hall", "note": "", "started": settings.STARTED}
        seen = None if self.room.is_gone else self.room.view(None, lang)
        if seen is None:
            scene = base | {"phase": GONE, "text": say(lang, "room-phase-gone")}
        else:
            scene = base | {"phase": OPEN, "door": None, **shown_scene(self.room, seen, lang)}
            if seen["ended"]:
                scene |= {"text": say(lang, "room-thanks"), "hall": None}
            elif not (scene["tables"] or scene["replay"] or scene["last"]):
                scene["door"] = door_scene(code, self.base, lang) | {"notes": []}
            else:
                scene["head"] = scene["head"] | {"chips": [spaced(code), *scene["head"]["chips"]]}
        if scene != self.scene:
            self.scene = scene


def shown_scene(live: LiveRoom, seen: Scene, lang: str) -> Scene:
    """What of the round is on the wall."""
    what = seen["shown"]["what"]
    scene = hall_scene(live, seen, lang) | {"hall": None, "shows": {"now": what}}
    kept = {
        "code": (),
        "exercise": ("board",),
        "counts": ("board",),
        "tables": ("tables",),
        "results": ("tables", "last"),
        "replay": ("replay",),
    }[what]
    scene |= {name: None for name in ("board", "tables", "replay", "last") if name not in kept}
    if scene["tables"] and what == "tables":
        scene["tables"] = scene["tables"] | {"results": [], "ranking": None}
    if scene["tables"] and what == "results":
        scene["tables"] = last_results(scene["tables"])
    if scene["last"]:
        scene["last"] = wide(scene["last"])
    if scene["board"]:
        scene["hall"] = grid_scene(seen["exercise"], lang)
    elif what == "code":
        scene["hall"] = guests_scene(seen["guests"], lang)
    return scene


def last_results(tables: Scene) -> Scene:
    """What of a round of deals has room on one screen: the results of its last deal, and the ranking."""
    ranked, words = tables["ranking"], tables["words"] | {"none": ""}
    results = tables["results"][:1]
    return tables | {"tables": [], "words": words, "results": results, "ranking": ranked and wide(ranked)}


def wide(ranking: Scene) -> Scene:
    """A long ranking in two halves side by side, with place, name and what decides; nobody scrolls a wall."""
    if len(ranking["rows"]) <= LONG:
        return ranking
    columns, *rows = ([row[0], row[1], row[-1]] for row in (ranking["columns"], *ranking["rows"]))
    return ranking | {"columns": columns, "rows": rows, "halves": True}


def guests_scene(names: list[str], lang: str) -> Scene:
    """Who is here."""
    cells = [{"name": name, "state": "plain", "sign": "", "told": ""} for name in sorted(names, key=str.casefold)]
    return {"title": say(lang, "room-guests", count=len(names)), "key": [], "cells": cells}

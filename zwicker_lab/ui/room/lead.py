"""The host's page as a state: who holds it, what is done from it, and what it shows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui import settings
from zwicker_lab.ui.coach.home import Act, at_once, way_home, when_left
from zwicker_lab.ui.drawing import Drawing
from zwicker_lab.ui.network import reachable, read_base
from zwicker_lab.ui.qr import qr_picture
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.room import acts
from zwicker_lab.ui.room.board import cell, key_scene, open_board, tried_scene
from zwicker_lab.ui.room.door import door_scene
from zwicker_lab.ui.room.helping import helper_scene
from zwicker_lab.ui.room.planning import Planning, read_plan_of
from zwicker_lab.ui.room.service import Watch
from zwicker_lab.ui.room.tables import ranking_scene, replay_scene, tables_scene
from zwicker_lab.workshop import Deals, Exercises, LiveRoom, Refusal, Rooms, Who
from zwicker_lab.workshop import commands as do

Scene = dict[str, Any]
WAITING, LOST, OPEN, GONE = "waiting", "lost", "open", "gone"


class Leading(param.Parameterized):
    """A room in the hands of its host, of a helper, or of friends without one.

    The token comes from the browser, never from the address; ``receive`` takes what the component reports.
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    scene = param.Dict(default={}, doc="All that is drawn.")

    def __init__(
        self,
        rooms: Rooms,
        room: LiveRoom,
        planning: Planning,
        lang: str,
        address: str = "",
        apart: Callable[[Act], None] = at_once,
    ) -> None:
        super().__init__(lang=lang)
        self._drawing = Drawing(read_plan_of, apart, way_home())
        when_left(self._drawing.leave)
        self.rooms, self.room, self.planning, self.address = rooms, room, planning, address
        self.token, self.base, self.phase, self.note = "", "", WAITING, ""
        self.who: Who | None = None
        self.guest = 0
        self.device: Scene = {}
        self.watch = Watch(self.draw)
        self.draw()

    # ---- what is reported ----------------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what the component reports; anything else is passed over."""
        if not isinstance(message, dict):
            return
        act = getattr(self, f"_hear_{message.get('kind')}", None)
        if act is not None and (self.phase == OPEN or message.get("kind") == "hello"):
            act(message)
            self.draw()

    def _hear_hello(self, message: Mapping[str, Any]) -> None:
        token = message.get("token")
        self.base = reachable(read_base(message.get("address")))
        self.token = token if isinstance(token, str) else ""
        self.who = self.room.who(self.token) if self.token else None
        may = self.who is not None and (self.who.role in ("host", "helper") or not self.room.room.led)
        self.phase = OPEN if may else LOST
        if may and self.who is not None:
            self.watch.begin(self.room, self.who)

    def _hear_do(self, message: Mapping[str, Any]) -> None:
        command, key = message.get("command"), message.get("key")
        if isinstance(command, dict) and isinstance(key, str) and command.get("kind") != "start":
            self._act(key, json.dumps(command))

    def _hear_start(self, message: Mapping[str, Any]) -> None:
        """Begin a round, once all its exercises have been drawn beside the page, which may take a while."""
        self.note = ""
        self._drawing.begin(self.planning, partial(self._begin, str(message.get("key"))), self._is_slow)

    def _is_slow(self) -> None:
        self.note = say(self.lang, "room-drawing")
        self.draw()

    def _begin(self, key: str, found: Exercises | Deals | InputError | None) -> None:
        if isinstance(found, InputError):
            self.planning.error, self.note = found, ""
        elif found is not None:
            self._act(key, do.Start(plan=found))
        self.draw()

    def _act(self, key: str, command: do.Command | str) -> None:
        found = self.rooms.act(self.room, self.token, key, command, self.address)
        self.note = found.text(self.lang) if isinstance(found, Refusal) else ""

    def _hear_guest(self, message: Mapping[str, Any]) -> None:
        number = message.get("number")
        self.guest = number if isinstance(number, int) and number != self.guest else 0

    def _hear_second(self, message: Mapping[str, Any]) -> None:
        ticket = self.room.second_device(self.token)
        if ticket is not None:
            self.device = self._link("second", "host", ticket.token)

    def _hear_only(self, message: Mapping[str, Any]) -> None:
        if self.room.only_device(self.token):
            self.device, self.note = {}, say(self.lang, "room-only-done")

    def _hear_helper(self, message: Mapping[str, Any]) -> None:
        table = message.get("table")
        ticket = self.room.let_help(self.token, str(message.get("key")), table if isinstance(table, int) else None)
        if isinstance(ticket, Refusal):
            self.note = ticket.text(self.lang)
        else:
            self.device = self._link("helper", "host", ticket.token)

    def _hear_close(self, message: Mapping[str, Any]) -> None:
        self.device = {}

    def _hear_delete(self, message: Mapping[str, Any]) -> None:
        if self.who is not None and self.who.role == "host" and self.rooms.delete_for(self.room, self.token):
            self.watch.end()
            self.phase = GONE

    def _link(self, kind: str, page: str, token: str) -> Scene:
        """A link with a token behind the fragment sign, which no server is sent, as text and as a code."""
        address = f"{self.base}{Query({'lang': self.lang}).link(page, code=self.room.kept.code)}#{token}"
        return {
            "title": say(self.lang, f"room-device-{kind}"),
            "text": say(self.lang, f"room-device-{kind}-text"),
            "picture": qr_picture(address),
            "alt": say(self.lang, "room-device-qr"),
            "address": address,
            "close": acts.act(self.lang, "close", send={"kind": "close"}),
        }

    # ---- what is shown -------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the room as it is now."""
        if self.room.is_gone:
            self.phase = GONE
        seen = self.room.view(self.token, self.lang) if self.phase == OPEN else None
        if self.phase == OPEN and seen is None:
            self.phase = LOST
        lang = self.lang
        base = {"lang": lang, "phase": self.phase, "code": self.room.kept.code, "note": self.note}
        base["started"] = settings.STARTED
        if seen is None or self.who is None:
            text = say(lang, f"room-phase-{self.phase}")
            back = {"text": say(lang, "room-back"), "href": Query({"lang": lang}).link("room")}
            self._put(base | {"text": text, "back": back, "role": ""}, shown=False)
            return
        if self.who.role == "helper":
            self._put(base | {"role": "helper", **helper_scene(self.room, seen, lang)}, shown=False)
            return
        host = self.who.role == "host"
        common = seen if host else self.room.view(None, lang) or {}
        scene = hall_scene(self.room, common, lang)
        scene |= {"door": door_scene(self.room.kept.code, self.base, lang), "role": self.who.role}
        scene |= {"controls": acts.controls(self.room.room, common, lang), "device": self.device if host else {}}
        scene |= {
            "more": acts.more(self.room.room, common, lang, host=host),
            "shows": acts.shows(self.room.room, common, lang),
        }
        if host:
            scene |= {"people": self._people(seen), "person": self._person(seen)}
        if seen["ended"]:
            scene |= {"door": None, "text": say(lang, "room-ended")}
            scene |= {"back": acts.sheet(self.room.room, lang)} if host else {}
        self._put(base | scene, shown=seen["exercise"] is None and seen["deal"] is None and not seen["ended"])

    def _put(self, scene: Scene, *, shown: bool) -> None:
        self.planning.param.update(shown=shown, friends=not self.room.room.led)
        if scene != self.scene:
            self.scene = scene

    def _people(self, seen: Scene) -> Scene:
        lang, game = self.lang, self.room.room.exercises
        states = {row["guest"]: row["states"][row["place"]] for row in seen["exercise"]["rows"]} if game else {}
        if game and game.pace == "host":
            states = {row["guest"]: row["states"][game.at] for row in seen["exercise"]["rows"]}
        cells = [
            {
                **cell(one["name"], states.get(one["number"], "not_begun"), lang),
                "number": one["number"],
                "told": _told(one, states.get(one["number"]), lang),
                "away": not one["here"],
                "place": _place(seen, one["number"], lang),
            }
            for one in seen["guests"]
        ]
        if not game:
            cells = [{**one, "state": "plain", "sign": ""} for one in cells]
        return {
            "title": say(lang, "room-guests", count=len(cells)),
            "key": key_scene(Counter(states.values()), lang) if game else [],
            "away": say(lang, "room-away", count=sum(one["away"] for one in cells)),
            "cells": sorted(cells, key=lambda one: one["name"].casefold()),
            "open": self.guest,
            "none": "" if cells else say(lang, "room-nobody"),
        }

    def _person(self, seen: Scene) -> Scene | None:
        found = next((one for one in seen["guests"] if one["number"] == self.guest), None)
        if found is None:
            return None
        game, tried = self.room.room.exercises, []
        if game is not None:
            item = game.at if game.pace == "host" else game.place(self.guest)
            tried = tried_scene(game.plan.exercise(item), game.work(item, self.guest), self.lang)
        free = acts.seats(seen, self.guest, self.lang)
        return acts.person(found, tried, self.lang, asked=game is not None, free=free, deals=bool(seen["deal"]))


def _told(one: Scene, state: str | None, lang: str) -> str:
    told = [say(lang, f"room-state-{state}")] if state else []
    return ", ".join([*told, *([] if one["here"] else [say(lang, "room-not-here")])])


def _place(seen: Scene, guest: int, lang: str) -> str:
    """Where a guest stands who goes at their own pace."""
    if not seen["exercise"] or seen["exercise"]["pace"] == "host":
        return ""
    return next(str(row["place"] + 1) for row in seen["exercise"]["rows"] if row["guest"] == guest)


def hall_scene(live: LiveRoom, seen: Scene, lang: str) -> Scene:
    """What host and hall see alike: the exercise, the tables or what the last came to; above it how it stands."""
    room, at, game = live.room, live.room.exercises, live.room.tables
    found: Scene = {"head": acts.head(room, seen, lang), "board": None, "tables": None, "replay": None}
    found["last"] = ranking_scene(seen["last"], lang) if seen["last"] else None
    if seen["exercise"] and at is not None:
        found["board"] = open_board(at, seen["exercise"], lang)
    if seen["deal"] and game is not None:
        names = {number: guest.name for number, guest in room.guests.items()} if room.has_names else {}
        gone = {one["number"] for one in seen["guests"] if not one["here"]} if "helpers" in seen else set()
        found["tables"] = tables_scene(seen["deal"], game.plan, names, lang, gone)
        if seen["deal"]["replay"]:
            found["replay"] = replay_scene(seen["deal"]["replay"], seen["shown"], game.plan, lang)
    return found

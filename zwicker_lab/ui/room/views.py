"""The components of the pages of a room."""

from __future__ import annotations

from typing import Any, ClassVar

import panel as pn

from zwicker_lab.errors import InputError
from zwicker_lab.texts import say
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.make.views import PaperView
from zwicker_lab.ui.play.views import WIDE
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.room.evening import Evening
from zwicker_lab.ui.room.hall import Hall
from zwicker_lab.ui.room.lead import Leading
from zwicker_lab.ui.room.planning import Planning
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import LargeLook, Look, TableView
from zwicker_lab.workshop import Rooms

SHEETS = (ASSETS / "play.css", ASSETS / "room.css")
BEGIN_WORDS = (
    *(f"{way}-{part}" for way in ("lead", "enter", "friends") for part in ("title", "text")),
    *("lead", "enter", "friends", "code", "led", "back"),
)


class RoomLook(LargeLook):
    """Base of the components here: the style sheets of the page where one plays, and their own."""

    _stylesheets: ClassVar[list[Any]] = [*LargeLook._stylesheets, *SHEETS]
    __abstract = True


class BoardView(RoomLook):
    """The room as the host and the hall see it."""

    _bundle = ASSETS / "js" / "room_board.js"


class PlanView(RoomLook):
    """The form for what is done next."""

    _bundle = ASSETS / "js" / "room_plan.js"


class EveningView(RoomLook):
    """The summary of the evening."""

    _bundle = ASSETS / "js" / "room_evening.js"


class BeginView(Look):
    """The ways into a club evening."""

    _bundle = ASSETS / "js" / "room_begin.js"
    _stylesheets: ClassVar[list[Any]] = [*Look._stylesheets, *SHEETS]


TAIL = ("shows", "more", "device")
"""What stands below the form of the host's page."""


def split(scene: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """What the board draws, the table that a replay or a helper's page shows, and what is wanted less often."""
    table = (scene.get("replay") or {}).get("table") or scene.get("table") or {}
    hall = scene["role"] == "hall"
    head = {name: value for name, value in scene.items() if name != "table" and (hall or name not in TAIL)}
    tail = {name: value for name, value in scene.items() if name in ("lang", "phase", "role", "code", *TAIL)}
    return head, table, tail | {"tail": True}


def board_views(state: Leading | Hall) -> dict[str, LargeLook]:
    """The board and the table of the host's page or the projector's."""
    kinds: dict[str, type[LargeLook]] = {"board": BoardView, "table": TableView, "tail": BoardView}
    made = {
        name: kind(scene=part, **WIDE) for (name, kind), part in zip(kinds.items(), split(state.scene), strict=True)
    }

    def show(_: object) -> None:
        with pn.io.hold():
            for view, part in zip(made.values(), split(state.scene), strict=True):
                view.scene = part

    state.param.watch(show, ["scene"])
    hear(made["board"], state.receive)
    hear(made["tail"], state.receive)
    return made


def leading_views(leading: Leading, planning: Planning) -> dict[str, LargeLook]:
    """Everything of the host's page."""
    view = PlanView(scene=planning.scene, **WIDE)

    def show(*_: object) -> None:
        view.scene = planning.scene

    def heard(message: Any) -> None:
        if isinstance(message, dict) and message.get("kind") == "start":
            leading.receive(message)
        else:
            planning.receive(message)

    planning.param.watch(show, ["setup", "error", "shown", "friends"])
    hear(view, heard)
    return board_views(leading) | {"plan": view}


def evening_views(evening: Evening) -> dict[str, Look | LargeLook]:
    """The summary and its sheets."""
    view, paper = EveningView(scene=evening.scene, **WIDE), PaperView(scene={}, **WIDE)
    evening.param.watch(lambda change: setattr(view, "scene", change.new), ["scene"])
    evening.param.watch(lambda change: setattr(paper, "scene", change.new), ["paper"])
    hear(view, evening.receive)
    return {"evening": view, "paper": paper}


def begin_view(rooms: Rooms, query: Query, address: str) -> BeginView:
    """The component that begins rooms; what the link asks for goes on to the host's page."""
    lang = query.lang
    words = {name: say(lang, f"room-begin-{name}") for name in BEGIN_WORDS}
    view = BeginView(scene={"lang": lang, "words": words, "error": "", "go": None}, **WIDE)
    asked = {name: value for name, value in query.values.items() if name not in ("lang", "code")}

    def heard(message: object) -> None:
        if not isinstance(message, dict) or message.get("kind") != "begin":
            return
        led = message.get("led") is True
        try:
            room, host = rooms.create(led, address)
        except InputError as problem:
            view.scene = {**view.scene, "error": problem.text(lang)}
            return
        code = room.kept.code
        href = query.link("host", code=code, **asked) if led else query.link("join", code=code)
        go = {"code": code, "token": host.token if host else "", "href": href}
        view.scene = {**view.scene, "error": "", "go": go}

    hear(view, heard)
    return view

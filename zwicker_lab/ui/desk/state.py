"""The desk of one championship: what is shown of it, and what was typed. What stands comes from the store alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlencode

import param

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.desk.called import called, passe_name
from zwicker_lab.ui.desk.deeds import DEEDS
from zwicker_lab.ui.desk.draft import Draft
from zwicker_lab.ui.desk.where import tidy
from zwicker_lab.ui.network import reachable, read_base
from zwicker_lab.ui.query import Query
from zwicker_lab.zwick.tournament.entries import LONGEST_NAME, Data, Entry, fold
from zwicker_lab.zwick.tournament.model import Championship, Passe, Table
from zwicker_lab.zwick.tournament.store import Access, Store

PEOPLE, DRAWING, ENTER, RANKING, MORE = VIEWS = ("people", "draw", "enter", "ranking", "more")


class Desk(param.Parameterized):
    """One organiser's window on a championship.

    ``view`` is what is shown, ``passe`` and ``table`` count from 0. ``note`` says what the last step did, ``error`` why
    it could not be done. ``drawn`` counts what others draw after.
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    view: Any = param.Selector(default=PEOPLE, objects=list(VIEWS), doc="What is shown.")
    passe = param.Integer(default=-1, doc="The Passe whose tables are shown; -1 for the last one.")
    table = param.Integer(default=0, doc="The table whose sheet is open.")
    who = param.String(default="", doc="Who writes here.")
    base = param.String(default="", doc="The address of the site, as other devices reach it.")
    note = param.String(default="", doc="What the last step did.")
    error = param.String(default="", doc="Why the last step could not be done.")
    drawn = param.Integer(default=0, doc="Grows with every change that is to be drawn.")

    def __init__(self, store: Store, access: Access, query: Query) -> None:
        super().__init__(lang=query.lang)
        self.store, self.access = store, access
        self.entries: tuple[Entry, ...] = ()
        self.made = Championship()
        self.draft: Draft | None = None
        self.file: tuple[int, str, str] = (0, "", "")
        self.refused: tuple[int, str] = (0, "")
        self.look()
        self.go(query.values if "view" in query.values else {"view": self.best_view})

    # ---- what stands -----------------------------------------------------------------------------------------

    def look(self) -> bool:
        """Take over what was entered since, here or elsewhere; whether anything was."""
        token = self.access.organiser
        if self.entries and self.store.last(token) == self.entries[-1].number:
            return False
        self.entries = self.store.entries(token)
        self.made = fold(self.entries)
        return True

    def refresh(self) -> None:
        """Draw anew where somebody else has entered something; a store that cannot be read is told once."""
        try:
            changed, problem = self.look(), ""
        except InputError as error:
            changed, problem = self.error == "", error.text(self.lang)
        if changed:
            self.param.update(error=problem, drawn=self.drawn + 1)

    @property
    def best_view(self) -> str:
        """Where the work goes on."""
        return {"enter": ENTER, "final": RANKING, "over": RANKING}.get(self.made.next, PEOPLE)

    @property
    def at(self) -> int:
        """The Passe that is shown, counted from 0; -1 where none is drawn."""
        last = len(self.made.drawn) - 1
        return self.passe if 0 <= self.passe <= last else last

    @property
    def shown(self) -> Passe | None:
        """The Passe that is shown."""
        return self.made.drawn[self.at] if self.made.drawn else None

    @property
    def open_table(self) -> Table | None:
        """The table whose sheet is open."""
        tables = self.shown.tables if self.shown else ()
        return tables[min(self.table, len(tables) - 1)] if tables else None

    @property
    def typed(self) -> Draft | None:
        """The sheet that is open, as typed."""
        table = self.open_table
        return self.draft or (Draft.of(table) if table else None)

    def called(self, number: int) -> str:
        """What somebody is called, a house player too."""
        return called(self.made, number, self.lang)

    def passe_name(self, at: int) -> str:
        """What a Passe is called."""
        return passe_name(self.made, at, self.lang)

    # ---- what the page reports -------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        kind = message.get("kind") if isinstance(message, dict) else None
        if not isinstance(message, dict) or not isinstance(kind, str):
            return
        own: dict[str, Callable[[Mapping[str, Any]], None]] = {
            "stored": self.begin,
            "who": lambda told: self.call(told.get("who")),
            "go": self.go,
            "type": self.type,
        }
        deed = DEEDS.get(kind)
        if kind not in own and deed is None:
            return
        if kind not in ("stored", "who", "type"):
            self.param.update(note="", error="")
        try:
            self.look()
            if deed is not None:
                deed(self, message)
            else:
                own[kind](message)
        except InputError as problem:
            self.error = problem.text(self.lang)
        self.drawn += 1

    def enter(self, kind: str, data: Data | Callable[[Championship], Data]) -> Entry:
        """Write an entry under this device's name, and take over what then stands."""
        entry = self.store.add(self.access.organiser, kind, data, self.who)
        self.look()
        return entry

    def begin(self, told: Mapping[str, Any]) -> None:
        """Take over what the browser knows: who writes here, and under which address the page was opened."""
        self.call(told.get("who"))
        self.base = reachable(read_base(told.get("address")))

    def call(self, who: object) -> None:
        """Say who writes here."""
        self.who = tidy(who, LONGEST_NAME)

    def go(self, told: Mapping[str, Any]) -> None:
        """Show something else; numbers count from 1, as in the address."""
        view = str(told.get("view", self.view))
        passe, table = _place(told.get("passe"), self.passe), _place(told.get("table"), self.table)
        if (view, passe, table) != (self.view, self.passe, self.table):
            self.draft = None
        self.param.update(view=view if view in VIEWS else self.view, passe=passe, table=table)

    def type(self, told: Mapping[str, Any]) -> None:
        """Take over what was typed into the open sheet; what was typed into another one comes too late."""
        table = self.open_table
        if table is None or told.get("passe") != self.at or told.get("table") != self.table:
            return
        self.draft = (self.draft or Draft.of(table)).typed(told)

    @property
    def address(self) -> str:
        """What stands behind the page's name in the address."""
        values: dict[str, object] = {"lang": self.lang, "c": self.access.organiser, "view": self.view}
        if self.view in (DRAWING, ENTER) and self.made.drawn:
            values["passe"] = self.at + 1
        if self.view == ENTER and self.made.drawn:
            values["table"] = self.table + 1
        return f"?{urlencode(values)}"


def _place(told: object, usual: int) -> int:
    """A number that counts from 1, as one that counts from 0."""
    text = str(told)
    return int(text) - 1 if text.isascii() and text.isdigit() and 0 < int(text[:6]) < 1000 else usual

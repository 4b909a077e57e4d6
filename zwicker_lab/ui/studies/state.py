"""Making a study on a page: the form, and the run in a thread of its own."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from threading import Event
from time import monotonic
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.study import Results, Study, Workers, run
from zwicker_lab.study.running import cores
from zwicker_lab.study.store import SUFFIXES, read, written
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.apart import in_thread
from zwicker_lab.ui.coach.home import Act, Home, at_once
from zwicker_lab.ui.lab.choice import Choice
from zwicker_lab.ui.query import short
from zwicker_lab.ui.studies.drawn import LARGE
from zwicker_lab.ui.studies.form import WHO, Form, form_of
from zwicker_lab.ui.studies.plots import get_ready
from zwicker_lab.ui.studies.queue import MOST_AT_ONCE, shared

SIDES = ("left", "right")
MIXED = "mixed"
"""What is chosen where each seat has a player of its own."""
LARGEST_LOADED = 2**22
"""The most bytes a file of results may have that is shown again."""
PACE_S = 1.0
"""Results are shown no more often than this."""


@dataclass(frozen=True)
class Shown:
    """Results so far: of how many parts how many are played, and whether the run was broken off."""

    results: Results
    done: int
    total: int
    is_over: bool = False

    @property
    def is_complete(self) -> bool:
        """Whether all was played."""
        return self.done == self.total


def whole(results: Results) -> Shown:
    """Results of a study that is over."""
    done = results.study.deals + results.study.twins + results.study.matches
    return Shown(results, done, done, True)


@dataclass(frozen=True)
class Saved:
    """Results as a file; ``number`` counts how often one was asked for."""

    number: int = 0
    suffix: str = ""
    data: bytes = b""


class Studying(param.Parameterized):
    """A study being made.

    ``apart`` does the long work, beside the page; ``home`` brings what it finds back to the page's turn.

    >>> studying = Studying(Form.usual(), "en", apart=at_once)
    >>> studying.receive({"kind": "set", "name": "deals", "value": "200"})
    >>> studying.receive({"kind": "start"})
    >>> studying.shown.results.deals, studying.shown.is_complete, studying.is_running
    (200, True, False)
    """

    form: Any = param.ClassSelector(class_=Form, doc="All choices.")
    errors: Any = param.Dict(default={}, doc="What could not be used, by field.")
    shown: Any = param.ClassSelector(class_=Shown, default=None, allow_None=True, doc="Results so far.")
    is_running: Any = param.Boolean(default=False, doc="Whether deals are being played.")
    place: Any = param.Integer(default=0, doc="The place among those who wait to have deals played; 0 while played.")
    before: Any = param.ClassSelector(class_=Results, default=None, allow_None=True, doc="Results from a file.")
    saved: Any = param.ClassSelector(class_=Saved, default=Saved(), doc="The file that was asked for.")
    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")

    def __init__(
        self,
        form: Form,
        lang: str,
        errors: dict[str, InputError] | None = None,
        *,
        apart: Callable[[Act], None] = in_thread,
        home: Home = at_once,
    ) -> None:
        super().__init__(form=form, lang=lang, errors=errors or {})
        self._apart, self._home = apart, home
        self._cancel = Event()

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        kind = message.get("kind")
        if message.get("side") in SIDES:
            self._choose(str(message["side"]), message)
        elif kind == "set":
            self._set(str(message.get("name")), str(message.get("value")))
        elif kind == "start":
            self.start()
        elif kind == "cancel":
            self._cancel.set()
        elif kind == "save":
            self.save(message.get("suffix"))
        elif kind == "load":
            self.load(str(message.get("name")), str(message.get("data")))

    def leave(self) -> None:
        """Play no further: the page is left."""
        self._cancel.set()

    # ---- the form --------------------------------------------------------------------------------------------

    def _choose(self, side: str, message: dict[str, Any]) -> None:
        old, name, value = self.form.choice(side), str(message.get("name")), str(message.get("value"))
        acts: dict[object, Callable[[], Choice]] = {
            "rules": lambda: old.named(name),
            "switch": lambda: old.switched(name, value),
            "plain": old.plain,
            "bring": lambda: old.brought(str(message.get("rules"))),
        }
        if act := acts.get(message.get("kind")):
            self._change(side, lambda: self.form.with_choice(side, act()))

    def _set(self, name: str, value: str) -> None:
        acts: dict[str, Callable[[], Form]] = {
            "deals": lambda: self.form.with_number("deals", value),
            "seed": lambda: self.form.with_number("seed", value),
            "both": lambda: replace(self.form, both=value == "yes").fitted(),
        }
        if name == "who" and value in (*WHO, MIXED):
            acts["who"] = lambda: self.form.seated(self._around if value == MIXED else (value,))
        seat = name.removeprefix("seat.")
        if value in WHO and seat.isascii() and seat.isdigit() and int(seat) < self.form.players:
            seats = self._around
            acts[name] = lambda: self.form.seated((*seats[: int(seat)], value, *seats[int(seat) + 1 :]))
        if name == "players" and value in map(str, self.form.tables):
            acts["players"] = lambda: replace(self.form, players=int(value)).fitted()
        if act := acts.get(name):
            self._change(name, act)

    @property
    def _around(self) -> tuple[str, ...]:
        """Who sits at each seat."""
        form: Form = self.form
        return form.seats if len(form.seats) > 1 else form.seats * form.players

    def _change(self, field: str, make: Callable[[], Form]) -> None:
        others = {name: error for name, error in self.errors.items() if name not in (field, "start")}
        try:
            self.param.update(form=make(), errors=others)
        except InputError as problem:
            self.errors = others | {field: problem}

    # ---- files -----------------------------------------------------------------------------------------------

    def save(self, suffix: object) -> None:
        """Give the results as a file, ``.csv`` or ``.parquet``."""
        if self.shown is not None and suffix in SUFFIXES:
            try:
                data = written(self.shown.results, str(suffix))
            except InputError as problem:
                self.errors = {**self.errors, "file": problem}
                return
            self.saved = Saved(self.saved.number + 1, str(suffix), data)

    def load(self, name: str, data: str) -> None:
        """Show the results of a file, and describe its study in the form, to be played again."""
        if self.is_running:
            return
        try:
            if len(data) > 2 * LARGEST_LOADED:
                raise InputError("studies-too-large", most=LARGEST_LOADED // 2**20)
            results = read(base64.b64decode(data), short(name))
            form = form_of(results.study, self.form)
        except InputError as problem:
            self.errors = {**self.errors, "file": problem}
        except binascii.Error:
            self.errors = {**self.errors, "file": InputError("study-no-results", file=short(name))}
        else:
            self.param.update(form=form, errors={}, before=results, shown=whole(results))

    def display(self, results: Results) -> None:
        """Show the results of a study that was played elsewhere."""
        self.shown = whole(results)

    @property
    def repeated(self) -> bool | None:
        """Whether the study of a file, played again, came to the same to the last digit; ``None`` where none was."""
        if self.before is None or self.shown is None or not self.shown.is_complete or self.shown.results is self.before:
            return None
        if self.shown.results.study != self.before.study:
            return None
        return bool(self.shown.results == self.before)

    # ---- the run ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Play the study the form describes, unless one is being played or a field is wrong."""
        if self.is_running or any(name not in ("start", "file") for name in self.errors):
            return
        try:
            study = self.form.study
        except InputError as problem:
            self.errors = {"start": problem}
            return
        self._cancel = Event()
        fresh = Saved(self.saved.number)
        self.param.update(is_running=True, shown=None, saved=fresh, errors={})
        self._apart(partial(self._play, study, self._cancel))

    def _play(self, study: Study, cancel: Event) -> None:
        """Play beside the page, and say from time to time how far it is."""
        told, last, problem = 0.0, None, None
        try:
            with shared().turn(cancel, lambda place: self._home(partial(self._stand, cancel, place))) as mine:
                if mine:
                    self._home(partial(self._stand, cancel, 0))
                    get_ready(study.deals >= LARGE)
                workers = Workers(number=max(1, cores() // MOST_AT_ONCE))
                for progress in run(study, workers, cancel=cancel) if mine else ():
                    last = Shown(progress.results, progress.done, progress.total)
                    if monotonic() - told > PACE_S:
                        told = monotonic()
                        self._home(partial(self._hear, cancel, last))
        except InputError as found:
            problem = found
        finally:
            self._home(partial(self._end, cancel, last, problem))

    def _stand(self, cancel: Event, place: int) -> None:
        if cancel is self._cancel:
            self.place = place

    def _hear(self, cancel: Event, shown: Shown) -> None:
        if cancel is self._cancel:
            self.shown = shown

    def _end(self, cancel: Event, last: Shown | None, problem: InputError | None) -> None:
        if cancel is not self._cancel:
            return
        shown = None if last is None else replace(last, is_over=True)
        self.param.update(is_running=False, place=0, shown=shown, errors={"start": problem} if problem else {})

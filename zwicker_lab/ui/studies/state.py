"""Making a study on a page: the form, the run in a thread of its own, and the deals at an end of the distribution."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from threading import Event, Thread
from time import monotonic
from typing import Any

import numpy as np
import param

from zwicker_lab.errors import InputError
from zwicker_lab.notation import write_deal
from zwicker_lab.study import Results, Study, Workers, deal_file, found_deals, run
from zwicker_lab.study.running import cores
from zwicker_lab.study.store import as_csv
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.coach.home import Act, Home, at_once
from zwicker_lab.ui.deals.own import rules_tag
from zwicker_lab.ui.lab.choice import Choice
from zwicker_lab.ui.studies.bars import lead
from zwicker_lab.ui.studies.form import WHO, Form

SIDES = ("left", "right")
LISTED = 12
"""So many deals of an end are listed."""
PACE_S = 0.5
"""Results are shown no more often than this."""


def in_thread(act: Act) -> None:
    """Do ``act`` beside the page."""
    Thread(target=act, name="study", daemon=True).start()


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


@dataclass(frozen=True)
class Tail:
    """Deals of one rule set at an end of the distribution, by number and deal file; ``None`` while they are sought."""

    arm: int
    low: float
    high: float
    deals: tuple[tuple[int, str], ...] | None = None


@dataclass(frozen=True)
class Saved:
    """Results as a file; ``number`` counts how often one was asked for."""

    number: int = 0
    text: str = ""


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
    tail: Any = param.ClassSelector(class_=Tail, default=None, allow_None=True, doc="The deals that were asked for.")
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
        self._cancel, self._seek = Event(), Event()

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
        elif kind == "save" and self.shown is not None:
            self.saved = Saved(self.saved.number + 1, as_csv(self.shown.results))
        elif kind == "tail":
            self.ask_tail(message)
        elif kind == "untail":
            self._seek.set()
            self.tail = None

    def leave(self) -> None:
        """Play no further: the page is left."""
        self._cancel.set()
        self._seek.set()

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
        if name == "who" and value in WHO:
            acts["who"] = lambda: replace(self.form, who=value)
        if name == "players" and value in map(str, self.form.tables):
            acts["players"] = lambda: replace(self.form, players=int(value))
        if act := acts.get(name):
            self._change(name, act)

    def _change(self, field: str, make: Callable[[], Form]) -> None:
        others = {name: error for name, error in self.errors.items() if name not in (field, "start")}
        try:
            self.param.update(form=make(), errors=others)
        except InputError as problem:
            self.errors = others | {field: problem}

    # ---- the run ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Play the study the form describes, unless one is being played or a field is wrong."""
        if self.is_running or any(name != "start" for name in self.errors):
            return
        try:
            study = self.form.study
        except InputError as problem:
            self.errors = {"start": problem}
            return
        self._seek.set()
        self._cancel = Event()
        fresh = Saved(self.saved.number)
        self.param.update(is_running=True, shown=None, tail=None, saved=fresh, errors={})
        self._apart(partial(self._play, study, self._cancel))

    def _play(self, study: Study, cancel: Event) -> None:
        """Play beside the page, and say from time to time how far it is."""
        told, last, problem = 0.0, None, None
        try:
            for progress in run(study, Workers(number=max(1, cores() - 1)), cancel=cancel):
                last = Shown(progress.results, progress.done, progress.total)
                if monotonic() - told > PACE_S:
                    told = monotonic()
                    self._home(partial(self._hear, cancel, last))
        except InputError as found:
            problem = found
        finally:
            self._home(partial(self._end, cancel, last, problem))

    def _hear(self, cancel: Event, shown: Shown) -> None:
        if cancel is self._cancel:
            self.shown = shown

    def _end(self, cancel: Event, last: Shown | None, problem: InputError | None) -> None:
        if cancel is not self._cancel:
            return
        shown = None if last is None else replace(last, is_over=True)
        self.param.update(is_running=False, shown=shown, errors={"start": problem} if problem else {})

    # ---- the deals at an end ---------------------------------------------------------------------------------

    def ask_tail(self, message: dict[str, Any]) -> None:
        """List the deals of a rule set whose lead is at least ``low``, or below ``high``."""
        shown, arm, low, high = self.shown, message.get("arm"), message.get("low"), message.get("high")
        if (
            shown is None
            or not shown.is_over
            or type(arm) is not int
            or not 0 <= arm < len(shown.results.study.variants)
        ):
            return
        ends = [
            None if isinstance(one, bool) or not isinstance(one, int | float) else float(one) for one in (low, high)
        ]
        if ends.count(None) != 1 or any(end is not None and not np.isfinite(end) for end in ends):
            return
        self._seek.set()
        self._seek = Event()
        self.tail = Tail(arm, -np.inf if ends[0] is None else ends[0], np.inf if ends[1] is None else ends[1])
        self._apart(partial(self._find, shown.results.study, self.tail, self._seek))

    def _find(self, study: Study, tail: Tail, cancel: Event) -> None:
        below = float(np.nextafter(tail.high, -np.inf))
        numbers = found_deals(study, lead(study), tail.low, below, arm=tail.arm, most=LISTED, cancel=cancel)
        deals = tuple((number, _file(study, tail.arm, number)) for number in numbers if not cancel.is_set())
        self._home(partial(self._found, cancel, replace(tail, deals=deals)))

    def _found(self, cancel: Event, tail: Tail) -> None:
        if cancel is self._seek and not cancel.is_set():
            self.tail = tail


def _file(study: Study, arm: int, number: int) -> str:
    """A deal of the study as text, with the rules of one's own it was played by."""
    deal = deal_file(study, arm, number)
    return write_deal(replace(deal, tags=(*deal.tags, *rules_tag(deal.variant))))

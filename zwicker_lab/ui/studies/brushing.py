"""Choosing deals of a study, by dragging over a picture or by fields, and finding some of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import floor
from threading import Event
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.kernel import UNIT
from zwicker_lab.notation import write_deal
from zwicker_lab.study import Cells, Results, Selection, Study, deal_file, found_deals
from zwicker_lab.study import fold as f
from zwicker_lab.study.rows import deal_rows
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.apart import in_thread
from zwicker_lab.ui.coach.home import Act, Home, at_once
from zwicker_lab.ui.query import short
from zwicker_lab.ui.studies.plots import TOKENS, Dress
from zwicker_lab.variants.carried import rules_tag

LISTED = 12
"""So many of the chosen deals are listed."""
TYPED = ("lead", "points", "others", "zwicks")
"""The measures that have fields from and to."""
FAR = 9999
"""Where nothing is said, a measure may go so far."""
TAIL = 20
"""The end of a distribution is one deal in so many."""

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


@dataclass(frozen=True)
class Found:
    """A deal of the list: its number, what the sides got, the Zwicks, and the deal file."""

    number: int
    points: tuple[float, ...]
    zwicks: int
    text: str


class Brushing(param.Parameterized):
    """Which deals are chosen, and some of them; everything begins anew with other ``results``.

    >>> from zwicker_lab.study import run_all
    >>> brushing = Brushing("en", apart=at_once)
    >>> brushing.show(run_all(Study.of("zwicker3", deals=200, seed=1, matches=0, twins=0)), is_over=True)
    >>> brushing.receive({"kind": "within", "measure": "lead", "end": "low", "value": "20"})
    >>> len(brushing.listed), brushing.listed[0].points
    (12, (28.0, 5.0))
    """

    results: Any = param.ClassSelector(class_=Results, default=None, allow_None=True, doc="What is drawn.")
    is_over: Any = param.Boolean(default=False, doc="Whether no more deals are played.")
    arm: Any = param.Integer(default=0, doc="The rule set that is drawn.")
    selection: Any = param.ClassSelector(class_=Selection, default=Selection(), doc="The deals that are chosen.")
    errors: Any = param.Dict(default={}, doc="What could not be used, by measure.")
    listed: Any = param.ClassSelector(class_=tuple, default=None, allow_None=True, doc="Some; none while sought.")
    dress: Any = param.ClassSelector(class_=Dress, default=None, allow_None=True, doc="How the reader's page looks.")
    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")

    def __init__(self, lang: str, *, apart: Callable[[Act], None] = in_thread, home: Home = at_once) -> None:
        super().__init__(lang=lang)
        self._apart, self._home, self._seek = apart, home, Event()

    def show(self, results: Results | None, is_over: bool) -> None:
        """Draw these results; another study begins without a selection."""
        drawable = results is not None and results.cells and all(one.deals for one in results.cells.values())
        results = results if drawable else None
        same = results is not None and self.results is not None and results.study is self.results.study
        fresh: dict[str, Any] = {} if same else {"selection": Selection(), "arm": 0, "errors": {}}
        self._seek.set()
        self.param.update(results=results, is_over=is_over, listed=None, **fresh)
        self._list()

    def leave(self) -> None:
        """Seek no further."""
        self._seek.set()

    def chosen(self, arm: int) -> Cells:
        """The chosen deals of a rule set."""
        found: Cells = self.results.cells[arm].only(self.selection)
        return found

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        kind = message.get("kind")
        if kind == "dress":
            self._dress(message)
        if self.results is None:
            return
        acts: dict[object, Callable[[], None]] = {
            "arm": lambda: self._turn(message.get("arm")),
            "within": lambda: self._type(
                str(message.get("measure")), str(message.get("end")), str(message.get("value"))
            ),
            "rest": lambda: self._rest(str(message.get("value"))),
            "end": lambda: self._end(message.get("end") == "top"),
            "clear": lambda: self.choose(Selection()),
            "unlist": self._give_up,
        }
        if act := acts.get(kind):
            act()

    def choose(self, selection: Selection) -> None:
        """Choose these deals, and find some of them."""
        self._seek.set()
        self.param.update(selection=selection, listed=None, errors={})
        self._list()

    def brush(self, picture: str, bounds: tuple[float, ...]) -> None:
        """Choose what was dragged over in a picture."""
        if self.results is None or not all(abs(one) <= FAR for one in bounds):
            return
        if picture == "points":
            left, lower, right, upper = bounds
            chosen = self.selection.within("points", *_whole(left, right)).within("others", *_whole(lower, upper))
        elif picture == "rest":
            chosen = self.selection.within("rest", floor(bounds[0]), floor(bounds[1]))
        else:
            chosen = self.selection.within(picture, *_whole(*bounds))
        self.choose(chosen)

    # ---- fields ----------------------------------------------------------------------------------------------

    def _turn(self, arm: object) -> None:
        if type(arm) is int and arm in self.results.cells and arm != self.arm:
            self._seek.set()
            self.param.update(arm=arm, listed=None)
            self._list()

    def _type(self, measure: str, end: str, typed: str) -> None:
        if measure not in TYPED or end not in ("low", "high"):
            return
        low, high = self.selection.bounds.get(measure, (-FAR, FAR))
        try:
            value = _number(typed, -FAR if end == "low" else FAR)
        except InputError as problem:
            self.errors = {**self.errors, measure: problem}
            return
        low, high = (value, high) if end == "low" else (low, value)
        if (low, high) == (-FAR, FAR):
            self.choose(self.selection.without(measure))
        else:
            self.choose(self.selection.within(measure, low, high))

    def _rest(self, value: str) -> None:
        sides = self.results.study.variants[self.arm].sides(self.results.study.players)
        if value == "":
            self.choose(self.selection.without("rest"))
        elif value in map(str, range(len(sides) + 1)):
            self.choose(self.selection.within("rest", int(value), int(value)))

    def _end(self, top: bool) -> None:
        """The end of the lead in which at most one deal in twenty lies, one value at least."""
        counts = self.results.cells[self.arm].histogram("lead")
        most, reached, edge = self.results.cells[self.arm].deals / TAIL, 0, None
        for value in sorted(counts, reverse=top):
            reached += counts[value]
            if edge is not None and reached > most:
                break
            edge = value
        if edge is not None:
            self.choose(Selection().within("lead", edge, FAR) if top else Selection().within("lead", -FAR, edge))

    def _dress(self, message: dict[str, Any]) -> None:
        colours, size = message.get("colours"), message.get("size")
        if type(size) is not int or not 8 <= size <= 40 or not isinstance(colours, dict):
            return
        if all(isinstance(colours.get(one), str) and _COLOUR.fullmatch(colours[one]) for one in TOKENS):
            self.dress = Dress({one: colours[one] for one in TOKENS}, size)

    # ---- the list --------------------------------------------------------------------------------------------

    def _give_up(self) -> None:
        self._seek.set()
        self.listed = ()

    def _list(self) -> None:
        if self.results is None or not self.is_over or not self.selection.bounds:
            return
        self._seek = Event()
        self._apart(partial(self._find, self.results, self.selection, self.arm, self._seek))

    def _find(self, results: Results, selection: Selection, arm: int, cancel: Event) -> None:
        study = results.study
        numbers = found_deals(study, results.cells[arm], selection, arm=arm, most=LISTED, cancel=cancel)
        deals = tuple(_found(study, arm, number) for number in numbers if not cancel.is_set())
        self._home(partial(self._hear, cancel, deals))

    def _hear(self, cancel: Event, deals: tuple[Found, ...]) -> None:
        if cancel is self._seek and not cancel.is_set():
            self.listed = deals


def _whole(low: float, high: float) -> tuple[int, int]:
    """The whole numbers whose place, up to the next, lies for the greater part between two ends; one at least."""
    first, last = floor(low + 0.5), floor(high + 0.5) - 1
    return (first, last) if last >= first else (floor(low), floor(low))


def _number(typed: str, usual: int) -> int:
    plain = typed.strip().replace("\u2212", "-")
    if not plain:
        return usual
    if not re.fullmatch(r"-?[0-9]{1,4}", plain):
        raise InputError("studies-bound", got=short(typed))
    return int(plain)


def _found(study: Study, arm: int, number: int) -> Found:
    """A deal of the list, with the rules of one's own it was played by."""
    variant = study.variants[arm]
    sides = len(variant.sides(study.players))
    row = deal_rows(study, arm, number, 1)[0]
    deal = deal_file(study, arm, number)
    text = write_deal(replace(deal, tags=(*deal.tags, *rules_tag(deal.variant))))
    points = tuple(int(one) / UNIT for one in row[f.POINTS : f.POINTS + sides])
    return Found(number, points, int(row[f.ZWICKS : f.ZWICKS + sides].sum()), text)

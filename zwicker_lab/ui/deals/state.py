"""Stepping through a deal: where one is, the table, and the tries at marked points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import MarkedPoint
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.deals.own import own_deal
from zwicker_lab.ui.deals.place import ALL, Place, line_of, read_place
from zwicker_lab.ui.deals.table import DealTable, bottom_seat
from zwicker_lab.ui.deals.track import MAIN, Deal, Line, Path, read_path
from zwicker_lab.ui.deals.words import answer_slip, moment_slip, player_names, right_slip
from zwicker_lab.ui.query import Query
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason


class Stepping(param.Parameterized):
    """A deal one steps through.

    ``place`` is all that the address holds, ``settled`` the marked points that were answered or shown, by the number of
    moves before them. ``push`` tells the browser whether the last change is a step to come back to. ``table`` is the
    table one looks at, and plays at where ``asked`` names a marked point.

    >>> from zwicker_lab.lessons import tutorial_deal
    >>> from zwicker_lab.ui.deals.own import of_tutorial
    >>> stepping = Stepping(of_tutorial(tutorial_deal("2-partners")), Place(0), "en")
    >>> stepping.table.drop("5c", "*15")
    >>> stepping.place.at, stepping.table.slip["label"]
    (1, 'Right, this is how it was played')
    """

    deal: Any = param.ClassSelector(class_=Deal, doc="The deal.")
    place: Any = param.ClassSelector(class_=Place, doc="Where one is.")
    settled = param.ClassSelector(class_=frozenset, default=frozenset(), doc="The marked points that are done with.")
    push = param.Boolean(default=False, doc="Whether the browser's way back leads to the place before.")
    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    waits = param.Boolean(default=False, doc="Whether the browser still has to hand over the file.")
    error: Any = param.ClassSelector(
        class_=InputError, default=None, allow_None=True, doc="Why a file cannot be shown."
    )

    def __init__(self, deal: Deal, place: Place, lang: str, *, waits: bool = False) -> None:
        super().__init__(deal=deal, place=place, lang=lang, waits=waits)
        position = self.position
        self.table = DealTable(
            position,
            bottom_seat(position),
            names=player_names(position, lang),
            lang=lang,
            on_attempt=self._attempt,
            on_action=self._act,
        )
        self._stage()
        self.table.tell(moment_slip(self.deal, self.place, self.lang))

    # ---- where one is ----------------------------------------------------------------------------------------

    @property
    def line(self) -> Line:
        """The line one is on."""
        return line_of(self.place, self.deal)

    @property
    def position(self) -> Position:
        """The position one looks at."""
        return self.line.position(self.place.at)

    @property
    def asked(self) -> MarkedPoint | None:
        """The marked point whose move one is asked for, ``None`` where nothing is asked."""
        point: MarkedPoint | None = self.deal.points.get(self.place.at)
        if point is None or not self._asks(point):
            return None
        return point

    @property
    def covered_from(self) -> int | None:
        """The number of the first move that is kept covered, so that no answer is read before the question."""
        ahead = (point for at, point in self.deal.points.items() if at >= self.place.at)
        return next((point.at + 1 for point in ahead if self._asks(point, ahead=True)), None)

    def _asks(self, point: MarkedPoint, *, ahead: bool = False) -> bool:
        place = self.place
        seen = place.seat in (ALL, point.position.mover)
        return seen and not place.watch and point.at not in self.settled and (ahead or place.path == MAIN)

    # ---- what the page asks for ------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        acts: dict[object, Callable[[dict[str, Any]], None]] = {
            "step": lambda told: self.step(),
            "go": lambda told: self.go(told.get("at"), told.get("line"), push=told.get("push") is not False),
            "seat": lambda told: self.look_from(str(told.get("seat"))),
            "watch": lambda told: self.watch(told.get("on") is True),
            "show": lambda told: self.show_move(),
            "address": lambda told: self.visit(str(told.get("search"))),
            "own": lambda told: self.open(told.get("text"), str(told.get("search"))),
        }
        act = acts.get(message.get("kind"))
        if act:
            act(message)

    def step(self) -> None:
        """Play the next move of the line, and let it be seen."""
        if self.place.at == self.line.end:
            return
        self._film(self.line.move(self.place.at + 1))
        self.table.tell(moment_slip(self.deal, self.place, self.lang))

    def go(self, at: object, line: object = None, *, push: bool = True) -> None:
        """Look at the moment after ``at`` moves, on another line where one is named; no film."""
        path: Path | None = self.place.path if line is None else read_path(str(line))
        if path is None or path not in self.deal.lines or not isinstance(at, int):
            return
        found = self.deal.lines[path]
        while path != MAIN and at < found.start:
            path = found.parent
            found = self.deal.lines[path]
        self._move_to(Place(min(max(at, found.start), found.end), path, self.place.seat, self.place.watch), push=push)

    def look_from(self, seat: str) -> None:
        """Look from one seat, or with all hands open."""
        if seat in (ALL, *self.position.seats):
            self._move_to(Place(self.place.at, self.place.path, seat, self.place.watch))

    def watch(self, on: bool) -> None:
        """Ask no questions, or ask them again, also those that are done with."""
        place = Place(self.place.at, self.place.path, self.place.seat, on)
        self.settled = frozenset()
        self._move_to(place)

    def show_move(self) -> None:
        """Give up a question: the move is shown, and what was said about it."""
        if self.asked is not None:
            self.step()

    def visit(self, search: str) -> None:
        """Go where an address leads, as after the browser's back and forward."""
        self._move_to(read_place(Query.of(search.removeprefix("?")), self.deal), push=False)

    def open(self, text: object, search: str) -> None:
        """Step through a file that the browser hands over, at the place its address names."""
        if not isinstance(text, str):
            return
        try:
            deal = own_deal(text)
        except InputError as problem:
            self.error = problem
            return
        place = read_place(Query.of(search.removeprefix("?")), deal)
        self.param.update(deal=deal, place=place, settled=frozenset(), push=False, error=None, waits=False)
        self._stage(names=player_names(self.position, self.lang))
        self.table.tell(moment_slip(deal, place, self.lang))

    # ---- tries -----------------------------------------------------------------------------------------------

    def _attempt(self, move: Move, reason: Reason | None) -> bool | None:
        point = self.asked
        if reason is not None or point is None:
            return None
        outcome = point.grade(move)
        if outcome.verdict == "right":
            self._film(move)
            self.table.tell(right_slip(self.deal, self.place, self.lang))
            return False
        beside = next((line for line in self.deal.beside(MAIN, point.at + 1) if line.plies[0].move == move), None)
        if beside is None:
            self.settled |= {point.at}
            self._stage()
        open_hands = self.place.seat == ALL
        self.table.tell(answer_slip(self.deal, point, outcome, beside, self.lang, open_hands=open_hands))
        return False

    def _act(self, name: str) -> None:
        """Do what a button on the slip says: show the move, go on, or enter a side line."""
        if name in ("show", "on"):
            self.step()
        elif name.startswith("line "):
            path = read_path(name.removeprefix("line "))
            if path in self.deal.lines:
                self.go(self.deal.lines[path or MAIN].start + 1, name.removeprefix("line "))

    # ---- moving about ----------------------------------------------------------------------------------------

    def _film(self, move: Move) -> None:
        before = self.place
        point = self.deal.points.get(before.at) if before.path == MAIN else None
        if point is not None:
            self.settled |= {point.at}
        self.table.play(move)
        place = Place(before.at + 1, before.path, before.seat, before.watch)
        self.param.update(place=place, push=True)
        self._stage()

    def _move_to(self, place: Place, *, push: bool = True) -> None:
        self.param.update(place=place, push=push)
        self._stage()
        self.table.tell(moment_slip(self.deal, place, self.lang))

    def _stage(self, **settings: Any) -> None:
        """Set the table for the place: the hand below, what lies open, whether one may play; drawn at once."""
        position, asked, seat = self.position, self.asked, self.place.seat
        below = asked.position.mover if asked else bottom_seat(position) if seat == ALL else seat
        wanted = {"position": position, "seat": below, "open_hands": seat == ALL, "frozen": asked is None, **settings}
        changed = {name: value for name, value in wanted.items() if getattr(self.table, name) != value}
        if changed:
            self.table.param.update(**changed)

"""Walking along a deal: where one is, what lies on the table, and how one gets elsewhere."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import MarkedPoint
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.deals.line import MAIN, Line, Path, read_path
from zwicker_lab.ui.deals.place import ALL, Place, line_of, read_place
from zwicker_lab.ui.deals.table import DealTable, bottom_seat
from zwicker_lab.ui.deals.track import Deal, Moment
from zwicker_lab.ui.deals.words import moment_slip
from zwicker_lab.ui.look.line import can_move
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.slips import Slip
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason


class Walk(param.Parameterized):
    """A deal one walks along.

    ``place`` is all that the address holds, ``settled`` the marked points that were answered or shown, by the number of
    moves before them. ``push`` tells the browser whether the last change is a step to come back to. ``table`` is the
    table one looks at, and plays at where ``asked`` names a marked point or one ``plays`` what else could be played.
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
            names=deal.names,
            lang=lang,
            on_attempt=self._attempt,
            on_action=self._act,
        )

    @abstractmethod
    def _attempt(self, move: Move, reason: Reason | None) -> bool | None:
        """Hear of a move that is tried at the table."""

    @abstractmethod
    def _act(self, name: str) -> None:
        """Do what a button beside the table says."""

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
        here = place.path == MAIN and not place.trying
        return seen and not place.watch and point.at not in self.settled and (ahead or here)

    @property
    def can_try(self) -> bool:
        """Whether another move than the one played can be tried from here."""
        ends = self.place.path == MAIN and self.place.at == self.line.end
        return not ends and can_move(self.position)

    @property
    def plays(self) -> bool:
        """Whether one plays the next move oneself: from one seat only that seat's."""
        return self.place.trying and self.can_try and self.place.seat in (ALL, self.position.mover)

    @property
    def judged(self) -> tuple[Moment, ...]:
        """The moves along the line that may be judged: uncovered ones, from one seat only that seat's."""
        place, covered = self.place, self.covered_from
        return tuple(
            moment
            for moment in self.deal.moments(place.path)
            if place.seat in (ALL, moment.position.mover)
            and (covered is None or moment.line.path != MAIN or moment.number < covered)
        )

    @property
    def last(self) -> Moment | None:
        """The last move, where it may be judged."""
        found = [one for one in self.judged if one.number == self.place.at > self.line.start]
        return found[0] if found else None

    # ---- getting elsewhere -----------------------------------------------------------------------------------

    def step(self) -> None:
        """Play the next move of the line, and let it be seen."""
        if self.place.at == self.line.end:
            return
        self._film(self.line.move(self.place.at + 1))
        self._tell()

    @property
    def low(self) -> int:
        """The number of moves at which the line one is on begins."""
        return 0 if self.place.path == MAIN else self.line.start

    @property
    def packets(self) -> list[int]:
        """After how many moves of the line a packet begins."""
        return [at for at in self.deal.packets(self.place.path) if self.low <= at <= self.line.end]

    @property
    def reach(self) -> dict[str, int]:
        """Where every button of the stepper leads from here, as the number of moves."""
        place, line, low, packets = self.place, self.line, self.low, self.packets
        return {
            "first": low,
            "packet-back": max((at for at in packets if at < place.at), default=low),
            "back": place.at - 1,
            "on": place.at + 1,
            "packet-on": min((at for at in packets if at > place.at), default=line.end),
            "last": line.end,
        }

    def take(self, name: str, *, push: bool = True) -> None:
        """Do what a button of the stepper says, from where one is now: the browser may not have drawn that yet."""
        if name == "on" and push:
            self.step()
        elif name in self.reach:
            self.go(self.reach[name], push=push)

    def go(self, at: object, line: object = None, *, push: bool = True) -> None:
        """Look at the moment after ``at`` moves, on another line where one is named; no film."""
        path: Path | None = self.place.path if line is None else read_path(str(line))
        if path is None or path not in self.deal.lines or not isinstance(at, int):
            return
        found = self.deal.lines[path]
        while path != MAIN and at < found.start:
            path = found.parent
            found = self.deal.lines[path]
        self._move_to(replace(self.place, at=min(max(at, found.start), found.end), path=path), push=push)

    def look_from(self, seat: str) -> None:
        """Look from one seat, or with all hands open."""
        if seat in (ALL, *self.position.seats):
            self._move_to(replace(self.place, seat=seat))

    def watch(self, on: bool) -> None:
        """Ask no questions, or ask them again, also those that are done with."""
        self.settled = frozenset()
        self._move_to(replace(self.place, watch=on))

    def show_move(self) -> None:
        """Give up a question: the move is shown, and what was said about it."""
        if self.asked is not None:
            self.step()

    def visit(self, search: str) -> None:
        """Go where an address leads, as after the browser's back and forward."""
        self._move_to(read_place(Query.of(search.removeprefix("?")), self.deal), push=False)

    # ---- moving about ----------------------------------------------------------------------------------------

    def _film(self, move: Move) -> None:
        before = self.place
        point = self.deal.points.get(before.at) if before.path == MAIN else None
        if point is not None:
            self.settled |= {point.at}
        self._leave()
        self.table.play(move)
        self.param.update(place=replace(before, at=before.at + 1), push=True)
        self._stage()

    def _move_to(self, place: Place, *, push: bool = True) -> None:
        self._leave()
        self.param.update(place=place, push=push)
        self._stage()
        self._tell()

    def _leave(self) -> None:
        """End what hangs on the place one leaves."""

    def _tell(self, slip: Slip | None = None) -> None:
        """Say what happened here."""
        self.table.tell(slip or moment_slip(self.deal, self.place, self.lang))

    def _stage(self, **settings: Any) -> None:
        """Set the table for the place: the hand below, what lies open, whether one may play; drawn at once."""
        position, asked, seat = self.position, self.asked, self.place.seat
        below = asked.position.mover if asked else seat if seat != ALL else bottom_seat(position)
        if self.plays:
            below = position.mover
        wanted = {
            "position": position,
            "seat": below,
            "open_hands": seat == ALL,
            "frozen": asked is None and not self.plays,
            "mode": "explore" if self.plays else "exercise",
            **settings,
        }
        changed = {name: value for name, value in wanted.items() if getattr(self.table, name) != value}
        if changed:
            self.table.param.update(**changed)

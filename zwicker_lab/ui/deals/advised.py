"""The adviser beside a deal: its opinion of a whole line, and what it says of the last move."""

from __future__ import annotations

from typing import Any

import param

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.answer import History
from zwicker_lab.ui.coach.beside import Beside, Stage
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.seen import from_seat
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.deals.analysis import OPEN, SEEN, Analysis
from zwicker_lab.ui.deals.line import MAIN
from zwicker_lab.ui.deals.place import ALL, Place
from zwicker_lab.ui.deals.track import Deal, Moment
from zwicker_lab.ui.deals.walk import Walk
from zwicker_lab.ui.deals.words import moment_slip
from zwicker_lab.ui.table.naming import by_name
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.ui.table.slips import Slip
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position


class Advised(Walk):
    """A deal one walks along, with an adviser who judges moves on request.

    ``analysis`` holds its opinion of a whole line, ``advice`` what it says of the last move, ``picture`` what it lends
    the table. ``drawn`` counts what is to be drawn beside the place.
    """

    side: Any = param.Integer(default=0, bounds=(0, None), doc="Whose points the curve shows.")
    advice = param.Dict(default={}, doc="What the adviser says of the last move.")
    picture = param.Dict(default={}, doc="What the table shows in place of its own state.")
    drawn = param.Integer(default=0, doc="Grows with everything that is to be drawn beside the place.")

    def __init__(
        self, deal: Deal, place: Place, lang: str, *, waits: bool, coach: Coach | None = None, home: Home = at_once
    ) -> None:
        super().__init__(deal, place, lang, waits=waits)
        self.analysis = Analysis(self.draw, coach=coach, home=home)
        stage = Stage(lambda: self.table, self._lend, lambda: self._lend({}))
        self.beside = Beside(lang, stage, self._advise, coach=coach, home=home)

    def analyse(self, on: bool) -> None:
        """Have every move of the line thought about, or no more of them."""
        self.analysis.begin() if on else self.analysis.stop()
        self._tell()

    def look_from(self, seat: str) -> None:
        """Look from one seat, whose own knowledge then is all that counts, or with all hands open."""
        if seat != ALL and self.analysis.reading == OPEN:
            self.analysis.read(SEEN)
        super().look_from(seat)

    def read_by(self, reading: object) -> None:
        """Show the curve by what the movers could know, or by all cards."""
        if reading in (SEEN, OPEN) and self.place.seat == ALL:
            self.analysis.read(str(reading))
            self.draw()

    def show_side(self, at: object) -> None:
        """Show the curve of one side's points."""
        if isinstance(at, int) and 0 <= at < len(self.position.sides):
            self.side = at
            self.draw()

    def draw(self) -> None:
        """Have everything drawn that does not hang on the place."""
        self.drawn += 1

    def _judge(self) -> None:
        moment = self.last
        if moment is not None:
            self.beside.judge(*asked_of(moment))

    def _advise(self, scene: Scene) -> None:
        self.advice = by_name(scene, self.deal.names, self.lang)

    def _lend(self, picture: Scene) -> None:
        self.picture = picture

    def _leave(self) -> None:
        self.beside.leave()

    def _tell(self, slip: Slip | None = None) -> None:
        """Say what happened here, and what the adviser thinks of it where it was asked to."""
        slip = slip or moment_slip(self.deal, self.place, self.lang)
        tried = self.place.trying and self.place.path != MAIN
        judging = self.analysis.is_on or tried
        if self.last is not None and self.analysis.can and not judging:
            slip = slip | {"actions": [*slip["actions"], {"id": "judge", "text": say(self.lang, "coach-label")}]}
        self.table.tell(slip)
        self.beside.clear()
        self.analysis.follow(self.judged, self.place.at)
        if judging:
            self._judge()
        self.draw()


def asked_of(moment: Moment) -> tuple[Position, Move, History]:
    """A move as the adviser is asked about it: what its player could know, and nothing else."""
    question = from_seat(moment.position, moment.history)
    return question.position, moment.move, question.history

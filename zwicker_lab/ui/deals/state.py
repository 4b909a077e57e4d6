"""Stepping through a deal: what the page asks for, the tries at marked points, and trying something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.deals.advised import Advised
from zwicker_lab.ui.deals.line import MAIN, read_path
from zwicker_lab.ui.deals.own import own_deal, with_tries
from zwicker_lab.ui.deals.place import ALL, Place, read_place
from zwicker_lab.ui.deals.playout import MOST, Chooser, Playout
from zwicker_lab.ui.deals.track import Deal
from zwicker_lab.ui.deals.words import answer_slip, full_slip, right_slip
from zwicker_lab.ui.play.setup import STRENGTHS, USUAL
from zwicker_lab.ui.query import Query
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.reasons import Reason


class Stepping(Advised):
    """A deal one steps through: questions at marked points, and trying what else could have been played.

    ``bots`` play a side line on with the ``strength`` chosen. A ``coach`` judges moves on request.

    >>> from zwicker_lab.lessons import tutorial_deal
    >>> from zwicker_lab.ui.deals.own import of_tutorial
    >>> stepping = Stepping(of_tutorial(tutorial_deal("2-partners")), Place(0), "en")
    >>> stepping.table.drop("5c", "*15")
    >>> stepping.place.at, stepping.table.slip["label"]
    (1, 'Right, this is how it was played')
    """

    strength: Any = param.Selector(default=USUAL, objects=list(STRENGTHS), doc="How well those play who play on.")

    def __init__(
        self,
        deal: Deal,
        place: Place,
        lang: str,
        *,
        waits: bool = False,
        coach: Coach | None = None,
        bots: Chooser | None = None,
        home: Home = at_once,
    ) -> None:
        self.playout = None if bots is None else Playout(bots, home, self.draw, self._played_out)
        self.handed = False
        super().__init__(deal, place, lang, waits=waits, coach=coach, home=home)
        self._stage()
        self._tell()

    # ---- what the page asks for ------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        acts: dict[object, Callable[[dict[str, Any]], None]] = {
            "step": lambda told: self.take(str(told.get("id")), push=told.get("push") is not False),
            "go": lambda told: self.go(told.get("at"), told.get("line"), push=told.get("push") is not False),
            "seat": lambda told: self.look_from(str(told.get("seat"))),
            "watch": lambda told: self.watch(told.get("on") is True),
            "show": lambda told: self.show_move(),
            "address": lambda told: self.visit(str(told.get("search"))),
            "own": lambda told: self.open(told.get("text"), str(told.get("search"))),
            "try": lambda told: self.try_here(told.get("on") is True),
            "strength": lambda told: self.choose_strength(told.get("name")),
            "play": lambda told: self.let_play(1 if told.get("one") is True else MOST),
            "halt": lambda told: self.halt(),
            "forget": lambda told: self.forget_tries(),
            "analyse": lambda told: self.analyse(told.get("on") is True),
            "reading": lambda told: self.read_by(told.get("name")),
            "side": lambda told: self.show_side(told.get("at")),
        }
        act = acts.get(message.get("kind"))
        if act:
            act(message)

    def open(self, text: object, search: str) -> None:
        """Step through a file that the browser hands over, at the place its address names."""
        if not isinstance(text, str):
            return
        query = Query.of(search.removeprefix("?"))
        try:
            deal = with_tries(own_deal(text), query)
        except InputError as problem:
            self.error = problem
            return
        self.handed = True
        place = read_place(query, deal)
        self.param.update(deal=deal, place=place, settled=frozenset(), push=False, error=None, waits=False)
        self._stage(names=deal.names)
        self._tell()

    def leave(self) -> None:
        """The page has been left."""
        self.analysis.stop()
        self._leave()

    def _leave(self) -> None:
        super()._leave()
        if self.playout is not None:
            self.playout.leave()

    # ---- trying something else -------------------------------------------------------------------------------

    def try_here(self, on: bool) -> None:
        """Play on from here as one likes, or look on again."""
        self.halt()
        self._move_to(replace(self.place, trying=on))

    def choose_strength(self, name: object) -> None:
        """How well those play who play on."""
        if name in STRENGTHS:
            self.strength = name

    def let_play(self, most: int) -> None:
        """Have program players play on from here, so many moves or to the end of the deal."""
        if self.playout is None or self.playout.is_running or not (self.place.trying and self.can_try):
            return
        before = self.deal.moments(self.place.path)[: self.place.at]
        history = tuple((moment.position, moment.move) for moment in before)
        self.playout.begin(self.position, history, self.strength, most)
        self.draw()

    def halt(self) -> None:
        """Have program players stop; what they played stays."""
        if self.playout is not None:
            self.playout.stop()

    def forget_tries(self) -> None:
        """Forget everything that was tried out, and look at the deal as it was recorded."""
        self._leave()
        written, path, at = self.deal.written, self.place.path, self.place.at
        while path not in written:
            path, at = path[:-2], path[-2] - 1
        at = min(at, written[path].end)
        deal = self.deal.tried(())
        self.analysis.forget(lambda gone: gone in deal.lines)
        place = replace(self.place, at=at, path=path, trying=False)
        self.param.update(deal=deal, place=place, push=False)
        self._stage()
        self._tell()

    def _branch(self, moves: tuple[Move, ...]) -> None:
        """Play moves from here; a single one can be seen."""
        at = self.place.at + len(moves)
        try:
            deal, path = self.deal.played(self.place.path, self.place.at, moves)
        except InputError as problem:
            self.table.tell(full_slip(problem, self.lang))
            return
        self._leave()
        if len(moves) == 1:
            self.table.play(moves[0])
        self.param.update(deal=deal, place=replace(self.place, at=at, path=path), push=True)
        self._stage()
        self._tell()

    def _played_out(self, moves: tuple[Move, ...]) -> None:
        if moves:
            self._branch(moves)
        self.draw()

    # ---- tries -----------------------------------------------------------------------------------------------

    def _attempt(self, move: Move, reason: Reason | None) -> bool | None:
        point = self.asked
        if reason is None and self.plays:
            self._branch((move,))
            return False
        if reason is not None or point is None:
            return None
        outcome = point.grade(move)
        if outcome.verdict == "right":
            self._film(move)
            self._tell(right_slip(self.deal, self.place, self.lang))
            return False
        beside = next((line for line in self.deal.beside(MAIN, point.at + 1) if line.plies[0].move == move), None)
        if beside is None:
            self.settled |= {point.at}
            self._stage()
            self.draw()
        open_hands = self.place.seat == ALL
        self.table.tell(answer_slip(self.deal, point, outcome, beside, self.lang, open_hands=open_hands))
        return False

    def _act(self, name: str) -> None:
        """Do what a button on the slip says: show the move, go on, judge the last one, or enter a side line."""
        if name in ("show", "on"):
            self.step()
        elif name == "judge":
            self._judge()
        elif name.startswith("line "):
            path = read_path(name.removeprefix("line "))
            if path in self.deal.lines:
                self.go(self.deal.lines[path or MAIN].start + 1, name.removeprefix("line "))

"""Looking for an open position in which there is something to find: the adviser judges one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count

from zwicker_lab.lessons.practice import Ref, is_telling, judged_best, open_position
from zwicker_lab.lessons.practice.drawn import Drawn
from zwicker_lab.ui.coach.answer import Answer, Question
from zwicker_lab.ui.coach.home import Act, Home, at_once
from zwicker_lab.ui.coach.service import Coach, is_enough
from zwicker_lab.ui.drawing import Drawing
from zwicker_lab.zwicker.position import Position

MOST_POSITIONS = 12
"""So many positions are judged, until one is surely worth asking; the last one is taken as it is."""

Done = Callable[[Ref, Drawn | None], None]
_NUMBERS = count(1)


class Search:
    """One search at a time, away from the thread that answers clicks; without a ``coach`` nothing is ever found."""

    def __init__(
        self, coach: Coach | None, home: Home, seeds: Callable[[], int], apart: Callable[[Act], None] = at_once
    ) -> None:
        self._coach, self._home, self._seeds = coach, home, seeds
        self._drawing = Drawing(open_position, apart, home)
        self._table = f"search{next(_NUMBERS)}"
        self._at = 0

    def begin(self, ref: Ref, *, is_fixed: bool, done: Done) -> None:
        """Judge the position ``ref`` names, and others unless it ``is_fixed``; ``done`` hears of the exercise."""
        self.leave()
        self._judge(ref, 1 if is_fixed else MOST_POSITIONS, done, self._at)

    def leave(self) -> None:
        """Search no more."""
        self._at += 1
        self._drawing.leave()
        if self._coach is not None:
            self._coach.forget(self._table)

    def _judge(self, ref: Ref, left: int, done: Done, at: int) -> None:
        self._drawing.begin(ref, lambda position: self._ask(ref, position, left, done, at))

    def _ask(self, ref: Ref, position: Position | None, left: int, done: Done, at: int) -> None:
        if position is None or self._coach is None:
            done(ref, None)
            return
        heard = count(1)
        self._coach.ask(
            self._table,
            Question.of(position),
            lambda answer: self._home(lambda: self._heard(ref, position, answer, left, done, at, next(heard))),
        )

    def _heard(
        self, ref: Ref, position: Position, answer: Answer | None, left: int, done: Done, at: int, time: int
    ) -> None:
        """Take an answer; a hasty one is waited out, as a better one follows."""
        if at != self._at or (answer is not None and not is_enough(answer) and time == 1):
            return
        if answer is None:
            self._end(done, ref, None)
            return
        verdicts = {one.move: one.verdict for one in answer.moves}
        if left > 1 and not (is_enough(answer) and is_telling(verdicts)):
            self._judge(replace(ref, seed=str(self._seeds())), left - 1, done, at)
        else:
            self._end(done, ref, judged_best(ref, position, verdicts))

    def _end(self, done: Done, ref: Ref, exercise: Drawn | None) -> None:
        self._at += 1
        done(ref, exercise)

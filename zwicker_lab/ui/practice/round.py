"""One exercise of practice as it is answered: what is noted of it in the history of the learner."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import Exercise, Outcome, Record, grade, load_lessons
from zwicker_lab.lessons.practice import LESSON, History, Ref, Result
from zwicker_lab.lessons.record import check_record
from zwicker_lab.ui.coach.home import Home
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.learn.shown import Scene, Shown
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move

Clock = Callable[[], int]


class RoundPlay(Shown):
    """A page on which the exercise ``ref`` names is answered; ``found`` is the exercise, once it is there.

    ``history`` holds all that was practised; what the browser is to keep of it is written with every change.
    """

    def __init__(
        self, history: History, ref: Ref | None, lang: str, clock: Clock, coach: Coach | None, home: Home
    ) -> None:
        self.history, self.ref, self.clock = history, ref, clock
        self.found: Exercise | None = None
        self._numbers = count(1)
        self._keep: Scene | None = None
        super().__init__(lang, coach=coach, home=home)

    def begin_round(self, ref: Ref, exercise: Exercise, *, fresh: bool) -> None:
        """Take an exercise, in a ``fresh`` round or in the one that is kept, where that can have come about."""
        self.ref, self.found = ref, exercise
        kept = self.history.round_of(ref)
        if fresh or kept is None or not _is_possible(exercise, kept.record):
            self.history = self.history.begun(ref, self.clock())
        self.write()

    @property
    def exercise(self) -> Exercise:
        """The exercise that is asked."""
        assert self.found is not None
        return self.found

    @property
    def asked(self) -> Ref:
        """The name of the exercise that is asked."""
        assert self.ref is not None
        return self.ref

    @property
    def record(self) -> Record:
        """What happened in this round so far."""
        found = self.history.round_of(self.asked)
        return found.record if found is not None else Record()

    @property
    def outcome(self) -> Outcome | None:
        """The judgement of the answer that stands."""
        return None if self.record.answer is None else grade(self.exercise, self.record.answer)

    @property
    def rules(self) -> Variant:
        """The rule set the exercise is played by."""
        if self.asked.skill != LESSON:
            return self.asked.variant
        lesson = next(one for one in load_lessons() if self.exercise in one.exercises)
        return lesson.rules_of(self.exercise)

    @property
    def entries(self) -> Mapping[str, int]:
        """The points filled in so far."""
        found = self.history.round_of(self.asked)
        return found.entries if found is not None else {}

    def answer(self, answer: Move | str) -> Outcome:
        """Answer the exercise; the first answer of a round is noted for good."""
        outcome = grade(self.exercise, answer)
        self._note(self.record.with_answer(outcome.answer, outcome))
        return outcome

    def write_entries(self, rows: Mapping[str, int]) -> None:
        """Have the browser keep the points filled in."""
        self.history = self.history.with_entries(self.asked, rows)
        self.write()
        self.guide()

    def open_hint(self) -> None:
        """Open the next hint."""
        hints = min(self.record.hints + 1, len(self.exercise.hints))
        self._note(self.record.model_copy(update={"hints": hints}))

    def ask_list(self) -> None:
        """Note that the list of legal uses was asked for."""
        self._note(self.record.model_copy(update={"helped": True}))

    def undo(self) -> None:
        """Take back the answer that stands; no count changes."""
        self._note(self.record.model_copy(update={"answer": None}))

    def _note(self, record: Record) -> None:
        self.history = self.history.with_record(self.asked, record, self._result(record), self.clock())
        self.write()
        self.guide()

    def _result(self, record: Record) -> Result | None:
        if record.first is None:
            return None
        if not grade(self.exercise, record.first).is_right:
            return "wrong"
        return "hinted" if record.first_hints else "first"

    def write(self) -> None:
        """Have the browser keep the history as it is now."""
        self._keep = {"n": next(self._numbers), "value": self.history.to_json()}


def _is_possible(exercise: Exercise, record: Record) -> bool:
    """Whether a stored record can have come about in this exercise."""
    try:
        check_record(exercise, record)
    except InputError:
        return False
    return True

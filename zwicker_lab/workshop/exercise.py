"""Exercise mode: everybody at the same exercises, and what each guest made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from zwicker_lab.lessons.grading import Verdict
from zwicker_lab.workshop.agenda import Exercises, Pace
from zwicker_lab.workshop.events import Hinted, Paced, Revealed, Tried, Went

State = Literal["not_begun", "trying", "first", "later"]
MOST_TRIES = 40
RIGHT = ("right", "right-with-remark")


@dataclass(frozen=True, slots=True)
class Attempt:
    """One answer and what it came to; ``listed`` is the number of the author's try it matches."""

    answer: str
    verdict: Verdict
    listed: int | None = None

    @property
    def is_right(self) -> bool:
        """Whether it was right."""
        return self.verdict in RIGHT


@dataclass(frozen=True, slots=True)
class Work:
    """What one guest did at one exercise: answers in order, hints open, and whether the legal uses were asked for.

    >>> Work().state, Work((Attempt("2c", "misses"), Attempt("9s x 9d", "right"))).state
    ('not_begun', 'later')
    """

    attempts: tuple[Attempt, ...] = ()
    hints: int = 0
    uses: bool = False
    helped_first: bool = False

    @property
    def is_solved(self) -> bool:
        """Whether a right answer was given."""
        return any(one.is_right for one in self.attempts)

    @property
    def state(self) -> State:
        """Where the guest is: not begun, trying, right at the first try without help, or right later."""
        if not self.attempts:
            return "trying" if self.hints or self.uses else "not_begun"
        if not self.is_solved:
            return "trying"
        return "first" if self.attempts[0].is_right and not self.helped_first else "later"

    def with_attempt(self, attempt: Attempt) -> Work:
        """The same with one more answer."""
        helped = self.helped_first if self.attempts else bool(self.hints or self.uses)
        return replace(self, attempts=(*self.attempts, attempt), helped_first=helped)


UNTOUCHED = Work()


@dataclass(frozen=True)
class ExerciseRound:
    """One round of exercises: what is done, where it stands, who did what.

    ``at`` is the exercise the host is at; ``places`` tells where guests are who go at their own pace.
    """

    plan: Exercises
    pace: Pace
    at: int = 0
    revealed: frozenset[int] = frozenset()
    works: Mapping[tuple[int, int], Work] = field(default_factory=dict)
    places: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, plan: Exercises) -> ExerciseRound:
        """A round of which nothing is done yet."""
        return cls(plan, plan.pace)

    def work(self, item: int, guest: int) -> Work:
        """What a guest did at an exercise."""
        return self.works.get((item, guest), UNTOUCHED)

    def place(self, guest: int) -> int:
        """The exercise a guest is at."""
        return self.at if self.pace == "host" else self.places.get(guest, self.at)

    def counts(self, item: int) -> list[tuple[str, Verdict, int]]:
        """The first answers of all, each with its verdict and how many gave it; most often given first."""
        firsts = (work.attempts[0] for (at, _), work in self.works.items() if at == item and work.attempts)
        counted = Counter((one.answer, one.verdict) for one in firsts)
        return [(answer, verdict, number) for (answer, verdict), number in counted.most_common()]

    # ---- what happened ---------------------------------------------------------------------------------------

    def apply(self, event: Paced | Went | Revealed | Tried | Hinted) -> ExerciseRound:
        """The round after something happened in it."""
        match event:
            case Paced():
                return replace(self, pace=event.pace, places={})
            case Went():
                return self._went(event.item, event.guest)
            case Revealed():
                return replace(self, revealed=self.revealed | {event.item})
            case Tried():
                attempt = Attempt(event.answer, event.verdict, event.listed)
                return self._with(event, self.work(event.item, event.guest).with_attempt(attempt))
            case Hinted():
                work = self.work(event.item, event.guest)
                more = replace(work, uses=True) if event.uses else replace(work, hints=work.hints + 1)
                return self._with(event, more)

    def _went(self, item: int, guest: int | None) -> ExerciseRound:
        if guest is None:
            return replace(self, at=item, places={})
        return replace(self, places={**self.places, guest: item})

    def _with(self, event: Tried | Hinted, work: Work) -> ExerciseRound:
        return replace(self, works={**self.works, (event.item, event.guest): work})

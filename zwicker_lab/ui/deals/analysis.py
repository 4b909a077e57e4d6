"""The adviser's opinion of every move of a line, thought about one after the other, those near the eye first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from zwicker_lab.ui.coach.answer import Answer, Question, Weighed
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.seen import from_seat
from zwicker_lab.ui.coach.service import Coach, is_enough
from zwicker_lab.ui.deals.line import Path
from zwicker_lab.ui.deals.track import Moment

SEEN, OPEN = "seen", "open"
"""What a move is judged by: what the one who made it could know, or all cards as they really lay."""
_NUMBERS = count(1)
Key = tuple[Path, int, str]


class Analysis:
    """What the adviser says of the moves of one line; ``changed`` hears of every answer.

    Nothing is asked before ``begin``. One question is out at a time, so that whoever plays elsewhere is not kept
    waiting; the adviser's service keeps what it has answered.

    >>> analysis = Analysis(lambda: None)
    >>> analysis.is_on, analysis.done
    (False, 0)
    """

    def __init__(self, changed: Callable[[], None], *, coach: Coach | None = None, home: Home = at_once) -> None:
        self._changed, self._coach, self._home = changed, coach, home
        self._table = f"analysis{next(_NUMBERS)}"
        self._answers: dict[Key, Answer | None] = {}
        self._out: Key | None = None
        self._waits = False
        self.is_on, self.reading = False, SEEN
        self.moments: tuple[Moment, ...] = ()
        self._at = 0

    @property
    def can(self) -> bool:
        """Whether there is an adviser."""
        return self._coach is not None

    # ---- what the page asks for ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Think about every move of the line."""
        self.is_on = self.can
        self._go_on()

    def stop(self) -> None:
        """Think no further; what was found stays."""
        self.is_on, self._out = False, None
        if self._coach is not None:
            self._coach.forget(self._table)

    def read(self, reading: str) -> None:
        """Judge by what the mover could know, or by all cards."""
        self.reading = reading
        self._out = None
        self._go_on()

    def follow(self, moments: Sequence[Moment], at: int) -> None:
        """Look at these moves of a line, from the moment after ``at`` moves."""
        self.moments, self._at = tuple(moments), at
        self._go_on()

    def forget(self, keeps: Callable[[Path], bool]) -> None:
        """Drop what is known of lines that are gone."""
        self._answers = {key: answer for key, answer in self._answers.items() if keeps(key[0])}
        self._out = None

    # ---- what is known ---------------------------------------------------------------------------------------

    def answer(self, moment: Moment, reading: str = SEEN) -> Answer | None:
        """The answer about a move's position; ``None`` where there is none, or none yet."""
        return self._answers.get(self._key(moment, reading))

    def weighed(self, moment: Moment, reading: str = SEEN) -> Weighed | None:
        """What is said of a move."""
        answer = self.answer(moment, reading)
        return answer.of(moment.move) if answer is not None else None

    @property
    def done(self) -> int:
        """How many moves of the line were thought about."""
        return sum(self._key(moment, self.reading) in self._answers for moment in self.moments)

    # ---- asking ----------------------------------------------------------------------------------------------

    def _key(self, moment: Moment, reading: str) -> Key:
        return moment.line.path, moment.number, reading

    def _go_on(self) -> None:
        """Ask about the nearest move not yet thought about, unless a question is out."""
        left = [one for one in self.moments if self._key(one, self.reading) not in self._answers]
        if not self.is_on or self._out is not None or not left or self._coach is None:
            return
        nearest = min(left, key=lambda one: (abs(one.number - self._at), one.number))
        key, self._waits = self._key(nearest, self.reading), True
        self._out = key
        question = asked(nearest, self.reading)
        self._coach.ask(self._table, question, lambda answer: self._home(lambda: self._hear(key, answer)))

    def _hear(self, key: Key, answer: Answer | None) -> None:
        """Take an answer; from too few deals a better one is waited for. One to a line that is gone is dropped."""
        if key != self._out:
            return
        self._answers[key] = answer
        thin, self._waits = self._waits and answer is not None and not is_enough(answer), False
        if not thin:
            self._out = None
            self._go_on()
        self._changed()


def asked(moment: Moment, reading: str) -> Question:
    """What the adviser is asked about a move's position."""
    if reading == OPEN:
        return Question.of(moment.position)
    return from_seat(moment.position, moment.history)

"""A guest at an exercise: the work in the room as the steps of lessons ask for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from zwicker_lab.lessons import Exercise, Outcome, Record, grade
from zwicker_lab.ui.guest.door import Door
from zwicker_lab.ui.guest.tasks import record_of, rules_of
from zwicker_lab.ui.learn.shown import Shown
from zwicker_lab.variants import Variant
from zwicker_lab.workshop import Command, Done, LiveRoom, Refusal
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop.exercise import ExerciseRound, Work
from zwicker_lab.zwicker.moves import Move


class NotDone(Exception):  # noqa: N818 - what it is
    """Something was refused."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Answering(Shown):
    """What the steps of exercises ask of a page, answered by a room.

    ``seen`` is the room as the guest sees it; ``ask`` asks something of it.
    """

    def __init__(self, lang: str, door: Door) -> None:
        self.door = door
        self.seen: Mapping[str, Any] | None = None
        self.rows: dict[str, dict[str, int]] = {}
        self._cleared = -1
        super().__init__(lang)

    @abstractmethod
    def ask(self, command: Command) -> Done:
        """Ask something of the room; raises ``NotDone`` where it is refused."""

    @property
    @abstractmethod
    def place(self) -> str:
        """What a touch belongs to."""

    @property
    def room(self) -> LiveRoom:
        """The room."""
        assert self.door.room is not None
        return self.door.room

    @property
    def _round(self) -> ExerciseRound:
        found = self.room.room.exercises
        assert found is not None
        return found

    @property
    def item(self) -> int:
        """Which exercise of the round it is."""
        assert self.seen is not None and self.seen["exercise"]
        item: int = self.seen["exercise"]["item"]
        return item

    @property
    def work(self) -> Work:
        """What the guest did at the exercise."""
        assert self.door.who is not None
        return self._round.work(self.item, self.door.who.number)

    @property
    def exercise(self) -> Exercise:
        """The exercise that is asked."""
        return self._round.plan.exercise(self.item)

    @property
    def record(self) -> Record:
        """What happened at it so far."""
        return record_of(self.work)

    @property
    def outcome(self) -> Outcome | None:
        """The judgement of the last answer; ``None`` where it was put away, or the answers were shown meanwhile."""
        attempts = self.work.attempts
        if not attempts or self._cleared == len(attempts) or self.is_shut:
            return None
        return grade(self.exercise, attempts[-1].answer)

    @property
    def rules(self) -> Variant:
        """The rule set it is played by."""
        return rules_of(self._round.plan, self.item)

    @property
    def entries(self) -> Mapping[str, int]:
        """The points filled in so far."""
        return self.rows.get(self.place, {})

    def answer(self, answer: Move | str) -> Outcome:
        """Answer the exercise."""
        assert self.seen is not None
        self.ask(do.Try(round=self.seen["round"], item=self.item, answer=str(answer)))
        self._cleared = -1
        return grade(self.exercise, self.work.attempts[-1].answer)

    def write_entries(self, rows: Mapping[str, int]) -> None:
        """Have the browser keep the points filled in."""
        self.rows[self.place] = dict(rows)

    def open_hint(self) -> None:
        """Open the next hint."""
        self._hint()

    def ask_list(self) -> None:
        """Note that the list of legal uses was asked for."""
        self._hint(uses=True)

    def _hint(self, *, uses: bool = False) -> None:
        assert self.seen is not None
        self.ask(do.Hint(round=self.seen["round"], item=self.item, uses=uses))

    def undo(self) -> None:
        """Put the last answer away, to try again."""
        self._cleared = len(self.work.attempts)

    def go_on(self) -> None:
        """Go to the next exercise, at one's own pace."""
        self.go(self.item + 1)

    def go(self, item: int) -> None:
        """Go to an exercise."""
        assert self.seen is not None
        self.ask(do.Go(round=self.seen["round"], item=item))

    @property
    def is_shut(self) -> bool:
        """Whether the answers were shown before the guest had found one."""
        task = self.seen["exercise"] if self.seen is not None else None
        return bool(task and task["answers"] and not self.work.is_solved)

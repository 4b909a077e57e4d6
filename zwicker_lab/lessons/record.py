"""What happened at one exercise: the first try for good, and everything after it apart."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.lessons.grading import Outcome, grade
from zwicker_lab.lessons.model import Asked

Answer = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Record(Frozen):
    """What happened at one exercise.

    ``first`` is the first answer and ``first_hints`` the hints open by then: both stay for good. ``tries`` counts all
    answers, ``met`` the author's tries among them. ``answer`` is the one on the table now; undo clears only that.
    ``helped`` tells that the list of legal uses was asked for, which counts as a hint.
    """

    first: Answer | None = None
    first_hints: int = Field(default=0, ge=0, le=4)
    tries: int = Field(default=0, ge=0, le=9999)
    hints: int = Field(default=0, ge=0, le=3)
    helped: bool = False
    met: tuple[int, ...] = ()
    solved: bool = False
    answer: Answer | None = None

    @property
    def help_used(self) -> int:
        """The hints open now, the list of legal uses counted as one."""
        return self.hints + self.helped

    def with_answer(self, answer: str, outcome: Outcome) -> Record:
        """The record after one more answer; the first one is kept."""
        first = {"first": answer, "first_hints": self.help_used} if self.first is None else {}
        met = self.met if outcome.listed is None else tuple(sorted({*self.met, outcome.listed}))
        solved = self.solved or outcome.is_right
        return self.model_copy(
            update={**first, "tries": self.tries + 1, "met": met, "solved": solved, "answer": answer}
        )


def check_record(exercise: Asked, record: Record) -> None:
    """Refuse a record that its exercise cannot have led to; raises ``InputError``."""
    answered = record.first is not None
    consistent = (
        answered == (record.tries > 0)
        and (answered or not (record.met or record.solved or record.answer or record.first_hints))
        and record.first_hints <= record.help_used
        and set(record.met) <= set(range(len(exercise.tries)))
        and len(set(record.met)) == len(record.met)
    )
    if not consistent:
        raise InputError("lesson-record", exercise=exercise.id)
    for answer in (record.first, record.answer):
        if answer is not None:
            grade(exercise, answer)


def merged_record(lead: Record, second: Record, stored: Record) -> Record:
    """Two records of one exercise as one: the first try is the one stored before, else the only one there is."""
    first = stored if stored.first is not None else lead if lead.first is not None else second
    return Record(
        first=first.first,
        first_hints=first.first_hints,
        tries=max(lead.tries, second.tries),
        hints=max(lead.hints, second.hints),
        helped=lead.helped or second.helped,
        met=tuple(sorted({*lead.met, *second.met})),
        solved=lead.solved or second.solved,
        answer=lead.answer,
    )

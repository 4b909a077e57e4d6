"""What a learner has been through, over all lessons: one small value that a browser or a file can keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from pydantic import Field, model_validator

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.lessons.grading import grade
from zwicker_lab.lessons.load import load_lessons
from zwicker_lab.lessons.load import sheet as find_lesson
from zwicker_lab.lessons.run import LessonRun


@dataclass(frozen=True)
class LessonCounts:
    """A lesson in numbers: its exercises, those tried, solved, right at the first try, and that without a hint.

    ``finished`` means that every exercise is solved and the packet is played to its end.
    """

    exercises: int
    tried: int
    solved: int
    first_try: int
    unaided: int
    tries: int
    finished: bool


def count_run(run: LessonRun) -> LessonCounts:
    """Count a run; retries and undo never change what the first tries came to.

    >>> count_run(LessonRun.start(1))
    LessonCounts(exercises=6, tried=0, solved=0, first_try=0, unaided=0, tries=0, finished=False)
    """
    exercises = run.subject.exercises
    records = [(exercise, run.record_of(exercise.id)) for exercise in exercises]
    firsts = [record for exercise, record in records if record.first and grade(exercise, record.first).is_right]
    return LessonCounts(
        exercises=len(exercises),
        tried=sum(record.first is not None for _, record in records),
        solved=sum(record.solved for _, record in records),
        first_try=len(firsts),
        unaided=sum(record.first_hints == 0 for record in firsts),
        tries=sum(record.tries for _, record in records),
        finished=all(record.solved for _, record in records) and (run.subject.packet is None or run.packet.is_over),
    )


class Progress(Frozen):
    """The learner's run of each lesson begun, and the lesson last open.

    >>> progress = Progress().with_run(LessonRun.start(2))
    >>> progress.run(2).step, progress.here
    ('intro', '02-sums')
    """

    runs: Mapping[str, LessonRun] = Field(default_factory=dict)
    here: str | None = None

    @model_validator(mode="after")
    def _lessons_exist(self) -> Self:
        for lesson_id in (*self.runs, *([self.here] if self.here else [])):
            find_lesson(lesson_id)
        for lesson_id, run in self.runs.items():
            if run.lesson != lesson_id:
                raise InputError("lesson-unknown", lesson=run.lesson, known=lesson_id)
        return self

    def run(self, lesson: str | int) -> LessonRun:
        """The run of a lesson, a fresh one where it was never begun."""
        lesson_id = find_lesson(lesson).id
        return self.runs.get(lesson_id) or LessonRun.start(lesson_id)

    def with_run(self, run: LessonRun) -> Progress:
        """The progress after a step in a lesson."""
        return self.model_copy(update={"runs": {**self.runs, run.lesson: run}, "here": run.lesson})

    def counts(self, lesson: str | int) -> LessonCounts:
        """A lesson in numbers."""
        return count_run(self.run(lesson))

    @property
    def next_lesson(self) -> str:
        """The lesson to go on with: the one last open until its end is reached, else the first that is not done."""
        return self.next_of([one.id for one in load_lessons()])

    def next_of(self, course: Sequence[str]) -> str:
        """The lesson of a course, given by its ids, to go on with."""
        open_ones = [one for one in course if not self._left(one)]
        if self.here in open_ones:
            return self.here
        return open_ones[0] if open_ones else course[0]

    def _left(self, lesson_id: str) -> bool:
        return lesson_id in self.runs and (self.runs[lesson_id].step == "done" or self.counts(lesson_id).finished)

    def to_json(self) -> dict[str, Any]:
        """A small value for the browser's storage; ``from_json`` reads it back."""
        return self.model_dump(mode="json", exclude_defaults=True)

    @classmethod
    def from_json(cls, value: object) -> Progress:
        """Read what ``to_json`` gave, from anywhere; raises ``InputError`` for anything else."""
        return validated(cls, value)

    @classmethod
    def resume(cls, value: object) -> Progress:
        """The stored progress as far as it can be read: a run that cannot is left out, the others stay."""
        kept = value if isinstance(value, dict) else {}
        stored = kept.get("runs")
        runs = stored.items() if isinstance(stored, dict) else ()
        progress = cls()
        for lesson_id, run in runs:
            progress = _with_readable(progress, lesson_id, run)
        here = kept.get("here")
        return progress.model_copy(update={"here": here if isinstance(here, str) and here in progress.runs else None})


def _with_readable(progress: Progress, lesson_id: object, run: object) -> Progress:
    try:
        read = LessonRun.from_json(run)
    except InputError:
        return progress
    return progress.with_run(read) if read.lesson == lesson_id else progress

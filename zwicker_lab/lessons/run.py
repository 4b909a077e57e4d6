"""A learner's way through one lesson: example, exercises, packet, one after the other.

A ``LessonRun`` is an immutable value. It keeps only what was answered; verdicts are worked out anew, so a stored run
can neither contradict the lesson nor grow large.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from pydantic import Field, model_validator

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.lessons.grading import Outcome, grade, grade_example
from zwicker_lab.lessons.load import sheet as find_lesson
from zwicker_lab.lessons.model import Asked, Paper
from zwicker_lab.lessons.packet import PacketRun
from zwicker_lab.lessons.record import Answer, Record, check_record
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.play import IllegalMove


class LessonRun(Frozen):
    """How far a learner is in one lesson.

    ``step`` is ``intro`` (text and example to play), ``example`` (played, and what it shows), the number of an
    exercise from ``1``, ``packet`` where the lesson has one, or ``done``. ``records`` are by exercise, ``moves`` the
    learner's own in the packet.

    >>> run = LessonRun.start(1).try_example(Move.read("8s x 8h"))[0].next()
    >>> run.step, run.steps[-2:]
    ('1', ('packet', 'done'))
    """

    lesson: str
    step: str = "intro"
    records: Mapping[str, Record] = Field(default_factory=dict)
    moves: tuple[Answer, ...] = Field(default=(), max_length=64)

    # ---- making one ----------------------------------------------------------------------------------------------

    @classmethod
    def start(cls, lesson: str | int) -> LessonRun:
        """A fresh run; raises ``InputError`` for a lesson that does not exist."""
        return cls(lesson=find_lesson(lesson).id)

    @model_validator(mode="after")
    def _fits_its_lesson(self) -> Self:
        _check_run(self)
        return self

    @property
    def subject(self) -> Paper:
        """The lesson."""
        return find_lesson(self.lesson)

    # ---- where it stands -----------------------------------------------------------------------------------------

    @property
    def steps(self) -> tuple[str, ...]:
        """All steps of the lesson, in order."""
        return steps(self.subject)

    @property
    def exercise(self) -> Asked | None:
        """The exercise of this step, if it is one."""
        return self.subject.exercises[int(self.step) - 1] if self.step.isdecimal() else None

    @property
    def record(self) -> Record:
        """What happened at the exercise of this step so far."""
        return self.record_of(self.exercise.id) if self.exercise else Record()

    def record_of(self, exercise_id: str) -> Record:
        """What happened at an exercise so far."""
        return self.records.get(exercise_id, Record())

    @property
    def outcome(self) -> Outcome | None:
        """The judgement of the answer that is on the table now."""
        if self.exercise is None or self.record.answer is None:
            return None
        return grade(self.exercise, self.record.answer)

    @property
    def packet(self) -> PacketRun:
        """The guided packet as far as it is played; raises ``ValueError`` where the lesson has none."""
        if self.subject.packet is None:
            raise ValueError(f"{self.lesson} has no packet")
        return PacketRun(self.subject.packet, tuple(map(Move.read, self.moves)))

    # ---- going on ------------------------------------------------------------------------------------------------

    def go(self, step: str) -> LessonRun:
        """The same run at another step; raises ``InputError`` for a step the lesson does not have."""
        _check_step(self.subject, step)
        return self.model_copy(update={"step": step})

    def next(self) -> LessonRun:
        """One step on; the last step stays."""
        at = self.steps.index(self.step)
        return self.go(self.steps[min(at + 1, len(self.steps) - 1)])

    def back(self) -> LessonRun:
        """One step back; the first step stays."""
        return self.go(self.steps[max(self.steps.index(self.step) - 1, 0)])

    def try_example(self, move: Move | str) -> tuple[LessonRun, Outcome]:
        """Play the first example; its own move leads on to what it shows. Raises ``ValueError`` where there is none."""
        if self.subject.example is None:
            raise ValueError(f"{self.lesson} has no example")
        outcome = grade_example(self.subject.example, move)
        return (self.go("example") if outcome.is_right else self), outcome

    def try_answer(self, answer: Move | str) -> tuple[LessonRun, Outcome]:
        """Answer the exercise of this step; raises ``InputError`` for a text that is no move where one is asked for."""
        exercise = self._asked()
        outcome = grade(exercise, answer)
        return self._with(exercise, self.record.with_answer(outcome.answer, outcome)), outcome

    def open_hint(self) -> LessonRun:
        """Open the next hint; with all open nothing changes."""
        hints = min(self.record.hints + 1, len(self._asked().hints))
        return self._with(self._asked(), self.record.model_copy(update={"hints": hints}))

    def ask_list(self) -> LessonRun:
        """Note that the list of legal uses was asked for."""
        return self._with(self._asked(), self.record.model_copy(update={"helped": True}))

    def play_packet(self, move: Move) -> LessonRun:
        """Play the learner's next move in the packet; raises ``IllegalMove`` with its reason."""
        self.packet.play(move)
        return self.model_copy(update={"moves": (*self.moves, str(move))})

    def undo(self) -> LessonRun:
        """Take back what lies on the table at this step: the example, the answer, the last move in the packet.

        No count changes: tries, hints and the first answer stay.
        """
        if self.step == "example":
            return self.go("intro")
        if self.step == "packet":
            return self.model_copy(update={"moves": self.moves[:-1]})
        if self.exercise is None or self.record.answer is None:
            return self
        return self._with(self.exercise, self.record.model_copy(update={"answer": None}))

    def _asked(self) -> Asked:
        if self.exercise is None:
            raise ValueError(f"step {self.step} of {self.lesson} asks nothing")
        return self.exercise

    def _with(self, exercise: Asked, record: Record) -> LessonRun:
        return self.model_copy(update={"records": {**self.records, exercise.id: record}})

    # ---- keeping it ----------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """A small value for the browser's storage; ``from_json`` reads it back."""
        return self.model_dump(mode="json", exclude_defaults=True)

    @classmethod
    def from_json(cls, value: object) -> LessonRun:
        """Read what ``to_json`` gave, from anywhere; raises ``InputError`` for anything else."""
        return validated(cls, value)

    @classmethod
    def resume(cls, value: object, lesson: str | int) -> LessonRun:
        """The stored run of a lesson; a fresh one where ``value`` is none of it."""
        fresh = cls.start(lesson)
        try:
            stored = cls.from_json(value)
        except InputError:
            return fresh
        return stored if stored.lesson == fresh.lesson else fresh


def steps(lesson: Paper) -> tuple[str, ...]:
    """The steps of a lesson, as they stand in addresses.

    >>> steps(find_lesson(9))
    ('intro', 'example', '1', '2', '3', '4', '5', '6', 'done')
    """
    exercises = (str(number) for number in range(1, len(lesson.exercises) + 1))
    example = ["example"] if lesson.example else []
    return ("intro", *example, *exercises, *(["packet"] if lesson.packet else []), "done")


def _check_run(run: LessonRun) -> None:
    """Refuse a run that its lesson cannot have led to; raises ``InputError``."""
    lesson = find_lesson(run.lesson)
    _check_step(lesson, run.step)
    exercises = {exercise.id: exercise for exercise in lesson.exercises}
    for exercise_id, record in run.records.items():
        if exercise_id not in exercises:
            raise InputError("lesson-exercise-unknown", exercise=exercise_id, known=" ".join(exercises))
        check_record(exercises[exercise_id], record)
    if run.moves:
        _check_moves(lesson, run.moves)


def _check_step(lesson: Paper, step: str) -> None:
    if step not in steps(lesson):
        raise InputError("lesson-step-unknown", step=step, known=" ".join(steps(lesson)))


def _check_moves(lesson: Paper, moves: tuple[str, ...]) -> None:
    if lesson.packet is None:
        raise InputError("lesson-no-packet", lesson=lesson.id)
    run = PacketRun(lesson.packet)
    for text in moves:
        try:
            run = run.play(Move.read(text))
        except IllegalMove as refused:
            raise InputError("lesson-packet-move", move=text, code=refused.reason.code) from refused

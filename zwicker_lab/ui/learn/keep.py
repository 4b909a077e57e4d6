"""What the browser keeps of a learner: the runs of all lessons, the rows of counts, and how two tabs agree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from zwicker_lab.lessons import Asked, Exercise, LessonRun, Progress, Record, grade, load_lessons
from zwicker_lab.lessons.record import merged_record

KEY = "zwicker-lab"
"""The name of the value in the browser's storage."""

Entries = Mapping[str, Mapping[str, int]]
MOST_POINTS = 999


@dataclass(frozen=True)
class Kept:
    """Everything kept: the progress, the points entered in counts (exercise, then ``side code``), and the era.

    Starting over begins a new ``era``: what another tab still knows of the old one is dropped.
    """

    progress: Progress = field(default_factory=Progress)
    entries: Entries = field(default_factory=dict)
    era: int = 0

    @classmethod
    def read(cls, value: object) -> Kept:
        """Read what ``to_json`` gave, from anywhere; what cannot be read is passed over.

        >>> Kept.read("garbage") == Kept.read({"runs": {"01-values-and-pairs": 7}, "era": -3}) == Kept()
        True
        """
        kept = value if isinstance(value, dict) else {}
        era: Any = kept.get("era")
        return cls(Progress.resume(kept), _entries(kept.get("rows")), era if _is_count(era) else 0)

    def to_json(self) -> dict[str, Any]:
        """The value for the browser, with the number of the lesson last open and the place in it for the first page."""
        told: dict[str, Any] = {"runs": {}, "here": None, **self.progress.to_json()}
        told |= {"rows": {name: dict(rows) for name, rows in self.entries.items()}, "era": self.era}
        if self.progress.here is None:
            return told | {"lesson": None, "exercise": None, "place": None}
        run = self.progress.run(self.progress.here)
        return told | {"lesson": run.subject.number, "exercise": exercise_near(run), "place": run.step}

    def with_run(self, run: LessonRun) -> Kept:
        """The same after a step in a lesson."""
        return replace(self, progress=self.progress.with_run(run))

    def with_entries(self, exercise_id: str, rows: Mapping[str, int]) -> Kept:
        """The same with the points entered in one count."""
        return replace(self, entries={**self.entries, exercise_id: dict(rows)})

    def started_over(self) -> Kept:
        """Nothing but a new era."""
        return Kept(era=self.era + 1)

    def merged(self, stored: Kept, open_lesson: str | None = None) -> Kept:
        """What is known here together with what another tab has stored meanwhile.

        Of the lesson open here the place, the answers on the table and the packet are those of this tab.
        """
        if stored.era != self.era:
            return stored if stored.era > self.era else self
        runs = dict(stored.progress.runs)
        for lesson_id, mine in self.progress.runs.items():
            other = runs.get(lesson_id)
            runs[lesson_id] = mine if other is None else merged_run(mine, other, mine_is_open=lesson_id == open_lesson)
        here = self.progress.here or stored.progress.here
        return Kept(Progress(runs=runs, here=here), {**stored.entries, **self.entries}, self.era)


def _is_count(value: object, most: int = 10**6) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _is_points(value: object) -> bool:
    return isinstance(value, int) and _is_count(abs(value), MOST_POINTS) and not isinstance(value, bool)


def _entries(value: object) -> Entries:
    known = {exercise.id: exercise for one in load_lessons() for exercise in one.exercises if exercise.rows}
    found = value if isinstance(value, dict) else {}
    return {name: _rows(known[name], rows) for name, rows in found.items() if name in known and isinstance(rows, dict)}


def _rows(exercise: Exercise, rows: Mapping[object, object]) -> dict[str, int]:
    cells = [f"{row.side} {row.code}" for row in exercise.rows]
    return {cell: value for cell in cells if isinstance(value := rows.get(cell), int) and _is_points(value)}


def exercise_near(run: LessonRun) -> int:
    """The number of the exercise a run stands at: the first before them, the last after them."""
    if run.step.isdecimal():
        return int(run.step)
    return 1 if run.step in ("intro", "example") else len(run.subject.exercises)


def merged_run(mine: LessonRun, other: LessonRun, *, mine_is_open: bool) -> LessonRun:
    """Two runs of one lesson as one that has lost no answer, hint or first try of either."""
    lead, second = (mine, other) if mine_is_open else (other, mine)
    records = {**second.records}
    for exercise_id, record in lead.records.items():
        known = second.records.get(exercise_id)
        records[exercise_id] = record if known is None else merged_record(record, known, other.records[exercise_id])
    return lead.model_copy(update={"records": records, "moves": lead.moves or second.moves})


# ---- how an exercise went --------------------------------------------------------------------------------------


def standing(run: LessonRun, exercise: Asked) -> str:
    """How an exercise went: ``first`` (right at once), ``hinted`` (so with a hint), ``later``, ``tried``, ``open``.

    >>> from zwicker_lab.lessons import lesson
    >>> run = LessonRun.start(1).go("1")
    >>> standing(run, lesson(1).exercises[0]), standing(run.try_answer("9s x 9h")[0], lesson(1).exercises[0])
    ('open', 'first')
    """
    return standing_of(run.record_of(exercise.id), exercise)


def standing_of(record: Record, exercise: Asked) -> str:
    """How an exercise went, by its record."""
    if record.first is None:
        return "open"
    if not grade(exercise, record.first).is_right:
        return "later" if record.solved else "tried"
    return "hinted" if record.first_hints else "first"

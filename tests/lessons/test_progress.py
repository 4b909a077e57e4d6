"""What is learnt over all lessons: counted from the runs, kept as JSON, mended where a part cannot be read."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from tests.lessons.test_run import junk
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import LessonRun, Progress, count_run, load_lessons
from zwicker_lab.zwicker.moves import Move


def solved_run(number: int) -> LessonRun:
    """A lesson with every exercise right at the first try, and its packet played."""
    run = LessonRun.start(number).go("1")
    while run.exercise:
        run = run.try_answer(run.exercise.accepted[0])[0].next()
    while run.step == "packet" and not run.packet.is_over:
        run = run.play_packet(Move.read(run.subject.packet.turns[len(run.packet.plies)].move))  # type: ignore[union-attr]
    return run


@pytest.mark.parametrize("number", range(1, len(load_lessons()) + 1))
def test_a_lesson_all_right_counts_full(number: int) -> None:
    """Every exercise right at the first try without help: all counts are the number of exercises."""
    counts = count_run(solved_run(number))
    assert counts.exercises == counts.tried == counts.solved == counts.first_try == counts.unaided == counts.tries
    assert counts.finished


def test_a_hint_and_a_miss_count() -> None:
    """A hint takes the unaided mark, a wrong first try the first-try mark; solving later is still solving."""
    run = LessonRun.start(1).go("1").open_hint().try_answer("9s x 9h")[0]
    run = run.go("2").try_answer("Kd")[0].try_answer("Kd x Ks")[0]
    counts = count_run(run)
    assert (counts.tried, counts.solved, counts.first_try, counts.unaided, counts.tries) == (2, 2, 1, 0, 3)
    assert not counts.finished


def test_the_next_lesson() -> None:
    """Go on where one was; when that is done, with the first lesson that is not."""
    assert Progress().next_lesson == "01-values-and-pairs"
    begun = Progress().with_run(LessonRun.start(4).go("2"))
    assert begun.next_lesson == "04-two-values"
    assert begun.with_run(solved_run(4)).next_lesson == "01-values-and-pairs"
    everything = Progress()
    for one in load_lessons():
        everything = everything.with_run(LessonRun.start(one.id).go("done"))
    assert everything.next_lesson == "01-values-and-pairs"


def test_progress_comes_back_from_json() -> None:
    """Written and read again it is the same."""
    progress = Progress().with_run(solved_run(2)).with_run(LessonRun.start(5).go("3"))
    stored = json.loads(json.dumps(progress.to_json()))
    assert Progress.from_json(stored) == Progress.resume(stored) == progress


def test_what_can_be_read_is_kept() -> None:
    """One spoilt run does not cost the others."""
    stored = Progress().with_run(solved_run(2)).with_run(LessonRun.start(5).go("3")).to_json()
    stored["runs"]["05-building-up"]["step"] = "99"
    with pytest.raises(InputError):
        Progress.from_json(stored)
    kept = Progress.resume(stored)
    assert set(kept.runs) == {"02-sums"}
    assert kept.here is None


def test_a_run_under_another_name_is_refused() -> None:
    """A run stands under its own lesson."""
    with pytest.raises(InputError):
        Progress.from_json({"runs": {"01-values-and-pairs": LessonRun.start(2).to_json()}})
    with pytest.raises(InputError):
        Progress.from_json({"here": "nowhere"})


@given(junk)
def test_junk_is_a_fresh_start(value: object) -> None:
    """Whatever the browser stored, resuming gives a progress."""
    assert Progress.resume(value) == Progress()
    assert Progress.resume({"runs": value, "here": value}) == Progress()

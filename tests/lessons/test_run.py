"""A learner's way through a lesson: the first try stays, undo spoils nothing, and what is stored is checked."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import LessonRun, Record, grade, lesson, load_lessons, steps
from zwicker_lab.zwicker.moves import Move

LESSON_IDS = [one.id for one in load_lessons()]
ACTIONS = ("next", "back", "hint", "list", "undo", "answer", "example", "packet")
actions = st.lists(st.tuples(st.sampled_from(ACTIONS), st.integers(0, 99)), max_size=30)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def act(run: LessonRun, action: str, number: int) -> LessonRun:
    """One thing a learner may do; what does not fit the step changes nothing."""
    if action in ("next", "back", "undo"):
        return {"next": run.next, "back": run.back, "undo": run.undo}[action]()
    if action == "example" and run.step == "intro":
        return run.try_example(Move.read(run.subject.example.move))[0]
    if action == "packet" and run.step == "packet" and not run.packet.is_over:
        moves = list(run.packet.position.moves())
        return run.play_packet(moves[number % len(moves)])
    if run.exercise is None or action in ("example", "packet"):
        return run
    if action == "answer":
        answers = [*run.exercise.accepted, *(tried.answer for tried in run.exercise.tries)]
        return run.try_answer(answers[number % len(answers)])[0]
    return run.open_hint() if action == "hint" else run.ask_list()


def played(lesson_id: str, doings: list[tuple[str, int]]) -> LessonRun:
    """A run after many doings."""
    run = LessonRun.start(lesson_id)
    for action, number in doings:
        run = act(run, action, number)
    return run


def test_steps_in_order() -> None:
    """Text and example, then the exercises, then the packet, then the end."""
    run, seen = LessonRun.start(1), ["intro"]
    run = run.try_example(Move.read("8s x 8h"))[0]
    while run.step != "done":
        seen.append(run.step)
        run = run.next()
    assert (*seen, "done") == steps(lesson(1)) == run.steps
    assert run.next() == run
    assert LessonRun.start(1).back() == LessonRun.start(1)


def test_an_example_not_reached_stays_open() -> None:
    """A try that is not the example's move leaves the learner where they were."""
    run, outcome = LessonRun.start(1).try_example(Move.read("2c"))
    assert (run.step, outcome.verdict) == ("intro", "misses")


def test_first_try_is_kept_apart_from_retries() -> None:
    """The first answer and the hints open by then stay, whatever follows."""
    run = LessonRun.start(1).go("1").open_hint()
    run, first = run.try_answer("9s x 6c")
    run, second = run.open_hint().ask_list().try_answer("9s x 9h")
    assert (first.verdict, second.verdict) == ("illegal", "right")
    assert run.record == Record(
        first="9s x 6c", first_hints=1, tries=2, hints=2, helped=True, met=(0,), solved=True, answer="9s x 9h"
    )
    assert run.outcome == second


def test_hints_end_with_the_last() -> None:
    """With all hints open another request changes nothing."""
    run = LessonRun.start(1).go("2").open_hint().open_hint().open_hint()
    assert run.record.hints == 3 and run.open_hint() == run


@given(st.sampled_from(LESSON_IDS), actions, actions)
def test_the_first_answer_is_for_good(
    lesson_id: str, before: list[tuple[str, int]], after: list[tuple[str, int]]
) -> None:
    """Nothing that follows changes a first answer, its hints, or lowers a count."""
    earlier = played(lesson_id, before)
    later = earlier
    for action, number in after:
        later = act(later, action, number)
    for exercise_id, record in earlier.records.items():
        now = later.record_of(exercise_id)
        if record.first is not None:
            assert (now.first, now.first_hints) == (record.first, record.first_hints)
        assert now.tries >= record.tries and now.hints >= record.hints
        assert set(now.met) >= set(record.met) and now.solved >= record.solved


@given(st.sampled_from(LESSON_IDS), actions)
def test_undo_keeps_every_count(lesson_id: str, doings: list[tuple[str, int]]) -> None:
    """Undo clears what lies on the table and nothing else."""
    run = played(lesson_id, doings)
    back = run.undo()
    clear = {"answer": None}
    assert [record.model_copy(update=clear) for record in back.records.values()] == [
        record.model_copy(update=clear) for record in run.records.values()
    ]
    assert back.outcome is None
    assert len(back.moves) == max(len(run.moves) - (run.step == "packet"), 0)


@given(st.sampled_from(LESSON_IDS), actions)
def test_counts_add_up(lesson_id: str, doings: list[tuple[str, int]]) -> None:
    """Tries are as many as answers given; a solved exercise was answered right at some time."""
    run, answers = LessonRun.start(lesson_id), 0
    for action, number in doings:
        answers += action == "answer" and run.exercise is not None
        run = act(run, action, number)
    assert sum(record.tries for record in run.records.values()) == answers
    exercises = {exercise.id: exercise for exercise in run.subject.exercises}
    for exercise_id, record in run.records.items():
        if record.first is not None and grade(exercises[exercise_id], record.first).is_right:
            assert record.solved


@given(st.sampled_from(LESSON_IDS), actions)
def test_a_run_comes_back_from_json(lesson_id: str, doings: list[tuple[str, int]]) -> None:
    """Written as JSON and read again it is the same run, and small."""
    run = played(lesson_id, doings)
    text = json.dumps(run.to_json())
    assert LessonRun.from_json(json.loads(text)) == run
    assert LessonRun.resume(json.loads(text), lesson_id) == run
    assert len(text) < 4096


@given(junk)
def test_junk_is_an_input_error_or_a_fresh_start(value: Any) -> None:
    """Whatever is no stored run raises an error in one line, and resuming it starts afresh."""
    with pytest.raises(InputError) as refused:
        LessonRun.from_json(value)
    assert all("\n" not in refused.value.text(lang) for lang in ("de", "en"))
    assert LessonRun.resume(value, 3) == LessonRun.start(3)


WRONG = [
    {"lesson": "nowhere"},
    {"lesson": "01-values-and-pairs", "step": "7"},
    {"lesson": "09-end-and-counting", "step": "packet"},
    {"lesson": "09-end-and-counting", "moves": ["2c"]},
    {"lesson": "01-values-and-pairs", "records": {"02-1": {}}},
    {"lesson": "01-values-and-pairs", "records": {"01-1": {"tries": 1}}},
    {"lesson": "01-values-and-pairs", "records": {"01-1": {"first": "9s x 9h"}}},
    {"lesson": "01-values-and-pairs", "records": {"01-1": {"first": "9s x 9h", "tries": -1}}},
    {"lesson": "01-values-and-pairs", "records": {"01-1": {"first": "no move", "tries": 1}}},
    {"lesson": "01-values-and-pairs", "records": {"01-1": {"first": "9s", "tries": 1, "met": [7]}}},
    {"lesson": "01-values-and-pairs", "records": {"01-1": {"first": "9s", "tries": 1, "met": [1, 1]}}},
    {"lesson": "01-values-and-pairs", "records": {"01-1": {"first": "9s", "tries": 1, "first_hints": 2}}},
    {"lesson": "01-values-and-pairs", "records": {"01-1": {"solved": True}}},
    {"lesson": "01-values-and-pairs", "records": {"01-1": {"hints": 4}}},
    {"lesson": "01-values-and-pairs", "moves": ["Kd"]},
    {"lesson": "01-values-and-pairs", "moves": ["7s"] * 65},
    {"lesson": "01-values-and-pairs", "moves": ["7s", "9c", "4h", "5h", "7s"]},
    {"lesson": "01-values-and-pairs", "more": 1},
]


@pytest.mark.parametrize("value", WRONG, ids=range(len(WRONG)))
def test_a_run_its_lesson_cannot_have_led_to_is_refused(value: dict[str, Any]) -> None:
    """Stored runs are not trusted: steps, exercises, records and moves must fit the lesson."""
    with pytest.raises(InputError) as refused:
        LessonRun.from_json(value)
    assert all(refused.value.text(lang) and "\n" not in refused.value.text(lang) for lang in ("de", "en"))


def test_a_run_of_another_lesson_is_not_resumed() -> None:
    """A stored run is only resumed in its own lesson."""
    stored = LessonRun.start(2).go("3").to_json()
    assert LessonRun.resume(stored, 2).step == "3"
    assert LessonRun.resume(stored, 1) == LessonRun.start(1)


def test_only_exercises_are_answered() -> None:
    """At a step that asks nothing an answer or a hint is the caller's mistake."""
    with pytest.raises(ValueError, match="asks nothing"):
        LessonRun.start(1).try_answer("legal")
    with pytest.raises(ValueError, match="has no packet"):
        LessonRun.start(9).packet  # noqa: B018 - reading it is what is tested

"""What a try at an exercise shows, without a browser: misses, refusals with their sums, help, and questions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.learning import EXERCISES, LESSONS, NAMES, buttons, opened, text_of, try_move
from zwicker_lab.lessons import Exercise
from zwicker_lab.ui.learn.keep import standing
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.table.rich import plain
from zwicker_lab.ui.table.scene import item_id
from zwicker_lab.ui.table.slips import RECKONED, wrong_sum
from zwicker_lab.zwicker.moves import Move


def test_a_refusal_in_an_exercise_does_not_tell_what_would_go() -> None:
    """An unforeseen illegal try gets the reason and the sum, and no word of the accepted answers."""
    play = opened(LESSONS[1], 1)
    try_move(play, Move.read("8d x 5c Tc"))
    told = text_of(play.slip)
    assert "15" in told and play.slip["tone"] == "warn"
    assert "3h" not in told and play.run.record.tries == 1
    assert not play.step.frozen


def test_a_miss_is_played_and_answered_on_the_felt_then_rewinds() -> None:
    """A legal miss shows the move and the reply as two pictures, bars the table, and goes back on request."""
    play = opened(LESSONS[0], 1)
    seen: list[Any] = []
    play.param.watch(lambda change: seen.append(change.new["event"]), "table")
    try_move(play, Move.read("9s"))
    assert [event["kind"] for event in seen if event.get("kind")] == ["trail", "capture"]
    assert play.table["frozen"] and buttons(play) == ["again"]
    play.receive("table", {"kind": "pick", "card": "4d"})
    assert play.table["frozen"]
    play.receive("slip", {"kind": "act", "id": "again"})
    assert play.step.trial.position == LESSONS[0].exercises[0].start and not play.table["frozen"]
    assert play.run.record.tries == 1 and play.run.record.answer is None


def test_the_list_and_the_hints_count_as_help() -> None:
    """A right answer after a hint, or after asking what a card can do, is not right all alone."""
    for ask in ("list", "hint"):
        play = opened(LESSONS[0], 1)
        play.receive("table", {"kind": "pick", "card": "9s"})
        if ask == "list":
            play.receive("table", {"kind": "press", "id": "list"})
            assert play.choices["groups"]
        else:
            play.receive("hints", {"kind": "hint"})
            assert [rung["state"] for rung in play.hints["rungs"]] == ["open", "next", "later"]
        try_move(play, Move.read("4d x Td"))
        assert play.run.record.first_hints == 1
        play = opened(LESSONS[0], 1)
        play.receive("hints", {"kind": "hint"})
        try_move(play, Move.read("9s x 9h"))
        assert standing(play.run, LESSONS[0].exercises[0]) == "hinted"


REFUSED = [
    (exercise, move)
    for lesson in LESSONS
    for exercise in lesson.exercises
    if exercise.position
    for move in dict.fromkeys(
        [t.answer for t in exercise.tries if t.verdict == "illegal"] + [getattr(exercise.goal, "move", "")]
    )
    if move and exercise.start.refusal(Move.read(move))
]


@pytest.mark.parametrize(("exercise", "move"), REFUSED, ids=lambda value: getattr(value, "id", str(value)))
def test_a_sum_is_marked_as_wrong_only_where_it_fails(exercise: Exercise, move: str) -> None:
    """What only a duty or a permission forbids is reckoned rightly, so that its result bears no mark of a mistake."""
    reason = exercise.start.refusal(Move.read(move))
    assert reason is not None
    told = wrong_sum(exercise.start, Move.read(move))
    assert not told or ("~~" in told) == (reason.code in RECKONED)


@pytest.mark.parametrize(("lesson", "number"), EXERCISES, ids=NAMES)
def test_a_refused_try_shows_one_sum(lesson: Any, number: int) -> None:
    """The sum on the felt is one of those the slip shows, never that of another reading."""
    exercise = lesson.exercises[number - 1]
    refused = [known for known in exercise.tries if known.verdict == "illegal" and exercise.play]
    for known in refused:
        play = opened(lesson, number)
        try_move(play, Move.read(known.answer))
        bubbles = [item["bubble"] for item in play.table["table"] if item["bubble"]]
        assert all(bubble in play.slip["sums"] for bubble in bubbles), known.answer


def test_what_was_tried_in_vain_lies_there_after_a_reload() -> None:
    """A refusal that stands shows card and items chosen, whether tried just now, chosen of two readings, or kept."""
    for number, exercise in enumerate(LESSONS[9].exercises, 1):
        for known in (known for known in exercise.tries if known.verdict == "illegal" and exercise.play):
            play, move = opened(LESSONS[9], number), Move.read(known.answer)
            try_move(play, move)
            again = LessonPlay(play.run, "de")
            for shown in (play, again) if play.slip["tone"] == "warn" else ():
                assert shown.step.trial.chosen == move.card
                assert set(shown.step.trial.marked) == {item_id(item) for item in move.items}


def test_a_refusal_tells_the_sums_of_a_build_where_the_task_wants_no_certain_kind() -> None:
    """Six of spades on nine of clubs in lesson 10 may be meant either way: both are reckoned."""
    play = opened(LESSONS[9], 3, "en")
    try_move(play, Move.read("6s x 9c"))
    assert [plain(line) for line in play.slip["sums"]] == [
        "9 of clubs + 6 of spades = 15",
        "9 of clubs − 6 of spades = 3",
    ]
    told = " ".join(map(plain, play.slip["text"]))
    assert "As a build: 9 + 6 = 15: whoever builds must hold the total" in told
    assert "As a capture: 9♣ counts 9, 6♠ counts 6." in told


def test_readings_of_a_try_are_asked_for_with_their_sums() -> None:
    """Two illegal readings of one touch are told apart by what they add up to."""
    play = opened(LESSONS[5], 1, "en")
    for message in ({"kind": "pick", "card": "3c"}, {"kind": "mark", "item": "4c"}, {"kind": "press", "id": "try"}):
        play.receive("table", message)
    assert text_of([action["text"] for action in play.slip["actions"]]) == "4♣ + 3♣ = 7 4♣ − 3♣ = 1"


def test_a_question_takes_the_place_of_an_earlier_refusal() -> None:
    """Nothing says "that does not work" beside the question how the next try is meant."""
    play = opened(LESSONS[4], 2, "de")
    play.receive("table", {"kind": "drop", "card": "3h", "item": "6c"})
    play.receive("table", {"kind": "drop", "card": "3h", "item": "7d"})
    assert play.step.trial.asking and play.slip["tone"] == "info"

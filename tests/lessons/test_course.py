"""Every claim the lessons make, proved with the engine."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain

import pytest

from tests.lessons.wording import faults, names, texts
from zwicker_lab.cards import Card
from zwicker_lab.lessons import Exercise, Lesson, grade, lesson, load_lessons, meeting_moves, score_answer
from zwicker_lab.lessons.fields import position_of
from zwicker_lab.lessons.goals import CountScore, ExactMoves, JudgeLegality
from zwicker_lab.lessons.load import DATA
from zwicker_lab.zwicker.items import Item, split_items
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import rows

LESSONS = load_lessons()
EXERCISES = [exercise for one in LESSONS for exercise in one.exercises]
MOVED = [exercise for exercise in EXERCISES if exercise.play]
JUDGED = [exercise for exercise in EXERCISES if isinstance(exercise.goal, JudgeLegality)]
COUNTED = [exercise for exercise in EXERCISES if isinstance(exercise.goal, CountScore)]

each_lesson = pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
each_exercise = pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
each_moved = pytest.mark.parametrize("exercise", MOVED, ids=lambda exercise: exercise.id)
each_judged = pytest.mark.parametrize("exercise", JUDGED, ids=lambda exercise: exercise.id)
each_counted = pytest.mark.parametrize("exercise", COUNTED, ids=lambda exercise: exercise.id)


# ---- the course ----------------------------------------------------------------------------------------------


def test_order_and_names() -> None:
    """Lessons are numbered from 1 without a gap, and a lesson's id is its file's name."""
    assert [one.number for one in LESSONS] == list(range(1, 10))
    assert [one.id for one in LESSONS] == sorted(path.stem for path in DATA.glob("*.toml"))


def test_exercise_ids_are_unique_and_tell_lesson_and_place() -> None:
    """An exercise's id is the number of its lesson and its place there."""
    assert [exercise.id for exercise in EXERCISES] == [
        f"{one.number:02}-{place}" for one in LESSONS for place in range(1, len(one.exercises) + 1)
    ]


@each_lesson
def test_size(one: Lesson) -> None:
    """A lesson has four to six exercises, an introduction of at most 60 words, and a packet up to lesson 8."""
    assert 4 <= len(one.exercises) <= 6
    assert all(len(one.intro.of(lang).split()) <= 60 for lang in ("de", "en"))
    assert (one.packet is not None) == (one.number <= 8)


@each_lesson
def test_review_names_exercises_of_earlier_lessons(one: Lesson) -> None:
    """From the second lesson on the review names exercises that were there before."""
    earlier = {exercise.id for other in LESSONS if other.number < one.number for exercise in other.exercises}
    assert set(one.review) <= earlier
    assert bool(one.review) == (one.number > 1)


@each_lesson
def test_texts(one: Lesson) -> None:
    """Every text is there in both languages, without markup, its sums are right and the same in both."""
    assert {path: faults(text) for path, text in texts(one) if faults(text)} == {}


@each_lesson
def test_the_first_example_succeeds(one: Lesson) -> None:
    """The example's move is legal and leaves the table the lesson shows."""
    after = one.example.start.play(Move.read(one.example.move))
    assert after.table == tuple(map(Item.read, split_items(one.example.table_after)))


# ---- exercises -----------------------------------------------------------------------------------------------


@each_exercise
def test_every_accepted_answer_is_right(exercise: Exercise) -> None:
    """Each stated answer is judged right."""
    assert [answer for answer in exercise.accepted if not grade(exercise, answer).is_right] == []


@each_exercise
def test_every_try_is_judged_as_listed(exercise: Exercise) -> None:
    """Each foreseen try gets its listed verdict and its own reason; no two tries are the same."""
    for number, tried in enumerate(exercise.tries):
        outcome = grade(exercise, tried.answer)
        assert (outcome.verdict, outcome.listed) == (
            "right-with-remark" if tried.verdict == "accepted" else tried.verdict,
            number,
        )
        assert outcome.why == tried.why


@each_moved
def test_accepted_answers_are_exactly_those_that_reach_the_goal(exercise: Exercise) -> None:
    """Of all legal moves those that reach the goal are the accepted ones, and some legal move misses it."""
    reaching = meeting_moves(exercise.start, exercise.goal)
    assert set(reaching) == set(exercise.right_moves)
    assert len(reaching) == len(exercise.accepted) < len(list(exercise.start.moves()))


@each_moved
def test_a_goal_of_listed_moves_lists_legal_ones(exercise: Exercise) -> None:
    """Where the goal names moves, they are legal and the accepted ones."""
    if isinstance(exercise.goal, ExactMoves):
        assert set(map(Move.read, exercise.goal.moves)) == set(exercise.right_moves)
        assert all(exercise.start.refusal(move) is None for move in exercise.right_moves)


@each_moved
def test_a_try_plays_a_card_of_the_hand(exercise: Exercise) -> None:
    """Foreseen tries use the hand, and only legal ones are called allowed."""
    for tried in exercise.tries:
        assert Move.read(tried.answer).card in exercise.start.hand
        assert tried.verdict != "illegal" or not tried.why.de.startswith("Erlaubt")


@each_moved
def test_nothing_gives_the_answer_away(exercise: Exercise) -> None:
    """Task and first two hints name no accepted move and no card that is to be played."""
    for answer in exercise.right_moves:
        for name in (str(answer), *names(answer.card)):
            for text in (exercise.task, *exercise.hints[:2]):
                assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text.de + " " + text.en), (name, text)


@each_judged
def test_a_judged_move_is_what_the_lesson_says(exercise: Exercise) -> None:
    """The judged move is legal as stated, or refused by the engine for the stated reason."""
    assert isinstance(exercise.goal, JudgeLegality)
    reason = exercise.start.refusal(Move.read(exercise.goal.move))
    assert (reason is None, reason and reason.code) == (exercise.goal.legal, exercise.goal.reason)
    assert exercise.accepted == ("legal" if reason is None else f"illegal {reason.code}",)


@each_judged
def test_every_wrong_choice_is_explained(exercise: Exercise) -> None:
    """Three different choices, one right, the others each with a reason why they are not."""
    offered = [choice.answer for choice in exercise.choices]
    assert len(offered) == len(set(offered)) == 3
    assert {tried.answer for tried in exercise.tries} == set(offered) - set(exercise.accepted)


@each_judged
def test_where_a_total_is_not_held_only_that_is_missing(exercise: Exercise) -> None:
    """With one more card in hand the refused build would be legal."""
    assert isinstance(exercise.goal, JudgeLegality)
    if exercise.goal.reason == "total_not_held":
        move, start = Move.read(exercise.goal.move), exercise.start
        more = [(*start.hand, card) for card in start.variant.pack(4) if card not in start.hand]
        assert any(with_hand(start, hand).refusal(move) is None for hand in more)


def with_hand(position: Position, hand: tuple[Card, ...]) -> Position:
    """The position with another hand for the mover."""
    return replace(position, hands=tuple(hand if at == position.turn else own for at, own in enumerate(position.hands)))


# ---- counting ------------------------------------------------------------------------------------------------


def counted(exercise: Exercise) -> Position:
    """A position with the piles of a count, the rest put where it belongs."""
    variant = lesson(int(exercise.id[:2])).variant
    bare = position_of(f"{variant}; table ; hands N: / E: / S: / W: ")
    piles = {side: tuple(map(Card, cards)) for side, cards in exercise.piles.items()}
    if exercise.last:
        piles[exercise.last] += tuple(map(Card, exercise.rest))
    won = tuple(piles.get(side, ()) for side in bare.sides)
    return replace(bare, won=won, zwicks=tuple(exercise.zwicks.get(side, 0) for side in bare.sides))


@each_counted
def test_rows_and_totals_are_the_engines(exercise: Exercise) -> None:
    """The listed rows are those of the engine, and the accepted answer is their totals."""
    assert isinstance(exercise.goal, CountScore)
    whole = exercise.goal.scope == "deal"
    scores = {score.side: score for score in rows(counted(exercise), final=whole) if score.side in exercise.piles}
    found = {
        (side, row.code): (row.count, row.points)
        for side, score in scores.items()
        for row in score.rows
        if whole or row.code != "zwick"
    }
    totals = {side: score.total for side, score in scores.items()}
    listed = {(row.side, row.code): (row.count, row.points) for row in exercise.rows}
    assert listed == found | {(side, "total"): (None, total) for side, total in totals.items()}
    assert exercise.accepted == (score_answer({side: int(total) for side, total in totals.items()}),)


@each_counted
def test_piles_are_of_one_pack(exercise: Exercise) -> None:
    """No card lies in two piles; a whole deal has all 55, and 30 points with the Zwicks."""
    pack = position_of("zwicker3; table ; hand 2c").variant.pack(4)
    cards = [*chain(*exercise.piles.values()), *exercise.rest]
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(pack)
    if isinstance(exercise.goal, CountScore) and exercise.goal.scope == "deal":
        assert len(cards) == len(pack) == 55
        totals = [row.points for row in exercise.rows if row.code == "total"]
        assert sum(totals) == 30 + sum(exercise.zwicks.values())

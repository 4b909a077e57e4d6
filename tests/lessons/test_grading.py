"""Judging tries: verdicts, reasons, other answers, and the reply that punishes a miss."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lessons.wording import wrong_sums
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import best_reply, grade, grade_example, grade_played, lesson, load_lessons, meeting_moves
from zwicker_lab.lessons.fields import position_of
from zwicker_lab.lessons.goals import size
from zwicker_lab.lessons.model import Exercise
from zwicker_lab.zwicker.moves import Move

MOVED = [exercise for one in load_lessons() for exercise in one.exercises if exercise.play]
LEGAL = [(exercise, move) for exercise in MOVED for move in exercise.start.moves()]


def exercise_named(name: str) -> Exercise:
    """One exercise by its id."""
    return next(exercise for one in load_lessons() for exercise in one.exercises if exercise.id == name)


@pytest.mark.parametrize("exercise", MOVED, ids=lambda exercise: exercise.id)
def test_every_legal_move_is_right_or_misses(exercise: Exercise) -> None:
    """A legal move is right when it reaches the goal and else a miss, with a text in both languages."""
    right = set(meeting_moves(exercise.start, exercise.goal))
    for move in exercise.start.moves():
        outcome = grade(exercise, move)
        assert outcome.is_right == (move in right)
        assert outcome.verdict in ("right", "right-with-remark", "misses")
        assert set(outcome.others) == right - {move}
        assert outcome.why.de != outcome.why.en
        assert not wrong_sums(outcome.why.en)


def test_a_move_is_compared_as_a_move() -> None:
    """The order of items and the value written do not matter."""
    exercise = exercise_named("02-4")
    assert grade(exercise, "6c x 4c 2s").is_right
    assert grade(exercise, "6c=6 x 4c 2s").is_right
    assert grade(exercise_named("09-4"), "EW 17  NS 16").is_right
    assert not grade(exercise_named("09-4"), "EW 16 NS 17").is_right


def test_a_remark_is_kept_apart() -> None:
    """An accepted try with a remark is right and says the remark."""
    outcome = grade(exercise_named("01-4"), "Th x Td")
    assert outcome.verdict == "right-with-remark"
    assert "Tc" in str(outcome.others[0])


def test_an_unlisted_illegal_move_gets_the_engines_reason() -> None:
    """What nobody foresaw is told by the engine, with the numbers and what the card can do."""
    exercise = exercise_named("01-1")
    outcome = grade(exercise, "4d x 6c")
    assert (outcome.verdict, outcome.listed, outcome.reason and outcome.reason.code) == ("illegal", None, "wrong_sum")
    assert outcome.reason and outcome.why.de == outcome.reason.text("de")
    assert grade(exercise, "Ks x 9h").reason is not None


def test_unlisted_words_are_wrong() -> None:
    """An answer in words that nobody foresaw is wrong, not an error."""
    assert grade(exercise_named("09-2"), "NS 7").verdict == "wrong"
    assert grade(exercise_named("01-5"), "").verdict == "wrong"


@pytest.mark.parametrize("text", ["", "9s x", "zz", "9s > 9h", "x", "9s y 9h"])
def test_what_is_no_move_is_an_input_error(text: str) -> None:
    """Where a move is asked for, anything else is an error in one line in both languages."""
    with pytest.raises(InputError) as refused:
        grade(exercise_named("01-1"), text)
    assert all(refused.value.text(lang) and "\n" not in refused.value.text(lang) for lang in ("de", "en"))


def test_the_example_takes_only_its_own_move() -> None:
    """The example's move is right; another legal one asks again, an illegal one says why."""
    example = lesson(1).example
    assert grade_example(example, Move.read("8s x 8h")).why == example.see
    assert grade_example(example, Move.read("2c")).verdict == "misses"
    assert grade_example(example, Move.read("2c x 3d")).verdict == "illegal"


@given(st.sampled_from(LEGAL))
def test_a_reply_is_a_legal_capture_by_a_card_not_seen(pair: tuple[Exercise, Move]) -> None:
    """The reply named is legal for the next player with that card, and its cards, points and Zwick are right."""
    exercise, move = pair
    before = exercise.start
    after = before.play(move)
    reply = best_reply(before, after)
    if reply is None:
        return
    line = f"zwicker3; table {' '.join(map(str, after.table))}; hand {reply.move.card}"
    holding = position_of(line)
    assert holding.refusal(reply.move) is None
    assert reply.move.card not in before.hand
    assert reply.move.card not in [card for item in after.table for card in item.cards]
    assert reply.cards == size(reply.move) > 0
    assert reply.zwick == (len(reply.move.items) == len(after.table))
    own = holding.variant.points_of(reply.move.card)
    assert reply.points == holding.points_of(reply.move) - own


@given(st.sampled_from(LEGAL))
def test_no_card_has_a_better_reply(pair: tuple[Exercise, Move]) -> None:
    """Of all cards not seen none wins more points, and none as many points with more cards."""
    exercise, move = pair
    after = exercise.start.play(move)
    reply = best_reply(exercise.start, after)
    if after.is_over:
        assert reply is None
        return
    seen = {card for item in after.table for card in item.cards} | {*exercise.start.hand} | {UNKNOWN}
    best = (0, 0)
    for card in after.variant.pack(4):
        if card in seen or card in [won for pile in after.won for won in pile]:
            continue
        holding = position_of(f"zwicker3; table {' '.join(map(str, after.table))}; hand {card}")
        for other in holding.moves():
            if other.kind == "capture":
                best = max(best, (holding.points_of(other) - holding.variant.points_of(card), size(other)))
    assert (reply.points, reply.cards) == best if reply else best == (0, 0)


def test_an_open_hand_is_believed() -> None:
    """Where the next hand is seen, only its cards are named."""
    start = position_of("zwicker3; table 9h 5c; hands 1: 2s 3s / 2: 5d 8c; turn 1; stock 0")
    reply = best_reply(start, start.play(Move.read("2s")))
    assert reply and reply.known and str(reply.move) == "5d x 5c"


def test_after_the_last_card_there_is_no_reply() -> None:
    """When the deal is over the text says so instead of naming a reply."""
    exercise = exercise_named("09-1")
    after = exercise.start.play(Move.read("Kc"))
    assert after.is_over and best_reply(exercise.start, after) is None


def test_who_plays_again_hears_of_no_reply() -> None:
    """Where the sweeper lays another card no next player is warned of."""
    start = position_of("zwicker3 after_zwick=sweeper_lays; table 5c; hand 5d 8c")
    outcome = grade_played(start, Move.read("8c"), Move.read("5d x 5c"))
    assert outcome.reply is None
    assert outcome.why.en.endswith("It is your turn again.")

"""Judging tries: verdicts, reasons, other answers, and the reply that punishes a miss."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lessons.wording import wrong_sums
from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import best_reply, grade, grade_example, grade_played, lesson, load_lessons, meeting_moves
from zwicker_lab.lessons.fields import position_of
from zwicker_lab.lessons.goals import size
from zwicker_lab.lessons.model import Exercise
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

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


def test_cards_still_out_are_compared_in_any_order() -> None:
    """Which cards are still out is right in any order, and wrong with one too many or too few."""
    exercise = exercise_named("12-1")
    assert grade(exercise, "out Ah Ac *25 *20").is_right
    assert grade(exercise, "out Ah Ac *25").verdict == grade(exercise, "out").verdict == "wrong"
    assert grade(exercise, "out Td Ah *25 *20 Ac").listed == 0


def test_an_unforeseen_danger_is_told_in_numbers() -> None:
    """Who leaves too much hears who could take it all, and how likely that is."""
    outcome = grade(exercise_named("11-1"), "6h > Th = 4")
    assert outcome.listed is None and outcome.reply is not None and outcome.reply.zwick
    assert outcome.why.en.endswith("In all, 3 of 48 unseen cards could take everything: 23.4 %.")
    assert outcome.why.de.endswith("Insgesamt könnten 3 von 48 fremden Karten alles nehmen: 23,4 %.")


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


def holding(after: Position, card: Card) -> Position:
    """What lies on the table, with one card in hand, read from a line."""
    return position_of(f"{after.variant.spelled}; table {' '.join(map(str, after.table))}; hand {card}")


def those_who_may(before: Position, after: Position) -> list[Card]:
    """The open hand of the next player, else all cards not seen."""
    if after.hand and UNKNOWN not in after.hand:
        return list(after.hand)
    seen = {card for item in after.table for card in item.cards}.union(before.hand, *after.won)
    return [card for card in after.variant.pack(after.players) if card not in seen]


@given(st.sampled_from(LEGAL))
def test_a_reply_is_a_legal_capture_by_a_card_that_may_be_held(pair: tuple[Exercise, Move]) -> None:
    """The reply named is legal for the next player with that card, and its cards, points and Zwick are right."""
    exercise, move = pair
    before = exercise.start
    after = before.play(move)
    for zwick_first in (False, True):
        reply = best_reply(before, after, zwick_first=zwick_first)
        if reply is None:
            return
        held = holding(after, reply.move.card)
        assert held.refusal(reply.move) is None
        assert reply.move.card in those_who_may(before, after)
        assert reply.cards == size(reply.move) > 0
        assert reply.zwick == held.is_zwick(reply.move)
        own = held.variant.points_of(reply.move.card)
        assert reply.points == held.points_of(reply.move) - own


@given(st.sampled_from(LEGAL))
def test_no_card_has_a_better_reply(pair: tuple[Exercise, Move]) -> None:
    """Of all cards that may be held none wins more points, and none as many points with more cards."""
    exercise, move = pair
    after = exercise.start.play(move)
    reply = best_reply(exercise.start, after)
    if after.is_over:
        assert reply is None
        return
    found = [(0, 0, False)]
    for card in those_who_may(exercise.start, after):
        held = holding(after, card)
        own = held.variant.points_of(card)
        captures = (other for other in held.moves() if other.kind == "capture")
        found += [(held.points_of(other) - own, size(other), held.is_zwick(other)) for other in captures]
    best = max(found)[:2]
    assert (reply.points, reply.cards) == best if reply else best == (0, 0)
    first = best_reply(exercise.start, after, zwick_first=True)
    assert (first is not None and first.zwick) == any(zwick for _, _, zwick in found)


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

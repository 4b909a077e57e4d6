"""The school of Swiss Zwick: every accepted and every foreseen answer is what the engine says it is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from zwicker_lab.lessons import LessonRun, grade, grade_example
from zwicker_lab.lessons.swiss import SwissExercise, ahead, allowed, load_swiss
from zwicker_lab.lessons.swiss.goals import (
    CountStrokes,
    Decide,
    Fact,
    FindWinner,
    JudgeCard,
    NameAllowed,
    OrderTrumps,
    PlayCard,
    Worth,
)
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.zwick import PACK, TEN_OF_BELLS, Match, Move, Order, Position, Score, load_rules, new_deal, score
from zwicker_lab.zwick.cards import Card
from zwicker_lab.zwick.score import net

LESSONS = load_swiss()
EXERCISES = [exercise for lesson in LESSONS for exercise in lesson.exercises]
BIRD = load_rules().bird


def of(kind: type) -> list[SwissExercise]:
    return [exercise for exercise in EXERCISES if isinstance(exercise.goal, kind)]


def by_id(exercise: SwissExercise) -> str:
    return exercise.id


def test_there_are_eight_lessons_in_order_with_ids_of_their_own() -> None:
    """Lessons count from 1, and no exercise shares its name with another."""
    assert [lesson.number for lesson in LESSONS] == list(range(1, 9))
    assert len({exercise.id for exercise in EXERCISES}) == len(EXERCISES)
    for lesson in LESSONS:
        assert [exercise.id for exercise in lesson.exercises] == [
            f"z{lesson.number}-{at}" for at in range(1, len(lesson.exercises) + 1)
        ]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_first_example_succeeds(lesson: object) -> None:
    """The example's own move is allowed and right, and offered where one chooses."""
    example = lesson.example  # type: ignore[attr-defined]
    assert example.start.refusal(Move.read(example.move)) is None
    assert grade_example(example, example.move).is_right
    if example.choices:
        assert example.move in [choice.answer for choice in example.choices]


@pytest.mark.parametrize("exercise", EXERCISES, ids=by_id)
def test_accepted_answers_are_right_and_foreseen_ones_judged_as_they_say(exercise: SwissExercise) -> None:
    """What stands in the file and what the grading says never part."""
    for answer in exercise.accepted:
        assert grade(exercise, answer).is_right, answer
    for known in exercise.tries:
        outcome = grade(exercise, known.answer)
        if known.verdict == "accepted":
            assert known.answer in exercise.accepted
            continue
        assert not outcome.is_right, known.answer
        assert outcome.verdict == known.verdict
        assert outcome.why == known.why


@pytest.mark.parametrize("exercise", of(PlayCard), ids=by_id)
def test_cards_to_play_are_those_the_engine_allows(exercise: SwissExercise) -> None:
    """All allowed cards are accepted, or all of them that win where winning is asked."""
    cards = allowed(exercise.start)
    wanted = cards if exercise.goal.want == "any" else tuple(c for c in cards if ahead(exercise.start, c))  # type: ignore[union-attr]
    assert set(exercise.accepted) == set(wanted)


@pytest.mark.parametrize("exercise", of(PlayCard), ids=by_id)
def test_every_other_card_of_the_hand_is_refused_with_a_reason(exercise: SwissExercise) -> None:
    """Also the cards no author foresaw are answered, in both languages."""
    for card in exercise.start.hand:
        outcome = grade(exercise, str(card))
        assert outcome.is_right == (card in exercise.accepted)
        assert all(outcome.why.of(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("exercise", of(NameAllowed), ids=by_id)
def test_all_allowed_cards_are_asked_for(exercise: SwissExercise) -> None:
    """The answer is the engine's set, in whatever order it is named."""
    cards = list(map(str, allowed(exercise.start)))
    assert grade(exercise, " ".join(cards)).is_right
    assert grade(exercise, " ".join(reversed(cards))).is_right
    assert not grade(exercise, " ".join(exercise.start.hand)).is_right


@pytest.mark.parametrize("exercise", of(JudgeCard), ids=by_id)
def test_judgements_are_the_engines(exercise: SwissExercise) -> None:
    """``legal``, or ``illegal`` with the code of the engine's reason."""
    reason = exercise.start.refusal(Move.read(exercise.goal.move))  # type: ignore[union-attr]
    assert exercise.accepted == ("legal" if reason is None else f"illegal {reason.code}",)


@pytest.mark.parametrize("exercise", of(FindWinner), ids=by_id)
def test_the_winner_is_the_card_the_engine_gives_the_trick_to(exercise: SwissExercise) -> None:
    """One card of the trick, and tries are others of it."""
    goal = exercise.goal
    assert isinstance(goal, FindWinner)
    assert exercise.accepted == (Order(goal.trump).best(tuple(map(Card, goal.trick))),)
    assert {known.answer for known in exercise.tries} < set(goal.trick)


@pytest.mark.parametrize("exercise", of(OrderTrumps), ids=by_id)
def test_the_order_is_the_engines(exercise: SwissExercise) -> None:
    """Only trumps are to be ordered, and tries order the same cards."""
    goal = exercise.goal
    assert isinstance(goal, OrderTrumps)
    order = Order(goal.trump)
    cards = tuple(map(Card, goal.cards))
    assert all(map(order.is_trump, cards))
    assert exercise.accepted == (" ".join(order.sorted(cards)),)
    for known in exercise.tries:
        assert sorted(known.answer.split()) == sorted(cards)


@pytest.mark.parametrize("exercise", [e for e in EXERCISES if e.choices], ids=by_id)
def test_every_answer_but_the_right_one_is_foreseen(exercise: SwissExercise) -> None:
    """Who chooses wrongly is told why, whatever was chosen."""
    offered = {choice.answer for choice in exercise.choices}
    assert set(exercise.accepted) < offered
    assert offered - set(exercise.accepted) <= {known.answer for known in exercise.tries}


@pytest.mark.parametrize("exercise", of(Worth), ids=by_id)
def test_whether_joining_pays_is_worked_out(exercise: SwissExercise) -> None:
    """Strokes less a bird for each deal without one, against staying out."""
    strokes = exercise.goal.strokes  # type: ignore[union-attr]
    total = sum(net(strokes, tuple(int(not won) for won in strokes), BIRD))
    assert exercise.accepted == ("more" if total > 0 else "less" if total < 0 else "same",)


@pytest.mark.parametrize("exercise", of(CountStrokes), ids=by_id)
def test_what_is_written_down_is_what_the_engine_scores(exercise: SwissExercise) -> None:
    """Five strokes in a deal; who took part without one has a bird, but not where nobody else took part."""
    goal = exercise.goal
    assert isinstance(goal, CountStrokes)
    assert {*goal.strokes, *goal.out} == set("ABCD")
    assert sum(goal.strokes.values()) == 5
    strokes = tuple(goal.strokes.get(seat, 0) for seat in "ABCD")
    birds = tuple(int(seat in goal.strokes and not goal.strokes[seat]) for seat in "ABCD")
    told = " ".join(f"{seat} {points}" for seat, points in zip("ABCD", net(strokes, birds, BIRD), strict=True))
    assert exercise.accepted == (told,)


# ---- decisions -------------------------------------------------------------------------------------------------

DECISIONS = {exercise.id: exercise for exercise in of(Decide)}


@pytest.mark.parametrize("exercise", DECISIONS.values(), ids=by_id)
def test_what_is_decided_is_allowed(exercise: SwissExercise) -> None:
    """The right decision is a move; where somebody is bound it is the only one, else another would be allowed."""
    legal = [str(move) for move in exercise.start.moves()]
    assert set(exercise.accepted) <= set(legal)
    assert (len(legal) == 1) == (exercise.goal.because == "bound")  # type: ignore[union-attr]


@pytest.mark.parametrize("exercise", [e for e in DECISIONS.values() if e.goal.because == "sure"], ids=by_id)  # type: ignore[union-attr]
def test_sure_strokes_are_sure(exercise: SwissExercise) -> None:
    """The hand holds the highest trump, which nobody can take."""
    assert exercise.start.trump
    order = Order(exercise.start.trump)
    best = order.sorted(PACK)[0]
    assert best in exercise.start.hand


@pytest.mark.parametrize("exercise", [e for e in DECISIONS.values() if e.goal.because == "weak"], ids=by_id)  # type: ignore[union-attr]
def test_weak_hands_hold_nothing(exercise: SwissExercise) -> None:
    """No Belli, no trump where one is known, nothing above the under."""
    trump = exercise.start.trump
    assert all(card.rank in "UT9" and card.suit != trump for card in exercise.start.hand)


def test_a_suit_is_given_up_only_for_a_better_hand() -> None:
    """Who turns a second card holds no trump now, and the ace of another suit."""
    (exercise,) = [e for e in DECISIONS.values() if e.goal.because == "no_trump"]  # type: ignore[union-attr]
    order = exercise.start.order
    assert not any(map(order.is_trump, exercise.start.hand))
    assert sum(card.rank == "A" for card in exercise.start.hand) == 2


def test_what_is_licked_is_always_a_trump_and_what_is_left_is_low() -> None:
    """Trump is not known at the cut, so only a Belli is sure."""
    shown = {e.goal.because: e.start.shown for e in DECISIONS.values() if e.start.phase == "lick"}  # type: ignore[union-attr]
    assert shown["belli"] is not None
    assert shown["belli"].is_belli
    assert shown["low"] is not None
    assert shown["low"].rank == "9"


# ---- facts -----------------------------------------------------------------------------------------------------


def first(deal: Position, *moves: str) -> Position:
    """A deal after some moves."""
    for text in moves:
        deal = deal.play(Move.read(text))
    return deal


def with_cut(card: str, at: int = 10) -> Position:
    """A deal after a cut at which ``card`` shows."""
    deal = new_deal(seed=3)
    pack = [other for other in deal.stock if other != card]
    pack.insert(at - 1, Card(card))
    return first(deal.changed(stock=tuple(pack)), f"cut {at}")


def dealt_rest(_: SwissExercise) -> str:
    licked = first(with_cut("7b"), "lick", "lick", "stop")
    return str(len(licked.play(Move.read("deal")).hands[licked.cutter]) - len(licked.hands[licked.cutter]))


def dealer_may_lick(_: SwissExercise) -> str:
    after = first(with_cut("Ka"), "stop")
    assert after.play(Move.read("stop")).phase == "deal"
    return "dealer" if (after.phase, after.turn) == ("lick", after.dealer) else "nobody"


def ten_binds_all(exercise: SwissExercise) -> str:
    return "all" if all(exercise.start.bond(seat) for seat in range(4)) else "me"


def belli_suit(exercise: SwissExercise) -> str:
    dealt = first(with_cut("Ka"), "stop", "stop", "deal")
    stock = tuple(card for card in dealt.stock if card != "7r")
    return dealt.changed(stock=(Card("7r"), *stock)).play(Move.read("turn")).trump or "none"


def turned_ten_binds_nobody(exercise: SwissExercise) -> str:
    assert exercise.start.turned == (TEN_OF_BELLS,)
    return "all" if any(exercise.start.bond(seat) for seat in range(4)) else "turner"


def nobody_turns(exercise: SwissExercise) -> str:
    over = exercise.start.play(Move.read("pass"))
    match = Match.start(load_rules(), dealer=1)
    after = match.add(score(over))
    return "again" if (over.phase, after.counted, after.dealer) == ("nobody", 0, 1) else "next"


def casual_13(_: SwissExercise) -> str:
    match = Match.start(load_rules("zwick form=casual")).add(Score((18, 0, 0, 0), (1, 0, 0, 0), True))
    return "yes" if match.is_over else "no"


def published_order(_: SwissExercise) -> str:
    one, other = net((81, 87), (1, 3), BIRD)
    return "81" if one > other else "87" if one < other else "level"


def misdeal(_: SwissExercise) -> str:
    over = first(with_cut("Ka"), "stop", "stop", "misdeal")
    match = Match.start(load_rules(), dealer=1).add(score(over))
    assert match.totals == (0, -5, 0, 0)
    return "bird again" if match.dealer == 1 else "bird next"


def course(_: SwissExercise) -> str:
    deal, seen = new_deal(seed=1), ["cut"]
    for text in ("cut 9", "stop", "stop", "deal", "turn", "keep", "join", "join", "join"):
        deal = deal.play(Move.read(text))
        seen.append(deal.phase)
    order = [phase for phase in dict.fromkeys(seen) if phase not in ("lick", "keep")]
    return " ".join(order)


def due(_: SwissExercise) -> str:
    return str(Match.start(load_rules()).due)


def check_59(_: SwissExercise) -> str:
    return "yes" if (Match.start(load_rules()).due or 0) * 5 == 14 + 17 + 12 + 16 else "no"


def next_dealer(_: SwissExercise) -> str:
    match = Match.start(load_rules(), dealer=1).add(Score((5, 0, 0, 0), (0, 0, 0, 0), True))
    return match.seats[match.dealer]


FACTS: dict[str, Callable[[SwissExercise], str]] = {
    found.__name__: found
    for found in (
        *(dealt_rest, dealer_may_lick, ten_binds_all, belli_suit, turned_ten_binds_nobody, nobody_turns, casual_13),
        *(published_order, misdeal, course, due, check_59, next_dealer),
    )
}


@pytest.mark.parametrize("exercise", of(Fact), ids=by_id)
def test_facts_are_what_the_engine_does(exercise: SwissExercise) -> None:
    """Every question about the rules is answered by playing it out."""
    goal = exercise.goal
    assert isinstance(goal, Fact)
    assert exercise.accepted == (FACTS[goal.fact](exercise),)


def test_no_question_is_answered_by_its_table() -> None:
    """Where trump is asked for, no position beside the question shows it."""
    asked = [exercise for exercise in of(Fact) if set(exercise.accepted) <= set("arbs")]
    assert asked
    for exercise in asked:
        assert exercise.position is None or exercise.start.trump is None, exercise.id


def test_every_fact_is_asked() -> None:
    """No fact stands here for nothing."""
    assert {exercise.goal.fact for exercise in of(Fact)} == set(FACTS)  # type: ignore[union-attr]


# ---- rules that are ours, and texts ----------------------------------------------------------------------------

SOURCES = {"dealt_rest": "licked", "belli_suit": "belli_turned", "casual_13": "target"}


@pytest.mark.parametrize("fact", SOURCES)
def test_how_sure_a_fact_is_stands_with_it(fact: str) -> None:
    """What no source says is marked as ours, what only one source says as that."""
    (exercise,) = [e for e in of(Fact) if e.goal.fact == fact]  # type: ignore[union-attr]
    level = load_rules("zwick form=casual").certainty[SOURCES[fact]]
    assert exercise.certainty == {"ours": "ours", "casual source": "one line"}[level]


def test_what_is_not_certain_says_what_it_is() -> None:
    """An exercise that is not certain names what no source, or only one, says."""
    for lesson in LESSONS:
        for exercise in lesson.exercises:
            assert (exercise.about is None) == (exercise.certainty in (None, "certain")), exercise.id


def test_advice_is_marked_as_ours() -> None:
    """What is only good play, and no rule and no sure stroke, is our own word."""
    for exercise in DECISIONS.values():
        assert (exercise.certainty == "ours") == (exercise.goal.because not in ("sure", "bound")), exercise.id  # type: ignore[union-attr]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_introductions_are_short(lesson: object, lang: str) -> None:
    """At most some seventy words before one plays."""
    assert len(lesson.intro.of(lang).split()) <= 75  # type: ignore[attr-defined]


@pytest.mark.parametrize("exercise", EXERCISES, ids=by_id)
def test_cards_are_named_alike_in_both_languages(exercise: SwissExercise) -> None:
    """A text names the same cards in German and English."""
    texts = [exercise.task, exercise.success, *exercise.hints, *(known.why for known in exercise.tries)]
    for text in texts:
        german, english = (sorted(re.findall(r"\{(..)\}", text.of(lang))) for lang in LANGUAGES)
        assert german == english, text
        assert set(german) <= set(PACK)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_run_goes_from_the_text_to_the_end_and_back_from_its_store(lesson: object) -> None:
    """A learner who answers everything rightly finishes; what is kept is read back the same."""
    run, outcome = LessonRun.start(lesson.id).try_example(lesson.example.move)  # type: ignore[attr-defined]
    assert outcome.is_right
    for exercise in lesson.exercises:  # type: ignore[attr-defined]
        run, outcome = run.next().try_answer(exercise.accepted[0])
        assert outcome.is_right
    assert run.next().step == "done"
    assert LessonRun.from_json(run.to_json()) == run

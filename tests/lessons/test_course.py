"""Every claim the lessons make, proved with the engine."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain
from math import prod

import pytest

from tests.lessons.wording import faults, names, texts
from zwicker_lab.cards import Card
from zwicker_lab.lessons import Exercise, Lesson, grade, load_lessons, meeting_moves, score_answer
from zwicker_lab.lessons.fields import position_of
from zwicker_lab.lessons.goals import AvoidZwick, CountScore, ExactMoves, JudgeLegality, special_cards
from zwicker_lab.lessons.load import DATA
from zwicker_lab.variants import SWITCHES, Variant
from zwicker_lab.zwicker.items import Item, split_items
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import points, rows

LESSONS = load_lessons()
EXERCISES = [exercise for one in LESSONS for exercise in one.exercises]
MOVED = [exercise for exercise in EXERCISES if exercise.play]
JUDGED = [exercise for exercise in EXERCISES if isinstance(exercise.goal, JudgeLegality)]
COUNTED = [exercise for exercise in EXERCISES if isinstance(exercise.goal, CountScore) and not exercise.names_cards]
NAMED = [exercise for exercise in EXERCISES if exercise.names_cards]
DEFENDED = [exercise for exercise in EXERCISES if isinstance(exercise.goal, AvoidZwick)]
SOLVED = [exercise for exercise in EXERCISES if isinstance(exercise.goal, ExactMoves) and exercise.goal.solve]
RULES = {exercise.id: one.rules_of(exercise) for one in LESSONS for exercise in one.exercises}
LEVELS = ("certain", "one line", "reconstructed")

each_lesson = pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
each_exercise = pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
each_moved = pytest.mark.parametrize("exercise", MOVED, ids=lambda exercise: exercise.id)
each_judged = pytest.mark.parametrize("exercise", JUDGED, ids=lambda exercise: exercise.id)
each_named = pytest.mark.parametrize("exercise", NAMED, ids=lambda exercise: exercise.id)
each_defended = pytest.mark.parametrize("exercise", DEFENDED, ids=lambda exercise: exercise.id)
each_solved = pytest.mark.parametrize("exercise", SOLVED, ids=lambda exercise: exercise.id)
each_counted = pytest.mark.parametrize("exercise", COUNTED, ids=lambda exercise: exercise.id)


# ---- the course ----------------------------------------------------------------------------------------------


def test_order_and_names() -> None:
    """Lessons are numbered from 1 without a gap, and a lesson's id is its file's name."""
    assert [one.number for one in LESSONS] == list(range(1, len(LESSONS) + 1))
    assert [one.id for one in LESSONS] == sorted(path.stem for path in DATA.glob("*.toml"))


def test_exercise_ids_are_unique_and_tell_lesson_and_place() -> None:
    """An exercise's id is the number of its lesson and its place there."""
    assert [exercise.id for exercise in EXERCISES] == [
        f"{one.number:02}-{place}" for one in LESSONS for place in range(1, len(one.exercises) + 1)
    ]


@each_lesson
def test_size(one: Lesson) -> None:
    """A lesson has four to eight exercises and an introduction of at most 60 words; the first eight end in a packet."""
    assert 4 <= len(one.exercises) <= 8
    assert all(len(one.intro.of(lang).split()) <= 60 for lang in ("de", "en"))
    assert one.packet is not None or one.number > 8


def test_parts_follow_each_other() -> None:
    """The first course, playing well, and other villages stand one after the other."""
    parts = [one.part for one in LESSONS]
    assert list(dict.fromkeys(parts)) == ["first", "well", "villages"]
    assert parts == sorted(parts, key=["first", "well", "villages"].index)


@each_lesson
def test_the_rules_are_the_lessons(one: Lesson) -> None:
    """Every position is played by the lesson's rule set, with switches perhaps; only a lesson of several has others."""
    packet = [one.packet.start.variant] if one.packet else []
    played = [one.example.start.variant, *packet, *(RULES[exercise.id] for exercise in one.exercises)]
    families = {variant.name.removesuffix("3").removesuffix("6") for variant in played}
    assert len(families) > 1 if one.rules is None else families == {one.rules.name.removesuffix("3").removesuffix("6")}


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
def test_the_rule_behind_an_exercise_exists(exercise: Exercise) -> None:
    """Rules of section 6 are named after a switch."""
    section, _, key = exercise.rule.partition(".")
    assert section != "6" or key in SWITCHES


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
        more = [(*start.hand, card) for card in start.variant.pack(start.players) if card not in start.hand]
        assert any(with_hand(start, hand).refusal(move) is None for hand in more)


def with_hand(position: Position, hand: tuple[Card, ...]) -> Position:
    """The position with another hand for the mover."""
    return replace(position, hands=tuple(hand if at == position.turn else own for at, own in enumerate(position.hands)))


# ---- defence and the last packet -----------------------------------------------------------------------------


def takers(after: Position, cards: list[Card]) -> list[Card]:
    """The cards that can make a Zwick, found by listing every legal move."""
    found = []
    for card in cards:
        holding = with_hand(after, (card,))
        if any(holding.is_zwick(move) for move in holding.moves() if len(move.items) == len(after.table)):
            found.append(card)
    return found


@each_defended
def test_danger_is_counted_right(exercise: Exercise) -> None:
    """The goal is reached exactly where so few cards can take all; against an open hand only its cards count."""
    goal, start = exercise.goal, exercise.start
    assert isinstance(goal, AvoidZwick)
    for move in start.moves():
        after = start.play(move)
        cards = list(after.hand) if goal.against == "next" else hidden(start)
        assert (len(takers(after, cards)) <= goal.limit) == (move in exercise.right_moves), move


def hidden(position: Position) -> list[Card]:
    """The cards of the pack that the mover has not seen."""
    seen = {card for item in position.table for card in item.cards}.union(position.hand, *position.won)
    return [card for card in position.variant.pack(position.players) if card not in seen]


@each_defended
def test_every_chance_is_reckoned_anew(exercise: Exercise) -> None:
    """For every legal move: how many of the unseen cards take all, and how likely the next hand holds one of them."""
    goal, start = exercise.goal, exercise.start
    assert isinstance(goal, AvoidZwick)
    if goal.next_cards is None:
        assert exercise.chances == ()
        return
    among = hidden(start)
    known = {Move.read(entry.move): entry for entry in exercise.chances}
    assert set(known) == set(start.moves()) and len(known) == len(exercise.chances)
    for move, entry in known.items():
        sought = len(takers(start.play(move), among))
        none = prod((len(among) - sought - n) / (len(among) - n) for n in range(goal.next_cards))
        assert (entry.sweepers, entry.unseen) == (sought, len(among)), move
        assert entry.percent == round(100 * (1 - none), 1), move
    for tried in exercise.tries:
        entry = known.get(Move.read(tried.answer))
        for lang, mark in (("de", ","), ("en", ".")):
            for told in re.findall(r"([\d.,]+) %", tried.why.of(lang)):
                assert entry is not None and told == f"{entry.percent:.1f}".replace(".", mark)


def best_lead(position: Position, side: int) -> int:
    """The lead in points that ``side`` has at the end when both play their best, all hands open."""
    if position.is_over:
        return lead(position, side)
    leads = [best_lead(position.play(move), side) for move in position.moves()]
    return max(leads) if position.side == side else min(leads)


def lead(position: Position, side: int) -> int:
    """How far a side is ahead, most cards not counted."""
    totals = points(position, final=False)
    return int(2 * totals[side] - sum(totals))


@each_solved
def test_the_last_packet_is_solved(exercise: Exercise) -> None:
    """Playing out every line finds the same best moves and the same lead; the other moves are worse."""
    goal, start = exercise.goal, exercise.start
    assert isinstance(goal, ExactMoves) and len(start.sides) == 2
    worth = {move: best_lead(start.play(move), start.side) - lead(start, start.side) for move in start.moves()}
    assert goal.value == max(worth.values())
    assert set(map(Move.read, goal.moves)) == {move for move in worth if worth[move] == goal.value}


# ---- counting ------------------------------------------------------------------------------------------------


def counted(exercise: Exercise) -> Position:
    """A position with the piles of a count, the rest put where it belongs."""
    bare = position_of(f"{RULES[exercise.id].spelled}; table ; hands N: / E: / S: / W: ")
    piles = {side: tuple(map(Card, cards)) for side, cards in exercise.piles.items()}
    if exercise.last:
        piles[exercise.last] += tuple(map(Card, exercise.rest))
    won = tuple(piles.get(side, ()) for side in bare.sides)
    zwicks, fines = (tuple(told.get(side, 0) for side in bare.sides) for told in (exercise.zwicks, exercise.fines))
    return replace(bare, won=won, zwicks=zwicks, fines=fines)


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
        if whole or row.code not in ("zwick", "fine")
    }
    totals = {side: score.total for side, score in scores.items()}
    listed = {(row.side, row.code): (row.count, row.points) for row in exercise.rows}
    assert listed == found | {(side, "total"): (None, total) for side, total in totals.items()}
    assert exercise.accepted == (score_answer({side: int(total) for side, total in totals.items()}),)


@each_counted
def test_piles_are_of_one_pack(exercise: Exercise) -> None:
    """No card lies in two piles; a whole deal has the whole pack, and all its points, Zwicks and fines, less a tie."""
    variant = RULES[exercise.id]
    cards = [*chain(*exercise.piles.values()), *exercise.rest]
    check_cards(variant, cards)
    if isinstance(exercise.goal, CountScore) and exercise.goal.scope == "deal":
        assert len(cards) == len(variant.pack(4))
        totals = [row.points for row in exercise.rows if row.code == "total"]
        zwicks, fines = sum(exercise.zwicks.values()), sum(exercise.fines.values())
        tie = len({row.count for row in exercise.rows if row.code == "most_cards"}) == 1
        rest = variant.total(4) - variant.scoring.most_cards * tie
        assert sum(totals) == rest + zwicks * variant.scoring.zwick - fines * variant.scoring.fine
        assert (not exercise.fines) == (not variant.scoring.fine)


def check_cards(variant: Variant, cards: list[str]) -> None:
    """Each card of the pack once at most."""
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(variant.pack(4))


@each_named
def test_the_cards_still_out_are_those_no_pile_holds(exercise: Exercise) -> None:
    """The answer names the jokers, the aces and the ten of diamonds that lie in no pile; wrong ones name others."""
    variant, cards = RULES[exercise.id], [*chain(*exercise.piles.values())]
    check_cards(variant, cards)
    out = {str(card) for card in special_cards(variant)} - set(cards)
    assert [set(answer.split()) for answer in exercise.accepted] == [{"out", *out}]
    for tried in exercise.tries:
        lead, *named = tried.answer.split()
        assert lead == "out" and set(named) != out and set(named) <= set(special_cards(variant))


FINED = {
    "Qd x (9c 4h =13 S)": (0, 1),
    "Qd x (8d 5s =13 W)": (1, 0),
    "Qd x (9c 4h =13 S) (8d 5s =13 W)": (0, 0),
    "Qd": (1, 1),
}


@pytest.mark.parametrize("move", FINED)
def test_who_pays_for_a_build_left_lying(move: str) -> None:
    """The exercise on builds left lying at the end of a packet tells who pays as the engine fines."""
    exercise = next(exercise for exercise in EXERCISES if exercise.id == "19-3")
    assert exercise.start.play(Move.read(move)).fines == FINED[move]
    assert grade(exercise, move).is_right == (FINED[move] == (0, 1))


# ---- how sure it is ------------------------------------------------------------------------------------------


@each_lesson
def test_a_lesson_is_no_surer_than_its_rules(one: Lesson) -> None:
    """A lesson on a rule set whose values are partly our assumption does not call itself certain or one line."""
    if one.part == "villages" and one.rules is not None:
        levels = set(one.rules.certainty.values())
        worst = max(levels, key=LEVELS.index)
        assert one.certainty in (worst, "mixed") and (one.certainty != "mixed" or len(levels) > 1)


def weakest(variant: Variant, *keys: str) -> str:
    """The weakest certainty of the values whose keys begin so."""
    return max((variant.certainty[key] for key in variant.certainty if key.startswith(keys)), key=LEVELS.index)


@each_counted
def test_a_count_by_assumed_values_says_so(exercise: Exercise) -> None:
    """Where points are our assumption the exercise is marked as such."""
    variant = RULES[exercise.id]
    if weakest(variant, "points.", "most_cards") == "reconstructed":
        assert exercise.certainty in ("reconstructed", "mixed")

"""Drawn exercises: what they say is right is legal and reaches the goal, and nothing else does, for every skill."""

from __future__ import annotations

import pytest

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import Exercise, grade
from zwicker_lab.lessons.goals import BuildTotal, JudgeLegality, is_down, meets
from zwicker_lab.lessons.practice import (
    BEST,
    SKILLS,
    Ref,
    exercise_of,
    is_telling,
    judged_best,
    open_position,
    read_ref,
    skills_of,
)
from zwicker_lab.lessons.practice.shapes import has_two_values, is_equal, is_plain_pair, is_several, jokers_of
from zwicker_lab.players.advice import advise
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.moves import Move

RULES = (
    *variant_names(),
    "zwicker3 capture=card table_value=fixed",
    "zwicker3 capture_all=yes build_target=several",
    "queen joker_only_by_building_down=yes rebuild_by=own_side",
    "zwicker6 builds_in_sums=no merge_equal_builds=yes after_zwick=sweeper_lays",
)
SEEDS = range(3)
ASKED = [
    (skill, rules)
    for rules in RULES
    for skill in skills_of(load_variant(rules))
    if skill not in ("count", "referee", BEST)
]


def made(skill: str, rules: str, seed: int) -> Exercise:
    exercise = exercise_of(Ref(skill, str(seed), load_variant(rules).spelled))
    assert exercise is not None, f"{skill} {seed} {rules}"
    return exercise


@pytest.mark.parametrize(("skill", "rules"), ASKED)
def test_what_is_called_right_is_right_and_nothing_else_is(skill: str, rules: str) -> None:
    """Every stated answer is a legal move that reaches the goal; no other legal move reaches it; some miss it."""
    for seed in SEEDS:
        exercise = made(skill, rules, seed)
        start, right = exercise.start, set(exercise.right_moves)
        legal = list(start.moves())
        assert right == {move for move in legal if meets(start, exercise.goal, move)}, (seed, exercise.position)
        assert right and len(right) < len(legal)
        assert all(start.refusal(move) is None for move in right)
        assert all(grade(exercise, move).is_right == (move in right) for move in legal)


@pytest.mark.parametrize("rules", RULES)
def test_every_skill_asks_for_what_it_is_called(rules: str) -> None:
    """Equals are equal, sums are sums, and so on: each right move shows the skill."""
    shown = {
        "equal": is_equal,
        "sums": lambda start, move: not is_plain_pair(start, move),
        "groups": is_several,
        "two-values": has_two_values,
        "build-up": lambda start, move: move.kind == "build" and not is_down(start, move),
        "build-down": is_down,
        "jokers": lambda start, move: bool(jokers_of(move)),
        "zwick": lambda start, move: start.is_zwick(move),
    }
    for skill in shown.keys() & set(skills_of(load_variant(rules))):
        for seed in SEEDS:
            exercise = made(skill, rules, seed)
            assert all(shown[skill](exercise.start, move) for move in exercise.right_moves), (skill, seed)


def test_a_build_is_asked_for_by_its_total() -> None:
    goal = made("build-up", "zwicker3", 3).goal
    assert isinstance(goal, BuildTotal) and goal.total > 1


@pytest.mark.parametrize("rules", RULES)
def test_the_referee_is_right(rules: str) -> None:
    """The accepted verdict is the engine's, with its reason; it stands among the answers, once; illegal ones occur."""
    verdicts = set()
    for seed in range(4 * len(SEEDS)):
        exercise = made("referee", rules, seed)
        assert isinstance(exercise.goal, JudgeLegality)
        reason = exercise.start.refusal(Move.read(exercise.goal.move))
        answer = "legal" if reason is None else f"illegal {reason.code}"
        offered = [choice.answer for choice in exercise.choices]
        assert exercise.accepted == (answer,) and offered.count(answer) == 1 and len(offered) > 1
        assert [one for one in offered if grade(exercise, one).is_right] == [answer]
        verdicts.add(reason is None)
    assert verdicts == {True, False}


@pytest.mark.parametrize("rules", RULES)
def test_a_pile_is_counted_by_the_rules(rules: str) -> None:
    """The rows add up to the total, which is what the cards of the pile score."""
    variant = load_variant(rules)
    for seed in SEEDS:
        exercise = made("count", rules, seed)
        [(side, pile)] = exercise.piles.items()
        points = sum(variant.points_of(card) for card in map(Card, pile))
        *rows, total = exercise.rows
        assert exercise.accepted == (f"{side} {points}",) and total.points == points == sum(row.points for row in rows)
        assert grade(exercise, f"{side} {points}").is_right and not grade(exercise, f"{side} {points + 1}").is_right


@pytest.mark.parametrize("skill", [name for name in SKILLS if name != BEST])
def test_the_name_is_enough_to_make_it_again(skill: str) -> None:
    """The same name gives the same exercise, also after it has been forgotten; another seed gives another one."""
    first = [made(skill, "zwicker3", seed) for seed in SEEDS]
    exercise_of.cache_clear()
    assert [made(skill, "zwicker3", seed) for seed in SEEDS] == first
    assert len({(exercise.position, tuple(exercise.piles.items()), str(exercise.goal)) for exercise in first}) > 2
    assert all(str(read_ref(exercise.id)) == exercise.id for exercise in first)


@pytest.mark.parametrize("skill", [name for name in SKILLS if name != BEST])
def test_every_exercise_is_told_in_both_languages(skill: str) -> None:
    """Task, three hints and the word of success; the first hint names no card of the answer."""
    for seed in SEEDS:
        exercise = made(skill, "zwicker3", seed)
        for lang in LANGUAGES:
            told = [exercise.task.of(lang), exercise.success.of(lang), *(hint.of(lang) for hint in exercise.hints)]
            assert all(told) and len(exercise.hints) == 3
            assert "{" not in exercise.hints[0].of(lang)


# ---- the open skill -----------------------------------------------------------------------------------------------


def test_the_best_moves_are_those_the_adviser_holds_for_best() -> None:
    """A telling position has a best move, a mistake, and right answers that are half of the moves at most."""
    told = 0
    for seed in range(4):
        ref = Ref(BEST, str(seed), "zwicker3")
        position = open_position(ref)
        assert position is not None and position == open_position(ref)
        verdicts = {one.move: one.verdict for one in advise(position, worlds=10).moves}
        assert set(verdicts) == set(position.moves())
        if not is_telling(verdicts):
            continue
        told += 1
        exercise = judged_best(ref, position, verdicts)
        right = {move for move in verdicts if grade(exercise, move).is_right}
        assert right == {move for move, verdict in verdicts.items() if verdict in ("best", "good")}
        assert "mistake" in verdicts.values() and 0 < 2 * len(right) <= len(verdicts)
    assert told


# ---- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["sums 17 zwicker3", "build-down 0 zwicker3 capture=card", "08-3"])
def test_a_name_is_read_as_it_is_written(text: str) -> None:
    assert str(read_ref(text)) == text


@pytest.mark.parametrize(
    "text", ["", "sums", "sums 17", "sums x zwicker3", "sum 17 zwicker3", "sums 17 casino", "99-1", "x" * 5000]
)
def test_what_is_no_name_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(InputError) as refused:
        read_ref(text)
    assert all("\n" not in refused.value.text(lang) for lang in LANGUAGES)


def test_a_skill_that_rules_lack_is_not_offered() -> None:
    """No jokers, no building down, no second value by the book; all of it in the Dithmarschen game."""
    assert set(SKILLS) - set(skills_of(load_variant("zwickern"))) == {"two-values", "build-down", "jokers"}
    assert set(skills_of(load_variant("zwicker3"))) == set(SKILLS)
    assert "jokers" in skills_of(load_variant("zwickern-wild3"))

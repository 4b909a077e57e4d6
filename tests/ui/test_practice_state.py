"""Practice without a browser: every skill through the page's state, and what is noted of the answers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.practising import Clock, buttons, give, opened, try_move
from zwicker_lab.lessons.goals import JudgeLegality
from zwicker_lab.lessons.practice import BEST, SKILLS, Ref, read_ref
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.moves import Move


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("skill", [name for name in SKILLS if name != BEST])
def test_a_right_answer_is_noted_and_leads_on(skill: str, lang: str) -> None:
    """The stated answer is right at once, is noted as a first try, and the button leads to another exercise."""
    play = opened(skill, lang=lang)
    first = play.ref
    give(play, play.exercise.accepted[0])
    assert play.slip["tone"] == "win" and buttons(play)[0] == "next" and play.slip["focus"] == "main"
    assert [(one.ref, one.result) for one in play.history.log] == [(str(first), "first")]
    assert play.history.memory == {} and play.steps["keep"]["value"]["log"][0]["ref"] == str(first)
    play.receive("slip", {"kind": "act", "id": "rule"})
    assert len(play.slip["text"]) > 1
    play.receive("slip", {"kind": "act", "id": "next"})
    assert play.ref is not None and play.ref.skill == skill and play.ref != first and play.outcome is None


def test_an_exercise_shows_neither_its_answer_nor_the_uses_of_a_card() -> None:
    """Where something is to be found no use is listed; asking for the list counts as a hint."""
    play = opened("sums")
    play.receive("table", {"kind": "pick", "card": play.exercise.right_moves[0].card})
    assert not play.choices["groups"]
    play.receive("table", {"kind": "press", "id": "list"})
    assert play.choices["groups"] and play.record.helped
    play.receive("table", {"kind": "back"})
    give(play, play.exercise.accepted[0])
    assert play.history.log[0].result == "hinted"


def test_hints_open_one_by_one_and_are_noted() -> None:
    play = opened("zwick")
    for rungs in (1, 2, 3, 3):
        play.receive("hints", {"kind": "hint"})
        assert [rung["state"] for rung in play.hints["rungs"]].count("open") == rungs
    give(play, play.exercise.accepted[0])
    assert play.history.log[0].result == "hinted"


def test_a_wrong_try_comes_back_and_undo_spoils_no_count() -> None:
    """The first try stays wrong after undo and a right one; the exercise is asked again once it is due."""
    clock = Clock()
    play = opened("sums", clock=clock)
    first, exercise = play.ref, play.exercise
    wrong = next(move for move in exercise.start.moves() if move not in exercise.right_moves)
    give(play, str(wrong))
    assert play.slip["tone"] == "miss" and "again" in buttons(play)
    play.receive("slip", {"kind": "act", "id": "again"})
    assert play.outcome is None and play.history.log[0].result == "wrong" and play.record.tries == 1
    give(play, exercise.accepted[0])
    assert [(one.result, one.tries, one.solved) for one in play.history.log] == [("wrong", 2, True)]
    play.receive("slip", {"kind": "act", "id": "next"})
    assert play.ref != first and not play.steps["again"]
    clock.now += 120
    play.receive("steps", {"kind": "next"})
    assert play.ref == first and play.record.tries == 0 and play.steps["again"]
    give(play, exercise.accepted[0])
    assert [one.result for one in play.history.log] == ["wrong", "first"]
    assert play.history.due(clock.now + 300) == []


def test_a_refused_try_says_why_with_the_sum() -> None:
    """An illegal try is refused with the engine's reason, and is the first try."""
    play = opened("sums", ref=read_ref("sums 4 zwicker3"))
    try_move(play, Move.read("2c x Qd"))
    assert play.slip["tone"] == "warn" and "13" in str(play.slip["text"]) + str(play.slip["sums"])
    assert play.history.log[0].result == "wrong"


def test_the_referee_says_why() -> None:
    """A wrong verdict gets the reason; the right one, too."""
    play = opened("referee")
    goal = play.exercise.goal
    assert isinstance(goal, JudgeLegality)
    wrong = next(one.answer for one in play.exercise.choices if one.answer not in play.exercise.accepted)
    give(play, wrong)
    assert play.slip["tone"] == "miss" and play.slip["text"]
    give(play, play.exercise.accepted[0])
    assert play.slip["tone"] == "win" and play.history.log[0].result == "wrong"


@pytest.mark.parametrize("rules", ["zwickern", "queen", "zwicker3 capture=card"])
def test_other_rules_are_practised_and_remembered(rules: str) -> None:
    """The rules of the link are played; without one, those chosen last."""
    variant = load_variant(rules)
    play = opened("equal", variant=variant)
    assert play.ref == Ref("equal", "3", rules) and play.exercise.start.variant == variant
    later = opened("sums", stored=play.steps["keep"]["value"])
    assert later.ref is not None and later.ref.rules == rules


@pytest.mark.parametrize(
    "message", [None, 7, {}, {"kind": "go", "step": "x"}, {"kind": "act", "id": "next"}, {"kind": "stored", "value": 3}]
)
def test_odd_messages_are_passed_over(message: Any) -> None:
    play = opened("sums")
    asked = play.ref
    for view in ("steps", "table", "board", "slip", "coach", "choices", "answers", "hints"):
        play.receive(view, message)
    assert play.ref == asked


def test_going_back_in_the_browser_shows_the_exercise_before() -> None:
    play = opened("zwick")
    first = play.ref
    give(play, play.exercise.accepted[0])
    play.receive("slip", {"kind": "act", "id": "next"})
    play.receive("steps", {"kind": "go", "step": str(first)})
    assert play.ref == first and play.outcome is not None and len(play.history.log) == 1

"""What stays of practice, without a browser: answers, two tabs, mistakes of lessons, and the overview."""

from __future__ import annotations

from itertools import count
from typing import Any

from tests.ui.practising import NOW, Clock, give, opened
from zwicker_lab.lessons import LessonRun, Progress
from zwicker_lab.lessons.practice import SKILLS, History, read_ref
from zwicker_lab.ui.practice.overview import Overview
from zwicker_lab.ui.practice.play import PracticePlay

# ---- what stays -----------------------------------------------------------------------------------------------------


def test_points_filled_in_stay_through_a_reload() -> None:
    play = opened("count")
    row = play.exercise.rows[0]
    play.receive("board", {"kind": "row", "cell": f"{row.side} {row.code}", "value": str(row.points)})
    again = opened("count", stored=play.steps["keep"]["value"], ref=play.ref)
    assert again.entries == play.entries == {f"{row.side} {row.code}": row.points}


def test_a_reload_keeps_the_exercise_the_answer_and_the_first_try() -> None:
    play = opened("zwick")
    wrong = next(move for move in play.exercise.start.moves() if move not in play.exercise.right_moves)
    give(play, str(wrong))
    again = opened("zwick", stored=play.steps["keep"]["value"], ref=play.ref)
    assert again.exercise == play.exercise and again.record == play.record
    assert again.slip["tone"] == "miss" and again.history.log == play.history.log


def test_two_tabs_keep_both_first_tries() -> None:
    """A tab that hears of another one's tries has both, and its own exercise stays."""
    one, two = opened("zwick"), opened("sums", seeds=count(50).__next__)
    give(one, one.exercise.accepted[0])
    give(two, two.exercise.accepted[0])
    shown, exercise = two.slip["n"], two.exercise
    two.receive("steps", {"kind": "stored", "value": one.steps["keep"]["value"], "write": True})
    assert {first.ref for first in two.history.log} == {str(one.ref), str(two.ref)}
    assert two.exercise == exercise and two.slip["n"] == shown


def test_starting_over_elsewhere_asks_the_exercise_afresh() -> None:
    play = opened("zwick")
    give(play, play.exercise.accepted[0])
    over = play.history.started_over()
    play.receive("steps", {"kind": "stored", "value": over.to_json(), "write": False})
    assert play.outcome is None and play.record.first is None and play.history.log == ()


def test_mistakes_of_lessons_are_asked_first() -> None:
    """What a lesson noted as wrong at first comes back in mixed practice, in the lesson's own words."""
    run = LessonRun.start(3).go("1").try_answer("7h x 7d")[0]
    play = PracticePlay("mixed", None, "en", clock=Clock(), seeds=lambda: 4)
    play.receive("steps", {"kind": "lessons", "value": Progress().with_run(run).to_json()})
    play.receive("steps", {"kind": "stored", "value": None, "write": True})
    assert str(play.ref) == "03-1" and play.exercise == run.exercise
    give(play, play.exercise.accepted[0])
    play.receive("slip", {"kind": "act", "id": "next"})
    assert play.ref is not None and play.ref.skill in SKILLS


def test_a_stored_answer_that_cannot_be_is_dropped() -> None:
    """A record that does not fit its exercise is replaced by a fresh round."""
    stored = {"rounds": {"zwick 9 zwicker3": {"begun": NOW, "record": {"first": "9s", "tries": 0}}}}
    play = opened("zwick", stored=stored, ref=read_ref("zwick 9 zwicker3"))
    assert play.record.first is None and play.found is not None


# ---- the overview ---------------------------------------------------------------------------------------------------


def overview(stored: Any = None, variant: Any = None, lang: str = "en") -> Overview:
    shown = Overview(variant, lang, lambda page, **values: f"{page}?{values}", clock=lambda: NOW + 900)
    shown.receive({"kind": "stored", "value": stored})
    return shown


def test_the_overview_counts_first_tries_and_what_is_due() -> None:
    """First tries in numbers beside the bar, retries apart, and how many exercises come back."""
    play = opened("zwick")
    wrong = next(move for move in play.exercise.start.moves() if move not in play.exercise.right_moves)
    give(play, str(wrong))
    play.receive("slip", {"kind": "act", "id": "again"})
    give(play, play.exercise.accepted[0])
    play.receive("slip", {"kind": "act", "id": "next"})
    give(play, play.exercise.accepted[0])
    shown = overview(play.steps["keep"]["value"]).scene
    row = next(row for row in shown["skills"] if row["id"] == "zwick")
    assert row["told"] == "The last 2 exercises, 1 right first time · 3 tries"
    assert row["bar"] == [1, 0, 1] and row["due"] == "1 exercise is due again"
    assert shown["mixed"]["told"].startswith("One exercise")


def test_other_rules_in_the_overview() -> None:
    """Rule set and switches are chosen; what they lack is said; made-up rules are called so."""
    shown = overview()
    assert shown.scene["missing"] == "" and not shown.scene["rules"]["certainty"]
    shown.receive({"kind": "set", "name": "variant", "value": "zwickern"})
    assert [row["id"] for row in shown.scene["skills"]] == [
        n for n in SKILLS if n not in ("two-values", "build-down", "jokers")
    ]
    assert "Jokers" in shown.scene["missing"]
    shown.receive({"kind": "set", "name": "capture", "value": "card"})
    assert shown.variant.spelled == "zwickern capture=card" and "capture" in str(shown.scene["mixed"]["href"])
    assert shown.scene["keep"]["value"]["rules"] == "zwickern capture=card"
    shown.receive({"kind": "set", "name": "variant", "value": "queen"})
    assert shown.scene["rules"]["certainty"]
    for odd in ("casino", "../x", ""):
        shown.receive({"kind": "set", "name": "variant", "value": odd})
        shown.receive({"kind": "set", "name": "capture", "value": odd})
    assert shown.variant.spelled == "queen"


def test_starting_over_in_the_overview() -> None:
    play = opened("zwick")
    give(play, play.exercise.accepted[0])
    shown = overview(play.steps["keep"]["value"])
    assert shown.scene["over"]
    shown.receive({"kind": "over"})
    assert shown.scene["over"] is None and History.read(shown.scene["keep"]["value"]).era == 1

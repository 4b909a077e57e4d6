"""How practice finds the next exercise, without a browser: drawn beside the page, or judged by the adviser."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.ui.advisers import hasty
from tests.ui.practising import NOW, Judge, opened, try_move
from zwicker_lab.lessons.practice import BEST, Ref, exercise_of
from zwicker_lab.ui import drawing
from zwicker_lab.ui.practice import play as practice
from zwicker_lab.ui.practice.searching import MOST_POSITIONS

# ---- drawn beside the page ------------------------------------------------------------------------------------------


class Beside:
    """What is to be drawn waits until it is wanted; so does what is said after a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.acts: list[Any] = []
        self.late: list[Any] = []
        monkeypatch.setattr(drawing, "Timer", self._timer)

    def _timer(self, seconds: float, act: Any) -> Any:
        self.late.append(act)
        return SimpleNamespace(start=lambda: None)

    def draw(self) -> None:
        """Draw the first that waits."""
        self.acts.pop(0)()


def test_what_is_shown_stays_until_the_next_exercise_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be answered meanwhile, and asking twice draws once."""
    beside = Beside(monkeypatch)
    play = opened("sums", apart=beside.acts.append)
    assert play.found is None and play.slip["title"]
    beside.draw()
    first, table = play.ref, play.table
    play.receive("steps", {"kind": "next"})
    play.receive("steps", {"kind": "next"})
    play.receive("table", {"kind": "pick", "card": play.exercise.start.hand[0]})
    assert (play.ref, play.table, len(beside.acts)) == (first, table, 1)
    beside.draw()
    assert play.ref != first and play.table != table and play.steps["place"] == str(play.ref)


def test_whoever_waits_for_long_is_told_and_may_have_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn too late, or after the page was left, changes nothing."""
    beside = Beside(monkeypatch)
    play = opened("sums", apart=beside.acts.append)
    beside.draw()
    play.receive("steps", {"kind": "next"})
    beside.late[-1]()
    assert play.found is None and play.ref is not None and play.ref.skill == "sums" and not play.table
    play.receive("steps", {"kind": "next"})
    late, wanted = beside.acts
    late()
    assert play.found is None
    wanted()
    assert play.found is not None and play.ref.skill != "sums"
    there = play.ref
    play.receive("steps", {"kind": "next"})
    play.leave()
    beside.acts[-1]()
    beside.late[-1]()
    assert play.ref == there


def test_an_exercise_that_cannot_be_drawn_gives_way_to_another_skill(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the other thread is written down, and nobody waits for ever."""

    def broken(ref: Ref) -> Any:
        if ref.skill == "sums":
            raise ValueError("broken")
        return exercise_of(ref)

    monkeypatch.setattr(practice, "exercise_of", broken)
    told: list[str] = []
    monkeypatch.setattr(drawing.log, "exception", lambda text, *values: told.append(text % values))
    play = opened("sums")
    assert play.found is not None and play.ref is not None and play.ref.skill != "sums"
    assert told and told[0].startswith("sums ")


# ---- the open skill -------------------------------------------------------------------------------------------------


def test_the_best_move_is_asked_once_the_adviser_has_judged() -> None:
    """Until then something else can be practised; then any move is answered by its verdict."""
    judge = Judge()
    play = opened(BEST, coach=judge)
    assert play.found is None and play.slip["title"] and not play.table
    judge.think()
    exercise = play.exercise
    assert play.table["hand"]["cards"] and len(exercise.right_moves) == 2
    moves = list(exercise.start.moves())[::-1]
    assert set(exercise.right_moves) == set(moves[:2])
    try_move(play, moves[-1])
    assert play.slip["tone"] == "miss" and play.history.log[0].result == "wrong"
    judge.think()
    assert play.coach["verdict"]["state"] == "mistake"
    play.receive("slip", {"kind": "act", "id": "again"})
    try_move(play, moves[0])
    assert play.slip["tone"] == "win" and str(play.ref) in play.history.memory


def test_a_card_shows_its_uses_where_any_move_may_be_played() -> None:
    judge = Judge()
    play = opened(BEST, coach=judge)
    judge.think()
    play.receive("table", {"kind": "pick", "card": play.exercise.start.hand[0]})
    assert play.choices["groups"]


def test_whoever_does_not_want_to_wait_gets_something_else() -> None:
    """Going on during the search asks another skill, and the adviser's late answer changes nothing."""
    judge = Judge()
    play = opened(BEST, coach=judge)
    play.receive("steps", {"kind": "next"})
    assert play.ref is not None and play.ref.skill != BEST
    asked = play.ref
    judge.think()
    assert play.ref == asked


def test_positions_without_a_mistake_or_judged_in_haste_are_passed_over() -> None:
    """The search goes on until a position surely has something to find, and takes the last one as it is."""
    judge = Judge(hasty)
    play = opened(BEST, coach=judge)
    first = play.ref
    for _ in range(2 * MOST_POSITIONS - 1):
        judge.think()
        assert play.found is None
    judge.think()
    assert play.found is not None and play.ref != first and play.history.round_of(play.asked)


def test_without_an_adviser_another_skill_is_asked() -> None:
    """An open exercise that is due is not lost where the adviser is not there for it."""
    stored = {"memory": {"best 7 zwicker3": {"due": NOW - 5}}}
    for wanted in (BEST, "mixed"):
        play = opened(wanted, stored=stored)
        assert play.ref is not None and play.ref.skill != BEST and play.found is not None
        assert "best 7 zwicker3" in play.history.memory

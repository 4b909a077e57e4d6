"""Practice without a browser: every skill through the page's state, what is noted, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from tests.ui.advisers import hasty, quick
from zwicker_lab.lessons import LessonRun, Progress
from zwicker_lab.lessons.goals import JudgeLegality
from zwicker_lab.lessons.practice import BEST, SKILLS, History, Ref, exercise_of, read_ref
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui import drawing
from zwicker_lab.ui.coach.answer import Answer, Question
from zwicker_lab.ui.practice import play as practice
from zwicker_lab.ui.practice.overview import Overview
from zwicker_lab.ui.practice.play import PracticePlay
from zwicker_lab.ui.practice.searching import MOST_POSITIONS
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.moves import Move

NOW = 1_800_000_000


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


class Judge:
    """A coach that answers when it is told to, with the adviser of the tests."""

    def __init__(self, adviser: Any = quick) -> None:
        self.adviser = adviser
        self.asked: list[Callable[[], None]] = []

    def ask(self, table: object, question: Question, heard: Callable[[Answer | None], None]) -> None:
        self.asked.append(lambda: heard(Answer.read(self.adviser(question.position, ms=80))))

    def forget(self, table: object) -> None: ...

    def think(self) -> None:
        asked, self.asked = self.asked, []
        for answer in asked:
            answer()
            if self.adviser is hasty and not self.asked:
                self.asked.append(answer)


def opened(wanted: str = "mixed", stored: Any = None, lang: str = "de", **settings: Any) -> PracticePlay:
    """The page as it stands once the browser has told what it keeps."""
    settings = {"clock": Clock(), "seeds": count(3).__next__, **settings}
    play = PracticePlay(wanted, settings.pop("variant", None), lang, **settings)
    play.receive("steps", {"kind": "stored", "value": stored, "write": True})
    return play


def buttons(play: PracticePlay) -> list[str]:
    return [action["id"] for action in play.slip["actions"]]


def try_move(play: PracticePlay, move: Move) -> None:
    """Choose the card, touch the items, try, and answer a question about what was meant."""
    play.receive("table", {"kind": "pick", "card": move.card})
    for item in move.items:
        play.receive("table", {"kind": "mark", "item": item.cards[0]})
    play.receive("table", {"kind": "press", "id": "try"})
    if play.ref.skill == BEST or any(str(offered) == str(move) for offered in play.step.trial.asking):
        play.receive("choices", {"kind": "choose", "id": str(move)})


def give(play: PracticePlay, answer: str) -> None:
    """Answer in the way the kind of exercise is answered."""
    if play.exercise.play:
        try_move(play, Move.read(answer))
    elif play.exercise.choices:
        play.receive("answers", {"kind": "answer", "id": answer})
    else:
        side, total = answer.split()
        play.receive("board", {"kind": "totals", "values": {side: total}})


# ---- every skill --------------------------------------------------------------------------------------------------


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


def test_points_filled_in_stay_through_a_reload() -> None:
    play = opened("count")
    row = play.exercise.rows[0]
    play.receive("board", {"kind": "row", "cell": f"{row.side} {row.code}", "value": str(row.points)})
    again = opened("count", stored=play.steps["keep"]["value"], ref=play.ref)
    assert again.entries == play.entries == {f"{row.side} {row.code}": row.points}


# ---- drawn beside the page ---------------------------------------------------------------------------------------


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


# ---- the open skill -----------------------------------------------------------------------------------------------


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


# ---- what stays ---------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("rules", ["zwickern", "queen", "zwicker3 capture=card"])
def test_other_rules_are_practised_and_remembered(rules: str) -> None:
    """The rules of the link are played; without one, those chosen last."""
    variant = load_variant(rules)
    play = opened("equal", variant=variant)
    assert play.ref == Ref("equal", "3", rules) and play.exercise.start.variant == variant
    later = opened("sums", stored=play.steps["keep"]["value"])
    assert later.ref is not None and later.ref.rules == rules


def test_a_stored_answer_that_cannot_be_is_dropped() -> None:
    """A record that does not fit its exercise is replaced by a fresh round."""
    stored = {"rounds": {"zwick 9 zwicker3": {"begun": NOW, "record": {"first": "9s", "tries": 0}}}}
    play = opened("zwick", stored=stored, ref=read_ref("zwick 9 zwicker3"))
    assert play.record.first is None and play.found is not None


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


# ---- the overview -------------------------------------------------------------------------------------------------


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

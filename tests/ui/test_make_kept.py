"""What stays in a lesson that is being written: what cannot be changed there, half-made builds, what was typed last."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.ui.writing import ZWICK, do, making
from zwicker_lab.lessons import read_own
from zwicker_lab.lessons.draft import Draft, DraftExercise, Words
from zwicker_lab.lessons.draft_read import draft_of_json
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.make.checks import checked
from zwicker_lab.ui.make.opened import task_scene
from zwicker_lab.ui.make.scenes import lesson_scene

JUDGED = """
[[exercise]]
position = "zwicker3; table 9c 6d; hand 3s Qh"
goal = { type = "judge_legality", move = "3s > 6d = 9" }
[[exercise.choice]]
answer = "legal"
text = { en = "Of course." }
[[exercise.choice]]
answer = "illegal"
text = { en = "Not without a nine." }
[[exercise.try]]
answer = "legal"
verdict = "wrong"
why = { en = "You hold no nine." }
"""
SAFE = """
[[exercise]]
position = "zwicker3; table 5c 4d; hand 9h 2c"
goal = { type = "avoid_zwick", against = "unseen", limit = 3 }
"""
LOSING = [
    {"kind": "task", "name": "goal", "value": "max_cards"},
    {"kind": "card", "card": "2h"},
    {"kind": "answer", "move": "3s"},
    {"kind": "clear"},
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("text", "key"), [(JUDGED, "choice"), (SAFE, "limit")])
def test_what_cannot_be_changed_is_said_and_stays_while_only_texts_change(lang, text, key):
    """With what is kept, the exercise is told to be as right as it is when it is played."""
    whole = Draft(Words("A"), exercises=()).toml() + text
    made = do(making(lang=lang), {"kind": "file", "text": whole})
    told = task_scene(made, checked(made.exercise))
    assert made.problem is None and not told["problems"] and told["answers"]["title"]
    assert say(lang, "make-kept-key", key=key) in told["kept"]
    assert bool(told["tries"]) == (text == JUDGED)
    do(made, {"kind": "text", "name": "aim", "lang": "de", "value": "Merk dir das."}, {"kind": "order", "name": "save"})
    saved = lesson_scene(made)["order"]["text"]
    assert read_own(saved).exercises == read_own(whole).exercises


@pytest.mark.parametrize("message", LOSING, ids=lambda one: one["kind"])
def test_what_was_kept_for_other_cards_or_another_goal_goes_with_them_and_comes_back(message):
    made = do(making(), {"kind": "file", "text": Draft(Words("A"), exercises=()).toml() + JUDGED})
    before = made.exercise
    do(made, message)
    assert not made.exercise.kept and not made.exercise.tries
    assert not task_scene(made, checked(made.exercise))["kept"]
    assert lesson_scene(made)["undone"] == say("en", f"make-undone-{'clear' if message == LOSING[-1] else 'kept'}")
    assert do(made, {"kind": "undo"}).exercise == before


GOING_ON = {
    "keys": [{"kind": "task", "name": "wanted", "value": "3s > 6d ="[:end]} for end in range(1, 9)],
    "cards": [{"kind": "card", "card": "2h"}, {"kind": "card", "card": "2h"}, {"kind": "card", "card": "2c"}],
    "goal and answer": [{"kind": "task", "name": "goal", "value": "exact_moves"}, {"kind": "answer", "move": "3s"}],
}


@pytest.mark.parametrize("way", GOING_ON)
def test_what_was_kept_comes_back_after_the_next_keys_and_cards_too(way):
    """Nobody can press Undo between two keys. Whatever else is written is not lost by it."""
    whole = Draft(Words("A"), exercises=()).toml() + JUDGED + SAFE

    def changed():
        return do(making(), {"kind": "file", "text": whole}, *GOING_ON[way])

    assert changed().undone == "kept" and not changed().exercise.kept
    assert do(changed(), {"kind": "undo"}).draft == do(making(), {"kind": "file", "text": whole}).draft
    for other in ({"kind": "task", "name": "task", "lang": "de", "value": "Los"}, {**LATE[1], "at": 1}, LATE[0]):
        assert not do(changed(), other).undone
    first, second = do(changed(), {"kind": "open", "at": 1}, LOSING[1], {"kind": "undo"}).draft.exercises
    assert second.kept and not first.kept


def test_answers_that_other_rules_contradict_go_and_come_back_and_all_others_stay():
    made = do(making(), {"kind": "file", "text": Draft(Words("A"), exercises=()).toml() + JUDGED + SAFE})
    before = made.draft
    assert do(made, {"kind": "rules", "name": "queen"}).draft.exercises[1].kept == before.exercises[1].kept
    tried = {"answer": "5c x As Kd", "verdict": "accepted", "why": {"de": "Ja."}}
    for hand, goal in (("5c 2c", "any_legal_capture"), ("5c *15", "make_zwick")):
        one = DraftExercise(f"zwicker3; table As Kd 2h; hand {hand}", goal, tries=(tried,))
        made = do(making(one), {"kind": "rules", "name": "zwickern"})
        assert made.undone == "rules" and not made.exercise.tries
        assert do(made, {"kind": "undo"}).exercise.tries == (tried,)


# ---- a build that is being made ---------------------------------------------------------------------------------


HALF = ({"kind": "zone", "value": "build"}, {"kind": "card", "card": "5c"}, {"kind": "card", "card": "6c"})
AND_BACK = {
    "another exercise": [{"kind": "open", "at": 1}, {"kind": "open", "at": 0}],
    "a new one": [{"kind": "add"}, {"kind": "open", "at": 0}],
    "the order": [{"kind": "down"}],
    "a typed text": [{"kind": "task", "name": "task", "lang": "de", "value": "Los"}],
    "other rules": [{"kind": "rules", "name": "queen"}],
    "rules without builds of two": [{"kind": "rules", "name": "zwickern"}],
}


@pytest.mark.parametrize("way", AND_BACK)
def test_a_build_that_is_being_made_stays_whatever_else_is_done(way):
    one = replace(ZWICK, position="zwicker3; table 9d; hand 9s")
    made = do(making(one, one), *HALF, *AND_BACK[way])
    assert made.layout.build == ("5c", "6c") and not made.undone
    kept = draft_of_json(json.loads(json.dumps(made.draft.to_json())))
    again = do(making(), {"kind": "stored", "value": kept.to_json()}, {"kind": "open", "at": made.at})
    assert again.layout.build == ("5c", "6c")
    assert made.layout.built((*made.layout.totals, 0)[0]) or not made.layout.totals


def test_a_line_that_is_typed_takes_only_its_own_cards_from_a_build_that_is_being_made():
    made = do(making(replace(ZWICK, position="zwicker3; table 9d; hand 9s")), *HALF)
    made.put(None, "zwicker3; table 6c; hand 9s")
    assert made.layout.build == ("5c",) and made.exercise.position == "zwicker3; table 6c; hand 9s"


def test_cards_of_a_build_that_other_rules_do_not_have_come_back():
    half = [{"kind": "zone", "value": "build"}, {"kind": "card", "card": "*20"}, {"kind": "card", "card": "6c"}]
    made = do(making(replace(ZWICK, position="zwicker3; table 9d; hand 9s")), *half)
    do(made, {"kind": "rules", "name": "zwickern"})
    assert made.layout.build == ("6c",)
    assert lesson_scene(made)["undone"] == say("en", "make-undone-rules")
    assert do(made, {"kind": "undo"}).layout.build == ("*20", "6c") and made.exercise.half == ("*20", "6c")


@pytest.mark.parametrize(
    ("half", "build"),
    [(None, ()), (3, ()), (["x"], ()), ([[]], ()), (["Xx"] * 99, ()), (["5c", "6c", "As", "6c", "7d"], ("6c", "7d"))],
)
def test_a_build_from_the_storage_holds_only_cards_that_are_free(half, build):
    stored = Draft(exercises=(ZWICK,)).to_json()
    stored["exercises"][0]["half"] = half
    assert do(making(), {"kind": "stored", "value": stored}).layout.build == build


@pytest.mark.parametrize("way", ["another exercise", "the browser"])
def test_the_hands_of_others_and_the_rest_of_a_line_stay_while_the_mover_has_no_cards(way):
    line = "zwicker3; players 2; table 9d; hands 1: 9s / 2: Kc ?; turn 1; stock 10"
    made = do(making(replace(ZWICK, position=line), ZWICK), {"kind": "zone", "value": "hand"})
    do(made, {"kind": "card", "card": "9s"})
    assert checked(made.exercise).problems
    if way == "the browser":
        made = do(making(), {"kind": "stored", "value": made.draft.to_json()}, {"kind": "zone", "value": "hand"})
    elif way == "another exercise":
        do(made, {"kind": "open", "at": 1}, {"kind": "open", "at": 0})
    do(made, {"kind": "card", "card": "Kc"}, {"kind": "card", "card": "2c"})
    assert made.exercise.position == "zwicker3; table 9d; hands 1: 2c / 2: Kc ?; players 2; turn 1; stock 10"
    assert "position" not in checked(made.exercise).problems


# ---- what was typed last ----------------------------------------------------------------------------------------

LATE = [
    {"kind": "text", "name": "title", "lang": "de", "value": "Neu"},
    {"kind": "task", "at": 1, "name": "task", "lang": "en", "value": "Look."},
    {"kind": "task", "at": 1, "name": "hint1", "lang": "de", "value": "Fünf."},
    {"kind": "task", "at": 0, "name": "wanted", "value": "7"},
]


def test_what_was_typed_last_before_the_page_was_left_is_part_of_what_was_kept():
    """In the exercise it was typed into, and given back to be kept; what is no such report is passed over."""
    kept = Draft(Words("Alt"), exercises=(ZWICK, ZWICK))
    for late in (
        LATE,
        [None, 3, {}, {"kind": "task", "at": 9, "name": "task", "lang": "de"}, *LATE, {"kind": "clear"}],
    ):
        made = do(making(), {"kind": "stored", "value": kept.to_json(), "late": late})
        first, second = made.draft.exercises
        assert made.keep and made.draft.title == Words("Neu") and first.wanted == "7" and not first.task.texts
        assert (second.task, second.hints[1], made.at) == (Words(en="Look."), Words("Fünf."), 0)
    given = do(making(ZWICK, given=True), {"kind": "stored", "value": kept.to_json(), "late": LATE})
    assert given.undone == "given" and do(given, {"kind": "undo"}).draft.title == Words("Neu")
    assert do(making(), {"kind": "stored", "value": None, "late": LATE}).draft.title == Words("Neu")
    assert not do(making(), {"kind": "stored", "value": kept.to_json(), "late": []}).keep


def test_what_is_typed_reaches_the_exercise_it_was_typed_into():
    made = do(making(ZWICK, ZWICK), {"kind": "open", "at": 1}, {**LATE[1], "at": 0})
    assert [one.task.texts for one in made.draft.exercises] == [{"en": "Look."}, {}]

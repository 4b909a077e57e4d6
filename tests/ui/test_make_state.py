"""Writing a lesson without a browser: cards, goals, texts, the list, the search, files, and what is told where."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.ui.writing import ZWICK, do, making
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import read_own
from zwicker_lab.lessons.draft import Draft, DraftExercise, Words
from zwicker_lab.lessons.draft_goals import GOALS
from zwicker_lab.lessons.draft_read import draft_of_json
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.make.checks import checked
from zwicker_lab.ui.make.layout import Layout
from zwicker_lab.ui.make.opened import cards_scene, task_scene
from zwicker_lab.ui.make.paper import PER_PAGE, paper_scene
from zwicker_lab.ui.make.scenes import lesson_scene, list_scene, seek_scene
from zwicker_lab.ui.make.state import Making

# ---- cards -----------------------------------------------------------------------------------------------------


def test_tapped_cards_go_where_the_zone_says_and_come_back():
    made = do(
        making(ZWICK),
        {"kind": "card", "card": "9h"},
        {"kind": "zone", "value": "hand"},
        {"kind": "card", "card": "2c"},
        {"kind": "card", "card": "As"},
    )
    assert made.exercise.position == "zwicker3; table Kd 9h; hand 5c *15 2c"


def test_a_build_is_made_of_tapped_cards_with_a_total_it_may_have():
    made = do(making(ZWICK), {"kind": "zone", "value": "build"}, {"kind": "card", "card": "9c"})
    assert made.layout.totals == ()
    do(made, {"kind": "card", "card": "3h"})
    assert made.layout.totals == (6, 12)
    assert made.exercise.position == ZWICK.position
    do(made, {"kind": "total", "total": 7})
    assert made.layout.build
    do(made, {"kind": "total", "total": 6})
    assert made.exercise.position == "zwicker3; table As Kd (9c 3h =6); hand 5c *15"
    do(made, {"kind": "card", "card": "9c"})
    assert made.exercise.position == "zwicker3; table As Kd 3h; hand 5c *15"


def test_the_line_and_the_cards_stay_in_step_and_other_fields_stay():
    made = making(ZWICK)
    line = "zwicker3; table 9d; hands N: 9s 2c / E: Kc ?; players 2; turn N; stock 10"
    line = "zwicker3; players 2; table 9d; hands 1: 9s 2c / 2: Kc ?; turn 1; stock 10"
    layout = Layout.of(line)
    assert layout.hand == ("9s", "2c") and layout.where("Kc") == "elsewhere"
    changed = layout.tapped("3h", "table").tapped("2c", "hand").tapped("Kc", "hand")
    assert changed.line == "zwicker3; table 9d 3h; hands 1: 9s / 2: Kc ?; players 2; turn 1; stock 10"
    do(made, {"kind": "clear"})
    assert made.exercise.position == "zwicker3; table ; hand "
    assert checked(made.exercise).problems["position"].message == "make-no-hand"


def test_another_rule_set_moves_all_exercises_and_leaves_out_cards_it_has_not():
    made = do(making(ZWICK), {"kind": "rules", "name": "zwickern"})
    assert made.exercise.position == "zwickern; table As Kd; hand 5c"
    do(made, {"kind": "rules", "name": "../../etc/passwd"})
    assert made.draft.variant == "zwickern" and made.problem is not None


# ---- goals and answers -----------------------------------------------------------------------------------------


def test_the_rules_find_the_right_answers():
    assert [str(move) for move in checked(ZWICK).answers] == ["5c x As Kd", "*15 x As Kd"]


@pytest.mark.parametrize(
    ("goal", "wanted", "field", "named"),
    [
        ("build_total", "", "wanted", "total"),
        ("build_total", "viele", "wanted", "viele"),
        ("build_total", "14", "answers", "no legal move"),
        ("capture_all_of", "As xx", "wanted", "xx"),
        ("exact_moves", "5c x", "wanted", "5c x"),
        ("exact_moves", "5c x Kd", "answers", "not allowed"),
        ("points_at_least", "0", "wanted", "0"),
    ],
)
def test_each_field_says_what_is_wrong_beside_it(goal, wanted, field, named):
    problems = checked(DraftExercise(ZWICK.position, goal, wanted)).problems
    assert list(problems) == [field]
    assert named in problems[field].text("en")
    assert problems[field].text("de") != problems[field].text("en")


def test_answers_chosen_by_hand_are_ticked_and_unticked():
    made = do(making(ZWICK), {"kind": "task", "name": "goal", "value": "exact_moves"}, {"kind": "answer", "move": "5c"})
    do(made, {"kind": "answer", "move": "5c x As Kd"}, {"kind": "answer", "move": "5c"})
    assert made.exercise.wanted == "5c x As Kd"
    assert [str(move) for move in checked(made.exercise).answers] == ["5c x As Kd"]


def test_foreseen_answers_go_when_cards_or_goal_change():
    tried = DraftExercise(
        ZWICK.position, "make_zwick", tries=({"answer": "5c", "verdict": "misses", "why": {"de": "x"}},)
    )
    assert do(making(tried), {"kind": "task", "name": "task", "lang": "de", "value": "Los"}).exercise.tries
    assert not do(making(tried), {"kind": "card", "card": "9h"}).exercise.tries
    assert not do(making(tried), {"kind": "task", "name": "goal", "value": "max_cards"}).exercise.tries


# ---- the list --------------------------------------------------------------------------------------------------


def test_exercises_are_added_copied_moved_removed_and_brought_back():
    made = do(making(ZWICK), {"kind": "copy"}, {"kind": "card", "card": "9h"}, {"kind": "up"})
    assert [len(Layout.of(one.position).table) for one in made.draft.exercises] == [3, 2]
    do(made, {"kind": "add"}, {"kind": "remove"})
    assert len(made.draft.exercises) == 2 and made.undone == "remove"
    do(made, {"kind": "undo"})
    assert len(made.draft.exercises) == 3 and made.at == 2 and not made.undone
    do(made, {"kind": "open", "at": 0}, {"kind": "open", "at": 99}, {"kind": "open", "at": "x"})
    assert made.at == 0


def test_there_is_always_one_exercise_and_never_more_than_fit():
    assert len(do(making(ZWICK), {"kind": "remove"}).draft.exercises) == 1
    assert len(do(making(ZWICK), *[{"kind": "add"}] * 40).draft.exercises) == 24


# ---- at random -------------------------------------------------------------------------------------------------


def test_cards_are_sought_under_conditions_and_can_be_taken_back():
    wish = {"kind": "seek", "table": 3, "hand": 3, "seed": 4, "conditions": [{"name": "zwick-exactly", "number": 2}]}
    made = do(making(ZWICK), wish)
    assert made.sought["state"] == "found"
    sought = DraftExercise(made.exercise.position, "make_zwick")
    assert len(checked(sought).answers) == 2 and len(made.layout.hand) == 3
    do(made, {"kind": "undo"})
    assert made.exercise.position == ZWICK.position


def test_what_lies_there_stays_where_that_is_wished():
    made = do(making(ZWICK), {"kind": "seek", "table": 4, "hand": 3, "seed": 1, "kept": True, "conditions": []})
    assert made.exercise.position.startswith("zwicker3; table As Kd ")
    assert made.layout.hand[:2] == ("5c", "*15")


def test_a_search_can_be_stopped_and_says_when_nothing_was_found():
    turns = []
    made = making(ZWICK, home=turns.append)
    never = [{"name": "capture"}, {"name": "no-capture"}]
    do(made, {"kind": "seek", "table": 2, "hand": 2, "seed": 1, "conditions": never})
    turns.pop()()
    assert made.sought["state"] == "busy" and seek_scene(made)["told"].startswith("Looking")
    do(made, {"kind": "stop"})
    assert made.sought["state"] == "stopped"
    while turns:
        turns.pop()()
    assert made.exercise.position == ZWICK.position
    do(made, {"kind": "seek", "table": 99, "hand": 2, "seed": 1, "conditions": []})
    assert made.sought["state"] == "wrong" and "99" in seek_scene(made)["told"]


def test_a_search_that_takes_too_long_gives_up(monkeypatch):
    monkeypatch.setattr("zwicker_lab.ui.make.seek.LONGEST", 1e-9)
    never = [{"name": "capture"}, {"name": "no-capture"}]
    made = do(making(ZWICK), {"kind": "seek", "table": 2, "hand": 2, "seed": 1, "conditions": never})
    assert made.sought["state"] == "none" and made.exercise.position == ZWICK.position


# ---- files, storage, orders ------------------------------------------------------------------------------------


def test_a_lesson_is_saved_and_opened_again():
    made = do(making(ZWICK), {"kind": "order", "name": "save"})
    saved = lesson_scene(made)["order"]
    assert saved["file"] == "zwei-wege.toml"
    other = do(making(), {"kind": "file", "text": saved["text"]})
    assert other.draft == made.draft
    do(other, {"kind": "undo"})
    assert other.draft != made.draft


def test_an_unfinished_lesson_is_saved_and_opened_again_and_its_fault_is_told():
    wanting = DraftExercise("zwicker3; table 9d; hand", "exact_moves", "9s x 9d, 2c")
    made = do(Making(Draft(exercises=(ZWICK, wanting)), "en"), {"kind": "order", "name": "save"})
    other = do(making(), {"kind": "file", "text": lesson_scene(made)["order"]["text"]})
    assert other.draft.exercises == (ZWICK, wanting)
    assert other.undone == "open" and "title" in other.problem.text("en")


def test_what_was_written_after_an_undoable_step_is_never_undone():
    made = do(making(ZWICK, ZWICK), {"kind": "remove"})
    assert made.undone == "remove"
    do(made, {"kind": "task", "name": "task", "lang": "de", "value": "Neu"}, {"kind": "undo"})
    assert not made.undone and made.exercise.task.texts["de"] == "Neu"


@pytest.mark.parametrize("text", [None, 7, "", "[[[", "title = 3", "x" * 70_000, 'title = { de = "<b>" }'])
def test_a_wrong_file_is_told_and_nothing_is_lost(text):
    made = do(making(ZWICK), {"kind": "file", "text": text})
    assert made.problem is not None and "\n" not in made.problem.text("de")
    assert made.exercise == ZWICK


def test_what_a_click_takes_off_the_table_comes_back():
    """Taking back all cards, or other rules that lack some: one press brings everything back, tries and fields too."""
    rich = replace(ZWICK, position="zwicker3; table As Kd; hand 5c *15; stock 20", tries=({"answer": "5c"},))
    for message in ({"kind": "clear"}, {"kind": "rules", "name": "zwickern"}):
        made = do(making(rich), message)
        assert made.undone and made.exercise.position != rich.position
        assert lesson_scene(made)["undone"] == say("en", f"make-undone-{made.undone}")
        assert do(made, {"kind": "undo"}).exercise == rich and made.draft.variant == "zwicker3"
    assert not do(
        making(replace(ZWICK, position="zwicker3; table 9d; hand 9s")), {"kind": "rules", "name": "queen"}
    ).undone


@pytest.mark.parametrize("position", ["zwicker3; table 9d; hand 9s", "zwicker3; table ; hand "])
def test_a_build_that_is_being_made_comes_back_with_the_other_cards(position):
    half = ({"kind": "zone", "value": "build"}, {"kind": "card", "card": "5c"}, {"kind": "card", "card": "6c"})
    made = do(making(replace(ZWICK, position=position)), *half)
    before = made.layout
    assert do(made, {"kind": "clear"}).layout == Layout("zwicker3") and made.undone == "clear"
    assert do(made, {"kind": "undo"}).layout == before and before.build == ("5c", "6c")
    nothing = do(making(replace(ZWICK, position="zwicker3; table ; hand ")), {"kind": "clear"})
    assert not nothing.undone and not nothing.keep


def test_the_address_on_paper_and_in_a_link_says_where_a_phone_cannot_reach_it():
    made = making(ZWICK, lang="de")
    for name, base, is_told in (
        ("print", "http://localhost:1/", True),
        ("share", "https://club.example.org/lab/", False),
    ):
        do(made, {"kind": "order", "name": name, "base": base})
        told = lesson_scene(made)["order"]
        assert ("localhost" in told["note"]) == is_told and made.order["base"] == base
    assert told["href"].startswith("https://club.example.org/lab/lesson?")


def test_only_a_right_lesson_is_played_shared_or_printed():
    made = do(Making(Draft(exercises=(ZWICK,)), "en"), {"kind": "order", "name": "play"})
    assert not made.order and "title" in made.problem.text("en")
    assert lesson_scene(made)["problems"]["title"]
    do(
        made,
        {"kind": "text", "name": "title", "lang": "de", "value": "Abend"},
        {"kind": "add"},
        {"kind": "open", "at": 0},
    )
    do(made, {"kind": "order", "name": "play"})
    assert not made.order and made.at == 1 and "Exercise 2" in lesson_scene(made)["problem"]
    do(made, {"kind": "remove"}, {"kind": "order", "name": "play"})
    told = lesson_scene(made)["order"]
    assert told["href"].endswith("own=here") and read_own(told["text"]).title.of("en") == "Abend"
    do(made, {"kind": "order", "name": "share"})
    assert "own=" in lesson_scene(made)["order"]["href"]


def test_what_the_browser_kept_comes_back_unless_the_address_brought_a_lesson():
    kept = {"kind": "stored", "value": Draft(Words("Alt"), exercises=(ZWICK, ZWICK)).to_json()}
    assert do(making(), kept).draft.title.texts["de"] == "Alt"
    given = do(making(ZWICK, given=True), kept)
    assert given.draft.title.texts["de"] == "Zwei Wege" and given.undone == "given"
    assert do(given, {"kind": "undo"}).draft.title.texts["de"] == "Alt"
    given = do(making(ZWICK, given=True), kept)
    assert do(given, {**kept, "again": True}).draft.title.texts["de"] == "Alt"
    for rubbish in (None, 3, "x", [], {"exercises": [7]}, {"exercises": [{"position": 3, "hints": "x", "goal": []}]}):
        assert do(making(ZWICK), {"kind": "stored", "value": rubbish}).exercise


def test_whatever_a_browser_sends_nothing_breaks():
    made = making(ZWICK)
    wrong = [None, 3, "x", [], {}, {"kind": 3}, {"kind": "card"}, {"kind": "card", "card": "Xx"}, {"kind": "total"}]
    wrong += [{"kind": "task", "name": "hint9", "lang": "de"}, {"kind": "task", "name": "task", "lang": "fr"}]
    wrong += [{"kind": "seek", "conditions": [3, {"name": "luck"}]}, {"kind": "zone", "value": "sky"}]
    wrong += [{"kind": "order", "name": "fly"}, {"kind": "answer"}, {"kind": "text", "name": "variant", "lang": "de"}]
    for message in wrong:
        made.receive(message)
        for scene in (lesson_scene, list_scene, seek_scene):
            assert scene(made)


def test_a_long_task_is_cut_between_words_and_its_cards_are_drawn_in_the_list():
    task = Words(en="Take with {9s}. " + "Look well before you play. " * 5 + "{5c}")
    made = making(DraftExercise(ZWICK.position, "make_zwick", task=task))
    text = list_scene(made)["exercises"][0]["text"]
    assert {"c": "9s", "n": "9 of spades"} in text and str(text[-1]).endswith(" …")


# ---- scenes ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_is_drawn(lang, goal):
    made = do(making(ZWICK, lang=lang), {"kind": "task", "name": "goal", "value": goal})
    told = checked(made.exercise)
    assert task_scene(made, told)["goal"] == goal
    assert cards_scene(made, told)["placed"][0]["items"]


def test_sheets_hold_four_exercises_each_and_every_answer():
    own = read_own(Draft(Words("Blatt"), exercises=(ZWICK,) * 5).toml())
    sheets = paper_scene(own, "en", "http://localhost:5006/", 1)
    assert [len(page) for page in sheets["pages"]] == [PER_PAGE, 1]
    assert len(sheets["solutions"]) == 5 and len(sheets["solutions"][0]["moves"]) == 2
    assert sheets["pages"][0][0]["qr"].startswith("data:image/svg+xml")
    assert sheets["foot"].endswith("Zwicker with three jokers.")
    other = read_own(
        Draft(Words("Blatt"), variant="queen", exercises=(DraftExercise("queen; table 9d; hand 9s"),)).toml()
    )
    assert "Mixed" in paper_scene(other, "en", "", 1)["foot"]


def test_the_random_number_of_found_cards_is_told_and_leads_to_them_again():
    wish = {"kind": "seek", "table": 3, "hand": 2, "seed": 41, "conditions": [{"name": "capture"}]}
    made = do(making(ZWICK), wish)
    found = made.exercise.position
    assert "random number 41," in seek_scene(made)["told"] and found != ZWICK.position
    assert do(made, {"kind": "clear"}, wish).exercise.position == found


def test_the_search_is_kept_with_the_exercise_and_can_be_made_again():
    """In the file and in the browser; cards put by hand end it, and another seed keeps what lay there first."""
    wish = {"kind": "seek", "table": 4, "hand": 3, "seed": 41, "kept": True}
    wish["conditions"] = [{"name": "zwick-at-least", "number": 1}, {"name": "capture", "number": 7}]
    made = do(making(ZWICK), wish)
    cards, found = made.exercise.position, made.exercise.found
    assert found["where"] == ["zwick-at-least 1", "capture"] and found["kept_table"] == "As Kd"
    shown = {"table": 4, "hand": 3, "seed": 41, "kept": True}
    shown["conditions"] = [{"name": "zwick-at-least", "number": 1}, {"name": "capture", "number": 1}]
    file = read_own(replace(made.draft, title=Words("Suche")).toml())
    for draft in (Draft.of(file), draft_of_json(json.loads(json.dumps(made.draft.to_json())))):
        again = Making(draft, "en")
        assert seek_scene(again)["found"] == shown and "41" in seek_scene(again)["told"]
        assert do(again, wish).exercise.position == cards
        other = do(again, {**wish, "seed": 42}).exercise.position
        assert other != cards and other.startswith("zwicker3; table As Kd ")
        do(again, {"kind": "clear"})
        assert again.exercise.found is None and seek_scene(again)["found"] is None
    bare = replace(made.draft, title=Words("Suche"), exercises=(replace(made.exercise, found=None),))
    assert read_own(bare.toml()).id == file.id


@pytest.mark.parametrize(
    "found", [3, {}, {"seed": -1, "table": 1, "hand": 1}, {"seed": 1, "table": 1, "hand": 1, "where": ["luck"]}]
)
def test_a_search_that_cannot_have_been_made_is_told_in_a_file_and_dropped_from_the_storage(found):
    draft = Draft(Words("Suche"), exercises=(replace(ZWICK, found=found),))
    if found:
        with pytest.raises(InputError, match="found"):
            read_own(draft.toml())
    assert draft_of_json(draft.to_json()).exercises[0].found is None


def test_what_was_heard_last_is_told_so_that_fields_keep_what_is_typed_after_it():
    made = do(making(ZWICK), {"kind": "text", "name": "title", "lang": "de", "value": "Heute", "typed": 3})
    assert lesson_scene(made)["heard"] == task_scene(made, checked(made.exercise))["heard"] == 3
    do(made, {"kind": "add", "typed": "9"}, {"kind": "task", "name": "task", "lang": "de", "value": "Los", "typed": -1})
    assert lesson_scene(made)["heard"] == 3

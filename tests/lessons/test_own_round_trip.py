"""A lesson file opened where lessons are made and saved again: the same lesson, whatever an author wrote into it."""

from __future__ import annotations

import json
import tomllib

import pytest

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import grade, load_lessons, read_own
from zwicker_lab.lessons.draft import Draft, DraftExercise, Words
from zwicker_lab.lessons.draft_kept import kept_known
from zwicker_lab.lessons.draft_read import draft_of_file, draft_of_json
from zwicker_lab.lessons.load import DATA
from zwicker_lab.lessons.own import LARGEST_FILE, OwnExercise, OwnLesson
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants.write import toml_value

HEAD = 'title = { de = "Zwei Wege", nds = "Twee Weeg" }\nvariant = "zwicker3"\n'
JUDGED = """
[[exercise]]
position = "zwicker3; table 9c 6d; hand 3s Qh"
goal = { type = "judge_legality", move = "3s > 6d = 9" }
accepted = ["no nine"]
[[exercise.choice]]
answer = "legal"
text = { en = "Of course." }
[[exercise.choice]]
answer = "no nine"
text = { de = "Nein, ohne Neun nicht.", nds = "Nee." }
[[exercise.choice]]
answer = "no sum"
text = { en = "No, the sum is wrong." }
[[exercise.try]]
answer = "no sum"
verdict = "wrong"
why = { en = "Three and six are nine." }
"""
PLAYED = """
[[exercise]]
position = "zwicker3; table 5c 4d; hand 9h 2c"
goal = { type = "exact_moves", moves = ["9h x 5c 4d"], solve = "last_packet", value = 3 }
task = { nds = "Na los.", de = "Los." }
success = { en = "There." }
hints = [{ en = "Nine." }, { de = "Fünf und vier." }]
accepted = ["9h x 5c 4d"]
rule = "2.values"
certainty = "one line"
about = { en = "what is asked here" }
variant = "zwicker6"
rest = ["6s", "Td"]
last = "NS"
zwicks = { NS = 2 }
fines = { EW = 1 }
found = { seed = 7, table = 2, hand = 2 }
[[exercise.try]]
answer = "9h x 5c"
verdict = "illegal"
why = { de = "Fünf ist nicht neun." }
"""
SAFE = """
[[exercise]]
position = "zwicker3; table 5c 4d; hand 9h 2c"
goal = { type = "avoid_zwick", limit = 3, next_cards = 1 }
"""
OPEN = """
[[exercise]]
position = "zwicker3; players 2; table 9c; hands 1: 9s 2c / 2: Kc 3d; turn 1; stock 10"
goal = { type = "avoid_zwick", against = "next" }
"""
CAPTURE = "9h x 5c 4d"
MANY = f"""
[[exercise]]
position = "zwicker3; table 5c 4d; hand 9h 2c"
goal = {{ type = "exact_moves", moves = [{", ".join([f'"{CAPTURE}"'] * 120)}] }}
"""
WRITTEN = {"judged": JUDGED, "played": PLAYED, "safe": SAFE, "open": OPEN, "many": MANY}
REFUSED_OR_WORKED_OUT = {"id", "play", "chance", "piles", "row"}


def same(text: str) -> None:
    own = read_own(text)
    draft, problem = draft_of_file(text)
    assert problem is None
    assert read_own(draft.toml()) == own
    kept = draft_of_json(json.loads(json.dumps(draft.to_json())))
    assert kept == draft


def test_the_samples_say_all_that_an_exercise_of_ones_own_may_say() -> None:
    """So that whatever is added to the format is tried here."""
    said = {key for text in WRITTEN.values() for one in tomllib.loads(text)["exercise"] for key in one}
    assert said == {field.alias or name for name, field in OwnExercise.model_fields.items()} - REFUSED_OR_WORKED_OUT


@pytest.mark.parametrize("name", WRITTEN)
def test_whatever_an_author_wrote_is_there_after_opening_and_saving(name: str) -> None:
    same(HEAD + WRITTEN[name])


@pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_of_the_course_as_a_file_of_ones_own_is_the_same_after_opening_and_saving(lesson) -> None:
    file = tomllib.loads((DATA / f"{lesson.id}.toml").read_text(encoding="utf-8"))
    exercises = [one for one in file["exercise"] if "position" in one]
    assert exercises
    head = {key: file[key] for key in ("title", "variant", "intro", "aim")}
    same("\n".join(f"{key} = {toml_value(value)}" for key, value in {**head, "exercise": exercises}.items()))


@pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.id)
def test_a_judgement_copied_from_the_course_offers_and_answers_the_same(lesson) -> None:
    for one in (one for one in lesson.exercises if one.choices and one.position):
        [copy] = read_own(Draft(Words("Kopie"), exercises=(DraftExercise.of(one),)).toml()).exercises
        assert [(c.answer, c.text.texts) for c in copy.choices] == [(c.answer, c.text.texts) for c in one.choices]
        assert (copy.accepted, copy.rule, copy.certainty) == (one.accepted, one.rule, one.certainty)
        for choice in one.choices:
            here, there = grade(copy, choice.answer), grade(one, choice.answer)
            assert (here.verdict, here.why.texts) == (there.verdict, there.why.texts)


def test_an_authors_own_answers_to_a_judgement_are_offered_and_answered() -> None:
    [exercise] = read_own(HEAD + JUDGED).exercises
    assert [choice.answer for choice in exercise.choices] == ["legal", "no nine", "no sum"]
    assert grade(exercise, "no nine").is_right and not grade(exercise, "legal").is_right
    assert grade(exercise, "no sum").why.of("en") == "Three and six are nine."


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('accepted = ["no nine"]\n', "", ("illegal", "no nine", "accepted")),
        ('["no nine"]', '["no ten"]', ("no ten", "no sum")),
        ('["no nine"]', '["legal"]', ("legal", "3s > 6d = 9", "not allowed")),
        ('"no sum"\nverdict', '"no sun"\nverdict', ("no sun", "not offered", "no sum")),
        ('"no sum"\nverdict', '"no nine"\nverdict', ("no nine", "(try), but is right")),
        ('verdict = "wrong"', 'verdict = "illegal"', ("no sum", "wrong", "illegal")),
        ('text = { en = "Of course." }', "text = {}", ("exercise[1].choice[1].text",)),
        ('answer = "legal"', "answer = 3", ("exercise[1].choice[1].answer",)),
    ],
)
def test_answers_to_a_judgement_that_cannot_be_are_told(old: str, new: str, named: tuple[str, ...]) -> None:
    assert old in JUDGED
    with pytest.raises(InputError) as refused:
        read_own(HEAD + JUDGED.replace(old, new))
    told = [refused.value.text(lang) for lang in LANGUAGES]
    assert [word for word in named if word not in refused.value.text("en")] == [], told
    assert not any("\n" in line for line in told) and len(set(told)) == len(told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "lost"),
    [
        (PLAYED.replace("rule =", "rules ="), "exercise[1].rules"),
        (PLAYED.replace('"2.values"', '"7"'), "exercise[1].rule"),
        (PLAYED.replace('"exact_moves"', '"win"'), "exercise[1].goal.type"),
        (PLAYED.replace('certainty = "one line"', 'certainty = "sure"'), "exercise[1].certainty"),
        (JUDGED + PLAYED.replace("position =", "place ="), "exercise[2]"),
        (JUDGED.replace("verdict =", "says ="), "exercise[1].try"),
        (f'colour = "red"\n{JUDGED}', "colour"),
        (f'"a\\nb" = "red"\n{JUDGED}', "a b"),
    ],
)
def test_what_is_left_behind_of_an_unfinished_file_is_named(lang: str, text: str, lost: str) -> None:
    """And the rest of the file is there."""
    draft, problem = draft_of_file(HEAD + text)
    assert problem is not None and draft.title == Words("Zwei Wege", nds="Twee Weeg")
    assert len(draft.exercises[0].tries) == (0 if lost.endswith("try") else 1)
    assert f": {lost}" in problem.text(lang) and "\n" not in problem.text(lang)


def test_an_unfinished_file_that_lacks_nothing_keeps_all() -> None:
    wanting = JUDGED.replace("hand 3s Qh", "hand ") + PLAYED + SAFE
    draft, problem = draft_of_file(HEAD + wanting)
    assert problem is not None and problem.message == "lesson-at-key"
    healed = draft.toml().replace('hand"', 'hand 3s Qh"')
    assert read_own(healed) == read_own(HEAD + JUDGED + PLAYED + SAFE)


@pytest.mark.parametrize(
    ("goal", "typed"),
    [
        ('{ type = "build_total", total = "7" }', "7"),
        ('{ type = "capture_all_of", cards = "5c, 4d" }', "5c, 4d"),
        ('{ type = "exact_moves", moves = "9h x 5c 4d,  2c" }', "9h x 5c 4d,  2c"),
    ],
)
def test_what_was_taken_over_as_text_is_not_called_left_behind(goal: str, typed: str) -> None:
    old = 'goal = { type = "avoid_zwick", limit = 3, next_cards = 1 }'
    assert old in SAFE
    draft, problem = draft_of_file(f"colour = 1\n{HEAD}{SAFE.replace(old, f'goal = {goal}')}")
    assert draft.exercises[0].wanted == typed and problem is not None
    assert ": colour." in problem.text("en")


@pytest.mark.parametrize(
    "value", [None, 3, [], {}, {"goal": 3}, {"choice": "x"}, {"rule": "9"}, {"task": {"en": "x"}}, {"x" * 99: 1}]
)
def test_what_cannot_be_kept_is_passed_over(value: object) -> None:
    assert kept_known(value) is None


def test_no_more_is_kept_than_a_file_may_hold() -> None:
    choice = {"answer": "x" * LARGEST_FILE, "text": {"en": "x"}}
    assert kept_known({"choice": [choice]}) is None and kept_known({"choice": [{**choice, "answer": "x"}]})


def test_no_lesson_of_ones_own_has_a_number_of_the_course() -> None:
    assert OwnLesson.model_fields["number"].default == 0
    with pytest.raises(InputError, match="number"):
        read_own(f"number = 3\n{HEAD}{SAFE}")

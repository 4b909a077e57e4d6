"""Lessons of one's own: what may be left out, what is worked out, what is refused, and how it is told."""

from __future__ import annotations

import gc

import pytest

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import LessonRun, load_lessons, opened, read_own, steps
from zwicker_lab.lessons.draft import Draft, DraftExercise, Words, can_edit
from zwicker_lab.lessons.draft_goals import GOALS
from zwicker_lab.lessons.draft_read import draft_of_json
from zwicker_lab.lessons.load import sheet

GOOD = """\
title = { de = "Zwei Wege" }
variant = "zwicker3"

[[exercise]]
position = "zwicker3; table As Kd; hand 5c *15"
goal = { type = "make_zwick" }
task = { de = "Räum ab." }
hints = [{ en = "Both cards have two values." }]
"""
WRONG = [
    ('title = { de = "Zwei Wege" }\n', "", ("title", "missing")),
    ('{ de = "Zwei Wege" }', "{}", ("title", "German (de) or English (en)")),
    ('{ de = "Zwei Wege" }', f'{{ de = "{"x" * 700}" }}', ("title.de", "shorter")),
    ('variant = "zwicker3"', 'variant = "casino"', ("variant", "casino", "zwicker3")),
    ('variant = "zwicker3"', 'variant = "zwicker3"\ncolour = 3', ("colour", "not a key")),
    ('variant = "zwicker3"', 'variant = "../etc/passwd.toml"', ("variant", "zwicker3", "passwd")),
    ("hand 5c *15", "hand 5c *16", ("exercise[1].position", "*16")),
    ('"make_zwick"', '"win"', ("exercise[1].goal", "make_zwick", "win")),
    ('{ type = "make_zwick" }', '{ type = "build_total", total = 14 }', ("exercise[1]", "no legal move reaches")),
    ('{ type = "make_zwick" }', '{ type = "exact_moves", moves = ["5c x Kd"] }', ("exercise[1]", "5c x Kd", "4 or 14")),
    ('task = { de = "Räum ab." }', "task = 3", ("exercise[1].task", "table", "3")),
    ('task = { de = "Räum ab." }', 'accepted = ["5c"]', ("exercise[1]", "5c", "does not reach the goal")),
    ('task = { de = "Räum ab." }', 'accepted = ["5c x As"]', ("exercise[1]", "5c x As", "not allowed")),
    ('task = { de = "Räum ab." }', "[[exercise.try]]", ("exercise[1]", "not a key")),
    ("goal = {", "goals = {", ("exercise[1].goals", "not a key", "Did you mean goal?")),
    ('goal = { type = "make_zwick" }\n', "", ("exercise[1].goal", "missing")),
    ('{ type = "make_zwick" }', '"make_zwick"', ("exercise[1].goal", "table", "make_zwick")),
    ('{ type = "make_zwick" }', '{ kind = "make_zwick" }', ("exercise[1].goal", "type")),
    ('task = { de = "Räum ab." }', 'rule = "7"', ("exercise[1].rule", "section of the rules", "4.capture", "7")),
    ("[[exercise]]", "[[exercise", ("TOML", "line", "column")),
]

SPELLED = (
    "any_legal_capture any_legal_build zwick build_total points_at_least capture_all_of exact_moves judge_legality "
    "count_score"
)


@pytest.mark.parametrize("goal", SPELLED.split())
def test_a_goal_that_is_none_or_half_said_is_the_first_fault(goal: str) -> None:
    """Even where the task is left to the goal, the goal is what is told to be wrong."""
    text = GOOD.replace('task = { de = "Räum ab." }\n', "").replace('"make_zwick"', f'"{goal}"')
    try:
        read_own(text)
    except InputError as refused:
        assert refused.text("en").startswith("“exercise[1].goal")
    else:
        assert goal == "any_legal_capture"


@pytest.mark.parametrize(
    ("answer", "verdict", "right"),
    [("5c", "illegal", "misses"), ("5c x As", "misses", "illegal"), ("5c x As Kd", "illegal", "accepted")],
)
def test_the_verdict_on_a_foreseen_answer_is_that_of_the_rules(answer: str, verdict: str, right: str) -> None:
    tried = f'\n[[exercise.try]]\nanswer = "{answer}"\nverdict = "%s"\nwhy = {{ en = "So." }}\n'
    assert read_own(GOOD + tried % right).exercises[0].tries[0].verdict == right
    with pytest.raises(InputError, match=f"“{right}” by the rules"):
        read_own(GOOD + tried % verdict)


@pytest.mark.parametrize(("old", "new", "named"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_file_is_told_in_one_line(old: str, new: str, named: tuple[str, ...]) -> None:
    """The error names the key, what is wanted and what was found, in both languages."""
    assert old in GOOD
    with pytest.raises(InputError) as refused:
        read_own(GOOD.replace(old, new, 1))
    english, german = refused.value.text("en"), refused.value.text("de")
    assert [word for word in named if word not in english] == [], english
    assert "\n" not in english + german
    assert english != german


def test_too_many_exercises_and_too_large_files_are_refused() -> None:
    exercise = GOOD[GOOD.index("[[exercise]]") :]
    with pytest.raises(InputError, match="fewer entries"):
        read_own(GOOD + exercise * 24)
    with pytest.raises(InputError, match="64 KB"):
        read_own(GOOD + "#" * 70_000)


def test_a_good_file_is_completed() -> None:
    """What is left out is worked out: both right answers, the task in the other language, the rule."""
    own = read_own(GOOD)
    [exercise] = own.exercises
    assert [str(move) for move in exercise.right_moves] == ["5c x As Kd", "*15 x As Kd"]
    assert (exercise.task.of("en"), exercise.hints[0].of("de")) == ("Räum ab.", "Both cards have two values.")
    assert (exercise.rule, exercise.play, own.certainty) == ("4.zwick", 1, "certain")


def test_rules_that_are_reconstructed_show_in_the_lesson() -> None:
    assert read_own(GOOD.replace("zwicker3", "zwicker6").replace("*15", "*17")).certainty == "mixed"


def test_the_rules_judge_a_move_and_both_answers_are_offered() -> None:
    judged = '{ type = "judge_legality", move = "5c x Kd" }'
    [exercise] = read_own(GOOD.replace('{ type = "make_zwick" }', judged)).exercises
    assert exercise.accepted == ("illegal",)
    assert [choice.answer for choice in exercise.choices] == ["legal", "illegal"]


def test_a_table_to_leave_safe_has_its_dangers() -> None:
    safe = GOOD.replace("As Kd", "9c Kd").replace("5c *15", "9s 6d").replace("make_zwick", "avoid_zwick")
    [exercise] = read_own(safe).exercises
    assert [str(move) for move in exercise.right_moves] and exercise.chances
    assert {chance.unseen for chance in exercise.chances} == {51}


def test_an_own_lesson_is_run_like_any_other_while_somebody_holds_it() -> None:
    """The first try is kept, the run is read back, and the lesson is forgotten with its last holder."""
    own = opened(read_own(GOOD))
    assert steps(own) == ("intro", "1", "done")
    run, outcome = LessonRun.start(own.id).go("1").try_answer("5c")
    assert outcome.verdict == "misses"
    run, outcome = run.try_answer("5c x As Kd")
    assert outcome.is_right and run.record.first == "5c"
    assert LessonRun.from_json(run.to_json()) == run
    assert opened(read_own(GOOD)) is own
    name = own.id
    del own, outcome, run
    gc.collect()
    with pytest.raises(InputError):
        sheet(name)


@pytest.mark.parametrize("goal", ["any_legal_capture", "avoid_zwick"])
def test_a_position_with_too_many_moves_is_refused_at_once(goal: str) -> None:
    table = "As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c"
    with pytest.raises(InputError, match="too many possibilities"):
        read_own(GOOD.replace("As Kd", table).replace("5c *15", "*25 *20 *15 Kc").replace("make_zwick", goal))


def test_another_text_makes_another_lesson() -> None:
    assert read_own(GOOD).id != read_own(GOOD.replace("Räum", "Raum")).id


@pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.id)
def test_exercises_of_the_course_are_copied_whole(lesson) -> None:
    """Copied into a draft, written and read again, an exercise asks the same and has the same answers."""
    copied = [one for one in lesson.exercises if can_edit(one)]
    draft = Draft(Words("Kopie", "Copy"), variant=lesson.variant, exercises=tuple(map(DraftExercise.of, copied)))
    if not copied:
        return
    own = read_own(draft.toml())
    for one, other in zip(copied, own.exercises, strict=True):
        assert (one.position, one.task.de, one.hints[2].en) == (other.position, other.task.de, other.hints[2].en)
        assert set(one.right_moves) == set(other.right_moves)
    assert Draft.of(own) == draft == draft_of_json(draft.to_json())


@pytest.mark.parametrize("goal", GOALS)
def test_what_is_typed_wrong_never_raises_anything_but_an_input_error(goal: str) -> None:
    for wanted in ("", "9", "x" * 50, "5c x As Kd", "As, Kd", "-3", "²"):
        draft = Draft(Words("Probe"), exercises=(DraftExercise("zwicker3; table As Kd; hand 5c *15", goal, wanted),))
        try:
            read_own(draft.toml())
        except InputError as problem:
            assert "\n" not in problem.text("de")

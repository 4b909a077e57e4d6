"""What is kept of practice: first tries for good, what comes back and when, two tabs, bounds, damaged values."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import LessonRun, Progress, Record, lesson
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.known import known, known_of
from zwicker_lab.lessons.practice import (
    LESSON,
    MIXED,
    SKILLS,
    History,
    Memory,
    Ref,
    due_of,
    following,
    from_lessons,
    rated,
    read_ref,
    skills_of,
)
from zwicker_lab.lessons.practice.rounds import MOST_FIRSTS, MOST_MEMORIES, MOST_OWN, MOST_ROUNDS
from zwicker_lab.variants import SWITCHES, Variant, load_variant

NOW = 1_800_000_000
DAY = 86_400
ZWICKER = load_variant("zwicker3")
SUMS = read_ref("sums 4 zwicker3")
WRONG = Record(first="9s", tries=1, answer="9s")
RIGHT = Record(first="9s x 9d", tries=1, solved=True, answer="9s x 9d")


def tried(ref: Ref = SUMS, record: Record = WRONG, result: Any = "wrong", now: int = NOW) -> History:
    return History().begun(ref, now).with_record(ref, record, result, now + 5)


# ---- first tries --------------------------------------------------------------------------------------------------


def test_the_first_try_stays_whatever_comes_after_it() -> None:
    """A later right answer, more tries and undo change neither the result nor when it comes back."""
    first = tried()
    later = first.with_record(SUMS, WRONG.model_copy(update={"tries": 2, "solved": True}), "wrong", NOW + 9)
    undone = later.with_record(SUMS, later.rounds[str(SUMS)].record.model_copy(update={"answer": None}), "wrong", NOW)
    assert [one.result for one in undone.log] == ["wrong"]
    assert (undone.log[0].tries, undone.log[0].solved) == (2, True)
    assert undone.memory == first.memory


def test_a_new_round_is_counted_for_itself() -> None:
    """The same exercise asked again gives a second first try; the earlier one stays."""
    again = tried().begun(SUMS, NOW + 100).with_record(SUMS, RIGHT, "first", NOW + 105)
    assert [one.result for one in again.log] == ["wrong", "first"]


def test_only_mistakes_come_back() -> None:
    """What was right at once needs no repetition; what was wrong is due after a minute."""
    assert tried(record=RIGHT, result="first").memory == tried(record=RIGHT, result="hinted").memory == {}
    assert tried().due(NOW + 60) == [] and tried().due(NOW + 65) == [SUMS]


# ---- when it comes back -------------------------------------------------------------------------------------------


def test_right_answers_move_it_further_and_further_away() -> None:
    """A minute, ten minutes, then days that grow; a mistake brings it near again."""
    memory, gaps, now = rated(None, "wrong", NOW), [], NOW
    for _ in range(6):
        now = memory.due
        memory = rated(memory, "first", now)
        gaps.append(memory.due - now)
    assert gaps[0] == 600 and gaps[1] >= DAY and gaps[1:] == sorted(gaps[1:]) and gaps[-1] > 10 * DAY
    assert rated(memory, "wrong", memory.due).due - memory.due == 600


def test_a_hint_counts_less_than_none() -> None:
    """With a hint the exercise comes back sooner than without one."""
    known = rated(rated(rated(None, "wrong", NOW), "first", NOW + 60), "first", NOW + 700)
    assert rated(known, "hinted", known.due).due < rated(known, "first", known.due).due


def test_the_same_times_give_the_same_plan() -> None:
    """Nothing is left to chance, and nothing looks at a clock."""
    assert rated(rated(None, "wrong", NOW), "first", NOW + DAY) == rated(rated(None, "wrong", NOW), "first", NOW + DAY)


# ---- what is next -------------------------------------------------------------------------------------------------


def test_what_is_due_comes_first_and_the_longest_overdue_before_the_others() -> None:
    """Due exercises of the skill wanted, by the rules chosen, before any new one."""
    other = read_ref("zwick 9 zwicker3")
    history = tried().begun(other, NOW - 500).with_record(other, WRONG, "wrong", NOW - 400)
    assert following(history, ZWICKER, MIXED, NOW + 900, 1) == other
    assert following(history, ZWICKER, "sums", NOW + 900, 1) == SUMS
    assert following(history, ZWICKER, "count", NOW + 900, 1) == Ref("count", "1", "zwicker3")
    assert following(history, load_variant("zwickern"), "sums", NOW + 900, 1) == Ref("sums", "1", "zwickern")


def test_mixed_practice_asks_what_was_practised_least() -> None:
    """One after the other every skill is asked; one that went wrong is asked again before those that went well."""
    history, seen = History(), []
    for seed in range(len(SKILLS)):
        ref = following(history, ZWICKER, MIXED, NOW, seed)
        seen.append(ref.skill)
        wrong = ref.skill == "zwick"
        history = history.begun(ref, NOW).with_record(
            ref, WRONG if wrong else RIGHT, "wrong" if wrong else "first", NOW
        )
    assert set(seen) == set(SKILLS)
    assert following(history, ZWICKER, MIXED, NOW, 99).skill == "zwick"


def test_a_skill_that_finds_nothing_is_left_out() -> None:
    assert following(History(), ZWICKER, MIXED, NOW, 1, without={"equal"}).skill == "sums"


@pytest.mark.parametrize("rules", ["zwickern", "queen"])
def test_only_skills_of_the_rules_are_asked(rules: str) -> None:
    variant = load_variant(rules)
    assert following(History(), variant, MIXED, NOW, 3).skill in skills_of(variant)
    assert following(History(), variant, "jokers", NOW, 3).skill in skills_of(variant)


# ---- from the lessons ---------------------------------------------------------------------------------------------


def solved(which: int, wrong: tuple[int, ...] = ()) -> LessonRun:
    """A lesson of which every exercise is solved, some not at the first try."""
    run = LessonRun.start(which)
    for number, exercise in enumerate(lesson(which).exercises, 1):
        run = run.go(str(number))
        if number in wrong:
            run, _ = run.try_answer(exercise.tries[0].answer)
        run, _ = run.try_answer(exercise.accepted[0])
    return run


def test_mistakes_of_lessons_come_back() -> None:
    """A wrong first try of a lesson is due in practice, until it is known again."""
    progress = Progress().with_run(solved(1, wrong=(2,)))
    assert from_lessons(progress) == (Ref(LESSON, "01-2"),)
    history = History().recalling(from_lessons(progress), NOW)
    assert due_of(history, load_variant("queen"), MIXED, NOW) == [Ref(LESSON, "01-2")]
    assert following(history, ZWICKER, LESSON, NOW, 1) == Ref(LESSON, "01-2")
    again = history.begun(Ref(LESSON, "01-2"), NOW).with_record(Ref(LESSON, "01-2"), RIGHT, "first", NOW)
    assert again.recalling(from_lessons(progress), NOW + 30).due(NOW + 30) == []


def test_a_finished_lesson_brings_back_what_it_reviews() -> None:
    """The exercises of earlier lessons that the last finished one names come back, right as they may have been."""
    run = solved(3)
    own = [run.lesson, *lesson(3).review]
    progress = Progress().with_run(solved(2)).with_run(run)
    assert [ref.seed for ref in from_lessons(progress)] == ([] if lesson(3).packet else own[1:])
    finished = run.model_copy(update={"moves": _line(3)})
    assert [ref.seed for ref in from_lessons(progress.with_run(finished))] == list(lesson(3).review)


def _line(which: int) -> tuple[str, ...]:
    packet = lesson(which).packet
    return tuple(turn.move for turn in packet.turns if turn.seat == packet.learner) if packet else ()


# ---- two tabs -----------------------------------------------------------------------------------------------------


def test_two_tabs_lose_nothing() -> None:
    """First tries and what comes back of both are there, whichever way they are brought together."""
    other = read_ref("zwick 9 zwicker3")
    one, two = tried(), tried(other, now=NOW + 50)
    both = one.merged(two)
    assert both == two.merged(one) == both.merged(both) == both.merged(one)
    assert {one.ref for one in both.log} == {str(SUMS), str(other)} == set(both.memory)


def test_a_later_review_of_another_tab_holds() -> None:
    """Of two memories of one exercise the one tried last is right."""
    old = tried()
    new = old.begun(SUMS, NOW + 700).with_record(SUMS, RIGHT, "first", NOW + 705)
    assert old.merged(new).memory == new.merged(old).memory == new.memory


def test_starting_over_reaches_other_tabs() -> None:
    """A new era forgets what another tab still knows; the rules chosen stay."""
    over = tried().model_copy(update={"rules": "queen"}).started_over()
    assert (over.log, over.memory, over.rules) == ((), {}, "queen")
    assert tried().merged(over) == over == over.merged(tried())


# ---- bounds and damage --------------------------------------------------------------------------------------------


def test_what_is_kept_stays_small() -> None:
    """However long one practises, the browser keeps a bounded value; the newest tries and the nearest returns stay."""
    history = History()
    for seed in range(MOST_MEMORIES + 30):
        ref = Ref("sums", str(seed), "zwicker3")
        history = history.begun(ref, NOW + seed).with_record(ref, WRONG, "wrong", NOW + seed)
    assert len(history.log) == MOST_FIRSTS and len(history.memory) == MOST_MEMORIES
    assert len(history.rounds) == MOST_ROUNDS
    assert history.log[-1].ref == f"sums {MOST_MEMORIES + 29} zwicker3"
    full = history.model_copy(update={"log": tuple(history.log) * len(SKILLS)})
    assert len(json.dumps(full.to_json())) < 120_000


def test_what_was_written_is_read_again() -> None:
    history = tried().with_entries(SUMS, {"NS Td": 3})
    assert History.read(json.loads(json.dumps(history.to_json()))) == history


GARBAGE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(["rounds", "log", "memory", "rules", "era", "x"]), GARBAGE) | GARBAGE)
def test_damaged_storage_is_passed_over(value: Any) -> None:
    """Whatever stands in the storage, reading it gives a history that can be gone on with."""
    history = History.read(value)
    assert following(history, ZWICKER, MIXED, NOW, 3).skill in {*SKILLS, LESSON}
    assert History.read(history.to_json()) == history


def test_a_part_that_is_damaged_costs_only_itself() -> None:
    """One unreadable entry is left out, all others stay."""
    told = tried().to_json()
    told["log"].append({"ref": "sums 5 zwicker3", "begun": "today", "result": "first"})
    told["memory"]["sums 6 zwicker3"] = {"due": NOW, "state": 2, "step": 0}
    told["memory"]["no skill"] = {"due": NOW}
    told["rounds"]["sums 7 casino"] = {"begun": NOW}
    assert History.read(told) == tried()


@pytest.mark.parametrize(
    "value",
    [
        {"state": 2, "step": 0},
        {"state": 2, "step": None},
        {"state": 4},
        {"stability": float("inf"), "difficulty": 5.0, "seen": NOW},
        {"seen": NOW},
        {"due": -1},
    ],
)
def test_a_memory_that_cannot_be_is_refused(value: dict[str, Any]) -> None:
    assert validated(Memory, {"due": NOW}).due == NOW
    with pytest.raises(InputError):
        validated(Memory, {"due": NOW, **value})


# ---- rules of one's own -------------------------------------------------------------------------------------------


def village(zwick: int = 2) -> Variant:
    return known(
        Variant.from_toml(f'base = "zwicker3"\ntitle = {{ de = "Hof", en = "Farm" }}\nzwick = {zwick}', "farm")
    )


def played_by(rules: Variant, history: History | None = None, at: int = 1) -> History:
    ref = Ref("sums", str(at), rules.spelled)
    return (history or History()).ruled(rules).begun(ref, NOW + at).with_record(ref, WRONG, "wrong", NOW + at)


def test_rules_of_ones_own_come_back_from_the_storage_with_what_was_practised() -> None:
    """They are found again in a program that has never heard of them, as after a restart."""
    value = json.dumps(played_by(village()).to_json())
    known_of.cache_clear()
    read = History.read(json.loads(value))
    assert read.to_json() == json.loads(value) and read.rules == village().spelled
    assert [ref.variant.scoring.zwick for ref in read.due(NOW + DAY)] == [2]


def test_what_was_practised_by_rules_nobody_keeps_goes() -> None:
    history = History()
    for at in range(1, MOST_OWN + 3):
        history = played_by(village(at), history, at)
    assert len(history.own) == len(history.log) == len(history.memory) == MOST_OWN
    value = history.to_json()
    value["own"] = dict.fromkeys(value["own"], "broken")
    assert History.read(value).log == () and History.read(value).own == {}


def test_two_tabs_keep_the_rules_of_both() -> None:
    mine, stored = played_by(village(1)), played_by(village(2))
    assert set(mine.merged(stored).own) == {village(1).name, village(2).name} and len(mine.merged(stored).log) == 2


def test_the_name_of_an_exercise_has_room_for_every_switch() -> None:
    strange = load_variant("zwickern-wild3").with_changes({name: values[-1] for name, values in SWITCHES.items()})
    ref = read_ref(f"referee 999999 {strange.spelled}")
    assert tried(ref).log[0].ref == str(ref)

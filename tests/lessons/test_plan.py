"""Plans for evenings: they fill their time, name what there is, and each evening begins a lesson of one's own."""

from __future__ import annotations

import pytest

from tests.lessons.wording import faults, texts
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import read_own
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.plan import Plan, find_exercise, plans

EVENINGS = [(plan, at) for plan in plans() for at in range(1, len(plan.evenings) + 1)]


def test_there_is_one_evening_and_a_course_of_six() -> None:
    assert [(plan.minutes, len(plan.evenings)) for plan in plans()] == [(90, 1), (90, 6)]


@pytest.mark.parametrize("plan", plans(), ids=lambda plan: plan.id)
def test_both_languages_say_the_same_without_faults(plan: Plan) -> None:
    assert [(path, wrong) for path, text in texts(plan) for wrong in faults(text)] == []


@pytest.mark.parametrize(("plan", "at"), EVENINGS, ids=[f"{plan.id}-{at}" for plan, at in EVENINGS])
def test_the_exercises_of_an_evening_make_a_whole_lesson(plan: Plan, at: int) -> None:
    own = read_own(plan.draft(at).toml())
    assert 1 <= len(own.exercises) == len(plan.evenings[at - 1].exercises)


def test_a_plan_that_does_not_fill_its_time_is_refused() -> None:
    plan = plans()[0].model_dump(by_alias=True)
    with pytest.raises(InputError, match="90 minutes instead of 60"):
        validated(Plan, {**plan, "minutes": 60})
    with pytest.raises(InputError, match="99-9"):
        find_exercise("99-9")

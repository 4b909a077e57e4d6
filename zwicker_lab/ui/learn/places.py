"""Where a learner stands in a lesson: in words, and as one post for each exercise."""

from __future__ import annotations

from functools import cache

from zwicker_lab.lessons import LessonRun, load_lessons
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.exercise import BUILDS
from zwicker_lab.ui.learn.keep import standing
from zwicker_lab.ui.learn.shown import Scene


@cache
def first_with_builds() -> int:
    """The number of the first lesson that has something built.

    >>> first_with_builds()
    5
    """
    return next(one.number for one in load_lessons() if any(ex.goal.type in BUILDS for ex in one.exercises))


def place_text(run: LessonRun, lang: str) -> str:
    """The words for where a run stands.

    >>> place_text(LessonRun.start(1).go("2"), "en")
    'Exercise 2 of 6'
    """
    if run.step.isdecimal():
        return say(lang, "learn-place-exercise", at=run.step, count=len(run.subject.exercises))
    return say(lang, f"learn-place-{run.step}")


def withies(run: LessonRun, lang: str) -> list[Scene]:
    """One post for each exercise, and one for the packet: how it went, and where the learner is."""
    posts = []
    for number, exercise in enumerate(run.subject.exercises, 1):
        state = standing(run, exercise)
        now = run.step == str(number)
        posts.append({"state": state, "now": now, "name": say(lang, f"learn-standing-{state}")})
    if run.subject.packet is not None:
        state = "first" if run.packet.is_over else "tried" if run.moves else "open"
        posts.append({"state": state, "now": run.step == "packet", "name": ""})
    return posts

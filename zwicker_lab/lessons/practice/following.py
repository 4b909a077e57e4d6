"""Which exercise is next: what is due, else a new one of the skill wanted, or of the one practised least."""

from __future__ import annotations

from collections.abc import Collection

from zwicker_lab.lessons.grading import grade
from zwicker_lab.lessons.load import load_lessons
from zwicker_lab.lessons.practice.history import History
from zwicker_lab.lessons.practice.ref import LESSON, Ref
from zwicker_lab.lessons.practice.skills import skills_of
from zwicker_lab.lessons.progress import Progress
from zwicker_lab.variants import Variant

MIXED = "mixed"
"""What is wanted by somebody who wants to practise everything."""


def from_lessons(progress: Progress) -> tuple[Ref, ...]:
    """The exercises of lessons that are to come back.

    Those whose first try was wrong, and, once a lesson is finished, those that the last one finished wants reviewed.
    """
    wrong: list[str] = []
    reviewed: tuple[str, ...] = ()
    for lesson in load_lessons():
        run = progress.run(lesson.id)
        records = ((exercise, run.record_of(exercise.id).first) for exercise in lesson.exercises)
        wrong += [exercise.id for exercise, first in records if first and not grade(exercise, first).is_right]
        if progress.counts(lesson.id).finished:
            reviewed = lesson.review
    return tuple(Ref(LESSON, name) for name in dict.fromkeys([*wrong, *reviewed]))


def due_of(history: History, variant: Variant, wanted: str, now: int) -> list[Ref]:
    """What is due of a skill, or of all, by one rule set; exercises of lessons keep their own rules."""
    return [
        ref
        for ref in history.due(now)
        if wanted in (MIXED, ref.skill) and (ref.skill == LESSON or ref.rules == variant.spelled)
    ]


def following(
    history: History, variant: Variant, wanted: str, now: int, seed: int, without: Collection[str] = ()
) -> Ref:
    """The exercise to ask next; ``seed`` draws a new one, ``without`` are skills that have none at the moment.

    >>> from zwicker_lab.variants import load_variant
    >>> str(following(History(), load_variant("zwicker3"), MIXED, 1_000, 17))
    'equal 17 zwicker3'
    """
    due = [ref for ref in due_of(history, variant, wanted, now) if ref.skill not in without]
    if due:
        return due[0]
    skills = [name for name in skills_of(variant) if name not in without]
    skill = wanted if wanted in skills else min(skills, key=lambda name: _practised(history, name, variant))
    return Ref(skill, str(seed), variant.spelled)


def _practised(history: History, skill: str, variant: Variant) -> int:
    """How much a skill has been practised, first tries that were right counted twice."""
    firsts = history.firsts(skill, variant.spelled)
    return len(firsts) + sum(first.result == "first" for first in firsts)

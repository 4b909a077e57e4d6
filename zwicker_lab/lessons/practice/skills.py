"""The skills there are to practise, and the exercise a name stands for."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import rules_named
from zwicker_lab.lessons.load import load_lessons
from zwicker_lab.lessons.model import Exercise
from zwicker_lab.lessons.practice import building, finding
from zwicker_lab.lessons.practice.asking import Ask, drawn_move
from zwicker_lab.lessons.practice.best import BEST
from zwicker_lab.lessons.practice.counting import counted
from zwicker_lab.lessons.practice.drawn import Drawn
from zwicker_lab.lessons.practice.ref import LESSON, Ref, lesson_exercises
from zwicker_lab.lessons.practice.referee import judged
from zwicker_lab.variants import Variant

LONGEST = 600
"""The most characters the name of an exercise may have; one with every switch set otherwise has fewer."""
_DRAWN = re.compile(r"([a-z]+(?:-[a-z]+)*) (\d{1,6}) (\S.*)")


@dataclass(frozen=True)
class Skill:
    """Something to practise: ``make`` draws its exercise for a name, ``fits`` says which rule sets have it.

    The open skill has no ``make``: its exercises are finished by the adviser.
    """

    name: str
    make: Callable[[Ref], Drawn | None] | None
    fits: Callable[[Variant], bool] = lambda variant: True


def _move(name: str, ask: Ask, rule: str, fits: Callable[[Variant], bool] = lambda variant: True) -> Skill:
    return Skill(name, partial(drawn_move, ask=ask, rule=rule), fits)


def _two_values(variant: Variant) -> bool:
    return any(len(values) > 1 for values in variant.values.values())


def _jokers(variant: Variant) -> bool:
    return bool(variant.jokers)


SKILLS = {
    skill.name: skill
    for skill in (
        _move("equal", finding.equal, "4.capture"),
        _move("sums", finding.sums, "4.capture"),
        _move("groups", finding.groups, "4.capture"),
        _move("two-values", finding.two_values, "2.values", _two_values),
        _move("build-up", building.build_up, "4.build", lambda variant: variant.build.up),
        _move("build-down", building.build_down, "4.build", lambda variant: variant.build.down),
        _move("jokers", finding.jokers, "2.values", _jokers),
        _move("zwick", finding.zwick, "4.zwick"),
        _move("defend", building.defend, "4.zwick"),
        Skill("count", counted),
        Skill("referee", judged),
        Skill(BEST, None),
    )
}
"""Every skill by its name, in the order of the course."""


def skills_of(variant: Variant) -> tuple[str, ...]:
    """The skills a rule set has.

    >>> from zwicker_lab.variants import load_variant
    >>> [name for name in SKILLS if name not in skills_of(load_variant("zwickern"))]
    ['two-values', 'build-down', 'jokers']
    """
    return tuple(name for name, skill in SKILLS.items() if skill.fits(variant))


@lru_cache(maxsize=2048)
def read_ref(text: str) -> Ref:
    """The name of an exercise from anywhere; raises ``InputError`` for a text that is none.

    >>> read_ref("sums 017 zwicker3"), read_ref("08-3").skill
    (Ref(skill='sums', seed='17', rules='zwicker3'), 'lesson')
    """
    if text in lesson_exercises():
        return Ref(LESSON, text)
    found = _DRAWN.fullmatch(text) if len(text) <= LONGEST else None
    if found is None or found[1] not in SKILLS:
        raise InputError("practice-exercise", got=text[:60])
    return Ref(found[1], str(int(found[2])), _spelled(found[3]))


@lru_cache(maxsize=256)
def exercise_of(ref: Ref) -> Exercise | None:
    """The exercise a name stands for, the same each time; ``None`` where none was found, and for the open skill.

    >>> exercise = exercise_of(Ref("zwick", "7", "zwicker3"))
    >>> exercise.start.is_zwick(exercise.right_moves[0])
    True
    """
    if ref.skill == LESSON:
        at, number = lesson_exercises()[ref.seed]
        return load_lessons()[at].exercises[number]
    make = SKILLS[ref.skill].make
    return None if make is None else make(ref)


@lru_cache(maxsize=64)
def _spelled(rules: str) -> str:
    return rules_named(rules).spelled

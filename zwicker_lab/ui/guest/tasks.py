"""Exercises in a room: the record of a guest's work as lessons keep it, and which step shows an exercise."""

from __future__ import annotations

from zwicker_lab.lessons import Exercise, Record, load_lessons
from zwicker_lab.lessons.practice import LESSON, read_ref
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.count import CountStep
from zwicker_lab.ui.learn.exercise import PlayStep
from zwicker_lab.ui.learn.judge import JudgeStep
from zwicker_lab.ui.learn.out import OutStep
from zwicker_lab.ui.learn.recall import RecallStep
from zwicker_lab.ui.learn.shown import Shown
from zwicker_lab.ui.learn.slips import move_text
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.table.slips import Slip, slip
from zwicker_lab.variants import Variant
from zwicker_lab.workshop.agenda import OWN, Exercises, own_lesson
from zwicker_lab.workshop.exercise import Work

MOST_SHOWN = 4


class IdleStep(Step):
    """Nothing is to be done: nobody has come in yet, or nothing has begun."""


def step_of(play: Shown, exercise: Exercise) -> Step:
    """The step that shows an exercise; the piles won so far lie open."""
    if exercise.play:
        return (RecallStep if any(exercise.start.won) else PlayStep)(play)
    if exercise.choices:
        return JudgeStep(play)
    return (OutStep if exercise.names_cards else CountStep)(play)


def record_of(work: Work) -> Record:
    """What a guest did at an exercise, as lessons keep it.

    >>> from zwicker_lab.workshop.exercise import Attempt
    >>> record_of(Work((Attempt("2c", "misses"),), hints=1)).tries
    1
    """
    answers = [one.answer for one in work.attempts]
    return Record(
        first=answers[0] if answers else None,
        first_hints=int(work.helped_first),
        tries=len(answers),
        hints=work.hints,
        helped=work.uses or work.helped_first,
        met=tuple(sorted({one.listed for one in work.attempts if one.listed is not None})),
        solved=work.is_solved,
        answer=answers[-1] if answers else None,
    )


def rules_of(plan: Exercises, item: int) -> Variant:
    """The rule set an exercise of a round is played by.

    >>> rules_of(Exercises(refs=("08-1", "sums 4 zwickern")), 1).name
    'zwickern'
    """
    exercise, ref = plan.exercise(item), plan.refs[item]
    if exercise.position is not None:
        return exercise.start.variant
    if ref.startswith(OWN):
        return own_lesson(plan.own).rules_of(exercise)
    if read_ref(ref).skill != LESSON:
        return read_ref(ref).variant
    return next(one for one in load_lessons() if exercise in one.exercises).rules_of(exercise)


def solution_slip(exercise: Exercise, lang: str) -> Slip:
    """The right answers, once the host has shown them to everybody."""
    moves = (
        [move_text(exercise.start, move, lang) for move in exercise.right_moves[:MOST_SHOWN]] if exercise.play else []
    )
    chosen = [one.text.of(lang) for one in exercise.choices if one.answer in exercise.accepted]
    text = [*moves, *chosen, exercise.success.of(lang)]
    return slip(lang, say(lang, "guest-solution"), tone="info", art="disc", text=text, focus=True)

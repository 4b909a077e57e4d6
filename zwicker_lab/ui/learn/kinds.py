"""Which step of a lesson is shown by what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zwicker_lab.lessons import Exercise
from zwicker_lab.ui.learn.count import CountStep
from zwicker_lab.ui.learn.done import DoneStep
from zwicker_lab.ui.learn.example import ExampleStep, IntroStep
from zwicker_lab.ui.learn.exercise import PlayStep
from zwicker_lab.ui.learn.judge import JudgeStep
from zwicker_lab.ui.learn.out import OutStep
from zwicker_lab.ui.learn.packet import PacketStep
from zwicker_lab.ui.learn.recall import RecallStep
from zwicker_lab.ui.learn.steps import Step

if TYPE_CHECKING:
    from zwicker_lab.ui.learn.play import LessonPlay

STEPS: dict[str, type[Step]] = {
    "intro": ExampleStep,
    "example": ExampleStep,
    "packet": PacketStep,
    "done": DoneStep,
}


def step_of(play: LessonPlay) -> Step:
    """The step a run stands at."""
    exercise = play.run.exercise
    if play.run.step == "intro" and play.run.subject.example is None:
        return IntroStep(play)
    if not isinstance(exercise, Exercise):
        return STEPS[play.run.step](play)
    if exercise.play:
        return (RecallStep if any(exercise.start.won) else PlayStep)(play)
    if exercise.choices:
        return JudgeStep(play)
    return (OutStep if exercise.names_cards else CountStep)(play)

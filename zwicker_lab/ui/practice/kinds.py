"""Which exercise is shown by what, and the two kinds of steps only practice has."""

from __future__ import annotations

from zwicker_lab.lessons import Exercise, Outcome
from zwicker_lab.lessons.practice import BEST, LESSON, Ref
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.count import CountStep
from zwicker_lab.ui.learn.exercise import PlayStep
from zwicker_lab.ui.learn.judge import JudgeStep
from zwicker_lab.ui.learn.out import OutStep
from zwicker_lab.ui.learn.recall import RecallStep
from zwicker_lab.ui.learn.shown import Shown
from zwicker_lab.ui.learn.slips import action, led
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.table.slips import slip

COUNTED = ("defend", LESSON)
"""Skills for which the piles won so far lie open."""


class WaitStep(Step):
    """The wait for an exercise: for what the browser has stored, or for the adviser."""

    def enter(self) -> None:
        """Say that something is looked for."""
        text = [say(self.lang, "practice-wait-more")]
        self.play.tell(slip(self.lang, say(self.lang, "practice-wait-title"), tone="info", text=text))

    def prompt(self) -> str:
        """That it takes a moment."""
        return say(self.lang, "practice-wait")


class BestStep(RecallStep):
    """An exercise that takes any move: all uses of a card are offered, and the adviser's verdict is the answer."""

    is_task = False

    def _lay_out(self) -> None:
        self.seat(self.exercise.start, mode="explore", show_seats=True, open_hands=False)

    def _answered(self, outcome: Outcome, *, film: bool) -> None:
        """Not the best: what follows is shown by the adviser, who knows it better."""
        text = [say(self.lang, "practice-best-missed")]
        actions = [action(self.lang, "again", main=True)]
        title, fine = say(self.lang, "practice-best-better"), say(self.lang, "learn-nothing-lost")
        self.play.tell(led(slip(self.lang, title, tone="miss", art="triangle", text=text, fine=fine, actions=actions)))


def step_of(play: Shown, ref: Ref, exercise: Exercise) -> Step:
    """The step that shows an exercise."""
    if ref.skill == BEST:
        return BestStep(play)
    if exercise.play:
        is_counted = ref.skill in COUNTED and any(exercise.start.won)
        return RecallStep(play) if is_counted else PlayStep(play)
    if exercise.choices:
        return JudgeStep(play)
    return OutStep(play) if exercise.names_cards else CountStep(play)

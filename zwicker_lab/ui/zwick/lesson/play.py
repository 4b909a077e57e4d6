"""A learner in a lesson of Swiss Zwick, and which step is shown by what."""

from __future__ import annotations

from zwicker_lab.lessons.swiss import SwissExercise, load_swiss
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.done import DoneStep
from zwicker_lab.ui.learn.play import Course, CoursePlay
from zwicker_lab.ui.learn.shown import Scene
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.sitemap import exists
from zwicker_lab.ui.table.rich import SWISS
from zwicker_lab.ui.zwick.lesson.cards import AllowedStep, CardStep, OrderStep, WinnerStep
from zwicker_lab.ui.zwick.lesson.example import ExampleStep
from zwicker_lab.ui.zwick.lesson.questions import CountStep, QuestionStep
from zwicker_lab.ui.zwick.lesson.step import SwissStep

SCHOOL = Course(load_swiss(), page="zwick-lesson", map="zwick", shelf="zwicker-lab-zwick")
STEPS: dict[str, type[SwissStep]] = {
    "play": CardStep,
    "allowed": AllowedStep,
    "winner": WinnerStep,
    "order": OrderStep,
    "count": CountStep,
    "judge": QuestionStep,
    "decide": QuestionStep,
    "worth": QuestionStep,
    "fact": QuestionStep,
}


class SwissPlay(CoursePlay):
    """One lesson of Swiss Zwick.

    >>> from zwicker_lab.lessons import LessonRun
    >>> play = SwissPlay(LessonRun.start("z1-trumps"), "en")
    >>> play.receive("table", {"kind": "drop", "card": "7s"})
    >>> play.run.step
    'example'
    """

    course = SCHOOL
    deck = SWISS

    @property
    def exercise(self) -> SwissExercise:
        """The exercise of this step."""
        found = self.run.exercise
        assert isinstance(found, SwissExercise)
        return found

    def make_step(self) -> Step:
        """The step the run stands at."""
        exercise = self.run.exercise
        if isinstance(exercise, SwissExercise):
            return STEPS[exercise.goal.type](self)
        return DoneStep(self) if self.run.step == "done" else ExampleStep(self)

    def more_ways(self) -> list[Scene]:
        """After the last lesson one plays."""
        return (
            [{"href": self.link("zwick-play"), "text": say(self.lang, "zwick-to-play")}] if exists("zwick-play") else []
        )

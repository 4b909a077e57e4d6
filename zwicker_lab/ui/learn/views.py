"""The components of the learn pages that a card table does not have, and what shows a lesson in all of them."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

import panel as pn
import param

from zwicker_lab.ui.coach.views import CoachView
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.learn.play import CoursePlay
from zwicker_lab.ui.learn.shown import Shown
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import ChoiceView, HintView, LargeLook, Look, SlipView, TableView


class LessonLook(Look):
    """Base of the components of these pages."""

    _stylesheets: ClassVar[list[Any]] = [*Look._stylesheets, ASSETS / "lesson.css"]
    __abstract = True


class StepView(LessonLook):
    """The task, the progress, the way back and on; keeps the place in the address and the run in the browser."""

    _bundle = ASSETS / "js" / "lesson_steps.js"


class AnswerView(LessonLook):
    """What lies beside the task: the answers to choose from, or piles of cards to count."""

    _bundle = ASSETS / "js" / "lesson_answers.js"


class BoardView(LessonLook):
    """What stands in the table's place: a counting sheet, or how a lesson went."""

    _bundle = ASSETS / "js" / "lesson_board.js"


class MapView(LessonLook):
    """All lessons with what is done of them."""

    _bundle = ASSETS / "js" / "learn_map.js"


class HandView(LessonLook):
    """Brings the text of a lesson of one's own from the browser's window."""

    _bundle = ASSETS / "js" / "deal_hand.js"


VIEWS: dict[str, type[Look] | type[LargeLook]] = {
    "steps": StepView,
    "table": TableView,
    "board": BoardView,
    "slip": SlipView,
    "coach": CoachView,
    "choices": ChoiceView,
    "answers": AnswerView,
    "hints": HintView,
}


def lesson_views(play: CoursePlay) -> dict[str, Look | LargeLook]:
    """The components that show ``play`` and report to it, by the names of their scenes."""
    return shown_views(play, StepView)


def shown_views(play: Shown, steps: type[Look]) -> dict[str, Look | LargeLook]:
    """The components of any page of exercises; ``steps`` is the one that shows the task."""
    kinds = {**VIEWS, "steps": steps}
    made = {name: kind(scene=getattr(play, name), sizing_mode="stretch_width") for name, kind in kinds.items()}

    def show(*changes: param.parameterized.Event) -> None:
        with pn.io.hold():
            for change in changes:
                made[change.name].scene = change.new

    play.param.watch(show, list(made))
    for name, view in made.items():
        hear(view, partial(play.receive, name))
    return made

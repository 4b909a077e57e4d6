"""The components of practice that lessons do not have."""

from __future__ import annotations

from typing import Any, ClassVar

from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.learn.views import LessonLook, shown_views
from zwicker_lab.ui.practice.overview import Overview
from zwicker_lab.ui.practice.play import PracticePlay
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import LargeLook, Look


class PracticeLook(LessonLook):
    """Base of the components here: their own style sheet beside that of the lessons."""

    _stylesheets: ClassVar[list[Any]] = [*LessonLook._stylesheets, ASSETS / "practice.css"]
    __abstract = True


class TaskView(PracticeLook):
    """The task, the skill with its last first tries, and the way on; keeps everything in the browser."""

    _bundle = ASSETS / "js" / "practice_task.js"


class SkillsView(PracticeLook):
    """All skills with how they went, the rules to choose, and starting over."""

    _bundle = ASSETS / "js" / "practice_skills.js"


def practice_views(play: PracticePlay) -> dict[str, Look | LargeLook]:
    """The components that show ``play`` and report to it, by the names of their scenes."""
    return shown_views(play, TaskView)


def overview_view(overview: Overview) -> SkillsView:
    """The component that shows the overview and reports to it."""
    view = SkillsView(scene=overview.scene, sizing_mode="stretch_width")

    def heard(message: object) -> None:
        overview.receive(message)
        view.scene = overview.scene

    hear(view, heard)
    return view

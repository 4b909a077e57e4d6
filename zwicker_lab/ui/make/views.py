"""The components of the page ``make``, and what keeps them in step with the draft."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import panel as pn

from zwicker_lab.lessons.fields import position_of
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.make.checks import checked
from zwicker_lab.ui.make.opened import cards_scene, task_scene
from zwicker_lab.ui.make.paper import paper_scene
from zwicker_lab.ui.make.scenes import lesson_scene, list_scene, seek_scene
from zwicker_lab.ui.make.state import Making
from zwicker_lab.ui.position_field import PositionField
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import Look

WIDE: dict[str, Any] = {"sizing_mode": "stretch_width"}


class MakePart(Look):
    """Base of the components here: their own style sheet beside the common one."""

    _stylesheets: ClassVar[list[Any]] = [*Look._stylesheets, ASSETS / "make.css"]
    __abstract = True


class LessonView(MakePart):
    """Title, texts and rule set of the lesson, and what can be done with it; it keeps the draft in the browser."""

    _bundle = ASSETS / "js" / "make_lesson.js"


class ListView(MakePart):
    """The exercises."""

    _bundle = ASSETS / "js" / "make_list.js"


class CardsView(MakePart):
    """What lies where, and the pack to tap on."""

    _bundle = ASSETS / "js" / "make_cards.js"


class SeekView(MakePart):
    """Cards at random under conditions."""

    _bundle = ASSETS / "js" / "make_seek.js"


class TaskView(MakePart):
    """Goal, right answers and texts of the open exercise."""

    _bundle = ASSETS / "js" / "make_task.js"


class PaperView(MakePart):
    """The sheets to print, not seen on the screen."""

    _bundle = ASSETS / "js" / "make_paper.js"


class MakeViews(NamedTuple):
    """Everything the page embeds."""

    lesson: LessonView
    exercises: ListView
    cards: CardsView
    line: PositionField
    seek: SeekView
    task: TaskView
    paper: PaperView


def make_views(making: Making) -> MakeViews:
    """The components that show ``making`` and report to it."""
    line = making.exercise.position
    field = PositionField(making.lang, line, on_read=making.put, reader=position_of, **WIDE)
    parts = LessonView(**WIDE), ListView(**WIDE), CardsView(**WIDE), SeekView(**WIDE), TaskView(**WIDE)
    lesson, exercises, cards, seek, task = parts
    paper = PaperView(**WIDE)

    def show(*_: object) -> None:
        told = checked(making.exercise)
        with pn.io.hold():
            lesson.scene = lesson_scene(making)
            exercises.scene = list_scene(making)
            cards.scene = cards_scene(making, told)
            task.scene = task_scene(making, told)
            if field.scene["value"] != making.exercise.position:
                field.put(making.exercise.position)

    def seen(*_: object) -> None:
        seek.scene = seek_scene(making)

    def written(*_: object) -> None:
        if paper.scene:
            paper.scene = {}

    def ordered(*_: object) -> None:
        if making.order.get("name") == "print":
            paper.scene = paper_scene(making.order["lesson"], making.lang, making.order["base"], making.order["n"])

    show()
    seen()
    making.param.watch(
        show, ["draft", "at", "layout", "zone", "fresh", "renewed", "keep", "undone", "problem", "order", "elsewhere"]
    )
    making.param.watch(seen, ["sought", "fresh"])
    making.param.watch(written, "draft")
    making.param.watch(ordered, "order")
    for part in parts:
        hear(part, making.receive)
    return MakeViews(lesson, exercises, cards, field, seek, task, paper)

"""The page of one lesson of Swiss Zwick."""

from __future__ import annotations

from zwicker_lab.lessons import LessonRun, steps
from zwicker_lab.lessons.swiss import load_swiss, swiss_lesson
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.page import chip
from zwicker_lab.ui.learn.views import lesson_views
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.zwick.lesson.play import SwissPlay


@served
def zwick_lesson_page(query: Query) -> Page:
    """One lesson: ``zwick-lesson?n=3&exercise=2``; without ``exercise`` where the learner left it."""
    lesson = swiss_lesson(query.number("n", 1, len(load_swiss()), default=1))
    step = query.choice("exercise", steps(lesson), default="")
    run = LessonRun.start(lesson.id).go(step or "intro")
    play = SwissPlay(run, query.lang, placed=bool(step), link=query.link)
    heading = say(query.lang, "learn-heading-lesson", number=lesson.number, title=lesson.title.of(query.lang))
    return Page(
        "lesson",
        query,
        heading,
        lesson_views(play),
        route="zwick",
        back=(say(query.lang, "learn-all"), query.link("zwick")),
        play=play,
        variant=say(query.lang, "zwick-school-of"),
        certainty=chip(lesson, query.lang),
    )

"""A lesson: its first example, its exercises, its packet and a look back, all at one address with the place in it."""

from __future__ import annotations

from zwicker_lab.lessons import Lesson, LessonRun, load_lessons, steps
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.coach.service import shared
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.learn.rules import variant_text
from zwicker_lab.ui.learn.views import lesson_views
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query


@served
def lesson_page(query: Query) -> Page:
    """One lesson: ``lesson?n=3&exercise=2``; without ``exercise`` where the learner left it."""
    lesson = load_lessons()[query.number("n", 1, len(load_lessons()), default=1) - 1]
    step = query.choice("exercise", steps(lesson), default="")
    run, coach = LessonRun.start(lesson.id).go(step or "intro"), shared()
    coach.wake()
    play = LessonPlay(run, query.lang, placed=bool(step), link=query.link, coach=coach, home=way_home())
    when_left(play.beside.leave)
    heading = say(query.lang, "learn-heading-lesson", number=lesson.number, title=lesson.title.of(query.lang))
    return Page(
        "lesson",
        query,
        heading,
        lesson_views(play),
        route="learn",
        back=(say(query.lang, "learn-all"), query.link("learn")),
        play=play,
        variant=variant_text(lesson, query.lang),
        certainty=chip(lesson, query.lang),
    )


def chip(lesson: Lesson, lang: str) -> dict[str, str] | None:
    """How sure the rules of a lesson are, where they are not certain: the chip's look, words and meaning."""
    if lesson.certainty == "certain":
        return None
    name = lesson.certainty.replace(" ", "-")
    look = {"one-line": "oneline"}.get(name, "guess")
    return {"look": look, "text": say(lang, f"learn-chip-{name}"), "more": say(lang, f"learn-certainty-{name}")}

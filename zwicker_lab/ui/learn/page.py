"""A lesson: its first example, its exercises, its packet and a look back, all at one address with the place in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zwicker_lab.lessons import LessonRun, Paper, Sheet, load_lessons, opened, steps
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.coach.service import shared
from zwicker_lab.ui.learn.own import HERE, brought, hand_view
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.learn.rules import lesson_sureness, variant_text
from zwicker_lab.ui.learn.views import lesson_views
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query


@served
def lesson_page(query: Query) -> Page:
    """One lesson: ``lesson?n=3&exercise=2``; without ``exercise`` where the learner left it.

    ``own`` carries a lesson of one's own in place of ``n``, or is ``here`` where the browser's window holds it.
    """
    if "own" in query.values:
        return _own_page(query)
    lesson = load_lessons()[query.number("n", 1, len(load_lessons()), default=1) - 1]
    heading = say(query.lang, "learn-heading-lesson", number=lesson.number, title=lesson.title.of(query.lang))
    return _page(query, _play(query, lesson), heading, lesson)


def _own_page(query: Query) -> Page:
    waits = query.text("own") == HERE
    if not waits:
        own = opened(brought(query.text("own")))
        return _page(query, _play(query, own), own.title.of(query.lang), own)
    play = _play(Query({"lang": query.lang}), load_lessons()[0], waits=True)
    back = query.link("make")
    return _page(query, play, say(query.lang, "learn-own-heading"), None, {"hand": hand_view(play, back)}, back)


def _play(query: Query, lesson: Sheet, *, waits: bool = False) -> LessonPlay:
    step = query.choice("exercise", steps(lesson), default="")
    run, coach = LessonRun.start(lesson.id).go(step or "intro"), shared()
    coach.wake()
    play = LessonPlay(run, query.lang, placed=bool(step), link=query.link, coach=coach, home=way_home(), waits=waits)
    when_left(play.beside.leave)
    return play


def _page(
    query: Query,
    play: LessonPlay,
    heading: str,
    lesson: Sheet | None,
    more: Mapping[str, Any] | None = None,
    back: str = "",
) -> Page:
    """The page of ``play``; the lesson is not known yet where the browser has to bring it."""
    known = {"variant": variant_text(lesson, query.lang), "certainty": chip(lesson, query.lang)} if lesson else {}
    way = (say(query.lang, "learn-own-back"), back) if back else (say(query.lang, "learn-all"), query.link("learn"))
    items = {**lesson_views(play), **(more or {})}
    return Page(
        "lesson",
        query,
        heading,
        items,
        route="learn",
        back=way,
        play=play,
        **{"variant": "", "certainty": None, **known},
    )


def chip(lesson: Paper, lang: str) -> dict[str, str] | None:
    """How sure the rules of a lesson are, where they are not certain: the chip's look, words and meaning."""
    if lesson.certainty == "certain":
        return None
    name = lesson.certainty.replace(" ", "-")
    look = {"one-line": "oneline"}.get(name, "guess")
    return {"look": look, "text": say(lang, f"learn-chip-{name}"), "more": lesson_sureness(lesson, lang)}

"""The map of the lessons by the parts of the course: what each teaches, how far one is, and where to go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from zwicker_lab.lessons import Paper, count_run, load_lessons
from zwicker_lab.texts import say
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.learn.keep import Kept
from zwicker_lab.ui.learn.page import chip
from zwicker_lab.ui.learn.places import withies
from zwicker_lab.ui.learn.play import Course, Link
from zwicker_lab.ui.learn.views import MapView
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query

Scene = dict[str, Any]
PARTS = ("first", "well", "villages")
BACKUP = ("title", "save", "save-name", "saved", "restore", "too-large", "wrong", "full", "ask", "text", "yes", "no")


@served
def learn_page(query: Query) -> Page:
    """All lessons, with what this browser knows of the learner."""
    state = LearnMap(query.lang, query.link)
    items = {"map": map_view(state)}
    return Page("learn", query, say(query.lang, "learn-heading"), items, route="learn", scene=state.first)


def map_view(state: LearnMap) -> MapView:
    """The component that shows a map and reports to it."""
    view = MapView(scene=state.scene, sizing_mode="stretch_width")

    def show(message: object) -> None:
        state.receive(message)
        view.scene = state.scene

    hear(view, show)
    return view


class LearnMap:
    """The map as it is drawn: ``receive`` takes what the browser has stored, and the wish to start over.

    >>> shown = LearnMap("en", lambda page, **values: page)
    >>> shown.receive({"kind": "stored", "value": {"runs": {"01-values-and-pairs": {"lesson": "01-values-and-pairs"}}}})
    >>> first = shown.scene["parts"][0]
    >>> first["title"], [lesson["act"] for lesson in first["lessons"]][:2]
    ('The first course', ['Continue', 'Begin'])
    """

    course = Course(load_lessons())
    parts: ClassVar[Mapping[str, Sequence[Paper]]] = {
        name: [one for one in load_lessons() if one.part == name] for name in PARTS
    }
    backs_up = True

    def __init__(self, lang: str, link: Link) -> None:
        self.lang, self.link = lang, link
        self.kept, self._keep = Kept(), 0
        self._over = False

    def receive(self, message: object) -> None:
        """Do what the component reports; anything that is no such report is passed over."""
        kind = message.get("kind") if isinstance(message, dict) else None
        if kind == "stored":
            self.kept = Kept.read(message["value"] if isinstance(message, dict) and "value" in message else None)
        elif kind == "over":
            self.kept, self._over = self.kept.started_over(), True
            self._keep += 1

    @property
    def first(self) -> Scene:
        """What the page holds before the browser has told what it knows."""
        return {**self.scene, "keep": None}

    @property
    def scene(self) -> Scene:
        """All that is drawn."""
        lang, progress = self.lang, self.kept.progress
        begun = any(count_run(run).tried or run.step != "intro" for run in progress.runs.values())
        return {
            "lang": lang,
            "label": say(lang, "learn-parts"),
            "parts": [
                self._part(name, progress.next_of([one.id for one in self.course.lessons])) for name in self.parts
            ],
            "shelf": self.course.shelf,
            "kept": say(lang, "learn-kept-here"),
            "backup": {name: say(lang, f"learn-backup-{name}") for name in BACKUP} if self.backs_up else None,
            "over": self._words("over", "over-ask", "over-text", "over-yes", "over-no") if begun else None,
            "say": {"n": self._keep, "text": say(lang, "learn-over-done") if self._over else ""},
            "keep": {"n": self._keep, "value": self.kept.to_json()} if self._keep else None,
        }

    def _words(self, *names: str) -> dict[str, str]:
        return {name: say(self.lang, f"learn-{name}") for name in names}

    def _part(self, name: str, next_lesson: str) -> Scene:
        """One part of the course: what it is for, how many of its lessons are done, and the lessons."""
        lessons = self.parts[name]
        done = sum(self.kept.progress.counts(lesson.id).finished for lesson in lessons)
        return {
            "name": name,
            "title": say(self.lang, f"learn-part-{name}"),
            "text": say(self.lang, f"learn-part-{name}-more"),
            "told": say(self.lang, "learn-part-done", done=done, count=len(lessons)),
            "done": done,
            "count": len(lessons),
            "lessons": [self._lesson(lesson, lesson.id == next_lesson) for lesson in lessons],
        }

    def _lesson(self, lesson: Paper, is_next: bool) -> Scene:
        lang, known = self.lang, lesson.id in self.kept.progress.runs
        run = self.kept.progress.run(lesson.id)
        counts = count_run(run)
        told = {"solved": counts.solved, "count": counts.exercises, "first": counts.first_try}
        state = "finished" if counts.finished else "some" if counts.tried else "none"
        told_as = "opened" if known and state == "none" else state
        act = say(lang, "learn-look-again" if counts.finished else "learn-go-on" if known else "learn-begin")
        title = lesson.title.of(lang)
        step = "intro" if counts.finished else run.step
        return {
            "number": lesson.number,
            "title": title,
            "aim": lesson.aim.of(lang) if lesson.aim else "",
            "chip": chip(lesson, lang),
            "state": state,
            "told": say(lang, f"learn-{told_as}", **told),
            "posts": [{**post, "now": False} for post in withies(run, lang)],
            "href": self.link(self.course.page, n=lesson.number, exercise=step),
            "act": act,
            "name": say(lang, "learn-link-name", number=lesson.number, title=title, act=act),
            "next": say(lang, "learn-next-up") if is_next else "",
        }

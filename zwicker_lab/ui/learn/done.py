"""The last step of a lesson: how it went, what to keep in mind, and the way on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from zwicker_lab.lessons import Packet, Paper, count_run
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.keep import standing
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.ui.table.slips import slip

if TYPE_CHECKING:
    from zwicker_lab.ui.learn.play import CoursePlay

Scene = dict[str, Any]


class DoneStep(Step):
    """The summary: every exercise with its first try, and the next lesson."""

    play: CoursePlay

    def scenes(self) -> dict[str, Scene]:
        """The list of exercises and the links."""
        lang, run = self.lang, self.play.run
        counts = count_run(run)
        told = {"first": counts.first_try, "solved": counts.solved, "count": counts.exercises}
        rows = [self._row(number) for number in range(1, counts.exercises + 1)]
        board = {
            "lang": lang,
            "kind": "done",
            "title": say(lang, "learn-done" if counts.finished else "learn-done-open"),
            "text": say(lang, "learn-done-counts", **told),
            "rows": rows if run.subject.packet is None else [*rows, self._packet(run.subject.packet)],
            "links": self._links(),
        }
        return {"board": board}

    def enter(self) -> None:
        """What to keep in mind."""
        lesson, lang = self.play.run.subject, self.lang
        text = [lesson.aim.of(lang)] if lesson.aim else []
        if lesson.misconception:
            text.append(say(lang, "learn-done-error", text=lesson.misconception.of(lang)))
        title = say(lang, "learn-done-keep") if text else lesson.title.of(lang)
        self.play.tell(slip(lang, title, tone="info", text=text, deck=self.play.deck))

    def prompt(self) -> str:
        """One sentence."""
        return say(self.lang, "learn-done-prompt")

    def _row(self, number: int) -> Scene:
        run, exercise = self.play.run, self.play.run.subject.exercises[number - 1]
        state = standing(run, exercise)
        return {
            "step": str(number),
            "name": say(self.lang, "learn-exercise", at=number),
            "text": rich(exercise.task.of(self.lang), self.lang, self.play.deck),
            "state": state,
            "told": say(self.lang, f"learn-standing-{state}"),
        }

    def _packet(self, packet: Packet) -> Scene:
        state = "over" if self.play.run.packet.is_over else "open"
        return {
            "step": "packet",
            "name": say(self.lang, "learn-place-packet"),
            "text": rich(packet.title.of(self.lang), self.lang),
            "state": "first" if state == "over" else "open",
            "told": say(self.lang, f"learn-packet-is-{state}"),
        }

    def _links(self) -> list[Scene]:
        course, following = self.play.course, next_lesson(self.play.run.subject, self.play.course.lessons)
        links = [{"href": self.play.link(course.map), "text": say(self.lang, "learn-all"), "main": following is None}]
        if following is not None:
            text = say(self.lang, "learn-next-lesson", number=following.number, title=following.title.of(self.lang))
            href = self.play.link(course.page, n=following.number, exercise="intro")
            links.insert(0, {"href": href, "text": text, "main": True})
        return [*links, *({**link, "main": False} for link in self.play.more_ways() if following is None)]


def next_lesson(lesson: Paper, course: Sequence[Paper]) -> Paper | None:
    """The lesson of a course after this one; none after the last, and after one of one's own."""
    if not lesson.number:
        return None
    return next((one for one in course if one.number > lesson.number), None)

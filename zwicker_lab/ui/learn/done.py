"""The last step of a lesson: how it went, what to keep in mind, and the way on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zwicker_lab.lessons import Lesson, Packet, Sheet, count_run, load_lessons
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.keep import standing
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.ui.table.slips import slip

if TYPE_CHECKING:
    from zwicker_lab.ui.learn.play import LessonPlay

Scene = dict[str, Any]


class DoneStep(Step):
    """The summary: every exercise with its first try, and the next lesson."""

    play: LessonPlay

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
        self.play.tell(slip(lang, title, tone="info", text=text))

    def prompt(self) -> str:
        """One sentence."""
        return say(self.lang, "learn-done-prompt")

    def _row(self, number: int) -> Scene:
        run, exercise = self.play.run, self.play.run.subject.exercises[number - 1]
        state = standing(run, exercise)
        return {
            "step": str(number),
            "name": say(self.lang, "learn-exercise", at=number),
            "text": rich(exercise.task.of(self.lang), self.lang),
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
        following = next_lesson(self.play.run.subject)
        links = [{"href": self.play.link("learn"), "text": say(self.lang, "learn-all"), "main": following is None}]
        if following is not None:
            text = say(self.lang, "learn-next-lesson", number=following.number, title=following.title.of(self.lang))
            href = self.play.link("lesson", n=following.number, exercise="intro")
            links.insert(0, {"href": href, "text": text, "main": True})
        return links


def next_lesson(lesson: Sheet) -> Lesson | None:
    """The lesson after this one; none after the last, and after one of one's own."""
    if not lesson.number:
        return None
    return next((one for one in load_lessons() if one.number > lesson.number), None)

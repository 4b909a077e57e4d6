"""A learner in a lesson: which step is shown, what the browser keeps, and all scenes of the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zwicker_lab.lessons import Exercise, LessonRun, Outcome, Paper, Record, load_lessons, opened, steps
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.learn.keep import Kept
from zwicker_lab.ui.learn.kinds import step_of
from zwicker_lab.ui.learn.places import first_with_builds, place_text, withies
from zwicker_lab.ui.learn.rules import heading, sheet_of
from zwicker_lab.ui.learn.shown import Scene, Shown
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move

Link = Callable[..., str]


@dataclass(frozen=True)
class Course:
    """A course: its lessons, the pages of a lesson and of the map, and where the browser keeps it, if not as usual."""

    lessons: Sequence[Paper]
    page: str = "lesson"
    map: str = "learn"
    shelf: str | None = None


class CoursePlay(Shown):
    """One lesson of any game as it is played: ``receive`` takes what the components report, the scenes are drawn.

    ``placed`` tells that the address names the step; else the stored run says where the learner is. ``link`` makes
    the addresses of other pages. A ``coach`` judges the moves tried in exercises and in the packet; ``home`` is how it
    is heard. One that ``waits`` is given its lesson later.
    """

    course = Course(load_lessons())

    def __init__(
        self,
        run: LessonRun,
        lang: str,
        *,
        placed: bool = True,
        link: Link | None = None,
        coach: Coach | None = None,
        home: Home = at_once,
        waits: bool = False,
    ) -> None:
        self.run, self.kept, self.placed = run, Kept().with_run(run), placed
        self.waits, self.lesson = waits, run.subject  # own lessons are known as long as somebody holds them
        self.link: Link = link or (lambda page, **values: page)
        self._keep: Scene | None = None
        self._met = False
        super().__init__(lang, coach=coach, home=home)
        self.enter()

    # ---- what the components report --------------------------------------------------------------------------

    def hear(self, view: str, message: dict[str, Any]) -> None:
        """Do what a component reports."""
        if message.get("kind") == "go":
            self._leave_for(message.get("step"))
        elif view == "steps":
            self._from_steps(message)
        else:
            super().hear(view, message)

    def _from_steps(self, message: Mapping[str, object]) -> None:
        if message.get("kind") == "stored":
            self.meet(Kept.read(message.get("value")), write=bool(message.get("write")))

    def _leave_for(self, step: object) -> None:
        if isinstance(step, str) and step in self.run.steps:
            self.go(step)

    # ---- the exercise that is answered -----------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """What happened at it so far."""
        return self.run.record

    @property
    def outcome(self) -> Outcome | None:
        """The judgement of the answer that stands."""
        return self.run.outcome

    @property
    def entries(self) -> Mapping[str, int]:
        """The points filled in so far, by ``side code``."""
        return self.kept.entries.get(self.exercise.id, {})

    def answer(self, answer: Move | str) -> Outcome:
        """Answer the exercise of this step."""
        run, outcome = self.run.try_answer(answer)
        self.change(run)
        return outcome

    def write_entries(self, rows: Mapping[str, int]) -> None:
        """Have the browser keep the points filled in."""
        self.kept = self.kept.with_entries(self.exercise.id, rows)
        self.change(self.run)

    def open_hint(self) -> None:
        """Open the next hint."""
        self.change(self.run.open_hint())

    def ask_list(self) -> None:
        """Note that the list of legal uses was asked for."""
        self.change(self.run.ask_list())

    def undo(self) -> None:
        """Take back what lies on the table at this step."""
        self.change(self.run.undo())

    def go_on(self) -> None:
        """Show the next step."""
        self.go(self.run.next().step)

    # ---- going through the lesson ----------------------------------------------------------------------------

    def go(self, step: str) -> None:
        """Show another step, with the keyboard at its task."""
        self._take(self.run.go(step))
        self.enter(focus=True)

    def change(self, run: LessonRun) -> None:
        """Take the run one step further and have the browser keep it."""
        self._take(run)
        self.guide()

    def _take(self, run: LessonRun) -> None:
        self.run, self.kept = run, self.kept.with_run(run)
        self._keep = {"n": next(self._clock), "value": self.kept.to_json()}

    def meet(self, stored: Kept, *, write: bool) -> None:
        """Take over what the browser has stored; the step stays where the address named one."""
        fresh = stored.era > self.kept.era and self._met
        merged = self.kept.merged(stored, open_lesson=self.run.lesson)
        run = merged.progress.run(self.run.lesson)
        stay = self.placed or self._met
        self.placed, self._met = True, True
        if not stay and self.run.lesson in stored.progress.runs:
            run = run.go(stored.progress.run(self.run.lesson).step)
        else:
            run = run.go(self.run.step)
        before, entries, self.run = self.run, self.kept.entries, run
        self.kept = merged.with_run(run)
        if write:
            self._take(run)
        own = (before.step, before.record, before.moves) != (run.step, run.record, run.moves)
        whole = run.step == "done" and run != before
        if fresh or own or whole or self.kept.entries != entries:
            self.enter()
        self.guide()

    # ---- drawing ---------------------------------------------------------------------------------------------

    def guide(self, *, focus: bool = False) -> None:
        """Draw the task and the progress."""
        lang, run = self.lang, self.run
        scene = {
            "lang": lang,
            "place": run.step,
            "focus": next(self._clock) if focus else self.latest("steps").get("focus", 0),
            "label": say(lang, "learn-progress"),
            "text": place_text(run, lang),
            "rules": rich(self.rules_text(), lang),
            "prompt": rich(self.step.prompt(), lang, self.deck),
            "withies": withies(run, lang),
            "back": self._way(run.back(), "learn-back") if run.step != run.steps[0] else None,
            "on": self._way(run.next(), "learn-on") if run.step != run.steps[-1] else None,
            "keep": self._keep,
            "slot": None if run.subject.number else run.lesson,
            "shelf": self.course.shelf,
            "waits": self.waits,
        }
        self.show(steps=scene)

    def rules_text(self) -> str:
        """The rule set of this step, where it is not simply the lesson's."""
        return ""

    def more_ways(self) -> list[Scene]:
        """Where to go after the last lesson, besides the map."""
        return []

    def _way(self, run: LessonRun, entry: str) -> Scene:
        return {"step": run.step, "text": say(self.lang, entry, place=place_text(run, self.lang))}


class LessonPlay(CoursePlay):
    """One lesson of the fishing games.

    >>> play = LessonPlay(LessonRun.start(1), "en")
    >>> play.step.trial.receive({"kind": "drop", "card": "8s", "item": "8h"})
    >>> play.run.step
    'example'
    """

    @property
    def exercise(self) -> Exercise:
        """The exercise of this step."""
        found = self.run.exercise
        assert isinstance(found, Exercise)
        return found

    @property
    def rules(self) -> Variant:
        """The rule set it is played by."""
        return sheet_of(self.run).rules_of(self.exercise)

    @property
    def builds(self) -> bool:
        """Whether building is known: from the lesson on that teaches it, and in lessons of one's own."""
        return not 0 < self.run.subject.number < first_with_builds()

    def adopt(self, own: Paper, step: str = "") -> None:
        """Go on with a lesson of one's own, at a step of it if there is such a one."""
        self.lesson, self.waits, self._met = opened(own), False, False
        self.placed = step in steps(own)
        self.run = LessonRun.start(own.id).go(step if self.placed else "intro")
        self.kept, self._keep = Kept().with_run(self.run), None
        self.enter()

    def make_step(self) -> Step:
        """The step the run stands at."""
        return step_of(self)

    def rules_text(self) -> str:
        """The rule set of this step, where it is not simply the lesson's."""
        return heading(self.run, self.lang)

    def more_ways(self) -> list[Scene]:
        """After the course one practises what went wrong, or plays; after a lesson of one's own neither is offered."""
        if not self.run.subject.number:
            return []
        return [
            {"href": self.link("practice", skill="mixed"), "text": say(self.lang, "practice-mixed")},
            {"href": self.link("play"), "text": say(self.lang, "home-play")},
        ]

"""A learner in a lesson: which step is shown, what the browser keeps, and all scenes of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

import param

from zwicker_lab.lessons import LessonRun, Sheet, opened, steps
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.coach.beside import Beside, Stage
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.learn.keep import Kept, standing
from zwicker_lab.ui.learn.kinds import step_of
from zwicker_lab.ui.learn.rules import heading
from zwicker_lab.ui.table.rich import rich

if TYPE_CHECKING:
    from zwicker_lab.ui.learn.steps import Step

Scene = dict[str, Any]
Link = Callable[..., str]
NOTHING: Mapping[str, Scene] = {name: {} for name in ("table", "board", "slip", "coach", "choices", "answers", "hints")}


class LessonPlay(param.Parameterized):
    """One lesson as it is played: ``receive`` takes what the components report, the scenes say what they draw.

    ``placed`` tells that the address names the step; else the stored run says where the learner is. ``link`` makes
    the addresses of other pages. A ``coach`` judges the moves tried in exercises and in the packet; ``home`` is how it
    is heard. One that ``waits`` is given its lesson later: ``adopt``.

    >>> play = LessonPlay(LessonRun.start(1), "en")
    >>> play.step.trial.receive({"kind": "drop", "card": "8s", "item": "8h"})
    >>> play.run.step
    'example'
    """

    lang: Any = param.Selector(default="en", objects=list(LANGUAGES), doc="The language of every word.")
    steps = param.Dict(default={}, doc="The task, the progress, and what the browser is to keep.")
    table = param.Dict(default={}, doc="The card table; empty where there is none.")
    board = param.Dict(default={}, doc="What stands in the table's place.")
    slip = param.Dict(default={}, doc="What is said.")
    coach = param.Dict(default={}, doc="What is said of a move in a game.")
    choices = param.Dict(default={}, doc="The uses of a card.")
    answers = param.Dict(default={}, doc="The answers of a judgement, or the piles of a count.")
    hints = param.Dict(default={}, doc="The ladder of hints.")

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
        self._clock, self._pending, self._depth = count(1), Scenes(), 0
        self._keep: Scene | None = None
        self._met = False
        super().__init__(lang=lang)
        stage = Stage(lambda: self.step.trial, lambda scene: self.step.put(scene), lambda: self.step.restore())
        self.beside = Beside(lang, stage, lambda scene: self.show(coach=scene), coach=coach, home=home, brief=True)
        self.enter()

    # ---- what the components report --------------------------------------------------------------------------

    def receive(self, view: str, message: object) -> None:
        """Do what a component reports; anything that is no such report is passed over."""
        if not isinstance(message, dict):
            return
        with self.gathering():
            if message.get("kind") == "go":
                self._leave_for(message.get("step"))
            elif view == "steps":
                self._from_steps(message)
            elif view == "hints" and message.get("kind") == "hint":
                self.step.open_hint()
            elif view in ("table", "choices"):
                self.step.touch(message)
            elif view == "slip" and message.get("kind") == "act":
                self.act(str(message.get("id")))
            elif view == "coach":
                self.beside.receive(message)
            else:
                self.step.hear(message)

    def _from_steps(self, message: Mapping[str, object]) -> None:
        if message.get("kind") == "stored":
            self.meet(Kept.read(message.get("value")), write=bool(message.get("write")))

    def _leave_for(self, step: object) -> None:
        if isinstance(step, str) and step in self.run.steps:
            self.go(step)

    def act(self, name: str) -> None:
        """Do what a button of the slip stands for, where the slip has it."""
        if name not in {action["id"] for action in self.latest("slip").get("actions", ())}:
            return
        if name == "next":
            self.go(self.run.next().step)
        else:
            self.step.act(name)

    def adopt(self, own: Sheet, step: str = "") -> None:
        """Go on with a lesson of one's own, at a step of it if there is such a one."""
        self.lesson, self.waits, self._met = opened(own), False, False
        self.placed = step in steps(own)
        self.run = LessonRun.start(own.id).go(step if self.placed else "intro")
        self.kept, self._keep = Kept().with_run(self.run), None
        self.enter()

    # ---- going through the lesson ----------------------------------------------------------------------------

    def go(self, step: str) -> None:
        """Show another step, with the keyboard at its task."""
        self._take(self.run.go(step))
        self.enter(focus=True)

    def enter(self, *, focus: bool = False) -> None:
        """Show the step of the run afresh."""
        with self.gathering():
            self.beside.leave()
            self.step: Step = step_of(self)
            self.show(**{**NOTHING, **self.step.scenes()})
            self.step.enter()
            self.guide(focus=focus)

    def change(self, run: LessonRun) -> None:
        """Take the run one step further and have the browser keep it."""
        self._take(run)
        self.guide()

    def keep(self, kept: Kept) -> None:
        """Have the browser keep this besides the run."""
        self.kept = kept
        self.change(self.run)

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

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """Everything shown inside reaches the page at once, but for the pictures of a film."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if not self._depth:
                self.flush()

    def show(self, **scenes: Scene) -> None:
        """Show scenes. One that ends a film waits for none: the pictures before it are sent first."""
        if "table" in scenes and self._pending.has_film():
            self.flush()
        self._pending |= scenes
        if not self._depth:
            self.flush()

    def flush(self) -> None:
        """Send what has gathered."""
        pending, self._pending = self._pending, Scenes()
        self.param.update(**pending)

    def latest(self, name: str) -> Scene:
        """A scene as it was shown last, sent or not."""
        found: Scene = self._pending.get(name, getattr(self, name))
        return found

    def tell(self, slip: Scene) -> None:
        """Show a slip, after the film on the table if there is one."""
        self.show(slip={**slip, "n": next(self._clock), "patient": True})

    def guide(self, *, focus: bool = False) -> None:
        """Draw the task and the progress."""
        lang, run = self.lang, self.run
        scene = {
            "lang": lang,
            "place": run.step,
            "focus": next(self._clock) if focus else self.latest("steps").get("focus", 0),
            "label": say(lang, "learn-progress"),
            "text": place_text(run, lang),
            "rules": rich(heading(run, lang), lang),
            "prompt": rich(self.step.prompt(), lang),
            "withies": withies(run, lang),
            "back": self._way(run.back(), "learn-back") if run.step != run.steps[0] else None,
            "on": self._way(run.next(), "learn-on") if run.step != run.steps[-1] else None,
            "keep": self._keep,
            "slot": None if run.subject.number else run.lesson,
            "waits": self.waits,
        }
        self.show(steps=scene)

    def _way(self, run: LessonRun, entry: str) -> Scene:
        return {"step": run.step, "text": say(self.lang, entry, place=place_text(run, self.lang))}


class Scenes(dict[str, Scene]):
    """Scenes that wait to be sent together."""

    def has_film(self) -> bool:
        """Whether the table's scene shows something happening, which must not be lost."""
        return bool(self.get("table", {}).get("event", {}).get("kind"))

    def __ior__(self, other: Any) -> Scenes:  # type: ignore[override,misc]
        self.update(other)
        return self


def place_text(run: LessonRun, lang: str) -> str:
    """The words for where a run stands.

    >>> place_text(LessonRun.start(1).go("2"), "en")
    'Exercise 2 of 6'
    """
    if run.step.isdecimal():
        return say(lang, "learn-place-exercise", at=run.step, count=len(run.subject.exercises))
    return say(lang, f"learn-place-{run.step}")


def withies(run: LessonRun, lang: str) -> list[Scene]:
    """One post for each exercise, and one for the packet: how it went, and where the learner is."""
    posts = []
    for number, exercise in enumerate(run.subject.exercises, 1):
        state = standing(run, exercise)
        now = run.step == str(number)
        posts.append({"state": state, "now": now, "name": say(lang, f"learn-standing-{state}")})
    if run.subject.packet is not None:
        state = "first" if run.packet.is_over else "tried" if run.moves else "open"
        posts.append({"state": state, "now": run.step == "packet", "name": ""})
    return posts

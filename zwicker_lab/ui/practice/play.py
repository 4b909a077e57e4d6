"""A learner who practises: which exercise is asked, and what comes next."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from random import randrange
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import Exercise, Progress
from zwicker_lab.lessons.fields import rules_named
from zwicker_lab.lessons.practice import (
    BEST,
    MOST_SEEDS,
    History,
    Ref,
    exercise_of,
    following,
    from_lessons,
    read_ref,
    skills_of,
)
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import Act, Home, at_once
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.drawing import Drawing
from zwicker_lab.ui.learn.rules import title_text
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.practice.kinds import WaitStep, step_of
from zwicker_lab.ui.practice.round import Clock, RoundPlay
from zwicker_lab.ui.practice.searching import Search
from zwicker_lab.ui.practice.words import posts, skill_title
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.variants import Variant, load_variant, variant_names

Seeds = Callable[[], int]


def seconds() -> int:
    """The time, in seconds since 1970."""
    return int(time.time())


def lot() -> int:
    """A seed by lot."""
    return randrange(MOST_SEEDS + 1)


class PracticePlay(RoundPlay):
    """Practice of one skill, or of all: nothing is asked before it is known what the browser has stored.

    ``wanted`` is a skill or ``mixed``; without a ``variant`` the one chosen last is played. ``ref`` names the exercise
    to begin with. ``apart`` is how exercises are drawn beside the page. ``clock`` and ``seeds`` are the time and the
    lot.

    >>> play = PracticePlay("sums", None, "en", clock=lambda: 1_000, seeds=lambda: 4)
    >>> play.receive("steps", {"kind": "stored", "value": None, "write": True})
    >>> str(play.ref), play.steps["text"]
    ('sums 4 zwicker3', '')
    """

    def __init__(
        self,
        wanted: str,
        variant: Variant | None,
        lang: str,
        *,
        ref: Ref | None = None,
        coach: Coach | None = None,
        home: Home = at_once,
        apart: Callable[[Act], None] = at_once,
        clock: Clock = seconds,
        seeds: Seeds = lot,
    ) -> None:
        self.wanted, self.variant = wanted, variant or load_variant(variant_names()[0])
        self.progress, self.seeds = Progress(), seeds
        self._met = self._repeats = False
        super().__init__(History() if variant is None else History().ruled(variant), ref, lang, clock, coach, home)
        self.drawing, self.search = Drawing(exercise_of, apart, home), Search(coach, home, seeds, apart)
        self.enter()

    # ---- what the components report --------------------------------------------------------------------------

    def hear(self, view: str, message: dict[str, Any]) -> None:
        """Do what a component reports."""
        if view != "steps":
            if not self.drawing.is_busy:
                super().hear(view, message)
            return
        acts: dict[object, Callable[[], None]] = {
            "lessons": lambda: self._learnt(message.get("value")),
            "stored": lambda: self.meet(History.read(message.get("value")), write=bool(message.get("write"))),
            "go": lambda: self._leave_for(message.get("step")),
            "next": self.go_on,
        }
        act = acts.get(message.get("kind"))
        if act:
            act()

    def _learnt(self, value: object) -> None:
        self.progress = Progress.resume(value)

    def _leave_for(self, name: object) -> None:
        try:
            ref = read_ref(str(name))
        except InputError:
            return
        self._ask(ref, fresh=False)

    def meet(self, stored: History, *, write: bool) -> None:
        """Take over what the browser has stored; the exercise on the page stays, unless all was started over."""
        before, first = self.history.round_of(self.ref) if self.ref else None, not self._met
        merged = self.history.merged(stored)
        self.history, self._met = merged.recalling(from_lessons(self.progress), self.clock()), True
        if first:
            self._begin_at_all()
        elif self.ref is not None and self.found is not None:
            now = self.history.round_of(self.ref)
            if now is None:
                self._ask(self.ref, fresh=True)
            elif before is None or now.record != before.record:
                self.enter()
        if write:
            self.write()
        self.guide()

    def _begin_at_all(self) -> None:
        if self.history.rules:
            self.variant = chosen(self.history.rules) or self.variant
        self.history = self.history.ruled(self.variant)
        if self.ref is None:
            self.go_on()
        else:
            self._ask(self.ref, fresh=False)

    # ---- from one exercise to the next -----------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask what is due, else something new; something else where one has waited in vain."""
        if self.drawing.is_busy and self.found is not None:
            return
        waiting = self.found is None and self.ref is not None
        self._next({self.ref.skill} if waiting and self.ref else set())

    def _next(self, without: Collection[str]) -> None:
        ref = following(self.history, self.variant, self.wanted, self.clock(), self.seeds(), without)
        self._ask(ref, fresh=True, without=without)

    def _ask(self, ref: Ref, *, fresh: bool, without: Collection[str] = ()) -> None:
        """Ask an exercise, in a ``fresh`` round or in the one that is kept."""
        self.search.leave()
        self.drawing.leave()
        if ref.skill == BEST:
            self._wait(ref)
            is_fixed = self._repeats or not fresh
            self.search.begin(ref, is_fixed=is_fixed, done=lambda ref, exercise: self._found(ref, exercise, fresh))
        else:
            self.drawing.begin(
                ref, lambda exercise: self._found(ref, exercise, fresh, without), lambda: self._wait(ref)
            )

    def _wait(self, ref: Ref) -> None:
        """Say that an exercise is looked for."""
        self.ref, self.found, self._repeats = ref, None, str(ref) in self.history.memory
        self.enter(focus=True)

    def _found(self, ref: Ref, exercise: Exercise | None, fresh: bool, without: Collection[str] = ()) -> None:
        """An exercise is ready, or there is none."""
        with self.gathering():
            if exercise is None:
                self._missing(ref, without)
            else:
                self._begin(ref, exercise, fresh)

    def _missing(self, ref: Ref, without: Collection[str]) -> None:
        """There is no such exercise, or the adviser is not there for it: ask for another skill."""
        if ref.skill != BEST:
            kept = {name: memory for name, memory in self.history.memory.items() if name != str(ref)}
            self.history = self.history.model_copy(update={"memory": kept})
        missing = {*without, ref.skill}
        if missing < set(skills_of(self.variant)):
            self._next(missing)

    def _begin(self, ref: Ref, exercise: Exercise, fresh: bool) -> None:
        self._repeats = str(ref) in self.history.memory
        self.begin_round(ref, exercise, fresh=fresh)
        self.enter(focus=True)

    # ---- drawing ---------------------------------------------------------------------------------------------

    def make_step(self) -> Step:
        """The exercise, or the wait for one."""
        return WaitStep(self) if self.found is None else step_of(self, self.asked, self.found)

    def leave(self) -> None:
        """The page has been left."""
        self.drawing.leave()
        self.search.leave()
        self.forget_move()

    def guide(self, *, focus: bool = False) -> None:
        """Draw the task, the skill and how the last first tries of it went."""
        lang, skill = self.lang, self.ref.skill if self.ref else self.wanted
        rules = title_text(self.rules, lang) if self.found is not None and self.rules != self.variant else ""
        scene = {
            "lang": lang,
            "place": str(self.ref) if self.found is not None else "",
            "focus": next(self._clock) if focus else self.latest("steps").get("focus", 0),
            "label": say(lang, "practice-progress"),
            "text": skill_title(skill, lang) if skill != self.wanted else "",
            "again": say(lang, "practice-again") if self._repeats and self.found is not None else "",
            "rules": rich(say(lang, "learn-rules", title=rules), lang) if rules else [],
            "prompt": rich(self.step.prompt(), lang),
            "posts": posts(self.history.firsts(skill), lang),
            "next": say(lang, "practice-next"),
            "keep": self._keep,
        }
        self.show(steps=scene)


def chosen(rules: str) -> Variant | None:
    """A rule set that was chosen earlier; ``None`` where it is none any more."""
    try:
        return rules_named(rules)
    except InputError:
        return None

"""A draft in somebody's hands: its texts, its list of exercises, the cards of the open one, and what can be undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.draft import GOALS, LONGEST_LINE, Draft, DraftExercise, Words, moves_in
from zwicker_lab.lessons.fields import SEVERAL
from zwicker_lab.lessons.own import LONGEST_TEXT, MOST_EXERCISES
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.make.layout import ZONES, Layout
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.position import Position

Message = Mapping[str, Any]
LESSON_TEXTS = ("title", "intro", "aim")
UNDOABLE = ("remove", "new", "open", "seek", "given", "clear", "rules")
"""What can be undone, until something else is written."""
MOST_TYPED = 2 * LONGEST_TEXT
"""So many signs of a text are kept, so that one that is too long is told and not cut."""


class Drafting(param.Parameterized):
    """A lesson as it is typed, and what each edit makes of it.

    ``fresh`` counts what was not typed, so that fields show it, ``renewed`` the same for what a goal wants; ``keep``
    counts what the browser is to keep.

    >>> drafting = Drafting(Draft(), "en")
    >>> drafting.place(drafting.layout.tapped("2c", "table"))
    >>> drafting.exercise.position
    'zwicker3; table 9d 5c 4h 2c; hand 9s Kc'
    """

    draft: Any = param.ClassSelector(class_=Draft, doc="The lesson as it is typed.")
    at = param.Integer(default=0, doc="The exercise that is open, from 0.")
    layout: Any = param.ClassSelector(class_=Layout, allow_None=True, doc="The cards of that exercise.")
    zone: Any = param.Selector(default="table", objects=list(ZONES), doc="Where a tapped card goes.")
    fresh = param.Integer(default=0, doc="Counts what was not typed.")
    renewed = param.Integer(default=0, doc="Counts what the goal wants that was not typed.")
    keep = param.Integer(default=0, doc="Counts what the browser is to keep.")
    undone: Any = param.Selector(default="", objects=["", *UNDOABLE], doc="To be undone.")
    problem = param.Parameter(default=None, doc="What is wrong with a file, or with the whole lesson.")

    def __init__(self, draft: Draft, lang: str) -> None:
        draft = draft if draft.exercises else replace(draft, exercises=(DraftExercise(),))
        super().__init__(draft=draft, layout=Layout.of(draft.exercises[0].position))
        self.lang = lang
        self._before: tuple[Draft, int, Layout] | None = None

    @property
    def exercise(self) -> DraftExercise:
        """The exercise that is open."""
        found: DraftExercise = self.draft.exercises[self.at]
        return found

    # ---- texts -----------------------------------------------------------------------------------------------

    def text(self, told: Message) -> None:
        """A text of the whole lesson was typed: ``name``, ``lang``, ``value``."""
        name, lang = str(told.get("name")), str(told.get("lang"))
        if name in LESSON_TEXTS and lang in LANGUAGES:
            words = getattr(self.draft, name).typed(lang, typed(told))
            self._write(replace(self.draft, **{name: words}))

    def task(self, told: Message) -> None:
        """A field of the open exercise was filled: its goal, what that wants, or a text in a language."""
        name, lang, text = str(told.get("name")), str(told.get("lang")), typed(told)
        if name == "goal" and text in GOALS:
            self._change(replace(self.exercise, goal=text, wanted="", tries=()), renewed=True)
        elif name == "wanted":
            self._change(replace(self.exercise, wanted=text[:LONGEST_LINE], tries=()))
        elif name in ("task", "success") and lang in LANGUAGES:
            self._change(replace(self.exercise, **{name: getattr(self.exercise, name).typed(lang, text)}))
        elif name in (hints := [f"hint{at}" for at in range(len(self.exercise.hints))]) and lang in LANGUAGES:
            at = hints.index(name)
            words: list[Words] = list(self.exercise.hints)
            words[at] = words[at].typed(lang, text)
            self._change(replace(self.exercise, hints=tuple(words)))

    def answer(self, move: str) -> None:
        """A move is chosen as right, or no longer; of a judgement there is one."""
        chosen = moves_in(self.exercise.wanted)
        if self.exercise.goal == "judge_legality":
            chosen = [move]
        else:
            chosen = [one for one in chosen if one != move] if move in chosen else [*chosen, move]
        self._change(replace(self.exercise, wanted=", ".join(chosen), tries=()), renewed=True)

    # ---- the list --------------------------------------------------------------------------------------------

    def open(self, at: int) -> None:
        """Open another exercise."""
        if 0 <= at < len(self.draft.exercises):
            self._show(self.draft, at)

    def add(self) -> None:
        """One more exercise at the end, without cards."""
        rules = self.draft.variant
        line = DraftExercise().position if rules == SEVERAL else Layout(rules).line
        self.insert(len(self.draft.exercises), DraftExercise(line))

    def insert(self, at: int, exercise: DraftExercise) -> None:
        """One more exercise, while there is room."""
        exercises = list(self.draft.exercises)
        if len(exercises) < MOST_EXERCISES:
            exercises.insert(at, exercise)
            self._show(replace(self.draft, exercises=tuple(exercises)), at, kept=True)

    def move(self, step: int) -> None:
        """The open exercise changes places with a neighbour."""
        exercises, to = list(self.draft.exercises), self.at + step
        if 0 <= to < len(exercises):
            exercises.insert(to, exercises.pop(self.at))
            self._show(replace(self.draft, exercises=tuple(exercises)), to, kept=True)

    def remove(self) -> None:
        """The open exercise goes; the last one leaves an untouched one behind."""
        exercises = [one for at, one in enumerate(self.draft.exercises) if at != self.at]
        self.replace(replace(self.draft, exercises=tuple(exercises or [DraftExercise()])), "remove", self.at)

    def replace(self, draft: Draft, why: str, at: int = 0) -> None:
        """Another draft in place of this one, which can be brought back until something else is written."""
        before = self.draft, self.at, self.layout
        self._show(draft, min(at, len(draft.exercises) - 1), kept=True)
        self._before, self.undone = before, why

    def undo(self) -> None:
        """Bring back what was there before the last thing that can be undone."""
        if self._before:
            draft, at, layout = self._before
            self._show(draft, at, layout, kept=True)

    def _show(self, draft: Draft, at: int, layout: Layout | None = None, *, kept: bool = False) -> None:
        if kept:
            self._settle()
        layout = layout or Layout.of(draft.exercises[at].position)
        self.param.update(draft=draft, at=at, layout=layout, fresh=self.fresh + 1, keep=self.keep + kept, problem=None)

    def _settle(self) -> None:
        """What came before cannot be brought back any more."""
        self._before, self.undone = None, ""

    # ---- cards -----------------------------------------------------------------------------------------------

    def put(self, position: Position, line: str) -> None:
        """Take over a position line that was typed and can be read."""
        self.place(Layout.of(" ".join(line.split())))

    def place(self, layout: Layout) -> None:
        """The cards of the open exercise lie otherwise."""
        if layout == self.layout:
            return
        exercise = self.exercise
        is_same = layout.line == exercise.position
        tries, found = (exercise.tries, exercise.found) if is_same else ((), None)
        self.layout = layout
        self._change(replace(exercise, position=layout.line, tries=tries, found=found))

    def clear(self) -> None:
        """All cards of the open exercise are taken back; that can be undone."""
        empty = Layout(self.layout.rules)
        if (self.layout, self.exercise.position) == (empty, empty.line):
            return
        exercises = list(self.draft.exercises)
        exercises[self.at] = replace(self.exercise, position=empty.line, tries=(), found=None)
        self.replace(replace(self.draft, exercises=tuple(exercises)), "clear", self.at)

    def rules(self, make: Callable[[], Variant]) -> None:
        """Another rule set for the whole lesson, as far as the cards of its exercises are in its pack."""
        try:
            variant = make()
            draft = self.draft.under(variant)
        except InputError as problem:
            self.problem = problem
            return
        name = variant.spelled
        before = [Layout.of(one.position) for one in draft.exercises]
        after = [layout.under(name) for layout in before]
        moved = tuple(
            replace(one, position=layout.line, found=None) for one, layout in zip(draft.exercises, after, strict=True)
        )
        draft = replace(draft, exercises=moved)
        if [replace(layout, rules=name) for layout in before] == after:
            self._show(draft, self.at, kept=True)
        else:
            self.replace(draft, "rules", self.at)

    def _change(self, exercise: DraftExercise, *, renewed: bool = False) -> None:
        exercises = list(self.draft.exercises)
        exercises[self.at] = exercise
        self._write(replace(self.draft, exercises=tuple(exercises)), renewed=renewed)

    def _write(self, draft: Draft, *, renewed: bool = False) -> None:
        self._settle()
        self.param.update(draft=draft, keep=self.keep + 1, renewed=self.renewed + renewed, problem=None)


def typed(told: Message) -> str:
    """The text of a message, as far as it can be shown."""
    text = str(told.get("value", ""))[:MOST_TYPED]
    return "".join(sign for sign in text if sign.isprintable() or sign in "\n\t")

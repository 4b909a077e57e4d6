"""A draft in somebody's hands: its texts, its list of exercises, the cards of the open one, and what can be undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.draft import Draft, DraftExercise
from zwicker_lab.lessons.draft_goals import moves_in
from zwicker_lab.lessons.fields import SEVERAL
from zwicker_lab.lessons.own import MOST_EXERCISES
from zwicker_lab.ui.make.layout import ZONES, Layout
from zwicker_lab.ui.make.typed import typed_into
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.position import Position

Message = Mapping[str, Any]
UNDOABLE = ("remove", "new", "open", "seek", "given", "clear", "rules", "kept")
"""What can be undone, until something else is written; after ``kept`` cards and goal of that exercise are not."""


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
        super().__init__(draft=draft, layout=laid(draft.exercises[0]))
        self.lang = lang
        self._before: tuple[Draft, int, Layout] | None = None

    @property
    def exercise(self) -> DraftExercise:
        """The exercise that is open."""
        found: DraftExercise = self.draft.exercises[self.at]
        return found

    # ---- texts -----------------------------------------------------------------------------------------------

    def type(self, told: Message) -> None:
        """Something was typed into a field of the lesson, or of an exercise: of the open one, unless ``at`` is said."""
        draft = typed_into(self.draft, {"at": self.at, **told})
        if draft is not None:
            self._write(draft, renewed=told.get("name") == "goal")

    def answer(self, move: str) -> None:
        """A move is chosen as right, or no longer; of a judgement there is one."""
        chosen = moves_in(self.exercise.wanted)
        if self.exercise.goal == "judge_legality":
            chosen = [move]
        else:
            chosen = [one for one in chosen if one != move] if move in chosen else [*chosen, move]
        self._change(self.exercise.changed(wanted=", ".join(chosen)), renewed=True)

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
        layout = layout or laid(draft.exercises[at])
        self.param.update(draft=draft, at=at, layout=layout, fresh=self.fresh + 1, keep=self.keep + kept, problem=None)

    def _settle(self) -> None:
        """What came before cannot be brought back any more."""
        self._before, self.undone = None, ""

    # ---- cards -----------------------------------------------------------------------------------------------

    def put(self, position: Position, line: str) -> None:
        """Take over a position line that was typed and can be read; a build that is being made stays if it can."""
        self.place(Layout.of(" ".join(line.split())).halfway(self.layout.build))

    def place(self, layout: Layout) -> None:
        """The cards of the open exercise lie otherwise."""
        if layout == self.layout:
            return
        exercise = self.exercise
        if layout.line != exercise.position:
            exercise = exercise.changed(position=layout.line, found=None)
        self._change(replace(exercise, half=layout.build), layout=layout)

    def clear(self) -> None:
        """All cards of the open exercise are taken back; that can be undone."""
        empty = Layout(self.layout.rules)
        if (self.layout, self.exercise.position) == (empty, empty.line):
            return
        self.replace(self._with(self.exercise.changed(position=empty.line, found=None, half=())), "clear", self.at)

    def rules(self, make: Callable[[], Variant]) -> None:
        """Another rule set for the whole lesson; what of its exercises it does not have can be brought back."""
        try:
            variant = make()
            draft = self.draft.under(variant)
        except InputError as problem:
            self.problem = problem
            return
        name = variant.spelled
        fitting, as_before = [], []
        for one in draft.exercises:
            layout = laid(one)
            there, same = layout.under(name), replace(layout, rules=name)
            moved = replace(one, position=there.line, found=None, half=there.build)
            fitting.append(moved.settled if there.line == same.line else moved.changed())
            as_before.append(replace(one, position=same.line))
        draft = replace(draft, exercises=tuple(fitting))
        if fitting == as_before:
            self._show(draft, self.at, kept=True)
        else:
            self.replace(draft, "rules", self.at)

    def _change(self, exercise: DraftExercise, *, layout: Layout | None = None, renewed: bool = False) -> None:
        self._write(self._with(exercise), layout=layout, renewed=renewed)

    def _with(self, exercise: DraftExercise) -> Draft:
        """The draft with another exercise in place of the open one."""
        draft: Draft = self.draft
        return replace(draft, exercises=(*draft.exercises[: self.at], exercise, *draft.exercises[self.at + 1 :]))

    def _write(self, draft: Draft, *, layout: Layout | None = None, renewed: bool = False) -> None:
        before: tuple[Draft, int, Layout] = self.draft, self.at, self.layout
        if not self._goes_on(draft):
            self._settle()
        self.param.update(
            draft=draft,
            layout=layout or self.layout,
            keep=self.keep + 1,
            renewed=self.renewed + renewed,
            problem=None,
        )
        pairs = zip(before[0].exercises, draft.exercises, strict=True)
        if any((old.tries and not new.tries) or (old.kept and not new.kept) for old, new in pairs):
            self._before, self.undone = before, "kept"

    def _goes_on(self, draft: Draft) -> bool:
        """Whether only cards and goal change, and of the very exercise that lost by it what was kept for others."""
        if self.undone != "kept" or not self._before or self._before[1] != self.at:
            return False
        one = self.exercise
        asked = replace(draft.exercises[self.at], task=one.task, hints=one.hints, success=one.success)
        return self._with(asked) == draft


def laid(exercise: DraftExercise) -> Layout:
    """The cards of an exercise as they lie, with the build that is being made."""
    return Layout.of(exercise.position).halfway(exercise.half)

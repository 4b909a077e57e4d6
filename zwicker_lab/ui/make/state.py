"""Somebody writing a lesson: the draft, the exercise that is open, what is being placed or sought, what was undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.conditions import MOST_CONDITIONS, NUMBERED, Condition, Wish
from zwicker_lab.lessons.draft import GOALS, LONGEST_LINE, Draft, DraftExercise, Words, moves_in
from zwicker_lab.lessons.fields import rules_named
from zwicker_lab.lessons.own import LONGEST_TEXT, MOST_EXERCISES, OwnLesson, read_own
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.make.checks import checked
from zwicker_lab.ui.make.layout import ZONES, Layout
from zwicker_lab.ui.make.seek import Seeking
from zwicker_lab.zwicker.position import Position

Message = Mapping[str, Any]
LESSON_TEXTS = ("title", "intro", "aim")
MOST_SEEDS = 999_999


class Making(param.Parameterized):
    """A lesson as it is made: ``receive`` takes what the components report.

    ``fresh`` counts what was not typed, so that fields show it; ``keep`` counts what the browser is to keep. ``home``
    is how a search goes on in portions. ``given`` says that the draft came with the address.

    >>> making = Making(Draft(exercises=(DraftExercise(),)), "en")
    >>> making.receive({"kind": "card", "card": "2c"}); making.exercise.position
    'zwicker3; table 9d 5c 4h 2c; hand 9s Kc'
    """

    draft: Any = param.ClassSelector(class_=Draft, doc="The lesson as it is typed.")
    at = param.Integer(default=0, doc="The exercise that is open, from 0.")
    layout: Any = param.ClassSelector(class_=Layout, allow_None=True, doc="The cards of that exercise.")
    zone: Any = param.Selector(default="table", objects=list(ZONES), doc="Where a tapped card goes.")
    fresh = param.Integer(default=0, doc="Counts what was not typed.")
    renewed = param.Integer(default=0, doc="Counts what the goal wants that was not typed.")
    keep = param.Integer(default=0, doc="Counts what the browser is to keep.")
    undone: Any = param.Selector(
        default="", objects=["", "remove", "new", "open", "seek", "given"], doc="What can be undone."
    )
    sought = param.Dict(default={}, doc="How the search for a position stands.")
    problem = param.Parameter(default=None, doc="What is wrong with a file, or with the whole lesson.")
    order = param.Dict(default={}, doc="What the browser is to do once: play, save, copy, print.")
    elsewhere = param.Boolean(default=False, doc="Whether another window goes on with this draft.")

    def __init__(self, draft: Draft, lang: str, *, home: Home = at_once, given: bool = False) -> None:
        draft = draft if draft.exercises else replace(draft, exercises=(DraftExercise(),))
        super().__init__(draft=draft, layout=Layout.of(draft.exercises[0].position))
        self.lang, self._home, self._given = lang, home, given
        self._before: tuple[Draft, int] | None = None
        self._seeking: Seeking | None = None
        self._orders = count(1)
        self._acts: dict[str, Callable[[Message], None]] = {
            "stored": self._stored,
            "elsewhere": lambda told: self._taken(),
            "text": self._text,
            "task": self._task,
            "variant": lambda told: self._rules(str(told.get("value"))),
            "open": lambda told: self.open(_number(told.get("at"))),
            "add": lambda told: self._insert(len(self.draft.exercises), DraftExercise(f"{self._blank()}")),
            "copy": lambda told: self._insert(self.at + 1, self.exercise),
            "up": lambda told: self._move(-1),
            "down": lambda told: self._move(1),
            "remove": lambda told: self._remove(),
            "undo": lambda told: self.undo(),
            "zone": self._zone,
            "card": lambda told: self._place(self.layout.tapped(str(told.get("card")), self.zone)),
            "total": lambda told: self._place(self.layout.built(_number(told.get("total")))),
            "clear": lambda told: self._place(Layout(self.layout.rules)),
            "answer": self._answer,
            "seek": self._seek,
            "stop": lambda told: self._stop(),
            "new": lambda told: self._replace(Draft(exercises=(DraftExercise(),)), "new"),
            "file": lambda told: self.read(told.get("text")),
            "order": lambda told: self._order(str(told.get("name")), str(told.get("base", ""))),
        }

    @property
    def exercise(self) -> DraftExercise:
        """The exercise that is open."""
        found: DraftExercise = self.draft.exercises[self.at]
        return found

    def receive(self, message: object) -> None:
        """Do what a component reports; anything that is no such report is passed over."""
        if isinstance(message, Mapping) and (act := self._acts.get(str(message.get("kind")))):
            act(message)

    # ---- texts -----------------------------------------------------------------------------------------------

    def _text(self, told: Message) -> None:
        name, lang = str(told.get("name")), str(told.get("lang"))
        if name in LESSON_TEXTS and lang in LANGUAGES:
            words = replace(getattr(self.draft, name), **{lang: _typed(told, 2 * LONGEST_TEXT)})
            self._write(replace(self.draft, **{name: words}))

    def _task(self, told: Message) -> None:
        name, lang, text = str(told.get("name")), str(told.get("lang")), _typed(told, 2 * LONGEST_TEXT)
        if name == "goal" and text in GOALS:
            self._change(replace(self.exercise, goal=text, wanted="", tries=()), renewed=True)
        elif name == "wanted":
            self._change(replace(self.exercise, wanted=text[:LONGEST_LINE], tries=()))
        elif name in ("task", "success") and lang in LANGUAGES:
            self._change(replace(self.exercise, **{name: replace(getattr(self.exercise, name), **{lang: text})}))
        elif name in (hints := [f"hint{at}" for at in range(len(self.exercise.hints))]) and lang in LANGUAGES:
            at = hints.index(name)
            words: list[Words] = list(self.exercise.hints)
            words[at] = replace(words[at], **{lang: text})
            self._change(replace(self.exercise, hints=tuple(words)))

    def _answer(self, told: Message) -> None:
        """A move is chosen as right, or no longer."""
        move, chosen = str(told.get("move"))[:80], moves_in(self.exercise.wanted)
        if self.exercise.goal == "judge_legality":
            chosen = [move]
        else:
            chosen = [one for one in chosen if one != move] if move in chosen else [*chosen, move]
        self._change(replace(self.exercise, wanted=", ".join(chosen), tries=()), renewed=True)

    # ---- the list --------------------------------------------------------------------------------------------

    def open(self, at: int) -> None:
        """Open another exercise."""
        if 0 <= at < len(self.draft.exercises):
            self._stop()
            self._show(self.draft, at)

    def _blank(self) -> str:
        rules = self.draft.variant
        return f"{rules}; table ; hand " if rules != "several" else DraftExercise().position

    def _insert(self, at: int, exercise: DraftExercise) -> None:
        exercises = list(self.draft.exercises)
        if len(exercises) < MOST_EXERCISES:
            exercises.insert(at, exercise)
            self._show(replace(self.draft, exercises=tuple(exercises)), at, kept=True)

    def _move(self, step: int) -> None:
        exercises, to = list(self.draft.exercises), self.at + step
        if 0 <= to < len(exercises):
            exercises.insert(to, exercises.pop(self.at))
            self._show(replace(self.draft, exercises=tuple(exercises)), to, kept=True)

    def _remove(self) -> None:
        exercises = [one for at, one in enumerate(self.draft.exercises) if at != self.at]
        self._replace(replace(self.draft, exercises=tuple(exercises or [DraftExercise()])), "remove", self.at)

    def undo(self) -> None:
        """Bring back what was there before the last thing that can be undone."""
        if self._before:
            draft, at = self._before
            self._before = None
            self._show(draft, at, kept=True)
            self.undone = ""

    def _replace(self, draft: Draft, why: str, at: int = 0) -> None:
        self._stop()
        self._before = (self.draft, self.at)
        self._show(draft, min(at, len(draft.exercises) - 1), kept=True)
        self.undone = why

    def _show(self, draft: Draft, at: int, *, kept: bool = False) -> None:
        layout = Layout.of(draft.exercises[at].position)
        self.param.update(
            draft=draft, at=at, layout=layout, fresh=self.fresh + 1, keep=self.keep + kept, sought={}, problem=None
        )

    # ---- cards -----------------------------------------------------------------------------------------------

    def put(self, position: Position, line: str) -> None:
        """Take over a position line that was typed and can be read."""
        self._position(Layout.of(" ".join(line.split())))

    def _zone(self, told: Message) -> None:
        if told.get("value") in ZONES:
            self.zone = told["value"]

    def _place(self, layout: Layout) -> None:
        if layout != self.layout:
            self._position(layout)

    def _position(self, layout: Layout) -> None:
        exercise = self.exercise
        tries = exercise.tries if layout.line == exercise.position else ()
        draft = self._with(replace(exercise, position=layout.line, tries=tries))
        self.param.update(draft=draft, layout=layout, keep=self.keep + 1, problem=None)

    def _rules(self, name: str) -> None:
        """Another rule set for the whole lesson, as far as the cards of its exercises are in its pack."""
        try:
            rules_named(name)
        except InputError as problem:
            self.problem = problem
            return
        moved = (replace(one, position=Layout.of(one.position).under(name).line) for one in self.draft.exercises)
        self._show(replace(self.draft, variant=name, exercises=tuple(moved)), self.at, kept=True)

    # ---- at random -------------------------------------------------------------------------------------------

    def _seek(self, told: Message) -> None:
        self._stop()
        try:
            wish = self._wish(told)
        except InputError as problem:
            self.sought = {"state": "wrong", "error": problem}
            return
        seed = min(_number(told.get("seed")), MOST_SEEDS)
        seeking = Seeking(wish, seed, lambda *heard: self._heard(seeking, *heard), self._home)
        self._seeking, self.sought = seeking, {"state": "busy", "count": 0, "share": 0.0, "seed": seed}
        seeking.begin()

    def _wish(self, told: Message) -> Wish:
        listed = told.get("conditions")
        conditions = []
        for one in listed[:MOST_CONDITIONS] if isinstance(listed, list) else ():
            name = str(one.get("name")) if isinstance(one, Mapping) else ""
            conditions.append(Condition(name, _number(one.get("number")) if name in NUMBERED else 1))
        kept = bool(told.get("kept"))
        table, hand = (self.layout.table, self.layout.hand) if kept else ((), ())
        wanted = max(_number(told.get("table")), len(table)), max(_number(told.get("hand")), len(hand))
        return Wish(self.layout.variant, *wanted, tuple(conditions), table, hand)

    def _heard(self, seeking: Seeking, looked: int, line: str, ended: bool) -> None:
        if seeking is not self._seeking:
            return
        if line:
            self._before = (self.draft, self.at)
            self._position(Layout.of(line))
            self.undone = "seek"
        state = "busy" if not ended else "found" if line else "none"
        self.sought = {**self.sought, "state": state, "count": looked, "share": seeking.share}

    def _stop(self) -> None:
        if self._seeking is not None:
            self._seeking.stop()
            self._seeking = None
            if self.sought.get("state") == "busy":
                self.sought = {**self.sought, "state": "stopped"}

    def leave(self) -> None:
        """The page is left: look no further."""
        self._stop()

    # ---- the whole lesson ------------------------------------------------------------------------------------

    def read(self, text: object) -> None:
        """Open a lesson file; what is wrong with it is told, and the draft stays."""
        if not isinstance(text, str):
            self.problem = InputError("make-not-text")
            return
        try:
            self._replace(Draft.of(read_own(text)), "open")
        except InputError as problem:
            self.problem = problem

    def lesson(self) -> OwnLesson:
        """The lesson, whole and right; raises ``InputError``."""
        return read_own(self.draft.toml())

    def _order(self, name: str, base: str) -> None:
        """Hand something over to the browser, once the lesson is right; a file may be saved as it is."""
        wrong = next((at for at, one in enumerate(self.draft.exercises) if checked(one).problems), None)
        try:
            if name != "save" and not self.draft.title.value:
                raise InputError("make-title-missing")
            if name != "save" and wrong is not None:
                self.open(wrong)
                raise InputError("make-exercise-wrong", at=wrong + 1)
            own = None if name == "save" else self.lesson()
        except InputError as problem:
            self.problem = problem
            return
        self.problem = None
        self.order = {"n": next(self._orders), "name": name, "base": base[:300], "lesson": own}

    def _stored(self, told: Message) -> None:
        """Take over what the browser has kept; where the address brought a lesson, that can be undone."""
        kept = Draft.from_json(told.get("value"))
        self.elsewhere = False
        if self._given and not told.get("again"):
            self._given = False
            self.keep += 1
            if kept is not None and kept.exercises and kept != self.draft:
                self._before, self.undone = (kept, 0), "given"
        elif kept is not None and kept.exercises and kept != self.draft:
            self._show(kept, min(self.at, len(kept.exercises) - 1))

    def _taken(self) -> None:
        """Another window goes on with this draft."""
        self.elsewhere = True

    def _with(self, exercise: DraftExercise) -> Draft:
        draft: Draft = self.draft
        exercises = list(draft.exercises)
        exercises[self.at] = exercise
        return replace(draft, exercises=tuple(exercises))

    def _change(self, exercise: DraftExercise, *, renewed: bool = False) -> None:
        self._write(self._with(exercise), renewed=renewed)

    def _write(self, draft: Draft, *, renewed: bool = False) -> None:
        self.param.update(draft=draft, keep=self.keep + 1, renewed=self.renewed + renewed, problem=None)


def _typed(told: Message, most: int) -> str:
    text = str(told.get("value", ""))[:most]
    return "".join(sign for sign in text if sign.isprintable() or sign in "\n\t")


def _number(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9 else 0

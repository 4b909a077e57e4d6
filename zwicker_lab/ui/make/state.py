"""Somebody writing a lesson: what the page reports, the search for cards, files, storage, and what is handed over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count

import param

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.conditions import MOST_CONDITIONS, NUMBERED, Condition, Wish
from zwicker_lab.lessons.draft import Draft, DraftExercise, found_value
from zwicker_lab.lessons.draft_read import draft_of_file, draft_of_json
from zwicker_lab.lessons.fields import rules_named
from zwicker_lab.lessons.found import MOST_SEEDS, Found
from zwicker_lab.lessons.known import known_of
from zwicker_lab.lessons.own import read_own
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.make.checks import checked
from zwicker_lab.ui.make.drafting import Drafting, Message, laid
from zwicker_lab.ui.make.layout import ZONES, Layout
from zwicker_lab.ui.make.seek import Seeking
from zwicker_lab.ui.make.typed import MOST_LATE, typed_into
from zwicker_lab.ui.network import reachable, read_base


class Making(Drafting):
    """A lesson as it is made: ``receive`` takes what the components report.

    ``home`` is how a search goes on in portions. ``given`` says that the draft came with the address.

    >>> making = Making(Draft(), "en")
    >>> making.receive({"kind": "card", "card": "2c"}); making.exercise.position
    'zwicker3; table 9d 5c 4h 2c; hand 9s Kc'
    """

    sought = param.Dict(default={}, doc="How the search for a position stands.")
    order = param.Dict(default={}, doc="What the browser is to do once: play, save, share, print.")
    elsewhere = param.Boolean(default=False, doc="Whether another window goes on with this draft.")

    def __init__(self, draft: Draft, lang: str, *, home: Home = at_once, given: bool = False) -> None:
        super().__init__(draft, lang)
        self._home, self._given = home, given
        self._seeking: Seeking | None = None
        self._orders, self.heard = count(1), 0
        self._acts: dict[str, Callable[[Message], None]] = {
            "stored": self._stored,
            "elsewhere": lambda told: self._taken(),
            "text": self.type,
            "task": self.type,
            "rules": lambda told: self.rules(lambda: rules_named(str(told.get("name")))),
            "bring": lambda told: self.rules(lambda: known_of(str(told.get("rules")))),
            "open": lambda told: self.open(_number(told.get("at"))),
            "add": lambda told: self.add(),
            "copy": lambda told: self.insert(self.at + 1, self.exercise),
            "up": lambda told: self.move(-1),
            "down": lambda told: self.move(1),
            "remove": lambda told: self.remove(),
            "undo": lambda told: self.undo(),
            "zone": self._zone,
            "card": lambda told: self.place(self.layout.tapped(str(told.get("card")), self.zone)),
            "total": lambda told: self.place(self.layout.built(_number(told.get("total")))),
            "clear": lambda told: self.clear(),
            "answer": lambda told: self.answer(str(told.get("move"))[:80]),
            "seek": self._seek,
            "stop": lambda told: self._stop(),
            "new": lambda told: self.replace(Draft(exercises=(DraftExercise(),)), "new"),
            "file": lambda told: self.read(told.get("text")),
            "order": lambda told: self._order(str(told.get("name")), str(told.get("base", ""))),
        }

    def receive(self, message: object) -> None:
        """Do what a component reports; anything that is no such report is passed over."""
        if isinstance(message, Mapping) and (act := self._acts.get(str(message.get("kind")))):
            self.heard = max(self.heard, _number(message.get("typed")))
            act(message)

    def _zone(self, told: Message) -> None:
        if told.get("value") in ZONES:
            self.zone = told["value"]

    def _show(self, draft: Draft, at: int, layout: Layout | None = None, *, kept: bool = False) -> None:
        self._stop()
        self.sought = {}
        super()._show(draft, at, layout, kept=kept)

    # ---- at random -------------------------------------------------------------------------------------------

    def _seek(self, told: Message) -> None:
        self._stop()
        try:
            wish = wish_of(told, self.layout, self.found)
        except InputError as problem:
            self.sought = {"state": "wrong", "error": problem}
            return
        seed = min(_number(told.get("seed")), MOST_SEEDS)
        found = Found.of(wish, seed)
        seeking = Seeking(wish, seed, lambda *heard: self._heard(seeking, found, *heard), self._home)
        self._seeking, self.sought = seeking, {"state": "busy", "count": 0, "share": 0.0, "seed": seed}
        seeking.begin()

    @property
    def found(self) -> Found | None:
        """The search that found the cards of the open exercise."""
        value = self.exercise.found
        return None if value is None else Found.model_validate(value)

    def _heard(self, seeking: Seeking, found: Found, looked: int, line: str, ended: bool) -> None:
        if seeking is not self._seeking:
            return
        if line:
            before = self.draft, self.at, self.layout
            self.place(Layout.of(line))
            self._change(replace(self.exercise, found=found_value(found)))
            self._before, self.undone = before, "seek"
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
        """Open a lesson file. One that is not finished is opened and its fault told; for any other the draft stays."""
        if not isinstance(text, str):
            self.problem = InputError("make-not-text")
            return
        try:
            draft, problem = draft_of_file(text)
        except InputError as wrong:
            self.problem = wrong
            return
        self.replace(draft, "open")
        self.problem = problem

    def _order(self, name: str, base: str) -> None:
        """Hand something over to the browser, once the lesson is right; a file may be saved as it is."""
        wrong = next((at for at, one in enumerate(self.draft.exercises) if checked(one).problems), None)
        try:
            if name != "save" and not self.draft.title.value:
                raise InputError("make-title-missing")
            if name != "save" and wrong is not None:
                self.open(wrong)
                raise InputError("make-exercise-wrong", at=wrong + 1)
            own = None if name == "save" else read_own(self.draft.toml())
        except InputError as problem:
            self.problem = problem
            return
        self.problem = None
        self.order = {"n": next(self._orders), "name": name, "base": reachable(read_base(base)), "lesson": own}

    def _stored(self, told: Message) -> None:
        """Take over what the browser has kept; where the address brought a lesson, that can be undone.

        ``late`` is what was typed last before the page was left, and is not yet part of it.
        """
        kept, late = draft_of_json(told.get("value")), told.get("late")
        for one in late[:MOST_LATE] if isinstance(late, list) else ():
            kept = typed_into(kept or Draft(exercises=(DraftExercise(),)), one) or kept
        is_other = kept is not None and bool(kept.exercises) and kept != self.draft
        self.elsewhere = False
        if self._given and not told.get("again"):
            self._given = False
            self.keep += 1
            if kept is not None and is_other:
                self._before, self.undone = (kept, 0, laid(kept.exercises[0])), "given"
        elif kept is not None and is_other:
            self._show(kept, min(self.at, len(kept.exercises) - 1), kept=bool(late))

    def _taken(self) -> None:
        """Another window goes on with this draft."""
        self.elsewhere = True


def wish_of(told: Message, layout: Layout, found: Found | None = None) -> Wish:
    """The wish for cards at random that a message holds; raises ``InputError``.

    What lies there may be kept. Where only the seed differs from the search that ``found`` it, that is what lay there
    before.

    >>> wish_of({"table": 3, "hand": 2, "conditions": [{"name": "capture"}]}, Layout("zwicker3")).conditions
    (Condition(name='capture', number=1),)
    """
    listed = told.get("conditions")
    conditions = []
    for one in listed[:MOST_CONDITIONS] if isinstance(listed, list) else ():
        name = str(one.get("name")) if isinstance(one, Mapping) else ""
        conditions.append(Condition(name, _number(one.get("number")) if name in NUMBERED else 1))
    table, hand = (layout.table, layout.hand) if told.get("kept") else ((), ())
    wanted = _number(told.get("table")), _number(told.get("hand"))
    if told.get("kept") and found and found.is_kept:
        before = found.wish(layout.variant)
        if (*wanted, tuple(conditions)) == (before.table, before.hand, before.conditions):
            return before
    wanted = max(wanted[0], len(table)), max(wanted[1], len(hand))
    return Wish(layout.variant, *wanted, tuple(conditions), table, hand)


def _number(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9 else 0

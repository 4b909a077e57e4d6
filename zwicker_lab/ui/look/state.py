"""Exploring a position: the place one is at, the table one plays at, and everything one can ask for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.coach.beside import Beside, Stage
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.look.line import Line, can_move, filled
from zwicker_lab.ui.look.place import MOST_SEEDS, Place, Reading, read_place
from zwicker_lab.ui.look.rules import named, refitted, same_but_rules, uploaded, with_switches_of
from zwicker_lab.ui.look.starts import EXAMPLES, drawn
from zwicker_lab.ui.look.words import after_slip, comparison, state_slip
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.ui.table.trying import TableTry
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import brought, carried
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason


class Exploring(param.Parameterized):
    """A position one explores: play from it, step back, change the rules, begin anew.

    ``place`` is all that the address holds. ``table`` is the table one plays at. ``errors`` are told beside the fields
    ``rules`` and ``moves``; ``compared`` says what the last change of rules changed. A ``coach`` judges what is played:
    ``advice`` is what it says, and ``picture`` what it lends the table, which is empty while it shows its own state.

    >>> exploring = Exploring(read_place(Query({"position": "zwicker3; table 8h; hand 8s 2c", "lang": "en"})), "en")
    >>> exploring.table.drop("8s", "8h")
    >>> [str(move) for move in exploring.place.line.moves], exploring.place.line.here.zwicks
    (['8s x 8h'], (1, 0))
    """

    place: Any = param.ClassSelector(class_=Place, allow_None=False, doc="Where one is.")
    errors: Any = param.Dict(default={}, doc="What could not be used, by field.")
    compared: Any = param.Dict(default={}, doc="What the last change of rules changed.")
    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    advice = param.Dict(default={}, doc="What is said of the last move, and of all moves.")
    picture = param.Dict(default={}, doc="What the table shows in place of its own state.")

    def __init__(
        self,
        reading: Reading,
        lang: str,
        chance: Random | None = None,
        *,
        coach: Coach | None = None,
        home: Home = at_once,
    ) -> None:
        super().__init__(place=reading.place, errors=reading.errors, lang=lang)
        self._chance = chance or Random()
        here = reading.place.line.here
        self.table = TableTry(
            here,
            lang=lang,
            show_seats=True,
            can_undo=False,
            frozen=not can_move(here),
            on_attempt=self._attempt,
            on_action=self._act,
        )
        stage = Stage(lambda: self.table, self._lend, lambda: self._lend({}))
        self.beside = Beside(lang, stage, self._advise, coach=coach, home=home, take_back=self._take_back)
        self._tell_state()

    # ---- what the page asks for ------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        acts: dict[object, Callable[[dict[str, Any]], None]] = {
            "go": lambda told: self.go(told.get("at")),
            "example": lambda told: self.example(str(told.get("name"))),
            "random": lambda told: self.draw(),
            "address": lambda told: self.visit(str(told.get("search"))),
            "rules": lambda told: self.choose_rules(str(told.get("name"))),
            "switch": lambda told: self.switch(str(told.get("name")), str(told.get("value"))),
            "plain": lambda told: self.plain(),
            "upload": lambda told: self.upload(str(told.get("name")), told.get("text")),
            "bring": lambda told: self.bring(str(told.get("rules"))),
        }
        act = acts.get(message.get("kind"))
        if act:
            act(message)

    def read(self, line: str) -> Position:
        """Read a position line that may name one's own rules."""
        return read_position(line, paths=False, own=self.place.own)

    def paste(self, position: Position, text: str) -> None:
        """Begin at a position that was written as ``text``."""
        self._move_to(self.place.begin(position, text))

    def go(self, at: object) -> None:
        """Look at the moment after ``at`` moves."""
        if isinstance(at, int):
            self._move_to(self.place.at(self.place.line.to(at)))

    def example(self, name: str) -> None:
        """Begin at one of the examples."""
        if name in EXAMPLES:
            self._move_to(self.place.begin(read_position(EXAMPLES[name]), EXAMPLES[name]))

    def draw(self) -> None:
        """Begin at a position drawn under the rules in use."""
        seed = self._chance.randint(1, MOST_SEEDS)
        self._move_to(self.place.begin(drawn(self._variant, seed), seed=seed))

    def visit(self, search: str) -> None:
        """Go where an address leads, as after the browser's back and forward."""
        reading = read_place(Query.of(search.removeprefix("?")))
        self._move_to(reading.place, reading.errors)

    def fill(self) -> None:
        """Draw all hidden cards at random, as if the start had been dealt so."""
        line = self.place.line
        start = filled(line.start, self._chance)
        self._move_to(self.place.begin(start).at(Line.of(start, line.moves, line.at)))

    # ---- rules -----------------------------------------------------------------------------------------------

    def choose_rules(self, name: str) -> None:
        """Look at the same position under another rule set; the switches changed so far stay as they are."""
        self._try_rules(lambda: with_switches_of(self._variant, name, self.place.own))

    def switch(self, name: str, value: str) -> None:
        """Look at the same position with one switch set otherwise."""
        self._try_rules(lambda: self._variant.with_changes({name: value}))

    def plain(self) -> None:
        """Take back every change of the rule set."""
        self._try_rules(lambda: named(self._variant.name, self.place.own))

    def upload(self, file_name: str, text: object) -> None:
        """Use the rule set of an uploaded file; where the position does not fit it, a drawn one is shown."""
        self._take(lambda: uploaded(file_name, text if isinstance(text, str) else None))

    def bring(self, link: str) -> None:
        """Use a rule set as a link carries it, such as one the browser has kept."""
        self._take(lambda: brought(link))

    def _take(self, make: Callable[[], Variant]) -> None:
        try:
            own = make()
            carried(own)
        except InputError as problem:
            self.errors = {"rules": problem}
            return
        place = Place(self.place.line, self.place.text, self.place.seed, own)
        try:
            self._under(own, place)
        except InputError:
            seed = self._chance.randint(1, MOST_SEEDS)
            self._move_to(place.begin(drawn(own, seed), seed=seed), {"fit": InputError("look-drawn")})

    @property
    def _variant(self) -> Variant:
        variant: Variant = self.place.line.start.variant
        return variant

    def _try_rules(self, make: Callable[[], Variant]) -> None:
        """Change the rules, or say in one line why they do not fit and keep the old ones."""
        try:
            self._under(make(), self.place)
        except InputError as problem:
            told = problem.text(self.lang)
            self.param.update(errors={"fit": InputError("look-unfit", why=told)}, compared={})

    def _under(self, variant: Variant, place: Place) -> None:
        before = place.line.here
        here = refitted(before, variant)
        line = _same_way(place.line, variant)
        if line is None or not same_but_rules(line.here, here):
            line = Line(here)
        self._move_to(place.begin(line.start).at(line), compared=comparison(before, here, self.lang))

    # ---- moving about ----------------------------------------------------------------------------------------

    def _attempt(self, move: Move, reason: Reason | None) -> bool | None:
        if reason is not None:
            return None
        before, history = self.place.line.here, self.place.line.history
        line = self.place.line.play(move)
        self.beside.leave()
        self._freeze(line.here)
        self.table.play(move)
        self.param.update(place=self.place.at(line), errors={}, compared={})
        seat = self.table.staging.name(line.here.mover)
        self.table.tell(after_slip(before, line.moves[line.at - 1], line.here, seat, self.lang))
        self.beside.judge(before, move, history)
        return False

    def _take_back(self) -> None:
        self.go(self.place.line.at - 1)

    def _advise(self, scene: Scene) -> None:
        self.advice = scene

    def _lend(self, picture: Scene) -> None:
        self.picture = picture

    def _act(self, name: str) -> None:
        if name == "fill":
            self.fill()

    def _move_to(
        self, place: Place, errors: dict[str, InputError] | None = None, compared: dict[str, object] | None = None
    ) -> None:
        here = place.line.here
        self.beside.leave()
        self._freeze(here)
        self.table.position = here
        self.param.update(place=place, errors=errors or {}, compared=compared or {})
        self._tell_state()

    def _freeze(self, here: Position) -> None:
        """Let the table be looked at only where nothing can be played; it is drawn with the position to come."""
        with param.parameterized.discard_events(self.table):
            self.table.frozen = not can_move(here)

    def _tell_state(self) -> None:
        here = self.place.line.here
        self.table.tell(state_slip(here, say(self.lang, "seat-name", seat=here.mover), self.lang))
        if can_move(here):
            self.beside.offer(here, self.place.line.history)
        else:
            self.beside.clear()


def _same_way(line: Line, variant: Variant) -> Line | None:
    """The same moves under another rule set; ``None`` where they would not have been legal."""
    try:
        start = refitted(line.start, variant)
    except InputError:
        return None
    again = Line.of(start, line.moves, line.at)
    return again if len(again.moves) >= line.at else None

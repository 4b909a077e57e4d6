"""What a page of exercises shows, and what its steps may ask of it; a lesson is one, practice another."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

import param

from zwicker_lab.lessons import Asked, Outcome, Record
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.coach.answer import History
from zwicker_lab.ui.coach.beside import Beside, Stage
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.table.rich import FRENCH
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

if TYPE_CHECKING:
    from zwicker_lab.ui.learn.steps import Step

Scene = dict[str, Any]
NOTHING: Mapping[str, Scene] = {name: {} for name in ("table", "board", "slip", "coach", "choices", "answers", "hints")}


class Shown(param.Parameterized):
    """The scenes of a page on which exercises are answered; ``receive`` takes what the components report.

    A ``coach`` judges the moves that are tried; ``home`` is how it is heard.
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
    step: Step
    deck = FRENCH

    def __init__(self, lang: str, *, coach: Coach | None = None, home: Home = at_once) -> None:
        self._clock, self._pending, self._depth = count(1), Scenes(), 0
        super().__init__(lang=lang)
        self._unjudged: Callable[[], None] | None = None
        stage = Stage(lambda: self.step.trial, lambda scene: self.step.put(scene), lambda: self.step.restore())
        self.is_coached = coach is not None
        self.beside = Beside(lang, stage, lambda scene: self.show(coach=scene), coach=coach, home=home, brief=True)

    # ---- the exercise that is answered -----------------------------------------------------------------------

    @property
    @abstractmethod
    def exercise(self) -> Asked:
        """The exercise that is asked."""

    @property
    @abstractmethod
    def record(self) -> Record:
        """What happened at it so far."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The judgement of the answer that stands; ``None`` where none does."""

    @property
    def rules(self) -> Variant:
        """The rule set it is played by, where the game has several."""
        raise ValueError("this game has no variants")

    @property
    def place(self) -> str:
        """Whose exercise it is, and in which round, where one page has several."""
        return ""

    @property
    def builds(self) -> bool:
        """Whether building is known to the learner."""
        return True

    @property
    @abstractmethod
    def entries(self) -> Mapping[str, int]:
        """The points filled in so far, by ``side code``."""

    @abstractmethod
    def answer(self, answer: Move | str) -> Outcome:
        """Answer the exercise; raises ``InputError`` for a text that is no move where one is asked for."""

    @abstractmethod
    def write_entries(self, rows: Mapping[str, int]) -> None:
        """Keep the points filled in."""

    @abstractmethod
    def open_hint(self) -> None:
        """Open the next hint."""

    @abstractmethod
    def ask_list(self) -> None:
        """Note that the list of legal uses was asked for."""

    @abstractmethod
    def undo(self) -> None:
        """Take back the answer that stands; no count changes."""

    @abstractmethod
    def go_on(self) -> None:
        """Show what comes next."""

    @abstractmethod
    def make_step(self) -> Step:
        """The step to be shown now."""

    @abstractmethod
    def guide(self, *, focus: bool = False) -> None:
        """Draw the task and the progress."""

    # ---- what the components report --------------------------------------------------------------------------

    def receive(self, view: str, message: object) -> None:
        """Do what a component reports; anything that is no such report is passed over."""
        if isinstance(message, dict):
            with self.gathering():
                self.hear(view, message)

    def hear(self, view: str, message: dict[str, Any]) -> None:
        """Do what a component reports."""
        if view == "hints" and message.get("kind") == "hint":
            self.step.open_hint()
        elif view in ("table", "choices"):
            self.step.touch(message)
        elif view == "slip" and message.get("kind") == "act":
            self.act(str(message.get("id")))
        elif view == "coach":
            self._ask_coach(message)
        else:
            self.step.hear(message)

    def act(self, name: str) -> None:
        """Do what a button of the slip stands for, where the slip has it."""
        if name not in {action["id"] for action in self.latest("slip").get("actions", ())}:
            return
        if name == "next":
            self.go_on()
        else:
            self.step.act(name)

    def enter(self, *, focus: bool = False) -> None:
        """Show the step that is due afresh."""
        with self.gathering():
            self.forget_move()
            self.step = self.make_step()
            self.show(**{**NOTHING, **self.step.scenes()})
            self.step.enter()
            self.guide(focus=focus)

    # ---- what a move is worth in a game ----------------------------------------------------------------------

    def offer_judgement(
        self, position: Position, move: Move, history: History = (), *, is_open: bool = True, is_task: bool = False
    ) -> None:
        """Offer to say what a move is worth in a game; unasked it would talk over what the lesson says of it."""
        self.forget_move()
        if not self.is_coached:
            return
        self._unjudged = lambda: self.beside.judge(position, move, history, is_open=is_open, is_task=is_task)
        offer = {"rank": say(self.lang, "learn-in-game"), "patient": True, "staged": False, "label": ""}
        nothing = {"verdict": None, "film": None, "ranking": None}
        self.show(coach={**self.beside.scene, "channel": self.step.trial.scene["channel"], **offer, **nothing})

    def forget_move(self) -> None:
        """Speak of no move any more."""
        self._unjudged = None
        self.beside.leave()

    def _ask_coach(self, message: dict[str, Any]) -> None:
        judge, self._unjudged = self._unjudged, None
        if judge is None:
            self.beside.receive(message)
        elif message.get("kind") == "rank":
            judge()

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


class Scenes(dict[str, Scene]):
    """Scenes that wait to be sent together."""

    def has_film(self) -> bool:
        """Whether the table's scene shows something happening, which must not be lost."""
        return bool(self.get("table", {}).get("event", {}).get("kind"))

    def __ior__(self, other: Any) -> Scenes:  # type: ignore[override,misc]
        self.update(other)
        return self

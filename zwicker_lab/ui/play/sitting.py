"""A match at any table against program players: who is to act, what the browser has shown, what it keeps."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import param

from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.coach.home import Home, at_once

Scene = dict[str, Any]
Acts = Mapping[object, Callable[[Mapping[str, Any]], None]]
WAITING, TABLE, COUNT, ELSEWHERE = "waiting", "table", "count", "elsewhere"
_NUMBERS = count(1)


class Sitting(param.Parameterized):
    """A match one plays, whatever the game.

    ``phase`` is ``waiting`` (for what the browser has kept), ``table``, ``count`` (a deal has ended) or ``elsewhere``
    (the match goes on in another window). A program player moves when its move is chosen and the browser has shown what
    went before (``seen``). ``drawn`` counts what others draw after.
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    game: Any = param.Parameter(doc="The match so far.")
    phase: Any = param.Selector(default=WAITING, objects=[WAITING, TABLE, COUNT, ELSEWHERE], doc="What is to be done.")
    open_cards = param.Boolean(default=False, doc="Whether all hands lie open.")
    drawn = param.Integer(default=0, doc="Grows with every change that is to be drawn.")
    table: Any

    def __init__(self, game: Any, lang: str, *, home: Home = at_once, **settings: Any) -> None:
        self._home = home
        self.place = f"play{next(_NUMBERS)}"
        self.seen, self.pause = True, False
        self._asked: object | None = None
        self._choice: Any = None
        super().__init__(game=game, lang=lang, open_cards=game.setup.open_cards, **settings)

    # ---- what the page reports -------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if isinstance(message, dict):
            act = self.acts().get(message.get("kind"))
            if act:
                act(message)

    def acts(self) -> Acts:
        """What is done at each report."""
        return {
            "stored": lambda told: self.meet(told.get("value")),
            "elsewhere": lambda told: self.leave_to_other(),
            "seen": lambda told: self.hear_seen(told.get("n")),
            "back": lambda told: self.take_back(),
            "next": lambda told: self.next_deal(),
            "open": lambda told: self.show_cards(told.get("on") is True),
        }

    def meet(self, value: object) -> None:
        """Take over what the browser has kept of this match, and play on."""
        stored = self.game.read(self.game.setup, self.game.seed, value)
        if self.phase in (TABLE, COUNT) and stored.rev <= self.game.rev:
            self.draw()
            return
        if isinstance(value, dict):
            self.take_settings(value)
        self.forget()
        self.game = stored if stored.rev > self.game.rev else self.game
        self.set_table()

    def take_settings(self, value: Mapping[str, Any]) -> None:
        """Take over the settings kept with a match."""
        self.open_cards = value.get("open", self.open_cards) is True

    def leave_to_other(self) -> None:
        """Another window plays this match: wait here."""
        self.forget()
        self.phase = ELSEWHERE
        self.table.frozen = True
        self.draw()

    def leave(self) -> None:
        """The page has been left."""
        self.forget()

    def hear_seen(self, number: object) -> None:
        """The browser has shown the film of the last move."""
        if number == self.film and not self.seen:
            self.seen = True
            self.go_on()

    @abstractmethod
    def show_cards(self, on: bool) -> None:
        """Lay all hands open, or cover them."""

    def take_back(self) -> None:
        """Take back one's own last move and all that followed."""
        if self.phase != TABLE or self.game.own_last is None or self.game.here.is_full:
            return
        self.forget()
        self.game = self.game.back()
        self.set_table()

    def next_deal(self) -> None:
        """Deal again, the next one in turn being the dealer."""
        if self.phase == COUNT and not self.game.match.is_over:
            self.forget()
            self.game = self.game.next()
            self.set_table()

    # ---- the course of play ----------------------------------------------------------------------------------

    @property
    def is_own_turn(self) -> bool:
        """Whether oneself is to move."""
        return self.phase == TABLE and not self.game.is_dealt_out and self.game.position.turn == self.game.setup.seat

    @property
    def film(self) -> int:
        """The number of the last film."""
        number: int = self.table.scene["event"]["n"]
        return number

    @property
    def is_lent(self) -> bool:
        """Whether the table shows something else at the moment."""
        return False

    @abstractmethod
    def play(self, move: Any) -> None:
        """Play a move, and show it."""

    @abstractmethod
    def set_table(self) -> None:
        """Show the position as it is, without a film, and play on from there."""

    @abstractmethod
    def ask(self, heard: Callable[[Any], None]) -> None:
        """Have the next player think; ``heard`` is called with its move, later and perhaps from another thread."""

    def go_on(self) -> None:
        """Whatever can happen now: the next player thinks, or plays; a deal that has ended is counted."""
        if self.phase == TABLE and not self.is_lent:
            if self.game.is_dealt_out:
                self._count()
            elif not self.is_own_turn and self._choice is not None and self.seen:
                self.play(self._choice)
                return
            elif not self.is_own_turn and self._choice is None and self._asked is None:
                token = self._asked = object()
                self.ask(lambda move: self._home(lambda: self._hear(token, move)))
        self.draw()

    def _count(self) -> None:
        if self.seen:
            self.table.frozen = True
            self.phase = COUNT

    def _hear(self, token: object, move: Any) -> None:
        """Take a move that was chosen; one for a moment that has passed is dropped."""
        if token is not self._asked:
            return
        self._asked, self._choice = None, move
        self.go_on()

    def forget(self) -> None:
        """Drop what was asked and chosen."""
        self._asked = self._choice = None

    def draw(self) -> None:
        """Have everything drawn that is not the table."""
        self.drawn += 1

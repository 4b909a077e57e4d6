"""A match at the table: whose turn it is, who thinks, what the browser has shown, and what stands beside the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import param

from zwicker_lab.players.view import view_of
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.coach.beside import Beside, Stage
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.seen import seen_history
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.play.bots import Bots, Turn, bare
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.setup import Setup
from zwicker_lab.ui.play.table import PlayTable
from zwicker_lab.ui.play.why import Why
from zwicker_lab.ui.play.words import named, names
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

Scene = dict[str, Any]
WAITING, TABLE, COUNT, ELSEWHERE = "waiting", "table", "count", "elsewhere"
_NUMBERS = count(1)


class Playing(param.Parameterized):
    """A match one plays.

    ``phase`` is ``waiting`` (for what the browser has kept), ``table``, ``count`` (a deal has ended) or ``elsewhere``
    (the match goes on in another window). A program player moves when its move is chosen and the browser has shown what
    went before (``seen``). ``bots`` chooses moves; a ``coach`` gives reasons and, where wanted, judges one's own moves.
    ``drawn`` counts what others draw after.

    >>> playing = Playing(Game.begin(Setup.usual(), 5), "en")
    >>> playing.meet(None)
    >>> playing.phase, playing.table.seat
    ('table', 'S')
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    game: Any = param.ClassSelector(class_=Game, doc="The match so far.")
    phase: Any = param.Selector(default=WAITING, objects=[WAITING, TABLE, COUNT, ELSEWHERE], doc="What is to be done.")
    open_cards = param.Boolean(default=False, doc="Whether all hands lie open.")
    coach_on = param.Boolean(default=False, doc="Whether one's own moves are judged.")
    advice = param.Dict(default={}, doc="What is said of one's last move.")
    picture = param.Dict(default={}, doc="What the table shows in place of its own state.")
    drawn = param.Integer(default=0, doc="Grows with every change that is to be drawn.")

    def __init__(
        self, game: Game, lang: str, *, bots: Bots | None = None, coach: Coach | None = None, home: Home = at_once
    ) -> None:
        setup: Setup = game.setup
        self._bots, self._home = bots, home
        self.place = f"play{next(_NUMBERS)}"
        self.seen, self.pause = True, False
        self._asked: object | None = None
        self._choice: Move | None = None
        super().__init__(game=game, lang=lang, open_cards=setup.open_cards, coach_on=setup.coach)
        self.table = PlayTable(
            game.position,
            lang=lang,
            names=names(setup, lang),
            seat=setup.seats[setup.seat],
            show_seats=True,
            open_hands=self.open_cards,
            can_undo=False,
            frozen=True,
            on_attempt=self._attempt,
        )
        stage = Stage(lambda: self.table, self._lend, lambda: self._lend({}))
        self.beside = Beside(lang, stage, self._advise, coach=coach, home=home, take_back=self.take_back)
        self.why = Why(lang, self.draw, coach=coach, home=home)

    # ---- what the page reports -------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        acts: dict[object, Callable[[Mapping[str, Any]], None]] = {
            "stored": lambda told: self.meet(told.get("value")),
            "elsewhere": lambda told: self.leave_to_other(),
            "seen": lambda told: self.hear_seen(told.get("n")),
            "back": lambda told: self.take_back(),
            "next": lambda told: self.next_deal(),
            "open": lambda told: self.show_cards(told.get("on") is True),
            "coach": lambda told: self.let_coach(told.get("on") is True),
            "why": lambda told: self.ask_why(told.get("at")),
        }
        act = acts.get(message.get("kind"))
        if act:
            act(message)

    def meet(self, value: object) -> None:
        """Take over what the browser has kept of this match, and play on."""
        stored = Game.read(self.game.setup, self.game.seed, value)
        if self.phase in (TABLE, COUNT) and stored.rev <= self.game.rev:
            self.draw()
            return
        if isinstance(value, dict):
            self.open_cards = value.get("open", self.open_cards) is True
            self.coach_on = value.get("coach", self.coach_on) is True
        self._forget()
        self.game = stored if stored.rev > self.game.rev else self.game
        self._set_table()

    def leave_to_other(self) -> None:
        """Another window plays this match: wait here."""
        self._forget()
        self.phase = ELSEWHERE
        self.table.frozen = True
        self.draw()

    def leave(self) -> None:
        """The page has been left."""
        self._forget()
        self.beside.leave()

    def hear_seen(self, number: object) -> None:
        """The browser has shown the film of the last move."""
        if number == self.film and not self.seen:
            self.seen = True
            self._go_on()

    def show_cards(self, on: bool) -> None:
        """Lay all hands open, or cover them."""
        self.open_cards = self.table.open_hands = on
        self.draw()

    def let_coach(self, on: bool) -> None:
        """Have one's own moves judged, or not."""
        self.coach_on = on
        if not on:
            self.beside.clear()
        self.draw()

    def ask_why(self, at: object) -> None:
        """Say why a program player made the move with the index ``at``, or put that away."""
        if isinstance(at, int):
            self.why.toggle(self.game, at)

    def take_back(self) -> None:
        """Take back one's own last move and all that followed."""
        if self.phase != TABLE or self.game.own_last is None:
            return
        self._forget()
        self.game = self.game.back()
        self._set_table()

    def next_deal(self) -> None:
        """Deal again, the next one in turn being the dealer."""
        if self.phase == COUNT and not self.game.match.is_over:
            self._forget()
            self.why.clear()
            self.game = self.game.next()
            self._set_table()

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
    def took(self) -> bool:
        """Whether the last move was a capture, which is shown until one goes on."""
        plies = self.game.here.plies
        return bool(plies) and plies[-1].move.kind == "capture"

    def _attempt(self, move: Move, reason: Reason | None) -> bool | None:
        if reason is not None:
            return None
        if self.is_own_turn and not self.picture:
            before, history = self.game.position, self.game.here.history
            self._play(move)
            if self.coach_on:
                self.beside.judge(self._as_seen(before), self.game.here.plies[-1].move, seen_history(history))
        return False

    def _as_seen(self, position: Position) -> Position:
        """The position as far as one sees it."""
        if self.open_cards:
            return position.changed(stock=position.stock_count or ())
        return position.seen_by(self.game.setup.seat)

    def _play(self, move: Move) -> None:
        own = self.is_own_turn
        self.beside.clear() if own else None
        self._choice = None
        self.game = self.game.play(move)
        self.seen, self.pause = False, not own
        if self.game.is_dealt_out:
            with param.parameterized.discard_events(self.table):
                self.table.frozen = True
        self.table.tell(None)
        self.table.play(move)
        self._go_on()

    def _set_table(self) -> None:
        """Show the position as it is, without a film, and play on from there."""
        self.beside.clear()
        self.seen, self.phase = True, TABLE
        self.table.tell(None)
        self.table.param.update(position=self.game.position, frozen=False, open_hands=self.open_cards)
        self._go_on()

    def _go_on(self) -> None:
        """Whatever can happen now: the next player thinks, or plays; a deal that has ended is counted."""
        if self.phase == TABLE and not self.picture:
            if self.game.is_dealt_out:
                self._count()
            elif not self.is_own_turn and self._choice is not None and self.seen:
                self._play(self._choice)
                return
            elif not self.is_own_turn and self._choice is None and self._asked is None:
                self._ask()
        self.draw()

    def _count(self) -> None:
        if self.seen:
            self.table.frozen = True
            self.phase = COUNT

    def _ask(self) -> None:
        game: Game = self.game
        position = game.position
        if self._bots is None:
            return
        token = self._asked = object()
        view = bare(view_of(position, history=game.here.history))
        turn = Turn(view, game.setup.strength(position.turn), (game.seed + 7919 * game.rev) % (1 << 31))
        self._bots.ask(self.place, turn, lambda move: self._home(lambda: self._hear(token, move)))

    def _hear(self, token: object, move: Move) -> None:
        """Take a move that was chosen; one for a moment that has passed is dropped."""
        if token is not self._asked:
            return
        self._asked, self._choice = None, move
        self._go_on()

    def _forget(self) -> None:
        self._asked = self._choice = None
        if self._bots is not None:
            self._bots.forget(self.place)

    # ---- what stands beside the table ------------------------------------------------------------------------

    def _lend(self, picture: Scene) -> None:
        self.picture = picture
        if not picture:
            self._go_on()

    def _advise(self, scene: Scene) -> None:
        self.advice = named(scene, self.game.setup, self.lang)

    def draw(self) -> None:
        """Have everything drawn that is not the table."""
        self.drawn += 1

    @property
    def setup(self) -> Setup:
        """The match as it was set up, with the open cards and the coach of now."""
        setup: Setup = self.game.setup
        return replace(setup, open_cards=self.open_cards, coach=self.coach_on)

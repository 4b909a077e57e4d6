"""A match at the table: whose turn it is, who thinks, what the browser has shown, and what stands beside the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import param

from zwicker_lab.players.view import view_of
from zwicker_lab.ui.coach.beside import Beside, Stage
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.seen import seen_history
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.play.bots import Bots, Turn, bare
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.setup import Setup
from zwicker_lab.ui.play.sitting import COUNT, ELSEWHERE, TABLE, WAITING, Acts, Sitting
from zwicker_lab.ui.play.table import PlayTable
from zwicker_lab.ui.play.why import Why
from zwicker_lab.ui.play.words import named, names
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

Scene = dict[str, Any]
__all__ = ["COUNT", "ELSEWHERE", "TABLE", "WAITING", "Playing"]


class Playing(Sitting):
    """A match of a fishing game.

    ``bots`` chooses moves; a ``coach`` gives reasons and, where wanted, judges one's own moves.

    >>> playing = Playing(Game.begin(Setup.usual(), 5), "en")
    >>> playing.meet(None)
    >>> playing.phase, playing.table.seat
    ('table', 'S')
    """

    game: Any = param.ClassSelector(class_=Game, doc="The match so far.")
    coach_on = param.Boolean(default=False, doc="Whether one's own moves are judged.")
    advice = param.Dict(default={}, doc="What is said of one's last move.")
    picture = param.Dict(default={}, doc="What the table shows in place of its own state.")

    def __init__(
        self, game: Game, lang: str, *, bots: Bots | None = None, coach: Coach | None = None, home: Home = at_once
    ) -> None:
        setup: Setup = game.setup
        self._bots = bots
        super().__init__(game, lang, home=home, coach_on=setup.coach)
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

    def acts(self) -> Acts:
        """What is done at each report."""
        return {
            **super().acts(),
            "coach": lambda told: self.let_coach(told.get("on") is True),
            "why": lambda told: self.ask_why(told.get("at")),
        }

    def take_settings(self, value: Mapping[str, Any]) -> None:
        """Take over the settings kept with a match."""
        super().take_settings(value)
        self.coach_on = value.get("coach", self.coach_on) is True

    def leave(self) -> None:
        """The page has been left."""
        super().leave()
        self.beside.leave()

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

    def next_deal(self) -> None:
        """Deal again, the next one in turn being the dealer."""
        if self.phase == COUNT:
            self.why.clear()
        super().next_deal()

    # ---- the course of play ----------------------------------------------------------------------------------

    @property
    def is_lent(self) -> bool:
        """Whether the table shows a film of the coach."""
        return bool(self.picture)

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
            self.play(move)
            if self.coach_on:
                self.beside.judge(self._as_seen(before), self.game.here.plies[-1].move, seen_history(history))
        return False

    def _as_seen(self, position: Position) -> Position:
        """The position as far as one sees it."""
        if self.open_cards:
            return position.changed(stock=position.stock_count or ())
        return position.seen_by(self.game.setup.seat)

    def play(self, move: Move) -> None:
        """Play a move, and show it."""
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
        self.go_on()

    def set_table(self) -> None:
        """Show the position as it is, without a film, and play on from there."""
        self.beside.clear()
        self.seen, self.phase = True, TABLE
        self.table.tell(None)
        self.table.param.update(position=self.game.position, frozen=False, open_hands=self.open_cards)
        self.go_on()

    def ask(self, heard: Callable[[Any], None]) -> None:
        """Have the next player think."""
        game: Game = self.game
        position = game.position
        if self._bots is None:
            return
        view = bare(view_of(position, history=game.here.history))
        turn = Turn(view, game.setup.strength(position.turn), (game.seed + 7919 * game.rev) % (1 << 31))
        self._bots.ask(self.place, turn, heard)

    def forget(self) -> None:
        """Drop what was asked and chosen."""
        super().forget()
        if self._bots is not None:
            self._bots.forget(self.place)

    # ---- what stands beside the table ------------------------------------------------------------------------

    def _lend(self, picture: Scene) -> None:
        self.picture = picture
        if not picture:
            self.go_on()

    def _advise(self, scene: Scene) -> None:
        self.advice = named(scene, self.game.setup, self.lang)

    @property
    def setup(self) -> Setup:
        """The match as it was set up, with the open cards and the coach of now."""
        setup: Setup = self.game.setup
        return replace(setup, open_cards=self.open_cards, coach=self.coach_on)

"""A match of Swiss Zwick at the table: what one may decide, what is refused and why, what the others do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import param

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.play.bots import Bots
from zwicker_lab.ui.play.sitting import Acts, Sitting
from zwicker_lab.ui.zwick.play.bots import Turn
from zwicker_lab.ui.zwick.play.game import Game
from zwicker_lab.ui.zwick.play.setup import Setup, seat_names
from zwicker_lab.ui.zwick.play.why import Why
from zwicker_lab.ui.zwick.table.offers import offered, refused
from zwicker_lab.ui.zwick.table.staging import Staging
from zwicker_lab.ui.zwick.table.table import TrickTable
from zwicker_lab.zwick import Move, Position
from zwicker_lab.zwick.reasons import Reason

Scene = dict[str, Any]
QUIET = ("stop", "deal", "pass")
"""Moves that need no time to be looked at."""


class SwissPlaying(Sitting):
    """A match one plays against programs.

    >>> playing = SwissPlaying(Game.begin(Setup(), 5), "en")
    >>> playing.meet(None)
    >>> playing.phase, playing.game.position.phase
    ('table', 'cut')
    """

    game: Any = param.ClassSelector(class_=Game, doc="The match so far.")
    slip = param.Dict(default={}, doc="Why a card is not allowed.")

    def __init__(
        self, game: Game, lang: str, *, bots: Bots | None = None, adviser: Bots | None = None, home: Home = at_once
    ) -> None:
        self._bots, self._slips = bots, 0
        super().__init__(game, lang, home=home)
        staging = Staging(lang, seat_names(game.setup, lang), seat=game.setup.seat)
        self.table = TrickTable(self.view, staging=staging, lang=lang, frozen=True, on_move=self._try)
        self.why = Why(lang, self.draw, adviser=adviser, home=home)

    @property
    def setup(self) -> Setup:
        """The match as it was set up, with the open cards of now."""
        setup: Setup = self.game.setup
        return replace(setup, open_cards=self.open_cards)

    @property
    def view(self) -> Position:
        """The position as far as one sees it; all of it where the cards lie open."""
        position: Position = self.game.position
        return position if self.open_cards else position.seen_by(self.game.setup.seat)

    # ---- what the page reports -------------------------------------------------------------------------------

    def acts(self) -> Acts:
        """What is done at each report."""
        return {
            **super().acts(),
            "act": lambda told: self.tell(None),
            "why": lambda told: self.ask_why(told.get("at")),
        }

    def ask_why(self, at: object) -> None:
        """Say what speaks for the move with the index ``at``, or put that away."""
        if isinstance(at, int):
            self.why.toggle(self.game, at)

    def leave(self) -> None:
        """The page has been left."""
        super().leave()
        self.why.leave()

    def show_cards(self, on: bool) -> None:
        """Lay all hands open, or cover them."""
        self.open_cards = on
        self.table.position = self.view
        self.draw()

    def _try(self, move: Move) -> None:
        if not self.is_own_turn:
            return
        reason = self.game.position.refusal(move)
        if reason is None:
            self.play(move)
        else:
            self.refuse(reason)

    def refuse(self, reason: Reason) -> None:
        """Say why a card is not allowed, and what would be."""
        self.tell(refused(reason, self.lang))

    def tell(self, told: Scene | None) -> None:
        """Show a slip, or none."""
        self._slips += 1
        self.slip = {"n": self._slips, **told} if told else {}

    # ---- the course of play ----------------------------------------------------------------------------------

    @property
    def is_own_turn(self) -> bool:
        """Whether oneself is to decide; the cards are dealt without being asked for."""
        return super().is_own_turn and self.game.position.phase != "deal"

    def play(self, move: Move) -> None:
        """Play a move, and show it."""
        own = self.is_own_turn
        self._choice = None
        self.game = self.game.play(move)
        self.seen, self.pause = False, not own and move.kind not in QUIET
        self.tell(None)
        onward = say(self.lang, "table-event-onward")
        self.table.param.update(frozen=self.game.is_dealt_out, **self._offer(asked=False))
        self.table.play(move, self.view, onward=onward)
        self.go_on()

    def set_table(self) -> None:
        """Show the position as it is, without a film, and play on from there."""
        self.tell(None)
        self.seen, self.phase = True, "table"
        self.table.param.update(position=self.view, frozen=False, chosen=None)
        self.go_on()

    def go_on(self) -> None:
        """Whatever can happen now; what oneself may decide is offered under the table."""
        self.table.param.update(**self._offer(asked=self.is_own_turn))
        super().go_on()

    def ask(self, heard: Callable[[Any], None]) -> None:
        """Have the next player think."""
        game: Game = self.game
        position = game.position
        if position.phase == "deal":
            heard(Move("deal"))
        elif self._bots is not None:
            view = position.seen_by(position.turn)
            turn = Turn(view, game.setup.strength, (game.seed + 7919 * game.rev) % (1 << 31))
            self._bots.ask(self.place, turn, heard)

    def forget(self) -> None:
        """Drop what was asked and chosen."""
        super().forget()
        if self._bots is not None:
            self._bots.forget(self.place)

    # ---- what may be decided ---------------------------------------------------------------------------------

    def _offer(self, *, asked: bool) -> dict[str, Any]:
        if not asked:
            return {"offers": [], "note": ""}
        chance = Random(f"cut {self.game.seed} {len(self.game.deals)} {self.game.here.backs}")
        return offered(self.game.position, self.lang, chance)

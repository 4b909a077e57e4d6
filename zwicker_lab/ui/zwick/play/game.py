"""A whole match of Swiss Zwick as it is played: its deals, what they brought, and what a browser keeps of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from zwicker_lab.ui.play.course import Course
from zwicker_lab.ui.zwick.play.deal import PlayedDeal
from zwicker_lab.ui.zwick.play.setup import Setup
from zwicker_lab.zwick import Match, Move, Position, Score, score


@dataclass(frozen=True)
class Game(Course[Setup, PlayedDeal]):
    """A match so far: how it was set up, the seed of all its cards, and its deals, the last of which may go on.

    >>> game = Game.begin(Setup(), 5)
    >>> len(game.deals), game.match.deals, game.is_dealt_out, game.position.phase
    (1, (), False, 'cut')
    >>> Game.read(game.setup, 5, game.to_json()) == game
    True
    """

    most_deals: ClassVar[int] = 80

    def fresh(self, dealer: int, seed: int) -> PlayedDeal:
        """A deal of which nothing is played yet."""
        return PlayedDeal.begin(self.setup.rules, self.setup.players, dealer, seed)

    # ---- what there is ---------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.here.position

    @property
    def is_dealt_out(self) -> bool:
        """Whether the deal on the table has ended."""
        return self.position.is_over

    @cached_property
    def match(self) -> Match:
        """The match with every deal that has ended."""
        match = Match.start(self.setup.rules, self.setup.players, self.deals[0].opening.dealer)
        for deal in self.deals:
            if deal.position.is_over:
                match = match.add(score(deal.position))
        return match

    @property
    def scores(self) -> tuple[Score, ...]:
        """What every deal that has ended brought."""
        return self.match.deals

    @property
    def number(self) -> int:
        """Which counted deal is played, from 1."""
        return self.match.counted + (not self.is_dealt_out or not self.scores[-1].counted)

    # ---- what is done ----------------------------------------------------------------------------------------

    def play(self, move: Move) -> Game:
        """The match with one more move on the table."""
        return self.with_here(self.here.play(move))

    @property
    def own_last(self) -> int | None:
        """After how many moves one's own last choice was made; ``None`` where there is none to take back."""
        own = [at for at, position in enumerate(self.here.positions[:-1]) if self._chose(position)]
        return own[-1] if own and not self.is_dealt_out else None

    def _chose(self, position: Position) -> bool:
        return position.turn == self.setup.seat and position.phase != "deal"

"""A whole match as it is played: its deals, what they brought, and what a browser keeps of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from zwicker_lab.ui.play.course import Course
from zwicker_lab.ui.play.record import PlayedDeal
from zwicker_lab.ui.play.setup import Setup
from zwicker_lab.zwicker.match import Match
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import Points, points


@dataclass(frozen=True)
class Game(Course[Setup, PlayedDeal]):
    """A match so far: how it was set up, the seed of all its cards, and its deals, the last of which may go on.

    >>> from zwicker_lab.ui.play.setup import Setup
    >>> game = Game.begin(Setup.usual(), 5)
    >>> len(game.deals), game.match.deals, game.is_dealt_out
    (1, (), False)
    >>> Game.read(game.setup, 5, game.to_json()) == game
    True
    """

    def fresh(self, dealer: int, seed: int) -> PlayedDeal:
        """A deal of which nothing is played yet."""
        return PlayedDeal.begin(self.setup.variant, self.setup.players, dealer, seed)

    # ---- what there is ---------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.here.position

    @cached_property
    def before(self) -> Match:
        """The match without the deal on the table."""
        match = Match.start(self.setup.match_rules, self.setup.players, self.deals[0].opening.dealer)
        for deal in self.deals[:-1]:
            match = match.add(self.scores(deal))
        return match

    @cached_property
    def is_dealt_out(self) -> bool:
        """Whether the deal on the table has ended: all cards played, or the match decided as points fell."""
        return self.position.is_over or self.before.decided_by(self.position) is not None

    @cached_property
    def match(self) -> Match:
        """The match with every deal that has ended."""
        return self.before.add(self.scores(self.here)) if self.is_dealt_out else self.before

    def scores(self, deal: PlayedDeal) -> tuple[Points, ...]:
        """What a deal that has ended brought, by side."""
        return points(deal.position, final=deal.position.is_over)

    # ---- what is done ----------------------------------------------------------------------------------------

    def play(self, move: Move) -> Game:
        """The match with one more move on the table."""
        return self.with_here(self.here.play(move))

    @property
    def own_last(self) -> int | None:
        """After how many moves one's own last move was made; ``None`` where there is none to take back."""
        seat = self.setup.seat
        own = [at for at, position in enumerate(self.here.positions[:-1]) if position.turn == seat]
        return own[-1] if own and not self.is_dealt_out else None

"""A whole match as it is played: its deals, what they brought, and what a browser keeps of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from zwicker_lab.ui.play.record import PlayedDeal
from zwicker_lab.ui.play.setup import Setup
from zwicker_lab.zwicker.match import Match
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import Points, points

MOST_DEALS = 100


@dataclass(frozen=True)
class Game:
    """A match so far: how it was set up, the seed of all its cards, and its deals, the last of which may go on.

    >>> from zwicker_lab.ui.play.setup import Setup
    >>> game = Game.begin(Setup.usual(), 5)
    >>> len(game.deals), game.match.deals, game.is_dealt_out
    (1, (), False)
    >>> Game.read(game.setup, 5, game.to_json()) == game
    True
    """

    setup: Setup
    seed: int
    deals: tuple[PlayedDeal, ...]

    @classmethod
    def begin(cls, setup: Setup, seed: int) -> Game:
        """A match of which nothing is played yet."""
        return cls(setup, seed, ())._with_next(Random(f"dealer {seed}").randrange(setup.players))

    def _with_next(self, dealer: int) -> Game:
        seed = Random(f"deal {self.seed} {len(self.deals)}").randrange(1 << 31)
        return replace(
            self, deals=(*self.deals, PlayedDeal.begin(self.setup.variant, self.setup.players, dealer, seed))
        )

    # ---- what there is ---------------------------------------------------------------------------------------

    @property
    def here(self) -> PlayedDeal:
        """The deal that is played, or the last one."""
        return self.deals[-1]

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

    @property
    def rev(self) -> int:
        """How much was done in all."""
        return sum(len(deal.actions) + 1 for deal in self.deals)

    # ---- what is done ----------------------------------------------------------------------------------------

    def play(self, move: Move) -> Game:
        """The match with one more move on the table."""
        return replace(self, deals=(*self.deals[:-1], self.here.play(move)))

    @property
    def own_last(self) -> int | None:
        """After how many moves one's own last move was made; ``None`` where there is none to take back."""
        seat = self.setup.seat
        own = [at for at, position in enumerate(self.here.positions[:-1]) if position.turn == seat]
        return own[-1] if own and not self.is_dealt_out else None

    def back(self) -> Game:
        """The match with one's own last move, and all that followed, taken back."""
        at = self.own_last
        return self if at is None else replace(self, deals=(*self.deals[:-1], self.here.back(at)))

    def next(self) -> Game:
        """The match with one more deal, where one is to be played."""
        over = not self.is_dealt_out or self.match.is_over or len(self.deals) >= MOST_DEALS
        return self if over else self._with_next(self.match.dealer)

    # ---- what a browser keeps --------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """All that is needed beside setup and seed."""
        return {"deals": [list(deal.actions) for deal in self.deals], "rev": self.rev}

    @classmethod
    def read(cls, setup: Setup, seed: int, value: object) -> Game:
        """What ``to_json`` gave, from anywhere; played through as far as it is legal."""
        kept = value.get("deals") if isinstance(value, dict) else None
        game = cls.begin(setup, seed)
        for number, actions in enumerate(kept if isinstance(kept, list) else ()):
            following = game if not number else game.next()
            if not isinstance(actions, list) or len(following.deals) != number + 1:
                break
            game = replace(following, deals=(*following.deals[:-1], following.here.follow(actions)))
        return game

"""Matches: deals up to a target, or a fixed number of them, with the dealer moving on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from zwicker_lab.zwicker.score import Points, points

if TYPE_CHECKING:
    from zwicker_lab.variants import Variant
    from zwicker_lab.zwicker.position import Position


@dataclass(frozen=True)
class Match:
    """A match so far: an immutable value that grows by one deal at a time.

    ``first_dealer`` is a seat index; ``deals`` holds the points of each deal, by side. With a target the match ends
    after the deal in which one side reaches it and leads; without one it lasts as many deals as the variant says, or a
    single deal. Equal sides play one more deal, save in a single deal, which may end with no winner.

    >>> from zwicker_lab.variants import load_variant
    >>> match = Match.start(load_variant("zwicker3 target=51"), players=4, dealer=3).add((20, 12)).add((33, 0))
    >>> match.totals, match.is_over, match.sides[match.winner], match.dealer
    ((53, 12), True, 'NS', 1)
    """

    variant: Variant
    players: int
    first_dealer: int
    deals: tuple[tuple[Points, ...], ...] = ()

    @classmethod
    def start(cls, variant: Variant, players: int | None = None, dealer: int = 0) -> Match:
        """A match of which nothing is played yet; ``players`` defaults to the variant's usual number."""
        players = variant.default_players if players is None else players
        return cls(variant, players, dealer % players)

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides, in the order of every points tuple."""
        return self.variant.sides(self.players)

    @property
    def dealer(self) -> int:
        """The seat index of the next deal's dealer: clockwise from deal to deal."""
        return (self.first_dealer + len(self.deals)) % self.players

    @property
    def totals(self) -> tuple[Points, ...]:
        """The points of all deals together, by side."""
        return tuple(sum(column) for column in zip(*self.deals, strict=True)) or (0,) * len(self.sides)

    @property
    def winner(self) -> int | None:
        """The index of the winning side; ``None`` while the match goes on, or when a single deal is drawn."""
        return leader(self.totals) if self.is_over else None

    @property
    def is_over(self) -> bool:
        """Whether no further deal is to be played."""
        target, ahead = self.variant.match.target, leader(self.totals)
        if target is not None:
            return ahead is not None and self.totals[ahead] >= target
        if self.variant.match.deals == "players":
            return len(self.deals) >= self.players and ahead is not None
        return bool(self.deals)

    def add(self, scores: Sequence[Points]) -> Match:
        """The match with one more deal, its points by side as ``score.points`` gives them.

        Raises ``ValueError`` when the match is over or a side's points are missing.
        """
        if self.is_over:
            raise ValueError("the match is over: no deal can be added")
        if len(scores) != len(self.sides):
            raise ValueError(f"points of {len(self.sides)} sides are needed, got {len(scores)}")
        return replace(self, deals=(*self.deals, tuple(scores)))

    def decided_by(self, position: Position) -> int | None:
        """The side that has won in the middle of the deal at ``position``; ``None`` when play goes on.

        Only ``match_end=at_once`` can end a match so: captured points and Zwicks count as they fall, most cards do not.
        The deal is then added with its points so far.
        """
        target = self.variant.match.target
        if self.variant.switches.match_end != "at_once" or target is None:
            return None
        totals = [before + now for before, now in zip(self.totals, points(position, final=False), strict=True)]
        ahead = leader(totals)
        return ahead if ahead is not None and totals[ahead] >= target else None


def leader(totals: Sequence[Points]) -> int | None:
    """The index of the one side with the highest total, ``None`` on a tie.

    >>> leader((33, 12)), leader((20, 20, 5))
    (0, None)
    """
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else None

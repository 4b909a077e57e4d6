"""Matches: a Passe of the tournament, or casual play to a target."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from zwicker_lab.zwick.rules import Rules
from zwicker_lab.zwick.score import Score, net


@dataclass(frozen=True)
class Match:
    """A match so far: an immutable value that grows by one deal at a time.

    In a tournament everybody deals three times; deals counted beyond that cost everyone at the table a bird, and their
    strokes are not counted (switch ``extra_deals``). Among friends one plays to the target. A deal that is not counted
    is dealt again by the same dealer.

    >>> from zwicker_lab.zwick.rules import load_rules
    >>> match = Match.start(load_rules("zwick form=casual"), players=4, dealer=1)
    >>> match = match.add(Score((5, 0, 0, 0), (0, 1, 0, 0), True)).add(Score((0, 0, 0, 0), (0, 0, 0, 0), False))
    >>> match.totals, match.seats[match.dealer], match.is_over
    ((5, -5, 0, 0), 'C', False)
    """

    rules: Rules
    players: int
    first_dealer: int
    deals: tuple[Score, ...] = ()

    @classmethod
    def start(cls, rules: Rules, players: int = 4, dealer: int = 1) -> Match:
        """A match of which nothing is played yet."""
        return cls(rules, players, dealer % players)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in the order of every points tuple."""
        return self.rules.seats(self.players)

    @property
    def counted(self) -> int:
        """How many deals were counted, extra ones among them."""
        return sum(deal.counted for deal in self.deals)

    @property
    def due(self) -> int | None:
        """How many counted deals the match lasts; ``None`` where one plays to a target."""
        return self.rules.deals_each * self.players if self.rules.form == "tournament" else None

    @property
    def extra(self) -> int:
        """How many deals were counted beyond those due."""
        return 0 if self.due is None else max(0, self.counted - self.due)

    @property
    def dealer(self) -> int:
        """The seat index of the next dealer: to the right after every deal that counts."""
        return (self.first_dealer + self.counted) % self.players

    @property
    def strokes(self) -> tuple[int, ...]:
        """The strokes by seat."""
        return self._sums(deal.strokes for deal in self._scoring)

    @property
    def birds(self) -> tuple[int, ...]:
        """The birds by seat, one for each extra deal among them."""
        return tuple(birds + self.extra for birds in self._sums(deal.birds for deal in self._scoring))

    @property
    def totals(self) -> tuple[int, ...]:
        """Strokes less the birds, by seat."""
        return net(self.strokes, self.birds, self.rules.bird)

    @property
    def is_over(self) -> bool:
        """Whether no further deal is due: all have dealt, or one seat has reached the target and leads."""
        if self.due is not None:
            return self.counted >= self.due
        return max(self.totals) >= self.rules.target and len(self.leaders) == 1

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the highest total."""
        best = max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def winner(self) -> int | None:
        """The seat that has won; ``None`` while the match goes on, or when a Passe ends level, fewer birds counted."""
        if not self.is_over:
            return None
        fewest = min(self.birds[seat] for seat in self.leaders)
        first = [seat for seat in self.leaders if self.birds[seat] == fewest]
        return first[0] if len(first) == 1 else None

    def add(self, deal: Score) -> Match:
        """The match with one more deal, as ``score`` counts it.

        A Passe that is over takes extra deals. Raises ``ValueError`` where a target was reached already, or for
        another number of seats.
        """
        if self.due is None and self.is_over:
            raise ValueError("the match is over: no deal can be added")
        if len(deal.strokes) != self.players:
            raise ValueError(f"scores of {self.players} seats are needed, got {len(deal.strokes)}")
        return replace(self, deals=(*self.deals, deal))

    @property
    def _scoring(self) -> tuple[Score, ...]:
        """The deals whose strokes and birds count."""
        found, counted = [], 0
        for deal in self.deals:
            counted += deal.counted
            beyond = deal.counted and self.due is not None and counted > self.due
            if not beyond or self.rules.switches.extra_deals == "counted":
                found.append(deal)
        return tuple(found)

    def _sums(self, columns: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
        return tuple(map(sum, zip((0,) * self.players, *columns, strict=True)))

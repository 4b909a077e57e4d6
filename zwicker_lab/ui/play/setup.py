"""What a match against program players is played with: the terms, who sits where; carried in a link and read back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from zwicker_lab.errors import InputError
from zwicker_lab.players import PLAYERS
from zwicker_lab.ui.play.agreed import Agreed
from zwicker_lab.ui.query import Query, short
from zwicker_lab.variants import Variant

STRENGTHS = tuple(PLAYERS)
"""How well a program player plays, weakest first."""
USUAL = "traditional"
MOST_SEEDS = 999_999_999


@dataclass(frozen=True, kw_only=True)
class Setup(Agreed):
    """One match before it begins.

    ``bots`` names the strength of every other seat, clockwise from one's own left.

    >>> setup = Setup.usual()
    >>> setup.variant.name, setup.players, setup.bots, setup.seats[setup.seat]
    ('zwicker3', 4, ('traditional', 'traditional', 'traditional'), 'S')
    """

    bots: tuple[str, ...] = ()
    open_cards: bool = False
    coach: bool = False

    @classmethod
    def usual(cls, variant: Variant | None = None, own: Variant | None = None) -> Self:
        """A match as most people want it: four seats, a partner, opponents who play as at the regulars' table."""
        agreed = super().usual(variant, own)
        return replace(agreed, bots=_filled((), agreed.players))

    @property
    def seat(self) -> int:
        """One's own seat: South, or the first where seats have numbers."""
        return 2 if self.players == 4 else 0

    def strength(self, seat: int) -> str:
        """How well the program player of another seat plays."""
        return self.bots[(seat - self.seat) % self.players - 1]

    @property
    def values(self) -> dict[str, object]:
        """What a link holds beside language and seed."""
        agreed = super().values
        first = {"variant": agreed["variant"], "players": agreed["players"], "bots": "-".join(self.bots)}
        switched = {"open": self.open_cards, "coach": self.coach}
        return first | agreed | {name: "yes" for name, on in switched.items() if on}

    def seated(self, players: int) -> Self:
        """The same with another number of seats."""
        return replace(super().seated(players), bots=_filled(self.bots, players))

    def with_strength(self, at: int, strength: str) -> Self:
        """The same with another player on the seat ``at``, counted from one's own left."""
        return replace(self, bots=tuple(strength if place == at else old for place, old in enumerate(self.bots)))


def _filled(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    last = bots[-1] if bots else USUAL
    return (*bots, *(last,) * players)[: players - 1]


def read_setup(query: Query) -> Setup:
    """The match a query names; what cannot be used is told in ``query.problems`` and left at its usual.

    >>> setup = read_setup(Query({"variant": "zwickern", "players": "5", "bots": "greedy-search-random-greedy"}))
    >>> setup.players, setup.strength(2), read_setup(Query({k: str(v) for k, v in setup.values.items()})) == setup
    (5, 'search', True)
    """
    setup = Setup.read(query)
    return replace(
        setup,
        bots=_filled(_bots(query), setup.players),
        open_cards=query.choice("open", ("yes", "no"), "no") == "yes",
        coach=query.choice("coach", ("yes", "no"), "no") == "yes",
    )


def _bots(query: Query) -> tuple[str, ...]:
    asked = query.text("bots")
    names = tuple(asked.split("-")) if asked else ()
    if len(names) < 8 and all(name in STRENGTHS for name in names):
        return names
    allowed = ", ".join(STRENGTHS)
    query.problems.append(InputError("query-choice", key="bots", value=short(asked), allowed=allowed))
    return ()

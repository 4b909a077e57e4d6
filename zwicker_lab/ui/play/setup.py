"""What a match is played with: the rules, the seats, who sits there; carried in a link and read back from one."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from zwicker_lab.errors import InputError
from zwicker_lab.players import PLAYERS
from zwicker_lab.ui.look.rules import brought, carried, named
from zwicker_lab.ui.query import Query, short
from zwicker_lab.variants import Match, Variant, load_variant, variant_names

STRENGTHS = tuple(PLAYERS)
"""How well a program player plays, weakest first."""
USUAL = "traditional"
SINGLE, BY_RULES = "single", "rules"
SHORTER = ("31", "51")
MOST_SEEDS = 999_999_999


@dataclass(frozen=True)
class Setup:
    """One match before it begins.

    ``bots`` names the strength of every other seat, clockwise from one's own left. A ``single`` deal ends the match.
    ``own`` is the rule set a link brought along, where the match is played by one.

    >>> setup = Setup.usual()
    >>> setup.variant.name, setup.players, setup.bots, setup.seats[setup.seat]
    ('zwicker3', 4, ('traditional', 'traditional', 'traditional'), 'S')
    """

    variant: Variant
    players: int
    bots: tuple[str, ...]
    single: bool = False
    open_cards: bool = False
    coach: bool = False
    own: Variant | None = field(default=None, compare=False)

    @classmethod
    def usual(cls, variant: Variant | None = None, own: Variant | None = None) -> Setup:
        """A match as most people want it: four seats, a partner, opponents who play as at the regulars' table."""
        variant = variant or load_variant(variant_names()[0])
        players = variant.default_players
        return cls(variant, players, (USUAL,) * (players - 1), own=own)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, clockwise."""
        return self.variant.seats(self.players)

    @property
    def seat(self) -> int:
        """One's own seat: South, or the first where seats have numbers."""
        return 2 if self.players == 4 else 0

    def strength(self, seat: int) -> str:
        """How well the program player of another seat plays."""
        return self.bots[(seat - self.seat) % self.players - 1]

    @property
    def match_rules(self) -> Variant:
        """The rule set as the match counts it: for a single deal without target."""
        return self.variant.model_copy(update={"match": Match()}) if self.single else self.variant

    @property
    def has_partners(self) -> bool:
        """Whether seats share a side."""
        return len(self.variant.sides(self.players)) < self.players

    @property
    def length(self) -> str:
        """How long the match is: ``single``, a target that was chosen, or as the rules say."""
        return SINGLE if self.single else self.variant.changes.get("target", BY_RULES)

    @property
    def values(self) -> dict[str, object]:
        """What a link holds beside language and seed."""
        found: dict[str, object] = {"variant": self.variant.spelled, "players": self.players}
        found["bots"] = "-".join(self.bots)
        chosen = {"match": SINGLE if self.single else "", "open": self.open_cards, "coach": self.coach}
        found |= {name: SINGLE if name == "match" else "yes" for name, value in chosen.items() if value}
        return found | ({"rules": carried(self.own)} if self.own is not None else {})

    # ---- changes ---------------------------------------------------------------------------------------------

    def under(self, variant: Variant) -> Setup:
        """The same under other rules, with a number of seats these allow."""
        players = self.players if self.players in variant.players else variant.default_players
        return replace(self, variant=variant, players=players, bots=_filled(self.bots, players))

    def seated(self, players: int) -> Setup:
        """The same with another number of seats."""
        return replace(self, players=players, bots=_filled(self.bots, players))

    def with_strength(self, at: int, strength: str) -> Setup:
        """The same with another player on the seat ``at``, counted from one's own left."""
        return replace(self, bots=tuple(strength if place == at else old for place, old in enumerate(self.bots)))

    def with_length(self, length: str) -> Setup:
        """The same with another length of the match; raises ``InputError`` where the rules do not allow it."""
        target = {BY_RULES: self.variant.origin.settings["target"], SINGLE: self.variant.origin.settings["target"]}
        variant = self.variant.with_changes({"target": target.get(length, length)})
        return replace(self, variant=variant, single=length == SINGLE)

    def with_sides(self, sides: str) -> Setup:
        """The same with ``partners`` or ``singles``."""
        return replace(self, variant=self.variant.with_changes({"sides": sides}))


def _filled(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    last = bots[-1] if bots else USUAL
    return (*bots, *(last,) * players)[: players - 1]


def read_setup(query: Query) -> Setup:
    """The match a query names; what cannot be used is told in ``query.problems`` and left at its usual.

    >>> setup = read_setup(Query({"variant": "zwickern", "players": "5", "bots": "greedy-search-random-greedy"}))
    >>> setup.players, setup.strength(2), read_setup(Query({k: str(v) for k, v in setup.values.items()})) == setup
    (5, 'search', True)
    """
    own = _own(query)
    try:
        variant = named(query.text("variant", own.name if own else variant_names()[0]), own)
    except InputError as problem:
        query.problems.append(problem)
        variant, own = load_variant(variant_names()[0]), None
    usual = Setup.usual(variant, own)
    players = int(query.choice("players", map(str, variant.players), str(usual.players)))
    setup = replace(usual.seated(players), bots=_filled(_bots(query), players))
    return replace(
        setup,
        single=query.choice("match", (SINGLE, BY_RULES), BY_RULES) == SINGLE,
        open_cards=query.choice("open", ("yes", "no"), "no") == "yes",
        coach=query.choice("coach", ("yes", "no"), "no") == "yes",
    )


def _own(query: Query) -> Variant | None:
    if "rules" not in query.values:
        return None
    try:
        found = brought(query.text("rules"))
    except InputError as problem:
        query.problems.append(problem)
        return None
    return None if found.name in variant_names() else found


def _bots(query: Query) -> tuple[str, ...]:
    asked = query.text("bots")
    names = tuple(asked.split("-")) if asked else ()
    if len(names) < 8 and all(name in STRENGTHS for name in names):
        return names
    allowed = ", ".join(STRENGTHS)
    query.problems.append(InputError("query-choice", key="bots", value=short(asked), allowed=allowed))
    return ()

"""What everybody at a table agrees on before the first deal: the rules, how many play, how long the match is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from zwicker_lab.errors import InputError
from zwicker_lab.ui.look.rules import named
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import Match, Variant, load_variant, variant_names
from zwicker_lab.variants.carried import brought, carried

SINGLE, BY_RULES = "single", "rules"
SHORTER = ("31", "51")


@dataclass(frozen=True, kw_only=True)
class Agreed:
    """The terms of a match, whoever plays it.

    A ``single`` deal ends the match. ``own`` is the rule set a link brought along, where the match is played by one.

    >>> agreed = Agreed.usual()
    >>> agreed.variant.name, agreed.seats, agreed.length, agreed.with_length("51").match_rules.match.target
    ('zwicker3', ('N', 'E', 'S', 'W'), 'rules', 51)
    """

    variant: Variant
    players: int
    single: bool = False
    own: Variant | None = field(default=None, compare=False)

    @classmethod
    def usual(cls, variant: Variant | None = None, own: Variant | None = None) -> Self:
        """A match as the rules have it, with the usual number of players."""
        variant = variant or load_variant(variant_names()[0])
        return cls(variant=variant, players=variant.default_players, own=own)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, clockwise."""
        return self.variant.seats(self.players)

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
        """What a link holds beside the language."""
        found: dict[str, object] = {"variant": self.variant.spelled, "players": self.players}
        if self.single:
            found["match"] = SINGLE
        return found | ({"rules": carried(self.own)} if self.own is not None else {})

    # ---- changes ---------------------------------------------------------------------------------------------

    def under(self, variant: Variant) -> Self:
        """The same under other rules, with a number of seats these allow."""
        players = self.players if self.players in variant.players else variant.default_players
        return replace(self, variant=variant).seated(players)

    def seated(self, players: int) -> Self:
        """The same with another number of seats."""
        return replace(self, players=players)

    def with_length(self, length: str) -> Self:
        """The same with another length of the match; raises ``InputError`` where the rules do not allow it."""
        target = {BY_RULES: self.variant.origin.settings["target"], SINGLE: self.variant.origin.settings["target"]}
        variant = self.variant.with_changes({"target": target.get(length, length)})
        return replace(self, variant=variant, single=length == SINGLE)

    def with_sides(self, sides: str) -> Self:
        """The same with ``partners`` or ``singles``."""
        return replace(self, variant=self.variant.with_changes({"sides": sides}))

    @classmethod
    def read(cls, query: Query) -> Self:
        """The terms a query names; what cannot be used is told in ``query.problems`` and left at its usual.

        >>> Agreed.read(Query({"variant": "zwickern", "players": "5"})).players
        5
        """
        own = _own(query)
        try:
            variant = named(query.text("variant", own.name if own else variant_names()[0]), own)
        except InputError as problem:
            query.problems.append(problem)
            variant, own = load_variant(variant_names()[0]), None
        usual = cls.usual(variant, own)
        players = int(query.choice("players", map(str, variant.players), str(usual.players)))
        single = query.choice("match", (SINGLE, BY_RULES), BY_RULES) == SINGLE
        return replace(usual.seated(players), single=single)


def _own(query: Query) -> Variant | None:
    if "rules" not in query.values:
        return None
    try:
        found = brought(query.text("rules"))
    except InputError as problem:
        query.problems.append(problem)
        return None
    return None if found.name in variant_names() else found

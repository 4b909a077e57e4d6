"""The variant: one rule set as a frozen, checked value."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field, InstanceOf, PrivateAttr, model_validator

from zwicker_lab.cards import Card, standard_pack
from zwicker_lab.variants import checks, keys
from zwicker_lab.variants.parts import FROZEN, NONE, Build, Deal, Match, Number, Part, Scoring, Texts, Values, limits
from zwicker_lab.variants.switches import Switches
from zwicker_lab.variants.write import toml

WILD_VALUES = tuple(range(2, 15))
"""What a wild joker may count, chosen at each use."""

_SEATS = {players: ("N", "E", "S", "W") if players == 4 else tuple("12345678"[:players]) for players in range(2, 9)}
_PARTNERS = {4: ("NS", "EW"), 6: ("14", "25", "36")}


class Variant(Part):
    """A rule set of the Zwicker family.

    Values, deal, build rules, scoring table, players, target, switches; ``certainty`` says of each value how well it
    is attested, by the key a position line changes it with. Variants are immutable and compare by content.

    >>> from zwicker_lab.variants import load_variant
    >>> v = load_variant("zwickern capture=card")
    >>> v.values_of("Kd"), v.deal.table, v.build.cap, v.switches.capture, v.scoring.points["Td"]
    ((14,), 4, 14, 'card', 10)
    """

    model_config = ConfigDict(ignored_types=(cached_property,))

    name: str
    title: Texts
    note: Texts = Field(default="", validate_default=True)
    sources: Annotated[tuple[Texts, ...], Field(max_length=20)] = ()
    players: Annotated[tuple[Annotated[Number, limits("players")], ...], AfterValidator(checks.players)]
    jokers: Annotated[tuple[InstanceOf[Card], ...], BeforeValidator(checks.jokers)] = ()
    two_packs_above: Annotated[Annotated[int, Field(strict=True), limits("two_packs_above")] | None, NONE] = None
    values: Annotated[Mapping[str, Values], AfterValidator(checks.all_ranks), *FROZEN]
    deal: Deal
    build: Build
    scoring: Scoring
    match: Match
    switches: Switches = Switches()
    certainty: Annotated[
        Mapping[str, Literal["certain", "one line", "reconstructed"]], AfterValidator(checks.certainty), *FROZEN
    ] = Field(default={}, validate_default=True)

    _origin: Variant | None = PrivateAttr(default=None)

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        checks.consistent(self)
        return self

    def values_of(self, card: str) -> tuple[int, ...]:
        """The values a card may be given, ascending; a wild joker counts 2 to 14.

        Raises ``KeyError`` for a card this variant does not play with.

        >>> from zwicker_lab.variants import load_variant
        >>> load_variant("zwicker3").values_of("Kd"), load_variant("zwicker3").values_of("*15")
        ((4, 14), (15,))
        """
        return self._values_by_card[card]

    def points_of(self, card: str) -> int:
        """The card points of one card, of either pack."""
        return self._points_by_card[card]

    @property
    def marks_builder(self) -> bool:
        """Whether it matters who built last: where builds are fined, or belong to a side."""
        return self.scoring.fine > 0 or self.switches.rebuild_by == "own_side"

    def pack(self, players: int) -> tuple[Card, ...]:
        """The cards in play, unshuffled: two packs without jokers where the rules say so.

        >>> from zwicker_lab.variants import load_variant
        >>> len(load_variant("zwickern").pack(4)), len(load_variant("zwickern").pack(5))
        (52, 104)
        """
        return self._packs[self.has_two_packs(players)]

    def has_two_packs(self, players: int) -> bool:
        """Whether so many players use two packs."""
        return self.two_packs_above is not None and players > self.two_packs_above

    def opening(self, players: int) -> int:
        """How many cards the opening takes: hand cards and table cards of all stages."""
        return self.deal.stages * (self.deal.table + players * self.deal.first_packet)

    def total(self, players: int) -> int:
        """All points of one deal without Zwicks: the majority and every card that scores."""
        return self.scoring.most_cards + sum(map(self.points_of, self.pack(players)))

    @cached_property
    def _packs(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        return standard_pack() + self.jokers, standard_pack(2)

    @cached_property
    def _values_by_card(self) -> dict[str, tuple[int, ...]]:
        known: dict[str, tuple[int, ...]] = {card: self.values[card.rank] for card in standard_pack(2)}
        known.update((joker, WILD_VALUES if joker.is_wild else (int(joker.rank),)) for joker in self.jokers)
        return known

    @cached_property
    def _points_by_card(self) -> dict[str, int]:
        points = self.scoring.points
        found: dict[str, int] = {joker: points.get(joker, 0) for joker in self.jokers}
        for card in standard_pack(2):
            found[card] = points.get(card.plain, points.get("A", 0) if card.rank == "A" else 0)
        return found

    @property
    def default_players(self) -> int:
        """Four where four may play, else the smallest number."""
        return 4 if 4 in self.players else self.players[0]

    def seats(self, players: int) -> tuple[str, ...]:
        """The seats, clockwise: ``N E S W`` with four, else ``1 2 3 ...``."""
        return _SEATS[players]

    def sides(self, players: int) -> tuple[str, ...]:
        """The sides that score: ``NS EW`` with four, ``14 25 36`` with six, else each seat (switch ``sides``)."""
        return self._seating[players][0]

    def side_of(self, seat: int, players: int) -> int:
        """The index in ``sides`` of the side a seat index belongs to.

        >>> from zwicker_lab.variants import load_variant
        >>> [load_variant("zwicker3").side_of(seat, 4) for seat in range(4)]
        [0, 1, 0, 1]
        """
        return self._seating[players][1][seat]

    @cached_property
    def _seating(self) -> dict[int, tuple[tuple[str, ...], tuple[int, ...]]]:
        partners = _PARTNERS if self.switches.sides == "partners" else {}
        found = {}
        for players, seats in _SEATS.items():
            sides = partners.get(players, seats)
            found[players] = sides, tuple(seat % len(sides) for seat in range(players))
        return found

    @cached_property
    def settings(self) -> Mapping[str, str]:
        """Every switch and own value as a position line writes it, in the order it would write them."""
        own = {key: getattr(getattr(self, path[0]), path[1]) for key, path in keys.PATHS.items()}
        points = {f"points.{code}": value for code, value in self.scoring.points.items()}
        values = {f"value.{rank}": value for rank, value in self.values.items()}
        every = {**dict(self.switches), **own, **points, **values}
        return MappingProxyType({key: keys.in_line(value) for key, value in every.items()})

    @cached_property
    def changes(self) -> Mapping[str, str]:
        """What differs from the rule set the name stands for, in the order it is written."""
        before = self.origin.settings
        different = {key for key in {*before, *self.settings} if self._setting(key) != self.origin._setting(key)}
        return MappingProxyType({key: self._setting(key) for key in sorted(different, key=keys.key_order)})

    def _setting(self, key: str) -> str:
        return self.settings.get(key, "0")

    @property
    def origin(self) -> Variant:
        """The rule set the name alone stands for."""
        return self._origin or self

    @cached_property
    def spelled(self) -> str:
        """The first field of a position line: the name, then what differs from it.

        >>> from zwicker_lab.variants import load_variant
        >>> load_variant("zwicker3 table=4 capture=card zwick=1").spelled
        'zwicker3 capture=card table=4'
        """
        return " ".join([self.name, *(f"{key}={value}" for key, value in self.changes.items())])

    def with_changes(self, changes: Mapping[str, str]) -> Variant:
        """The same rule set with switches or own values changed, written as in a position line.

        Raises ``InputError`` for an unknown key or a value it cannot have.

        >>> from zwicker_lab.variants import load_variant
        >>> load_variant("zwickern").with_changes({"capture": "card", "points.Td": "3"}).spelled
        'zwickern capture=card points.Td=3'
        """
        from zwicker_lab.variants.build import changed

        return changed(self, changes)

    @classmethod
    def from_toml(cls, text: str, name: str = "own") -> Variant:
        """A rule set from the text of a variant file, as uploaded or carried in a link.

        ``name`` is what a position line calls it; the name of a built-in variant is refused for other rules. Raises
        ``InputError``.
        """
        from zwicker_lab.variants.files import from_text

        return from_text(text, name)

    def to_toml(self) -> str:
        """This rule set, changes included, as a complete variant file."""
        return toml(self)

    @cached_property
    def _key(self) -> str:
        return f"{self.spelled}\n{self.to_toml()}"

    @cached_property
    def _hash(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Variant) and self._hash == other._hash and self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        return self.spelled

    def __repr__(self) -> str:
        return f"<Variant {self.spelled}>"

    def __deepcopy__(self, memo: dict[int, Any] | None = None) -> Variant:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from zwicker_lab.variants.build import restored

        return restored, (self.name, self.origin.to_toml(), tuple(self.changes.items()))

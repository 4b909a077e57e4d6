"""What a side says it has in its pile, and the score the engine makes of what all sides say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import SideScore, row_code, rows

MOST = 199
"""No count goes higher: two packs have 104 cards."""


@dataclass(frozen=True)
class Tally:
    """One side's pile as it was told.

    ``named`` are the scoring cards tapped; ``more`` says how many further ones were told as a number only, by row.
    ``cards`` is the number of all cards, ``None`` while nobody has counted them.
    """

    named: tuple[Card, ...] = ()
    more: Mapping[str, int] = field(default_factory=dict)
    cards: int | None = None
    zwicks: int = 0
    fines: int = 0

    def to_json(self) -> dict[str, Any]:
        """The tally as a browser keeps it."""
        return {
            "named": list(self.named),
            "more": dict(self.more),
            "cards": self.cards,
            "zwicks": self.zwicks,
            "fines": self.fines,
        }


def scoring_rows(variant: Variant, players: int) -> dict[str, tuple[Card, ...]]:
    """The cards that score, by the row they count in, in the order of the rows.

    >>> from zwicker_lab.variants import load_variant
    >>> {code: len(cards) for code, cards in scoring_rows(load_variant("zwicker3"), 4).items()}
    {'*15': 1, '*20': 1, '*25': 1, 'Td': 1, 'Ts': 1, '2s': 1, 'A': 4}
    """
    found: dict[str, list[Card]] = {code: [] for code in variant.scoring.points}
    for one in variant.pack(players):
        if variant.points_of(one):
            found[row_code(variant, one)].append(one)
    return {code: tuple(cards) for code, cards in found.items() if cards}


@dataclass(frozen=True)
class Count:
    """One deal as it is counted: a tally for each side. ``cut_short`` where the match was decided in its middle.

    >>> from zwicker_lab.variants import load_variant
    >>> count = Count.begin(load_variant("zwicker3"), 4).tap(0, Card("Td")).step(1, "A", 3).step(1, "zwick", 1)
    >>> [side.total for side in count.with_cards((25, 30)).scores]
    [3, 7]
    """

    variant: Variant
    players: int
    tallies: tuple[Tally, ...]
    cut_short: bool = False

    @classmethod
    def begin(cls, variant: Variant, players: int) -> Count:
        """A deal of which nothing is counted yet."""
        return cls(variant, players, (Tally(),) * len(variant.sides(players)))

    @cached_property
    def rows(self) -> dict[str, tuple[Card, ...]]:
        """The cards that score, by row."""
        return scoring_rows(self.variant, self.players)

    # ---- what there is ---------------------------------------------------------------------------------------

    def number(self, side: int, code: str) -> int | None:
        """What a side told of a row; ``None`` for cards that were not counted."""
        tally = self.tallies[side]
        if code == "most_cards":
            return tally.cards
        if code in ("zwick", "fine"):
            return tally.zwicks if code == "zwick" else tally.fines
        return len(self._named(side, code)) + tally.more.get(code, 0)

    def numbers(self, code: str) -> tuple[int, ...]:
        """What all sides told of a row, nothing told being 0."""
        return tuple(self.number(side, code) or 0 for side in range(len(self.tallies)))

    def most(self, code: str) -> int:
        """The highest number a side may tell of a row."""
        return len(self.rows[code]) if code in self.rows else MOST

    def holder(self, card: Card) -> int | None:
        """The side that named a card."""
        return next((side for side, tally in enumerate(self.tallies) if card in tally.named), None)

    @property
    def is_counted(self) -> bool:
        """Whether every side has told how many cards it has; in a deal that was cut short these do not count."""
        return self.cut_short or all(tally.cards is not None for tally in self.tallies)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was told yet."""
        return self == Count.begin(self.variant, self.players)

    def _named(self, side: int, code: str) -> tuple[Card, ...]:
        return tuple(card for card in self.tallies[side].named if card in self.rows[code])

    @cached_property
    def position(self) -> Position:
        """The end of the deal as it was told: each pile with its scoring cards and as many others as were counted."""
        nothing = (0,) * len(self.tallies)
        return Position(
            variant=self.variant,
            players=self.players,
            table=(),
            hands=((),) * self.players,
            turn=0,
            dealer=0,
            won=tuple(map(self._pile, range(len(self.tallies)))),
            zwicks=tuple(tally.zwicks for tally in self.tallies),
            fines=tuple(tally.fines for tally in self.tallies) if self.variant.scoring.fine else nothing,
        )

    def _pile(self, side: int) -> tuple[Card, ...]:
        scoring = [card for code in self.rows for card in self.rows[code][:1] * (self.number(side, code) or 0)]
        others = max((self.tallies[side].cards or 0) - len(scoring), 0)
        return (*scoring, *(UNKNOWN,) * others)

    @cached_property
    def scores(self) -> tuple[SideScore, ...]:
        """The score of every side as the engine counts it; most cards only once all cards are counted."""
        return rows(self.position, final=self.is_counted and not self.cut_short)

    # ---- changes ---------------------------------------------------------------------------------------------

    def _with(self, side: int, **changes: Any) -> Count:
        changed = replace(self.tallies[side], **changes)
        return replace(self, tallies=tuple(changed if at == side else old for at, old in enumerate(self.tallies)))

    def tap(self, side: int, card: Card) -> Count:
        """The same with a scoring card in a side's pile, or no longer in it; it leaves the pile it was in before."""
        code = row_code(self.variant, card)
        before = self.holder(card)
        if before is not None:
            left = self._with(before, named=tuple(one for one in self.tallies[before].named if one != card))
            return left if before == side else left.tap(side, card)
        tally = self.tallies[side]
        more = {**tally.more, code: max(tally.more.get(code, 0) - 1, 0)}
        return self._with(side, named=(*tally.named, card), more={key: many for key, many in more.items() if many})

    def step(self, side: int, code: str, number: int | None) -> Count:
        """The same with another number in a row of a side, within what the row can hold."""
        told = None if number is None else max(0, min(number, self.most(code)))
        if code == "most_cards":
            return self._with(side, cards=told)
        if code in ("zwick", "fine"):
            return self._with(side, **{"zwicks" if code == "zwick" else "fines": told or 0})
        kept = self._named(side, code)[: told or 0]
        others = tuple(card for card in self.tallies[side].named if card not in self.rows[code])
        more = {**self.tallies[side].more, code: (told or 0) - len(kept)}
        return self._with(side, named=(*others, *kept), more={key: many for key, many in more.items() if many})

    def with_cards(self, cards: tuple[int, ...]) -> Count:
        """The same with the numbers of all cards."""
        return replace(
            self, tallies=tuple(replace(old, cards=many) for old, many in zip(self.tallies, cards, strict=True))
        )

    # ---- what a browser keeps --------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The count as a browser keeps it."""
        return {"sides": [tally.to_json() for tally in self.tallies], "short": self.cut_short}

    @classmethod
    def read(cls, variant: Variant, players: int, value: object) -> Count:
        """What ``to_json`` gave, from anywhere; what does not fit is passed over.

        >>> from zwicker_lab.variants import load_variant
        >>> Count.read(load_variant("zwicker3"), 4, {"sides": [{"named": ["Td", "xx"], "zwicks": -4}, 7]}).tallies[0]
        Tally(named=('Td',), more={}, cards=None, zwicks=0, fines=0)
        """
        count = cls.begin(variant, players)
        kept = value if isinstance(value, dict) else {}
        sides = kept.get("sides")
        for side, told in enumerate(sides if isinstance(sides, list) else ()):
            if side < len(count.tallies) and isinstance(told, dict):
                count = count._taking(side, told)
        return replace(count, cut_short=kept.get("short") is True)

    def _taking(self, side: int, told: Mapping[str, Any]) -> Count:
        count = self
        scoring = {str(card): card for cards in self.rows.values() for card in cards}
        named = told.get("named")
        for code in dict.fromkeys(str(one) for one in (named if isinstance(named, list) else ())):
            if code in scoring and count.holder(scoring[code]) is None:
                count = count.tap(side, scoring[code])
        more = told.get("more")
        for code, many in more.items() if isinstance(more, dict) else ():
            if code in self.rows and whole(many):
                count = count.step(side, code, (count.number(side, code) or 0) + many)
        for code, key in (("most_cards", "cards"), ("zwick", "zwicks"), ("fine", "fines")):
            if whole(told.get(key)):
                count = count.step(side, code, told[key])
        return count


def whole(value: object) -> bool:
    """Whether a value from outside is a number one can count with."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST

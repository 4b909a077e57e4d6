"""The piles of one deal counted by another scoring table, and what that changes row by row."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from zwicker_lab.cards import Card
from zwicker_lab.ui.lab.packs import stand_ins
from zwicker_lab.variants import Variant
from zwicker_lab.variants.keys import points_order
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import Points, SideScore, rows

FIRST, LAST = ("most_cards",), ("zwick", "fine")
KINDS = ("most", "jokers", "cards", "aces", "zwicks", "fines")


@dataclass(frozen=True)
class Count:
    """A deal counted by one scoring table: the score of each side, and the jokers that stand for those of the deal."""

    variant: Variant
    scores: tuple[SideScore, ...]
    jokers: dict[Card, Card]

    def points(self, code: str, side: int) -> Points:
        """What a row brings a side; nothing, where the table has no such row. Jokers go by the names of the deal."""
        own = self.jokers.get(Card(code), code)
        return next((row.points for row in self.scores[side].rows if row.code == own), 0)

    @property
    def totals(self) -> tuple[Points, ...]:
        """All points, by side."""
        return tuple(side.total for side in self.scores)

    @property
    def best(self) -> int | None:
        """The side that has most, ``None`` where several do."""
        most = max(self.totals)
        return self.totals.index(most) if self.totals.count(most) == 1 else None


def count(position: Position, variant: Variant) -> Count:
    """The same piles under another scoring table; who sits with whom stays as it was played.

    Jokers are counted as those that take their place in the other pack; one without such is a card like any other.

    >>> from zwicker_lab.lessons import tutorial_deal
    >>> from zwicker_lab.variants import load_variant
    >>> over = tutorial_deal("2-partners").replay.positions[-1]
    >>> count(over, over.variant).totals, sum(count(over, load_variant("zwickern")).totals)
    ((20, 14), 33)
    """
    swap = stand_ins(position.variant, variant)
    won = tuple(tuple(swap.get(card, card) for card in pile) for pile in position.won)
    seated = variant.with_changes({"sides": position.variant.switches.sides})
    return Count(variant, rows(position.changed(variant=seated, won=won), final=True), swap)


def row_codes(position: Position, variants: Iterable[Variant]) -> tuple[str, ...]:
    """The rows in which any of the scoring tables may count something in this deal, in printed order."""
    variants = tuple(variants)
    scoring = {code for variant in variants for code in variant.scoring.points if not code.startswith("*")}
    last = LAST if any(variant.scoring.fine for variant in variants) else LAST[:1]
    return (*FIRST, *sorted({*position.variant.jokers, *scoring}, key=points_order), *last)


def kind_of(code: str) -> str:
    """What a row counts, as the chart shows it.

    >>> [kind_of(code) for code in ("most_cards", "*15", "Td", "A", "zwick")]
    ['most', 'jokers', 'cards', 'aces', 'zwicks']
    """
    named = {"most_cards": "most", "zwick": "zwicks", "fine": "fines"}
    if code in named:
        return named[code]
    return "jokers" if code.startswith("*") else "aces" if code[0] == "A" else "cards"


def by_kind(found: Count, codes: Iterable[str], side: int) -> dict[str, Points]:
    """What a side has, by what is counted; the parts add up to its total."""
    parts: dict[str, Points] = dict.fromkeys(KINDS, 0)
    for code in codes:
        parts[kind_of(code)] += found.points(code, side)
    return parts


def differences(usual: Count, other: Count, codes: Iterable[str], side: int) -> dict[str, Points]:
    """What other rows bring a side than they did, all jokers in one; empty for two tables that count the same.

    >>> from zwicker_lab.lessons import tutorial_deal
    >>> over = tutorial_deal("2-partners").replay.positions[-1]
    >>> usual, other = count(over, over.variant), count(over, over.variant.with_changes({"points.Td": "5"}))
    >>> [differences(usual, other, row_codes(over, [over.variant]), side) for side in (0, 1)]
    [{'Td': 2}, {}]
    """
    found: dict[str, Points] = {}
    for code in codes:
        name = "jokers" if code.startswith("*") else code
        change = other.points(code, side) - usual.points(code, side)
        found[name] = found.get(name, 0) + change
    return {name: whole(change) for name, change in found.items() if change}


def whole(number: Points) -> Points:
    """A number without a fraction as an ``int``."""
    return int(number) if Fraction(number).denominator == 1 else number

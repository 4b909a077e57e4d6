"""The chances that can be counted exactly, counted without the engine, and the engine held against each table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from math import comb, prod

import pytest

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.position import Position

SUITS = "shdc"
PIPS: dict[str, tuple[int, ...]] = {str(pip): (pip,) for pip in range(2, 10)} | {"T": (10,)}
DUAL = {"A": (1, 11), "J": (2, 12), "Q": (3, 13), "K": (4, 14)}
SINGLE = {"A": (11,), "J": (12,), "Q": (13,), "K": (14,)}
JOKERS = {"*15": (15,), "*20": (20,), "*25": (25,)}

# name: values by kind of card, cards on the table at the start, the chance
FIRST_CARD = {
    "zwickern": (PIPS | SINGLE, 4, Fraction(33706552, 1463268625)),
    "zwicker3": (PIPS | DUAL | JOKERS, 3, Fraction(403457854, 2367490125)),
}
Table = tuple[str, ...]


def copies(kind: str) -> int:
    """How many cards of a kind a pack holds."""
    return 1 if kind.startswith("*") else 4


def splits(values: tuple[int, ...], target: int) -> bool:
    """Whether the values fall into groups that each add up to the target."""
    if not values:
        return True
    first, rest = values[0], values[1:]
    return any(
        first + sum(rest[i] for i in others) == target
        and splits(tuple(value for i, value in enumerate(rest) if i not in others), target)
        for size in range(len(rest) + 1)
        for others in combinations(range(len(rest)), size)
    )


def clears(values: Mapping[str, tuple[int, ...]], kind: str, table: Table) -> bool:
    """Whether one card of this kind takes the whole table."""
    readings = set(product(*(values[other] for other in table)))
    return any(splits(reading, value) for reading in readings for value in values[kind])


def tables(values: Mapping[str, tuple[int, ...]], size: int) -> Iterator[Table]:
    """Every table of this size, suits set aside."""
    for table in combinations_with_replacement(values, size):
        if all(count <= copies(kind) for kind, count in Counter(table).items()):
            yield table


def chance_of_first_card_zwick(values: Mapping[str, tuple[int, ...]], size: int, hand: int = 4) -> Fraction:
    """Weighs each table by the ways to deal it and by the hands that hold a card which clears it."""
    pack = sum(map(copies, values))
    good = 0
    for table in tables(values, size):
        counts = Counter(table)
        winners = sum(copies(kind) - counts[kind] for kind in values if clears(values, kind, table))
        ways = prod(comb(copies(kind), count) for kind, count in counts.items())
        good += ways * (comb(pack - size, hand) - comb(pack - size - winners, hand))
    return Fraction(good, comb(pack, size) * comb(pack - size, hand))


@pytest.mark.parametrize("name", FIRST_CARD)
def test_chance_to_zwick_with_the_first_card(name: str) -> None:
    """All kinds of table, counted: 2.30 % in the book rules, 17.04 % with dual values and jokers."""
    values, size, chance = FIRST_CARD[name]
    assert chance_of_first_card_zwick(values, size) == chance


@pytest.mark.parametrize("name", FIRST_CARD)
def test_engine_clears_the_same_tables(name: str) -> None:
    """On every kind of table the engine finds a Zwick for just the cards that the count finds."""
    values, size, _ = FIRST_CARD[name]
    variant = load_variant(name)
    for table in tables(values, size):
        position = opening(variant, table, values)
        found = {kind_of(move.card) for move in position.moves() if move.kind == "capture" and position.is_zwick(move)}
        assert found == {kind for kind in left(table, values) if clears(values, kind, table)}, str(position)


def opening(variant: Variant, table: Table, values: Mapping[str, tuple[int, ...]]) -> Position:
    """A position with this table and one card of every kind that is left in the mover's hand."""
    lying = [code(kind, table[:place].count(kind)) for place, kind in enumerate(table)]
    hand = tuple(code(kind, table.count(kind)) for kind in left(table, values))
    return Position(
        variant=variant,
        players=4,
        table=tuple(map(Item.loose, lying)),
        hands=(hand, *[(UNKNOWN,) * len(hand)] * 3),
        turn=0,
        dealer=3,
        won=((), ()),
        zwicks=(0, 0),
        fines=(0, 0),
        last=None,
        stock=0,
    )


def left(table: Table, values: Mapping[str, tuple[int, ...]]) -> list[str]:
    return [kind for kind in values if table.count(kind) < copies(kind)]


def code(kind: str, used: int) -> Card:
    """The next card of a kind when so many of it lie already."""
    return Card(kind if kind.startswith("*") else kind + SUITS[used])


def kind_of(card: Card) -> str:
    return card if card.is_joker else card.rank


@pytest.mark.parametrize(("name", "jokers", "percent"), [("zwicker3", 3, "20.6"), ("zwicker6", 6, "36.2")])
def test_chance_of_a_joker_among_four_cards(name: str, jokers: int, percent: str) -> None:
    """One minus the hands without a joker, out of the pack that the variant really uses."""
    variant = load_variant(name)
    pack = len(variant.pack(4))
    assert len(variant.jokers) == jokers and pack == 52 + jokers
    assert f"{100 * float(1 - Fraction(comb(52, 4), comb(pack, 4))):.1f}" == percent

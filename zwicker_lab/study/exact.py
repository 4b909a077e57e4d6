"""Chances of the opening counted exactly, without the engine: every kind of table, weighed by the ways to deal it.

A table is a multiset of kinds, cards that may count the same. For each value the tables that fall into groups of that
sum are built up from their groups; what a hand needs to clear such a table follows by binomials.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwicker.packets import deal

Packed = NDArray[np.uint64]

MOST_ON_TABLE = 10
"""Cards on the opening table up to which all tables are counted."""

_BLOCK = 4_000_000
_WORD = 64


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards that may count the same.

    ``copies`` is how many there are, ``takes`` whether one in hand can make a Zwick, ``lies`` whether a table with one
    can be cleared.
    """

    values: tuple[int, ...]
    copies: int
    takes: bool = True
    lies: bool = True


def first_zwick(variant: Variant | str, players: int) -> Fraction | None:
    """The chance that the leader can Zwick with the very first card; ``variant`` may be its name or path.

    ``None`` where it is not counted: with more than ten cards on the table, and where a single card lies there that
    jokers are an exception for (``lone_joker``).

    >>> first_zwick("zwickern", 4), first_zwick("zwicker3", 4)
    (Fraction(33706552, 1463268625), Fraction(403457854, 2367490125))
    """
    variant = load_variant(variant)
    table, hand = opening(variant, players)
    if table == 1 and variant.switches.lone_joker == "joker":
        return None
    return clearing_chance(kinds_of(variant, players), table, hand)


def first_joker(variant: Variant, players: int) -> Fraction:
    """The chance that the leader's first hand holds a joker or more.

    >>> from zwicker_lab.variants import load_variant
    >>> [round(float(first_joker(load_variant(name), 4)), 3) for name in ("zwicker3", "zwicker6")]
    [0.206, 0.362]
    """
    pack = variant.pack(players)
    plain, hand = sum(not card.is_joker for card in pack), opening(variant, players)[1]
    return 1 - Fraction(comb(plain, hand), comb(len(pack), hand))


def opening(variant: Variant, players: int) -> tuple[int, int]:
    """How many cards lie open when the leader begins, and how many the leader holds.

    >>> from zwicker_lab.variants import load_variant
    >>> opening(load_variant("zwicker3"), 4), opening(load_variant("zwicker6"), 4)
    ((3, 4), (6, 4))
    """
    position = deal(variant, players, 0, variant.pack(players))
    return len(position.table), len(position.hands[position.turn])


def kinds_of(variant: Variant, players: int) -> tuple[Kind, ...]:
    """The pack by kinds, with what the switches say of jokers on the opening table."""
    switches, found = variant.switches, Counter[tuple[tuple[int, ...], bool, bool]]()
    wild_takes = switches.joker_sweep == "zwick"
    wild_lies = switches.joker_sweep != "none_if_any" and switches.table_joker != "never"
    for card in variant.pack(players):
        takes = wild_takes if card.is_wild else True
        lies = wild_lies if card.is_wild else not (card.is_joker and switches.joker_only_by_building_down == "yes")
        found[variant.values_of(card), takes, lies] += 1
    return tuple(Kind(values, copies, takes, lies) for (values, takes, lies), copies in found.items())


@lru_cache(maxsize=256)
def clearing_chance(kinds: tuple[Kind, ...], table: int, hand: int) -> Fraction | None:
    """The chance that a hand of ``hand`` cards holds one that clears a table of ``table`` cards, both dealt by chance.

    Of aces to threes, a copy each, two cards on the table and one in hand: 1 + 2 by the 3 is the only way.

    >>> clearing_chance((Kind((1,), 1), Kind((2,), 1), Kind((3,), 1)), 2, 1)
    Fraction(1, 3)
    """
    pack = sum(kind.copies for kind in kinds)
    if table == 0:
        return Fraction(0)
    fields = _Fields.of(kinds, table)
    if table > MOST_ON_TABLE or fields is None:
        return None
    tables, values = _clearable(kinds, fields, table)
    if not len(tables):
        return Fraction(0)
    used = [fields.counts(tables, place) for place in range(len(kinds))]
    ways, clearing = np.ones(len(tables), np.int64), np.zeros(len(tables), np.int64)
    for kind, count in zip(kinds, used, strict=True):
        ways *= np.array([comb(kind.copies, some) for some in range(table + 1)])[count]
        if kind.takes:
            own = np.uint64(sum(1 << value for value in kind.values))
            clearing += np.where(values & own, kind.copies - count, 0)
    left = pack - table
    good = 0
    for number in np.unique(clearing).tolist():
        weight = sum(ways[clearing == number].tolist())
        good += weight * (comb(left, hand) - comb(left - number, hand))
    return Fraction(good, comb(pack, table) * comb(left, hand))


@dataclass(frozen=True, slots=True)
class _Fields:
    """How a multiset of kinds is one number: a field of bits for each kind, later kinds in higher bits."""

    shifts: tuple[int, ...]
    widths: tuple[int, ...]
    spare: int  # added to a sum of two multisets, it sets a bit of ``over`` where a kind has more than its copies
    over: int

    @classmethod
    def of(cls, kinds: Sequence[Kind], table: int) -> _Fields | None:
        """The fields for tables of so many cards; ``None`` where a word has too few bits."""
        shifts, widths, spare, over, shift = [], [], 0, 0, 0
        for kind in kinds:
            checked = table > kind.copies
            bits = kind.copies.bit_length() if checked else table.bit_length()
            if checked:
                spare |= ((1 << bits) - 1 - kind.copies) << shift
                over |= 1 << shift + bits
            shifts.append(shift)
            widths.append(bits + checked)
            shift += bits + checked
        return cls(tuple(shifts), tuple(widths), spare, over) if shift <= _WORD else None

    def counts(self, packed: Packed, place: int) -> NDArray[np.int64]:
        """How many of one kind each multiset has."""
        mask = np.uint64((1 << self.widths[place]) - 1)
        return (packed >> np.uint64(self.shifts[place]) & mask).astype(np.int64)

    def possible(self, packed: Packed) -> Packed:
        """Those multisets that have no more of any kind than there are."""
        kept: Packed = packed[(packed + np.uint64(self.spare)) & np.uint64(self.over) == 0]
        return kept


def _clearable(kinds: Sequence[Kind], fields: _Fields, table: int) -> tuple[Packed, Packed]:
    """Every table of so many cards that some value clears, and the set of the values that do."""
    goals = sorted({value for kind in kinds if kind.takes for value in kind.values})
    groups = _groups(kinds, fields, table, max(goals, default=0))
    whole, which = [], []
    for goal in goals:
        found = _unions(groups, goal, fields, table)
        whole.append(found)
        which.append(np.full(len(found), 1 << goal, np.uint64))
    if not whole:
        return np.empty(0, np.uint64), np.empty(0, np.uint64)
    tables, bits = np.concatenate(whole), np.concatenate(which)
    order = np.argsort(tables, kind="stable")
    tables, bits = tables[order], bits[order]
    starts = np.flatnonzero(np.concatenate([[True], tables[1:] != tables[:-1]])) if len(tables) else np.empty(0, int)
    return tables[starts], np.bitwise_or.reduceat(bits, starts) if len(starts) else bits


@dataclass(frozen=True, slots=True)
class _Groups:
    """All multisets up to a size: packed, how many cards, the place of the last kind, and the sums they can make."""

    packed: Packed
    sizes: NDArray[np.int64]
    lasts: NDArray[np.int64]
    sums: Packed


def _groups(kinds: Sequence[Kind], fields: _Fields, table: int, highest: int) -> _Groups:
    """Every multiset of up to ``table`` cards that can make a sum up to ``highest``, made kind by kind."""
    reach = np.uint64((2 << highest) - 1)
    packed, sizes = np.zeros(1, np.uint64), np.zeros(1, np.int64)
    lasts, sums = np.full(1, -1, np.int64), np.ones(1, np.uint64)
    for place, kind in enumerate(kinds):
        rows = [(packed, sizes, lasts, sums)]
        one = np.uint64(1 << fields.shifts[place])
        before = rows[0]
        for _ in range(min(kind.copies, table) if kind.lies else 0):
            more = np.zeros(len(before[0]), np.uint64)
            for value in kind.values:
                more |= before[3] << np.uint64(value) & reach
            kept = (more != 0) & (before[1] < table)
            number = int(kept.sum())
            before = (before[0][kept] + one, before[1][kept] + 1, np.full(number, place, np.int64), more[kept])
            rows.append(before)
        packed, sizes, lasts, sums = (np.concatenate(parts) for parts in zip(*rows, strict=True))
    return _Groups(packed, sizes, lasts, sums)


def _unions(groups: _Groups, goal: int, fields: _Fields, table: int) -> Packed:
    """Every multiset of ``table`` cards that falls into groups of the sum ``goal``.

    Groups are joined in the order of their last kinds, so that few are made twice.
    """
    fits = (groups.sums >> np.uint64(goal) & np.uint64(1) == 1) & (groups.sizes > 0)
    packed, sizes, lasts = groups.packed[fits], groups.sizes[fits], groups.lasts[fits]
    whole = [np.zeros(1, np.uint64)]
    for size in range(1, table + 1):
        found = [np.empty(0, np.uint64)]
        for some in range(1, size + 1):
            for last in np.unique(lasts[sizes == some]).tolist():
                end = fields.shifts[last] + fields.widths[last]
                below = whole[size - some]
                below = below if end >= _WORD else below[: np.searchsorted(below, np.uint64(1 << end))]
                found += _sums_of(packed[(sizes == some) & (lasts == last)], below, fields)
        whole.append(np.unique(np.concatenate(found)))
    return whole[table]


def _sums_of(ones: Packed, others: Packed, fields: _Fields) -> Iterator[Packed]:
    """Every possible sum of one of these and one of those, in blocks."""
    if len(others):
        step = max(1, _BLOCK // len(others))
        for at in range(0, len(ones), step):
            made = (ones[at : at + step, None] + others[None, :]).ravel()
            yield np.unique(fields.possible(made))

"""Which totals a pile of cards may announce, read from bottom to top."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from zwicker_lab.cards import Card
from zwicker_lab.variants import Variant

# A set of totals is one whole number: bit t stands for total t. Adding a value shifts the set.


def possible_totals(variant: Variant, cards: Sequence[Card]) -> tuple[int, ...]:
    """Every total these cards may have as a build, bottom card first, in rising order.

    Each card counts one of its values and goes up or down as the variant's build rules allow, with every total on the
    way at least 1 and within the cap (rules 4, build). Where a card may be added to several items at once
    (``build_target``), parts of the pile may have been piles of their own.

    >>> from zwicker_lab.variants import load_variant
    >>> possible_totals(load_variant("zwicker3"), (Card("9c"), Card("3h")))
    (6, 12)
    >>> possible_totals(load_variant("zwickern"), (Card("9c"), Card("3h"), Card("4s")))
    ()
    """
    values = [variant.values_of(card) for card in cards]
    found = _one_by_one(variant, values)
    if variant.switches.build_target == "several" and _parts_matter(variant):
        found |= _from_parts(values, _within(variant.build.cap))
    return tuple(total for total in range(found.bit_length()) if found >> total & 1)


def may_total(variant: Variant, cards: Sequence[Card], total: int) -> bool:
    """Whether ``total`` is among the possible totals; the usual case is found without looking at parts."""
    values = [variant.values_of(card) for card in cards]
    return bool(_one_by_one(variant, values) >> total & 1) or total in possible_totals(variant, cards)


def _one_by_one(variant: Variant, values: list[tuple[int, ...]]) -> int:
    within = _within(variant.build.cap)
    found = _set_of(values[0])
    for own in values[1:]:
        up = reduce(or_, (found << value for value in own)) if variant.build.up else 0
        down = reduce(or_, (found >> value for value in own)) if variant.build.down else 0
        found = (up | down) & within
    return found


def _parts_matter(variant: Variant) -> bool:
    """Only under a cap can a pile made of parts reach a total that card on card cannot."""
    return variant.build.up and variant.build.down and variant.build.cap is not None


def _from_parts(values: list[tuple[int, ...]], within: int) -> int:
    """The totals when items side by side may be joined by one card on top of them."""
    count = len(values)
    pile = {(at, at): _set_of(own) for at, own in enumerate(values)}
    row = dict(pile)
    for size in range(1, count):
        for first in range(count - size):
            last = first + size
            under, own = (first, last - 1), values[last]
            made = reduce(or_, (row[under] << value | pile[under] >> value for value in own)) & within
            beside = (_sums(pile[first, cut], row[cut + 1, last]) for cut in range(first, last))
            pile[first, last] = made
            row[first, last] = made | reduce(or_, beside) & within
    return pile[0, count - 1]


def _set_of(values: tuple[int, ...]) -> int:
    return reduce(or_, (1 << value for value in values))


def _within(cap: int | None) -> int:
    """The allowed totals, 1 to the cap, as a mask."""
    return ~1 if cap is None else (1 << cap + 1) - 2


def _sums(left: int, right: int) -> int:
    """Every sum of one total of each set."""
    found = 0
    while left and right:
        low = left & -left
        found |= right << low.bit_length() - 1
        left ^= low
    return found

"""Which sets of items add up: the arithmetic of captures and builds, on bit masks.

The table is given as one tuple of possible values an item, in table order; a set of items is a mask with bit *i* for
item *i*; a set of sums is a mask with bit *s* for sum *s*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

Values = tuple[tuple[int, ...], ...]


class Sums:
    """All sets of items whose sum stays within ``limit``, found as they are asked for and kept.

    Items in the mask ``alone`` stand for themselves only: they enter no set with another item.

    >>> sums = Sums(((9,), (5,), (4, 14)), limit=14)
    >>> [f"{mask:03b}" for mask in sums.making(9)], [f"{mask:03b}" for mask in sums.making(14)]
    (['001', '110'], ['011', '100'])
    """

    def __init__(self, values: Values, limit: int, alone: int = 0) -> None:
        self._by_sum: list[list[int]] = [[] for _ in range(limit + 1)]
        self._more = subsets(values, limit, alone)

    def making(self, target: int) -> Iterator[int]:
        """Every set that can add up to ``target``."""
        found, at = self._by_sum[target], 0
        while at < len(found) or self._find_more(found):
            yield found[at]
            at += 1

    def _find_more(self, wanted: list[int]) -> bool:
        """Go on until one of the lists has grown; ``False`` where there is nothing more."""
        length = len(wanted)
        for mask, sums in self._more:
            while sums:
                lowest = sums & -sums
                self._by_sum[lowest.bit_length() - 1].append(mask)
                sums ^= lowest
            if len(wanted) > length:
                return True
        return False


def subsets(values: Values, limit: int, alone: int = 0) -> Iterator[tuple[int, int]]:
    """Depth first from the first item on, cut where every sum is over the limit."""
    within = (1 << limit + 1) - 1
    stack = [(index, 0, 1) for index in range(len(values))][::-1]
    while stack:
        index, mask, sums = stack.pop()
        reached = 0
        for value in values[index]:
            reached |= sums << value
        reached &= within
        if not reached:
            continue
        mask |= 1 << index
        yield mask, reached
        if not mask & alone:
            later = range(len(values) - 1, index, -1)
            stack.extend((after, mask, reached) for after in later if not alone >> after & 1)


@lru_cache(maxsize=4096)
def sums_of(values: Values, limit: int, alone: int = 0) -> Sums:
    """The ``Sums`` of a table, shared by all who ask about the same one."""
    return Sums(values, limit, alone)


def unions(groups: Iterable[int], seen: set[int] | None = None) -> Iterator[int]:
    """Every union of disjoint groups, each once, as soon as it is found; those in ``seen`` are left out.

    >>> sorted(unions([0b001, 0b110, 0b011]))
    [1, 3, 6, 7]
    """
    done = set() if seen is None else seen
    reached = [0]
    own = {0}
    for group in groups:
        for mask in reached[:]:
            union = mask | group
            if mask & group or union in own:
                continue
            own.add(union)
            reached.append(union)
            if union not in done:
                done.add(union)
                yield union


def partition(values: Values, target: int, alone: int = 0) -> tuple[int, ...] | None:
    """Split *all* items into groups that each make ``target``; ``None`` where that cannot be.

    >>> partition(((9,), (5,), (4,)), 9)
    (1, 6)
    >>> partition(((9,), (5,)), 9) is None
    True
    """
    if not _may_split(values, target):
        return None
    groups = list(sums_of(values, target, alone).making(target))
    return _exact_cover((1 << len(values)) - 1, groups, set())


def _may_split(values: Values, target: int) -> bool:
    """Whether the whole can be a multiple of the target at all."""
    sums = 1
    for own in values:
        reached = 0
        for value in own:
            reached |= sums << value
        sums = reached
    return any(sums >> multiple & 1 for multiple in range(target, sums.bit_length(), target))


def _exact_cover(open_items: int, groups: list[int], dead: set[int]) -> tuple[int, ...] | None:
    if not open_items:
        return ()
    if open_items in dead:
        return None
    lowest = open_items & -open_items
    for group in groups:
        if group & lowest and not group & ~open_items:
            rest = _exact_cover(open_items & ~group, groups, dead)
            if rest is not None:
                return (group, *rest)
    dead.add(open_items)
    return None


def larger_capture(mask: int, groups: list[int]) -> int | None:
    """A union of disjoint groups that holds all of ``mask`` and more; ``None`` where there is none.

    >>> larger_capture(0b001, [0b001, 0b110])
    7
    """
    stack, seen = [0], {0}
    while stack:
        used = stack.pop()
        need = mask & ~used
        if not need and used & ~mask:
            return used
        lowest = need & -need
        for group in groups:
            if group & used or (need and not group & lowest):
                continue
            if used | group not in seen:
                seen.add(used | group)
                stack.append(used | group)
    return None

"""Which sets of items add up: the arithmetic of captures and builds, on bit masks.

The table is given as one tuple of possible values an item, in table order; a set of items is a mask with bit *i* for
item *i*; a set of sums is a mask with bit *s* for sum *s*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, takewhile
from operator import sub

Values = tuple[tuple[int, ...], ...]
Counts = tuple[int, ...]
SMALL = 12


class Sums:
    """All sets of items whose sum stays within ``limit``, found at once on a small table, on a large one on demand.

    Items in the mask ``alone`` stand for themselves only: they enter no set with another item.

    >>> sums = Sums(((9,), (5,), (4, 14)), limit=14)
    >>> [f"{mask:03b}" for mask in sums.making(9)], [f"{mask:03b}" for mask in sums.making(14)]
    (['001', '110'], ['011', '100'])
    """

    def __init__(self, values: Values, limit: int, alone: int = 0) -> None:
        self._by_sum: list[list[int]] = [[] for _ in range(limit + 1)]
        self._more = subsets(values, limit, alone)
        self._all_known = len(values) <= SMALL and not self._find_more([])

    def making(self, target: int) -> Iterable[int]:
        """Every set that can add up to ``target``."""
        return self._by_sum[target] if self._all_known else self._one_by_one(self._by_sum[target])

    def _one_by_one(self, found: list[int]) -> Iterator[int]:
        at = 0
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


def full_unions(groups: Iterable[int]) -> Iterator[int]:
    """The unions of disjoint groups beside which no further group fits, each once; the first come soon.

    >>> sorted(full_unions([0b001, 0b110, 0b011]))
    [3, 7]
    """
    every = list(groups)
    stack, seen = [0], {0}
    while stack:
        union = stack.pop()
        larger = [union | group for group in every if not union & group]
        if not larger and union:
            yield union
        for grown in larger:
            if grown not in seen:
                seen.add(grown)
                stack.append(grown)


def partition(values: Values, target: int, alone: int = 0) -> tuple[int, ...] | None:
    """Split *all* items into groups that each make ``target``; ``None`` where that cannot be.

    >>> partition(((9,), (5,), (4,)), 9)
    (1, 6)
    >>> partition(((9,), (5,)), 9) is None
    True
    """
    totals, alone = _totals(values), alone & _all(values)
    if totals >> target & 1 and not (alone and len(values) > 1):
        return (_all(values),)
    singles = _indexes(alone)
    multiples = range(target, totals.bit_length(), target)
    if not any(totals >> multiple & 1 for multiple in multiples) or any(target not in values[one] for one in singles):
        return None
    kinds = _kinds(values, _all(values) & ~alone)
    shares = _cover(tuple(kinds), tuple(map(len, kinds.values())), target, len(kinds))
    if shares is None:
        return None
    found = [1 << index for index in singles]
    for share in shares:
        taken = (own.pop() for own, count in zip(kinds.values(), share, strict=True) for _ in range(count))
        found.append(sum(1 << index for index in taken))
    return tuple(sorted(found, key=lambda mask: mask & -mask))


def can_take_more(values: Values, target: int, mask: int, free: int, alone: int = 0) -> bool:
    """Whether groups that each make ``target`` can hold all of ``mask`` and something of ``free`` besides.

    >>> can_take_more(((9,), (5,), (4,)), 9, mask=0b001, free=0b110)
    True
    >>> can_take_more(((9,), (5,), (3,)), 9, mask=0b001, free=0b110)
    False
    """
    if any(target not in values[index] for index in _indexes(mask & alone)):
        return False
    more = any(target in values[index] for index in _indexes(free & alone))
    needed, others = _kinds(values, mask & ~alone), _kinds(values, free & ~alone)
    spare, unused = tuple(others), tuple(map(len, others.values()))
    if next(_makings(spare, unused, target), None) and _fits(values, target, mask, alone):
        return True

    def enough(counts: Counts) -> bool:
        return more or counts != unused or next(_makings(spare, unused, target), None) is not None

    counts = (*map(len, needed.values()), *unused)
    return _cover((*needed, *spare), counts, target, len(needed), enough) is not None


def _fits(values: Values, target: int, mask: int, alone: int) -> bool:
    """Whether the items of a set can be split into groups by themselves."""
    chosen = _indexes(mask)
    lone = sum(1 << at for at, index in enumerate(chosen) if alone >> index & 1)
    return partition(tuple(values[index] for index in chosen), target, lone) is not None


def _all(values: Values) -> int:
    return (1 << len(values)) - 1


def _indexes(mask: int) -> list[int]:
    return [index for index in range(mask.bit_length()) if mask >> index & 1]


def _kinds(values: Values, mask: int) -> dict[tuple[int, ...], list[int]]:
    """The items of a set by what they may count, the highest first."""
    kinds: dict[tuple[int, ...], list[int]] = {}
    for index in sorted(_indexes(mask), key=lambda index: values[index], reverse=True):
        kinds.setdefault(values[index], []).append(index)
    return kinds


def _totals(values: Values) -> int:
    """What all items together may add up to, as a mask of sums."""
    sums = 1
    for own in values:
        reached = 0
        for value in own:
            reached |= sums << value
        sums = reached
    return sums


def _cover(
    kinds: Values, counts: Counts, target: int, needed: int, enough: Callable[[Counts], bool] | None = None
) -> list[Counts] | None:
    """Groups that make ``target`` and hold all items of the first ``needed`` kinds, and ``enough`` of the others.

    Items of one kind count the same, so only their number matters, and numbers that led nowhere are not tried again.
    The highest kind goes first: it fits into the fewest groups.
    """
    dead: set[Counts] = set()

    def cover(counts: Counts) -> list[Counts] | None:
        first = next((kind for kind in range(needed) if counts[kind]), None)
        if first is None:
            return [] if enough is None or enough(counts[needed:]) else None
        if counts in dead:
            return None
        for share in takewhile(lambda share: share[first], _makings(kinds, counts, target)):
            rest = cover(tuple(map(sub, counts, share)))
            if rest is not None:
                return [share, *rest]
        dead.add(counts)
        return None

    return cover(counts)


def _makings(kinds: Values, counts: Counts, target: int) -> Iterator[Counts]:
    """How many of each kind can make ``target`` together; as many of the first kinds as possible come first."""
    if not kinds:
        yield from [()] if not target else []
        return
    for count in range(counts[0], -1, -1):
        for made in _multiples(kinds[0], count):
            if made <= target:
                yield from ((count, *rest) for rest in _makings(kinds[1:], counts[1:], target - made))


@lru_cache(maxsize=4096)
def _multiples(values: tuple[int, ...], count: int) -> tuple[int, ...]:
    """What so many items may add up to when each counts one of ``values``."""
    return tuple(sorted({sum(chosen) for chosen in combinations_with_replacement(values, count)}))

"""Items sorted by what they may count, and sets of items by how many of each kind they hold.

On a large table many items count the same. A set is then one number: a field of bits for every kind holds how many of
it are in the set, with a guard bit above each field, so that adding and comparing sets is adding and comparing numbers.
"""

from __future__ import annotations

import numpy as np

from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, highest, lowest, njit, popcount
from zwicker_lab.kernel.state import State

Kinds = Ints
"""One row a kind, after a first row that tells of all of them."""

# The columns of a kind.
LEAST, SPREAD, NUMBER, PLACES, SHIFT, LONE = 0, 1, 2, 3, 4, 5
# The columns of the first row.
COUNT, ALL, GUARDS, LEFT_OUT = 0, 1, 2, 3
_ROWS, _COLUMNS, _WORD = 64, 6, 62


@njit
def sort_kinds(state: State, places: int, lone: int) -> Kinds:
    """The kinds of the items in ``places``; those in ``lone`` enter no sum and come last.

    ``LEAST`` is the least an item of the kind counts, ``SPREAD`` the set of what it may count beyond that.
    """
    kinds = np.zeros((_ROWS, _COLUMNS), np.int64)
    for alone in range(2):
        left = places & lone if alone else places & ~lone
        while left:
            place = lowest(left)
            left &= left - 1
            values = s.item_values(state, place)
            least = lowest(values) if values else s.total_on(s.item_info(state, place))
            _sort_in(kinds, least, values >> least if values else 1, alone, place)
    _pack(kinds)
    return kinds


@njit
def _sort_in(kinds: Kinds, least: int, spread: int, alone: int, place: int) -> None:
    row = 1
    while row <= kinds[0, COUNT]:
        if kinds[row, LEAST] == least and kinds[row, SPREAD] == spread and kinds[row, LONE] == alone:
            break
        row += 1
    kinds[0, COUNT] = max(kinds[0, COUNT], row)
    kinds[row, LEAST], kinds[row, SPREAD], kinds[row, LONE] = least, spread, alone
    kinds[row, NUMBER] += 1
    kinds[row, PLACES] |= 1 << place


@njit
def _pack(kinds: Kinds) -> None:
    """Give every kind its field; kinds for which a word has no more bits are left out."""
    at = 0
    for row in range(1, kinds[0, COUNT] + 1):
        width = highest(kinds[row, NUMBER]) + 2
        if at + width > _WORD:
            kinds[0, COUNT], kinds[0, LEFT_OUT] = row - 1, 1
            return
        kinds[row, SHIFT] = at
        kinds[0, ALL] |= kinds[row, NUMBER] << at
        kinds[0, GUARDS] |= 1 << at + width - 1
        at += width


@njit
def within(kinds: Kinds, smaller: int, larger: int) -> bool:
    """Whether a set holds no more of any kind than another."""
    guards = kinds[0, GUARDS]
    return ((larger | guards) - smaller) & guards == guards


@njit
def grown(numbers: Ints) -> Ints:
    """The same numbers with twice as much room."""
    larger = np.empty(2 * len(numbers), np.int64)
    larger[: len(numbers)] = numbers
    return larger


@njit
def list_groups(kinds: Kinds, limit: int, most: int) -> tuple[Ints, Ints, Ints, int, bool]:
    """Every set, the empty one first, that can make a sum up to ``limit``, at most ``most`` of them.

    Returns the sets, the least sum of each, the set of what it can make beyond that, how many sets there are, and
    whether that is all.
    """
    sets, bases, sums = np.empty(512, np.int64), np.empty(512, np.int64), np.empty(512, np.int64)
    sets[0], bases[0], sums[0] = 0, 0, 1
    count, complete = 1, kinds[0, LEFT_OUT] == 0
    for row in range(1, kinds[0, COUNT] + 1):
        alone, spread = kinds[row, LONE] > 0, kinds[row, SPREAD]
        number = 1 if alone else kinds[row, NUMBER]
        for at in range(1 if alone else count):
            reached, base = sums[at], bases[at]
            for chosen in range(1, number + 1):
                base += kinds[row, LEAST]
                if base > limit:
                    break
                if highest(reached) + highest(spread) >= _WORD and base + _WORD <= limit:
                    complete = False
                    break
                reached = _spread(reached, spread) & (1 << min(limit - base, _WORD - 1) + 1) - 1
                if count == most:
                    return sets, bases, sums, count, False
                if count == len(sets):
                    sets, bases, sums = grown(sets), grown(bases), grown(sums)
                sets[count] = sets[at] + (chosen << kinds[row, SHIFT])
                bases[count], sums[count] = base, reached
                count += 1
    return sets, bases, sums, count, complete


@njit
def _spread(reached: int, spread: int) -> int:
    made = 0
    while spread:
        made |= reached << lowest(spread)
        spread &= spread - 1
    return made


@njit
def ways(kinds: Kinds, chosen: int) -> int:
    """How many sets of items hold so many of each kind."""
    product = 1
    for row in range(1, kinds[0, COUNT] + 1):
        product *= _choose(kinds[row, NUMBER], field(kinds, chosen, row))
    return product


@njit
def field(kinds: Kinds, chosen: int, row: int) -> int:
    """How many of one kind a set holds."""
    number = kinds[row, NUMBER]
    return chosen >> kinds[row, SHIFT] & (1 << highest(number) + 1) - 1


@njit
def _choose(number: int, chosen: int) -> int:
    result = 1
    for step in range(min(chosen, number - chosen)):
        whole, rest = result // (step + 1), result % (step + 1)  # so that no product leaves a word
        result = whole * (number - step) + rest * (number - step) // (step + 1)
    return result


@njit
def nth_items(kinds: Kinds, chosen: int, index: int) -> int:
    """The set of table places number ``index`` among those with so many of each kind."""
    places = 0
    for row in range(1, kinds[0, COUNT] + 1):
        wanted = field(kinds, chosen, row)
        total = _choose(kinds[row, NUMBER], wanted)
        places |= _nth_choice(kinds[row, PLACES], wanted, index % total)
        index //= total
    return places


@njit
def _nth_choice(places: int, wanted: int, index: int) -> int:
    """The choice number ``index`` of so many of the places."""
    made = 0
    while wanted:
        place = places & -places
        places ^= place
        with_it = _choose(popcount(places), wanted - 1)
        if index < with_it:
            made |= place
            wanted -= 1
        else:
            index -= with_it
    return made

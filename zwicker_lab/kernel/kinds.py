"""Items sorted by what they may count, and sets of items by how many of each kind they hold.

On a large table many items count the same. A set is then one number: a field of bits for every kind holds how many of
it are in the set, with a guard bit above each field, so that adding and comparing sets is adding and comparing numbers.
"""

from __future__ import annotations

from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, highest, inner, lowest, popcount
from zwicker_lab.kernel.state import State

Kinds = Ints
"""Six numbers a kind; the first six tell of all kinds."""

# Of all kinds: how many there are, all items as a set, the guard bits, and whether all there is was looked at.
COUNT, ALL, GUARDS, COMPLETE = 0, 1, 2, 3
# Of one kind: the least it counts, the set of what it may count beyond that, how many items there are of it and at
# which places, where its field begins, and whether it enters no sum.
_LEAST, _SPREAD, _NUMBER, _PLACES, _SHIFT, _LONE = 0, 1, 2, 3, 4, 5
_COLUMNS, _WORD = 6, 62
KINDS = _COLUMNS * 64
"""Numbers that the kinds of a table take."""


@inner
def sort_kinds(state: State, places: int, lone: int, kinds: Kinds) -> None:
    """Write the kinds of the items in ``places``; those in ``lone`` enter no sum and come last."""
    for index in range(_COLUMNS):
        kinds[index] = 0
    for alone in range(2):
        left = places & lone if alone else places & ~lone
        while left:
            place = lowest(left)
            left &= left - 1
            values = s.item_values(state, place)
            least = lowest(values) if values else s.total_on(s.item_info(state, place))
            _sort_in(kinds, least, values >> least if values else 1, alone, place)
    _pack(kinds)


@inner
def _sort_in(kinds: Kinds, least: int, spread: int, alone: int, place: int) -> None:
    count, at = kinds[COUNT], 0
    for row in range(1, count + 1):
        at = _COLUMNS * row
        if kinds[at + _LEAST] == least and kinds[at + _SPREAD] == spread and kinds[at + _LONE] == alone:
            kinds[at + _NUMBER] += 1
            kinds[at + _PLACES] |= 1 << place
            return
    kinds[COUNT] = count + 1
    at = _COLUMNS * (count + 1)
    kinds[at + _LEAST] = least
    kinds[at + _SPREAD] = spread
    kinds[at + _NUMBER] = 1
    kinds[at + _PLACES] = 1 << place
    kinds[at + _LONE] = alone


@inner
def _pack(kinds: Kinds) -> None:
    """Give every kind its field; kinds for which a word has no more bits are left out."""
    shift = 0
    kinds[COMPLETE] = 1
    for row in range(1, kinds[COUNT] + 1):
        number = kinds[_COLUMNS * row + _NUMBER]
        width = highest(number) + 2
        if shift + width > _WORD:
            kinds[COUNT] = row - 1
            kinds[COMPLETE] = 0
            return
        kinds[_COLUMNS * row + _SHIFT] = shift
        kinds[ALL] |= number << shift
        shift += width
        kinds[GUARDS] |= 1 << shift - 1


@inner
def is_within(kinds: Kinds, smaller: int, larger: int) -> bool:
    """Whether a set holds no more of any kind than another."""
    guards = kinds[GUARDS]
    return ((larger | guards) - smaller) & guards == guards


@inner
def list_groups(kinds: Kinds, limit: int, most: int, sets: Ints, bases: Ints, sums: Ints) -> int:
    """List every set, the empty one first, that can make a sum up to ``limit``; how many, at most ``most``.

    ``bases`` gets the least sum of each, ``sums`` the set of what it can make beyond that.
    """
    sets[0] = 0
    bases[0] = 0
    sums[0] = 1
    count = 1
    for row in range(1, kinds[COUNT] + 1):
        at = _COLUMNS * row
        alone, spread, least = kinds[at + _LONE], kinds[at + _SPREAD], kinds[at + _LEAST]
        number = 1 if alone else kinds[at + _NUMBER]
        for before in range(1 if alone else count):
            reached, base = sums[before], bases[before]
            for chosen in range(1, number + 1):
                base += least
                if base > limit:
                    break
                if count == most or (highest(reached) + highest(spread) >= _WORD and base + _WORD <= limit):
                    kinds[COMPLETE] = 0
                    break
                reached = _spread_out(reached, spread) & (2 << min(limit - base, _WORD - 1)) - 1
                sets[count] = sets[before] + (chosen << kinds[at + _SHIFT])
                bases[count] = base
                sums[count] = reached
                count += 1
    return count


@inner
def _spread_out(reached: int, spread: int) -> int:
    made = 0
    while spread:
        made |= reached << lowest(spread)
        spread &= spread - 1
    return made


@inner
def size_of(kinds: Kinds, chosen: int) -> int:
    """How many items a set holds."""
    held = 0
    for row in range(1, kinds[COUNT] + 1):
        held += _field(kinds, chosen, row)
    return held


@inner
def ways(kinds: Kinds, chosen: int) -> int:
    """How many sets of items hold so many of each kind."""
    product = 1
    for row in range(1, kinds[COUNT] + 1):
        product *= _choose(kinds[_COLUMNS * row + _NUMBER], _field(kinds, chosen, row))
    return product


@inner
def _field(kinds: Kinds, chosen: int, row: int) -> int:
    """How many of one kind a set holds."""
    at = _COLUMNS * row
    return chosen >> kinds[at + _SHIFT] & (2 << highest(kinds[at + _NUMBER])) - 1


@inner
def _choose(number: int, chosen: int) -> int:
    result = 1
    for step in range(min(chosen, number - chosen)):
        whole, rest = result // (step + 1), result % (step + 1)  # so that no product leaves a word
        result = whole * (number - step) + rest * (number - step) // (step + 1)
    return result


@inner
def nth_items(kinds: Kinds, chosen: int, index: int) -> int:
    """The set of table places number ``index`` among those with so many of each kind."""
    places = 0
    for row in range(1, kinds[COUNT] + 1):
        at = _COLUMNS * row
        wanted = _field(kinds, chosen, row)
        total = _choose(kinds[at + _NUMBER], wanted)
        places |= _nth_choice(kinds[at + _PLACES], wanted, index % total)
        index //= total
    return places


@inner
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

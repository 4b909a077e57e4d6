"""What can be made of the cards on a table: sums, sets of groups, and the best capture for every value.

All of it is written into one array of numbers, the desk. A large table is looked at as far as its most valuable items.
"""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, lowest, njit
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import UNIT
from zwicker_lab.kernel.state import State
from zwicker_lab.players.kinds import REACH

MOST_LOCAL = 8
"""Items looked at on a large table."""
MASKS = 1 << MOST_LOCAL
MOST_VALUES = 62

# Where the desk holds what. Items looked at are numbered anew, from 0; their sets are masks of those numbers.
LOCALS = 0  # how many items are looked at
DROPPED = 1  # the places of the items that are not
CARD_WORTH = 2  # of one card toward the majority, in 1/840 points
CLEARS = 3  # the values that can take the whole table
TAKES_ANY = 4  # the values that can take anything
TAKES_NEW = 5  # the values that can take the new item, alone or with others
PLACE = 8  # by local number: the place on the table
LOCAL_VALUES = PLACE + MOST_LOCAL
LOCAL_WORTH = LOCAL_VALUES + MOST_LOCAL
LOCAL_ALONE = LOCAL_WORTH + MOST_LOCAL
SUMS = LOCAL_ALONE + MOST_LOCAL  # by mask: the sums it can make
FULL = SUMS + MASKS  # by mask: the values for which it can be split into groups
WORTH = FULL + MASKS  # by mask: its card points and cards, in 1/840 points
NEW_SUMS = WORTH + MASKS  # by mask: the sums it can make together with the new item
BEST = NEW_SUMS + MASKS  # by value: the most that one capture is worth, -1 where there is none
BEST_NEW = BEST + MOST_VALUES  # the same for captures that take the new item
DESK = BEST_NEW + MOST_VALUES


@njit
def survey(rules: Rules, state: State, card_worth: int, desk: Ints) -> None:
    """Look at the table of ``state``: sums and sets of groups of the items that lie there."""
    desk[CARD_WORTH] = card_worth
    _choose(state, desk)
    for local in range(desk[LOCALS]):
        place = desk[PLACE + local]
        info = s.item_info(state, place)
        desk[LOCAL_VALUES + local] = takeable(rules, s.item_values(state, place), info)
        desk[LOCAL_WORTH + local] = s.points_on(info) * UNIT + s.card_count(info) * card_worth
        desk[LOCAL_ALONE + local] = rules[r.ALONE] > 0 and s.is_build(info)
    _add_up(rules, desk)
    _split(rules, desk)


@njit
def takeable(rules: Rules, values: int, info: int) -> int:
    """The values an item can be captured with: none where a house rule protects a joker in it."""
    if rules[r.NEVER] > 0 and s.has_wild(info):
        return 0
    if rules[r.ONLY_DOWN] > 0 and info & s.LOOSE_NUMBERED:
        return 0
    return values & rules[REACH]


@njit
def _choose(state: State, desk: Ints) -> None:
    """Number the items to look at: all, or those with most card points, then the first."""
    items = state[s.ITEMS]
    desk[DROPPED] = 0
    if items <= MOST_LOCAL:
        desk[LOCALS] = items
        for place in range(items):
            desk[PLACE + place] = place
        return
    left = (1 << items) - 1
    for local in range(MOST_LOCAL):
        best, most = -1, -1
        for place in range(items):
            points = s.points_on(s.item_info(state, place))
            if left >> place & 1 and points > most:
                best, most = place, points
        left ^= 1 << best
        desk[PLACE + local] = best
    desk[LOCALS], desk[DROPPED] = MOST_LOCAL, left


@njit
def local_mask(desk: Ints, places: int) -> int:
    """A set of places on the table as local numbers; items not looked at are left out."""
    if desk[DROPPED] == 0:
        return places
    mask = 0
    for local in range(desk[LOCALS]):
        if places >> desk[PLACE + local] & 1:
            mask |= 1 << local
    return mask


@njit
def _add_up(rules: Rules, desk: Ints) -> None:
    desk[SUMS], desk[WORTH] = 1, 0
    for mask in range(1, 1 << desk[LOCALS]):
        local = lowest(mask)
        rest = mask & mask - 1
        desk[WORTH + mask] = desk[WORTH + rest] + desk[LOCAL_WORTH + local]
        if rest and (desk[LOCAL_ALONE + local] or desk[LOCAL_ALONE + lowest(rest)]):
            desk[SUMS + mask] = 0
        else:
            desk[SUMS + mask] = shifted(desk[SUMS + rest], desk[LOCAL_VALUES + local], rules[REACH])


@njit
def shifted(sums: int, values: int, reach: int) -> int:
    """The sums after adding one of ``values`` to each, as far as ``reach`` goes."""
    found = 0
    if sums == 0:
        return 0
    while values:
        value = lowest(values)
        values &= values - 1
        found |= (sums & reach >> value) << value
    return found


@njit
def _split(rules: Rules, desk: Ints) -> None:
    """For every mask the values for which it splits into groups; the group with its lowest item is tried first."""
    desk[FULL] = rules[REACH]
    for mask in range(1, 1 << desk[LOCALS]):
        low = mask & -mask
        rest = mask ^ low
        found = desk[SUMS + mask]
        other = rest
        while other:
            # the first group is what is left when the others take ``other``
            found |= desk[SUMS + (mask ^ other)] & desk[FULL + other]
            other = other - 1 & rest
        desk[FULL + mask] = found & ~1


@njit
def appraise(rules: Rules, desk: Ints, rest: int, playable: int, new_values: int, new_worth: int, alone: bool) -> None:
    """The best capture for every value in ``playable`` on the items ``rest``, with a new item where ``new_values``.

    Fills ``BEST``, ``BEST_NEW``, ``CLEARS``, ``TAKES_ANY`` and ``TAKES_NEW``.
    """
    left = playable
    while left:
        value = lowest(left)
        left &= left - 1
        desk[BEST + value] = -1
        desk[BEST_NEW + value] = -1
    any_values = 0
    mask = rest
    while mask:
        found = desk[FULL + mask] & playable
        any_values |= found
        _raise(desk, BEST, found, desk[WORTH + mask])
        mask = mask - 1 & rest
    desk[CLEARS] = desk[FULL + rest] & playable if rest else 0
    desk[TAKES_NEW] = 0
    if new_values:
        _appraise_new(rules, desk, rest, playable, new_values, new_worth, alone)
    elif new_worth:
        desk[CLEARS] = 0
    desk[TAKES_ANY] = any_values | desk[TAKES_NEW]


@njit
def _appraise_new(
    rules: Rules, desk: Ints, rest: int, playable: int, new_values: int, new_worth: int, alone: bool
) -> None:
    reach = rules[REACH]
    mask = 0
    new_any = 0
    while True:
        sums = shifted(desk[SUMS + mask], new_values, reach)
        if mask and (alone or desk[LOCAL_ALONE + lowest(mask)]):
            sums = 0
        desk[NEW_SUMS + mask] = sums
        found = 0
        other = mask
        while True:
            found |= desk[NEW_SUMS + (mask ^ other)] & desk[FULL + other]
            if other == 0:
                break
            other = other - 1 & mask
        found &= playable
        if found:
            new_any |= found
            _raise(desk, BEST, found, desk[WORTH + mask] + new_worth)
            _raise(desk, BEST_NEW, found, desk[WORTH + mask] + new_worth)
        if mask == rest:
            desk[CLEARS] = found
            break
        mask = (mask | ~rest) + 1 & rest
    desk[TAKES_NEW] = new_any


@njit
def _raise(desk: Ints, best: int, values: int, worth: int) -> None:
    while values:
        value = lowest(values)
        values &= values - 1
        if worth > desk[best + value]:
            desk[best + value] = worth

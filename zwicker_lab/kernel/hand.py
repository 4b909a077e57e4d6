"""What a turn starts from: the mover's cards, the totals each may build, the items each may take or build on.

These are kept in a piece of room on the stack, the *desk*, by the offsets below.
"""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, highest, hot, inner, popcount
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

Desk = Ints

MOST_HAND = 62
# What stands where on the desk.
COUNT = 0  # cards in the hand
REACH = 1  # values that some card may capture with
WITHIN = 2  # sums up to the highest value in the hand
USABLE = 3  # items that may take part in a capture, as a mask of places
UP = 4  # items that may be built up, as a mask
DOWN = 5  # items that may be built down
LOOKED_AT = 6  # items looked at: all that a mask can name
CARD = 8  # by hand card: its place in the pack
TAKES = CARD + MOST_HAND  # by hand card: the values it may capture with
LAYS = (
    TAKES + MOST_HAND
)  # by hand card: in how many ways it may be trailed; 0 where it may be neither trailed nor built
ALLOWED = LAYS + MOST_HAND  # by hand card: the totals it may build
CAPTURES = ALLOWED + MOST_HAND  # by hand card: how many captures it has, once they are counted
LAID = CAPTURES + MOST_HAND  # by hand card: how many builds and trails it has, once they are counted
DESK = LAID + MOST_HAND

ALL_TOTALS = (1 << r.MOST_IN_WORD + 1) - 2
_WHOLE_TURN = 2


@hot
def set_desk(rules: Rules, state: State, desk: Desk) -> None:
    """Lay out what the mover holds and what lies there."""
    _set_hand(rules, state, desk)
    _set_usable(rules, state, desk)
    if rules[r.LONE] > 0:
        _mind_lone_joker(rules, state, desk)


@hot
def _set_hand(rules: Rules, state: State, desk: Desk) -> None:
    seat = state[s.TURN]
    at, count = s.hand_at(state, seat), state[s.HAND_COUNT + seat]
    once, twice = 0, 0
    for index in range(count):
        card = state[at + index]
        values = rules[r.VALUES + card]
        desk[CARD + index] = card
        desk[TAKES + index] = values
        desk[LAYS + index] = 1
        twice |= once & values
        once |= values
    within = ALL_TOTALS
    if rules[r.BUILD_CAP] < r.MOST_IN_WORD:
        within = (1 << rules[r.BUILD_CAP] + 1) - 2
    holds = rules[r.HOLDS] > 0
    for index in range(count):
        desk[ALLOWED + index] = (twice | once & ~desk[TAKES + index]) & within if holds else within
    if rules[r.FIXED] > 0:
        for index in range(count):
            if rules[r.KIND + desk[CARD + index]] != r.WILD:
                desk[LAYS + index] = popcount(desk[TAKES + index])
    desk[COUNT] = count
    desk[REACH] = once
    desk[WITHIN] = (2 << highest(once | 1)) - 1


@hot
def _set_usable(rules: Rules, state: State, desk: Desk) -> None:
    """Which items a capture may use, which may be built on (rules 4; switches on jokers and builds)."""
    items = min(state[s.ITEMS], r.MOST_ITEMS)
    usable, within = 0, desk[WITHIN]
    for place in range(items):
        values = s.item_values(state, place)
        usable |= (values & within != 0) << place
    every = (1 << items) - 1
    desk[LOOKED_AT] = items
    desk[USABLE] = usable
    desk[UP] = every if rules[r.BUILD_UP] > 0 else 0
    desk[DOWN] = every if rules[r.BUILD_DOWN] > 0 else 0
    if rules[r.FREE_BUILDS] == 0:
        _mind_switches(rules, state, desk)


@inner
def _mind_switches(rules: Rules, state: State, desk: Desk) -> None:
    """Leave out what house rules keep from being taken or built on."""
    for place in range(desk[LOOKED_AT]):
        info, others = s.item_info(state, place), ~(1 << place)
        if rules[r.ONLY_DOWN] > 0 and info & s.LOOSE_NUMBERED:
            desk[USABLE] &= others
            desk[UP] &= others
        if rules[r.NEVER] > 0 and s.has_wild(info):
            desk[USABLE] &= others
            desk[UP] &= others
            desk[DOWN] &= others
        if s.is_merged(info) or not _owns(rules, state, info):
            desk[UP] &= others
            desk[DOWN] &= others


@inner
def _owns(rules: Rules, state: State, info: int) -> bool:
    """Whether the mover may build on an item as far as its last builder goes (switch ``rebuild_by``)."""
    if rules[r.OWN_SIDE] == 0 or not s.is_build(info):
        return True
    seat = s.builder(info)
    return seat >= 0 and rules[r.SIDE + seat] == rules[r.SIDE + state[s.TURN]]


@inner
def _mind_lone_joker(rules: Rules, state: State, desk: Desk) -> None:
    """A loose wild joker alone on the table is taken by jokers only (switch ``lone_joker``)."""
    if state[s.ITEMS] != 1:
        return
    info = s.item_info(state, 0)
    if not s.has_wild(info) or s.is_build(info):
        return
    reach = 0
    for index in range(desk[COUNT]):
        if rules[r.KIND + desk[CARD + index]] == r.PLAIN:
            desk[TAKES + index] = 0
        reach |= desk[TAKES + index]
    desk[REACH] = reach


@inner
def mind_duty(rules: Rules, desk: Desk) -> None:
    """Forbid to lay what must capture, once the captures of every card are counted (switch ``capture``)."""
    able = 0
    for index in range(desk[COUNT]):
        able += desk[CAPTURES + index] > 0
    for index in range(desk[COUNT]):
        if able and (rules[r.DUTY] == _WHOLE_TURN or desk[CAPTURES + index] > 0):
            desk[LAYS + index] = 0


@inner
def nth_value(values: int, index: int) -> int:
    """The value number ``index`` of a set, from the lowest on."""
    for _ in range(index):
        values &= values - 1
    return values


@inner
def builds_on_table(state: State, desk: Desk) -> int:
    """The builds among the items looked at, as a mask."""
    places = 0
    for place in range(desk[LOOKED_AT]):
        if s.is_build(s.item_info(state, place)):
            places |= 1 << place
    return places


@inner
def write(out: Ints, row: int, card: int, places: int, total: int, value: int) -> None:
    """Write one move into a row of moves."""
    out[4 * row] = card
    out[4 * row + 1] = places
    out[4 * row + 2] = total
    out[4 * row + 3] = value

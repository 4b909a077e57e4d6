"""The points of a deal by side, in parts of which every share of a majority is a whole number."""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, inner
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

UNIT = 840
"""Parts of one point: 840 can be divided by every number of sides."""

_ALL, _SHARED = 1, 2


@inner
def score(rules: Rules, state: State, out: Ints) -> None:
    """Write the final points of every side into ``out``, in 1/840 points: cards, Zwicks, fines, most cards."""
    score_so_far(rules, state, out)
    most, holders = 0, 0
    for side in range(rules[r.SIDES]):
        cards = state[s.PILE_CARDS + side]
        if cards > most:
            most, holders = cards, 0
        if cards == most:
            holders += 1
    if most == 0 or (holders > 1 and rules[r.TIE] not in (_ALL, _SHARED)):
        return
    prize = rules[r.PRIZE] * UNIT
    if holders > 1 and rules[r.TIE] == _SHARED:
        prize //= holders
    for side in range(rules[r.SIDES]):
        if state[s.PILE_CARDS + side] == most:
            out[side] += prize


@inner
def score_so_far(rules: Rules, state: State, out: Ints) -> None:
    """Write the points of the piles, Zwicks and fines so far into ``out``, without the points for most cards."""
    for side in range(rules[r.SIDES]):
        points = state[s.PILE_POINTS + side] + state[s.ZWICKS + side] * rules[r.ZWICK]
        out[side] = (points - state[s.FINES + side] * rules[r.FINE]) * UNIT

"""What a side may expect at the beginning of a packet, before anybody has seen a card of it.

Play-outs end here: what later packets bring is chance that no move in this one changes, apart from the lead in cards
and the table that the next leader finds. The weights were fitted to thousands of deals of each built-in variant played
by the traditional player.
"""

from __future__ import annotations

from math import erf, sqrt

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, njit, room
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import UNIT, score_so_far
from zwicker_lab.kernel.state import State
from zwicker_lab.players import scene
from zwicker_lab.players.chances import count_open, next_gain
from zwicker_lab.players.kinds import KIND_VALUES, KINDS, MOST_KINDS
from zwicker_lab.players.scene import DESK

SPREAD = 3.0
"""How far the lead in cards still moves: its variance for each card not yet taken."""
PRIZE_KEPT = 0.93
GAIN, LYING, LEADS = 1.05, -0.1, -2.0
ITEM_UP, ITEM_BOTH = 0.03, 0.25  # an item more helps the leader most where one may build down


@njit
def lead(rules: Rules, points: Ints, side: int) -> float:
    """What a side has above the mean of the others, in points."""
    others = 0
    for other in range(rules[r.SIDES]):
        if other != side:
            others += points[other]
    return (points[side] - others / (rules[r.SIDES] - 1)) / UNIT


@njit
def lead_so_far(rules: Rules, state: State, side: int) -> float:
    """What a side has above the mean of the others so far, in points, most cards left out."""
    points = room(8)
    score_so_far(rules, state, points)
    return lead(rules, points, side)


@njit
def card_lead(rules: Rules, state: State, side: int) -> tuple[int, int]:
    """How many cards a side is ahead of the best of the others, and how many cards nobody has yet."""
    rival, left = 0, rules[r.CARDS]
    for other in range(rules[r.SIDES]):
        cards = state[s.PILE_CARDS + other]
        left -= cards
        if other != side:
            rival = max(rival, cards)
    return state[s.PILE_CARDS + side] - rival, left


@njit
def prospect(rules: Rules, state: State, side: int) -> float:
    """What ``side`` may expect above the mean of the others in the whole deal, as a packet has just been dealt."""
    ahead, left = card_lead(rules, state, side)
    majority = erf(ahead / sqrt(2.0 * SPREAD * max(left, 1))) * rules[r.PRIZE] * PRIZE_KEPT * 2.0 / rules[r.SIDES]
    sign = 1.0 if rules[r.SIDE + state[s.TURN]] == side else -1.0 / (rules[r.SIDES] - 1)
    return lead_so_far(rules, state, side) + majority + sign * _leading(rules, state)


@njit
def _leading(rules: Rules, state: State) -> float:
    """What the table is worth to the side that leads, by the captures of a hand not yet seen."""
    desk, counts = room(DESK), room(MOST_KINDS)
    unseen = count_open(rules, state, counts)
    points = 0
    for place in range(state[s.ITEMS]):
        points += s.points_on(s.item_info(state, place))
    gain = 0.0
    if state[s.ITEMS]:
        playable = 0
        for kind in range(rules[KINDS]):
            if counts[kind]:
                playable |= rules[KIND_VALUES + kind]
        scene.survey(rules, state, 0, desk)
        scene.appraise(rules, desk, (1 << desk[scene.LOCALS]) - 1, playable & ~1, 0, 0, False)
        hand = state[s.HAND_COUNT + state[s.TURN]]
        gain = next_gain(rules, desk, counts, unseen, hand, rules[r.ZWICK] * UNIT)[0]
    item = ITEM_BOTH if rules[r.BUILD_DOWN] > 0 else ITEM_UP
    return GAIN * gain + LYING * points + item * state[s.ITEMS] + LEADS

"""The traditional player: one move ahead, by reasons a person would give.

It weighs what a move wins now against what it leaves: the chance, counted over the unseen cards, that the next seat can
take it or clear the table, the own captures to come, the safety of builds, and who gets the rest at the end.
"""

from __future__ import annotations

from enum import IntEnum
from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import Chance, below
from zwicker_lab.kernel.jit import Ints, lowest, njit, room
from zwicker_lab.kernel.moves import legal_moves
from zwicker_lab.kernel.play import CARD, TAKES, TOTAL, VALUE, is_zwick
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import UNIT
from zwicker_lab.kernel.state import State
from zwicker_lab.players import scene
from zwicker_lab.players.chances import best_gain, count_unseen, holding, next_gain, none_of
from zwicker_lab.players.kinds import KIND_OF, KIND_VALUES, KINDS, MOST_KINDS, REACH
from zwicker_lab.players.scene import DESK

Floats = NDArray[np.float64]


class Feature(IntEnum):
    """What the traditional player looks at in a move; all in points but for the chances."""

    TAKEN = 0  # card points taken from the table
    SECURED = 1  # points of the played card, brought home by a capture
    ZWICK = 2  # Zwick points
    CARDS = 3  # what the cards taken are worth toward the majority
    LAID = 4  # points of the played card, left on the table
    NEXT_GAIN = 5  # what the next seat takes at best, on average; its side's gain counts below zero
    NEXT_ZWICK = 6  # points of a Zwick times the chance that the next seat makes one
    AFTER_NEXT = 7  # the same gain for the seat after that, where the next one takes nothing
    FOLLOW_UP = 8  # the own best capture next time, where nobody takes anything before
    OWN_BUILD = 9  # the own best capture of the build or card just laid, where nobody takes that before
    LYING = 10  # card points left on the table
    ITEMS = 11  # items left on the table
    REST = 12  # in the last packet: what lies there for whoever captured last, by the chance that it stays so
    FINES = 13  # fines for builds that stay until the packet ends
    BUILDS = 14  # 1 for a build
    EMPTIES = 15  # 1 where the table is empty afterwards


FEATURES = len(Feature)
WEIGHTS = np.array([0.6, 0.53, 0.8, 0.21, -0.24, 1.0, 0.53, -0.26, 0.13, 0.28, 0.0, -0.26, 0.1, 0.5, 0.14, 0.0])
CARD_SLOPE = 0.45
CARD_SPREAD = 3.0


@njit
def card_worth(rules: Rules, state: State, side: int) -> int:
    """What one card more in the pile is worth toward the majority, in 1/840 points.

    The prize times the density of a normal spread of the cards still to be taken, at the lead so far.
    """
    rival, left = 0, rules[r.CARDS]
    for other in range(rules[r.SIDES]):
        cards = state[s.PILE_CARDS + other]
        left -= cards
        if other != side:
            rival = max(rival, cards)
    if left <= 0:
        return 0
    lead = state[s.PILE_CARDS + side] - rival
    density = exp(-lead * lead / (2.0 * CARD_SPREAD * left)) / sqrt(left)
    return int(rules[r.PRIZE] * UNIT * CARD_SLOPE * density)


@njit
def features(rules: Rules, state: State, moves: Ints, count: int, out: Floats) -> None:
    """Write what the traditional player looks at in each of the first ``count`` moves, a row of ``out`` for each."""
    desk, counts = room(DESK), room(MOST_KINDS)
    seat = state[s.TURN]
    side = rules[r.SIDE + seat]
    unseen = count_unseen(rules, state, seat, counts)
    worth = card_worth(rules, state, side)
    scene.survey(rules, state, worth, desk)
    playable = _playable(rules, state, seat, counts)
    following = _following(rules, state, seat)
    for index in range(count):
        _describe(rules, state, moves[index], out[index], desk, counts, unseen, playable, following)


@njit
def _playable(rules: Rules, state: State, seat: int, counts: Ints) -> int:
    """Every value that an unseen or an own card may be played with."""
    values = 0
    for kind in range(rules[KINDS]):
        if counts[kind]:
            values |= rules[KIND_VALUES + kind]
    at = s.hand_at(state, seat)
    for index in range(at, at + state[s.HAND_COUNT + seat]):
        values |= rules[r.VALUES + state[index]]
    return values & ~1


@njit
def _following(rules: Rules, state: State, seat: int) -> int:
    """The seat that plays after ``seat`` in the usual turn."""
    if state[s.HELD] == 1:
        return (state[s.DEALER] + 1) % rules[r.PLAYERS]
    turn = (seat + 1) % rules[r.PLAYERS]
    while state[s.HAND_COUNT + turn] == 0:
        turn = (turn + 1) % rules[r.PLAYERS]
    return turn


@njit
def _next_hand(rules: Rules, state: State, seat: int, following: int) -> int:
    """How many cards the following seat holds when its turn comes; 0 where the deal is over then."""
    if state[s.HELD] > 1:
        return state[s.HAND_COUNT + following] - (following == seat)
    each, size = state[s.STOCK] // rules[r.PLAYERS], rules[r.PACKET]
    return each if each <= size or (rules[r.JOINS] > 0 and each == size + 1) else size


@njit
def _describe(
    rules: Rules,
    state: State,
    move: Ints,
    row: Floats,
    desk: Ints,
    counts: Ints,
    unseen: int,
    playable: int,
    following: int,
) -> None:
    seat = state[s.TURN]
    side = rules[r.SIDE + seat]
    sides = rules[r.SIDES]
    worth = desk[scene.CARD_WORTH]
    card, takes, total = move[CARD], move[TAKES], move[TOTAL]
    row[:] = 0.0
    own_points = rules[r.POINTS + card]
    # what the move does to the table
    lying_points, lying_cards, taken_points, taken_cards, left_items = 0, 0, 0, 0, 0
    left_wild = False
    for place in range(state[s.ITEMS]):
        info = s.item_info(state, place)
        if takes >> place & 1:
            taken_points += s.points_on(info)
            taken_cards += s.card_count(info)
        else:
            lying_points += s.points_on(info)
            lying_cards += s.card_count(info)
            left_items += 1
            left_wild = left_wild or s.has_wild(info)
    captures = takes != 0 and total == 0
    new_values, new_worth, alone = 0, 0, False
    if captures:
        row[0] = taken_points
        row[1] = own_points
        if is_zwick(rules, state, move):
            row[2] = rules[r.ZWICK]
        row[3] = (taken_cards + 1) * worth / UNIT
    else:
        row[4] = own_points
        lying_points += own_points + taken_points
        lying_cards += 1 + taken_cards
        left_items += 1
        if total:
            new_values = s.total_values(total) & rules[REACH]
            alone = rules[r.ALONE] > 0
            row[14] = 1.0
        else:
            value = move[VALUE]
            new_values = rules[r.VALUES + card] if value == 0 else 1 << value
            new_values = scene.takeable(rules, new_values, s.loose_info(rules, card, value))
        new_worth = (own_points + taken_points) * UNIT + (1 + taken_cards) * worth
        left_wild = left_wild or rules[r.KIND + card] == r.WILD
    row[10] = lying_points
    row[11] = left_items
    row[15] = 1.0 if left_items == 0 else 0.0
    rest = scene.local_mask(desk, ((1 << state[s.ITEMS]) - 1) & ~takes)
    scene.appraise(rules, desk, rest, playable, new_values, new_worth, alone)
    if desk[scene.DROPPED] & ~takes:
        desk[scene.CLEARS] = 0
    zwick = rules[r.ZWICK] * UNIT
    if rules[r.SWEEP] > 1 and left_wild:
        zwick = 0
    # what the others make of it
    held_after = state[s.HELD] - 1
    final = state[s.STOCK] < rules[r.PLAYERS]
    hand = _next_hand(rules, state, seat, following)
    next_sign = 1.0 if rules[r.SIDE + following] == side else -1.0 / (sides - 1)
    any_chance = 0.0
    if hand > 0 and left_items > 0:
        expected, any_chance, sweep = next_gain(rules, desk, counts, unseen, hand, zwick)
        row[5] = expected * next_sign
        row[6] = sweep * rules[r.ZWICK] * next_sign
        after = (following + 1) % rules[r.PLAYERS]
        after_sign = 1.0 if rules[r.SIDE + after] == side else -1.0 / (sides - 1)
        if held_after > 1:
            row[7] = expected * (1.0 - any_chance) * after_sign
    others = 0  # seats that play before this one does again
    if held_after > 0:
        for other in range(rules[r.PLAYERS]):
            if other != seat and state[s.HAND_COUNT + other] > 0:
                others += 1
    best, best_new = -1, -1
    at = s.hand_at(state, seat)
    for index in range(at, at + state[s.HAND_COUNT + seat]):
        own = state[index]
        if own == card:
            continue
        kind = rules[KIND_OF + own]
        gain = best_gain(rules, desk, kind, zwick)
        if gain >= 0:
            best = max(best, gain + rules[r.POINTS + own] * UNIT)
        left = rules[r.VALUES + own] & desk[scene.TAKES_NEW]
        while left:
            value = lowest(left)
            left &= left - 1
            best_new = max(best_new, desk[scene.BEST_NEW + value] + rules[r.POINTS + own] * UNIT)
    if best > 0:
        row[8] = best / UNIT * (1.0 - any_chance) ** others
    if best_new > 0:
        risky = holding(rules, counts, desk[scene.TAKES_NEW])
        row[9] = best_new / UNIT * none_of(unseen, risky, min(unseen, hand * others))
    # who gets the rest
    if final:
        last = side if captures else state[s.LAST]
        if last >= 0:
            sign = 1.0 if last == side else -1.0 / (sides - 1)
            lying = lying_points + lying_cards * worth / UNIT
            row[12] = sign * lying * (1.0 - any_chance) ** held_after
    if rules[r.FINE] > 0:
        row[13] = -_fines(rules, state, move, counts, unseen)


@njit
def _fines(rules: Rules, state: State, move: Ints, counts: Ints, unseen: int) -> float:
    """The fines to expect for the own side's builds, less those of the others, should they lie till the packet ends."""
    seat = state[s.TURN]
    side = rules[r.SIDE + seat]
    to_play = state[s.HELD] - state[s.HAND_COUNT + seat]
    fines = 0.0
    for place in range(state[s.ITEMS]):
        info = s.item_info(state, place)
        if move[TAKES] >> place & 1 or not s.is_build(info) or s.builder(info) < 0:
            continue
        sign = 1.0 if rules[r.SIDE + s.builder(info)] == side else -1.0 / (rules[r.SIDES] - 1)
        fines += sign * _stays(rules, state, move, s.item_values(state, place), counts, unseen, to_play)
    if move[TOTAL]:
        fines += _stays(rules, state, move, s.total_values(move[TOTAL]), counts, unseen, to_play)
    return fines * rules[r.FINE]


@njit
def _stays(rules: Rules, state: State, move: Ints, values: int, counts: Ints, unseen: int, to_play: int) -> float:
    """The chance that nobody holds a card that takes a build."""
    at = s.hand_at(state, state[s.TURN])
    for index in range(at, at + state[s.HAND_COUNT + state[s.TURN]]):
        if state[index] != move[CARD] and rules[r.VALUES + state[index]] & values:
            return 0.0
    return none_of(unseen, holding(rules, counts, values), min(unseen, to_play))


MOST_MOVES = 128
"""Moves looked at in a play-out."""


@njit
def weighed_move(rules: Rules, state: State, rng: Chance, move: Ints, weights: Floats) -> float:
    """Fill ``move`` with the move of the highest weighed sum of features; equal ones are drawn by lot."""
    moves = np.empty((MOST_MOVES, 4), np.int64)
    count = min(MOST_MOVES, abs(legal_moves(rules, state, moves)))
    if count == 1:
        move[:] = moves[0]
        return 0.0
    table = np.empty((count, FEATURES), np.float64)
    features(rules, state, moves, count, table)
    best, ties = -1e300, 0
    for index in range(count):
        value = 0.0
        for feature in range(FEATURES):
            value += table[index, feature] * weights[feature]
        if value > best + 1e-9:
            best, ties = value, 1
            move[:] = moves[index]
        elif value > best - 1e-9:
            ties += 1
            if below(rng, ties) == 0:
                move[:] = moves[index]
    return best


@njit
def traditional_move(rules: Rules, state: State, rng: Chance, move: Ints) -> None:
    """Fill ``move`` with the traditional player's move."""
    weighed_move(rules, state, rng, move, WEIGHTS)

"""The traditional player: one move ahead, by reasons a person would give.

It weighs what a move wins now against what it leaves: the chance, counted over the unseen cards, that the next seat can
take it or clear the table, the own captures to come, the safety of builds, and who gets the rest at the end.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import Chance, below
from zwicker_lab.kernel.jit import Ints, lowest, njit, popcount, room
from zwicker_lab.kernel.moves import legal_moves
from zwicker_lab.kernel.play import CARD, TAKES, TOTAL, VALUE, is_zwick
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import UNIT
from zwicker_lab.kernel.state import State
from zwicker_lab.players import outset as o
from zwicker_lab.players import scene
from zwicker_lab.players.chances import best_gain, holding, next_gain, none_of
from zwicker_lab.players.kinds import KIND_OF, MOST_KINDS, REACH
from zwicker_lab.players.outset import OUTSET
from zwicker_lab.players.scene import DESK

Floats = NDArray[np.float64]


class Feature(IntEnum):
    """What the traditional player looks at in a move, in points unless said otherwise.

    What another side gains counts below zero, in its share of the mean of the other sides.
    """

    TAKEN = 0  # card points taken from the table
    SECURED = 1  # points of the played card, brought home by a capture
    ZWICK = 2  # Zwick points
    CARDS = 3  # what the cards taken are worth toward the majority
    LAID = 4  # points of the played card, left on the table
    NEXT_GAIN = 5  # what the next seat takes at best, on average, Zwick and cards included
    NEXT_TAKES = 6  # the chance that it can take anything
    MATCHED = 7  # the share of the unseen cards that equal something on the table
    FOLLOW_UP = 8  # the own best capture next time, by the chance that nobody takes anything before
    OWN_BUILD = 9  # the own best capture of what was just laid, by the chance that nobody takes that before
    OPTIONS = 10  # how many own cards can then capture something
    HELD_VALUES = 11  # how many different values the cards kept can have
    TWO_VALUES = 12  # 1 where the played card has two values, which would be useful later
    HEIGHT = 13  # the lowest value of the played card, in tens: high cards take more at once
    REST = 14  # in the last packet: what lies there for whoever captured last, by the chance that it stays so
    LAST_LYING = 15  # in the last packet: what lies there
    FINES = 16  # fines to expect for builds that stay until the packet ends


FEATURES = len(Feature)
WEIGHTS = np.array([0.7, 0.5, 1.15, 0.62, -0.18, 1.2, 0.6, -1.2, 0.22, 0.29, 0.12, 0.11, -0.38, -0.28, 0.2, 0.1, 0.35])
"""What one of each feature is worth to the traditional player, in points."""

_TAKEN, _SECURED, _ZWICK, _CARDS, _LAID, _NEXT_GAIN, _NEXT_TAKES, _MATCHED, _FOLLOW_UP, _OWN_BUILD = range(10)
_OPTIONS, _HELD_VALUES, _TWO_VALUES, _HEIGHT, _REST, _LAST_LYING, _FINES = range(10, FEATURES)

MOST_MOVES = 128
"""Moves looked at in a play-out."""
_EQUAL = 1e-9


@njit
def features(rules: Rules, state: State, moves: Ints, count: int, out: Floats) -> None:
    """Write what the traditional player looks at in each of the first ``count`` moves, a row of ``out`` for each.

    Only what the seat to move sees is looked at: of other hands their size, of the stock how many cards it has.
    """
    outset, desk, counts = room(OUTSET), room(DESK), room(MOST_KINDS)
    o.take_in(rules, state, outset, counts)
    scene.survey(rules, state, outset[o.CARD_WORTH], desk)
    for index in range(count):
        _describe(rules, state, moves[index], outset, desk, counts, out[index])


@njit
def _describe(rules: Rules, state: State, move: Ints, outset: Ints, desk: Ints, counts: Ints, row: Floats) -> None:
    row[:] = 0.0
    o.take_up(rules, state, move, outset)
    _now(rules, state, move, outset, row)
    _look_ahead(rules, state, move, outset, desk)
    zwick = rules[r.ZWICK] * UNIT
    if rules[r.SWEEP] > 1 and outset[o.LEFT_WILD] > 0:
        zwick = 0
    takes = 0.0
    if outset[o.NEXT_HAND] > 0 and outset[o.LEFT_ITEMS] > 0:
        gain, takes = next_gain(rules, desk, counts, outset[o.UNSEEN], outset[o.NEXT_HAND], zwick)
        sign = o.sign_of(rules, outset, rules[r.SIDE + outset[o.FOLLOWING]])
        row[_NEXT_GAIN], row[_NEXT_TAKES] = sign * gain, sign * takes
        row[_MATCHED] = holding(rules, counts, outset[o.LEFT_VALUES]) / max(1, outset[o.UNSEEN])
    _own_cards(rules, state, move, outset, desk, counts, zwick, takes, row)
    if outset[o.FINAL] > 0:
        _rest(rules, state, move, outset, takes, row)
    if rules[r.FINE] > 0:
        row[_FINES] = -_fines(rules, state, move, outset, counts)


@njit
def _now(rules: Rules, state: State, move: Ints, outset: Ints, row: Floats) -> None:
    """What the move wins at once, and what is played for it."""
    card = move[CARD]
    if o.captures(move):
        row[_TAKEN] = outset[o.TAKEN_POINTS]
        row[_SECURED] = rules[r.POINTS + card]
        row[_CARDS] = (outset[o.TAKEN_CARDS] + 1) * outset[o.CARD_WORTH] / UNIT
        if is_zwick(rules, state, move):
            row[_ZWICK] = rules[r.ZWICK]
    else:
        row[_LAID] = rules[r.POINTS + card]
    values = rules[r.VALUES + card]
    row[_TWO_VALUES] = 1.0 if values & values - 1 else 0.0
    row[_HEIGHT] = lowest(values) / 10.0


@njit
def _look_ahead(rules: Rules, state: State, move: Ints, outset: Ints, desk: Ints) -> None:
    """Find the best captures on the table that the move leaves."""
    card, takes, total = move[CARD], move[TAKES], move[TOTAL]
    new_values, new_worth, alone = 0, 0, False
    if not o.captures(move):
        if total > 0:
            new_values, alone = s.total_values(total) & rules[REACH], rules[r.ALONE] > 0
        else:
            new_values = rules[r.VALUES + card] if move[VALUE] == 0 else 1 << move[VALUE]
            new_values = scene.takeable(rules, new_values, s.loose_info(rules, card, move[VALUE]))
        new_worth = (rules[r.POINTS + card] + outset[o.TAKEN_POINTS]) * UNIT
        new_worth += (1 + outset[o.TAKEN_CARDS]) * outset[o.CARD_WORTH]
    outset[o.LEFT_VALUES] |= new_values
    rest = scene.local_mask(desk, ((1 << state[s.ITEMS]) - 1) & ~takes)
    scene.appraise(rules, desk, rest, outset[o.PLAYABLE], new_values, new_worth, alone)
    if desk[scene.DROPPED] & ~takes:
        desk[scene.CLEARS] = 0


@njit
def _own_cards(
    rules: Rules,
    state: State,
    move: Ints,
    outset: Ints,
    desk: Ints,
    counts: Ints,
    zwick: int,
    takes: float,
    row: Floats,
) -> None:
    """What the cards kept can do next time."""
    best, best_new, options, held = -1, -1, 0, 0
    at = s.hand_at(state, outset[o.SEAT])
    for index in range(at, at + state[s.HAND_COUNT + outset[o.SEAT]]):
        own = state[index]
        if own == move[CARD]:
            continue
        points = rules[r.POINTS + own] * UNIT
        held |= rules[r.VALUES + own]
        gain = best_gain(rules, desk, rules[KIND_OF + own], zwick)
        if gain >= 0:
            options += 1
            best = max(best, gain + points)
        left = rules[r.VALUES + own] & desk[scene.TAKES_NEW]
        while left:
            best_new = max(best_new, desk[scene.BEST_NEW + lowest(left)] + points)
            left &= left - 1
    row[_OPTIONS] = options
    row[_HELD_VALUES] = popcount(held)
    if best > 0:
        row[_FOLLOW_UP] = best / UNIT * (1.0 - takes) ** outset[o.OTHERS]
    if best_new > 0:
        risky = holding(rules, counts, desk[scene.TAKES_NEW])
        cards = min(outset[o.UNSEEN], outset[o.NEXT_HAND] * outset[o.OTHERS])
        row[_OWN_BUILD] = best_new / UNIT * none_of(outset[o.UNSEEN], risky, cards)


@njit
def _rest(rules: Rules, state: State, move: Ints, outset: Ints, takes: float, row: Floats) -> None:
    """Who gets what lies on the table at the end of the deal."""
    lying = outset[o.LEFT_POINTS] + outset[o.LEFT_CARDS] * outset[o.CARD_WORTH] / UNIT
    row[_LAST_LYING] = lying
    last = outset[o.SIDE] if o.captures(move) else state[s.LAST]
    if last >= 0:
        row[_REST] = o.sign_of(rules, outset, last) * lying * (1.0 - takes) ** (state[s.HELD] - 1)


@njit
def _fines(rules: Rules, state: State, move: Ints, outset: Ints, counts: Ints) -> float:
    """The fines to expect for builds that lie till the packet ends: the own side's less the others'."""
    fines = 0.0
    for place in range(state[s.ITEMS]):
        info = s.item_info(state, place)
        if move[TAKES] >> place & 1 or not s.is_build(info) or s.builder(info) < 0:
            continue
        sign = o.sign_of(rules, outset, rules[r.SIDE + s.builder(info)])
        fines += sign * _stays(rules, state, move, s.item_values(state, place), outset, counts)
    if move[TOTAL] > 0:
        fines += _stays(rules, state, move, s.total_values(move[TOTAL]), outset, counts)
    return fines * rules[r.FINE]


@njit
def _stays(rules: Rules, state: State, move: Ints, values: int, outset: Ints, counts: Ints) -> float:
    """The chance that nobody holds a card that takes a build by itself."""
    seat = outset[o.SEAT]
    at = s.hand_at(state, seat)
    for index in range(at, at + state[s.HAND_COUNT + seat]):
        if state[index] != move[CARD] and rules[r.VALUES + state[index]] & values:
            return 0.0
    to_play = state[s.HELD] - state[s.HAND_COUNT + seat]
    return none_of(outset[o.UNSEEN], holding(rules, counts, values), min(outset[o.UNSEEN], to_play))


@njit
def weighed_move(rules: Rules, state: State, rng: Chance, move: Ints, weights: Floats) -> None:
    """Fill ``move`` with the move of the highest weighed sum of features; equal ones are drawn by lot."""
    moves = np.empty((MOST_MOVES, 4), np.int64)
    count = min(MOST_MOVES, abs(legal_moves(rules, state, moves)))
    if count == 1:
        move[:] = moves[0]
        return
    table = np.empty((count, FEATURES), np.float64)
    features(rules, state, moves, count, table)
    best, ties = -1e300, 0
    for index in range(count):
        value = 0.0
        for feature in range(FEATURES):
            value += table[index, feature] * weights[feature]
        if value > best + _EQUAL:
            best, ties = value, 1
            move[:] = moves[index]
        elif value > best - _EQUAL:
            ties += 1
            if below(rng, ties) == 0:
                move[:] = moves[index]

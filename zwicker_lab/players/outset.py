"""What a decision starts from: seats, counts, and what a move takes from the table and leaves on it."""

from __future__ import annotations

from math import exp, sqrt

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, njit
from zwicker_lab.kernel.play import CARD, TAKES, TOTAL
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import UNIT
from zwicker_lab.kernel.state import State
from zwicker_lab.players.chances import count_unseen
from zwicker_lab.players.kinds import KIND_VALUES, KINDS
from zwicker_lab.players.prospect import SPREAD, card_lead

# What stands where: the same for all moves of a decision.
SEAT = 0
SIDE = 1
UNSEEN = 2  # how many cards the seat sees nowhere
PLAYABLE = 3  # every value that an unseen or an own card may be played with
CARD_WORTH = 4  # of one card more in the pile, toward the majority, in 1/840 points
FOLLOWING = 5  # the seat that plays next
NEXT_HAND = 6  # how many cards it holds then; 0 where the deal is over
OTHERS = 7  # seats that play before this one does again
FINAL = 8  # 1 in the last packet
# The same for one move.
TAKEN_POINTS = 9
TAKEN_CARDS = 10
LEFT_ITEMS = 11
LEFT_POINTS = 12
LEFT_CARDS = 13
LEFT_VALUES = 14  # every value an item left on the table may count
LEFT_WILD = 15
OUTSET = 16

CARD_SLOPE = 0.45
"""Twice the density at an even lead: what one card more changes, for one card that nobody has yet."""


@njit
def take_in(rules: Rules, state: State, outset: Ints, counts: Ints) -> None:
    """Note what all moves of the seat to move start from; ``counts`` gets the unseen cards by kind."""
    seat = state[s.TURN]
    outset[SEAT], outset[SIDE] = seat, rules[r.SIDE + seat]
    outset[UNSEEN] = count_unseen(rules, state, seat, counts)
    outset[PLAYABLE] = _playable(rules, state, seat, counts)
    outset[CARD_WORTH] = _card_worth(rules, state, rules[r.SIDE + seat])
    outset[FINAL] = state[s.STOCK] < rules[r.PLAYERS]
    outset[FOLLOWING] = _following(rules, state, seat)
    outset[NEXT_HAND] = _next_hand(rules, state, seat, outset[FOLLOWING])
    outset[OTHERS] = 0
    for other in range(rules[r.PLAYERS]):
        outset[OTHERS] += other != seat and state[s.HAND_COUNT + other] > 0


@njit
def take_up(rules: Rules, state: State, move: Ints, outset: Ints) -> None:
    """Note what a move takes from the table, or covers there, and what lies there afterwards."""
    takes = move[TAKES]
    taken_points, taken_cards, points, cards, items, values, wild = 0, 0, 0, 0, 0, 0, False
    for place in range(state[s.ITEMS]):
        info = s.item_info(state, place)
        if takes >> place & 1:
            taken_points += s.points_on(info)
            taken_cards += s.card_count(info)
        else:
            points += s.points_on(info)
            cards += s.card_count(info)
            items += 1
            values |= s.item_values(state, place)
            wild = wild or s.has_wild(info)
    if not captures(move):
        points += taken_points + rules[r.POINTS + move[CARD]]
        cards += taken_cards + 1
        items += 1
        wild = wild or rules[r.KIND + move[CARD]] == r.WILD
    outset[TAKEN_POINTS], outset[TAKEN_CARDS] = taken_points, taken_cards
    outset[LEFT_ITEMS], outset[LEFT_POINTS], outset[LEFT_CARDS] = items, points, cards
    outset[LEFT_VALUES], outset[LEFT_WILD] = values, wild


@njit
def captures(move: Ints) -> bool:
    """Whether a move captures."""
    return move[TAKES] != 0 and move[TOTAL] == 0


@njit
def sign_of(rules: Rules, outset: Ints, side: int) -> float:
    """How a point of ``side`` counts for the side to move: 1 for its own, its share of the mean for another."""
    return 1.0 if side == outset[SIDE] else -1.0 / (rules[r.SIDES] - 1)


@njit
def _card_worth(rules: Rules, state: State, side: int) -> int:
    """The prize for most cards times the density of a normal spread of the cards to come, at the lead so far."""
    ahead, left = card_lead(rules, state, side)
    if left <= 0:
        return 0
    density = exp(-ahead * ahead / (2.0 * SPREAD * left)) / sqrt(left)
    return int(rules[r.PRIZE] * UNIT * CARD_SLOPE * density)


@njit
def _playable(rules: Rules, state: State, seat: int, counts: Ints) -> int:
    values = 0
    for kind in range(rules[KINDS]):
        if counts[kind] > 0:
            values |= rules[KIND_VALUES + kind]
    at = s.hand_at(state, seat)
    for index in range(at, at + state[s.HAND_COUNT + seat]):
        values |= rules[r.VALUES + state[index]]
    return values


@njit
def _following(rules: Rules, state: State, seat: int) -> int:
    if state[s.HELD] == 1:
        return (state[s.DEALER] + 1) % rules[r.PLAYERS]
    turn = (seat + 1) % rules[r.PLAYERS]
    while state[s.HAND_COUNT + turn] == 0:
        turn = (turn + 1) % rules[r.PLAYERS]
    return turn


@njit
def _next_hand(rules: Rules, state: State, seat: int, following: int) -> int:
    if state[s.HELD] > 1:
        return state[s.HAND_COUNT + following] - (following == seat)
    each, size = state[s.STOCK] // rules[r.PLAYERS], rules[r.PACKET]
    return each if each <= size or (rules[r.JOINS] > 0 and each == size + 1) else size

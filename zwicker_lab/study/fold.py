"""Deals and matches played in compiled code, each of them one row of whole numbers at its end.

A deal depends on the run's seed and its own number alone, and so does a match: however a run is divided, the rows are
the same. Everything compiled for studies stands in this one file, from which its kept machine code is known.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import below, reseed, shuffle
from zwicker_lab.kernel.dealing import deal, is_over
from zwicker_lab.kernel.deals import new_deal
from zwicker_lab.kernel.jit import Ints, lowest, njit
from zwicker_lab.kernel.moves import legal_moves
from zwicker_lab.kernel.play import CARD, TAKES, TOTAL, is_zwick, play, points_of
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import score, score_so_far
from zwicker_lab.kernel.state import State
from zwicker_lab.players.duel import policy_move

Floats = NDArray[np.float64]

# The row of a deal: single numbers.
DEALER = 0  # seat
MOVES = 1
PACKETS = 2
LAST_SEAT = 3  # seat that captured last, counted from 1; 0 where nobody did
REST = 4  # cards that side gets at the end without capturing them
LEADER_ZWICK = 5  # whether the leader can Zwick with the very first card
LEADER_JOKER = 6  # whether the leader's first hand holds a joker
TIED = 7  # sides that share the most cards
# Twelve numbers: Zwicks by packet, the last of them for all that follow.
ZWICKS_IN, MOST_PACKETS = 8, 12
# One number a side.
POINTS = 20  # in 1/840 points
PRIZE = 28  # points for most cards among them
CARDS = 36
ZWICKS = 44
FINES = 52
# One number a seat.
SEAT_POINTS = 60  # card points and Zwicks at the moment of capture, in points
SEAT_ZWICKS = 68
SEAT_CARDS = 76
# One number a joker that is followed: the seat in whose hand it was, counted from 1; 0 where it lay on the table.
HOLDERS, MOST_JOKERS = 84, 12
# Eight numbers for each line of the scoring table: how many of its cards each side has.
ROWS = 96

# The plan, one number a card: its line of the scoring table and its place among the jokers followed, or -1.
LINE_OF, JOKER_OF, PLAN = 0, r.MOST_CARDS, 2 * r.MOST_CARDS

# The row of a match.
LENGTH, WINNER, FIRST_DEALER = 0, 1, 2  # deals; the side that won counted from 1, 0 for nobody; seat
MATCH_ROW = 3
MOST_DEALS = 1000
"""A match that goes on for so many deals is ended without a winner."""

_LISTED = 256


@njit
def play_deals(
    rules: Rules,
    keen: Rules,
    plan: Ints,
    policies: Ints,
    weights: Floats,
    seed: int,
    first: int,
    step: int,
    out: Ints,
) -> None:
    """Play the deals ``first``, ``first + step`` ... of the run ``seed``, one for each row of ``out``.

    ``policies`` holds one policy a seat; for ``keen`` see ``begin``.
    """
    rng, move = np.zeros(1, np.int64), np.zeros(4, np.int64)
    state, listed = np.zeros(rules[r.STATE_SIZE], np.int64), np.zeros((_LISTED, 4), np.int64)
    for index in range(len(out)):
        reseed(rng, seed, first + step * index)
        new_deal(rules, rng, state)
        begin(keen, state, listed, out[index])
        while not is_over(state):
            policy_move(policies[state[s.TURN]], weights, rules, state, rng, move)
            play_noted(rules, plan, state, move, out[index])
        finish(rules, plan, state, out[index])


@njit
def begin(keen: Rules, state: State, listed: Ints, row: Ints) -> None:
    """Note what is known when the first packet is dealt.

    ``keen`` are the rules with no builds, where a capture may not be part of a larger one: a card that can clear the
    table then has that one capture, and the list of moves is short on the largest table.
    """
    row[:] = 0
    row[DEALER], row[PACKETS] = state[s.DEALER], 1
    at = s.hand_at(state, state[s.TURN])
    for index in range(at, at + state[s.HAND_COUNT + state[s.TURN]]):
        if keen[r.KIND + state[index]] != r.PLAIN:
            row[LEADER_JOKER] = 1
    for index in range(min(len(listed), abs(legal_moves(keen, state, listed)))):
        if is_zwick(keen, state, listed[index]):
            row[LEADER_ZWICK] = 1


@njit
def play_noted(rules: Rules, plan: Ints, state: State, move: Ints, row: Ints) -> None:
    """Play a move, and note what it brings its seat."""
    seat, held, takes = state[s.TURN], state[s.HELD], move[TAKES]
    joker = plan[JOKER_OF + move[CARD]]
    if joker >= 0:
        row[HOLDERS + joker] = seat + 1
    if takes != 0 and move[TOTAL] == 0:
        cards = 1
        while takes:
            cards += s.card_count(s.item_info(state, lowest(takes)))
            takes &= takes - 1
        row[LAST_SEAT] = seat + 1
        row[SEAT_CARDS + seat] += cards
        row[SEAT_POINTS + seat] += points_of(rules, state, move)
        if is_zwick(rules, state, move):
            row[SEAT_ZWICKS + seat] += 1
            row[ZWICKS_IN + min(row[PACKETS], MOST_PACKETS) - 1] += 1
    play(rules, state, move)
    row[MOVES] += 1
    if state[s.HELD] > held:
        row[PACKETS] += 1


@njit
def finish(rules: Rules, plan: Ints, state: State, row: Ints) -> None:
    """Note the count of a deal that is over."""
    score(rules, state, row[POINTS:])
    score_so_far(rules, state, row[PRIZE:])
    most = 0
    for side in range(rules[r.SIDES]):
        row[PRIZE + side] = row[POINTS + side] - row[PRIZE + side]
        row[CARDS + side] = state[s.PILE_CARDS + side]
        row[ZWICKS + side] = state[s.ZWICKS + side]
        row[FINES + side] = state[s.FINES + side]
        row[REST] += state[s.PILE_CARDS + side]
        most = max(most, state[s.PILE_CARDS + side])
        card = state[s.PILE_FIRST + side]
        for _ in range(state[s.PILE_CARDS + side]):
            if plan[LINE_OF + card] >= 0:
                row[ROWS + 8 * plan[LINE_OF + card] + side] += 1
            card = s.next_card(state, card)
    for seat in range(rules[r.PLAYERS]):
        row[REST] -= row[SEAT_CARDS + seat]
    for side in range(rules[r.SIDES]):
        row[TIED] += most > 0 and state[s.PILE_CARDS + side] == most


@njit
def play_matches(rules: Rules, policies: Ints, weights: Floats, ending: Ints, seed: int, first: int, out: Ints) -> None:
    """Play the matches ``first`` and following of the run ``seed``, one for each row of ``out``.

    ``ending`` holds the target or 0, the least number of deals, and whether points count as they fall.
    """
    rng, order = np.zeros(1, np.int64), np.arange(rules[r.CARDS])
    state, move = np.zeros(rules[r.STATE_SIZE], np.int64), np.zeros(4, np.int64)
    for index in range(len(out)):
        reseed(rng, seed, _MATCHES + first + index)
        out[index, FIRST_DEALER] = below(rng, rules[r.PLAYERS])
        totals = np.zeros(8, np.int64)
        length, winner = 0, -1
        while length < MOST_DEALS:
            for card in range(len(order)):
                order[card] = card
            shuffle(rng, order, len(order))
            deal(rules, order, (out[index, FIRST_DEALER] + length) % rules[r.PLAYERS], state)
            play_deal_of_match(rules, policies, weights, ending, state, rng, move, totals)
            length += 1
            winner = ahead(rules, totals)
            if ending[TARGET] > 0:
                if winner >= 0 and totals[winner] >= ending[TARGET]:
                    break
            elif ending[LEAST] <= 1 or (length >= ending[LEAST] and winner >= 0):
                break
            winner = -1
        out[index, LENGTH], out[index, WINNER] = length, winner + 1


# How a match ends: a target in 1/840 points or 0, the least number of deals, whether points count as they fall.
TARGET, LEAST, AT_ONCE = 0, 1, 2
_MATCHES = 1 << 60  # streams of chance for matches, apart from those for deals


@njit
def play_deal_of_match(
    rules: Rules, policies: Ints, weights: Floats, ending: Ints, state: State, rng: Ints, move: Ints, totals: Ints
) -> None:
    """Play a deal to its end, or to the moment in which it decides the match, and add its points to ``totals``."""
    points, now = np.zeros(8, np.int64), np.zeros(8, np.int64)
    while not is_over(state):
        policy_move(policies[state[s.TURN]], weights, rules, state, rng, move)
        play(rules, state, move)
        if ending[AT_ONCE] > 0 and ending[TARGET] > 0 and not is_over(state):
            score_so_far(rules, state, points)
            now[:] = totals + points
            leads = ahead(rules, now)
            if leads >= 0 and now[leads] >= ending[TARGET]:
                totals[:] = now
                return
    score(rules, state, points)
    totals += points


@njit
def ahead(rules: Rules, totals: Ints) -> int:
    """The one side with the most points, -1 where several have them."""
    best, leader = totals[0], 0
    for side in range(1, rules[r.SIDES]):
        if totals[side] > best:
            best, leader = totals[side], side
        elif totals[side] == best:
            leader = -1
    return leader

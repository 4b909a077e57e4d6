"""The greedy player: most points now, a Zwick included; then a Zwick, then most cards."""

from __future__ import annotations

import numpy as np

from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import Chance, below
from zwicker_lab.kernel.jit import Ints, lowest, njit
from zwicker_lab.kernel.moves import legal_moves
from zwicker_lab.kernel.play import TAKES, TOTAL, is_zwick, points_of
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

MOST_MOVES = 256
"""Moves looked at on a large table."""
_POINT, _SWEEP = 1 << 12, 1 << 10


@njit
def appetite(rules: Rules, state: State, move: Ints) -> int:
    """How much the greedy player wants a move: points, then a Zwick, then cards, as one number."""
    takes = move[TAKES]
    if takes == 0 or move[TOTAL] > 0:
        return 0
    cards = 1
    left = takes
    while left:
        cards += s.card_count(s.item_info(state, lowest(left)))
        left &= left - 1
    return points_of(rules, state, move) * _POINT + is_zwick(rules, state, move) * _SWEEP + cards


@njit
def greedy_move(rules: Rules, state: State, rng: Chance, move: Ints) -> None:
    """Fill ``move`` with the greedy player's move; equal ones are drawn by lot."""
    moves = np.empty((MOST_MOVES, 4), np.int64)
    count = min(MOST_MOVES, abs(legal_moves(rules, state, moves)))
    most, ties = -1, 0
    for index in range(count):
        wanted = appetite(rules, state, moves[index])
        if wanted > most:
            most, ties = wanted, 1
            move[:] = moves[index]
        elif wanted == most:
            ties += 1
            if below(rng, ties) == 0:
                move[:] = moves[index]

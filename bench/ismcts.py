"""A rival for the search: information set Monte Carlo tree search with one observer, at equal time.

After P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
Computational Intelligence and AI in Games 4 (2012), algorithm 1. Every iteration draws one world and goes down one tree
of moves, of which only those legal in that world count; a new move is then played on by the traditional player to the
end of the packet, as the search does, so that only the tree differs. It stays here unless it wins at equal time.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import Chance, below, reseed
from zwicker_lab.kernel.convert import move_of
from zwicker_lab.kernel.jit import Ints, njit
from zwicker_lab.kernel.moves import legal_moves
from zwicker_lab.kernel.play import play
from zwicker_lab.players.duel import TRADITIONAL
from zwicker_lab.players.playout import play_packet
from zwicker_lab.players.prospect import lead_so_far
from zwicker_lab.players.traditional import WEIGHTS
from zwicker_lab.players.view import View
from zwicker_lab.players.worlds import SEEDS, Hidden, draw_world, hidden_of
from zwicker_lab.zwicker.moves import Move

Floats = NDArray[np.float64]

BATCH = 4
"""Iterations between two looks at the clock."""
EXPLORE = 6.0
"""How much a move seldom tried is favoured, in points."""
MOST_NODES = 20_000
MOST_DEPTH = 64
_MOST_LISTED = 128
_CHILD, _SIBLING, _VISITS, _SEEN, _MOVE = 0, 1, 2, 3, 4


def ismcts(view: View, ms: float, seed: int) -> Move:
    """The move visited most within ``ms`` milliseconds."""
    hidden = hidden_of(view)
    nodes, sums = np.zeros((MOST_NODES, 8), np.int64), np.zeros(MOST_NODES)
    begun, done, used = perf_counter(), 0, 1
    while used + BATCH < MOST_NODES and (done == 0 or 1000 * (perf_counter() - begun) < ms):
        used = iterate(hidden, nodes, sums, used, seed & SEEDS, done, BATCH)
        done += BATCH
    best, child = 0, int(nodes[0, _CHILD])
    while child:
        best = child if not best or nodes[child, _VISITS] > nodes[best, _VISITS] else best
        child = int(nodes[child, _SIBLING])
    position = view.position
    return move_of(nodes[best, _MOVE:], hidden.template, position.variant, position.players)


@njit
def iterate(hidden: Hidden, nodes: Ints, sums: Floats, used: int, seed: int, first: int, count: int) -> int:
    """Do ``count`` iterations from number ``first`` on; how many nodes there are then."""
    rules, template = hidden.rules, hidden.template
    state, rng, move = np.empty(len(template), np.int64), np.zeros(1, np.int64), np.zeros(4, np.int64)
    listed, path = np.empty((_MOST_LISTED, 4), np.int64), np.zeros(MOST_DEPTH, np.int64)
    side = rules[r.SIDE + template[s.TURN]]
    before = lead_so_far(rules, template, side)
    for index in range(first, first + count):
        reseed(rng, seed, index)
        draw_world(hidden, rng, state)
        node, depth = 0, 0
        while True:
            mine = rules[r.SIDE + state[s.TURN]] == side
            held, found = state[s.HELD], min(abs(legal_moves(rules, state, listed)), _MOST_LISTED)
            child, is_new = choose(nodes, sums, used, node, listed, found, mine, rng)
            if is_new:
                used += 1
            path[depth] = child
            depth += 1
            move[:] = nodes[child, _MOVE:]
            last = held == 1 or depth == MOST_DEPTH
            if is_new or last:
                value = play_packet(rules, state, side, TRADITIONAL, WEIGHTS, rng, move) - before
                break
            play(rules, state, move)
            node = child
        for at in range(depth):
            nodes[path[at], _VISITS] += 1
            sums[path[at]] += value
    return used


@njit
def choose(
    nodes: Ints, sums: Floats, used: int, node: int, listed: Ints, found: int, mine: bool, rng: Chance
) -> tuple[int, bool]:
    """The child to go to: one of the legal moves not tried yet, else the best by upper confidence bound."""
    untried, best, bound = 0, 0, -1e300
    known = np.zeros(_MOST_LISTED, np.int64)
    child = nodes[node, _CHILD]
    while child:
        for row in range(found):
            if (listed[row] == nodes[child, _MOVE:]).all():
                known[row] = 1
                nodes[child, _SEEN] += 1
                mean = sums[child] / nodes[child, _VISITS]
                width = EXPLORE * sqrt(log(nodes[child, _SEEN]) / nodes[child, _VISITS])
                value = (mean if mine else -mean) + width
                if value > bound:
                    best, bound = child, value
                break
        child = nodes[child, _SIBLING]
    untried = found - known[:found].sum()
    if untried == 0:
        return best, False
    pick = below(rng, untried)
    for row in range(found):
        if known[row]:
            continue
        if pick == 0:
            nodes[used, _MOVE:] = listed[row]
            nodes[used, _SIBLING] = nodes[node, _CHILD]
            nodes[used, _SEEN] = 1
            nodes[node, _CHILD] = used
            break
        pick -= 1
    return used, True

"""Playing sampled worlds to the end: the same worlds for every move."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import Chance, reseed
from zwicker_lab.kernel.dealing import is_over
from zwicker_lab.kernel.jit import Ints, njit, room
from zwicker_lab.kernel.play import play
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import score
from zwicker_lab.kernel.state import State
from zwicker_lab.players.duel import policy_move
from zwicker_lab.players.prospect import lead, lead_so_far, prospect
from zwicker_lab.players.worlds import Hidden, draw_world

Floats = NDArray[np.float64]


@njit
def sample_moves(
    hidden: Hidden,
    moves: Ints,
    alive: Ints,
    seed: int,
    first: int,
    count: int,
    policy: int,
    weights: Floats,
    out: Floats,
) -> None:
    """Play ``count`` worlds from number ``first`` on, each once for every move in ``alive``.

    ``out[move, world]`` gets what the side to move scores from now on above the mean of the others, in points.
    """
    rules, template = hidden.rules, hidden.template
    world, copy = np.empty(len(template), np.int64), np.empty(len(template), np.int64)
    rng, move = np.zeros(1, np.int64), np.zeros(4, np.int64)
    side = rules[r.SIDE + template[s.TURN]]
    before = lead_so_far(rules, template, side)
    for index in range(first, first + count):
        reseed(rng, seed, index)
        draw_world(hidden, rng, world)
        begun = rng[0]
        for row in alive:
            rng[0] = begun
            copy[:] = world
            move[:] = moves[row]
            out[row, index] = play_packet(rules, copy, side, policy, weights, rng, move) - before


@njit
def play_packet(rules: Rules, state: State, side: int, policy: int, weights: Floats, rng: Chance, move: Ints) -> float:
    """Play ``move`` and on to the end of the packet; what ``side`` then has or may expect above the others."""
    while True:
        held = state[s.HELD]
        play(rules, state, move)
        if is_over(state):
            points = room(8)
            score(rules, state, points)
            return lead(rules, points, side)
        if state[s.HELD] > held:
            return prospect(rules, state, side)
        policy_move(policy, weights, rules, state, rng, move)

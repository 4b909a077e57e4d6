"""Players against each other in the kernel: the same cards for all, sides changed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import Chance, below, reseed, shuffle
from zwicker_lab.kernel.dealing import deal, is_over
from zwicker_lab.kernel.jit import Ints, njit
from zwicker_lab.kernel.moves import random_move
from zwicker_lab.kernel.play import play
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import score
from zwicker_lab.kernel.state import State
from zwicker_lab.players.greedy import greedy_move
from zwicker_lab.players.prospect import lead
from zwicker_lab.players.traditional import weighed_move

Floats = NDArray[np.float64]
RANDOM, GREEDY, TRADITIONAL = 0, 1, 2


@njit
def policy_move(policy: int, weights: Floats, rules: Rules, state: State, rng: Chance, move: Ints) -> None:
    """Fill ``move`` with what a policy plays."""
    if policy == RANDOM:
        random_move(rules, state, rng, move)
    elif policy == GREEDY:
        greedy_move(rules, state, rng, move)
    else:
        weighed_move(rules, state, rng, move, weights)


@njit
def duplicates(
    rules: Rules, seed: int, first: int, count: int, one: int, two: int, mine: Floats, yours: Floats, out: Floats
) -> int:
    """Play each deal once for every side that ``one`` may take, all other sides played by ``two``.

    Writes for each deal what ``one`` scored above the mean of the other sides, in points, averaged over the sides it
    took. Gives the number of moves.
    """
    rng, order = np.zeros(1, np.int64), np.arange(rules[r.CARDS])
    state = np.zeros(rules[r.STATE_SIZE], np.int64)
    move, points = np.zeros(4, np.int64), np.zeros(8, np.int64)
    made = 0
    for index in range(count):
        reseed(rng, seed, first + index)
        for card in range(len(order)):
            order[card] = card
        shuffle(rng, order, len(order))
        dealer = below(rng, rules[r.PLAYERS])
        total = 0.0
        for side in range(rules[r.SIDES]):
            deal(rules, order, dealer, state)
            while not is_over(state):
                if rules[r.SIDE + state[s.TURN]] == side:
                    policy_move(one, mine, rules, state, rng, move)
                else:
                    policy_move(two, yours, rules, state, rng, move)
                play(rules, state, move)
                made += 1
            score(rules, state, points)
            total += lead(rules, points, side)
        out[index] = total / rules[r.SIDES]
    return made

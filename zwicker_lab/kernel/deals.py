"""Whole deals by random moves, each with a stream of chance of its own."""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel.chance import Chance, below, reseed, shuffle
from zwicker_lab.kernel.dealing import deal, is_over
from zwicker_lab.kernel.jit import Ints, njit, room, words
from zwicker_lab.kernel.moves import random_move
from zwicker_lab.kernel.play import play
from zwicker_lab.kernel.rules import MOST_CARDS, MOST_STATE, Rules
from zwicker_lab.kernel.score import score
from zwicker_lab.kernel.state import State


@njit
def new_deal(rules: Rules, rng: Chance, state: State) -> None:
    """Shuffle, draw the dealer and deal."""
    rules, rng, state, order = words(rules), words(rng), words(state), room(MOST_CARDS)
    for card in range(rules[r.CARDS]):
        order[card] = card
    shuffle(rng, order, rules[r.CARDS])
    deal(rules, order, below(rng, rules[r.PLAYERS]), state)


@njit
def play_out(rules: Rules, state: State, rng: Chance) -> int:
    """Play random legal moves to the end of the deal; how many were made."""
    rules, state, rng, move = words(rules), words(state), words(rng), room(4)
    moves = 0
    while not is_over(state) and random_move(rules, state, rng, move) != 0:
        play(rules, state, move)
        moves += 1
    return moves


@njit
def play_random_deals(rules: Rules, seed: int, first: int, count: int, out: Ints) -> int:
    """Play the deals ``first`` to ``first + count - 1`` of the run ``seed``; how many moves were made.

    Row by row the final points of each side go into ``out``, in 1/840 points; no more deals are played than it has
    rows, and none where a row is too short. A deal depends on ``seed`` and its number alone, however a run is divided.
    """
    count = min(count, len(out)) if out.shape[1] >= rules[r.SIDES] else 0
    rules, state, rng, move = words(rules), room(MOST_STATE), room(1), room(4)
    moves = 0
    for number in range(count):
        reseed(rng, seed, first + number)
        new_deal(rules, rng, state)
        while not is_over(state) and random_move(rules, state, rng, move) != 0:
            play(rules, state, move)
            moves += 1
        score(rules, state, words(out[number]))
    return moves

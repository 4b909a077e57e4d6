"""Players that look at the table once, in compiled code: they play on in the search's worlds, too."""

from __future__ import annotations

from zwicker_lab.kernel.chance import Chance, below
from zwicker_lab.kernel.jit import Ints, lowest, njit, popcount
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.course import NO, YES, advance, is_over, points_of
from zwicker_lab.zwick.players.estimate import wants_to_join, wants_to_keep, wants_to_turn
from zwicker_lab.zwick.players.state import State
from zwicker_lab.zwick.players.tricks import choices, traditional_card

RANDOM, TRADITIONAL = 0, 1


@njit
def move_by(policy: int, rules: Ints, state: State, rng: Chance) -> int:
    """What a policy does in a position, as a number (see ``course``)."""
    if state[s.PHASE] in (s.LAYING, s.PLAYING):
        return traditional_card(rules, state) if policy == TRADITIONAL else _any_card(rules, state, rng)
    if state[s.PHASE] == s.JOINING and state[s.BOUND] >> state[s.TURN] & 1:
        return YES
    if policy == RANDOM:
        return below(rng, 2)
    if state[s.PHASE] == s.JOINING:
        return YES if wants_to_join(rules, state) else NO
    if state[s.PHASE] == s.KEEPING:
        return YES if wants_to_keep(rules, state) else NO
    return YES if wants_to_turn(rules, state) else NO


@njit
def _any_card(rules: Ints, state: State, rng: Chance) -> int:
    cards = choices(rules, state)
    for _ in range(below(rng, popcount(cards))):
        cards &= cards - 1
    return lowest(cards)


@njit
def policy_move(policy: int, rules: Ints, state: State, rng: Chance) -> int:
    """``move_by`` for Python to call."""
    return move_by(policy, rules, state, rng)


@njit
def play_out(policies: Ints, rules: Ints, state: State, rng: Chance, points: Ints) -> None:
    """Play to the end, seat by seat as its policy does, and write what every seat has; ``state`` is changed."""
    while not is_over(state):
        advance(rules, state, move_by(policies[state[s.TURN]], rules, state, rng))
    for seat in range(rules[s.PLAYERS]):
        points[seat] = points_of(rules, state, seat)


@njit
def run_out(rules: Ints, state: State, rng: Chance) -> None:
    """Play to the end as the traditional player does; ``state`` is changed."""
    while not is_over(state):
        advance(rules, state, move_by(TRADITIONAL, rules, state, rng))

"""The reply that punishes a move: what the next seat can take, and what that costs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice
from math import inf
from time import perf_counter

import numpy as np

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import reseed
from zwicker_lab.kernel.convert import kernel_move
from zwicker_lab.kernel.dealing import is_over
from zwicker_lab.kernel.jit import Ints, njit
from zwicker_lab.kernel.play import CARD, TAKES, TOTAL, VALUE, play
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.score import UNIT, score
from zwicker_lab.kernel.state import State
from zwicker_lab.players.duel import TRADITIONAL, Floats
from zwicker_lab.players.exact import SOLVED, solve
from zwicker_lab.players.grounds import Grounds
from zwicker_lab.players.kinds import player_rules_for
from zwicker_lab.players.odds import Cards
from zwicker_lab.players.outlook import Outlook
from zwicker_lab.players.playout import play_packet
from zwicker_lab.players.prospect import lead, lead_so_far
from zwicker_lab.players.traditional import WEIGHTS
from zwicker_lab.zwicker.moves import Move

TRIED = 3
"""Replies to one move that are played out."""
PLAYED_OUT = 16
"""Worlds in which each is played out."""
A_REPLY = 20_000
"""Positions looked at to solve what follows a reply."""
SELDOM = Fraction(1, 10)
"""Replies rarer than this are told only where there are no others."""
TOLD = 0.5
"""A reply is told where it costs at least so many points; one that was to be expected, where it takes as many."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A capture by the next seat.

    ``cards`` could make it, and ``chance`` says how likely the seat holds one of them. ``taken`` is about what it takes
    at once, ``cost`` what the mover's side loses by it against what could be expected before.
    """

    move: Move
    seat: str
    cards: Cards
    chance: Fraction
    taken: float
    cost: float


class Replies:
    """Finds the reply that costs most, played out in the worlds that the search looked at.

    ``states`` holds the worlds, a row each; without any, as on a table the kernel cannot hold, a reply is told by what
    it takes alone. Where the worlds are ``exact``, all of a last packet, two sides are taken to play on without fault.
    """

    def __init__(self, grounds: Grounds, states: Ints, seed: int, exact: bool = False) -> None:
        self.grounds, self.states, self.seed = grounds, states, seed
        self.exact = exact and len(grounds.position.sides) == 2
        self.rules = player_rules_for(grounds.position)

    def to(self, move: Move, value: float, best: float, until: float = inf) -> Reply | None:
        """The reply that costs most to a ``move`` worth ``value``; ``None`` where there is none worth telling.

        ``best`` is what the best move is worth. After the time ``until``, by the clock ``perf_counter``, replies are
        told by what they take alone.
        """
        found = self.grounds.outlook(move)
        if found is None:
            return None
        tried = captures_of(found, self.grounds.share, self.grounds.a_card)[:TRIED]
        if perf_counter() < until:
            tried = [replace(reply, cost=self._cost(reply, found, move, value)) for reply in tried]
        worst = max(tried, key=lambda reply: reply.cost, default=None)
        if worst is None:
            return None
        expected = worst.taken >= TOLD and best - value + worst.cost >= TOLD
        return worst if worst.cost >= TOLD or expected else None

    def _cost(self, reply: Reply, found: Outlook, move: Move, value: float) -> float:
        """What a reply costs against the value before it was known; what it takes, where no world has it."""
        if not len(self.states):
            return reply.cost
        pack = found.before.variant.pack(found.before.players)
        wanted = np.array([card in reply.cards for card in pack], np.int64)
        items = sum(1 << at for at, item in enumerate(found.table) if item in reply.move.items)
        played = kernel_move(self.grounds.position, move, self.rules)
        after = self._solved(played, wanted, items) if self.exact else self._sampled(played, wanted, items)
        return value - sum(after) / len(after) if after else reply.cost

    def _solved(self, move: Ints, wanted: Ints, items: int) -> list[float]:
        values = (solve_reply(self.rules, state, move, wanted, items) for state in self.states)
        return list(islice((value for value in values if value is not None), PLAYED_OUT))

    def _sampled(self, move: Ints, wanted: Ints, items: int) -> list[float]:
        out = np.empty(PLAYED_OUT)
        count = sample_reply(self.rules, self.states, move, wanted, items, WEIGHTS, self.seed, out)
        return [float(value) for value in out[:count]]


def captures_of(found: Outlook, share: float, a_card: float) -> list[Reply]:
    """The captures that take most, seldom ones last.

    ``share`` is what a point of another side costs the mover's, ``a_card`` what a card is worth toward most cards.
    """
    every = []
    for taking in found.takings:
        count = 1 + sum(len(item.cards) for item in taking.best.items)
        taken = taking.points * share + count * a_card
        every.append(Reply(taking.best, found.seat, taking.cards, found.chance(taking.cards), taken, taken))
    possible = [reply for reply in every if reply.chance]
    return sorted(possible, key=lambda reply: (reply.chance < SELDOM, -reply.taken, -reply.chance))


@njit
def sample_reply(
    rules: Rules, states: Ints, move: Ints, wanted: Ints, items: int, weights: Floats, seed: int, out: Floats
) -> int:
    """Play ``move`` and then a capture of ``items`` in the worlds where the next seat holds a card for it.

    ``wanted`` has 1 for each such card. Fills ``out`` with what the mover's side scores from now on above the mean of
    the others, in points, and gives how many worlds that are.
    """
    copy, rng, reply = np.empty(states.shape[1], np.int64), np.zeros(1, np.int64), np.zeros(4, np.int64)
    played = 0
    for index in range(len(states)):
        if played == len(out):
            break
        copy[:] = states[index]
        side = rules[r.SIDE + copy[s.TURN]]
        before = lead_so_far(rules, copy, side)
        play(rules, copy, move)
        card = _card_held(copy, wanted)
        if card >= 0:
            reseed(rng, seed, index)
            reply[CARD], reply[TAKES], reply[TOTAL], reply[VALUE] = card, items, 0, 0
            out[played] = play_packet(rules, copy, side, TRADITIONAL, weights, rng, reply) - before
            played += 1
    return played


def solve_reply(rules: Rules, state: State, move: Ints, wanted: Ints, items: int) -> float | None:
    """The same in one world of a last packet, two sides playing on without fault; ``None`` where that says nothing."""
    after, side = state.copy(), rules[r.SIDE + state[s.TURN]]
    play(rules, after, move)
    card = _card_held(after, wanted)
    if card < 0:
        return None
    play(rules, after, np.array([card, items, 0, 0], np.int64))
    before = lead_so_far(rules, state, side)
    if is_over(after):
        points = np.zeros(8, np.int64)
        score(rules, after, points)
        return float(lead(rules, points, side) - before)
    status, value = solve(rules, after, np.zeros(4, np.int64), A_REPLY)
    sign = 1 if rules[r.SIDE + after[s.TURN]] == side else -1
    return float(lead_so_far(rules, after, side) + sign * value / UNIT - before) if status == SOLVED else None


@njit
def _card_held(state: State, wanted: Ints) -> int:
    """A wanted card in the hand of the seat to move; -1 where it holds none."""
    at = s.hand_at(state, state[s.TURN])
    for place in range(at, at + state[s.HAND_COUNT + state[s.TURN]]):
        if wanted[state[place]] > 0:
            return int(state[place])
    return -1

"""How strong the players are: duplicate deals, the same cards with sides changed, in points a deal.

Each deal is played once for every side the first player can take; its result is what that side scores above the mean
of the others, averaged over the sides. Intervals are over deals, so what the cards alone bring falls out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean

import numpy as np

from bench.interval import above
from bench.ismcts import ismcts
from bench.machine import cores
from zwicker_lab.kernel import deal, is_over, kernel_move, play, position_of, score
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import below, reseed, shuffle
from zwicker_lab.kernel.jit import Ints
from zwicker_lab.players import Player, player, search, view_of
from zwicker_lab.players.duel import GREEDY, RANDOM, TRADITIONAL, duplicates
from zwicker_lab.players.kinds import player_rules
from zwicker_lab.players.prospect import lead
from zwicker_lab.players.traditional import WEIGHTS
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

SEED = 1930
POLICIES = {"random": RANDOM, "greedy": GREEDY, "traditional": TRADITIONAL}
CHUNK = 4
"""Deals a process plays at a time."""


@dataclass(frozen=True)
class Match:
    """Two players by name, how many deals they play and by which rules."""

    one: str
    two: str
    deals: int
    variant: str = "zwicker3"
    players: int = 4

    @property
    def name(self) -> str:
        """What the match is called in the results."""
        return f"{self.one}-{self.two}"


def measure(full: bool) -> dict[str, object]:
    """All matches, how many deals being fixed beforehand; a full run plays more of them."""
    times = 5 if full else 1
    results: dict[str, object] = {}
    with ProcessPoolExecutor(cores()) as pool:
        for match in (
            Match("greedy", "random", 4000 * times),
            Match("traditional", "greedy", 4000 * times),
            Match("search 10 ms", "traditional", 300 * times),
            Match("search 100 ms", "greedy", 100 * times),
            Match("search 10 ms", "ismcts 10 ms", 2000 if full else 100),
            Match("cheating 10 ms", "search 10 ms", 60 * times),
        ):
            results[match.name] = outcome(match, pool)
        results["traditional-greedy_by_variant"] = {
            name: outcome(Match("traditional", "greedy", 1000 * times, name, load_variant(name).default_players), pool)
            for name in variant_names()
        }
    return results


def outcome(match: Match, pool: ProcessPoolExecutor) -> dict[str, float]:
    """Play a match on all cores: the difference, its 95 % interval, the deals, and the time of a move of each."""
    each = CHUNK if {match.one, match.two} - set(POLICIES) else max(1, match.deals // 16)
    parts = list(pool.map(played, [(match, first, each) for first in range(0, match.deals, each)]))
    diffs = [diff for part in parts for diff in part.diffs][: match.deals]
    taken = sum(part.seconds for part in parts) / sum(part.moves for part in parts)
    found = above(diffs, 2) | {"ms_a_move": round(1000 * taken, 4)}
    others = sum(part.others for part in parts)
    if others:
        found["ms_a_move_of_other"] = round(1000 * sum(part.other_seconds for part in parts) / others, 4)
    return found


@dataclass
class Part:
    """Some deals of a match: results, and how long each player thought over how many moves."""

    diffs: list[float]
    seconds: float = 0.0
    moves: int = 0
    other_seconds: float = 0.0
    others: int = 0


def played(job: tuple[Match, int, int]) -> Part:
    """Play deals ``first`` and following of a match."""
    match, first, count = job
    rules = player_rules(load_variant(match.variant), match.players)
    if match.one in POLICIES and match.two in POLICIES:
        return _policies(rules, match, first, count)
    part = Part([])
    for index in range(first, min(first + count, match.deals)):
        part.diffs.append(_duplicate(rules, match, index, part))
    return part


def _policies(rules: Ints, match: Match, first: int, count: int) -> Part:
    """Both players are policies: all is played in compiled code, and the time is that of a move of either."""
    out = np.zeros(count)
    one, two = POLICIES[match.one], POLICIES[match.two]
    duplicates(rules, SEED, first, 0, one, two, WEIGHTS, WEIGHTS, out)
    begun = time.process_time()
    moves = duplicates(rules, SEED, first, count, one, two, WEIGHTS, WEIGHTS, out)
    return Part(out.tolist(), time.process_time() - begun, int(moves))


def _duplicate(rules: Ints, match: Match, index: int, part: Part) -> float:
    sides = int(rules[r.SIDES])
    return fmean(_one_deal(rules, match, index, side, part) for side in range(sides))


def _one_deal(rules: Ints, match: Match, index: int, side: int, part: Part) -> float:
    """One deal with ``match.one`` on ``side``; what that side has above the others at the end."""
    rng, order, state = np.zeros(1, np.int64), np.arange(rules[r.CARDS]), np.zeros(int(rules[r.STATE_SIZE]), np.int64)
    reseed(rng, SEED, index)
    shuffle(rng, order, len(order))
    deal(rules, order, below(rng, rules[r.PLAYERS]), state)
    history: list[tuple[Position, Move]] = []
    variant = load_variant(match.variant)
    while not is_over(state):
        mine = int(rules[r.SIDE + state[s.TURN]]) == side
        position = position_of(state, variant, match.players)
        begun = time.perf_counter()
        move = _choice(match.one if mine else match.two, rules, state, position, history, len(history) + 64 * index)
        taken = time.perf_counter() - begun
        if mine:
            part.seconds, part.moves = part.seconds + taken, part.moves + 1
        else:
            part.other_seconds, part.others = part.other_seconds + taken, part.others + 1
        history.append((position, move))
        play(rules, state, kernel_move(position, move, rules))
    points = np.zeros(8, np.int64)
    score(rules, state, points)
    return float(lead(rules, points, side))


def _choice(
    name: str, rules: Ints, state: Ints, position: Position, history: Sequence[tuple[Position, Move]], seed: int
) -> Move:
    """What a player named ``greedy``, ``search 10 ms``, ``ismcts 10 ms`` or ``cheating 10 ms`` plays."""
    kind, *settings = name.split()
    if kind == "cheating":
        view = view_of(position, shown=True)
        return search(view, ms=float(settings[0]), seed=seed, every=False).moves[0]
    view = view_of(position, history=history)
    if kind == "ismcts":
        return ismcts(view, float(settings[0]), seed)
    return _player(kind, settings).choose(view, seed)


def _player(kind: str, settings: Sequence[str]) -> Player:
    return player(kind, ms=float(settings[0])) if settings else player(kind)

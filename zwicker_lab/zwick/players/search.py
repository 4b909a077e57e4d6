"""The search: every move tried in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

import numpy as np

from zwicker_lab.kernel.jit import Ints, njit
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.course import advance, is_over, points_of
from zwicker_lab.zwick.players.early import tried_early
from zwicker_lab.zwick.players.exact import WIDTH, Floats, solve
from zwicker_lab.zwick.players.numbered import number_of, policy_choice
from zwicker_lab.zwick.players.policies import TRADITIONAL, run_out
from zwicker_lab.zwick.players.worlds import SEEDS, Hidden, draw_world, hidden_of
from zwicker_lab.zwick.position import Position

USUAL_WORLDS, MOST_WORLDS = 200, 10_000
FIRST, ROUND = 2, 16
"""Worlds looked at before the clock is, and most of them between two looks."""
_SURE = 1.96


@dataclass(frozen=True, slots=True)
class Searched:
    """What a search found, the best move first.

    ``points[i, w]`` is what move ``i`` brings the seat in world ``w`` over the whole deal, ``birds[i, w]`` its chance
    of a bird there. ``solved`` says that the tricks were solved with open cards; else programs played on.
    """

    moves: tuple[Move, ...]
    points: Floats
    birds: Floats
    solved: bool

    @property
    def worlds(self) -> int:
        """How many worlds were looked at."""
        return int(self.points.shape[1])

    def mean(self, at: int) -> float:
        """The points a move can expect."""
        return float(self.points[at].mean())

    def lost(self, at: int) -> float:
        """What a move loses against the best."""
        return max(0.0, float((self.points[0] - self.points[at]).mean()))

    def interval(self, at: int) -> tuple[float, float]:
        """The 95 % interval of the points."""
        mean = self.mean(at)
        if self.worlds < 2:
            return mean, mean
        margin = _SURE * float(self.points[at].std(ddof=1)) / sqrt(self.worlds)
        return mean - margin, mean + margin


Batch = Callable[[int, int, Floats, Floats], None]
"""Tries all moves in so many worlds, from one on, and writes points and birds."""


def search(view: Position, *, worlds: int | None = None, ms: float | None = None, seed: int = 0) -> Searched:
    """Try every legal move in ``worlds`` sampled worlds, or in as many as ``ms`` milliseconds allow.

    In the play the tricks are solved; before it the traditional player plays on for everybody. Cards that ``view``
    names are taken as known. The same ``seed`` and number of ``worlds`` give the same answer.

    >>> from zwicker_lab.zwick import read_position
    >>> found = search(read_position("zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s"), worlds=20)
    >>> str(found.moves[0]), found.worlds, found.mean(1)
    ('join', 20, 0.0)
    """
    moves = list(view.moves())
    limit = min(worlds or (USUAL_WORLDS if ms is None else MOST_WORLDS), MOST_WORLDS)
    points, birds = np.zeros((len(moves), limit)), np.zeros((len(moves), limit))
    done = _run(_batch(view, moves, seed & SEEDS), points, birds, ms if worlds is None else None)
    points, birds = points[:, :done], birds[:, :done]
    usual = policy_choice(view.seen_by(view.turn), TRADITIONAL, seed)
    preferred = np.array([move == usual for move in moves])
    order = np.lexsort((~preferred, -points.mean(axis=1).round(9)))
    return Searched(tuple(moves[at] for at in order), points[order], birds[order], view.phase == "play")


def _batch(view: Position, moves: list[Move], seed: int) -> Batch:
    if view.phase not in s.PHASES:
        return lambda first, count, points, birds: tried_early(view, moves, seed, first, count, points, birds)
    hidden = hidden_of(view)
    numbers = np.array([number_of(view, move) for move in moves], np.int64)
    return lambda first, count, points, birds: tried(hidden, numbers, seed, first, count, points, birds)


def _run(batch: Batch, points: Floats, birds: Floats, ms: float | None) -> int:
    """How many worlds were looked at until they or the time were used up."""
    begun, limit, done, step = perf_counter(), points.shape[1], 0, ROUND if ms is None else FIRST
    while done < limit:
        step = min(step, limit - done)
        batch(done, step, points, birds)
        done += step
        step = ROUND
        if ms is not None:
            used = 1000 * (perf_counter() - begun)
            if used >= ms:
                break
            step = max(1, min(16 * ROUND, int((ms - used) * done / used)))
    return done


@njit
def tried(hidden: Hidden, moves: Ints, seed: int, first: int, count: int, points: Floats, birds: Floats) -> None:
    """Try moves in worlds ``first`` and following: in the play solved, before it played out."""
    rng, state = np.zeros(1, np.int64), np.empty(s.SIZE, np.int64)
    after, found, rules = np.empty(s.SIZE, np.int64), np.zeros(WIDTH), hidden.rules
    seat = hidden.template[s.TURN]
    for world in range(first, first + count):
        draw_world(hidden, seed, world, rng, state)
        for at in range(len(moves)):
            after[:] = state
            advance(rules, after, moves[at])
            if hidden.template[s.PHASE] == s.PLAYING and not is_over(after):
                solve(rules, after, found)
                points[at, world] = after[s.STROKES + seat] + found[seat]
                birds[at, world] = found[s.MOST_PLAYERS + seat]
            else:
                run_out(rules, after, rng)
                points[at, world] = points_of(rules, after, seat)
                birds[at, world] = after[s.PHASE] == s.PLAYED and has_bird(after, seat)


@njit
def has_bird(state: s.State, seat: int) -> bool:
    """Whether a seat took part in a deal that is over and made no stroke."""
    return state[s.ANSWER + seat] == 1 and state[s.STROKES + seat] == 0

"""The search: every move tried in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel.convert import Unfit, move_of
from zwicker_lab.kernel.jit import Ints
from zwicker_lab.kernel.moves import legal_moves
from zwicker_lab.players.duel import TRADITIONAL
from zwicker_lab.players.playout import sample_moves
from zwicker_lab.players.traditional import FEATURES, WEIGHTS, features
from zwicker_lab.players.view import View
from zwicker_lab.players.worlds import Hidden, States, hidden_of, world_states
from zwicker_lab.zwicker.moves import Move

Floats = NDArray[np.float64]

MOST_LISTED = 1024
"""Legal moves listed on a very large table."""
MOST_MOVES = 64
"""Moves that are played out: those that look best to the traditional player."""
MOST_WORLDS = 10_000
LEAST = 16
"""Worlds in which every move is tried; after that those that fall clearly behind are given up."""
BEHIND = 2.5
"""How many standard errors behind the best is clearly."""
USUAL_WORLDS = 200
_SURE = 1.96


@dataclass(frozen=True, slots=True)
class Searched:
    """What a search found, the best move first.

    ``values[i, w]`` is what move ``i`` brings in world ``w``: points of the own side minus the mean of the others, from
    now to the end of the deal; not a number where the move had been given up. ``states`` are the worlds, a row for
    each. ``exact`` says that these are all worlds, each solved; ``bounded`` that not every legal move was looked at.
    """

    moves: tuple[Move, ...]
    values: Floats
    states: States
    exact: bool
    bounded: bool

    @property
    def worlds(self) -> int:
        """How many worlds were looked at."""
        return len(self.states)

    def mean(self, index: int) -> float:
        """What a move is worth: the mean of the best, less what it loses against that in the same worlds."""
        return float(self.values[0].mean()) - self.lost(index)

    def lost(self, index: int) -> float:
        """What a move loses against the best in the worlds in which both were tried; 0 for the best."""
        tried = self._tried(index)
        return max(0.0, float((self.values[0, :tried] - self.values[index, :tried]).mean()))

    def interval(self, index: int) -> tuple[float, float]:
        """The 95 % interval of what a move is worth; no wider than the value itself where that is exact."""
        tried, mean = self._tried(index), self.mean(index)
        if self.exact or tried < 2:
            return mean, mean
        margin = _SURE * float(self.values[index, :tried].std(ddof=1)) / sqrt(tried)
        return mean - margin, mean + margin

    def _tried(self, index: int) -> int:
        return int(np.isfinite(self.values[index]).sum())


def search(
    view: View,
    *,
    worlds: int | None = None,
    ms: float | None = None,
    seed: int = 0,
    cancelled: Callable[[], bool] | None = None,
) -> Searched:
    """Try every legal move in ``worlds`` sampled worlds, or in as many as ``ms`` milliseconds allow.

    Every move is tried in the same worlds, played on by the traditional player. The same ``seed`` and number of
    ``worlds`` give the same answer. ``cancelled`` is asked now and then and ends the search early.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> found = search(view_of(read_position("zwicker3; table 9d 5c 4h; hand 9s 2c; stock 36")), worlds=20)
    >>> str(found.moves[0]), found.worlds, found.exact
    ('9s x 9d 5c 4h', 20, False)
    """
    try:
        hidden = hidden_of(view)
    except Unfit:
        return _unsearched(view)
    moves, bounded = candidates(hidden)
    limit = MOST_WORLDS if worlds is None and ms is not None else min(worlds or USUAL_WORLDS, MOST_WORLDS)
    values = _sampled(hidden, moves, limit, ms if worlds is None else None, seed, cancelled)
    order = _ranked(values)
    states = world_states(hidden, values.shape[1], seed)
    position = view.position
    named = tuple(move_of(moves[row], hidden.template, position.variant, position.players) for row in order)
    return Searched(named, values[order], states, exact=False, bounded=bounded)


def candidates(hidden: Hidden) -> tuple[Ints, bool]:
    """The moves to try, those first that look best to the traditional player, and whether some were left out."""
    listed = np.empty((MOST_LISTED, 4), np.int64)
    found = int(legal_moves(hidden.rules, hidden.template, listed))
    count = min(abs(found), MOST_LISTED)
    table = np.empty((count, FEATURES), np.float64)
    features(hidden.rules, hidden.template, listed, count, table)
    best = np.argsort(-(table @ WEIGHTS), kind="stable")[:MOST_MOVES]
    return listed[best], found < 0 or found > len(best)


def _sampled(
    hidden: Hidden,
    moves: Ints,
    limit: int,
    ms: float | None,
    seed: int,
    cancelled: Callable[[], bool] | None,
) -> Floats:
    """What every move brings, world by world, until the time or the worlds are used up."""
    begun = perf_counter()
    values = np.full((len(moves), limit), np.nan)
    alive, done, step = np.arange(len(moves)), 0, 4 if ms is not None else LEAST
    while done < limit:
        step = min(step, limit - done)
        _sample(hidden, moves, alive, seed, done, step, values)
        done += step
        alive = _not_behind(values, alive, done)
        used = 1000 * (perf_counter() - begun)
        if (ms is not None and used >= ms) or (cancelled is not None and cancelled()):
            break
        if ms is not None and len(alive) == 1 and done >= 4 * LEAST:
            break
        step = LEAST if ms is None else max(1, min(4 * LEAST, int((ms - used) * done / max(used, 1e-3))))
    return values[:, :done]


def _not_behind(values: Floats, alive: Ints, done: int) -> Ints:
    """The moves that may still turn out best."""
    if done < LEAST or len(alive) == 1:
        return alive
    tried = values[alive, :done]
    best = int(tried.mean(axis=1).argmax())
    behind = tried[best] - tried
    sure = BEHIND * behind.std(axis=1, ddof=1) / sqrt(done)
    return alive[(behind.mean(axis=1) <= sure)]


def _ranked(values: Floats) -> Ints:
    """The moves in order: the best of those tried in every world, then the others by what they lose against it."""
    tried = np.isfinite(values)
    through = np.flatnonzero(tried.all(axis=1))
    best = through[values[through].mean(axis=1).argmax()]
    lost = np.array([(values[best, mask] - values[row, mask]).mean() for row, mask in enumerate(tried)])
    lost[best] = -np.inf
    return np.argsort(lost, kind="stable")


def _sample(hidden: Hidden, moves: Ints, alive: Ints, seed: int, first: int, count: int, values: Floats) -> None:
    sample_moves(
        hidden.rules,
        hidden.template,
        hidden.cards,
        hidden.places,
        hidden.seats,
        hidden.stock,
        hidden.promises,
        hidden.barred,
        moves,
        alive,
        seed,
        first,
        count,
        TRADITIONAL,
        WEIGHTS,
        values,
    )


def _unsearched(view: View) -> Searched:
    """For a position the kernel cannot hold: the first moves by what they win at once."""
    position = view.position
    moves = list(islice(position.moves(), MOST_LISTED))
    moves.sort(key=position.points_of, reverse=True)
    values = np.array([[float(position.points_of(move))] for move in moves[:MOST_MOVES]])
    return Searched(tuple(moves[:MOST_MOVES]), values, np.empty((0, 0), np.int64), exact=False, bounded=True)

"""The search: every move tried in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel.convert import Unfit, move_of
from zwicker_lab.kernel.jit import Ints
from zwicker_lab.kernel.moves import legal_moves
from zwicker_lab.players.certain import solved
from zwicker_lab.players.duel import TRADITIONAL
from zwicker_lab.players.playout import sample_moves
from zwicker_lab.players.searched import Searched
from zwicker_lab.players.traditional import FEATURES, WEIGHTS, features
from zwicker_lab.players.view import View
from zwicker_lab.players.worlds import SEEDS, Hidden, hidden_of, world_states
from zwicker_lab.zwicker.moves import Move

Floats = NDArray[np.float64]

MOST_LISTED = 1024
"""Legal moves listed on a very large table."""
MOST_MOVES = 64
"""Moves that are tried: those that look best to the traditional player."""
MOST_WORLDS = 10_000
USUAL_WORLDS = 200
ROUND = 8
"""Worlds in which the moves still in question are tried before they are compared again."""
FIRST = 2
"""Worlds in the first round, after which it is known how long a round takes."""
BEHIND = 2.0
"""How many standard errors behind the best is too far for a move to be tried on."""
DOUBT = 2.0
"""How far in points the traditional player's opinion of a move is usually off: few worlds count less than it does."""


def search(
    view: View,
    *,
    worlds: int | None = None,
    ms: float | None = None,
    seed: int = 0,
    every: bool = True,
    cancelled: Callable[[], bool] | None = None,
) -> Searched:
    """Try every legal move in ``worlds`` sampled worlds, or in as many as ``ms`` milliseconds allow.

    Every move is tried in the same worlds; the traditional player plays on to the end of the packet, and what follows
    counts as such a table and such a lead usually bring. Where the hidden hands of a last packet are few, all of them
    are solved instead. The same ``seed`` and number of ``worlds`` give the same answer.

    Without ``every`` moves that fall clearly behind are given up, and the time goes to the others. ``cancelled`` is
    asked now and then and ends the search early.

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
    limit = min(worlds or (USUAL_WORLDS if ms is None else MOST_WORLDS), MOST_WORLDS)
    time = ms if worlds is None else None
    return solved(view, time) or _tried(view, hidden, _Effort(limit, time, every, cancelled), seed & SEEDS)


@dataclass(frozen=True, slots=True)
class _Effort:
    """How much is tried: worlds, milliseconds, whether every move in all of them, and who may stop it."""

    worlds: int
    ms: float | None
    every: bool
    cancelled: Callable[[], bool] | None


def _tried(view: View, hidden: Hidden, effort: _Effort, seed: int) -> Searched:
    moves, opinion, bounded = candidates(hidden)
    values = _sampled(hidden, moves, opinion, effort, seed)
    losses = _losses(values, opinion)
    order = np.argsort(losses, kind="stable")
    states = world_states(hidden, values.shape[1], seed)
    return Searched(_named(view, hidden, moves[order]), values[order], states, False, bounded, losses[order])


def candidates(hidden: Hidden) -> tuple[Ints, Floats, bool]:
    """The moves to try, those first that look best to the traditional player, what it thinks of each, in points.

    The last of the three says whether some were left out.
    """
    listed = np.empty((MOST_LISTED, 4), np.int64)
    found = int(legal_moves(hidden.rules, hidden.template, listed))
    count = min(abs(found), MOST_LISTED)
    table = np.empty((count, FEATURES), np.float64)
    features(hidden.rules, hidden.template, listed, count, table)
    opinion = table @ WEIGHTS
    best = np.argsort(-opinion, kind="stable")[:MOST_MOVES]
    return listed[best], opinion[best], found < 0 or found > len(best)


def _sampled(hidden: Hidden, moves: Ints, opinion: Floats, effort: _Effort, seed: int) -> Floats:
    """What every move brings, world by world, until the time or the worlds are used up, or the best move is clear."""
    begun, limit = perf_counter(), effort.worlds
    values = np.full((len(moves), limit), np.nan)
    alive, done, step = np.arange(len(moves)), 0, ROUND if effort.ms is None else FIRST
    while done < limit and (done < ROUND or effort.every or len(alive) > 1):
        step = min(step, limit - done)
        sample_moves(hidden, moves, alive, seed, done, step, TRADITIONAL, WEIGHTS, values)
        done += step
        if done >= ROUND and not effort.every:
            alive = alive[_may_be_best(values[alive, :done], opinion[alive])]
        if effort.cancelled is not None and effort.cancelled():
            break
        step = ROUND
        if effort.ms is not None:
            used = 1000 * (perf_counter() - begun)
            if used >= effort.ms:
                break
            step = max(1, min(ROUND, int((effort.ms - used) * done / used)))
    return values[:, :done]


def _may_be_best(values: Floats, opinion: Floats) -> NDArray[np.bool_]:
    """Which moves may still turn out best, by what they brought in the same worlds."""
    best = int(values.mean(axis=1).argmax())
    behind = values[best] - values
    trust = _trust(behind)
    lost = trust * behind.mean(axis=1) + (1 - trust) * (opinion[best] - opinion)
    lost -= lost.min()
    error = np.sqrt(trust * behind.var(axis=1) / values.shape[1])
    kept: NDArray[np.bool_] = (lost <= BEHIND * error) | (lost == 0)
    return kept


def _trust(behind: Floats) -> float:
    """How much the worlds count against the traditional player's opinion, by the variance of each."""
    others = max(1, len(behind) - 1)
    error = float(behind.var(axis=1).sum()) / others / behind.shape[1]
    return DOUBT**2 / (DOUBT**2 + error)


def _losses(values: Floats, opinion: Floats) -> Floats:
    """What each move is thought to lose against the best."""
    tried = np.isfinite(values).sum(axis=1)
    through = np.flatnonzero(tried == values.shape[1])
    best = int(through[values[through].mean(axis=1).argmax()])
    losses = np.zeros(len(values))
    for count in np.unique(tried):
        rows = np.flatnonzero(tried >= count)
        behind = values[best, :count] - values[rows, :count]
        trust = _trust(behind)
        lost = trust * behind.mean(axis=1) + (1 - trust) * (opinion[best] - opinion[rows])
        losses[rows] = lost
    losses[tried < values.shape[1]] = np.maximum(losses[tried < values.shape[1]], losses[through].min())
    result: Floats = losses - losses.min()
    return result


def _unsearched(view: View) -> Searched:
    """For a position the kernel cannot hold: the first moves by what they win at once."""
    position = view.position
    moves = list(islice(position.moves(), MOST_LISTED))
    moves.sort(key=position.points_of, reverse=True)
    values = np.array([[float(position.points_of(move))] for move in moves[:MOST_MOVES]])
    return Searched(tuple(moves[:MOST_MOVES]), values, np.empty((0, 0), np.int64), False, True)


def _named(view: View, hidden: Hidden, moves: Ints) -> tuple[Move, ...]:
    position = view.position
    return tuple(move_of(move, hidden.template, position.variant, position.players) for move in moves)

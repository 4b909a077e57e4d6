"""Where all can be known: a last packet whose every deal is solved, told like a search."""

from __future__ import annotations

import numpy as np

from zwicker_lab.kernel.jit import COMPILED
from zwicker_lab.kernel.score import UNIT
from zwicker_lab.players.exact_worlds import MOST_WORLDS, solve_worlds
from zwicker_lab.players.searched import Searched
from zwicker_lab.players.view import View

A_MS = 500 if COMPILED else 5
"""Positions that the solver may look at for each millisecond: about half of what it can, the rest is for a search."""
USUAL_MS = 500
A_WORLD = 100
"""Positions that a world takes, at least: where there are too many worlds nothing is tried."""


def solved(view: View, ms: float | None = None) -> Searched | None:
    """Every legal move in every world, played to the end as well as can be; ``None`` where that would take too long.

    The effort is bounded by about half of ``ms`` milliseconds, ``USUAL_MS`` if nothing is said. It is counted in
    positions, so that the same question has the same answer.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> found = solved(view_of(read_position("zwicker3; players 2; table 9d; hands 1: 9s 2c / 2: 4h 3d"), shown=True))
    >>> str(found.moves[0]), found.worlds, found.mean(0)
    ('9s x 9d', 1, 4.0)
    """
    limit = int((USUAL_MS if ms is None else ms) * A_MS)
    found = solve_worlds(view, min(limit // A_WORLD, MOST_WORLDS), limit)
    if found is None or not found.moves:
        return None
    points = found.values.T / UNIT
    order = np.argsort(-points.mean(axis=1), kind="stable")
    return Searched(tuple(found.moves[at] for at in order), points[order], found.states, exact=True, bounded=False)

"""The last packet with hidden hands: every way to deal them solved with open cards, and the mean taken."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel.convert import Unfit, move_of
from zwicker_lab.kernel.moves import count_moves
from zwicker_lab.kernel.score import UNIT
from zwicker_lab.players.exact import LIMIT, SOLVED, solve_states
from zwicker_lab.players.view import View
from zwicker_lab.players.worlds import States, every_state, hidden_of
from zwicker_lab.zwicker.moves import Move

MOST_WORLDS = 200
"""Ways to deal the hidden cards that are all solved, where nothing else is said."""


@dataclass(frozen=True, slots=True)
class SolvedWorlds:
    """Every legal move with its value in every world.

    ``values`` has a row for each world and a column for each move, for the side to move, in 1/840 points; ``states``
    has the worlds, a row for each.
    """

    moves: tuple[Move, ...]
    values: NDArray[np.int64]
    states: States

    @property
    def means(self) -> tuple[float, ...]:
        """The mean value of each move over all worlds, in points."""
        return tuple(float(mean) for mean in self.values.mean(axis=0) / UNIT)


def solve_worlds(view: View, most: int = MOST_WORLDS, limit: int = LIMIT) -> SolvedWorlds | None:
    """Solve every world that agrees with a view; ``None`` where that cannot be done.

    It cannot where there are more than ``most`` ways to deal the hidden cards, where cards are still to be dealt, where
    a search would look at more than ``limit`` positions, and where the kernel cannot hold or list it all.

    In each world everybody is taken to see all hands from the next move on. So the mover, who does not know which world
    it is, is credited with later moves that fit each world, and so are the others: what a move gains or spoils by what
    it shows is not counted.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> position = read_position("zwicker3; table 9d; hands N: 9s 2c / E: ? 9c / S: 4d Kd / W: 5c 4h; stock 0")
    >>> solved = solve_worlds(view_of(position, shown=True))
    >>> len(solved.values), [(str(move), round(mean, 2)) for move, mean in zip(solved.moves, solved.means)]
    (47, [('9s x 9d', -2.79), ('9s', -5.57), ('2c', -2.74)])
    """
    try:
        hidden = hidden_of(view)
    except Unfit:
        return None
    states = every_state(hidden, most)
    if states is None:
        return None
    state = states[0]
    width = int(count_moves(hidden.rules, state))
    moves, values = np.zeros((max(width, 0), 4), np.int64), np.zeros((len(states), max(width, 0)), np.int64)
    status, count = solve_states(hidden.rules, states, moves, values, limit)
    if status != SOLVED:
        return None
    position = view.position
    named = tuple(move_of(move, state, position.variant, position.players) for move in moves[:count])
    return SolvedWorlds(named, values, states)

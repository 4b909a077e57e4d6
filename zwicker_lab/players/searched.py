"""What a search found."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.players.worlds import States
from zwicker_lab.zwicker.moves import Move

Floats = NDArray[np.float64]
_SURE = 1.96


@dataclass(frozen=True, slots=True)
class Searched:
    """What a search found, the best move first.

    ``values[i, w]`` is what move ``i`` brings in world ``w``: points of the own side minus the mean of the others, from
    now to the end of the deal; not a number where the move had been given up. ``losses`` is what each move is thought
    to lose against the best, in points, where that is not the mean over all worlds. ``states`` are the worlds, a row
    for each. ``exact`` says that these are all worlds, each solved; ``bounded`` that not every legal move was tried.
    """

    moves: tuple[Move, ...]
    values: Floats
    states: States
    exact: bool
    bounded: bool
    losses: Floats | None = None

    @property
    def worlds(self) -> int:
        """How many worlds were looked at."""
        return len(self.states)

    def mean(self, index: int) -> float:
        """What a move is worth: the mean of the best, less what it loses against that."""
        return float(self.values[0].mean()) - self.lost(index)

    def lost(self, index: int) -> float:
        """What a move loses against the best; 0 for the best."""
        if self.losses is not None:
            return float(self.losses[index])
        return max(0.0, float((self.values[0] - self.values[index]).mean()))

    def interval(self, index: int) -> tuple[float, float]:
        """The 95 % interval of what a move is worth; no wider than the value itself where that is exact."""
        mean, tried = self.mean(index), int(np.isfinite(self.values[index]).sum())
        if self.exact or tried < 2:
            return mean, mean
        margin = _SURE * float(self.values[index, :tried].std(ddof=1)) / sqrt(tried)
        return mean - margin, mean + margin

"""Seatings in which as few people as possible meet again: a search that swaps two people at a time.

The search knows people by number only, begins with everybody at a random place and treats all alike, so that what it
finds is a lot drawn among the best seatings it can find.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Costs = NDArray[np.float64]

AGAIN, ONCE_MORE = 100.0, 5.0
"""What meeting again costs, and how much more each further time."""
SHY = 1.0
"""What one more time at a special table costs: less than any meeting."""
FAR = 1e9
KEPT = 0.8
"""How often a round goes on from the best it found, else from where it ended: that leads out of dead ends."""
FRESH = 100
"""After so many rounds without a better seating all begin anew."""


@dataclass(frozen=True)
class Room:
    """Who is to be seated and where.

    ``met`` says how often two people have met, ``shy`` how often each has sat at a ``special`` table; ``sizes`` are
    the places at each table. Seatings with at most ``enough`` meetings again are looked for, and no better ones.
    """

    met: Numbers
    shy: Numbers
    sizes: tuple[int, ...]
    special: tuple[bool, ...]
    enough: int = 0

    @property
    def count(self) -> int:
        """How many people there are."""
        return len(self.met)

    def cost(self, met: Numbers, seatings: list[Numbers]) -> float:
        """What ``seatings`` cost after which people have met as often as ``met`` says; 0 where it is good enough."""
        again = np.maximum(met - 1, 0)
        special = np.array(self.special)
        shy = SHY * sum(float((self.shy * special[seating]).sum()) for seating in seatings)
        often = float((again * np.maximum(again - 1, 0)).sum()) / 4
        return AGAIN * max(0.0, float(again.sum()) / 2 - self.enough) + ONCE_MORE * often * (not self.enough) + shy


def seat(room: Room, rounds: int, seed: int, steps: int) -> Numbers:
    """The table of everybody in the next round, with ``rounds`` still to come taken into account.

    The same numbers give the same seating. At most about ``steps`` swaps are tried.

    >>> two = Room(np.zeros((8, 8), np.int64), np.zeros(8, np.int64), (4, 4), (False, False))
    >>> sorted(int(table) for table in seat(two, 1, seed=7, steps=100))
    [0, 0, 0, 0, 1, 1, 1, 1]
    """
    rng = np.random.Generator(np.random.PCG64(seed))
    places: Numbers = np.repeat(np.arange(len(room.sizes)), room.sizes)
    best, fewest, at = places, FAR, FRESH
    while fewest > 0 and steps > 0:
        if at >= FRESH:
            seatings = [places[rng.permutation(room.count)] for _ in range(rounds)]
            met, at = room.met + sum(map(together, seatings)), 0
        chosen = seatings[at % rounds]
        met = met - together(chosen)
        steps -= 1 + _improve(room, met, chosen, rng, min(steps, room.count))
        met, at = met + together(chosen), at + 1
        cost = room.cost(met, seatings)
        if cost < fewest:
            best, fewest, at = seatings[0].copy(), cost, at % rounds
    return best


def together(seating: Numbers) -> Numbers:
    """Who sits with whom, as a matrix of ones.

    >>> together(np.array([0, 1, 0])).tolist()
    [[0, 0, 1], [0, 0, 0], [1, 0, 0]]
    """
    same: Numbers = (seating[:, None] == seating[None, :]).astype(np.int64)
    np.fill_diagonal(same, 0)
    return same


def _improve(room: Room, met: Numbers, seating: Numbers, rng: np.random.Generator, steps: int) -> int:
    """Swap people of one round, the others as they are, past small hills; returns the steps taken."""
    people, step = np.arange(room.count), 0
    again: Costs = np.where(met > 0, AGAIN + ONCE_MORE * (met - 1), 0.0)
    at_table = np.zeros((room.count, len(room.sizes)))
    at_table[people, seating] = 1
    costs = again @ at_table + SHY * np.outer(room.shy, room.special)
    banned = np.zeros(costs.shape, np.int64)
    best, lowest, height, patience = seating.copy(), 0.0, 0.0, 0
    for step in range(1, steps + 1):
        own = costs[people, seating]
        unhappy = np.flatnonzero(own > 0)
        if not len(unhappy) or patience > 2 * room.count:
            break
        one = int(unhappy[int(rng.random() * len(unhappy))])
        here = int(seating[one])
        change = costs[one, seating] + costs[:, here] - 2 * again[one] - own[one] - own
        barred = (seating == here) | (banned[one, seating] > step) | (banned[:, here] > step)
        other = int((change + rng.random(room.count) / 2 + FAR * barred).argmin())
        if barred[other]:
            continue
        there = int(seating[other])
        height += change[other]
        moved = again[:, other] - again[:, one]
        costs[:, here] += moved
        costs[:, there] -= moved
        seating[one], seating[other] = there, here
        banned[one, here] = banned[other, there] = step + 3 + int(rng.random() * 8)
        patience += 1
        if height < lowest:
            best, lowest, patience = seating.copy(), height, 0
    if rng.random() < KEPT:
        seating[:] = best
    return step

"""The exact solver: last packets of four players after greedy play, with open hands and over all hidden worlds."""

from __future__ import annotations

import numpy as np

from bench.last_packets import last_packets
from bench.timing import milliseconds, spread
from zwicker_lab.kernel import rules_for, state_of
from zwicker_lab.players.exact import solve
from zwicker_lab.players.exact_worlds import solve_worlds
from zwicker_lab.players.view import view_of
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.position import Position

SEED = 1930
POSITIONS = 200
NO_LIMIT = 1 << 40


def measure(full: bool) -> dict[str, object]:
    """Times of one solution each; a full run looks at ten times as many positions."""
    count = POSITIONS * (10 if full else 1)
    figures: dict[str, object] = {"positions": count, "seed": SEED}
    for held in (2, 3, 4):
        positions = last_packets(load_variant("zwicker3"), 4, held, count, SEED)
        figures[str(held)] = open_hands(positions)
        if held == 2:
            figures["worlds_2"] = all_worlds(positions)
    return figures


def open_hands(positions: list[Position]) -> dict[str, float]:
    """The best move and its value, all hands open."""
    rules, move = rules_for(positions[0]), np.zeros(4, np.int64)
    states = [state_of(position, rules) for position in positions]
    solve(rules, states[0], move, NO_LIMIT)
    return in_ms([milliseconds(solve, rules, state, move, NO_LIMIT) for state in states])


def all_worlds(positions: list[Position]) -> dict[str, float]:
    """The values of all moves over all worlds that the mover cannot tell apart, listing the worlds included."""
    views = [view_of(position) for position in positions]
    solve_worlds(views[0])
    return in_ms([milliseconds(solve_worlds, view, 90, NO_LIMIT) for view in views])


def in_ms(times: list[float]) -> dict[str, float]:
    """Median and 90th percentile, named with their unit."""
    return {f"{name}_ms": time for name, time in spread(times, 90).items()}

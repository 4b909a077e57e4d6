"""Counting sequences of moves, to check a program that knows the rules: ``perft.json`` holds the right numbers.

``python -m zwicker_lab.kernel.perft`` prints that file anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import seed_of
from zwicker_lab.kernel.convert import position_of, state_of
from zwicker_lab.kernel.dealing import is_over
from zwicker_lab.kernel.jit import njit
from zwicker_lab.kernel.moves import count_moves, legal_moves, random_move
from zwicker_lab.kernel.play import play
from zwicker_lab.kernel.rules import Rules, rules_for, rules_of
from zwicker_lab.kernel.state import State
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

FILE = Path(__file__).with_name("perft.json")
MOST_MOVES = 4096
"""Legal moves of one position that can be gone through."""

_SEED = 1930
_MOST_COUNT, _MOST_DEPTH = 1_000_000, 9
_NOTE = {
    "en": "Positions as position lines, hands and stock in order; counts[n - 1] is the number of different sequences of"
    " n legal moves. New packets are dealt from the stock as the rules say; a sequence ends with the deal. Moves that"
    " play the same card to the same items with the same total are one move.",
    "de": "Stellungen als Stellungszeilen, Hände und Talon in ihrer Reihenfolge; counts[n - 1] ist die Zahl der"
    " verschiedenen Folgen von n erlaubten Zügen. Neue Päckchen werden nach den Regeln vom Talon gegeben; eine Folge"
    " endet mit dem Spiel. Züge mit derselben Karte, denselben Karten im Bild und demselben Wert sind ein Zug.",
}


@njit
def perft(rules: Rules, state: State, depth: int) -> int:
    """How many different sequences of ``depth`` moves there are, 1 or more deep; -1 on a table that is too large."""
    states, rows = np.empty((depth, len(state)), np.int64), np.empty((depth, MOST_MOVES, 4), np.int64)
    count, at = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
    states[0] = state
    level, found = 0, 0
    if depth > 1:
        count[0] = legal_moves(rules, state, rows[0])
    while level >= 0:
        if level == depth - 1:
            leaves = count_moves(rules, states[level])
            found += leaves
            level -= 1
            if leaves < 0:
                return -1
        elif count[level] < 0 or count[level] > MOST_MOVES:
            return -1
        elif at[level] == count[level]:
            level -= 1
        else:
            states[level + 1] = states[level]
            play(rules, states[level + 1], rows[level, at[level]])
            at[level] += 1
            level += 1
            if level < depth - 1:
                count[level], at[level] = legal_moves(rules, states[level], rows[level]), 0
    return found


def perft_of(position: Position, depth: int) -> int:
    """``perft`` of a position whose cards are all known.

    >>> from zwicker_lab.notation import read_position
    >>> perft_of(read_position("zwicker3; table 8h 3d; hands N: 8s / E: 3c / S: Kd / W: 5s"), 2)
    4
    """
    rules = rules_for(position)
    return int(perft(rules, state_of(position, rules), depth))


def counts(position: Position) -> list[int]:
    """``perft`` of every depth, until the deal is over or the number grows large."""
    found: list[int] = []
    while len(found) < _MOST_DEPTH and (not found or 0 < found[-1] < _MOST_COUNT // 10):
        found.append(perft_of(position, len(found) + 1))
    return [number for number in found if number > 0]


def table() -> dict[str, object]:
    """What the file holds."""
    return {"note": _NOTE, "positions": [{"position": str(p), "counts": counts(p)} for p in _positions()]}


def _positions() -> Iterator[Position]:
    """Openings, ends of packets and ends of deals: every variant and number of players, every switch."""
    for name in variant_names():
        variant = load_variant(name)
        for players in variant.players:
            yield from _moments(variant, players, (0, 2 * players, 10_000))
    for switch, values in SWITCHES.items():
        for value in values[1:]:
            for name in ("zwicker3", "zwickern-wild3"):
                variant = load_variant(f"{name} {switch}={value}")
                yield from _moments(variant, 4, (4, 10_000))


def _moments(variant: Variant, players: int, wanted: tuple[int, ...]) -> Iterator[Position]:
    """A deal by random moves: after so many moves, or, with a number too high, when two cards a hand are left."""
    rules, rng, move = rules_of(variant, players), seed_of(_SEED), np.zeros(4, np.int64)
    state = state_of(new_deal(variant, players, players - 1, _SEED)[0], rules)
    made = 0
    while not is_over(state):
        last = state[s.STOCK] < players and state[s.HELD] == min(2 * players, 10)
        if made in wanted or last:
            yield position_of(state, variant, players)
        if last:
            return
        random_move(rules, state, rng, move)
        play(rules, state, move)
        made += 1


if __name__ == "__main__":
    json.dump(table(), sys.stdout, ensure_ascii=False, indent=1)
    print()

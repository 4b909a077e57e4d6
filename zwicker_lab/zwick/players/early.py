"""Moves before the deal tried in sampled packs: the engine deals, then programs play."""

from __future__ import annotations

from random import Random

import numpy as np

from zwicker_lab.kernel.chance import seed_of
from zwicker_lab.zwick.cards import UNKNOWN
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.play import after
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.exact import Floats
from zwicker_lab.zwick.players.licking import licks
from zwicker_lab.zwick.players.policies import TRADITIONAL, play_out
from zwicker_lab.zwick.position import Position


def tried_early(
    view: Position, moves: list[Move], seed: int, first: int, count: int, points: Floats, birds: Floats
) -> None:
    """Try moves of the phases cut, lick and deal in packs ``first`` and following; unknown cuts are all alike."""
    alike = view.phase == "cut" and UNKNOWN in view.stock
    cards = list(view.unseen)
    for world in range(first, first + count):
        Random(f"{seed} {world}").shuffle(cards)
        position = view.filled(cards)
        for at, move in enumerate(moves[:1] if alike else moves):
            points[at, world], birds[at, world] = _outcome(after(position, move), view.turn)
        if alike:
            points[:, world], birds[:, world] = points[0, world], birds[0, world]


def _outcome(position: Position, seat: int) -> tuple[int, bool]:
    """What the deal brings a seat when the traditional player plays on, and whether a bird."""
    while position.phase not in s.PHASES:
        position = after(position, Move("deal" if position.phase == "deal" else "lick" if licks(position) else "stop"))
    state, points = s.state_of(position), np.zeros(s.MOST_PLAYERS, np.int64)
    play_out(np.full(s.MOST_PLAYERS, TRADITIONAL), s.numbers_for(position), state, seed_of(0), points)
    played = state[s.PHASE] == s.PLAYED
    return int(points[seat]), bool(played and state[s.ANSWER + seat] == 1 and not state[s.STROKES + seat])

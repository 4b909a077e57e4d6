"""Moves as the numbers of ``course``, and what a policy does as a move."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from zwicker_lab.kernel.chance import seed_of
from zwicker_lab.zwick.moves import Kind, Move
from zwicker_lab.zwick.players.licking import licks
from zwicker_lab.zwick.players.places import cards_of, places_of
from zwicker_lab.zwick.players.policies import TRADITIONAL, policy_move
from zwicker_lab.zwick.players.state import PHASES, numbers_for, state_of
from zwicker_lab.zwick.position import Phase, Position

_WORDS: Mapping[Phase, tuple[Kind, Kind]] = MappingProxyType(
    {"turn": ("pass", "turn"), "keep": ("turn", "keep"), "join": ("out", "join")}
)
"""What 0 and 1 mean in the phases before the play."""


def policy_choice(view: Position, policy: int, seed: int) -> Move:
    """What a policy does; ``view`` must hide what the seat to move does not see, and be no end of a deal.

    >>> from zwicker_lab.zwick import read_position
    >>> str(policy_choice(read_position("zwick; trump r; trick Ab; hand 7b Kb Tb 9r Ar"), TRADITIONAL, seed=1))
    'Tb'
    """
    if view.phase not in PHASES:
        return _before_the_deal(view, policy, Random(seed))
    move = int(policy_move(policy, numbers_for(view), state_of(view), seed_of(seed)))
    return move_of(view, move)


def move_of(view: Position, move: int) -> Move:
    """A move from its number (see ``course``)."""
    if view.phase in _WORDS:
        return Move(_WORDS[view.phase][move])
    (card,) = cards_of(1 << move, view.order)
    return Move("lay" if view.phase == "lay" else "card", card=card)


def number_of(view: Position, move: Move) -> int:
    """The number of a move."""
    if move.card is None:
        return _WORDS[view.phase].index(move.kind)
    return places_of((move.card,), view.order).bit_length() - 1


def _before_the_deal(view: Position, policy: int, chance: Random) -> Move:
    """Cut anywhere, for nobody knows a card; lick by custom or by lot."""
    if view.phase == "lick" and policy == TRADITIONAL:
        return Move("lick" if licks(view) else "stop")
    return chance.choice(list(view.moves()))

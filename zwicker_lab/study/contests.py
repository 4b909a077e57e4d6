"""Which of two players is better: the same deals with sides changed, for players written by anyone."""

from __future__ import annotations

from itertools import count

import numpy as np

from zwicker_lab.errors import InputError
from zwicker_lab.kernel import UNIT
from zwicker_lab.players import Player, view_of
from zwicker_lab.players.player import chosen, name_of
from zwicker_lab.study.tally import Estimate, Tally
from zwicker_lab.texts import say
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwicker import score
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import check_players, new_deal
from zwicker_lab.zwicker.play import IllegalMove
from zwicker_lab.zwicker.position import Position


def contest(
    one: Player,
    other: Player,
    variant: str | Variant = "zwicker3",
    *,
    players: int | None = None,
    deals: int = 200,
    seed: int = 0,
) -> Estimate:
    """How many points a deal ``one`` brings its side more than ``other``, with a 95 % interval from 150 deals on.

    Every deal is played once for each side ``one`` can take, so that nobody gains by good cards. A player is told what
    its seat sees and nothing else. Raises ``IllegalMove`` where one makes a move that is not legal, with a note that
    says which and where, and ``InputError`` for what is no player, no move, or no number of players or deals.

    >>> import zwicker_lab as zl
    >>> found = zl.contest(zl.player("greedy"), zl.player("random"), deals=10, seed=1)
    >>> found.mean > 10, found.n, found.too_few
    (True, 10, True)
    >>> print(zl.contest(zl.player("greedy"), zl.player("greedy"), deals=150))
    0 (0 to 0, 95 %), 150 deals
    """
    rules = load_variant(variant)
    number = rules.default_players if players is None else players
    check_players(rules, number)
    if deals < 1:
        raise InputError("contest-deals", got=deals)
    sides = len(rules.sides(number))
    leads = []
    for chance in range(seed, seed + deals):
        opening, _ = new_deal(rules, number, seed=chance)
        leads.append(sum(_lead(one, other, opening, side, chance) for side in range(sides)))
    return Tally.of(np.array(leads, np.int64), UNIT * sides * (sides - 1)).estimate()


def _lead(one: Player, other: Player, position: Position, side: int, seed: int) -> int:
    """What ``one`` brings its side above the mean of the others, in whole parts of ``UNIT * (sides - 1)``."""
    packet: list[tuple[Position, Move]] = []
    for number in count(seed):
        if position.is_over:
            break
        mover = one if position.side == side else other
        move = chosen(mover, view_of(position, history=packet), number)
        try:
            after = position.play(move)
        except IllegalMove as refused:
            refused.add_note(
                say(
                    "en",
                    "player-tried",
                    player=name_of(mover),
                    move=str(move),
                    position=str(view_of(position).position),
                )
            )
            raise
        packet = [*packet, (position, move)] if after.stock_count == position.stock_count else []
        position = after
    points = score.points(position, final=True)
    return int(UNIT * (len(points) * points[side] - sum(points)))

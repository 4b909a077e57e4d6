"""Where exploring may begin: positions with something to see, and drawn ones."""

from __future__ import annotations

from itertools import islice
from random import Random

from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.legal import few_moves
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

EXAMPLES = {
    "pairs": "zwicker3; table 8h 3d Qc; hand 8s Qd 2c 5h; stock 36",
    "sums": "zwicker3; table 9d 5c 4h 6s 3d; hand 9s 7h Td 2c; stock 20",
    "two-values": "zwicker3; table Kd Ac Td Jh; hand 5s Kc As Jd; stock 20",
    "builds": "zwicker3; table (9c Ah =8) 7d 2s; hand 4h 3s Kd Tc; stock 20",
    "jokers": "zwicker3; table *20 3d 5h; hand *15 Kc 6s Ad; stock 20",
    "wide": "zwicker3; table Ac 2d 3h 4s 5c 6d 7h 8s 9c Td Jh (Qs 7c =10); hand Kc *25 9d 3s; stock 12",
    "book": "zwickern; table 9d 5c 4h Kd; hand Ks Ac 3h 9s; stock 16",
    "tableau": "zwicker6; table 2h 3c 4d 5s 6h 7c 8d 9s Td *17; hand *20 Qs Ah 7d; stock 16",
}
"""Position lines by the name of their title, ``look-example-…``."""

FEWEST, MOST = 3, 26
LOOKED_AT = 24


def drawn(variant: Variant, seed: int, players: int | None = None) -> Position:
    """A position from the middle of a shuffled deal, all cards known; the same for the same ``seed``.

    >>> from zwicker_lab.variants import load_variant
    >>> position = drawn(load_variant("zwicker3"), 7)
    >>> position == drawn(load_variant("zwicker3"), 7), position.is_over
    (True, False)
    """
    chance = Random(f"look {seed}")
    position, _ = new_deal(variant, players, seed=seed)
    for _ in range(chance.randint(FEWEST, MOST)):
        after = position.play(_likely(position, chance))
        if after.is_over:
            break
        position = after
    return position


def _likely(position: Position, chance: Random) -> Move:
    """A move people might make: mostly a capture where there is one, else often a build."""
    moves = [move for card in position.hand for move in islice(few_moves(position, card), LOOKED_AT)]
    for kind, often in (("capture", 0.75), ("build", 0.5)):
        found = [move for move in moves if move.kind == kind]
        if found and chance.random() < often:
            return chance.choice(found)
    return chance.choice([move for move in moves if move.kind == "trail"] or moves)

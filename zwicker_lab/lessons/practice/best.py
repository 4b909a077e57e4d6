"""The open skill: any move, judged by the adviser. The position is drawn; what is right the adviser's verdicts say."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from zwicker_lab.lessons.goals import ExactMoves
from zwicker_lab.lessons.practice.asking import MOST_DEALS, hint_values
from zwicker_lab.lessons.practice.drawn import Drawn, Words
from zwicker_lab.lessons.practice.ref import Ref
from zwicker_lab.lessons.practice.walk import spots
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

BEST = "best"
RIGHT = ("best", "good")
"""The verdicts that count as right: at most half a point lost."""
LEAST_MOVES, MOST_MOVES = 4, 16


def open_position(ref: Ref) -> Position | None:
    """The position of an open exercise: some moves to choose from, a capture and other kinds among them."""
    chance = Random(str(ref))
    for _ in range(MOST_DEALS):
        for spot in spots(ref.variant, chance):
            kinds = {move.kind for move in spot.moves}
            if LEAST_MOVES <= len(spot.moves) <= MOST_MOVES and "capture" in kinds and len(kinds) > 1:
                return spot.position
    return None


def is_telling(verdicts: Mapping[Move, str]) -> bool:
    """Whether there is something to find: a mistake to avoid, and not more good moves than others.

    >>> is_telling({Move.read("9s"): "best", Move.read("2c"): "mistake"})
    True
    >>> is_telling({Move.read("9s"): "best", Move.read("2c"): "playable"})
    False
    """
    right = [move for move, verdict in verdicts.items() if verdict in RIGHT]
    return "mistake" in verdicts.values() and 0 < 2 * len(right) <= len(verdicts)


def judged_best(ref: Ref, position: Position, verdicts: Mapping[Move, str]) -> Drawn:
    """The open exercise once the adviser has judged every move of its position, the best first."""
    right = [move for move, verdict in verdicts.items() if verdict in RIGHT]
    words = Words(
        "practice-task-best",
        ("practice-look-best", f"practice-kind-{right[0].kind}", "practice-hint-card"),
        "practice-done-best",
        hint_values(right[0]),
    )
    accepted = tuple(map(str, right))
    return Drawn(
        id=str(ref),
        position=str(position),
        play=1,
        goal=ExactMoves(type="exact_moves", moves=accepted),
        accepted=accepted,
        rule="4.trail",
        **words.texts(),
    )

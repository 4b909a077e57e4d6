"""A position in which a move is asked for, made an exercise: goal, right answers, texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from zwicker_lab.lessons.goals import Goal, meets
from zwicker_lab.lessons.model import Chance
from zwicker_lab.lessons.practice.drawn import Drawn, Words, card_words, certainty, items_words
from zwicker_lab.lessons.practice.ref import Ref
from zwicker_lab.lessons.practice.walk import Spot, spots
from zwicker_lab.zwicker.moves import Move

MOST_RIGHT = 8
MOST_DEALS = 24
"""So many deals are looked through for a position that fits."""


@dataclass(frozen=True)
class Asked:
    """What is asked in a position: the goal, the kind of its texts and what fills these, and chances where known."""

    goal: Goal
    kind: str
    values: Mapping[str, Any] = field(default_factory=dict)
    chances: tuple[Chance, ...] = ()


Ask = Callable[[Spot, Random], Asked | None]


def drawn_move(ref: Ref, ask: Ask, rule: str) -> Drawn | None:
    """The exercise of a skill that asks for a move; ``None`` where no position of many deals fits."""
    chance = Random(str(ref))
    for _ in range(MOST_DEALS):
        for spot in spots(ref.variant, chance):
            asked = ask(spot, chance)
            exercise = None if asked is None else exercise_in(ref, spot, asked, rule)
            if exercise is not None:
                return exercise
    return None


def exercise_in(ref: Ref, spot: Spot, asked: Asked, rule: str) -> Drawn | None:
    """The exercise in one position; ``None`` where no legal move is right, every one is, or too many are."""
    right = [move for move in spot.moves if meets(spot.position, asked.goal, move)]
    if not 0 < len(right) <= MOST_RIGHT or len(right) == len(spot.moves):
        return None
    words = Words(
        f"practice-task-{asked.kind}",
        (f"practice-look-{ref.skill}", "practice-hint-card", f"practice-hint-{simplest(right).kind}"),
        f"practice-done-{ref.skill}",
        {**asked.values, **hint_values(simplest(right))},
    )
    return Drawn(
        id=str(ref),
        position=str(spot.position),
        play=1,
        goal=asked.goal,
        accepted=tuple(map(str, right)),
        rule=rule,
        certainty=certainty(ref.variant, rule),
        chance=asked.chances,
        **words.texts(),
    )


def simplest(moves: list[Move]) -> Move:
    """The move with the fewest items."""
    return min(moves, key=lambda move: len(move.items))


def hint_values(move: Move) -> dict[str, Any]:
    """What the hints that lead to a move are filled with."""
    return {"played": card_words(move.card), "items": items_words(move), "total": move.total or 0}

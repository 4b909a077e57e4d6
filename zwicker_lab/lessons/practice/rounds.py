"""One round of an exercise and its first try: how two tabs' words on them are joined, and how much of them is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, TypeVar

from pydantic import Field, StringConstraints

from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.lessons.practice.memory import Memory, Result, Seconds
from zwicker_lab.lessons.practice.skills import LONGEST, read_ref
from zwicker_lab.lessons.record import Record, merged_record

MOST_ROUNDS, MOST_FIRSTS, MOST_MEMORIES, MOST_OWN = 6, 40, 150, 4
"""At most kept: rounds with their answers, first tries of one skill, exercises that come back, rules of one's own."""

Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]
Value = TypeVar("Value")


class Round(Frozen):
    """One time an exercise was asked: when that began, what was answered, the points filled in for a count."""

    begun: Seconds
    record: Record = Record()
    entries: Mapping[Annotated[str, StringConstraints(max_length=20)], Annotated[int, Field(ge=-999, le=999)]] = Field(
        default_factory=dict, max_length=40
    )


class First(Frozen):
    """The first try of one round, for good; ``tries`` and ``solved`` tell what became of it."""

    ref: Name
    begun: Seconds
    result: Result
    tries: int = Field(default=1, ge=1, le=9999)
    solved: bool = False


def round_of_first(first: First) -> tuple[int, str]:
    """What tells one round from all others, in the order of time."""
    return first.begun, first.ref


def joined(one: First, stored: First) -> First:
    """Two tabs' words on the first try of one round: what was stored before stays, what came later adds up."""
    solved, tries = one.solved or stored.solved, max(one.tries, stored.tries)
    return stored.model_copy(update={"solved": solved, "tries": tries})


def newer_round(mine: Round, stored: Round) -> Round:
    """Two tabs' words on an exercise: of the round that began later, else brought together."""
    if mine.begun != stored.begun:
        return max(mine, stored, key=lambda one: one.begun)
    return mine.model_copy(update={"record": merged_record(mine.record, stored.record, stored.record)})


def newer_memory(mine: Memory, stored: Memory) -> Memory:
    """The memory that saw more."""
    return max(mine, stored, key=lambda one: (one.seen or 0, one.due))


def united(
    mine: Mapping[str, Value], stored: Mapping[str, Value], join: Callable[[Value, Value], Value]
) -> dict[str, Value]:
    """Everything of both, joined where both have it."""
    both = {name: join(mine[name], stored[name]) for name in mine.keys() & stored.keys()}
    return {**mine, **stored, **both}


def latest(rounds: Mapping[str, Round], most: int = MOST_ROUNDS) -> dict[str, Round]:
    """The rounds that began last."""
    ordered = sorted(rounds.items(), key=lambda pair: (pair[1].begun, pair[0]))
    return dict(ordered[-most:])


def soonest(memory: Mapping[str, Memory]) -> dict[str, Memory]:
    """What comes back first."""
    return dict(sorted(memory.items(), key=lambda pair: (pair[1].due, pair[0]))[:MOST_MEMORIES])


def shortened(log: Iterable[First]) -> tuple[First, ...]:
    """The latest first tries of each skill, the oldest first."""
    left: dict[str, int] = {}
    found = []
    for first in sorted(log, key=round_of_first, reverse=True):
        skill = read_ref(first.ref).skill
        left[skill] = left.get(skill, MOST_FIRSTS) - 1
        if left[skill] >= 0:
            found.append(first)
    return tuple(reversed(found))

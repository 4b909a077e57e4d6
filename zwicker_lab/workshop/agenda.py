"""What a host starts: exercises for everybody, or deals that every table plays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, ValidationInfo, model_validator

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import load_lessons, read_own
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.lessons.model import Exercise
from zwicker_lab.lessons.own import LARGEST_FILE, OwnLesson
from zwicker_lab.lessons.practice import exercise_of, read_ref
from zwicker_lab.variants import Variant, load_variant

MOST_ITEMS, MOST_DEALS = 60, 24
OWN = "own "
"""How the name of an exercise of one's own begins; its number follows."""

TRUSTED = {"from": "journal"}
"""Plans from the journal were checked before they were written: their exercises are drawn when they are asked for."""

Pace = Literal["host", "own"]
Fill = Literal["programs", "sit_out"]
Partners = Literal["change", "stay"]
Strength = Literal["random", "greedy", "traditional", "search"]
Toml = Annotated[str, StringConstraints(max_length=LARGEST_FILE)]


class Exercises(Frozen):
    """Exercises that everybody gets, in this order.

    ``refs`` name exercises as practice does (``08-3``, ``sums 4 zwicker3``), a whole lesson by its id, or exercises
    of ``own``, the text of a lesson file, as ``own 1``. With ``pace="host"`` all are at the same one.

    >>> plan = Exercises(refs=("08-the-zwick", "sums 4 zwicker3"))
    >>> plan.refs[0], len(plan.refs), plan.exercise(0).goal.type
    ('08-1', 7, 'make_zwick')
    """

    kind: Literal["exercises"] = "exercises"
    title: Annotated[str, StringConstraints(max_length=80)] = ""
    refs: tuple[Annotated[str, StringConstraints(min_length=1, max_length=200)], ...] = Field(min_length=1)
    own: Toml = ""
    pace: Pace = "host"

    @classmethod
    def of_own(cls, text: str, pace: Pace = "host") -> Self:
        """All exercises of a lesson file of one's own; raises ``InputError``."""
        count = len(own_lesson(text).exercises)
        return cls(refs=tuple(f"{OWN}{number}" for number in range(1, count + 1)), own=text, pace=pace)

    @model_validator(mode="after")
    def _can_be_done(self, info: ValidationInfo) -> Self:
        if info.context == TRUSTED:
            return self
        refs = tuple(ref for named in self.refs for ref in _expanded(named))
        object.__setattr__(self, "refs", refs)
        if len(refs) > MOST_ITEMS:
            raise InputError("workshop-items", most=MOST_ITEMS, got=len(refs))
        for at in range(len(refs)):
            self.exercise(at)
        return self

    def exercise(self, at: int) -> Exercise:
        """The exercise at a place, counted from 0; raises ``InputError`` where its name stands for none."""
        return _exercise(self.refs[at], self.own)


class Deals(Frozen):
    """Deals that every table plays with the same cards.

    ``rules`` is a rule set with its switches; with ``own``, the text of a rule file, its name is ``own``. Guests sit in
    tables of ``players``. Where they do not come out even, empty seats are ``programs`` of one ``strength``, or some
    guests ``sit_out`` in turn. ``partners`` change from deal to deal or stay.

    >>> Deals(rules="zwickern capture=card", players=3).variant.name
    'zwickern'
    """

    kind: Literal["deals"] = "deals"
    rules: Annotated[str, StringConstraints(max_length=400)] = "zwicker3"
    own: Toml = ""
    players: int = Field(default=4, ge=2, le=6)
    deals: int = Field(default=4, ge=1, le=MOST_DEALS)
    fill: Fill = "programs"
    partners: Partners = "change"
    strength: Strength = "greedy"

    @model_validator(mode="after")
    def _can_be_played(self) -> Self:
        allowed = self.variant.players
        if self.players not in allowed:
            numbers = ", ".join(map(str, allowed))
            raise InputError("deal-players", variant=self.variant.name, players=self.players, allowed=numbers)
        return self

    @cached_property
    def variant(self) -> Variant:
        """The rule set."""
        return _rules(self.rules, self.own)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of every seat."""
        return tuple(self.variant.side_of(seat, self.players) for seat in range(self.players))


Plan = Annotated[Exercises | Deals, Field(discriminator="kind")]
_PLANS: dict[object, type[Exercises] | type[Deals]] = {"exercises": Exercises, "deals": Deals}


def read_plan(value: Mapping[str, object]) -> Exercises | Deals:
    """A plan from what a form or an address holds; raises ``InputError`` that names the key, the wanted and the got.

    >>> read_plan({"kind": "exercises", "refs": ["08-3"]}).pace
    'host'
    """
    return validated(_PLANS.get(value.get("kind"), Exercises), value)


@lru_cache(maxsize=64)
def own_lesson(text: str) -> OwnLesson:
    """A lesson file of one's own, read once; raises ``InputError``."""
    return read_own(text)


@lru_cache(maxsize=64)
def _rules(spelled: str, own: str) -> Variant:
    return load_variant(spelled, paths=False, own=Variant.from_toml(own, "own") if own else None)


def _expanded(named: str) -> tuple[str, ...]:
    lesson = next((one for one in load_lessons() if one.id == named), None)
    return tuple(exercise.id for exercise in lesson.exercises) if lesson else (named,)


def _exercise(named: str, own: str) -> Exercise:
    found = _own_exercise(named.removeprefix(OWN), own) if named.startswith(OWN) else exercise_of(read_ref(named))
    if found is None:
        raise InputError("workshop-exercise", got=named[:60])
    return found


def _own_exercise(number: str, own: str) -> Exercise | None:
    exercises = own_lesson(own).exercises if own else ()
    at = int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else 0
    return exercises[at - 1] if 0 < at <= len(exercises) else None

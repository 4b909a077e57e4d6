"""What a learner has practised: first tries apart from all later ones, and what is to come back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, TypeVar

from pydantic import Field, StringConstraints

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.lessons.practice.memory import Memory, Result, Seconds, rated
from zwicker_lab.lessons.practice.ref import Ref
from zwicker_lab.lessons.practice.skills import read_ref
from zwicker_lab.lessons.record import Record, merged_record

MOST_ROUNDS, MOST_FIRSTS, MOST_MEMORIES = 6, 40, 150
"""What is kept at most: rounds with their answers, first tries of one skill, exercises that come back."""

Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
_Value = TypeVar("_Value")


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


class History(Frozen):
    """Everything kept of practice; starting over begins a new ``era``, and an older one is dropped wherever it is met.

    ``rules`` is the rule set chosen last. Values are immutable; every change gives a new one.

    >>> ref = read_ref("sums 4 zwicker3")
    >>> history = History().begun(ref, 1_000)
    >>> history = history.with_record(ref, Record(first="9s", tries=1, answer="9s"), "wrong", 1_010)
    >>> history.due(1_020), [str(each) for each in history.due(1_100)]
    ([], ['sums 4 zwicker3'])
    """

    rounds: Mapping[str, Round] = Field(default_factory=dict)
    log: tuple[First, ...] = ()
    memory: Mapping[str, Memory] = Field(default_factory=dict)
    rules: str = ""
    era: int = 0

    # ---- what there is ---------------------------------------------------------------------------------------

    def round_of(self, ref: Ref) -> Round | None:
        """The last round of an exercise, as long as it is kept."""
        return self.rounds.get(str(ref))

    def due(self, now: int) -> list[Ref]:
        """The exercises that are to come back by now, the longest overdue first."""
        due = [(memory.due, name) for name, memory in self.memory.items() if memory.due <= now]
        return [read_ref(name) for _, name in sorted(due)]

    def firsts(self, skill: str, rules: str | None = None) -> list[First]:
        """The first tries of a skill, the oldest first, perhaps only by one rule set."""
        found = ((first, read_ref(first.ref)) for first in self.log)
        return [first for first, ref in found if ref.skill == skill and rules in (None, ref.rules)]

    # ---- what happens ----------------------------------------------------------------------------------------

    def begun(self, ref: Ref, now: int) -> History:
        """The same with a new round of an exercise."""
        return self._with_round(ref, Round(begun=now))

    def with_record(self, ref: Ref, record: Record, result: Result | None, now: int) -> History:
        """The same after something happened in the round of an exercise; ``result`` is that of its first try.

        The first answer is noted for good, and what was wrong comes back; later answers and undo change no first try.
        """
        before = self.rounds.get(str(ref)) or Round(begun=now)
        after = self._with_round(ref, before.model_copy(update={"record": record}))
        if record.first is None or result is None:
            return after
        first = First(ref=str(ref), begun=before.begun, result=result, tries=max(1, record.tries), solved=record.solved)
        log = _shortened([*(one for one in self.log if _round(one) != _round(first)), first])
        after = after.model_copy(update={"log": log})
        if before.record.first is None and (result == "wrong" or str(ref) in self.memory):
            known = {**self.memory, str(ref): rated(self.memory.get(str(ref)), result, now)}
            after = after.model_copy(update={"memory": _soonest(known)})
        return after

    def with_entries(self, ref: Ref, entries: Mapping[str, int]) -> History:
        """The same with the points filled in for a count."""
        return self._with_round(ref, self.rounds[str(ref)].model_copy(update={"entries": dict(entries)}))

    def recalling(self, refs: Iterable[Ref], now: int) -> History:
        """The same with more exercises that are to come back, at once where they are not known yet."""
        new = {str(ref): Memory(due=now) for ref in refs}
        return self.model_copy(update={"memory": _soonest({**new, **self.memory})})

    def started_over(self) -> History:
        """Nothing but the rules chosen and a new era."""
        return History(rules=self.rules, era=self.era + 1)

    def _with_round(self, ref: Ref, one: Round) -> History:
        others = {name: other for name, other in self.rounds.items() if name != str(ref)}
        return self.model_copy(update={"rounds": {**_latest(others, MOST_ROUNDS - 1), str(ref): one}})

    # ---- keeping it ------------------------------------------------------------------------------------------

    def merged(self, stored: History) -> History:
        """What is known here together with what another tab has stored meanwhile; nothing of either is lost."""
        if stored.era != self.era:
            return stored if stored.era > self.era else self
        firsts = {_round(first): first for first in self.log}
        for first in stored.log:
            firsts[_round(first)] = _joined(firsts.get(_round(first), first), first)
        return History(
            rounds=_latest(_united(self.rounds, stored.rounds, _newer_round)),
            log=_shortened(sorted(firsts.values(), key=_round)),
            memory=_soonest(_united(self.memory, stored.memory, _newer_memory)),
            rules=self.rules or stored.rules,
            era=self.era,
        )

    def to_json(self) -> dict[str, Any]:
        """A small value for the browser's storage; ``read`` reads it back."""
        told = {"rounds": {}, "log": [], "memory": {}, "rules": "", "era": 0}
        return told | self.model_dump(mode="json", exclude_defaults=True)

    @classmethod
    def read(cls, value: object) -> History:
        """Read what ``to_json`` gave, from anywhere; what cannot be read is passed over.

        >>> History.read("garbage") == History.read({"log": [7], "memory": {"x": 1}, "era": -2}) == History()
        True
        """
        kept = value if isinstance(value, dict) else {}
        firsts = [first for one in _listed(kept.get("log")) if (first := _read(First, one)) and _is_name(first.ref)]
        era, rules = kept.get("era"), kept.get("rules")
        return cls(
            rounds=_latest(_all(Round, kept.get("rounds"))),
            log=_shortened(firsts),
            memory=_soonest(_all(Memory, kept.get("memory"))),
            rules=rules if isinstance(rules, str) and len(rules) <= 200 else "",
            era=era if isinstance(era, int) and not isinstance(era, bool) and 0 <= era < 10**6 else 0,
        )


def _round(first: First) -> tuple[int, str]:
    return first.begun, first.ref


def _joined(one: First, stored: First) -> First:
    """Two tabs' words on the first try of one round: what was stored before stays, what came later adds up."""
    solved, tries = one.solved or stored.solved, max(one.tries, stored.tries)
    return stored.model_copy(update={"solved": solved, "tries": tries})


def _newer_round(mine: Round, stored: Round) -> Round:
    if mine.begun != stored.begun:
        return max(mine, stored, key=lambda one: one.begun)
    return mine.model_copy(update={"record": merged_record(mine.record, stored.record, stored.record)})


def _newer_memory(mine: Memory, stored: Memory) -> Memory:
    return max(mine, stored, key=lambda one: (one.seen or 0, one.due))


def _united(
    mine: Mapping[str, _Value], stored: Mapping[str, _Value], join: Callable[[_Value, _Value], _Value]
) -> dict[str, _Value]:
    both = {name: join(mine[name], stored[name]) for name in mine.keys() & stored.keys()}
    return {**mine, **stored, **both}


# ---- within bounds ---------------------------------------------------------------------------------------------


def _latest(rounds: Mapping[str, Round], most: int = MOST_ROUNDS) -> dict[str, Round]:
    ordered = sorted(rounds.items(), key=lambda pair: (pair[1].begun, pair[0]))
    return dict(ordered[-most:])


def _soonest(memory: Mapping[str, Memory]) -> dict[str, Memory]:
    return dict(sorted(memory.items(), key=lambda pair: (pair[1].due, pair[0]))[:MOST_MEMORIES])


def _shortened(log: Iterable[First]) -> tuple[First, ...]:
    """The latest first tries of each skill, the oldest first."""
    left: dict[str, int] = {}
    found = []
    for first in sorted(log, key=_round, reverse=True):
        skill = read_ref(first.ref).skill
        left[skill] = left.get(skill, MOST_FIRSTS) - 1
        if left[skill] >= 0:
            found.append(first)
    return tuple(reversed(found))


# ---- what was stored -------------------------------------------------------------------------------------------

_Model = TypeVar("_Model", bound=Frozen)


def _read(model: type[_Model], value: object) -> _Model | None:
    try:
        return validated(model, value)
    except InputError:
        return None


def _is_name(text: str) -> bool:
    try:
        return str(read_ref(text)) == text
    except InputError:
        return False


def _listed(value: object) -> list[object]:
    return value[:2000] if isinstance(value, list) else []


def _all(model: type[_Model], value: object) -> dict[str, _Model]:
    """Every named value that can be read."""
    pairs = list(value.items())[:2000] if isinstance(value, dict) else []
    found = {name: _read(model, one) for name, one in pairs if isinstance(name, str) and _is_name(name)}
    return {name: one for name, one in found.items() if one is not None}

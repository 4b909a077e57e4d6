"""What a learner has practised: first tries apart from all later ones, and what is to come back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from pydantic import Field, PrivateAttr

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.fields import Frozen
from zwicker_lab.lessons.known import is_called, known_of
from zwicker_lab.lessons.practice.memory import Memory, Result, rated
from zwicker_lab.lessons.practice.ref import Ref
from zwicker_lab.lessons.practice.rounds import (
    MOST_OWN,
    MOST_ROUNDS,
    First,
    Round,
    joined,
    latest,
    newer_memory,
    newer_round,
    round_of_first,
    shortened,
    soonest,
    united,
)
from zwicker_lab.lessons.practice.skills import LONGEST, read_ref
from zwicker_lab.lessons.record import Record
from zwicker_lab.variants import Variant, variant_names
from zwicker_lab.variants.carried import own_rules


class History(Frozen):
    """Everything kept of practice; starting over begins a new ``era``, and an older one is dropped wherever it is met.

    ``rules`` is the rule set chosen last, ``own`` holds those of one's own as a link carries them, the latest last.
    Values are immutable; every change gives a new one.

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
    own: Mapping[str, str] = Field(default_factory=dict)
    era: int = 0
    _held: tuple[Variant, ...] = PrivateAttr(default=())

    def model_post_init(self, _: object) -> None:
        """Hold the rule sets of one's own, so that exercises can be named by them."""
        self._held = tuple(map(known_of, self.own.values()))

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
        log = shortened([*(one for one in self.log if round_of_first(one) != round_of_first(first)), first])
        after = after.model_copy(update={"log": log})
        if before.record.first is None and (result == "wrong" or str(ref) in self.memory):
            known = {**self.memory, str(ref): rated(self.memory.get(str(ref)), result, now)}
            after = after.model_copy(update={"memory": soonest(known)})
        return after

    def with_entries(self, ref: Ref, entries: Mapping[str, int]) -> History:
        """The same with the points filled in for a count."""
        return self._with_round(ref, self.rounds[str(ref)].model_copy(update={"entries": dict(entries)}))

    def recalling(self, refs: Iterable[Ref], now: int) -> History:
        """The same with more exercises that are to come back, at once where they are not known yet."""
        new = {str(ref): Memory(due=now) for ref in refs}
        return self.model_copy(update={"memory": soonest({**new, **self.memory})})

    def ruled(self, variant: Variant) -> History:
        """The same with another rule set chosen; of one's own the latest stay, with what was practised by them."""
        name, own = variant.origin.name, dict(self.own)
        if "rules" in (found := own_rules(variant)):
            own.pop(name, None)
            own[name] = found["rules"]
        return _pruned(self.model_copy(update={"rules": variant.spelled}), own)

    def started_over(self) -> History:
        """Nothing but the rules chosen and a new era."""
        return History(rules=self.rules, own=self.own, era=self.era + 1)

    def _with_round(self, ref: Ref, one: Round) -> History:
        others = {name: other for name, other in self.rounds.items() if name != str(ref)}
        return self.model_copy(update={"rounds": {**latest(others, MOST_ROUNDS - 1), str(ref): one}})

    # ---- keeping it ------------------------------------------------------------------------------------------

    def merged(self, stored: History) -> History:
        """What is known here together with what another tab has stored meanwhile; nothing of either is lost."""
        if stored.era != self.era:
            return stored if stored.era > self.era else self
        firsts = {round_of_first(first): first for first in self.log}
        for first in stored.log:
            firsts[round_of_first(first)] = joined(firsts.get(round_of_first(first), first), first)
        both = self.model_copy(
            update={
                "rounds": latest(united(self.rounds, stored.rounds, newer_round)),
                "log": shortened(sorted(firsts.values(), key=round_of_first)),
                "memory": soonest(united(self.memory, stored.memory, newer_memory)),
                "rules": self.rules or stored.rules,
            }
        )
        return _pruned(both, {**stored.own, **self.own})

    def to_json(self) -> dict[str, Any]:
        """A small value for the browser's storage; ``read`` reads it back."""
        told = {"rounds": {}, "log": [], "memory": {}, "rules": "", "own": {}, "era": 0}
        return told | self.model_dump(mode="json", exclude_defaults=True)

    @classmethod
    def read(cls, value: object) -> History:
        """Read what ``to_json`` gave, from anywhere; what cannot be read is passed over.

        >>> History.read("garbage") == History.read({"log": [7], "memory": {"x": 1}, "era": -2}) == History()
        True
        """
        kept = value if isinstance(value, dict) else {}
        own = _own(kept.get("own"))
        listed = [first for one in _listed(kept.get("log")) if (first := _read(First, one))]
        era, rules = kept.get("era"), kept.get("rules")
        return cls(
            rounds=latest(_all(Round, kept.get("rounds"), own)),
            log=shortened(first for first in listed if _is_name(first.ref, own)),
            memory=soonest(_all(Memory, kept.get("memory"), own)),
            rules=rules if isinstance(rules, str) and len(rules) <= LONGEST else "",
            own=own,
            era=era if isinstance(era, int) and not isinstance(era, bool) and 0 <= era < 10**6 else 0,
        )


def _pruned(history: History, own: Mapping[str, str]) -> History:
    """With the latest of these rule sets of one's own, and without what was practised by any other."""
    own = dict(list(own.items())[-MOST_OWN:])
    return History(
        rounds={name: one for name, one in history.rounds.items() if _is_held(name, own)},
        log=tuple(first for first in history.log if _is_held(first.ref, own)),
        memory={name: one for name, one in history.memory.items() if _is_held(name, own)},
        rules=history.rules,
        own=own,
        era=history.era,
    )


def _is_held(name: str, own: Mapping[str, str]) -> bool:
    rules = read_ref(name).rules.split(" ")[0]
    return not rules or rules in variant_names() or rules in own


# ---- what was stored -------------------------------------------------------------------------------------------

_Model = TypeVar("_Model", bound=Frozen)


def _read(model: type[_Model], value: object) -> _Model | None:
    try:
        return validated(model, value)
    except InputError:
        return None


def _is_name(text: str, own: Mapping[str, str]) -> bool:
    try:
        return str(read_ref(text)) == text and _is_held(text, own)
    except InputError:
        return False


def _own(value: object) -> dict[str, str]:
    """The rule sets of one's own that can be read and are called as they say."""
    pairs = list(value.items())[-MOST_OWN:] if isinstance(value, dict) else []
    told = [(name, link) for name, link in pairs if isinstance(name, str) and isinstance(link, str)]
    return {name: link for name, link in told if is_called(link, name)}


def _listed(value: object) -> list[object]:
    return value[:2000] if isinstance(value, list) else []


def _all(model: type[_Model], value: object, own: Mapping[str, str]) -> dict[str, _Model]:
    """Every named value that can be read."""
    pairs = list(value.items())[:2000] if isinstance(value, dict) else []
    found = {name: _read(model, one) for name, one in pairs if isinstance(name, str) and _is_name(name, own)}
    return {name: one for name, one in found.items() if one is not None}

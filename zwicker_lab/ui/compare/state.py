"""One position under two rule sets: where one is, as an address and back, and everything one can ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

import param

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.compare.lanes import Lanes, lanes
from zwicker_lab.ui.lab.choice import Choice, chosen, read_choice
from zwicker_lab.ui.lab.packs import moved
from zwicker_lab.ui.look.starts import EXAMPLES
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.variants.carried import brought, own_rules
from zwicker_lab.zwicker.position import Position

SIDES = ("left", "right")
FIRST = EXAMPLES["two-values"]


@dataclass(frozen=True)
class Pair:
    """A position as it was written, and the two rule sets it is looked at under.

    >>> pair = read_pair(Query({"position": "zwicker3; table 9d; hand 9s 2c", "right": "zwicker3 capture=card"})).pair
    >>> len(pair.lanes.left), len(pair.lanes.both), pair.lanes.right
    (1, 2, ())
    """

    text: str
    position: Position
    left: Choice
    right: Choice

    def choice(self, side: str) -> Choice:
        """The rule set of the ``left`` or the ``right``."""
        return self.left if side == "left" else self.right

    def under(self, side: str) -> Position:
        """The position under the rule set of one side; raises ``InputError`` where it does not fit."""
        return moved(self.position, self.choice(side).variant)

    @cached_property
    def unfit(self) -> Mapping[str, InputError]:
        """Why the position does not fit, by side."""
        found = {}
        for side in SIDES:
            try:
                self.under(side)
            except InputError as problem:
                found[side] = problem
        return found

    @cached_property
    def lanes(self) -> Lanes | None:
        """The moves side by side; ``None`` where the position does not fit one of the rule sets."""
        return None if self.unfit else lanes(self.under("left"), self.under("right"))

    @property
    def values(self) -> dict[str, str]:
        """What an address holds beside the language."""
        own = own_rules(self.position.variant)
        return {"position": self.text, **own, **self.left.values("left"), **self.right.values("right")}

    def address(self, lang: str) -> str:
        """What stands behind the page's name in the address."""
        return f"?{urlencode({'lang': lang, **self.values})}"


@dataclass(frozen=True)
class Reading:
    """An address as it was read: the pair, and what could not be used, by field."""

    pair: Pair
    typed: str
    errors: dict[str, InputError] = field(default_factory=dict)


def read_pair(query: Query) -> Reading:
    """The pair a query names; what cannot be used is told beside its field.

    >>> read_pair(Query({"position": "zwicker3; table 9d"})).errors["position"].message
    'position-no-hand'
    """
    errors: dict[str, InputError] = {}
    typed = query.text("position", FIRST)
    try:
        own = brought(query.text("rules")) if "rules" in query.values else None
        position, text = read_position(typed, paths=False, own=own), typed
    except InputError as problem:
        errors["position"] = problem
        position, text = read_position(FIRST), FIRST
    left = read_choice(query, "left", chosen(position.variant), errors)
    right = read_choice(query, "right", Choice(_other(left.variant)), errors)
    return Reading(Pair(text, position, left, right), typed, errors)


def _other(variant: Variant) -> Variant:
    """The rule set to begin the right side with: the book rules, beside these the usual ones."""
    return load_variant("zwicker3" if variant.name.startswith("zwickern") else "zwickern")


class Comparing(param.Parameterized):
    """Comparing two rule sets on one position.

    ``pair`` is all that the address holds; ``errors`` are told beside the choosers ``left`` and ``right``.

    >>> comparing = Comparing(read_pair(Query({"position": "zwicker3; table 9d; hand 9s 2c"})), "en")
    >>> comparing.receive({"kind": "rules", "side": "right", "name": "zwicker3"})
    >>> comparing.receive({"kind": "switch", "side": "right", "name": "capture", "value": "card"})
    >>> [str(one.move) for one in comparing.pair.lanes.left]
    ['9s']
    """

    pair: Any = param.ClassSelector(class_=Pair, doc="The position and the two rule sets.")
    errors: Any = param.Dict(default={}, doc="What could not be used, by field.")
    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")

    def __init__(self, reading: Reading, lang: str) -> None:
        super().__init__(pair=reading.pair, errors=reading.errors, lang=lang)

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict) or message.get("side") not in SIDES:
            return
        side, name, value = (str(message.get(part)) for part in ("side", "name", "value"))
        old = self.pair.choice(side)
        acts: dict[object, Callable[[], Choice]] = {
            "rules": lambda: old.named(name),
            "switch": lambda: old.switched(name, value),
            "plain": old.plain,
            "bring": lambda: old.brought(str(message.get("rules"))),
        }
        act = acts.get(message.get("kind"))
        if act:
            self._choose(side, act)

    def read(self, line: str) -> Position:
        """Read a position line that may name a rule set of one's own from either side."""
        own = [choice.own for choice in (self.pair.left, self.pair.right) if choice.own is not None]
        name = line.split(";", 1)[0].split(maxsplit=1)[:1]
        return read_position(line, paths=False, own=next((one for one in own if [one.name] == name), None))

    def paste(self, position: Position, text: str) -> None:
        """Look at another position, which was written as ``text``, under the same two rule sets."""
        self.param.update(pair=replace(self.pair, text=text, position=position), errors={})

    def _choose(self, side: str, make: Callable[[], Choice]) -> None:
        try:
            changed: dict[str, Any] = {side: make()}
        except InputError as problem:
            self.errors = {side: problem}
            return
        self.param.update(pair=replace(self.pair, **changed), errors={})

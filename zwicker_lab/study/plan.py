"""A study: what is to be played, as one frozen value that says itself and can be read again."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.players import PLAYERS
from zwicker_lab.study.fold import MOST_JOKERS
from zwicker_lab.variants import Variant, load_variant, variant_names

LIMITS = {
    "deals": (1, 10**9),
    "seed": (0, 10**18 - 1),
    "matches": (0, 10**7),
    "twins": (0, 10**7),
    "worlds": (1, 10_000),
}
"""The least and greatest number each part of a study can be."""

MOST_VARIANTS = 12
USUAL_DEALS, USUAL_MATCHES, USUAL_TWINS, USUAL_WORLDS = 1000, 2000, 2000, 20
LARGEST_TEXT = 2**20
"""The most characters a written study may have."""

_KEYS = ("variants", "players", "seats", *LIMITS)


@dataclass(frozen=True)
class Study:
    """What is to be played: rule sets on the same deals, who sits where, how often, and the seed.

    ``seats`` names a player for every seat. ``matches`` are played besides for their length; ``twins`` are the first
    deals played once more for each joker, a plain card in its place. ``worlds`` is how many worlds a searching player
    looks at; with one there are no matches and twins, which would take too long. Raises ``InputError`` for what does
    not fit together.

    >>> study = Study.of("zwicker3", "zwicker3 capture=card", seats=["greedy", "random"], deals=200, seed=7)
    >>> study.seats, study.is_paired(1), Study.from_toml(study.to_toml()) == study
    (('greedy', 'random', 'greedy', 'random'), True, True)
    """

    variants: tuple[Variant, ...]
    players: int
    seats: tuple[str, ...]
    deals: int = USUAL_DEALS
    seed: int = 0
    matches: int = 0
    twins: int = 0
    worlds: int = USUAL_WORLDS

    def __post_init__(self) -> None:
        if not 1 <= len(self.variants) <= MOST_VARIANTS:
            raise InputError("study-variants", most=MOST_VARIANTS, got=len(self.variants))
        for variant in self.variants:
            if self.players not in variant.players:
                known = ", ".join(map(str, variant.players))
                raise InputError("study-players", variant=variant.spelled, known=known, got=self.players)
        if len(self.seats) != self.players:
            raise InputError("study-seats", players=self.players, got=len(self.seats))
        for name in self.seats:
            if not isinstance(name, str):
                raise InputError("player-seats", got=repr(name)[:80])
            if name not in PLAYERS:
                raise InputError("player-unknown", player=name, known=" ".join(PLAYERS))
        for key, (least, most) in LIMITS.items():
            if not least <= getattr(self, key) <= most:
                raise InputError("study-limit", key=key, least=least, most=most, got=getattr(self, key))
        if self.searches and (self.twins or self.matches):
            raise InputError("study-search")
        if self.twins > self.deals:
            raise InputError("study-twins", deals=self.deals, got=self.twins)

    @classmethod
    def of(
        cls,
        *variants: str | Variant,
        players: int | None = None,
        seats: Sequence[str] = ("greedy",),
        deals: int = USUAL_DEALS,
        seed: int = 0,
        matches: int | None = None,
        twins: int | None = None,
        worlds: int = USUAL_WORLDS,
    ) -> Study:
        """A study from names and the usual numbers; players named for fewer seats sit in turn around the table.

        Matches and twins default to a tenth and all of the deals, and at most 2,000; to none where somebody searches.
        """
        slow = "search" in seats
        rules = tuple(load_variant(one) if isinstance(one, str) else one for one in variants)
        number = (rules[0].default_players if rules else 4) if players is None else players
        around = tuple(seats) * (number // len(seats) if seats and number % len(seats) == 0 else 1)
        matches = (0 if slow else min(USUAL_MATCHES, deals // 10)) if matches is None else matches
        twins = (0 if slow else min(USUAL_TWINS, deals)) if twins is None else twins
        return cls(rules, number, around, deals, seed, matches, twins, worlds)

    @property
    def searches(self) -> bool:
        """Whether somebody searches, so that a deal takes seconds."""
        return "search" in self.seats

    def is_paired(self, arm: int, against: int = 0) -> bool:
        """Whether two rule sets are played on the same cards in the same order: whether their packs are equal.

        Jokers stand for one another, the first of one pack for the first of the other, whatever they count.

        >>> study = Study.of("zwicker3", "zwickern-wild3", "zwicker6", deals=200)
        >>> study.is_paired(1), study.is_paired(2)
        (True, False)
        """
        one, other = (self.variants[at].pack(self.players) for at in (arm, against))
        return len(one) == len(other) and all(
            a == b or (a.is_joker and b.is_joker) for a, b in zip(one, other, strict=True)
        )

    def jokers(self, arm: int) -> tuple[str, ...]:
        """The jokers whose value is asked; of wild ones, which are all alike, the first stands for each."""
        pack = self.variants[arm].pack(self.players)
        wild = [card for card in pack if card.is_wild][:1]
        return tuple([card for card in pack if card.is_joker and not card.is_wild] + wild)[:MOST_JOKERS]

    @cached_property
    def _data(self) -> dict[str, Any]:
        numbers = {key: getattr(self, key) for key in LIMITS}
        rules = [_written(variant) for variant in self.variants]
        return {"players": self.players, "seats": list(self.seats), **numbers, "variants": rules}

    def to_dict(self) -> dict[str, Any]:
        """The study as plain data; rule sets of one's own are written out whole."""
        return json.loads(json.dumps(self._data))  # type: ignore[no-any-return]

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Study:
        """The study such data describe; raises ``InputError`` naming what is missing or wrong."""
        if not isinstance(data, Mapping):
            raise InputError("study-no-study")
        for key in data:
            if key not in _KEYS:
                raise InputError("study-key", key=str(key)[:60], known=", ".join(_KEYS))
        rules = data.get("variants")
        if not isinstance(rules, list) or not rules:
            raise InputError("study-no-study")
        if len(rules) > MOST_VARIANTS:
            raise InputError("study-variants", most=MOST_VARIANTS, got=len(rules))
        variants = tuple(map(_read, rules))
        seats = data.get("seats", ["greedy"])
        if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
            raise InputError("study-seats-list")
        numbers = {key: _whole(data, key) for key in ("players", *LIMITS) if key in data}
        return cls.of(*variants, seats=seats, **numbers)

    def to_toml(self) -> str:
        """The study as a TOML file."""
        plain = [f"{key} = {json.dumps(value)}" for key, value in self._data.items() if key != "variants"]
        tables = [
            "\n".join(["", "[[variants]]", *(f"{key} = {_toml(text)}" for key, text in one.items())])
            for one in self._data["variants"]
        ]
        return "\n".join([*plain, *tables]) + "\n"

    @classmethod
    def from_toml(cls, text: str) -> Study:
        """The study a TOML file describes; raises ``InputError``."""
        if len(text) > LARGEST_TEXT:
            raise InputError("study-too-long", most=LARGEST_TEXT, got=len(text))
        try:
            return cls.from_dict(tomllib.loads(text))
        except tomllib.TOMLDecodeError:
            raise InputError("study-no-toml") from None


def _written(variant: Variant) -> dict[str, str]:
    """A rule set as a position line names it; one's own with its file beside it."""
    if variant.name in variant_names():
        return {"rules": variant.spelled}
    changes = " ".join(f"{key}={value}" for key, value in variant.changes.items())
    return {"rules": variant.name, "changes": changes, "file": variant.origin.to_toml()}


def _read(one: object) -> Variant:
    if isinstance(one, str):
        return load_variant(one, paths=False)
    if not isinstance(one, Mapping) or not all(isinstance(text, str) for text in one.values()) or "rules" not in one:
        raise InputError("study-rules")
    if "file" not in one:
        return load_variant(one["rules"], paths=False)
    own = Variant.from_toml(one["file"], one["rules"])
    return load_variant(f"{own.name} {one.get('changes', '')}", paths=False, own=own)


def _whole(data: Mapping[str, Any], key: str) -> int:
    value = data[key]
    if type(value) is not int:
        least, most = LIMITS.get(key, (2, 8))
        raise InputError("study-limit", key=key, least=least, most=most, got=str(value)[:60])
    return value


def _toml(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")

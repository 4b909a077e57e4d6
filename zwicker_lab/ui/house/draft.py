"""House rules being written: what was typed over a rule set, the rule set that makes, and its mistakes by field."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from zwicker_lab.cards import RANKS
from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, in_every, in_language, say
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.variants.carried import fit_name
from zwicker_lab.variants.files import variant_from
from zwicker_lab.variants.keys import NULLABLE, OTHERS, PATHS

LONGEST_TITLE = 60
_APART = re.compile(r"[\s,;/]+")
_LISTS = ("players", "jokers")


@dataclass(frozen=True)
class Draft:
    """What was typed: the rule set it starts from, a title, and the fields that differ, as text by their key.

    ``note`` and ``sources`` are those of a file that was read. The keys are those of a variant file, tables flattened
    (``points.Td``, ``value.K``), switches by their name.

    >>> draft = Draft("zwicker3").typed("zwick", "2").typed("table", "99")
    >>> draft.variant.scoring.zwick, draft.variant.deal.table, list(draft.errors)
    (2, 3, ['table'])
    """

    base: str = variant_names()[0]
    title: Mapping[Any, str] = field(default_factory=lambda: in_every("house-untitled"))
    entries: Mapping[str, str] = field(default_factory=dict)
    note: Mapping[Any, str] = field(default_factory=lambda: dict.fromkeys(LANGUAGES, ""))
    sources: tuple[Mapping[Any, str], ...] = ()

    @classmethod
    def of(cls, variant: Variant, base: str = "") -> Draft:
        """The draft that makes a rule set, over ``base`` or over the built-in one that is most like it.

        >>> village = Draft.of(load_variant("zwicker3 zwick=2"))
        >>> village.base, dict(village.entries)
        ('zwicker3', {'zwick': '2'})
        """
        drafts = [
            cls(name, variant.title, dict(_differing(variant, load_variant(name))))
            for name in ([base] if base in variant_names() else variant_names())
        ]
        nearest = min(drafts, key=lambda draft: len(draft.entries))
        own = variant.name not in variant_names()
        return replace(nearest, note=variant.note, sources=variant.sources) if own else nearest

    @property
    def origin(self) -> Variant:
        """The rule set it starts from."""
        return load_variant(self.base)

    @property
    def name(self) -> str:
        """What position lines call the rules."""
        return fit_name(self._first_title)

    @property
    def _first_title(self) -> str:
        return in_language(LANGUAGES[0], self.title)

    # ---- changes ---------------------------------------------------------------------------------------------

    def typed(self, key: str, text: str) -> Draft:
        """The same with a field filled in otherwise; one that is as in the base is no change.

        With other jokers the points of those that are gone go, too.
        """
        value = tidy(key, text)
        rest = {name: old for name, old in self.entries.items() if name != key}
        if key == "jokers":
            codes = {f"points.{joker}" for joker in _codes(value)}
            rest = {name: old for name, old in rest.items() if not name.startswith("points.*") or name in codes}
        if value != value_of(self.origin, key):
            rest[key] = value
        return replace(self, entries=rest)

    def titled(self, text: str) -> Draft:
        """The same under another title, in every language."""
        return replace(self, title=dict.fromkeys(LANGUAGES, text.strip()[: LONGEST_TITLE * 2]))

    def over(self, base: str) -> Draft:
        """The same changes over another rule set; those that do not fit there are left out."""
        moved = replace(self, base=base)
        return replace(moved, entries={key: text for key, text in self.entries.items() if key not in moved.errors})

    # ---- what it makes ---------------------------------------------------------------------------------------

    @property
    def variant(self) -> Variant:
        """The rule set of all fields without a mistake."""
        return self._made[0]

    @property
    def errors(self) -> dict[str, InputError]:
        """What is wrong, by field."""
        return self._made[1]

    @cached_property
    def _made(self) -> tuple[Variant, dict[str, InputError]]:
        errors: dict[str, InputError] = {}
        name = self.name
        if not self._first_title or len(self._first_title) > LONGEST_TITLE:
            errors["title"] = InputError("house-title", most=LONGEST_TITLE)
            name = fit_name(say(LANGUAGES[0], "house-untitled"))
        elif name in variant_names():
            errors["title"] = InputError("variant-taken", got=name)
            name = f"{name}-{fit_name(say(LANGUAGES[0], 'house-untitled'))}"
        try:
            return self._build(name, self.entries), errors
        except InputError:
            return self._field_by_field(name, errors)

    def _field_by_field(self, name: str, errors: dict[str, InputError]) -> tuple[Variant, dict[str, InputError]]:
        """Take one field after the other: each that makes no rule set with those before is a mistake."""
        good: dict[str, str] = {}
        for key, text in self.entries.items():
            try:
                self._build(name, {**good, key: text})
            except InputError as problem:
                errors[key] = problem
            else:
                good[key] = text
        return self._build(name, good), errors

    def _build(self, name: str, entries: Mapping[str, str]) -> Variant:
        data: dict[str, Any] = {"base": self.base, "note": dict(self.note), "sources": list(map(dict, self.sources))}
        data["title"] = {lang: text[:LONGEST_TITLE] or name for lang, text in self.title.items()}
        for key, text in entries.items():
            section, _, rest = f"switches.{key}".partition(".") if key in SWITCHES else key.partition(".")
            if rest:
                data.setdefault(section, {})[rest] = text
            else:
                data[key] = _listed(text) if key in _LISTS else text
        return variant_from(data, name)


def value_of(variant: Variant, key: str) -> str:
    """A value of a rule set as its field shows it.

    >>> queen = load_variant("queen")
    >>> [value_of(queen, key) for key in ("players", "jokers", "value.K", "points.7d", "target", "deals")]
    ['3 4', '15 20 25', '4/14', '0', 'none', 'players']
    """
    if key == "players":
        return " ".join(map(str, variant.players))
    if key == "jokers":
        return " ".join(joker if joker.is_wild else joker.rank for joker in variant.jokers)
    others = {"two_packs_above": variant.two_packs_above, "stages": variant.deal.stages, "deals": variant.match.deals}
    if key in others:
        return "none" if others[key] is None else str(others[key])
    return variant.settings.get(key, "0")


def tidy(key: str, text: str) -> str:
    """What was typed as the field would write it; what makes no sense stays as it is.

    >>> tidy("value.K", "4, 14"), tidy("players", "2,3"), tidy("target", ""), tidy("zwick", " two ")
    ('4/14', '2 3', 'none', 'two')
    """
    text = text.strip()[:200]
    if key in _LISTS:
        return " ".join(part for part in _APART.split(text) if part)
    if key.startswith("value."):
        return "/".join(part for part in _APART.split(text) if part)
    return "none" if not text and key in NULLABLE else text


def _listed(text: str) -> list[int | str]:
    return [int(part) if part.isdecimal() and len(part) < 4 else part for part in text.split()]


def _codes(jokers: str) -> list[str]:
    return [part if part.startswith("*") else f"*{part}" for part in jokers.split()]


def field_keys(variant: Variant) -> Iterator[str]:
    """Every field there is for a rule set, jokers first, since the points of the others depend on them."""
    yield from ("jokers", *(key for key in OTHERS if key != "jokers"), *PATHS, *SWITCHES)
    yield from (f"value.{rank}" for rank in RANKS)
    yield from (f"points.{code}" for code in variant.scoring.points)


def _differing(variant: Variant, base: Variant) -> Iterator[tuple[str, str]]:
    lost = (f"points.{code}" for code in base.scoring.points if not code.startswith("*") or code in variant.jokers)
    for key in dict.fromkeys((*field_keys(variant), *lost)):
        value = value_of(variant, key)
        if value != value_of(base, key):
            yield key, value

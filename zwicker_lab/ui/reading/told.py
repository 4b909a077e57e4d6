"""What a page of rules is made of: sentences, tables and examples, each knowing the settings it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from zwicker_lab.names import values_text
from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import Part
from zwicker_lab.variants import LEVELS, SWITCHES, Variant, variant_names

HOUSE = "house"
OPEN = "open"
MARKS = (*LEVELS, OPEN, HOUSE)
"""How sure a sentence may be: the levels of the data, what tables settle differently, and what was changed here."""


@dataclass(frozen=True)
class Told:
    """One sentence, the settings it is made from, and how sure it is; no mark where it holds in every rule set."""

    text: str
    keys: tuple[str, ...] = ()
    mark: str | None = None

    @property
    def kind(self) -> str:
        """How a template tells it from the other parts."""
        return "told"


@dataclass(frozen=True)
class Row:
    """One row of a table, its first cell being its name."""

    cells: tuple[str, ...]
    keys: tuple[str, ...] = ()
    mark: str | None = None


@dataclass(frozen=True)
class Grid:
    """A table; ``sums`` are its last rows, and ``marked`` says whether a column tells how sure each row is."""

    name: str
    caption: str
    head: tuple[str, ...]
    rows: tuple[Row, ...]
    sums: tuple[Row, ...] = ()
    marked: bool = True

    @property
    def kind(self) -> str:
        """How a template tells it from the other parts."""
        return "grid"


@dataclass(frozen=True)
class Example:
    """A legal move as a sum in cards, with what the builder keeps in hand, and the position it is made in."""

    lead: list[Part]
    sum: list[Part]
    kept: list[Part]
    position: str
    move: str

    @property
    def kind(self) -> str:
        """How a template tells it from the other parts."""
        return "example"


@dataclass(frozen=True)
class Answer:
    """One switch: its question, what it says here, and how it is written; ``note`` where it is changed or idle."""

    name: str
    question: str
    text: str
    written: str
    note: str = ""

    @property
    def kind(self) -> str:
        """How a template tells it from the other parts."""
        return "answer"


Piece = Told | Grid | Example | Answer


@dataclass(frozen=True)
class Section:
    """One part of the rules under its heading."""

    name: str
    title: str
    body: tuple[Piece, ...]


class Teller:
    """Makes the sentences of one rule set in one language.

    >>> from zwicker_lab.variants import load_variant
    >>> teller = Teller(load_variant("zwicker3"), "en")
    >>> teller.told("build-cap", "build_cap", cap=25)
    Told(text='A build may count 25 at most.', keys=('build_cap',), mark='certain')
    """

    def __init__(self, variant: Variant, lang: str) -> None:
        self.variant, self.lang = variant, lang

    def say(self, entry: str, **values: object) -> str:
        """A text of the catalogue of rules."""
        return say(self.lang, f"book-{entry}", **values)

    def told(self, entry: str, *keys: str, **values: object) -> Told:
        """A sentence made from ``keys``."""
        return Told(self.say(entry, **values), keys, mark(self.variant, keys))

    def switch(self, name: str) -> Told:
        """The sentence for the value a switch has."""
        value = getattr(self.variant.switches, name)
        return Told(say(self.lang, f"book-{name}-{value}"), (name,), mark(self.variant, (name,)))

    def row(self, cells: Iterable[object], *keys: str) -> Row:
        """A row of a table made from ``keys``."""
        return Row(tuple(map(str, cells)), keys, mark(self.variant, keys))

    def values(self, values: tuple[int, ...]) -> str:
        """The values of a card in words."""
        return values_text(values, self.lang)


def mark(variant: Variant, keys: Iterable[str]) -> str | None:
    """How sure is what ``keys`` say: the least sure of them, ``None`` where nothing is known of any.

    >>> from zwicker_lab.variants import load_variant
    >>> variant = load_variant("zwicker3 capture=card")
    >>> [mark(variant, keys) for keys in (["table"], ["table", "zwick"], ["capture"], ["sides"], [])]
    ['certain', 'one line', 'house', 'open', None]
    """
    found = [known for key in keys if (known := _mark(variant, key))]
    return max(found, key=MARKS.index, default=None)


def _mark(variant: Variant, key: str) -> str | None:
    if key in variant.changes:
        return HOUSE
    if key in variant.certainty:
        return variant.certainty[key]
    if key in SWITCHES:
        return HOUSE if is_own(variant) and getattr(variant.switches, key) != SWITCHES[key][0] else OPEN
    return HOUSE if is_own(variant) else None


def is_own(variant: Variant) -> bool:
    """Whether this is a rule set of somebody's own, not one that comes with the program."""
    return variant.origin.name not in variant_names()

"""A drawn exercise: what a lesson's exercise is, made by the program, with the right answers found by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.lessons.fields import Text
from zwicker_lab.lessons.model import Certainty, Exercise, Try
from zwicker_lab.names import listed
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move

BEHIND = {
    "2.values": ("value.", "jokers"),
    "2.points": ("points.",),
    "4.build": ("build_", "builder_holds"),
    "4.zwick": ("zwick",),
}
"""How the keys of a rule set begin that a rule is made of."""

WEAKEST_FIRST: tuple[Certainty, ...] = ("reconstructed", "one line")


class Drawn(Exercise):
    """An exercise nobody wrote: named by its ``Ref``, with foreseen tries only where there are answers to choose."""

    id: str
    tries: tuple[Try, ...] = ()


@dataclass(frozen=True)
class Words:
    """The texts of one exercise by what they are for: names of entries, and what these are filled with.

    ``success`` may be a text of its own.
    """

    task: str
    hints: tuple[str, str, str]
    success: str | Text
    values: Mapping[str, Any] = field(default_factory=dict)

    def texts(self) -> dict[str, Any]:
        """The fields of an exercise they make."""
        told = {entry: text_of(entry, **self.values) for entry in (self.task, *self.hints)}
        success = self.success if isinstance(self.success, Text) else text_of(self.success, **self.values)
        return {"task": told[self.task], "hints": tuple(told[hint] for hint in self.hints), "success": success}


def text_of(entry: str, **values: Any) -> Text:
    """A sentence in every language; a value that is a function makes its own for each."""
    told = {}
    for lang in LANGUAGES:
        given = {name: value(lang) if callable(value) else value for name, value in values.items()}
        told[lang] = say(lang, entry, **given)
    return Text(**told)


def card_words(card: Card) -> str:
    """A card inside a sentence, for a page that draws it."""
    return f"{{{card}}}"


def items_words(move: Move) -> Callable[[str], str]:
    """The items of a move inside a sentence: cards to be drawn, builds by their total."""
    return lambda lang: listed((_item(item) for item in move.items), lang)


def _item(item: Item) -> str:
    return f"[[{item.total}]]" if item.is_build else card_words(item.cards[0])


def certainty(variant: Variant, rule: str) -> Certainty:
    """How sure the least sure value is that a rule is made of.

    >>> from zwicker_lab.variants import load_variant
    >>> certainty(load_variant("zwicker3"), "4.build"), certainty(load_variant("queen"), "2.values")
    ('certain', 'reconstructed')
    """
    keys = BEHIND.get(rule, ())
    found = {level for key, level in variant.certainty.items() if keys and key.startswith(keys)}
    return next((level for level in WEAKEST_FIRST if level in found), "certain")

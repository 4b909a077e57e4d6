"""How the cards of an exercise were found by chance, kept with it so that the search can be made again."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, StringConstraints, model_validator

from zwicker_lab.lessons.conditions import MOST_CONDITIONS, MOST_HAND, MOST_TABLE, NUMBERED, Condition, Wish
from zwicker_lab.lessons.fields import Frozen, ItemsText
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.items import Item, split_items

MOST_SEEDS = 999_999
LONGEST_KEPT = 200

Kept = Annotated[ItemsText, StringConstraints(max_length=LONGEST_KEPT)]


class Found(Frozen):
    """The search that found a position: its seed, how many cards, under what conditions, and which lay there before.

    >>> from zwicker_lab.lessons.conditions import search
    >>> from zwicker_lab.lessons.fields import rules_named
    >>> found = Found(seed=1, table=3, hand=2, where=("zwick-exactly 2",), kept_hand="9s")
    >>> next(filter(None, search(found.wish(rules_named("zwicker3")), found.seed)))[-5:]
    '9s 9h'
    """

    seed: int = Field(ge=0, le=MOST_SEEDS)
    table: int = Field(ge=0, le=MOST_TABLE)
    hand: int = Field(ge=1, le=MOST_HAND)
    where: tuple[str, ...] = Field(default=(), max_length=MOST_CONDITIONS)
    kept_table: Kept = ""
    kept_hand: Kept = ""

    @model_validator(mode="after")
    def _conditions_are_known(self) -> Self:
        _ = self.conditions
        return self

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions; raises ``InputError`` for one nobody knows."""
        return tuple(map(_condition, self.where))

    @property
    def is_kept(self) -> bool:
        """Whether cards lay there that were to stay."""
        return bool(self.kept_table or self.kept_hand)

    def wish(self, variant: Variant) -> Wish:
        """What was sought."""
        table, hand = (tuple(map(Item.read, split_items(text))) for text in (self.kept_table, self.kept_hand))
        cards = tuple(card for item in hand for card in item.cards)
        return Wish(variant, self.table, self.hand, self.conditions, table, cards)

    @classmethod
    def of(cls, wish: Wish, seed: int) -> Found:
        """The search for a wish with a seed."""
        return cls(
            seed=seed,
            table=wish.table,
            hand=wish.hand,
            where=tuple(map(_text, wish.conditions)),
            kept_table=" ".join(map(str, wish.kept_table)),
            kept_hand=" ".join(wish.kept_hand),
        )


def _text(condition: Condition) -> str:
    return f"{condition.name} {condition.number}" if condition.name in NUMBERED else condition.name


def _condition(text: str) -> Condition:
    name, _, number = text.partition(" ")
    if not number:
        return Condition(name)
    return Condition(name, int(number) if number.isascii() and number.isdigit() and len(number) < 6 else 0)

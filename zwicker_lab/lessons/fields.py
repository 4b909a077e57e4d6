"""The kinds of fields lesson files are made of: sentences in several languages, rule sets, positions, moves and cards.

Positions and moves stay the text of the notation; they are read when the file is, so that a wrong one is found then.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from zwicker_lab.cards import card
from zwicker_lab.errors import InputError
from zwicker_lab.lessons.known import own_of
from zwicker_lab.notation import read_position
from zwicker_lab.texts import CODE, fallbacks
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwicker.items import Item, split_items
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

SEVERAL = "several"
"""What stands for a rule set where a lesson visits more than one."""
RULE = r"2\.(values|points)|3|4\.(capture|build|trail|zwick)|5|6\.[a-z_]+"
"""The sections of the rules."""


@lru_cache(maxsize=512)
def position_of(line: str) -> Position:
    """The position a lesson names, read once; raises ``InputError``."""
    return read_position(line, paths=False, own=own_of(line))


def rules_named(spelled: str) -> Variant:
    """The rule set a lesson names, with its switches; raises ``InputError``."""
    return load_variant(spelled, paths=False, own=own_of(spelled))


def _rules(text: str) -> str:
    rules_named(text)
    return text


def _rules_or_several(text: str) -> str:
    return text if text == SEVERAL else _rules(text)


def _line(text: str) -> str:
    position_of(text)
    return text


def _move(text: str) -> str:
    Move.read(text)
    return text


def _items(text: str) -> str:
    for part in split_items(text):
        Item.read(part)
    return text


def _rule(text: str) -> str:
    if not re.fullmatch(RULE, text):
        raise InputError("lesson-rule", got=text[:60])
    return text


def _card(text: str) -> str:
    return card(text)


RulesText = Annotated[str, AfterValidator(_rules)]
RulesOrSeveral = Annotated[str, AfterValidator(_rules_or_several)]
Line = Annotated[str, AfterValidator(_line)]
MoveText = Annotated[str, AfterValidator(_move)]
ItemsText = Annotated[str, AfterValidator(_items)]
CardText = Annotated[str, AfterValidator(_card)]
RuleName = Annotated[str, AfterValidator(_rule)]
Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]


class Frozen(BaseModel):
    """What all parts of a lesson share: no change after reading, no unknown key."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Text(Frozen):
    """One sentence or a few: in German and English, and in further languages by their codes.

    >>> Text(de="Bild", en="table").of("de"), Text(de="Bild", en="table", nds="Disch").texts["nds"]
    ('Bild', 'Disch')
    """

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Words] = Field(init=False)

    de: Words
    en: Words

    @model_validator(mode="after")
    def _is_in_languages(self) -> Self:
        for name in self.__pydantic_extra__:
            if not re.fullmatch(CODE, name):
                raise InputError("text-language", got=name[:40])
        return self

    @property
    def texts(self) -> dict[str, str]:
        """The text by language, as far as there is one."""
        told = {"de": self.de, "en": self.en, **self.__pydantic_extra__}
        return {lang: text for lang, text in told.items() if text}

    def of(self, lang: str) -> str:
        """The text in ``lang``, else in a language to fall back on, else in any."""
        told = self.texts
        return next(told[one] for one in (*fallbacks(lang), *told) if one in told)

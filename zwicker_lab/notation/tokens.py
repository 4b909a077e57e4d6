"""Pieces of a line that know their column, so that an error can point at what it means."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from zwicker_lab.errors import InputError

T = TypeVar("T")
_ITEM = re.compile(r"\([^()]*\)|[^\s()]+|[()]")
_NUMBER = re.compile(r"[0-9]{1,4}")


@dataclass(frozen=True)
class Token:
    """A piece of text and the column of its first character, counted from 1.

    >>> [(part.text, part.column) for part in Token(" N: 8s / E: ?", 10).split("/")]
    [('N: 8s', 11), ('E: ?', 19)]
    """

    text: str
    column: int

    def split(self, sign: str) -> list[Token]:
        """The parts between the signs, without the spaces around them."""
        parts, start = [], 0
        for part in self.text.split(sign):
            parts.append(Token(part, self.column + start).strip())
            start += len(part) + len(sign)
        return parts

    def strip(self) -> Token:
        """The same without spaces around it."""
        return Token(self.text.strip(), self.column + len(self.text) - len(self.text.lstrip()))

    def head(self) -> tuple[Token, Token]:
        """The first word, and what follows it."""
        whole = self.strip()
        name = whole.text.split(maxsplit=1)[0] if whole.text else ""
        return Token(name, whole.column), Token(whole.text[len(name) :], whole.column + len(name)).strip()

    def words(self) -> list[Token]:
        """The words between the spaces."""
        return [Token(found[0], self.column + found.start()) for found in re.finditer(r"\S+", self.text)]

    def items(self) -> list[Token]:
        """The words, a pair of brackets and all in it as one; raises ``InputError`` for a lone bracket."""
        found = [Token(part[0], self.column + part.start()) for part in _ITEM.finditer(self.text)]
        for token in found:
            if token.text in ("(", ")"):
                raise token.error("bad-brackets", text=self.text)
        return found

    def read(self, reader: Callable[[str], T]) -> T:
        """What ``reader`` makes of the text; its ``InputError`` gets the column."""
        try:
            return reader(self.text)
        except InputError as error:
            raise error.at(column=self.column) from None

    def number(self, what: str) -> int:
        """The text as a number from 0 to 9999; raises ``InputError`` naming the field."""
        if not _NUMBER.fullmatch(self.text):
            raise self.error("position-number", field=what, text=self.text)
        return int(self.text)

    def error(self, message: str, **values: Any) -> InputError:
        """An ``InputError`` at this column."""
        return InputError(message, **values).at(column=self.column)

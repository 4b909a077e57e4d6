"""Input that cannot be used: one error that can say itself in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zwicker_lab.texts import say

LONGEST_QUOTE = 400


class InputError(ValueError):
    """A position, move, file or variant that cannot be read: what, where, and what would be right.

    ``message`` names an entry of the catalogues, ``args`` fill it. ``line`` and ``column`` count from 1 and are
    ``None`` where they mean nothing. Of a long input only the beginning is quoted.

    >>> InputError("bad-card", card="1x").text("en")
    'There is no card “1x”. A card is rank and suit, such as 9s, Td (the ten) or Kh, or a joker such as *15.'
    """

    def __init__(self, message: str, *, line: int | None = None, column: int | None = None, **values: object) -> None:
        super().__init__(message)
        self.message, self.line, self.column = message, line, column
        self.lang = "en"
        self.values = {name: _brief(value) for name, value in values.items()}

    def text(self, lang: str) -> str:
        """The error as one line in ``lang``, led by line and column where known."""
        body = say(lang, f"error-{self.message}", **self.values)
        if self.line is not None:
            return say(lang, "error-at-line", line=self.line, text=body)
        if self.column is not None:
            return say(lang, "error-at-column", column=self.column, text=body)
        return body

    def at(self, *, line: int | None = None, column: int | None = None) -> InputError:
        """The same error with its place; a place already known is kept."""
        return InputError(
            self.message,
            line=self.line if self.line is not None else line,
            column=self.column if self.column is not None else column,
            **self.values,
        )

    def told_in(self, lang: str) -> InputError:
        """The same error, which now says itself in ``lang`` where nobody asks for a language.

        >>> print(InputError("show-lang", got="fr", known="de, en").told_in("de"))
        Die Sprache „fr“ gibt es nicht; es gibt: de, en.
        """
        self.lang = lang
        return self

    def __str__(self) -> str:
        return self.text(self.lang)

    def __reduce__(self) -> tuple[Callable[..., InputError], tuple[type[InputError], dict[str, Any]]]:
        return _again, (type(self), vars(self))

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows in place of a traceback: the one line."""
        return [str(self)]


def _again(kind: type[InputError], state: dict[str, Any]) -> InputError:
    """An error as it was, from another process, whatever it was made from."""
    error = kind.__new__(kind, state["message"])
    vars(error).update(state)
    return error


def _brief(value: object) -> object:
    if not isinstance(value, str) or len(value) <= LONGEST_QUOTE:
        return value
    return value[: LONGEST_QUOTE - 1] + "…"


class EndedError(Exception):
    """Long work is not done any more, because the program is ending."""

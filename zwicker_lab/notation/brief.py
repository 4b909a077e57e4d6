"""Errors that quote only the beginning of what they could not read."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from zwicker_lab.errors import InputError

LONGEST = 400
P = ParamSpec("P")
T = TypeVar("T")


def brief(reader: Callable[P, T]) -> Callable[P, T]:
    """Let a reader's ``InputError`` quote at most ``LONGEST`` characters, however long the input was.

    >>> from zwicker_lab.cards import card
    >>> try:
    ...     brief(card)("x" * 5000)
    ... except InputError as error:
    ...     len(error.values["card"])
    400
    """

    @wraps(reader)
    def read(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return reader(*args, **kwargs)
        except InputError as error:
            values: dict[str, Any] = {name: _short(value) for name, value in error.values.items()}
            raise InputError(error.message, **values).at(line=error.line, column=error.column) from None

    return read


def _short(value: object) -> object:
    if not isinstance(value, str) or len(value) <= LONGEST:
        return value
    return value[: LONGEST - 1] + "…"

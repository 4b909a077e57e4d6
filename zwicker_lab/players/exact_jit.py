"""A piece of numbers handed on by their place in memory."""

from __future__ import annotations

from typing import Any

from zwicker_lab.kernel.jit import COMPILED, Ints


def part(numbers: Ints, start: int) -> Ints:
    """What begins at ``start``; compiled, of ``words`` only and as ``words``."""
    return numbers[start:]


if COMPILED:
    from numba.core import types
    from numba.extending import lower_builtin, type_callable

    _WORDS = types.CPointer(types.int64)

    def _takes_words(context: Any) -> Any:
        return lambda numbers, start: _WORDS if numbers == _WORDS and isinstance(start, types.Integer) else None

    def _make_part(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]])

    type_callable(part)(_takes_words)
    lower_builtin(part, _WORDS, types.Integer)(_make_part)

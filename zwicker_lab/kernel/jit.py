"""Compiling where Numba is there, plain Python where it is not; bits, and room on the stack.

Everything here may be called from compiled code and from Python, with the same result.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray


def _compiler() -> Any:
    """Numba, or nothing where the extra "fast" is not installed."""
    try:
        import numba
    except ImportError:
        return None
    return numba


numba = _compiler()

COMPILED: bool = numba is not None and not numba.config.DISABLE_JIT
"""Whether the kernel runs compiled."""

Ints = NDArray[np.int64]
_F = TypeVar("_F", bound=Callable[..., Any])
_ROOT = Path(__file__).parents[2]
_IMPORT = re.compile(r"^(?:from|import) (zwicker_lab\.(?:kernel|players|zwick\.players)[\w.]*)", re.MULTILINE)


def njit(function: _F) -> _F:
    """Compile a function at its first call, without the interpreter's lock, and keep the machine code on disk.

    The code kept is used only while all the files the function's module is made from are the same: Numba itself looks
    at the one file the function stands in, and functions are compiled into their callers.
    """
    if not COMPILED:
        return function
    try:
        made = numba.njit(nogil=True, cache=True, error_model="numpy")(function)
    except RuntimeError:  # no folder may be written: it is compiled anew each time
        made = numba.njit(nogil=True, error_model="numpy")(function)
    kept = getattr(getattr(made, "_cache", None), "_cache_file", None)
    if kept is not None:
        kept._source_stamp = (kept._source_stamp, _stamp(function.__module__))
    return cast(_F, made)


def inner(function: _F) -> _F:
    """Compile a function only as a part of those that call it; Python calls it as it is."""
    if not COMPILED:
        return function
    return register_jitable(error_model="numpy")(function)


def hot(function: _F) -> _F:
    """Like ``inner``, and written out in full wherever it is called."""
    if not COMPILED:
        return function
    return register_jitable(error_model="numpy", forceinline=True)(function)


@lru_cache(maxsize=256)
def _stamp(module: str) -> str:
    """A digest of a module's source, of the kernel, and of all players that it imports."""
    digest = hashlib.sha256()
    for name in sorted(_sources(module)):
        digest.update(_text(name).encode())
    return digest.hexdigest()


def _sources(module: str) -> set[str]:
    found: set[str] = set()
    left = [module, "zwicker_lab.kernel"]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left.extend(_IMPORT.findall(_text(name)))
    return found


@lru_cache(maxsize=256)
def _text(module: str) -> str:
    path = _ROOT.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


# ---- bits ------------------------------------------------------------------------------------------------------


def popcount(bits: int) -> int:
    """How many bits are set in a number of 0 or more.

    >>> popcount(0b1011)
    3
    """
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The index of the lowest set bit of a number above 0.

    >>> lowest(0b1000)
    3
    """
    number = int(bits)
    return (number & -number).bit_length() - 1


def highest(bits: int) -> int:
    """The index of the highest set bit of a number above 0.

    >>> highest(0b1011)
    3
    """
    return int(bits).bit_length() - 1


def words(numbers: Ints) -> Ints:
    """The same numbers, handed on as nothing but their place in memory.

    An array that goes from one compiled function to the next takes seven registers, and is counted each time; its place
    takes one. It may be read and written by index; it has no length, and knows not when the array is gone: take it of
    arguments and of ``room`` only. The rows of a table of numbers follow one another.
    """
    return numbers.reshape(-1) if numbers.ndim > 1 else numbers


def tail(numbers: Ints, start: int) -> Ints:
    """``words`` from number ``start`` on.

    >>> int(tail(np.arange(5), 3)[1])
    4
    """
    return numbers[start:]


def room(size: int) -> Ints:
    """So many numbers to work with, not set to anything; compiled they lie on the stack, as ``words``.

    ``size`` must be a constant. They are gone when the function that asked for them returns.
    """
    return np.empty(size, np.int64)


if COMPILED:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import lower_builtin, register_jitable, type_callable
    from numba.np.arrayobj import make_array

    _WORD = types.int64
    _WORDS = types.CPointer(_WORD)
    _NEVER_ZERO = ir.Constant(ir.IntType(1), 1)

    def _takes_bits(context: Any) -> Any:
        return lambda bits: _WORD(_WORD)

    def _takes_literal(context: Any) -> Any:
        return lambda size: _WORDS if isinstance(size, types.IntegerLiteral) else None

    def _takes_numbers(context: Any) -> Any:
        return lambda numbers: _WORDS if numbers == _WORDS or _is_in_order(numbers) else None

    def _is_in_order(numbers: Any) -> bool:
        return isinstance(numbers, types.Array) and numbers.dtype == _WORD and numbers.layout == "C"

    def _takes_start(context: Any) -> Any:
        return lambda numbers, start: _WORDS(_WORDS, _WORD) if numbers == _WORDS else None

    def _make_popcount(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    def _make_lowest(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], _NEVER_ZERO)

    def _make_highest(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.xor(builder.ctlz(arguments[0], _NEVER_ZERO), ir.Constant(ir.IntType(64), 63))

    def _make_room(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return cgutils.alloca_once(builder, ir.IntType(64), size=signature.args[0].literal_value)

    def _make_words(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = signature.args[0]
        return arguments[0] if kind == _WORDS else make_array(kind)(context, builder, arguments[0]).data

    def _make_tail(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]])

    for _function, _make in ((popcount, _make_popcount), (lowest, _make_lowest), (highest, _make_highest)):
        type_callable(_function)(_takes_bits)
        lower_builtin(_function, _WORD)(_make)
    type_callable(room)(_takes_literal)
    lower_builtin(room, types.IntegerLiteral)(_make_room)
    type_callable(words)(_takes_numbers)
    lower_builtin(words, types.Array)(_make_words)
    lower_builtin(words, types.CPointer)(_make_words)
    type_callable(tail)(_takes_start)
    lower_builtin(tail, types.CPointer, _WORD)(_make_tail)

"""What a public function is given: of the kind its signature asks for, else one clear line."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Mapping, Sequence
from functools import cache, wraps
from numbers import Integral, Real
from reprlib import repr as short
from typing import Any, Union, get_args, get_origin, get_type_hints

from zwicker_lab.errors import InputError

_WIDER = {int: Integral, float: Real}
"""Numbers of other libraries stand for Python's own."""


def checked(function: Callable[..., Any], package: str) -> Callable[..., Any]:
    """``function`` as ``package`` offers it: it raises ``InputError`` for a value of another kind than it asks for.

    A call with a parameter too many or too few stays Python's ``TypeError``.

    >>> import zwicker_lab as zl
    >>> zl.score(5)
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: score: “position” cannot be 5; what would be right: Position | zwick.Position.
    """
    inner = inspect.unwrap(function)
    signature = inspect.signature(inner)

    @wraps(function)
    def offered(*args: Any, **kwargs: Any) -> Any:
        call = signature.bind(*args, **kwargs)
        for name, value in call.arguments.items():
            many = signature.parameters[name].kind is inspect.Parameter.VAR_KEYWORD
            for called, one in value.items() if many else ((name, value),):
                if not fits(one, _kinds(inner)[name]):
                    wanted = inner.__annotations__[name]
                    got = " ".join(short(one).split())
                    raise InputError("given", function=inner.__name__, parameter=called, got=got, wanted=wanted)
        call.arguments.update({name: _whole(value) for name, value in call.arguments.items()})
        return function(*call.args, **call.kwargs)

    offered.__module__ = package
    return offered


def fits(value: object, kind: Any) -> bool:
    """Whether a value is of a kind, as annotations write it; of a kind that cannot be asked for, any value is.

    >>> fits(None, int | None), fits("5", int), fits(True, bool), fits([1, "x"], Sequence[int]), fits(3, float)
    (True, False, True, False, True)
    >>> fits(None, Any)
    True
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return any(fits(value, one) for one in inner)
    if origin is tuple and inner[1:] != (...,):
        return isinstance(value, tuple) and len(value) == len(inner) and all(map(fits, value, inner))
    if origin in (tuple, Sequence):
        return isinstance(value, origin) and all(fits(one, inner[0]) for one in value)
    kind = _WIDER.get(kind, kind)
    if kind is Any or not isinstance(kind, type) or getattr(kind, "_is_protocol", False):
        return True
    return isinstance(value, kind)


def _whole(value: object) -> object:
    """A whole number of another library as one of Python's."""
    return int(value) if isinstance(value, Integral) and not isinstance(value, int) else value


@cache
def _kinds(function: Callable[..., Any]) -> Mapping[str, Any]:
    """What every parameter asks for; read when it is first called, as it may load much."""
    asked = {name: kind for name, kind in function.__annotations__.items() if name != "return"}
    return get_type_hints(types.SimpleNamespace(__annotations__=asked), function.__globals__)

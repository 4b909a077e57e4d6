"""Checking values from files and from the browser: one clear error naming the key, the wanted and the got."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from zwicker_lab.errors import InputError
from zwicker_lab.near import nearest
from zwicker_lab.texts import say
from zwicker_lab.variants.faults import shown

_Model = TypeVar("_Model", bound=BaseModel)
_KINDS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_type": "text",
    "string_too_short": "text",
    "string_too_long": "short-text",
    "string_pattern_mismatch": "pattern",
    "bool_type": "yes-no",
    "bool_parsing": "yes-no",
    "tuple_type": "list",
    "too_short": "longer-list",
    "too_long": "shorter-list",
    "dict_type": "table",
    "mapping_type": "table",
    "model_type": "table",
    "model_attributes_type": "table",
    "literal_error": "one-of",
    "union_tag_invalid": "one-of",
    "union_tag_not_found": "goal",
}


class KeyedError(InputError):
    """An input error found inside a value, led by the key it stands under."""

    def __init__(self, key: str, cause: InputError) -> None:
        super().__init__("lesson-at-key", key=key)
        self.cause = cause

    def text(self, lang: str) -> str:
        """The key and the error, as one line in ``lang``."""
        return say(lang, "error-lesson-at-key", key=self.values["key"], text=self.cause.text(lang))


def validated(model: type[_Model], value: object) -> _Model:
    """The value as a ``model``; raises ``InputError`` for the first thing wrong with it."""
    try:
        return model.model_validate(value)
    except ValidationError as error:
        raise first_fault(error, model.__name__, _keys(model)) from error


def first_fault(error: ValidationError, whole: str, known: Iterable[str] = ()) -> InputError:
    """The first thing wrong with a value; ``whole`` is what the value is called, ``known`` the keys it may have.

    A key that cannot stand there is told before one that is missing, which it was probably meant to be.
    """
    found = error.errors(include_url=False)
    spelled_wrong = (one for one in found if one["type"] == "extra_forbidden" and found[0]["type"] == "missing")
    return _input_error(next(spelled_wrong, found[0]), whole, known)


@lru_cache(maxsize=16)
def _keys(model: type[BaseModel]) -> frozenset[str]:
    """Every key that may stand anywhere in a ``model``."""
    schema = model.model_json_schema()
    parts = (schema, *schema.get("$defs", {}).values())
    return frozenset(key for part in parts for key in part.get("properties", ()))


def _input_error(first: ErrorDetails, whole: str, known: Iterable[str]) -> InputError:
    context: dict[str, Any] = first.get("ctx", {})
    key, cause = _key(first["loc"]), context.get("error")
    if isinstance(cause, InputError):
        return KeyedError(key, cause) if key else cause
    kind = _KINDS.get(first["type"], "number" if first["type"].startswith(("int", "greater", "less")) else "other")
    choices = str(context.get("expected") or context.get("expected_tags") or "").replace(" or ", ", ").replace("'", "")
    pattern = str(context.get("pattern", ""))
    found = "" if kind == "missing" else shown(first["input"])
    last = str(first["loc"][-1]) if kind == "unknown" else ""
    near = nearest(last, set(known) - {last})
    return InputError(
        "lesson-field", key=key or whole, kind=kind, got=found, choices=choices, pattern=pattern, near=near
    )


def _key(loc: tuple[int | str, ...]) -> str:
    """``exercise[2].hints`` from the path to a value, counting from 1, on one line whatever a key holds.

    >>> _key(("exercise", 1, "hints"))
    'exercise[2].hints'
    """
    return "".join(f"[{part + 1}]" if isinstance(part, int) else f".{shown(part)}" for part in loc).lstrip(".")

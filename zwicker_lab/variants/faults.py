"""A wrong rule set told in one line: the key, the wanted and the got."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import ValidationError

from zwicker_lab.errors import InputError
from zwicker_lab.near import nearest
from zwicker_lab.variants import keys
from zwicker_lab.variants.switches import SWITCHES

_LONGEST, _LONGEST_NAME = 60, 500
_CHOICES: dict[str, tuple[str, ...]] = {
    **SWITCHES,
    **dict.fromkeys(keys.YES_NO, ("yes", "no")),
    "deals": ("players", "none"),
}
_KEY_OF = {path: key for key, path in keys.FILE_PATHS.items()}


def no_such_key(name: str, key: str, known: Iterable[str]) -> InputError:
    """An unknown key, with the known one that is spelled most like it."""
    known = tuple(known)
    return InputError(
        "variant-key", variant=called(name), key=shown(key), near=nearest(key, known), known=", ".join(known)
    )


def misplaced(name: str, data: Mapping[str, Any]) -> InputError | None:
    """The error for the first key that stands in the wrong part of a file: a switch at the top, a value in a table."""
    for key in data:
        if key in SWITCHES:
            return InputError("variant-key-place", variant=called(name), key=key, place="switches")
    for table in ("switches", "points", "value"):
        inside = data.get(table)
        for key in inside if isinstance(inside, Mapping) else ():
            if key in keys.FILE_PATHS:
                return InputError("variant-key-place", variant=called(name), key=f"{table}.{key}", place="top")
    return None


def explain(error: ValidationError, data: Mapping[str, Any], name: str) -> InputError:
    """The first fault the model found, as an error that can say itself in both languages."""
    first = error.errors(include_url=False)[0]
    key = _key_at(first["loc"])
    code, context = first["type"], {**first.get("ctx", {})}
    context.pop("fault", None)
    if "lang" in context:
        key, code = f"{key}.{context['lang']}", "missing"
    key = str(context.pop("key", key))
    if code in ("extra_forbidden", "variant-key") or first["loc"][-1:] == ("[key]",):
        return no_such_key(name, key, _neighbours(key))
    if code.startswith("variant-") and code not in ("variant-wrong", "variant-missing"):
        return InputError(code, variant=called(name), key=shown(key), **{"got": shown(_found(data, key)), **context})
    missing = code in ("missing", "variant-missing")
    return wanted(name, key, None if missing else _found(data, key), missing=missing)


def wanted(name: str, key: str, got: object, *, missing: bool = False) -> InputError:
    """The error that says what ``key`` may hold."""
    kind, values = _kind_of(key)
    given = "no" if missing else "yes"
    return InputError(f"variant-{kind}", variant=called(name), key=shown(key), got=shown(got), given=given, **values)


def _kind_of(key: str) -> tuple[str, dict[str, Any]]:
    section, _, rest = key.partition(".")
    if key in _CHOICES or (section == "certainty" and rest):
        return "wants-one-of", {"choices": ", ".join(_CHOICES.get(key, keys.LEVELS))}
    if key in keys.TABLES:
        return "wants-section", {}
    if section in ("title", "note", "sources"):
        return ("wants-texts" if section == "sources" else "wants-text"), {}
    if key == "jokers":
        return "wants-jokers", {"high": str(keys.NUMBERS["value"][1])}
    low, high = map(str, keys.NUMBERS[section])
    kinds = {"players": "wants-players", "value": "wants-values"}
    kind = kinds.get(section, "wants-number-or-none" if key in keys.NULLABLE else "wants-number")
    return kind, {"low": low, "high": high}


def _key_at(loc: tuple[int | str, ...]) -> str:
    for length in (2, 1):
        if loc[:length] in _KEY_OF:
            key, rest = _KEY_OF[loc[:length]], [str(part) for part in loc[length:] if part != "[key]"]  # type: ignore[index]
            if key == "switches" and rest:
                return rest[0]
            named = key in keys.TABLES or key in ("title", "note")
            return ".".join([key, *rest[:1]]) if named else key
    return ".".join(map(str, loc))


def _found(data: Mapping[str, Any], key: str) -> object:
    if key in SWITCHES:
        return data["switches"].get(key)
    section, _, rest = key.partition(".")
    value = data.get(section)
    return value.get(rest) if rest and isinstance(value, Mapping) else value


def _neighbours(key: str) -> tuple[str, ...]:
    section, _, rest = key.partition(".")
    if section == "value" and rest:
        return keys.changeable()[-13:]
    if section == "certainty" and rest:
        return tuple(f"certainty.{known}" for known in (*keys.changeable(), *keys.OTHERS))
    return (f"{section}.de", f"{section}.en") if section in ("title", "note") else tuple(SWITCHES)


def shown(value: object, longest: int = _LONGEST) -> str:
    """A value as an error shows it: on one line, and not too long of it.

    >>> shown(True), shown([1, 2]), shown("a\\nb"), len(shown("x" * 100))
    ('true', '[1, 2]', 'a b', 61)
    """
    text = value if isinstance(value, str) else _plain(value)
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return text if len(text) <= longest else text[:longest] + "…"


def called(name: str) -> str:
    """The name of a variant as an error shows it; a path may be long."""
    return shown(name, _LONGEST_NAME)


def _plain(value: object) -> str:
    try:
        return json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # a number of more digits than Python prints
        return "…"

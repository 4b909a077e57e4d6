"""Writing a variant as the file it could have come from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from zwicker_lab.variants import keys

if TYPE_CHECKING:
    from zwicker_lab.variants.model import Variant


def flat(variant: Variant) -> dict[str, Any]:
    """A variant as the keys and values of a complete file, in the order a file is written."""
    data: dict[str, Any] = {}
    for key in _ORDER:
        value: Any = variant
        for attribute in keys.FILE_PATHS[key]:
            value = getattr(value, attribute)
        data[key] = _plain(value)
    data["switches"] = {
        name: value
        for name, value in dict(variant.switches).items()
        if value != type(variant.switches).model_fields[name].default
    }
    return data


_TEXTS = ("title", "note", "sources")
_PACK = ("players", "jokers", "two_packs_above")
_ORDER = (*_TEXTS, *_PACK, "stages", *keys.PATHS, "deals", *keys.TABLES)


def _plain(value: Any) -> Any:
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    return {key: _plain(entry) for key, entry in value.items()} if isinstance(value, Mapping) else value


def toml(variant: Variant) -> str:
    """A variant as a complete TOML file."""
    data = flat(variant)
    lines = [f"{key} = {toml_value(value)}" for key, value in data.items() if key not in keys.TABLES]
    for name in keys.TABLES:
        if data[name] or name == "points":
            lines += ["", f"[{name}]", *(f"{_key(key)} = {toml_value(value)}" for key, value in data[name].items())]
    return "\n".join(lines) + "\n"


def _key(key: str) -> str:
    return key if key.replace("_", "").isalnum() and key.isascii() else toml_value(key)


def toml_value(value: Any) -> str:
    """A value as TOML writes it on one line.

    >>> toml_value({"de": "Bild", "n": [1, True]})
    '{ de = "Bild", n = [1, true] }'
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {toml_value(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")

"""Finding and reading variants: built in by name, one's own by path."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.near import nearest
from zwicker_lab.variants.build import build, changed, merged
from zwicker_lab.variants.faults import called, shown
from zwicker_lab.variants.model import Variant

LARGEST_FILE = 64 * 1024
"""The most bytes a variant file may have."""

_RULES = Path(__file__).parent / "rules"
_NAMES = ("zwicker3", "zwicker6", "zwickern", "zwickern-wild3", "zwickern-wild6", "grossenwiehe", "queen")
_FIRST_WORDS = [[name] for name in _NAMES]


def variant_names() -> tuple[str, ...]:
    """The names of the built-in variants.

    >>> variant_names()[0]
    'zwicker3'
    """
    return _NAMES


def load_variant(text: str | Path | Variant, *, paths: bool = True, own: Variant | None = None) -> Variant:
    """The variant a name or path stands for, with the switches and values written after it.

    A variant is given back as it is. ``paths=False`` takes built-in names only, as pages and links do; ``own`` is one
    more rule set, known by its own name. Raises ``InputError`` that names what is wrong, what was wanted and what was
    got.

    >>> load_variant("zwickern capture=card table=3").deal.table
    3
    """
    if isinstance(text, Variant):
        return text
    if isinstance(text, Path):
        if not paths:
            raise _names_only(str(text))
        return _from_path(str(text))
    return _from_line(text) if text.split(None, 1)[:1] in _FIRST_WORDS else _spelled(text, paths, own)


@lru_cache(maxsize=512)
def _from_line(text: str) -> Variant:
    return _spelled(text, paths=False)


def _spelled(text: str, paths: bool, own: Variant | None = None) -> Variant:
    name, *changes = text.split() or [""]
    if name in _NAMES:
        variant = _built_in(name)
    elif own is not None and name == own.name:
        variant = own.origin
    elif paths and (_is_path(name) or _is_file(name)):
        variant = _from_path(name)
    elif _is_path(name):
        raise _names_only(name)
    else:
        raise InputError("variant-name", got=shown(name), names=", ".join(_NAMES), near=nearest(name, _NAMES))
    return changed(variant, _read_changes(changes, name)) if changes else variant


def _read_changes(words: list[str], name: str) -> dict[str, str]:
    changes: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise InputError("variant-change", variant=called(name), got=shown(word))
        if key in changes:
            raise InputError("variant-twice", variant=called(name), key=shown(key), got=shown(value))
        changes[key] = value
    return changes


def _is_path(name: str) -> bool:
    return "/" in name or "\\" in name or name.endswith(".toml")


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # a name longer than files can have
        return False


def _names_only(path: str) -> InputError:
    return InputError("variant-names-only", got=shown(path), names=", ".join(_NAMES))


@lru_cache(maxsize=len(_NAMES))
def _built_in(name: str) -> Variant:
    return variant_from(parsed((_RULES / f"{name}.toml").read_text(encoding="utf-8"), name), name)


def _from_path(path: str) -> Variant:
    _check_name(path)
    if not _is_file(path):
        raise InputError("variant-no-file", variant=called(path))
    try:
        with Path(path).open("rb") as opened:
            raw = opened.read(LARGEST_FILE + 1)
        _check_size(len(raw), path)
        text = raw.decode("utf-8")
    except OSError:
        raise InputError("variant-unreadable", variant=called(path)) from None
    except UnicodeDecodeError:
        raise InputError("variant-not-text", variant=called(path)) from None
    return variant_from(parsed(text, path), path)


def from_text(text: str, name: str) -> Variant:
    """A variant from the text of its file; see ``Variant.from_toml``."""
    _check_name(name)
    _check_size(len(text.encode("utf-8", "replace")), name)
    variant = variant_from(parsed(text, name), name)
    if name in _NAMES and variant != _built_in(name):
        raise InputError("variant-taken", got=name)
    return variant


def _check_name(name: str) -> None:
    if not re.fullmatch(r"[^\s;\"\[\]]{1,500}", name):
        raise InputError("variant-bad-name", got=shown(name))


def _check_size(size: int, name: str) -> None:
    if size > LARGEST_FILE:
        raise InputError("variant-too-large", variant=called(name), most=LARGEST_FILE // 1024)


def parsed(text: str, name: str) -> dict[str, Any]:
    """The keys of a TOML text; raises ``InputError`` with line and column where it is none."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        row, column = toml_place(error, text)
        raise InputError("variant-toml", variant=called(name), row=row, place=column) from None
    except (ValueError, RecursionError):
        raise InputError("variant-too-deep", variant=called(name)) from None


def toml_place(error: Exception, text: str) -> tuple[str, str]:
    """The line and the column at which a text is no TOML; its end where the error names none."""
    if found := re.search(r"line (\d+), column (\d+)", str(error)):
        return found[1], found[2]
    lines = text.split("\n")
    return str(len(lines)), str(len(lines[-1]) + 1)


def variant_from(data: dict[str, Any], name: str) -> Variant:
    """A variant from the keys of its file, laid over the base it names, if any; raises ``InputError``."""
    if "base" not in data:
        return _alone(data, name)
    base = data.pop("base")
    if base not in _NAMES:
        choices = ", ".join(_NAMES)
        raise InputError(
            "variant-wants-one-of", variant=called(name), key="base", got=shown(base), given="yes", choices=choices
        )
    return build(merged(_built_in(base), data), name)


def _alone(data: dict[str, Any], name: str) -> Variant:
    """A variant that gives every value itself; where nearly all are missing, its base was forgotten."""
    lacks = [key for key in ("players", "table", "packet", "build_up", "build_down") if key not in data]
    try:
        return build(data, name)
    except InputError as error:
        if len(lacks) > 2 and error.values.get("key") == lacks[0]:
            raise InputError("variant-no-base", variant=called(name)) from None
        raise

"""Finding and reading the rules: the forms built in, with the switches written after them."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.near import nearest
from zwicker_lab.zwick.rules.model import FORM_VALUES, Form, Rules
from zwicker_lab.zwick.rules.switches import NUMBERS, SWITCHES

_FORMS = Path(__file__).parent / "forms"
_KEYS = ("form", *SWITCHES, *NUMBERS)


@lru_cache(maxsize=256)
def load_rules(text: str = "zwick") -> Rules:
    """The rules that the first field of a position line stands for.

    Raises ``InputError`` that names the key, what was wanted and what was got.

    >>> load_rules("zwick bird=3").bird
    3
    >>> load_rules("zwick must_win=no")
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: “must_win” needs one of yes, trump_only; there is “no”.
    """
    name, *words = text.split() or [""]
    if name != "zwick":
        raise InputError("zwick-name", got=name)
    changes = _read_changes(words)
    form = changes.pop("form", "tournament")
    for each in ("tournament", "casual"):
        if form == each:
            return _changed(form_rules(each), changes)
    raise InputError("zwick-wants-one-of", key="form", choices=", ".join(FORM_VALUES["form"]), got=form)


@lru_cache(maxsize=2)
def form_rules(form: Form) -> Rules:
    """The rules of a form as its file has them.

    >>> form_rules("casual").certainty["target"]
    'casual source'
    """
    data = tomllib.loads((_FORMS / f"{form}.toml").read_text(encoding="utf-8"))
    return Rules.model_validate({"form": form, **data})


def _read_changes(words: list[str]) -> dict[str, str]:
    changes: dict[str, str] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise InputError("zwick-change", got=word)
        if key not in _KEYS:
            raise InputError("zwick-key", key=key, near=nearest(key, _KEYS), known=", ".join(_KEYS))
        if key in changes:
            raise InputError("zwick-key-twice", key=key)
        changes[key] = value
    return changes


def _changed(rules: Rules, changes: dict[str, str]) -> Rules:
    """The rules with some values changed; what is changed is the table's own choice and keeps its source's name."""
    numbers = {key: _number(key, value) for key, value in changes.items() if key in NUMBERS}
    chosen = {key: _choice(key, value) for key, value in changes.items() if key in SWITCHES}
    if not changes:
        return rules
    data: dict[str, Any] = rules.model_dump()
    return Rules.model_validate({**data, **numbers, "switches": {**data["switches"], **chosen}})


def _number(key: str, text: str) -> int:
    low, high = NUMBERS[key]
    if not re.fullmatch(r"[0-9]{1,4}", text) or not low <= int(text) <= high:
        raise InputError("zwick-wants-number", key=key, low=low, high=high, got=text)
    return int(text)


def _choice(key: str, text: str) -> str:
    if text not in SWITCHES[key]:
        raise InputError("zwick-wants-one-of", key=key, choices=", ".join(SWITCHES[key]), got=text)
    return text

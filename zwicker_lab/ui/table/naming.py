"""Seats called by the names of those who sit there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from zwicker_lab.texts import say


def by_name(scene: Any, names: Mapping[str, str], lang: str) -> Any:
    """The same scene with the seats that have names called by them in every text.

    >>> by_name({"text": ["East holds one.", {"id": "E"}]}, {"E": "Frauke"}, "en")
    {'text': ['Frauke holds one.', {'id': 'E'}]}
    """
    called = {say(lang, "seat-name", seat=seat): name for seat, name in names.items()}
    if not called:
        return scene
    return _renamed(scene, re.compile(rf"\b({'|'.join(map(re.escape, called))})\b"), called)


def _renamed(scene: Any, pattern: re.Pattern[str], called: Mapping[str, str]) -> Any:
    if isinstance(scene, str):
        return pattern.sub(lambda found: called[found[1]], scene)
    if isinstance(scene, Mapping):
        return {key: _renamed(value, pattern, called) for key, value in scene.items()}
    if isinstance(scene, list | tuple):
        return [_renamed(value, pattern, called) for value in scene]
    return scene

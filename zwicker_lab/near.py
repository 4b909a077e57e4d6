"""What somebody may have meant: the known word spelled most like an unknown one."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

_NEAR = 0.76  # so that title.fr is not taken for title.en


def nearest(key: str, keys: Iterable[str]) -> str:
    """The one of ``keys`` spelled most like ``key``; ``none`` when nothing comes near.

    >>> nearest("captur", ["capture", "sides"]), nearest("Sides", ["sides"]), nearest("xyz", ["sides"])
    ('capture', 'sides', 'none')
    """
    known = tuple(keys)
    same = [name for name in known if name.casefold() == key.casefold()]
    return next(iter(same or difflib.get_close_matches(key[:60], known, 1, _NEAR)), "none")

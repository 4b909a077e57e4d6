"""The file of championships this server keeps, and the names people type."""

from __future__ import annotations

import functools
from pathlib import Path

from zwicker_lab.zwick.tournament.place import data_file
from zwicker_lab.zwick.tournament.store import Store


def store() -> Store:
    """The store of the file that the surroundings name."""
    return _store(data_file())


@functools.lru_cache(maxsize=8)
def _store(path: Path) -> Store:
    return Store(path)


def tidy(text: object, longest: int) -> str:
    """What somebody typed, on one printable line of bearable length.

    >>> tidy("  Ruth\\n Bleiker ", 40)
    'Ruth Bleiker'
    """
    raw = text[: 4 * longest] if isinstance(text, str) else ""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in raw).split())[:longest].strip()

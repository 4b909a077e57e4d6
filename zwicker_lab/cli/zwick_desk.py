"""The command ``zwick desk``: the championships kept on this computer, for an organiser who has lost the link."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from zwicker_lab.cli.ports import LEGAL, show
from zwicker_lab.errors import InputError
from zwicker_lab.texts import say
from zwicker_lab.zwick.tournament.place import FILE, data_file
from zwicker_lab.zwick.tournament.store import Store


def desk(given: argparse.Namespace) -> int:
    """Print each championship with the end of its organiser's address; returns how it ended."""
    path = data_file() if given.data is None else Path(given.data) / FILE
    if not path.is_file():
        raise InputError("desk-no-file", file=str(path))
    store = Store(path)
    try:
        found = [_told(access.organiser, made.title, len(made.players)) for access, made in store.kept()]
    finally:
        store.close()
    lines = [say(given.lang, "cli-zwick-desk-row", **one) for one in found]
    show(given, {"file": str(path), "championships": found}, "\n".join(lines))
    return LEGAL


def _told(token: str, title: str, players: int) -> dict[str, Any]:
    return {"title": title, "players": players, "link": f"/desk?c={token}"}

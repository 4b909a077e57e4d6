"""Where what people keep is kept: the folder of the data of programs, or one of your choice."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile

from zwicker_lab.errors import InputError

VARIABLE = "ZWICKER_LAB_DATA"


def data_folder(environment: Mapping[str, str] | None = None, system: str = sys.platform) -> Path:
    """The folder; ``ZWICKER_LAB_DATA`` names another.

    >>> data_folder({"ZWICKER_LAB_DATA": "/club"}).as_posix(), data_folder({"HOME": "/home/trudi"}, "linux").as_posix()
    ('/club', '/home/trudi/.local/share/zwicker-lab')
    """
    known = os.environ if environment is None else environment
    if folder := known.get(VARIABLE):
        return Path(folder)
    home = Path(known["HOME"]) if "HOME" in known else Path.home()
    if system == "win32":
        base = Path(known.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif system == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(known.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "zwicker-lab"


def use_data_folder(name: str) -> None:
    """Keep what is kept in this folder from now on, here and in every process begun from here; it is made if need be.

    Raises ``InputError`` where it is no folder, or none to write in.
    """
    folder = Path(name).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            os.environ[VARIABLE] = str(folder)
    except (OSError, ValueError):
        raise InputError("data-folder", folder=name) from None

"""Where what people keep is kept: the folder of the data of programs, or one of your choice."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

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

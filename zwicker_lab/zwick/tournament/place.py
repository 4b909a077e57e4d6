"""Where championships are kept: one file in the folder of the data of programs, or in one of your choice."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from zwicker_lab.data_folder import data_folder

FILE = "championships.sqlite"


def data_file(environment: Mapping[str, str] | None = None, system: str = sys.platform) -> Path:
    """The file; ``ZWICKER_LAB_DATA`` names its folder.

    >>> data_file({"ZWICKER_LAB_DATA": "/club"}).as_posix(), data_file({"HOME": "/home/trudi"}, "linux").as_posix()
    ('/club/championships.sqlite', '/home/trudi/.local/share/zwicker-lab/championships.sqlite')
    """
    return data_folder(environment, system) / FILE

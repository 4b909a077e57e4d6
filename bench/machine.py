"""What a figure was measured on and with: processor, versions, date. No names of hosts, people or folders."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGES = ("zwicker-lab", "panel", "bokeh", "pydantic", "playwright")


def surroundings(command: str, seconds: float) -> dict[str, object]:
    """The lines recorded with every result."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": {"cpu": cpu_model(), "cores": cores(), "system": f"{platform.system()} {platform.machine()}"},
        "versions": {"python": platform.python_version(), **dict(filter(None, map(installed, PACKAGES)))},
        "command": command,
        "seconds": round(seconds, 1),
    }


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cpu_model() -> str:
    """The processor as its maker calls it, as far as the system tells."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith(("model name", "Model")))
    return next(models, platform.processor() or "unknown")


def installed(package: str) -> tuple[str, str] | None:
    """A package and its version, if it is there."""
    try:
        return package, version(package)
    except PackageNotFoundError:
        return None

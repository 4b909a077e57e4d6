"""Runs code in a process of its own: with the compiler, with it switched off, and as if Numba were not installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WITHOUT = "import sys; sys.modules['numba'] = None; sys.modules['llvmlite'] = None"


def answered(code: str, **environment: str) -> str:
    """What ``code`` prints, run from the project's folder."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout

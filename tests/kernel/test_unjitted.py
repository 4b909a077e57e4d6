"""Without the compiler all is the same, only slower: switched off, or not installed at all."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel import unjitted
from zwicker_lab import kernel

ROOT = Path(__file__).parents[2]
NO_NUMBA = "import sys; sys.modules['numba'] = None; "
RUN = "import runpy; sys.argv = ['', 'alone']; runpy.run_module('tests.kernel.unjitted', run_name='__main__')"


@pytest.mark.parametrize("code", ["import sys; " + RUN, NO_NUMBA + RUN], ids=["switched off", "not installed"])
def test_the_same_deals_come_out(code: str) -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"} if "None" not in code else dict(os.environ)
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == unjitted.scores()


def test_here_it_is_compiled() -> None:
    assert kernel.COMPILED

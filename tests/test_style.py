"""The code is laid out, linted and typed as pyproject.toml asks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = {"types": ["mypy"], "lint": ["ruff", "check", "--quiet"], "layout": ["ruff", "format", "--check", "--quiet"]}


@pytest.mark.parametrize("tool", TOOLS)
def test_the_tool_finds_nothing(tool: str) -> None:
    done = subprocess.run([sys.executable, "-m", *TOOLS[tool]], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_file_names_a_package_index() -> None:
    """A clone installs from wherever its machine is set up to, so no index stands in the lock or beside it."""
    for name in ("requirements.lock", "pyproject.toml", "dev.py", ".ci/run"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "index-url http" not in text and "pypi" not in text.lower(), name
    assert "://" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def test_every_locked_package_has_hashes() -> None:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    assert lines
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if not line.startswith(" "):
            assert "==" in line and after.strip().startswith("--hash=sha256:"), line

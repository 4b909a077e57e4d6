"""The language that all tests of the command line begin with."""

from __future__ import annotations

import pytest

from tests.cli.command import speak


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, LANG="en_GB.UTF-8")

"""The command as a test runs it: its answer as JSON, its refusal in one line."""

from __future__ import annotations

import json

import pytest

from zwicker_lab.cli import main

LINE = "zwicker3; table 9d 5c 4h; hand 9s 2c"


def speak(monkeypatch: pytest.MonkeyPatch, **environment: str) -> None:
    """The language settings of the environment, and no others."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict]:
    status = main([*words, "--json"])
    out, err = capsys.readouterr()
    assert err == "" and out.count("\n") == 1
    return status, json.loads(out)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line on the error output of a command that cannot be read."""
    assert main(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and "Traceback" not in err
    return err

"""The developer's script: what it needs, what it says when that is missing, and what it hands to pytest."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import dev

ROOT = Path(__file__).parents[1]


class Version(NamedTuple):
    """As much of ``sys.version_info`` as the script looks at."""

    major: int
    minor: int


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[str, ...], dict[str, str]]]:
    """What the environment's Python was asked to do; nothing is really started."""
    seen: list[tuple[tuple[str, ...], dict[str, str]]] = []

    def python(*arguments: str, extra: dict[str, str] | None = None) -> int:
        seen.append((arguments, extra or {}))
        return 0

    monkeypatch.setattr(dev, "python", python)
    monkeypatch.setattr(dev, "make_environment", lambda: None)
    monkeypatch.chdir(ROOT)
    return seen


def test_an_older_python_is_refused_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", Version(3, 10))
    spec = importlib.util.spec_from_file_location("older", ROOT / "dev.py")
    assert spec and spec.loader
    with pytest.raises(SystemExit) as end:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
    assert str(end.value.code).startswith("Zwicker Lab needs Python 3.11 or newer")


def test_without_venv_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "STAMP", tmp_path / "none")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="apt-get install python3-venv"):
        dev.make_environment()


def test_the_environment_is_made_anew_when_the_lock_changes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = []
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(dev, "LOCK", tmp_path / "requirements.lock")
    monkeypatch.setattr(dev.venv, "create", lambda folder, **_: made.append(folder))
    monkeypatch.setattr(dev, "python", lambda *arguments: 0)
    monkeypatch.setattr(dev, "_works", lambda: True)
    for lock, times in (("one==1", 1), ("one==1", 1), ("one==2", 2)):
        dev.LOCK.write_text(lock)
        dev.make_environment()
        assert len(made) == times


def test_an_environment_half_made_is_made_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(dev.venv, "create", lambda folder, **_: None)
    monkeypatch.setattr(dev, "python", lambda *arguments: 1)
    with pytest.raises(SystemExit, match="could not be made"):
        dev.make_environment()
    assert not dev.STAMP.exists()


def test_further_arguments_go_to_pytest(monkeypatch: pytest.MonkeyPatch, calls: list) -> None:
    monkeypatch.setattr(dev, "find_chromium", lambda: "/somewhere/chromium")
    assert dev.main(["test", "-k", "zwick", "-n0"]) == 0
    assert calls == [(("-m", "pytest", "-k", "zwick", "-n0"), {"CHROMIUM": "/somewhere/chromium"})]


def test_without_browser_no_chromium_is_looked_for(monkeypatch: pytest.MonkeyPatch, calls: list) -> None:
    monkeypatch.setattr(dev, "find_chromium", lambda: pytest.fail("looked for a Chromium"))
    dev.main(["test", "--no-browser"])
    assert calls[-1][1] == {"ZWICKER_NO_BROWSER": "1"}


def test_a_whole_run_compiles_first_and_a_part_does_not_wait_for_it(
    monkeypatch: pytest.MonkeyPatch, calls: list
) -> None:
    monkeypatch.setattr(dev, "find_chromium", lambda: "/somewhere/chromium")
    dev.main(["test"])
    assert {arguments[:2] for arguments, _ in calls[:-1]} == {("-c", text) for text in dev.COMPILE}
    assert calls[-1][0][:2] == ("-m", "pytest")
    calls.clear()
    dev.main(["test", "tests/zwicker"])
    assert [arguments[:2] for arguments, _ in calls] == [("-m", "pytest")]


def test_run_takes_a_port(calls: list) -> None:
    dev.main(["run", "--port", "5010"])
    assert calls == [(("-m", "zwicker_lab", "serve", "--port", "5010"), {})]


def test_a_wrong_word_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        dev.main(["lint", "--port", "5"])
    assert "unrecognized arguments" in capsys.readouterr().err


def test_the_chromium_named_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", sys.executable)
    assert dev.find_chromium() == sys.executable


def test_a_chromium_named_wrongly_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    with pytest.raises(SystemExit, match=r"\$CHROMIUM names no program: no-such-browser"):
        dev.find_chromium()


def test_no_chromium_anywhere_ends_loudly_with_the_line_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(dev, "_playwright_chromium", lambda: None)
    monkeypatch.setattr(dev, "python", lambda *arguments: 1)
    with pytest.raises(SystemExit, match="apt-get install chromium"):
        dev.find_chromium()


def test_tests_left_out_are_counted_in_the_summary(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(
        "import pytest\n@pytest.mark.browser\ndef test_page(): 1 / 0\ndef test_rule(): pass\n"
    )
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "tests.conftest",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            tmp_path,
            tmp_path,
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "ZWICKER_NO_BROWSER": "1"},
    )
    assert "browser tests left out by --no-browser: 1\n" in done.stdout
    assert re.search(r"1 passed, 1 skipped", done.stdout)

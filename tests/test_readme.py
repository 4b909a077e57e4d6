"""What the README shows works as shown."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from zwicker_lab.cli import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Its own assertion included; it plays a move, and prints the captures and a refusal."""
    (code,) = blocks("python")
    exec(compile(code, "README.md", "exec"), {})
    captures, refusal = capsys.readouterr().out.splitlines()
    assert "'9s x 9d 5c 4h'" in captures and "9 + 6 = 15" in refusal


def test_the_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Every ``zwicker-lab`` line but the one that serves, in the order shown, in one folder."""
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    shown = [line for line in lines if line.startswith("zwicker-lab") and "serve" not in line]
    assert len(shown) >= 6
    (own,) = blocks("toml")
    (tmp_path / "our-village.toml").write_text(own, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for line in shown:
        command, _, target = line.partition(" > ")
        status = main(shlex.split(command)[1:])
        told = capsys.readouterr()
        assert status == 0 and told.out and not told.err, f"{line}\n{told.err}"
        if target:
            (tmp_path / target).write_text(told.out, encoding="utf-8")


def test_the_commands_of_dev_py_exist() -> None:
    shown = set(re.findall(r"dev\.py ([a-z]+)", README)) | {"lint", "fmt", "lock", "bench"}
    told = subprocess.run(
        [sys.executable, ROOT / "dev.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert {name for name in shown if not re.search(rf"^    {name}\b", told, re.MULTILINE)} == set()


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w.-]+(?:/[\w.-]*)+)`|\]\(([\w./-]+)\)", README))))
def test_the_files_it_names_exist(name: tuple[str, str]) -> None:
    assert (ROOT / (name[0] or name[1])).exists()

"""How the command is asked and how it ends: refusals in one line, languages, help, the server, a reader that goes."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.command import LINE, refused, speak
from zwicker_lab.cli import main
from zwicker_lab.data_folder import VARIABLE, data_folder
from zwicker_lab.errors import InputError


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["fish"],
        ["moves"],
        ["moves", LINE, "more"],
        ["play", LINE],
        ["moves", LINE, "--yaml"],
        ["moves", LINE, "--lang", "fr"],
        ["moves", LINE, "x" * 9000],
        ["deal", "--variant", "x" * 9000],
        ["deal", "--variant", "zwicker3", "--dealer", "x" * 9000],
        ["replay", "x" * 9000],
        ["serve", "--json"],
        ["serve", "--port", "x"],
        ["serve", "--port", "-1"],
        ["serve", "--log-level", "loud"],
        ["serve", "--ssl-certfile"],
        ["moves", "zwicker3; table \n\x1b[31m; hand 9s"],
        ["moves", "zwicker3; table " + "(" * 8000 + "; hand 9s"],
        ["moves", "zwicker3; table 5d; hand \udcff"],
    ],
)
def test_what_cannot_be_used_is_one_line_and_ends_with_two(capsys, words: list[str]) -> None:
    assert len(refused(capsys, *words)) < 600


def test_refusals_speak_german_too(capsys) -> None:
    assert refused(capsys, "moves", "zwicker3; table 5d", "--lang", "de").startswith("Die Handkarten fehlen")
    assert refused(capsys, "replay", "none.zdn", "--lang", "de") == "Die Datei „none.zdn“ gibt es nicht.\n"


@pytest.mark.parametrize(
    ("words", "start"),
    [
        ([], "„COMMAND“ fehlt."),
        (["fish"], "„COMMAND“ kann nicht „fish“ sein; möglich sind moves, play, advise, deal"),
        (["moves"], "„POSITION“ fehlt."),
        (["play", LINE], "„MOVE“ fehlt."),
        (["moves", LINE, "more"], "Der Befehl kennt „more“ nicht."),
        (["moves", LINE, "--yaml"], "Der Befehl kennt „--yaml“ nicht."),
        (["moves", LINE, "--json=1"], "„--json“ steht ohne Wert"),
        (["deal"], "„--variant“ fehlt."),
        (["deal", "--variant"], "„--variant“ braucht einen Wert."),
        (
            ["deal", "--variant", "queen", "--players", "vier"],
            "„--players“ braucht eine ganze Zahl ab 0, nicht „vier“.",
        ),
    ],
)
def test_what_the_command_needs_is_said_in_german(capsys, words: list[str], start: str) -> None:
    """One German sentence that names the argument, and how the command is used; nothing of it is English."""
    said = refused(capsys, "--lang", "de", *words)
    assert said.startswith(start) and "zwicker-lab" in said
    assert not {"argument", "arguments", "invalid", "expected", "required", "usage"} & set(
        said.replace(":", "").split()
    )


def test_the_language_may_stand_before_the_command_and_after_it(capsys) -> None:
    """The last one counts."""
    for words in (
        ["--lang", "de", "moves", LINE],
        ["moves", LINE, "--lang", "de"],
        ["--lang=en", "moves", LINE, "--lang=de"],
    ):
        assert main(words) == 0
        assert "1 Punkt\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "start"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Die Handkarten"),
        ({"LC_MESSAGES": "de_AT", "LANG": "en_GB.UTF-8"}, "Die Handkarten"),
        ({"LC_ALL": "de", "LC_MESSAGES": "en_GB", "LANG": "en_GB"}, "Die Handkarten"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "The cards"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "Die Handkarten"),
        ({"LANG": "fr_FR.UTF-8"}, "The cards"),
        ({}, "The cards"),
    ],
)
def test_the_language_is_that_of_the_environment(capsys, monkeypatch, environment: dict[str, str], start: str) -> None:
    """The first of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` that is set; English where it is another."""
    speak(monkeypatch, **environment)
    assert refused(capsys, "moves", "zwicker3; table 5d").startswith(start)


@pytest.mark.parametrize(
    "command",
    [[], ["moves"], ["play"], ["advise"], ["deal"], ["replay"], ["variants"], ["rules"], ["lesson"], ["serve"]],
)
def test_help_is_there_in_both_languages(capsys, command: list[str], monkeypatch) -> None:
    texts = []
    for lang in ("de_DE", "en_GB"):
        monkeypatch.setenv("LANG", lang)
        with pytest.raises(SystemExit) as ended:
            main([*command, "--help"])
        assert ended.value.code == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] != texts[1]
    assert not {"usage:", "options:", "show", "arguments:"} & set(texts[0].split())


def test_serve_hands_its_options_to_the_pages(monkeypatch, tmp_path) -> None:
    got = []
    monkeypatch.setenv(VARIABLE, "before")
    monkeypatch.setitem(sys.modules, "zwicker_lab.ui.serve", SimpleNamespace(main=lambda *a, **k: got.append((a, k))))
    assert main(["serve", "--port", "5010", "--origin", "club.example.org", "--origin", "10.0.0.7"]) == 0
    plain = {"show": False, "lang": "en", "log": None, "prefix": "", "certificate": None, "key": None}
    assert got == [(("localhost", 5010), {**plain, "origins": ("club.example.org", "10.0.0.7")})]
    assert data_folder() == Path("before")
    more = ["--address", "::", "--prefix", "/a", "--ssl-certfile", "c", "--ssl-keyfile", "k", "--log-level", "info"]
    assert main(["serve", *more, "--show", "--data", str(tmp_path / "new" / "folder")]) == 0
    changed = {"show": True, "log": "info", "prefix": "/a", "certificate": "c", "key": "k", "origins": ()}
    assert got[1] == (("::", 5006), {**plain, **changed})
    assert data_folder() == tmp_path / "new" / "folder" and data_folder().is_dir()


@pytest.mark.parametrize("folder", ["file", "file/below", "\0"])
def test_a_folder_that_keeps_nothing_is_refused_before_anything_is_served(
    monkeypatch, capsys, tmp_path, folder
) -> None:
    monkeypatch.setenv(VARIABLE, "before")
    monkeypatch.setitem(
        sys.modules, "zwicker_lab.ui.serve", SimpleNamespace(main=lambda *a, **k: pytest.fail("served"))
    )
    (tmp_path / "file").touch()
    monkeypatch.chdir(tmp_path)
    assert "may write" in refused(capsys, "serve", "--data", folder)
    assert "schreiben darf" in refused(capsys, "serve", "--data", folder, "--lang", "de")
    assert data_folder() == Path("before")


def test_the_version_is_that_of_what_is_installed(monkeypatch, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0 and capsys.readouterr().out == f"zwicker-lab {version('zwicker-lab')}\n"

    def unknown(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("zwicker_lab.cli.arguments.version", unknown)
    assert "installed" in refused(capsys, "--version")


def test_serve_on_a_port_in_use_is_one_line(monkeypatch, capsys) -> None:
    def taken(*_: object, **__: object) -> None:
        raise InputError("file-unreadable", file="port")

    monkeypatch.setitem(sys.modules, "zwicker_lab.ui.serve", SimpleNamespace(main=taken))
    refused(capsys, "serve")


def test_the_module_runs_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zwicker_lab", "play", LINE, "2c x 9d"],
        capture_output=True,
        env={**os.environ, "LANG": "C", "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.decode("utf-8").strip()


def test_a_reader_that_goes_away_causes_no_noise(tmp_path) -> None:
    """Far more is printed than a pipe holds, and nobody reads it."""
    lines = tmp_path / "lines.txt"
    lines.write_text(f"{LINE}\n" * 1000, encoding="utf-8")
    command = [sys.executable, "-m", "zwicker_lab", "moves", "-"]
    with (
        lines.open("rb") as source,
        subprocess.Popen(command, stdin=source, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running,
    ):
        assert running.stdout and running.stderr
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0

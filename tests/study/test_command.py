"""The command ``study``: text, JSON, saving and repeating, the exact corner, and malformed input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.study.plans import OWN
from zwicker_lab.cli import main, study
from zwicker_lab.study import Study, run_all
from zwicker_lab.texts import say

ROOT = Path(__file__).parents[2]
FEW = ("--deals", "160", "--seed", "5", "--twins", "10", "--matches", "5", "--seats", "random")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(study, "COMPILED", True)


def said(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert main(["study", *words]) == status
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["study", *words]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and "Traceback" not in err
    return err


def test_json_tells_every_figure_its_interval_and_the_difference(capsys) -> None:
    answer = json.loads(said(capsys, "zwicker3", "zwicker3 capture=card", "zwicker6", *FEW, "--json"))
    assert list(answer) == ["study", "complete", "deals", "best_play", "variants"]
    assert answer["complete"] and answer["deals"] == 160 and answer["best_play"] is False
    asked = Study.from_dict(answer["study"])
    found = run_all(asked)
    first, second, third = answer["variants"]
    assert [one["variant"] for one in answer["variants"]] == ["zwicker3", "zwicker3 capture=card", "zwicker6"]
    assert (first["paired"], second["paired"], third["paired"]) == (None, True, False)
    for name, figure in second["figures"].items():
        estimate = found.estimate(name, 1)
        assert (figure["mean"], figure["low"], figure["n"]) == (estimate.mean, estimate.low, estimate.n)
        more = found.compare(name, 1)
        assert figure["difference"]["mean"] == more.mean and figure["difference"]["paired"] is more.paired
    assert first["figures"]["match.deals"]["too_few"] and first["figures"]["match.deals"]["low"] is None
    assert first["exact"]["leader.zwick"]["fraction"] == "403457854/2367490125"


def test_people_read_it_in_their_language(capsys) -> None:
    english = said(capsys, "zwicker3", "zwicker6", *FEW)
    german = said(capsys, "zwicker3", "zwicker6", *FEW, "--lang", "de")
    assert "Play of programs, not best play" in english and "Spiel der Programme, nicht bestes Spiel" in german
    assert "17.04 %" in english and "17,04 %" in german
    assert "(too few)" in english and "(zu wenige)" in german
    assert "160 deals" in english and "seed 5" in english and "Startzahl 5" in german
    assert "the cards are not the same" in english and "die Karten sind nicht dieselben" in german
    assert "no source shows it" in english and "keine Quelle zeigt es" in german
    assert len(english.splitlines()) == len(german.splitlines()) and max(map(len, german.splitlines()[:60])) < 130


def test_a_difference_that_never_shows_is_said(capsys) -> None:
    assert "Nothing changes in any of these deals" in said(capsys, "zwicker3", "zwicker3 target=51", *FEW)
    assert "Nothing changes" not in said(capsys, "zwicker3", "zwicker3 zwick=2", *FEW)


def test_several_players_are_named_by_seat(capsys) -> None:
    told = said(capsys, "zwicker3", "--deals", "20", "--seats", "greedy,random", "--twins", "0")
    assert "North Beginner, East Chance, South Beginner, West Chance" in told


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_saved_and_repeated_to_the_last_digit(suffix: str, capsys, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = str(tmp_path / f"found.{suffix}")
    assert path in said(capsys, "zwicker3", *FEW, "--out", path)
    assert "to the last digit" in said(capsys, "--repeat", path, "--workers", "1", "--chunk", "9")
    assert json.loads(said(capsys, "--repeat", path, "--json"))["equal"] is True


def test_rules_of_ones_own_are_kept_with_the_results(capsys, tmp_path: Path) -> None:
    own, path = tmp_path / "dorf.toml", str(tmp_path / "found.csv")
    own.write_text(OWN, encoding="utf-8")
    said(capsys, f"{own} capture=card", "zwicker3", *FEW, "--out", path)
    own.unlink()
    assert "to the last digit" in said(capsys, "--repeat", path)


def test_a_changed_file_is_not_repeated(capsys, tmp_path: Path) -> None:
    path = tmp_path / "found.csv"
    said(capsys, "zwicker3", *FEW, "--out", str(path))
    path.write_text(path.read_text(encoding="utf-8").replace('"seed": 5', '"seed": 6'), encoding="utf-8")
    assert "not the same" in said(capsys, "--repeat", str(path), status=1)
    assert json.loads(said(capsys, "--repeat", str(path), "--json", status=1))["equal"] is False


def test_a_plan_is_a_file(capsys, tmp_path: Path) -> None:
    plan = Study.of("zwicker3", deals=20, seed=8)
    (tmp_path / "plan.toml").write_text(plan.to_toml(), encoding="utf-8")
    answer = json.loads(said(capsys, "--plan", str(tmp_path / "plan.toml"), "--json"))
    assert Study.from_dict(answer["study"]) == plan


def test_exact_numbers_alone(capsys) -> None:
    told = said(capsys, "--exact", "zwickern", "zwicker3")
    assert "2.30 %" in told and "17.04 %" in told and "36.19" not in told
    answer = json.loads(said(capsys, "--exact", "zwicker6", "--json"))
    assert answer["exact"][0]["table"] == 6 and answer["exact"][0]["total"] == 30
    assert "not counted" in said(capsys, "--exact", "zwicker3 table=11")
    assert "not 7" in refused(capsys, "--exact", "zwicker3", "--players", "7")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["zwicker9"], "zwicker9"),
        (["zwicker3 capture=never"], "capture"),
        (["--deals", "0"], "“deals” can be 1 to"),
        (["--deals", "x"], "whole number"),
        (["--seats", "clever"], "clever"),
        (["--seats", "greedy,random,greedy"], "4 seats need 4 players"),
        (["--players", "7"], "not 7"),
        (["--twins", "11", "--deals", "10"], "at most the number of deals"),
        (["--seats", "search", "--matches", "3"], "must be 0"),
        (["--workers", "0"], "“workers” can be 1 to 256"),
        (["--chunk", "0"], "“chunk” can be 1 to"),
        (["--out", "found.txt"], "ends in .csv or .parquet"),
        (["--out", "no/such/folder/x.csv"], "cannot be written"),
        (["--repeat", "missing.csv"], "missing.csv"),
        (["--plan", "missing.toml"], "missing.toml"),
        (["--dask", "zwicker3"], "No Dask cluster can be reached at “zwicker3”"),
        (["--processes", "--dask"], "do not go together"),
        (["--repeat", "a.csv", "--plan", "b.toml"], "do not go together"),
        (["--repeat", "a.csv", "zwicker3"], "do not go together"),
        (["--plan", "b.toml", "--deals", "3"], "do not go together"),
    ],
)
def test_what_cannot_be_studied_is_one_line(capsys, words: list[str], wanted: str) -> None:
    assert wanted in refused(capsys, *words)


def test_refusals_speak_german_too(capsys) -> None:
    assert "kann 1 bis 1.000.000.000 sein" in refused(capsys, "--deals", "0", "--lang", "de")


def test_without_numba_it_says_once_that_it_is_slow(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "COMPILED", False)
    assert main(["study", "--deals", "4", "--twins", "0"]) == 0
    assert capsys.readouterr().err == say("en", "cli-slow") + "\n"


def test_broken_off_it_tells_what_was_played(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(progress, lang: str) -> None:
        if progress is not None:
            raise KeyboardInterrupt

    monkeypatch.setattr(study, "_show", shown)
    assert main(["study", "--deals", "1000000", "--chunk", "50", "--workers", "1"]) == 130
    assert "Broken off: these are the figures so far." in capsys.readouterr().out


def test_without_numba_pyarrow_and_dask_the_digits_are_the_same(tmp_path: Path) -> None:
    """A process in which none of them can be imported repeats what the compiled code found."""
    asked = ["study", "zwicker3", "zwickern-wild3", "--deals", "6", "--matches", "1", "--twins", "2", "--workers", "1"]
    code = "import sys; sys.modules.update(dict.fromkeys({})); from zwicker_lab.cli import main; sys.exit(main({!r}))"
    missing = ["numba", "llvmlite", "pyarrow", "distributed", "dask"]
    path = str(tmp_path / "found.csv")
    assert main([*asked, "--out", path]) == 0
    words = ["study", "--repeat", path, "--chunk", "6", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", code.format(missing, words)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["equal"] is True

"""The command ``zwick advise``: the same shape as ``advise``, for people in both languages, and its limits."""

from __future__ import annotations

import io
import json
import sys
from types import SimpleNamespace

import pytest

from zwicker_lab import kernel
from zwicker_lab.cli import main

LINE = "zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s"
CARD = "zwick; trump r; trick 9b; hand Ab Ob 9a"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(kernel, "COMPILED", True)


def test_every_move_is_judged_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    for line, texts in ((LINE, {"join", "out"}), (CARD, {"Ab", "Ob"})):
        assert main(["zwick", "advise", line, "--worlds", "20", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert list(found) == ["best", "ms", "worlds", "solved", "moves"] and found["worlds"] == 20
        assert found["best"] == found["moves"][0]["text"] and {move["text"] for move in found["moves"]} == texts
        assert found["solved"] == (line == CARD)
        for move in found["moves"]:
            assert list(move) == ["text", "value", "low", "high", "strokes", "bird", "verdict", "reasons"]
            assert len(move["reasons"]["en"]) == len(move["reasons"]["de"]) > 0


def test_people_read_it_in_their_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["zwick", "advise", LINE, "--worlds", "20"]) == 0
    said = capsys.readouterr().out
    assert "20 sampled deals" in said and "bot play, not best play" in said and "staying out is 0" in said
    assert main(["zwick", "advise", CARD, "--worlds", "20", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "20 ausgelosten Verteilungen" in said and "der beste" in said and "." not in said.splitlines()[1]


def test_all_cuts_are_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["zwick", "advise", "zwick; phase cut", "--worlds", "2"]) == 0
    assert "every cut is as good" in capsys.readouterr().out.splitlines()[2]


def test_a_stream_gives_one_line_for_every_line(monkeypatch, capsys) -> None:
    lines = [LINE, "zwick", "zwick; trump r; trick ; hand ?", CARD]
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO("\n".join(lines).encode())))
    assert main(["zwick", "advise", "-", "--worlds", "2"]) == 2
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [list(one) == ["error"] for one in found] == [False, True, True, False]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["zwick; phase nobody"], "deal is over"),
        (["zwick; trump r; trick ; hand ?"], "not known"),
        ([LINE, "--ms", "60001"], "“--ms” can be 1 to 60,000"),
        ([LINE, "--worlds", "0"], "“--worlds” can be 1 to 10,000"),
        ([LINE, "--ms", "5", "--worlds", "5"], "do not go together"),
    ],
)
def test_what_cannot_be_advised_on_is_one_line(capsys, words: list[str], said: str) -> None:
    assert main(["zwick", "advise", *words]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and said in err

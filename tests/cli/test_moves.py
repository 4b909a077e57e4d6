"""The commands ``moves`` and ``play``: the exact JSON, the readable form, streams, and malformed input."""

from __future__ import annotations

import io
import json
import sys
from types import SimpleNamespace

import pytest

from tests.cli.command import LINE, answer, refused
from zwicker_lab.cli import main
from zwicker_lab.notation import read_position
from zwicker_lab.zwicker.moves import Move

CROWDED = "zwickern; players 2; table As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c 4s 4h 4d 4c 5s 5h 5d 5c; hand Ks"


def test_moves_are_listed_with_what_they_win(capsys) -> None:
    status, found = answer(capsys, "moves", LINE)
    assert status == 0
    assert found["position"] == str(read_position(LINE))
    assert found["truncated"] is False
    assert [move["text"] for move in found["moves"]] == ["9s x 9d", "9s x 5c 4h", "9s x 9d 5c 4h", "9s", "2c"]
    assert found["moves"][2] == {
        "text": "9s x 9d 5c 4h",
        "kind": "capture",
        "card": "9s",
        "value": None,
        "items": ["9d", "5c", "4h"],
        "total": None,
        "zwick": True,
        "points": 1,
    }


def test_a_build_has_its_total_and_a_kept_value_is_named(capsys) -> None:
    _, found = answer(capsys, "moves", "zwicker3 table_value=fixed; table 5d; hand 3s Kd 8c")
    by_text = {move["text"]: move for move in found["moves"]}
    build = by_text["3s > 5d = 8"]
    assert (build["kind"], build["items"], build["total"], build["value"]) == ("build", ["5d"], 8, None)
    assert (by_text["Kd=4"]["kind"], by_text["Kd=4"]["value"], by_text["8c"]["value"]) == ("trail", 4, None)


def test_at_most_ten_thousand_moves_are_listed(capsys) -> None:
    _, found = answer(capsys, "moves", CROWDED)
    assert (len(found["moves"]), found["truncated"]) == (10_000, True)


def test_a_finished_position_has_no_moves(capsys) -> None:
    assert answer(capsys, "moves", "zwicker3; table ; hands 1: / 2: ")[1]["moves"] == []


def test_moves_can_be_read_by_people_in_both_languages(capsys) -> None:
    assert main(["moves", LINE]) == 0
    assert "9s x 9d 5c 4h   Zwick, 1 point\n" in capsys.readouterr().out
    assert main(["moves", LINE, "--lang", "de"]) == 0
    assert "9s x 9d 5c 4h   Zwick, 1 Punkt\n" in capsys.readouterr().out


@pytest.mark.parametrize(("line", "assumed"), [("queen; table 9d; hand 9s", True), ("queen; table 9d; hand 8s", False)])
def test_points_that_no_source_shows_are_named_below_the_moves_that_win_some(capsys, line: str, assumed: bool) -> None:
    assert main(["moves", line]) == 0
    assert ("no source shows it: points for *15" in capsys.readouterr().out) == assumed
    assert main(["moves", line.replace("queen", "zwicker3")]) == 0
    assert "no source" not in capsys.readouterr().out


def test_moves_of_an_unknown_hand_are_refused(capsys) -> None:
    assert "N" in refused(capsys, "moves", "zwicker3; table 5d; hand ? ?")


def stream(monkeypatch, capsys, data: bytes) -> tuple[int, list[dict]]:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    status = main(["moves", "-"])
    out, err = capsys.readouterr()
    assert err == ""
    return status, [json.loads(line) for line in out.splitlines()]


def test_a_stream_gives_one_line_for_every_line(monkeypatch, capsys) -> None:
    status, found = stream(monkeypatch, capsys, f"{LINE}\r\n\ufeff{LINE}".encode())
    assert status == 0
    assert [len(one["moves"]) for one in found] == [5, 5]


@pytest.mark.parametrize("bad", [b"zwicker3", b"", b"\xff\xfe", b"x" * 200_000, b"zwicker3; table 5d; hand ?"])
def test_a_stream_goes_on_after_a_line_that_cannot_be_read(monkeypatch, capsys, bad: bytes) -> None:
    status, found = stream(monkeypatch, capsys, bad + b"\n" + LINE.encode() + b"\n")
    assert status == 2
    assert list(found[0]) == ["error"] and "\n" not in found[0]["error"]
    assert len(found[1]["moves"]) == 5


def test_a_legal_move_gives_the_new_position(capsys) -> None:
    status, found = answer(capsys, "play", LINE, "9s x 5c 9d 4h")
    after = read_position(LINE).play(Move.read("9s x 9d 5c 4h"))
    assert (status, found) == (0, {"legal": True, "position": str(after)})


def test_an_illegal_move_gives_the_reason_and_ends_with_one(capsys) -> None:
    status, found = answer(capsys, "play", LINE, "2c x 9d")
    assert (status, found["legal"], found["reason"]["code"]) == (1, False, "wrong_sum")
    assert set(found["reason"]["text"]) == {"de", "en"} and all(found["reason"]["text"].values())


def test_play_speaks_the_language_of_the_environment(capsys, monkeypatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert main(["play", LINE, "2c x 9d"]) == 1
    _, found = answer(capsys, "play", LINE, "2c x 9d") if capsys.readouterr().out else (0, {})
    assert main(["play", LINE, "2c x 9d"]) == 1
    assert capsys.readouterr().out.strip() == found["reason"]["text"]["de"]


@pytest.mark.parametrize("move", ["", "9s x", "9s > 9d", "1s", "9s y 9d", "9s > 9d = " + "9" * 5000, "*" * 9000])
def test_a_move_that_cannot_be_read_is_refused(capsys, move: str) -> None:
    refused(capsys, "play", LINE, move)

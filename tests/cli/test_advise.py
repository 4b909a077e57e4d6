"""The command ``advise``: the exact JSON, the readable form, its limits, and malformed input."""

from __future__ import annotations

import io
import json
import sys
from types import SimpleNamespace

import pytest

from tests.cli import command
from zwicker_lab import kernel
from zwicker_lab.cli import main
from zwicker_lab.notation import read_position
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal

LINE = "zwicker3; table Td 6s; hand Ts 3d 9h Kc; stock 36"
SOLVED = "zwicker3; players 2; table 9d; hands 1: 9s 2c / 2: 4h 3d; stock 0"
FEW = ("--worlds", "24")


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "COMPILED", True)


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict:
    status, found = command.answer(capsys, "advise", *words)
    assert status == 0
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    return command.refused(capsys, "advise", *words)


def test_every_legal_move_is_judged_in_json(capsys) -> None:
    found = answer(capsys, LINE, *FEW)
    assert list(found) == ["best", "ms", "moves"]
    assert found["best"] == found["moves"][0]["text"] == "Ts x Td" and found["moves"][0]["verdict"] == "best"
    assert isinstance(found["ms"], int) and found["ms"] >= 0
    position = read_position(LINE)
    assert {Move.read(move["text"]) for move in found["moves"]} == set(position.moves())
    for move in found["moves"]:
        assert list(move) == ["text", "value", "low", "high", "verdict", "reply", "reasons"]
        assert move["low"] <= move["value"] <= move["high"]
        assert move["verdict"] in ("best", "good", "playable", "mistake")
        assert set(move["reasons"]) == {"de", "en"}
        assert 1 <= len(move["reasons"]["en"]) == len(move["reasons"]["de"]) <= 2
        assert move["reply"] is None or Move.read(move["reply"]).kind == "capture"
    values = [move["value"] for move in found["moves"]]
    assert values[0] == max(values)


def test_the_same_seed_and_worlds_give_the_same_advice(capsys) -> None:
    first, again, other = (answer(capsys, LINE, *FEW, "--seed", seed)["moves"] for seed in ("3", "3", "4"))
    assert first == again != other


def test_people_read_a_table_in_their_language(capsys) -> None:
    assert main(["advise", LINE, *FEW]) == 0
    english = capsys.readouterr().out
    assert main(["advise", LINE, *FEW, "--lang", "de"]) == 0
    german = capsys.readouterr().out
    assert "24 sampled deals" in english and "24 ausgelosten Verteilungen" in german
    assert "\nTs x Td" in english and "Wins the 10 of diamonds and the 10 of spades: 4 points." in english
    assert "Gewinnt Karo-10 und Pik-10: 4 Punkte." in german
    assert "best\n" in english and "der beste\n" in german
    assert "." not in german.splitlines()[1] and "," in german.splitlines()[1]


def test_where_every_card_is_known_nothing_is_said_of_sampled_deals(capsys) -> None:
    opened, _ = new_deal(load_variant("zwicker3"), 2, seed=1)
    assert main(["advise", str(opened), *FEW]) == 0
    said = capsys.readouterr().out
    assert "All cards are known" in said and "sampled" not in said


def test_open_hands_are_solved_and_have_no_interval(capsys) -> None:
    found = answer(capsys, SOLVED)
    assert all(move["low"] == move["value"] == move["high"] for move in found["moves"])
    assert main(["advise", SOLVED]) == 0
    assert "Every possible deal (1) was solved with open cards." in capsys.readouterr().out


def test_long_lists_are_cut_for_people_only(capsys) -> None:
    line = "zwicker3; players 2; table 2s 3s 4s 5s 6s; hands 1: Kd Qd Jd 9d / 2: 2h 3h 4h; stock 0"
    found = answer(capsys, line, "--worlds", "1")
    assert len(found["moves"]) > 20
    assert main(["advise", line, "--worlds", "1"]) == 0
    assert f"{len(found['moves']) - 20} more moves" in capsys.readouterr().out


def test_a_stream_gives_one_line_for_every_line(monkeypatch, capsys) -> None:
    lines = [LINE, "zwicker3", "zwicker3; table ; hands 1: / 2: ", "zwicker3; table 5d; hand ?", SOLVED]
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO("\n".join(lines).encode())))
    assert main(["advise", "-", *FEW]) == 2
    out, err = capsys.readouterr()
    found = [json.loads(line) for line in out.splitlines()]
    assert err == "" and len(found) == len(lines)
    assert [list(one) == ["error"] for one in found] == [False, True, True, True, False]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["zwicker3; table 5d; hand ? ?"], "cards of N are not known"),
        (["zwicker3; table ; hands 1: / 2: "], "deal is over"),
        (["zwicker3; table 5d; hands 1: / 2: ; stock 8"], "no card in hand"),
        (["zwicker3; table 5d; hand 9s; stock 99"], "too many"),
        (["zwicker3; table 5d"], "cards"),
        ([LINE, "--ms", "0"], "“--ms” can be 1 to 60,000, got 0"),
        ([LINE, "--ms", "60001"], "“--ms” can be 1 to 60,000, got 60,001"),
        ([LINE, "--worlds", "0"], "“--worlds” can be 1 to 10,000, got 0"),
        ([LINE, "--worlds", "99999999"], "“--worlds” can be 1 to 10,000"),
        ([LINE, "--worlds", "-1"], "“--worlds”"),
        ([LINE, "--ms", "x"], "whole number"),
        ([LINE, "--ms", "5", "--worlds", "5"], "“--worlds” and “--ms” do not go together"),
        ([LINE, "--seed", "x"], "whole number"),
        ([], "“POSITION” is missing"),
    ],
)
def test_what_cannot_be_advised_on_is_one_line(capsys, words: list[str], said: str) -> None:
    assert said in refused(capsys, *words)


def test_refusals_speak_german_too(capsys) -> None:
    assert "gehen nicht zusammen" in refused(capsys, LINE, "--ms", "5", "--worlds", "5", "--lang", "de")
    assert "kann 1 bis 60.000 sein" in refused(capsys, LINE, "--ms", "0", "--lang", "de")
    over = refused(capsys, "zwicker3; table ; hands 1: / 2: ", "--lang", "de")
    assert over == "Das Spiel ist zu Ende: Es gibt keinen Zug zu beraten.\n"


def test_without_numba_it_says_once_that_it_is_slow(capsys, monkeypatch) -> None:
    monkeypatch.setattr(kernel, "COMPILED", False)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(f"{SOLVED}\n{SOLVED}".encode())))
    assert main(["advise", "-", "--worlds", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == "Without Numba this computes slowly; the extra “fast” brings it.\n" and out.count("\n") == 2

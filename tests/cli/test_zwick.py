"""The commands of the trick game: the exact JSON, the readable form, the ends, and input that cannot be read."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli import command
from zwicker_lab.cli import main
from zwicker_lab.zwick import read_position
from zwicker_lab.zwick.notation import deal_from_json, read_deal
from zwicker_lab.zwick.tournament.place import data_file
from zwicker_lab.zwick.tournament.store import Store

LINE = "zwick; trump r; trick Ab; hand 7b Kb 9a 9r Ar"
EXAMPLES = json.loads((Path(__file__).parents[1] / "data" / "zwick_tricks.json").read_text(encoding="utf-8"))[
    "may_play"
]


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict]:
    return command.answer(capsys, "zwick", *words)


def test_moves_are_listed_as_texts(capsys) -> None:
    assert answer(capsys, "moves", LINE) == (0, {"moves": [{"text": "Kb"}]})
    assert main(["zwick", "moves", "zwick; phase keep; turned Kr; hand Ab Kb Ob Ub 9b"]) == 0
    assert capsys.readouterr().out == "keep\nturn\n"


def test_a_stream_answers_line_by_line_and_goes_on_after_an_error(monkeypatch, capsys) -> None:
    lines = [example["position"] for example in EXAMPLES]
    data = "\n".join([*lines[:2], "zwick; nonsense", *lines[2:]]).encode()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    assert main(["zwick", "moves", "-"]) == 2
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert list(found.pop(2)) == ["error"]
    assert [sorted(move["text"] for move in one["moves"]) for one in found] == [e["cards"] for e in EXAMPLES]


def test_a_legal_move_gives_the_new_position(capsys) -> None:
    status, found = answer(capsys, "play", LINE, "Kb")
    assert (status, found["legal"]) == (0, True)
    assert read_position(found["position"]).trick == ("Ab", "Kb")


def test_an_illegal_move_gives_the_reason_and_ends_with_one(capsys) -> None:
    status, found = answer(capsys, "play", LINE, "7b")
    assert (status, found["legal"], found["reason"]["code"]) == (1, False, "must_follow")
    assert set(found["reason"]["text"]) == {"de", "en"}
    assert main(["zwick", "play", LINE, "7b", "--lang", "de"]) == 1
    assert capsys.readouterr().out.strip() == found["reason"]["text"]["de"]


def test_a_deal_is_a_deal_file_without_moves(capsys) -> None:
    words = ["deal", "--players", "5", "--dealer", "E", "--seed", "4", "--form", "casual"]
    assert main(["zwick", *words]) == 0
    deal = read_deal(capsys.readouterr().out)
    assert (deal.rules.form, deal.players, deal.seats[deal.dealer], deal.plies) == ("casual", 5, "E", ())
    assert deal_from_json(answer(capsys, *words)[1]) == deal
    assert main(["zwick", "deal", "--seed", "4"]) == main(["zwick", "deal", "--seed", "4"]) == 0


def recorded(tmp_path: Path, *moves: str, result: str = "") -> str:
    from zwicker_lab.zwick import new_deal
    from zwicker_lab.zwick.notation import DealFile, write_deal

    head = write_deal(DealFile.of(new_deal(seed=3))).rstrip("\n")
    stated = f'\n[Result "{result}"]' if result else ""
    path = tmp_path / "deal.zdn"
    path.write_text("\n".join([head + stated, "", *moves, ""]), encoding="utf-8")
    return str(path)


UNOPPOSED = ("A cut 9", "A stop", "B stop", "B deal", "C turn", "C keep", "D out", "A out", "B out")


def test_a_replayed_deal_tells_strokes_and_birds_of_each_seat(capsys, tmp_path) -> None:
    status, found = answer(capsys, "replay", recorded(tmp_path, *UNOPPOSED, result="A 0 B 0 C 5 D 0"))
    assert (status, found["complete"], found["phase"], found["counted"]) == (0, True, "unopposed", True)
    assert found["scores"]["C"] == {"in": True, "strokes": 5, "birds": 0, "total": 5}
    assert main(["zwick", "replay", recorded(tmp_path, *UNOPPOSED[:-1])]) == 0
    assert "The others are asked" in capsys.readouterr().out


def test_a_wrong_result_and_an_illegal_move_end_with_one_and_the_line(capsys, tmp_path) -> None:
    status, found = answer(capsys, "replay", recorded(tmp_path, *UNOPPOSED, result="A 0 B 0 C 0 D 0"))
    assert (status, found["line"], found["reason"]["code"]) == (1, 6, "wrong_result")
    status, found = answer(capsys, "replay", recorded(tmp_path, "A cut 9", "B lick"))
    assert (status, found["legal"], found["line"], found["reason"]["code"]) == (1, False, 8, "not_your_turn")
    assert main(["zwick", "replay", recorded(tmp_path, "A cut 9", "B lick")]) == 1
    assert capsys.readouterr().out.startswith("Line 8: It is A’s turn")


@pytest.mark.parametrize("words", [
    ("moves", "zwick; nonsense"),
    ("moves", "zwick; trump r; trick ; hand ?"),
    ("play", LINE, "Xb"),
    ("deal", "--players", "9"),
    ("deal", "--dealer", "N"),
    ("deal", "--form", "pub"),
    ("replay", "/no/such/file.zdn"),
    (),
    ("dance",),
])  # fmt: skip
@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_cannot_be_read_ends_with_two_and_one_line(capsys, words: tuple[str, ...], lang: str) -> None:
    assert main(["--lang", lang, "zwick", *words]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and "Traceback" not in err


def test_who_holds_the_file_finds_the_way_back_to_every_championship(monkeypatch, tmp_path, capsys) -> None:
    monkeypatch.setenv("ZWICKER_LAB_DATA", str(tmp_path))
    assert main(["zwick", "desk", "--lang", "de"]) == 2
    assert "Hier liegt noch keine Meisterschaft" in capsys.readouterr().err
    store = Store(data_file())
    tokens = [store.begin(title, "Trudi") for title in ("Winter", "Spring")]
    store.add(tokens[0], "join", {"name": "Ruth"}, "Trudi")
    store.close()
    status, found = answer(capsys, "desk")
    assert status == 0 and found["file"] == str(data_file())
    assert [tuple(one.values()) for one in found["championships"]] == [
        ("Spring", 0, f"/desk?c={tokens[1]}"),
        ("Winter", 1, f"/desk?c={tokens[0]}"),
    ]
    assert main(["zwick", "desk"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == f"Winter (1 player): /desk?c={tokens[0]}"
    elsewhere = Store(tmp_path / "club" / "championships.sqlite")
    elsewhere.begin("Autumn", "Trudi")
    elsewhere.close()
    assert [one["title"] for one in answer(capsys, "desk", "--data", str(tmp_path / "club"))[1]["championships"]] == [
        "Autumn"
    ]

"""The command line: the exact JSON, the readable form, the ends, and malformed input of every kind."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

from zwicker_lab.cli import main
from zwicker_lab.data_folder import VARIABLE, data_folder
from zwicker_lab.errors import InputError
from zwicker_lab.notation import deal_from_json, deal_to_json, read_deal, read_position, write_deal
from zwicker_lab.notation.dealfile import DealFile, Ply
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.variants.carried import rules_tag
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal

LINE = "zwicker3; table 9d 5c 4h; hand 9s 2c"
CROWDED = "zwickern; players 2; table As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c 4s 4h 4d 4c 5s 5h 5d 5c; hand Ks"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, LANG="en_GB.UTF-8")


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


def recorded(players: int = 4, most: int = 99, variant: Variant | None = None) -> DealFile:
    """A dealt deal in which everybody plays the first legal move."""
    opening, pack = new_deal(variant or load_variant("zwicker3"), players, players - 1, 5)
    position, plies = opening, []
    while not position.is_over and len(plies) < most:
        move = next(position.moves())
        plies.append(Ply(position.mover, move))
        position = position.play(move)
    return DealFile(opening.variant, players, opening.dealer, pack, tuple(plies), tags=rules_tag(opening.variant))


def file_of(tmp_path: Path, deal: DealFile) -> str:
    path = tmp_path / "deal.zdn"
    path.write_text(write_deal(deal), encoding="utf-8")
    return str(path)


# moves


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


# moves -


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


# play


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


# deal


def test_a_deal_is_a_deal_file_without_moves(capsys) -> None:
    assert main(["deal", "--variant", "zwicker3", "--players", "3", "--dealer", "2", "--seed", "4"]) == 0
    deal = read_deal(capsys.readouterr().out)
    assert (deal.variant.name, deal.players, deal.dealer, deal.plies, deal.result) == ("zwicker3", 3, 1, (), None)


def test_the_same_seed_deals_the_same_and_another_differs(capsys) -> None:
    texts = []
    for seed in ("1", "1", "2"):
        main(["deal", "--variant", "zwickern capture=card", "--seed", seed])
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] != texts[2]


def test_deal_prints_the_json_twin(capsys) -> None:
    status, found = answer(capsys, "deal", "--variant", "queen", "--seed", "1")
    assert status == 0
    main(["deal", "--variant", "queen", "--seed", "1"])
    assert deal_from_json(found) == read_deal(capsys.readouterr().out)


@pytest.mark.parametrize(
    "words",
    [
        ["--variant", "zwicker9"],
        ["--variant", ""],
        ["--variant", "zwicker3", "--players", "7"],
        ["--variant", "zwicker3", "--players", "x"],
        ["--variant", "zwicker3", "--players", "-4"],
        ["--variant", "zwicker3", "--players", "0"],
        ["--variant", "zwicker3", "--dealer", "n"],
        ["--variant", "zwicker3", "--dealer", ""],
        ["--variant", "zwicker3", "--seed", "-5"],
        ["--vari", "zwicker3"],
        ["--variant", "zwicker3", "--dealer", "1"],
        ["--variant", "zwicker3", "--seed", "x"],
        ["--variant", "zwicker3", "--players", "7", "--dealer", "1"],
        [],
    ],
    ids=" ".join,
)
def test_a_deal_that_cannot_be_made_is_refused(capsys, words: list[str]) -> None:
    refused(capsys, "deal", *words)


def test_a_variant_file_works_wherever_a_name_does(capsys, tmp_path) -> None:
    path = tmp_path / "club.toml"
    path.write_text('base = "zwicker3"\ntitle = "Club"\ntable = 4\n', encoding="utf-8")
    assert main(["deal", "--variant", str(path), "--seed", "1"]) == 0
    assert len(read_deal(capsys.readouterr().out).opening.table) >= 4
    assert main(["moves", f"{path}; table 5d; hand 9s"]) == 0


def test_a_deal_by_a_variant_file_is_whole_without_that_file(capsys, tmp_path, monkeypatch) -> None:
    (tmp_path / "club.toml").write_text('base = "zwicker3"\njokers = [15, 20]\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for spelled in ("club.toml", "./club.toml zwick=3"):
        assert main(["deal", "--variant", spelled, "--seed", "1"]) == 0
        written = capsys.readouterr().out
        assert '[Variant "club' in written
        (tmp_path / "deal.zdn").write_text(written, encoding="utf-8")
        (tmp_path / "club.toml").rename(tmp_path / "away")
        assert main(["replay", str(tmp_path / "deal.zdn")]) == 0
        assert read_deal(written).variant.jokers == ("*15", "*20")
        capsys.readouterr()
        (tmp_path / "away").rename(tmp_path / "club.toml")


# rules and lessons


def test_the_rules_of_a_variant_file_can_be_read_in_both_languages(capsys, tmp_path) -> None:
    path = tmp_path / "club.toml"
    path.write_text('base = "zwicker3"\njokers = [15, 20]\nzwick = 2\n', encoding="utf-8")
    for lang, said in (("en", "The pack has 54 cards"), ("de", "54 Karten")):
        assert main(["rules", str(path), "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert said in told and max(map(len, told.splitlines())) <= 120
    status, found = answer(capsys, "rules", "zwicker3 zwick=2")
    assert status == 0 and found["variant"] == "zwicker3 zwick=2"
    assert any("2 points" in line for section in found["sections"] for line in section["lines"])
    refused(capsys, "rules", "casino")


LESSON = """
title = { en = "Two ways to nine" }
variant = "zwicker3"
[[exercise]]
position = "zwicker3; table 5c 4d 9h; hand 9s *15 Kd"
goal = { type = "make_zwick" }
[[exercise]]
position = "zwicker3; table 9c 6d; hand 3s Qh"
goal = { type = "judge_legality", move = "3s > 6d = 9" }
"""


def test_a_lesson_is_checked_and_its_answers_listed(capsys, tmp_path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(LESSON, encoding="utf-8")
    status, found = answer(capsys, "lesson", str(path))
    assert status == 0 and [one["right"] for one in found["exercises"]] == [["9s x 5c 4d 9h"], ["illegal"]]
    assert main(["lesson", str(path)]) == 0
    assert "1  Make a Zwick.\n   zwicker3; table 5c 4d 9h" in capsys.readouterr().out
    path.write_text(LESSON.replace("make_zwick", "zwick"), encoding="utf-8")
    assert "exercise[1].goal" in refused(capsys, "lesson", str(path))
    refused(capsys, "lesson", str(tmp_path / "none.toml"))


# replay


def test_a_finished_deal_is_scored_by_row(capsys, tmp_path) -> None:
    status, found = answer(capsys, "replay", file_of(tmp_path, recorded()))
    assert (status, found["complete"]) == (0, True)
    assert list(found["scores"]) == ["NS", "EW"]
    for side in found["scores"].values():
        assert set(side) == {"cards", "zwicks", "total", "rows"}
        assert side["total"] == sum(row["points"] for row in side["rows"])
        assert [row["code"] for row in side["rows"]] == [
            "most_cards", "*15", "*20", "*25", "Td", "Ts", "2s", "A", "zwick",
        ]  # fmt: skip
    assert sum(side["cards"] for side in found["scores"].values()) == 55


def test_an_unfinished_deal_shows_the_piles_so_far(capsys, tmp_path) -> None:
    status, found = answer(capsys, "replay", file_of(tmp_path, recorded(most=10)))
    assert (status, found["complete"]) == (0, False)
    assert all(row["code"] != "most_cards" for side in found["scores"].values() for row in side["rows"])


def test_the_result_of_an_unfinished_deal_is_not_checked_and_that_is_said(capsys, tmp_path) -> None:
    path = file_of(tmp_path, replace(recorded(most=10), result=(99, 0)))
    status, found = answer(capsys, "replay", path)
    assert (status, list(found), found["complete"]) == (0, ["complete", "scores"], False)
    assert main(["replay", path]) == 0
    assert "stated result can be checked only" in capsys.readouterr().out.splitlines()[-1]


def test_points_that_no_source_shows_are_marked_where_a_deal_is_counted(capsys, tmp_path) -> None:
    for name, marked in [("queen", {"Joker 15 *", "Aces *"}), ("zwicker3", set())]:
        opening, pack = new_deal(load_variant(name), 4, 3, 5)
        assert main(["replay", file_of(tmp_path, DealFile(opening.variant, 4, 3, pack))]) == 0
        lines = capsys.readouterr().out.splitlines()
        found = {line.partition("  ")[0] for line in lines if "*" in line}
        assert marked <= found and bool(found) == bool(marked)
        assert ("* our assumption: no source shows it" in lines) == bool(marked)


def test_an_illegal_move_is_told_with_its_line(capsys, tmp_path) -> None:
    deal = recorded(most=3)
    wrong = DealFile(deal.variant, 4, 3, deal.pack, (*deal.plies[:2], Ply("S", Move.read("As x Ad"))))
    status, found = answer(capsys, "replay", file_of(tmp_path, wrong))
    assert (status, found["legal"], found["line"]) == (1, False, 9)
    assert found["reason"]["code"] in {"not_in_hand", "not_on_table"} and set(found["reason"]["text"]) == {"de", "en"}


def test_a_wrong_result_ends_with_one(capsys, tmp_path) -> None:
    deal = recorded()
    text = write_deal(deal).replace("\n\n", '\n[Result "NS 99 EW 0"]\n\n', 1)
    (tmp_path / "deal.zdn").write_text(text, encoding="utf-8")
    status, found = answer(capsys, "replay", str(tmp_path / "deal.zdn"))
    assert (status, found["complete"], found["line"], found["reason"]["code"]) == (1, True, 6, "wrong_result")
    assert "NS 99 EW 0" in found["reason"]["text"]["de"]
    assert main(["replay", str(tmp_path / "deal.zdn")]) == 1
    assert "NS 99 EW 0" in capsys.readouterr().out


VILLAGE = Variant.from_toml(
    'base = "zwicker3"\njokers = ["*a", "*b"]\nzwick = 2\n[points]\n"*a" = 4\n"*b" = 4', "village"
)


@pytest.mark.parametrize("spelled", ["village", "village zwick=3"])
def test_a_deal_by_rules_of_somebodys_own_brings_them_along(capsys, tmp_path, spelled: str) -> None:
    """As the pages save it: the rules stand in the file, in the deal file and in its JSON twin alike."""
    deal = recorded(variant=load_variant(spelled, own=VILLAGE))
    status, found = answer(capsys, "replay", file_of(tmp_path, deal))
    assert (status, found["complete"]) == (0, True)
    assert {row["code"] for row in found["scores"]["NS"]["rows"]} >= {"*a", "*b"}
    (tmp_path / "deal.json").write_text(json.dumps(deal_to_json(deal)), encoding="utf-8")
    assert answer(capsys, "replay", str(tmp_path / "deal.json")) == (status, found)


def test_broken_rules_in_a_deal_are_told_with_their_line(capsys, tmp_path) -> None:
    path = Path(file_of(tmp_path, recorded(most=2, variant=VILLAGE)))
    path.write_text(path.read_text(encoding="utf-8").replace('[Rules "', '[Rules "x'), encoding="utf-8")
    assert "Line 6" in (told := refused(capsys, "replay", str(path))) and "rules brought along" in told


def test_a_tag_of_that_name_beside_a_built_in_variant_is_only_a_tag(capsys, tmp_path) -> None:
    deal = replace(recorded(most=2), tags=(("Rules", "as in Leck"),))
    assert answer(capsys, "replay", file_of(tmp_path, deal))[0] == 0


def test_a_replay_can_be_read_by_people(capsys, tmp_path) -> None:
    assert main(["replay", file_of(tmp_path, recorded()), "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "NS" in out and "Karo-10" in out and "Summe" in out


def test_the_json_twin_is_replayed_too(capsys, tmp_path) -> None:
    for name in ("deal.JSON", "deal.json"):
        path = tmp_path / name
        path.write_text(json.dumps(deal_to_json(recorded())), encoding="utf-8")
        assert answer(capsys, "replay", str(path))[1]["complete"] is True
    path.write_text("[" * 100_000, encoding="utf-8")
    refused(capsys, "replay", str(path))
    path.write_text('{"zdn": 1,', encoding="utf-8")
    refused(capsys, "replay", str(path))


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe\x00", b"N 8s x 8h", b"\x00" * 10, b"(" * 300_000, b" " * 2_000_000])
def test_a_file_that_cannot_be_read_is_refused(capsys, tmp_path, raw: bytes) -> None:
    path = tmp_path / "deal.zdn"
    path.write_bytes(raw)
    refused(capsys, "replay", str(path))


def test_no_file_and_a_folder_are_refused(capsys, tmp_path) -> None:
    refused(capsys, "replay", str(tmp_path / "none.zdn"))
    refused(capsys, "replay", str(tmp_path))
    refused(capsys, "replay", "a\x00b")


# variants


def test_every_variant_is_listed_with_how_sure_it_is(capsys) -> None:
    status, found = answer(capsys, "variants")
    assert status == 0
    assert tuple(one["name"] for one in found["variants"]) == variant_names()
    for one in found["variants"]:
        assert set(one) == {"name", "title", "players", "certainty"} and set(one["title"]) == {"de", "en"}
        assert one["certainty"] and set(one["certainty"].values()) <= {"certain", "one line", "reconstructed"}


@pytest.mark.parametrize(("lang", "said"), [("en", "no source shows it"), ("de", "keine Quelle zeigt es")])
def test_what_no_source_shows_is_said_below_its_variant(capsys, lang: str, said: str) -> None:
    """Exactly where a variant has such values, and each of its cards is named."""
    assert main(["variants", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    below = {line.split()[0]: after for line, after in pairwise([*lines, ""]) if not line.startswith(" ")}
    assert tuple(below) == variant_names()
    for name, after in below.items():
        assumed = {key for key, level in load_variant(name).certainty.items() if level == "reconstructed"}
        assert (said in after) == bool(assumed)
        assert {key.partition(".")[2] for key in assumed if "." in key} <= set(after.replace(",", "").split())


# how it ends


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

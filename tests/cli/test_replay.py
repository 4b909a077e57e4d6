"""The command ``replay``: the score by row, own rules, what is wrong with a deal, and files that are none."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.command import answer, refused
from zwicker_lab.cli import main
from zwicker_lab.notation import deal_to_json, write_deal
from zwicker_lab.notation.dealfile import DealFile, Ply
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.variants.carried import rules_tag
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal


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

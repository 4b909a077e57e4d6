"""The command ``deal``: deal files, seeds, rules from a file, and what cannot be dealt."""

from __future__ import annotations

import pytest

from tests.cli.command import answer, refused
from zwicker_lab.cli import main
from zwicker_lab.notation import deal_from_json, read_deal


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

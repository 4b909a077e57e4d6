"""The commands ``rules``, ``lesson`` and ``variants``: what a rule set or a lesson says of itself."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.cli.command import answer, refused
from zwicker_lab.cli import main
from zwicker_lab.variants import load_variant, variant_names


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

"""Wrong lesson files: one line that names the key, the wanted and the got, in both languages."""

from __future__ import annotations

import pytest

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import lesson, load_lessons, read_lesson
from zwicker_lab.lessons.load import DATA

GOOD = (DATA / "01-values-and-pairs.toml").read_text(encoding="utf-8")
WRONG = [
    ("number = 1\n", "", ("number", "missing")),
    ("number = 1\n", 'number = "one"\n', ("number", "whole number", "one")),
    ('certainty = "certain"', 'certainty = "sure"', ("certainty", "one line", "sure")),
    ("number = 1\n", "number = 1\ncolour = 3\n", ("colour", "not a key")),
    ('goal = { type = "max_cards" }', 'goal = { type = "win" }', ("exercise[6].goal", "make_zwick", "win")),
    ('goal = { type = "max_cards" }', "goal = 3", ("exercise[6].goal", "table", "3")),
    ('goal = { type = "max_cards" }', "goal = { total = 9 }", ("exercise[6].goal", "goal with its type")),
    ('goal = { type = "max_cards" }', 'goal = { type = "build_total", total = 0 }', ("exercise[6].goal", "total", "0")),
    ('hand 8s 2c"', 'hand 8s 1c"', ("example.position", "1c")),
    ('move = "8s x 8h"', 'move = "8s x"', ("example.move", "8s x")),
    ('table_after = "3d"', 'table_after = "(3d"', ("example.table_after",)),
    ('rule = "4.trail"', 'rule = "nine"', ("exercise[5].rule", "section", "4.capture", "nine")),
    ('verdict = "illegal"', 'verdict = "bad"', ("exercise[1].try[1].verdict", "misses", "bad")),
    ('learner = "1"', 'learner = "N"', ("packet", "N", "1 2")),
    ("open_cards = true", 'open_cards = "maybe"', ("packet.open_cards", "true or false", "maybe")),
    ("legal = true }", "legal = false }", ("exercise[5].goal", "reason")),
    ("play = 0\n", "play = 1\n", ("exercise[5]", "judge_legality", "play")),
    ("play = 1\n", "play = 2\n", ("exercise[1].play", "0, 1", "2")),
    ('title = { de = "Werte und Paare", en = "Values and pairs" }', 'title = "Pairs"', ("title", "table", "Pairs")),
    ('en = "Values and pairs" }', 'en = "" }', ("title.en", "text")),
    ('accepted = ["legal"]', 'accepted = "legal"', ("exercise[5].accepted", "list", "legal")),
    ('accepted = ["legal"]', "accepted = []", ("exercise[5].accepted", "more entries")),
    ("number = 1\n", "number = \n", ("TOML", "line 2, column 10")),
]


@pytest.mark.parametrize(("old", "new", "named"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_file_is_told_in_one_line(old: str, new: str, named: tuple[str, ...]) -> None:
    """The error names what is wrong, what is wanted and what was found, in both languages."""
    assert old in GOOD
    with pytest.raises(InputError) as refused:
        read_lesson(GOOD.replace(old, new, 1))
    english, german = refused.value.text("en"), refused.value.text("de")
    assert [word for word in named if word not in english] == []
    assert "\n" not in english + german
    assert english != german


def test_a_good_file_is_read() -> None:
    """The file itself is a lesson, and frozen."""
    assert read_lesson(GOOD) == lesson(1) == load_lessons()[0]
    with pytest.raises(ValueError, match="frozen"):
        lesson(1).number = 2


@pytest.mark.parametrize("which", [0, 99, "", "1-values", "../01", "x" * 500])
def test_an_unknown_lesson_is_an_input_error(which: int | str) -> None:
    """A lesson that does not exist is told with those that do."""
    with pytest.raises(InputError) as refused:
        lesson(which)
    assert "02-sums" in refused.value.text("en")

"""Counting and naming cards in lessons, without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.learning import EXERCISES, LESSONS, NAMES, cell, opened, stored, text_of
from zwicker_lab.lessons import Record
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.keep import Kept, standing

# ---- counting -------------------------------------------------------------------------------------------------------


def test_rows_of_a_count_are_checked_at_once_and_a_wrong_one_is_the_first_try() -> None:
    """A right row is marked with its cards; a wrong one is noted, with the author's word where it was foreseen."""
    lesson = LESSONS[8]
    play = opened(lesson, 2)
    play.receive("board", {"kind": "row", "cell": "NS Td", "value": "3"})
    assert cell(play, "NS Td")["state"] == "ok" and play.run.record.first is None
    assert [card["c"] for card in play.answers["piles"][0]["cards"] if card["hit"]] == ["Td"]
    play.receive("board", {"kind": "row", "cell": "NS *15", "value": "15"})
    assert cell(play, "NS *15")["state"] == "no"
    assert play.run.record.first == "NS 19" and lesson.exercises[1].tries[1].why.de in text_of(play.slip["text"])
    play.receive("board", {"kind": "totals", "values": {"NS": "9"}})
    assert standing(play.run, lesson.exercises[1]) == "later"
    assert all(one["cells"][0]["state"] == "ok" for one in play.board["rows"]) and play.board["fixed"]


def test_the_authors_word_for_a_row_is_about_that_row() -> None:
    """Too many points in a row lead to a foreseen score by chance too: then only the row is spoken of, no total."""
    lesson = LESSONS[8]
    for code, typed, foreseen in (("Ts", "3", 0), ("A", "3", None), ("2s", "2", 1), ("A", "2", None), ("A", "0", 2)):
        play = opened(lesson, 3)
        play.receive("board", {"kind": "row", "cell": f"NS {code}", "value": typed})
        exercise = lesson.exercises[2]
        wanted = say("de", "learn-count-look-cards") if foreseen is None else exercise.tries[foreseen].why.de
        assert play.slip["tone"] == "miss" and text_of(play.slip["text"]) == wanted


@pytest.mark.parametrize(("lesson", "number"), EXERCISES, ids=NAMES)
def test_a_foreseen_score_names_rows_that_lead_to_it(lesson: Any, number: int) -> None:
    """Its rows are rows of the exercise, and only one side's total is off: one row alone can be wrong."""
    exercise = lesson.exercises[number - 1]
    right = exercise.accepted[0].split()
    for one in exercise.tries:
        off = [side for side, a, b in zip(right[::2], right[1::2], one.answer.split()[1::2], strict=False) if a != b]
        found = {row.code for row in exercise.rows if off == [row.side]}
        assert not one.rows or set(one.rows) <= found


def test_what_is_no_number_is_told_in_the_row() -> None:
    """Anything but a whole number is said to be none, with the row's name, and is no try; an emptied row is silent."""
    for value in ("x", "1,5", "-1", "1e3"):
        play = opened(LESSONS[8], 4, "en")
        play.receive("board", {"kind": "row", "cell": "NS A", "value": value})
        said = say("en", "learn-count-unread", row="Aces", side="North-South")
        assert text_of(play.slip["title"]) == said and play.run.record == Record()
    idle = opened(LESSONS[8], 4, "en")
    before = text_of(idle.slip)
    idle.receive("board", {"kind": "row", "cell": "NS A", "value": ""})
    assert text_of(idle.slip) == before


def test_a_count_does_not_read_what_is_no_number() -> None:
    """Anything but a whole number, a missing total, an unknown cell or side changes nothing and notes nothing."""
    play = opened(LESSONS[8], 4)
    for value in ("", "x", "-1", "1e3", "9" * 50, None, {"a": 1}, ["3"]):
        play.receive("board", {"kind": "row", "cell": "NS A", "value": value})
        play.receive("board", {"kind": "totals", "values": {"NS": "16", "EW": value}})
    play.receive("board", {"kind": "row", "cell": "XX A", "value": "1"})
    play.receive("board", {"kind": "totals", "values": "16"})
    assert play.run.record == Record()


def test_once_more_clears_the_sheet_and_keeps_the_first_try() -> None:
    """Counting again begins with an empty sheet; what was noted stays."""
    play = opened(LESSONS[8], 2)
    play.receive("board", {"kind": "row", "cell": "NS Td", "value": "3"})
    play.receive("board", {"kind": "totals", "values": {"NS": "9"}})
    play.receive("slip", {"kind": "act", "id": "again"})
    assert not any(one["cells"][0]["value"] for one in play.board["rows"])
    assert play.run.record.first == "NS 9" and play.run.record.solved


def test_a_fine_may_be_typed_as_it_stands_or_with_its_sign() -> None:
    """Points off are typed as 30 or as −30; a score below zero is read where builds cost something."""
    lesson = LESSONS[18]
    for typed in ("30", "-30", "−30"):
        play = opened(lesson, 6)
        play.receive("board", {"kind": "row", "cell": "NS fine", "value": typed})
        assert cell(play, "NS fine")["state"] == "ok" and cell(play, "NS fine")["value"] == "-30"
        play.receive("board", {"kind": "totals", "values": {"NS": "−13", "EW": "15"}})
        assert standing(play.run, lesson.exercises[5]) == "first"
        assert Kept.read(stored(play)).entries["19-6"]["NS fine"] == -30


def test_a_single_pile_belongs_to_no_side() -> None:
    """Where one pile is counted it is called this pile, on the sheet and above its cards."""
    play = opened(LESSONS[8], 2, "de")
    assert [side["name"] for side in play.board["sides"]] == ["Dieser Stapel"]
    assert "Nord" not in text_of([play.board, play.answers["piles"]])


# ---- cards still out ------------------------------------------------------------------------------------------------


def test_cards_still_out_are_named_by_touch() -> None:
    """Cards that are none of those asked for are passed over; what was named stays marked until it is right."""
    lesson = LESSONS[11]
    play = opened(lesson, 1)
    assert len(play.board["cards"]) == 8 and not any(card["chosen"] for card in play.board["cards"])
    for odd in (None, "Ac", [["Ac"]], 7):
        play.receive("board", {"kind": "out", "cards": odd})
    play.receive("board", {"kind": "out", "cards": ["9h", "Ac", "*20", {}]})
    assert play.run.record.first == "out *20 Ac" and play.slip["tone"] == "miss"
    assert [card["c"] for card in play.board["cards"] if card["chosen"]] == ["*20", "Ac"]
    play.receive("board", {"kind": "out", "cards": ["Ac", "Ah", "*20", "*25"]})
    assert play.board["fixed"] and standing(play.run, lesson.exercises[0]) == "later"
    assert sum(card["hit"] for pile in play.answers["piles"] for card in pile["cards"]) == 4

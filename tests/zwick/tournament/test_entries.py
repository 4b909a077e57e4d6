"""Entries: what they make, what they refuse with a reason, taking back, and the trail."""

from __future__ import annotations

import pytest

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.tournament.entries import Entry, add, fold
from zwicker_lab.zwick.tournament.trail import trail


def journal(*steps):
    """Entries from kinds and data; the first begins."""
    told = [("begin", {"title": "Winter", "lot": 5}), *steps]
    return tuple(Entry(at, kind, data, "Trudi", 1000.0 + at) for at, (kind, data) in enumerate(told, 1))


FOUR = [("join", {"name": name}) for name in ("Ruth", "Beat", "Rösli", "Ueli")]
DRAW = ("draw", {"seed": 1, "tables": [[2, 3, 4, 5]]})
SHEET = ("sheet", {"passe": 0, "table": 0, "strokes": [18, 14, 15, 13], "birds": [0, 1, 0, 0], "base": 0})
PLAYED = journal(*FOUR, DRAW, SHEET)


def then(entries, kind, data):
    """The entries with one more, which is checked."""
    entry = Entry(entries[-1].number + 1, kind, data, "Trudi", 2000.0)
    add(entries, entry)
    return (*entries, entry)


def refused(entries, kind, data):
    with pytest.raises(InputError) as found:
        then(entries, kind, data)
    for lang in ("de", "en"):
        assert found.value.text(lang)
    return found.value


def test_entries_make_what_stands():
    made = fold(PLAYED)
    assert [player.name for player in made.players] == ["Ruth", "Beat", "Rösli", "Ueli"]
    assert made.drawn[0].tables[0].sheet.net(1) == 9
    assert (made.next, made.entries, made.lot) == ("draw", 7, 5)


@pytest.mark.parametrize("at", range(2, 8))
def test_the_last_entry_can_always_be_taken_back_and_that_too(at):
    entries = PLAYED[:at]
    back = then(entries, "undo", {"entry": at})
    assert fold(back).players == fold(PLAYED[: at - 1]).players
    assert fold(back).drawn == fold(PLAYED[: at - 1]).drawn
    again = then(back, "undo", {"entry": at + 1})
    assert fold(again).drawn == fold(entries).drawn


@pytest.mark.parametrize(
    ("kind", "data", "code"),
    [
        ("join", {"name": ""}, "desk-no-name"),
        ("join", {"name": "ruth"}, "desk-name-twice"),
        ("change", {"number": 2, "name": "Beat"}, "desk-name-twice"),
        ("change", {"number": 99, "paid": True}, "desk-nobody"),
        ("leave", {"number": 99}, "desk-nobody"),
        ("options", {"passen": 0}, "desk-passen"),
        ("options", {"passen": 9}, "desk-passen"),
        ("options", {"final": 5}, "desk-final"),
        ("options", {"way": "luck"}, "desk-final"),
        ("draw", {"seed": 1, "tables": [[2, 3, 4, 4]]}, "desk-draw-wrong"),
        ("draw", {"seed": 1, "tables": [[2, 3]]}, "desk-draw-wrong"),
        ("draw", {"seed": 1, "tables": [[2, 3, 4, 99]]}, "desk-nobody"),
        ("draw", {"seed": 1, "tables": [[2, 3, 4, 5]], "final": True}, "desk-draw-not-now"),
        ("sheet", {**SHEET[1], "table": 7}, "desk-no-table"),
        ("sheet", {**SHEET[1], "passe": 7}, "desk-no-table"),
        ("sheet", {**SHEET[1], "strokes": [60, 0, 0]}, "desk-sheet-seats"),
        ("sheet", {**SHEET[1], "strokes": [999, 0, 0, 0]}, "desk-sheet-number"),
        ("sheet", {**SHEET[1], "birds": [-1, 0, 0, 0]}, "desk-sheet-number"),
        ("undo", {"entry": 1}, "desk-undo-gone"),
        ("undo", {"entry": 99}, "desk-undo-gone"),
        ("undo", {"entry": 2}, "desk-undo-join"),
        ("undo", {"entry": 6}, "desk-undo-draw"),
    ],
)
def test_what_does_not_fit_is_refused_and_says_why(kind, data, code):
    assert refused(PLAYED, kind, data).message == code


def test_a_sheet_that_was_entered_elsewhere_meanwhile_is_not_overwritten():
    assert refused(PLAYED, *SHEET).message == "desk-sheet-other"
    corrected = then(PLAYED, "sheet", {**SHEET[1], "strokes": [18, 14, 17, 11], "base": 7})
    assert fold(corrected).drawn[0].tables[0].sheet.strokes == (18, 14, 17, 11)


def test_the_same_passe_is_not_drawn_twice():
    assert refused(PLAYED[:6], *DRAW).message == "desk-draw-not-now"


def test_a_sheet_of_a_passe_that_is_over_is_corrected_and_not_taken_back():
    more = then(PLAYED, "draw", {"seed": 2, "tables": [[5, 4, 3, 2]]})
    assert refused(more, "undo", {"entry": 7}).message == "desk-undo-sheet"
    assert fold(then(more, "sheet", {**SHEET[1], "base": 7})).drawn[0].is_entered


def test_who_left_is_in_no_draw():
    left = then(PLAYED, "leave", {"number": 2})
    assert refused(left, "draw", {"seed": 2, "tables": [[5, 4, 3, 2]]}).message == "desk-draw-gone"
    back = then(left, "back", {"number": 2})
    assert len(fold(back).here) == 4


def test_the_trail_says_who_changed_which_number_from_what_to_what():
    corrected = then(PLAYED, "sheet", {**SHEET[1], "strokes": [18, 14, 17, 11], "extra": 1, "base": 7})
    corrected = then(corrected, "change", {"number": 2, "name": "Ruth B."})
    renamed, correction, first = trail(corrected, 3)
    assert renamed.names == ("Ruth",) and renamed.changes == (("name", "Ruth", "Ruth B."),)
    assert correction.changes == (("2.strokes", 15, 17), ("3.strokes", 13, 11), ("extra", 0, 1))
    assert first.changes == () and first.entry.who == "Trudi"
    undone = then(corrected, "undo", {"entry": 8})
    assert [step.counts for step in trail(undone, 3)] == [True, True, False]

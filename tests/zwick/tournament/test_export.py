"""Files for spreadsheets: no formulas, no contacts where all can read, what stands in the ranking."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from tests.zwick.tournament.halls import people, played
from zwicker_lab.zwick.tournament import ranking
from zwicker_lab.zwick.tournament.export import people_csv, ranking_csv
from zwicker_lab.zwick.tournament.ways import OUT


def rows(text, separator):
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=separator))


def with_names(made, *names):
    changed = (replace(player, name=name) for player, name in zip(made.players, names, strict=False))
    return replace(made, players=(*changed, *made.players[len(names) :]))


@pytest.mark.parametrize("name", ["=1+1", "+41", "-5", "@sum", "\t=1", " =1", "|calc", "%x"])
def test_no_name_becomes_a_formula(name):
    made = with_names(played(people(8), 1), name)
    for text in (ranking_csv(made, "en"), people_csv(made, "en")):
        cells = [cell for row in rows(text, ",") for cell in row if name.strip() in cell]
        assert cells and all(cell.startswith("'") for cell in cells)


@pytest.mark.parametrize(("lang", "separator"), [("de", ";"), ("en", ",")])
def test_the_ranking_is_all_there_and_holds_no_contact(lang, separator):
    made = played(people(9, OUT), 2)
    made = replace(made, players=tuple(replace(player, contact="secret@example.org") for player in made.players))
    found = rows(ranking_csv(made, lang), separator)
    assert [row[1] for row in found[1:]] == [made.by_number[one.player].name for one in ranking(made)]
    assert [int(row[4]) for row in found[1:]] == [one.net for one in ranking(made)]
    assert "secret" not in ranking_csv(made, lang)
    assert "secret@example.org" in people_csv(made, lang)


@pytest.mark.parametrize(("lang", "separator", "point"), [("de", ";", ","), ("en", ",", ".")])
def test_a_rate_below_zero_stays_a_number(lang, separator, point):
    """Somebody with more birds than strokes, where strokes a deal are ranked; the name beside it stays a text."""
    made = with_names(played(people(9, OUT), 1), "=1+1")
    first = made.drawn[0].tables[0]
    birds = replace(first, sheet=replace(first.sheet, birds=(12, *first.sheet.birds[1:])))
    passe = replace(made.drawn[0], tables=(birds, *made.drawn[0].tables[1:]))
    found = rows(ranking_csv(replace(made, drawn=(passe,)), lang), separator)
    worst = min(found[1:], key=lambda row: int(row[4]))
    assert int(worst[4]) < 0
    assert float(worst[6].replace(point, ".")) == round(int(worst[4]) / int(worst[5]), 2)
    assert "'=1+1" in [row[1] for row in found]

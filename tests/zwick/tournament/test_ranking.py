"""The ranking: published rows as published, every tie as ruled, uneven numbers of deals, the final."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.zwick.tournament.halls import entered, people, played
from zwicker_lab.zwick.tournament import Championship, Passe, Player, Sheet, Table, draw_final, ranking
from zwicker_lab.zwick.tournament.ranking import by_deals, final_ranking, result
from zwicker_lab.zwick.tournament.ways import ODD, OUT


def championship(*passen):
    """Four people, A to D, and what each had in strokes and birds in every Passe."""
    drawn = tuple(Passe((Table((1, 2, 3, 4), Sheet(*map(tuple, zip(*passe, strict=True)))),)) for passe in passen)
    return Championship(players=tuple(Player(at, name) for at, name in enumerate("ABCD", 1)), drawn=drawn, lot=3)


def order(made):
    return "".join(made.by_number[one.player].name for one in ranking(made))


@pytest.mark.parametrize("second", [72, 73, 74, 75])
def test_the_published_rows_come_out_as_published(second):
    """(81, 1), a second place without birds, (87, 3) and (76, 1) came in as 1, 2, 3, 4."""
    made = championship([(76, 1), (87, 3), (second, 0), (81, 1)])
    assert order(made) == "DCBA"
    assert [one.net for one in ranking(made)] == [76, second, 72, 71]


@pytest.mark.parametrize(
    ("passen", "expected", "tie"),
    [
        ([[(20, 1), (15, 0), (0, 0), (25, 0)]], "DBAC", "birds"),
        ([[(10, 0), (20, 0), (0, 0), (30, 0)], [(20, 0), (10, 0), (30, 0), (0, 0)]], None, ""),
        ([[(10, 0), (14, 0), (6, 0), (30, 0)], [(20, 0), (16, 0), (0, 0), (24, 0)]], "DABC", "best"),
        ([[(20, 0), (10, 0), (0, 0), (30, 0)], [(10, 0), (20, 0), (0, 0), (30, 0)]], "DBAC", "last"),
    ],
)
def test_ties_go_by_birds_then_the_best_passe_then_the_last(passen, expected, tie):
    made = championship(*passen)
    if expected:
        assert order(made) == expected
        assert tie in [one.tie for one in ranking(made)]


def test_the_lot_decides_what_nothing_else_does_and_stays_as_it_fell():
    made = championship([(15, 0)] * 4)
    assert [one.tie for one in ranking(made)] == ["", "lot", "lot", "lot"]
    assert order(made) == order(made)
    assert len({order(replace(made, lot=seed)) for seed in range(60)}) > 10


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 5)), min_size=4, max_size=4))
def test_more_net_strokes_are_never_behind(rows):
    nets = [one.net for one in ranking(championship(rows))]
    assert nets == sorted(nets, reverse=True)


def test_an_extra_deal_costs_everyone_at_the_table_a_bird():
    made = championship([(15, 0)] * 4)
    table = made.drawn[0].tables[0]
    extra = replace(table, sheet=replace(table.sheet, extra=1))
    made = replace(made, drawn=(Passe((extra,)),))
    assert [(one.birds, one.net) for one in ranking(made)] == [(1, 10)] * 4


@pytest.mark.parametrize("way", [ODD, OUT])
def test_uneven_numbers_of_deals_are_ranked_by_strokes_a_deal(way):
    made = played(people(10, way), 2)
    rates = [one.a_deal for one in ranking(made)]
    assert by_deals(made)
    assert rates == sorted(rates, reverse=True)


def test_who_comes_late_has_missed_deals_and_no_advantage():
    made = played(people(9, OUT), 1)
    late = Player(99, "Late", joined=1)
    made = replace(made, players=(*made.players, late))
    made = played(made, 1, seed=4)
    line = next(one for one in ranking(made) if one.player == 99)
    assert line.by_passe[0] is None
    assert line.deals >= 12


def test_the_final_starts_from_zero_and_its_places_stand_before_all_others():
    made = played(people(12), 4)
    four = [one.player for one in ranking(made)][:4]
    made = replace(made, drawn=(*made.drawn, entered(draw_final(made, 5), seed=5)))
    assert made.next == "over"
    assert {one.player for one in final_ranking(made)} == {*four}
    assert sum(one.strokes for one in final_ranking(made)) == 60
    whole = result(made)
    assert [one.player for one in whole[:4]] == [one.player for one in final_ranking(made)]
    assert [one.place for one in whole] == list(range(1, 13))
    assert [one.player for one in whole[4:]] == [one.player for one in ranking(made)][4:]

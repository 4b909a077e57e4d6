"""Deals by their kind: counted the same in whatever parts, agreeing with the figures, and found again."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.study.plans import studies
from zwicker_lab.kernel import UNIT
from zwicker_lab.notation import replay
from zwicker_lab.study import MEASURES, Selection, Study, Workers, deal_file, found_deals, run_all
from zwicker_lab.study.cells import cells_of, keys_of
from zwicker_lab.study.figures import lead_scale, scored_rows
from zwicker_lab.study.rows import deal_rows

TWO = Study.of("zwicker3", "zwicker3 capture=card", seats=["random"], deals=400, seed=4, matches=0, twins=0)


@settings(max_examples=40)
@given(studies(), st.integers(1, 3), st.integers(1, 20))
def test_workers_and_parts_are_not_seen(study: Study, number: int, size: int) -> None:
    """Equal cells, the first deals and sums included, and one cell a kind in ascending order."""
    whole = run_all(study, Workers("threads", 1), size=10**6).cells
    assert run_all(study, Workers("threads", number), size=size).cells == whole
    for cells in whole.values():
        assert cells.deals == study.deals and (np.diff(cells.keys) > 0).all()


def test_processes_count_the_same_cells() -> None:
    assert run_all(TWO, Workers("processes", 2), size=70).cells == run_all(TWO).cells


@settings(max_examples=40)
@given(studies())
def test_cells_say_what_the_figures_say(study: Study) -> None:
    """Zwicks and rest by value, the sums of the points and of every row's part in the lead, for every rule set."""
    found = run_all(study)
    for arm, variant in enumerate(study.variants):
        sides, cells = variant.sides(study.players), found.cells[arm]
        own, scale = sides[0], lead_scale(len(sides))
        zwicks = {int(value): times for value, times in found.tally("all.zwicks", arm)}
        assert cells.histogram("zwicks") == zwicks
        rests = cells.histogram("rest")
        for at, side in enumerate(sides):
            assert rests.get(at + 1, 0) == found.tally(f"rest.{side}", arm).total
        assert int(cells.sums[:, 0].sum()) == found.tally(f"points.{own}", arm).total * UNIT
        assert int(cells.sums[:, 1:].sum()) == found.tally(f"lead.{own}", arm).total * scale
        assert cells.sums.shape[1] == 1 + len(scored_rows(variant))


def test_memory_holds_only_the_kinds_there_are() -> None:
    """Ten times the deals, far from ten times the cells."""
    few, many = (len(run_all(Study.of("zwicker3", deals=n, matches=0, twins=0)).cells[0].keys) for n in (500, 5000))
    assert many < 3 * few


@settings(max_examples=40)
@given(st.data())
def test_found_deals_are_the_first_of_their_kind(data: st.DataObject) -> None:
    """Whatever is selected, the list is what looking at every single deal gives."""
    arm, cells = data.draw(st.sampled_from(list(CELLS.items())))
    selection = Selection()
    for measure in data.draw(st.sets(st.sampled_from(MEASURES), max_size=3)):
        values = sorted(cells.histogram(measure))
        ends = sorted(data.draw(st.tuples(st.sampled_from(values), st.sampled_from(values))))
        selection = selection.within(measure, *ends)
    keys = keys_of(TWO.variants[arm], TWO.players, deal_rows(TWO, arm, 0, TWO.deals))
    every = np.flatnonzero(selection.holds(keys)).tolist()
    most = data.draw(st.integers(1, 500))
    assert found_deals(TWO, cells, selection, arm=arm, most=most) == every[:most]
    assert cells.only(selection).deals == len(every)


CELLS = run_all(TWO).cells


def test_a_tail_is_as_long_as_counted_and_shows_it_when_replayed() -> None:
    tail = Selection().within("points", 28, 9999)
    for arm in (0, 1):
        found = found_deals(TWO, CELLS[arm], tail, arm=arm)
        assert len(found) == run_all(TWO).tally("points.NS", arm).at_least(28) > 3
        for number in found[:3]:
            assert replay(deal_file(TWO, arm, number)).scores[0].total >= 28


def test_what_lies_beyond_the_limits_counts_as_the_limit() -> None:
    """House rules with absurd points still have cells, and no deal is lost."""
    study = Study.of("zwicker3 points.Td=99 zwick=99", deals=60, seed=1, matches=0, twins=0)
    rows = deal_rows(study, 0, 0, 60)
    rows[:, 20:22] *= 1000
    assert cells_of(study.variants[0], 4, rows, 0).deals == 60


@pytest.mark.parametrize("measure", MEASURES)
def test_a_selection_can_be_taken_back(measure: str) -> None:
    chosen = Selection().within("lead", 5, 9).within(measure, 1, 2)
    assert chosen.without(measure).without("lead") == Selection()

"""The check of a sheet finds every sum that is off, and nothing in one that adds up."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.zwick.tournament.halls import sheet
from zwicker_lab.zwick.tournament import Sheet
from zwicker_lab.zwick.tournament.check import faults
from zwicker_lab.zwick.tournament.ways import strokes_at

STROKES = st.lists(st.integers(0, 30), min_size=3, max_size=5)


@given(STROKES)
def test_it_speaks_exactly_when_the_sum_is_not_that_of_the_deals(strokes):
    found = faults(Sheet(tuple(strokes), (0,) * len(strokes)))
    wanted, got = strokes_at(len(strokes)), sum(strokes)
    assert bool(found) == (got != wanted)
    for fault in found:
        assert (fault.values["got"], fault.values["wanted"], fault.values["off"]) == (got, wanted, abs(got - wanted))
        assert fault.code.endswith("over") == (got > wanted)
        assert fault.code.startswith("deals") == ((got - wanted) % 5 == 0)


@given(st.integers(3, 5), st.integers(0, 999), st.integers(0, 3))
def test_birds_do_not_change_the_sum(seats, seed, extra):
    made = sheet(seats, Random(seed))
    plain = Sheet(made.strokes, (0,) * seats, extra)
    assert faults(plain) == []


def test_a_bird_leaves_fewer_deals_to_win_strokes_in():
    assert [fault.code for fault in faults(Sheet((60, 0, 0, 0), (0, 12, 12, 12)))] == []
    assert [(fault.code, fault.seat) for fault in faults(Sheet((56, 4, 0, 0), (1, 0, 13, 0)))] == [
        ("most", 0),
        ("birds", 2),
    ]

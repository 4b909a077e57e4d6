"""The lot: everyone once, sizes as the way says, fair, repeatable, and as few meetings again as can be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick.tournament.halls import entered, people, played
from zwicker_lab.errors import InputError
from zwicker_lab.zwick.tournament import draw, draw_final
from zwicker_lab.zwick.tournament.bounds import fewest_again
from zwicker_lab.zwick.tournament.draw import again
from zwicker_lab.zwick.tournament.ranking import ranking
from zwicker_lab.zwick.tournament.ways import HOUSE, ODD, OUT, WAYS, layout

FEW = settings(max_examples=15, deadline=None)


def seated(passe):
    return [number for table in passe.tables for number in table.seats]


@FEW
@given(st.integers(4, 400), st.sampled_from(WAYS), st.integers(0, 10**6))
def test_everybody_is_at_exactly_one_table_or_sits_out_and_the_sizes_are_right(count, way, seed):
    passe = draw(people(count, way, passen=1), seed)
    real = [number for number in seated(passe) if number > 0]
    house = [number for number in seated(passe) if number < 0]
    assert sorted([*real, *passe.out]) == list(range(1, count + 1))
    assert len(house) == len({*house}) == (-count % 4 if way == HOUSE else 0)
    assert len(passe.out) == (count % 4 if way == OUT else 0)
    sizes = Counter(len(table.seats) for table in passe.tables)
    assert sizes == Counter(layout(count, way).sizes)
    assert {*sizes} <= ({3, 4, 5} if way == ODD else {4})


@FEW
@given(st.integers(4, 60), st.sampled_from(WAYS), st.integers(0, 10**6))
def test_the_seed_repeats_the_draw(count, way, seed):
    before = played(people(count, way, passen=2), 1)
    assert draw(before, seed) == draw(before, seed)


@settings(max_examples=6, deadline=None)
@given(st.integers(5, 23), st.integers(0, 10**6))
def test_nobody_sits_out_twice_before_all_have(count, seed):
    made = played(people(count, OUT, passen=1), 4, seed)
    for at in range(1, 5):
        times = Counter(number for passe in made.passen[:at] for number in passe.out)
        counts = [times[number] for number in range(1, count + 1)]
        assert max(counts) - min(counts) <= 1


@FEW
@given(st.integers(12, 60), st.integers(0, 10**6))
def test_house_players_sit_at_different_tables(count, seed):
    passe = draw(people(count, passen=1), seed)
    assert all(sum(number < 0 for number in table.seats) <= 1 for table in passe.tables)


@pytest.mark.parametrize("way", [HOUSE, ODD])
def test_places_at_special_tables_are_spread(way):
    """With 22 people and four Passen nobody has to sit at such a table three times."""
    made = played(people(22, way), 4, seed=5)
    special = [
        table.seats for passe in made.passen for table in passe.tables if min(table.seats) < 0 or len(table.seats) != 4
    ]
    assert max(Counter(number for seats in special for number in seats if number > 0).values()) <= 2


@pytest.mark.parametrize("count", [8, 12, 16, 20])
def test_few_people_meet_as_seldom_as_they_can(count):
    made = people(count)
    repeats = 0
    for at in range(4):
        passe = draw(made, 1930 + at)
        repeats += len(again(made, passe))
        made = replace(made, drawn=(*made.drawn, entered(passe)))
    assert repeats == fewest_again(count, 4)


@pytest.mark.parametrize("count", [104, 116])
def test_a_real_championship_has_no_meeting_again(count):
    made = played(people(count), 4, seed=count)
    pairs = Counter(
        (one, other)
        for passe in made.passen
        for table in passe.tables
        for one in table.seats
        for other in table.seats
        if one < other
    )
    assert max(pairs.values()) == 1


def test_the_lot_is_a_lot():
    """Over many seeds everybody meets everybody about as often."""
    met = Counter(
        other
        for seed in range(200)
        for table in draw(people(8), seed).tables
        if 1 in table.seats
        for other in table.seats
    )
    assert all(55 <= met[other] <= 116 for other in range(2, 9))


def test_who_left_is_not_drawn_and_who_came_late_is():
    made = played(people(12), 1)
    players = tuple(replace(player, here=player.number != 3) for player in made.players)
    made = replace(made, players=players)
    assert 3 not in seated(draw(made, 1))
    assert sum(number > 0 for number in seated(draw(made, 1))) == 11


@pytest.mark.parametrize("count", [0, 3, 401])
def test_too_few_and_too_many_are_refused_with_the_numbers(count):
    with pytest.raises(InputError) as refused:
        draw(people(count), 1)
    assert str(count) in refused.value.text("en")


def test_the_final_is_for_the_first_four_who_are_there():
    made = played(people(12), 4)
    order = [one.player for one in ranking(made)]
    assert {*draw_final(made, 1).tables[0].seats} == {*order[:4]}
    left = tuple(replace(player, here=player.number != order[1]) for player in made.players)
    assert {*draw_final(replace(made, players=left), 1).tables[0].seats} == {order[0], *order[2:5]}

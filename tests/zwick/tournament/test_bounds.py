"""The bound on meetings again is one, and can be reached: every seating of few players is gone through."""

from __future__ import annotations

from itertools import combinations, permutations

import numpy as np
import pytest

from zwicker_lab.zwick.tournament.bounds import EXHAUSTED, fewest_again


def seatings(people):
    """Every way to seat people at tables of four."""
    if not people:
        yield ()
        return
    for three in combinations(people[1:], 3):
        table = (people[0], *three)
        for rest in seatings(tuple(one for one in people if one not in table)):
            yield (table, *rest)


def meetings(every, players):
    """A row for each seating, a column for each pair: who meets."""
    column = {pair: at for at, pair in enumerate(combinations(range(players), 2))}
    rows = np.zeros((len(every), len(column)), np.float32)
    for row, tables in enumerate(every):
        rows[row, [column[pair] for table in tables for pair in combinations(table, 2)]] = 1
    return rows


def shape(one, other):
    """How many people each table of one seating has from each of the other, whatever the tables' order."""
    shared = [[len({*table} & {*old}) for old in one] for table in other]
    return min(
        tuple(sorted(tuple(row[at] for at in order) for row in shared)) for order in permutations(range(len(one)))
    )


@pytest.mark.parametrize(("players", "passen"), EXHAUSTED)
def test_no_seating_of_four_passen_does_better_and_one_does_as_well(players, passen):
    every = list(seatings(tuple(range(players))))
    rows = meetings(every, players)
    second = {shape(every[0], tables): at for at, tables in enumerate(every)}
    most = 0
    for at in second.values():
        third = np.maximum(np.maximum(rows[0], rows[at]), rows)
        most = max(most, int((third.sum(axis=1)[:, None] + (1 - third) @ rows.T).max()))
    assert passen == 4
    assert int(rows[0].sum()) * passen - most == fewest_again(players, passen)


@pytest.mark.parametrize(("players", "passen", "bound"), [(4, 4, 18), (16, 4, 0), (16, 6, 24), (8, 1, 0), (8, 3, 8)])
def test_the_bound_of_counting_meetings_and_tables(players, passen, bound):
    assert fewest_again(players, passen) == bound

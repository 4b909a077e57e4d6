"""The lot: who sits at which table in the next Passe.

A draw depends on the seed and on what the championship holds, on nothing else: with both anybody can repeat it. Among
the seatings with the fewest meetings again it is a lot, because everybody begins at a random place (see ``search``).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.tournament.bounds import fewest_again
from zwicker_lab.zwick.tournament.model import Championship, Passe, Player, Table
from zwicker_lab.zwick.tournament.ranking import ranking
from zwicker_lab.zwick.tournament.search import Numbers, Room, seat
from zwicker_lab.zwick.tournament.ways import SEATS, Layout, layout

STEPS = 2000
"""The swaps that are tried at most for each Passe that is planned, whatever the clock says."""
FORESIGHT = 40
"""With fewer people the Passen still to come are planned together, lest the last one find no way out."""


def draw(championship: Championship, seed: int) -> Passe:
    """The next Passe, by lot; raises ``InputError`` where there are too few people or too many.

    >>> people = tuple(Player(number, str(number)) for number in range(1, 7))
    >>> passe = draw(Championship(players=people), seed=3)
    >>> sorted(number for table in passe.tables for number in table.seats)
    [-2, -1, 1, 2, 3, 4, 5, 6]
    """
    here, rng = list(championship.here), Random(seed)
    plan = layout(len(here), championship.options.way)
    out = _sitting_out(championship, here, plan.out, rng)
    seated = [player.number for player in here if player.number not in out]
    seats = _seats(championship, seated, plan, seed, rng)
    return Passe(tuple(Table(tuple(table)) for table in seats), tuple(sorted(out)), seed)


def draw_final(championship: Championship, seed: int) -> Passe:
    """The table of the final: the first four of those who are there, their seats by lot."""
    if championship.final:
        four = [number for number in championship.final[0].tables[0].seats if championship.by_number[number].here]
    else:
        present = (one.player for one in ranking(championship) if championship.by_number[one.player].here)
        four = [number for number, _ in zip(present, range(SEATS), strict=False)]
    if len(four) < SEATS:
        raise InputError("desk-final-number", got=len(four))
    Random(seed).shuffle(four)
    return Passe((Table(tuple(four)),), seed=seed, is_final=True)


def meetings(championship: Championship, people: Sequence[int]) -> Numbers:
    """How often these people have sat at one table."""
    place = {number: at for at, number in enumerate(people)}
    met = np.zeros((len(people), len(people)), np.int64)
    for passe in championship.passen:
        for table in passe.tables:
            found = [place[number] for number in table.seats if number in place]
            met[np.ix_(found, found)] += 1
    np.fill_diagonal(met, 0)
    return met


def again(championship: Championship, passe: Passe) -> list[tuple[int, int]]:
    """The pairs at the tables of ``passe`` that have met in the Passen of ``championship``."""
    known = {
        (one, other)
        for before in championship.passen
        for table in before.tables
        for one in table.seats
        for other in table.seats
        if 0 < one < other
    }
    return [
        (one, other)
        for table in passe.tables
        for one in sorted(table.seats)
        for other in sorted(table.seats)
        if one < other and (one, other) in known
    ]


def _sitting_out(championship: Championship, here: list[Player], count: int, rng: Random) -> set[int]:
    """By lot among those who have sat out least."""
    times = {player.number: sum(player.number in passe.out for passe in championship.passen) for player in here}
    order = sorted(times, key=lambda number: (times[number], rng.random()))
    return set(order[:count])


def _seats(championship: Championship, people: list[int], plan: Layout, seed: int, rng: Random) -> list[list[int]]:
    """The tables, those of another kind last, seats at each by lot."""
    met = meetings(championship, people)
    left = championship.options.passen - len(championship.passen)
    sizes = tuple(map(plan.people, range(len(plan.sizes))))
    rounds = max(1, left) if len(people) < FORESIGHT else 1
    enough = _enough(championship, met, rounds * (min(sizes) - 1))
    room = Room(met, _shy(championship, people), sizes, plan.special, enough)
    found = seat(room, rounds, seed, rounds * STEPS)
    house = iter(range(-1, -plan.house - 1, -1))
    tables = []
    for at in range(len(sizes)):
        table = [number for number, there in zip(people, found, strict=True) if there == at]
        table += [next(house) for _ in range(plan.sizes[at] - sizes[at])]
        rng.shuffle(table)
        tables.append(table)
    return tables[::-1]


def _shy(championship: Championship, people: list[int]) -> Numbers:
    """How often each has sat at a table with a house player, or not of four."""
    special = [
        set(table.seats)
        for passe in championship.passen
        for table in passe.tables
        if min(table.seats) < 0 or len(table.seats) != SEATS
    ]
    return np.array([sum(number in seats for seats in special) for number in people], np.int64)


def _enough(championship: Championship, met: Numbers, to_come: int) -> int:
    """Meetings again that cannot be helped, once everybody has had at least ``to_come`` more meetings."""
    before = int(np.maximum(met - 1, 0).sum()) // 2
    unmet = (met == 0).sum(axis=1) - 1
    forced = before + -(-int(np.maximum(to_come - unmet, 0).sum()) // 2)
    same = bool((met.sum(axis=1) == (SEATS - 1) * len(championship.passen)).all())
    if not same or len(met) % SEATS:
        return forced
    return max(forced, fewest_again(len(met), championship.options.passen))

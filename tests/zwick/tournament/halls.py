"""Championships for tests: people, Passen played with invented results."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from zwicker_lab.zwick.tournament import Championship, Options, Passe, Player, Sheet, draw
from zwicker_lab.zwick.tournament.ways import HOUSE, strokes_at


def people(count, way=HOUSE, passen=4):
    players = tuple(Player(number, f"P{number}") for number in range(1, count + 1))
    return Championship(players=players, options=Options(passen=passen, way=way), lot=7)


def sheet(seats, rng):
    """A sheet that adds up."""
    cuts = sorted(rng.randrange(strokes_at(seats) + 1) for _ in range(seats - 1))
    strokes = [after - before for before, after in zip([0, *cuts], [*cuts, strokes_at(seats)], strict=True)]
    return Sheet(tuple(strokes), tuple(rng.choice((0, 0, 1)) for _ in range(seats)))


def entered(passe: Passe, seed=0) -> Passe:
    rng = Random(seed)
    return replace(passe, tables=tuple(replace(table, sheet=sheet(len(table.seats), rng)) for table in passe.tables))


def played(championship, passen, seed=0):
    for at in range(passen):
        passe = entered(draw(championship, seed + at), seed + at)
        championship = replace(championship, drawn=(*championship.drawn, passe))
    return championship

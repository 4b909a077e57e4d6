"""The sheets that lie on the tables: who sits where, who deals when, and the sum that must come out."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.zwick.tournament.model import Championship, Passe, Table
from zwicker_lab.zwick.tournament.ways import deals_at, strokes_at


@dataclass(frozen=True)
class Form:
    """One sheet: its table, the players in playing order (house players below zero), the dealer's seat of each deal."""

    table: int
    seats: tuple[int, ...]
    dealers: tuple[int, ...]
    strokes: int


def form(at: int, table: Table) -> Form:
    """The sheet of a table: the deal goes round to the right, each deals three times.

    >>> form(0, Table((7, 2, 5, -1)))
    Form(table=1, seats=(7, 2, 5, -1), dealers=(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3), strokes=60)
    """
    seats = len(table.seats)
    return Form(at + 1, table.seats, tuple(deal % seats for deal in range(deals_at(seats))), strokes_at(seats))


def forms(passe: Passe) -> tuple[Form, ...]:
    """The sheets of a Passe."""
    return tuple(form(at, table) for at, table in enumerate(passe.tables))


def table_of(championship: Championship, player: int) -> int | None:
    """At which table of the last Passe somebody sits, counted from 1."""
    last = championship.drawn[-1] if championship.drawn else None
    found = (at for at, table in enumerate(last.tables if last else (), 1) if player in table.seats)
    return next(found, None)

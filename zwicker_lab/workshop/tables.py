"""Table mode: guests at tables, all of which play the same deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from zwicker_lab.cards import Card
from zwicker_lab.workshop.agenda import Deals
from zwicker_lab.workshop.events import Dealt, Played, Seated, Seats, TakenBack
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import deal
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import Points, points


@dataclass(frozen=True)
class Table:
    """A table at one deal: who sits there, and every position so far with the moves between them.

    ``backs`` counts how often moves were taken back.
    """

    number: int
    seats: Seats
    positions: tuple[Position, ...]
    moves: tuple[Move, ...] = ()
    backs: int = 0

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        """Whether the deal is played out here."""
        return self.position.is_over

    @property
    def mover(self) -> int | None:
        """The guest whose turn it is; ``None`` where a program plays, or the deal is over."""
        return None if self.is_over else self.seats[self.position.turn]

    @property
    def history(self) -> tuple[tuple[Position, Move], ...]:
        """The moves, each with the position it was made in."""
        return tuple(zip(self.positions, self.moves, strict=False))

    @property
    def guests(self) -> tuple[int, ...]:
        """The guests who sit here, clockwise."""
        return tuple(guest for guest in self.seats if guest is not None)

    @cached_property
    def points(self) -> tuple[Points, ...]:
        """The points of every side so far, or of the whole deal once it is over."""
        return points(self.position, final=self.is_over)

    def play(self, move: Move) -> Table:
        """The table after a legal move."""
        return replace(self, positions=(*self.positions, self.position.play(move)), moves=(*self.moves, move))

    def back(self, ply: int) -> Table:
        """The table after its first ``ply`` moves."""
        return replace(self, positions=self.positions[: ply + 1], moves=self.moves[:ply], backs=self.backs + 1)

    def with_seat(self, seat: int, guest: int | None) -> Table:
        """The table with somebody else on a seat."""
        return replace(self, seats=tuple(guest if at == seat else old for at, old in enumerate(self.seats)))

    def seat_of(self, guest: int) -> int | None:
        """The seat of a guest, clockwise from 0."""
        return self.seats.index(guest) if guest in self.seats else None


@dataclass(frozen=True)
class Deal:
    """One deal as all tables play it, and who rests."""

    pack: tuple[Card, ...]
    dealer: int
    tables: tuple[Table, ...]
    resting: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether every table has played it out."""
        return all(table.is_over for table in self.tables)

    def table_of(self, guest: int) -> Table | None:
        """The table a guest sits at."""
        return next((table for table in self.tables if guest in table.seats), None)

    def with_table(self, table: Table) -> Deal:
        """The deal with one table changed."""
        return replace(self, tables=tuple(table if old.number == table.number else old for old in self.tables))


@dataclass(frozen=True)
class TableRound:
    """A round of deals: what was agreed, and every deal so far, the last of which may go on."""

    plan: Deals
    deals: tuple[Deal, ...] = ()

    @property
    def here(self) -> Deal | None:
        """The deal on the tables."""
        return self.deals[-1] if self.deals else None

    @property
    def is_over(self) -> bool:
        """Whether the last of the deals agreed on is played out."""
        return len(self.deals) >= self.plan.deals and self.deals[-1].is_over

    def table(self, number: int, deal: int = -1) -> Table | None:
        """A table by its number, now or at an earlier deal."""
        if not -len(self.deals) <= deal < len(self.deals) or not 0 < number <= len(self.deals[deal].tables):
            return None
        return self.deals[deal].tables[number - 1]

    def seated(self) -> Iterator[tuple[Deal, Table, int, int]]:
        """Every guest at every deal: the deal, the table, the seat, the guest."""
        for dealt in self.deals:
            for table in dealt.tables:
                yield from ((dealt, table, seat, guest) for seat, guest in enumerate(table.seats) if guest is not None)

    # ---- what happened ---------------------------------------------------------------------------------------

    def apply(self, event: Dealt | Seated | Played | TakenBack) -> TableRound:
        """The round after something happened in it."""
        match event:
            case Dealt():
                return replace(self, deals=(*self.deals, self._dealt(event)))
            case Seated():
                return self._at(event.table, lambda table: table.with_seat(event.seat, event.guest))
            case Played():
                return self._at(event.table, lambda table: table.play(Move.read(event.move)))
            case _:
                return self._at(event.table, lambda table: table.back(event.ply))

    def without(self, guest: int) -> TableRound:
        """The round with a program on the seat of a guest who has gone; earlier deals stay as they were."""
        table = self.here.table_of(guest) if self.here else None
        if table is None or table.is_over:
            return self
        seat = table.seats.index(guest)
        return self._at(table.number, lambda old: old.with_seat(seat, None))

    def _dealt(self, event: Dealt) -> Deal:
        pack = tuple(map(Card, event.pack.split()))
        opening = deal(self.plan.variant, self.plan.players, event.dealer, pack)
        tables = tuple(Table(at, seats, (opening,)) for at, seats in enumerate(event.tables, 1))
        return Deal(pack, event.dealer, tables, event.resting)

    def _at(self, number: int, change: Callable[[Table], Table]) -> TableRound:
        here = self.deals[-1]
        return replace(self, deals=(*self.deals[:-1], here.with_table(change(here.tables[number - 1]))))

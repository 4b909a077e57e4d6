"""Rooms as tests need them: people who act under keys of their own, played deals, and cards that must not be seen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from zwicker_lab.workshop import AtOnce, Deals, Done, LiveRoom, Refusal, Rooms, Store, Ticket
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop.tables import Table

CARD = re.compile(r"(?<![\w*])(?:[A23456789TJQK][shdc]'?|\*(?:[1-9]\d?|[a-z]))(?![\w'])")
RIGHT, MISS, ILLEGAL = "9d x (6c 3h =9) 5s 4d", "7c", "9d x 5s"
"""Answers to exercise 08-3."""


@dataclass
class Party:
    """A room of a server of its own; everybody's keys are new ones."""

    rooms: Rooms
    room: LiveRoom
    host: Ticket | None
    keys: Iterator[int] = field(default_factory=lambda: count(10_000_000))

    def join(self, name: str) -> Ticket:
        joined = self.room.join(name, f"{next(self.keys)}")
        assert isinstance(joined, Ticket), joined
        return joined

    def act(self, ticket: Ticket | None, command: do.Command | str) -> Done | Refusal:
        assert ticket is not None
        return self.room.act(ticket.token, f"{next(self.keys)}", command)

    def done(self, ticket: Ticket | None, command: do.Command | str) -> Done:
        found = self.act(ticket, command)
        assert isinstance(found, Done), found
        return found

    def refused(self, ticket: Ticket | None, command: do.Command | str) -> str:
        found = self.act(ticket, command)
        assert isinstance(found, Refusal), found
        return found.code

    @property
    def round(self) -> int:
        return self.room.room.round_number

    def start_deals(self, deals: Deals) -> None:
        self.done(self.host, do.Start(plan=deals))
        self.deal()

    def deal(self) -> Done:
        game = self.room.room.tables
        assert game
        return self.done(self.host, do.DealNext(round=self.round, deal=len(game.deals)))

    def play_out(self, tickets: list[Ticket], most: int = 10_000) -> int:
        """Everybody plays the first legal move whenever it is their turn; the number of moves."""
        moves = 0
        while moves < most and any(self.play_one(ticket) for ticket in tickets):
            moves += 1
        return moves

    def play_one(self, ticket: Ticket) -> bool:
        command = self.move(ticket)
        return command is not None and self.done(ticket, command).event is not None

    def move(self, ticket: Ticket) -> do.Play | None:
        """The first legal move of a guest whose turn it is."""
        game, guest = self.room.room.tables, ticket.who.number
        table = game.here.table_of(guest) if game and game.here else None
        if game is None or table is None or table.mover != guest or self.room.room.is_program(guest):
            return None
        return play(self.round, len(game.deals) - 1, table)


def play(number: int, deal: int, table: Table) -> do.Play:
    move = str(next(table.position.moves()))
    return do.Play(round=number, deal=deal, table=table.number, ply=len(table.moves), move=move)


def party(*names: str, led: bool = True, store: Store | None = None, **settings: Any) -> tuple[Party, list[Ticket]]:
    """A room with these guests; without limits of time, its chance from a seed."""
    given: dict[str, Any] = {"chance": Random(5), "thinker": AtOnce(), "wall": ticking(), **settings}
    rooms = Rooms(store or Store.in_memory(), **given)
    room, host = rooms.create(led)
    made = Party(rooms, room, host)
    return made, [made.join(name) for name in names]


def ticking(start: float = 1_000.0) -> Callable[[], float]:
    """A clock on which every look takes a millisecond."""
    times = count()
    return lambda: start + next(times) / 1000


def cards_in(value: object, *, but: tuple[str, ...] = ("name", "guests", "you", "exercise")) -> set[str]:
    """Every card named in any string of a view; names people gave themselves are left out, and exercises."""
    match value:
        case str():
            return set(CARD.findall(value))
        case dict():
            return {card for key, inner in value.items() if key not in but for card in cards_in(inner, but=but)}
        case list() | tuple():
            return {card for inner in value for card in cards_in(inner, but=but)}
    return set()


def hidden_from(table: Table, seat: int | None) -> set[str]:
    """The cards of a deal that one seat, or nobody, must not see: other hands, and the stock."""
    position = table.position
    assert isinstance(position.stock, tuple)
    hands = [hand for at, hand in enumerate(position.hands) if at != seat]
    return {str(card) for cards in (*hands, position.stock) for card in cards}

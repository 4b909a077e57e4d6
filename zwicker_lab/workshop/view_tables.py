"""What is seen of tables: from one seat, by everybody, afterwards."""

from __future__ import annotations

from typing import Any

from zwicker_lab.workshop.results import lines, number, ranking
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.tables import Deal, Table, TableRound

Seen = dict[str, Any]


def agreed(game: TableRound) -> Seen:
    """What the round is played by; rules of somebody's own come as their file, which a page needs for the positions."""
    return {
        "rules": game.plan.variant.spelled,
        "own": game.plan.own,
        "players": game.plan.players,
        "deals": game.plan.deals,
        "deal": len(game.deals) - 1,
        "partners": game.plan.partners,
        "fill": game.plan.fill,
        "strength": game.plan.strength,
        "over": game.is_over,
    }


def table_seen(room: Room, table: Table, *seats: int) -> Seen:
    """A table as these seats see it, with no seat as everybody does."""
    position = table.position
    return progress(room, table) | {
        "position": str(position.seen_by(*seats)),
        "moves": [{"seat": before.mover, "move": str(move)} for before, move in table.history],
    }


def progress(room: Room, table: Table) -> Seen:
    """Who sits at a table and how far it is: no card, as every card played here is still hidden at another table."""
    position = table.position
    return {
        "table": table.number,
        "ply": len(table.moves),
        "left": sum(map(len, position.hands)) + position.stock_count,
        "seats": [
            {
                "seat": name,
                "guest": guest,
                "name": room.guest(guest).name if guest is not None else None,
                "program": room.is_program(guest),
            }
            for name, guest in zip(position.seats, table.seats, strict=True)
        ],
        "turn": None if table.is_over else position.mover,
        "over": table.is_over,
        "points": _points(table) if table.is_over else None,
    }


def own_table(room: Room, game: TableRound, guest: int) -> Seen:
    """The deal for one guest: the own table from the own seat; or resting, or waiting for the next deal.

    Who came late waits while the others still play.
    """
    deal = game.here
    table = deal.table_of(guest) if deal else None
    if deal is None or table is None:
        rests = deal is not None and guest in deal.resting
        state = "resting" if rests else "late" if deal is not None and not deal.is_over else "waiting"
        return agreed(game) | {"state": state, "free": _free(deal)}
    seat = table.seats.index(guest)
    return agreed(game) | {
        "state": "over" if table.is_over else "playing",
        **table_seen(room, table, seat),
        "seat": table.position.seats[seat],
        "yours": table.mover == guest and not room.is_program(guest),
        "lines": _lines(deal) if deal.is_over else None,
        "ranking": standing(room, game, guest) if deal.is_over else None,
    }


def for_all(room: Room, game: TableRound, cards: bool = False) -> Seen:
    """How far every table is, and the results of deals that are over everywhere.

    With ``cards`` also what lies open at each: for the host alone, while a table still plays.
    """
    deal = game.here
    shown = room.shown
    seen = table_seen if cards or (deal and deal.is_over) else progress
    replayed = game.table(shown.table, shown.deal) if shown.what == "replay" else None
    return agreed(game) | {
        "tables": [seen(room, table) for table in deal.tables] if deal else [],
        "resting": list(deal.resting) if deal else [],
        "free": _free(deal),
        "results": [_lines(one) for one in game.deals if one.is_over],
        "ranking": standing(room, game),
        "replay": replay(room, replayed, shown.at) if replayed else None,
    }


def replay(room: Room, table: Table, at: int) -> Seen:
    """A deal that is over at every table, after ``at`` moves, all cards open."""
    position = table.positions[at]
    return {
        **table_seen(room, table),
        "at": at,
        "last": len(table.moves),
        "position": str(position),
        "turn": None if position.is_over else position.mover,
        "move": str(table.moves[at]) if at < len(table.moves) else None,
    }


def standing(room: Room, game: TableRound, guest: int | None = None) -> list[Seen]:
    """The ranking of all guests, over the deals that are over everywhere.

    In a room without names only the name of ``guest`` stands in it.
    """
    whole = TableRound(game.plan, tuple(deal for deal in game.deals if deal.is_over))
    return [
        {
            "place": row.place,
            "guest": row.guest,
            "name": room.guest(row.guest).name if room.has_names or row.guest == guest else None,
            "deals": row.deals,
            "points": number(row.points),
            "above": number(row.above),
            "each": number(row.each),
        }
        for row in ranking(whole)
    ]


def last_ranking(room: Room) -> list[Seen]:
    """The ranking of the round of deals that was the last, until the next begins."""
    return standing(room, room.last_deals) if room.last_deals else []


def _free(deal: Deal | None) -> list[Seen]:
    """The seats of programs that a guest who waits may take, or be given."""
    return [
        {"table": table.number, "seat": seat, "name": table.position.seats[seat]}
        for table in (deal.tables if deal else ())
        if not table.is_over
        for seat, guest in enumerate(table.seats)
        if guest is None
    ]


def _lines(deal: Deal) -> list[Seen]:
    sides = deal.tables[0].position.sides
    return [
        {
            "table": line.table,
            "side": sides[line.side],
            "points": number(line.points),
            "above": number(line.above),
        }
        for line in lines(deal)
    ]


def _points(table: Table) -> dict[str, int | float]:
    return {side: number(won) for side, won in zip(table.position.sides, table.points, strict=True)}

"""Decisions in a round of deals."""

from __future__ import annotations

from random import Random

from zwicker_lab.errors import InputError
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop import events as ev
from zwicker_lab.workshop.pairing import Seating, draw, keep
from zwicker_lab.workshop.refusal import Refusal, illegal, unreadable
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.tables import Table
from zwicker_lab.workshop.who import Who
from zwicker_lab.zwicker.legal import resolve
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal


def deal_next(room: Room, who: Who, command: do.DealNext, chance: Random) -> ev.Dealt | Refusal | None:
    """Deal the next deal to all tables; ``None`` where it has been dealt already."""
    game = room.tables
    if game is None:
        return Refusal("no-deals")
    if command.deal != len(game.deals):
        return None if command.deal < len(game.deals) else Refusal("deal-order", {"deal": len(game.deals) + 1})
    if game.here and not game.here.is_over:
        return Refusal("deal-not-over", {"tables": sum(not table.is_over for table in game.here.tables)})
    if len(game.deals) >= game.plan.deals:
        return Refusal("deals-played", {"deals": game.plan.deals})
    if not room.guests:
        return Refusal("nobody-here")
    plan, seating = game.plan, _seating(room, chance)
    dealer = (game.here.dealer + 1) % plan.players if game.here else None
    opening, pack = new_deal(plan.variant, plan.players, dealer, chance.getrandbits(128))
    return ev.Dealt(pack=" ".join(pack), dealer=opening.dealer, tables=seating.tables, resting=seating.resting)


def _seating(room: Room, chance: Random) -> Seating:
    game = room.tables
    assert game is not None
    arrange = draw if game.plan.partners == "change" else keep
    return arrange(list(room.guests), room.past_seatings, game.plan.fill == "sit_out", chance)


def sit(room: Room, who: Who, command: do.Sit, chance: Random) -> ev.Seated | Refusal:
    """Put a guest who sits nowhere on a program's seat."""
    table = _table(room, command.table)
    guest = command.guest or who.number
    if isinstance(table, Refusal):
        return table
    if guest not in room.guests:
        return Refusal("no-guest")
    assert room.tables is not None and room.tables.here is not None
    if room.tables.here.table_of(guest):
        return Refusal("sits-already")
    if table.is_over:
        return Refusal("deal-over")
    if command.seat >= len(table.seats) or table.seats[command.seat] is not None:
        return Refusal("seat-taken")
    return ev.Seated(guest=guest, table=table.number, seat=command.seat)


def play(room: Room, who: Who, command: do.Play, chance: Random) -> ev.Played | Refusal:
    """Make a move: of the guest whose turn it is, or of a program; judged on the table as it lies now."""
    table = _table(room, command.table)
    if isinstance(table, Refusal):
        return table
    seat = _seat(room, who, table)
    if isinstance(seat, Refusal):
        return seat
    assert room.tables is not None
    if command.deal != len(room.tables.deals) - 1 or command.ply != len(table.moves):
        return Refusal("table-moved-on")
    return _move(table, command.move, seat)


def _seat(room: Room, who: Who, table: Table) -> int | Refusal:
    """The seat somebody plays on at a table."""
    if who.role == "program":
        return table.position.turn if room.is_program(table.mover) else Refusal("not-allowed")
    seat = table.seat_of(who.number)
    if seat is None:
        return Refusal("not-your-table")
    return Refusal("stood-in") if room.is_program(who.number) else seat


def _move(table: Table, text: str, seat: int) -> ev.Played | Refusal:
    position = table.position
    try:
        move = Move.read(text)
    except InputError as cause:
        return unreadable(cause)
    if position.is_over:
        return Refusal("deal-over")
    reason = position.refusal(move, position.seats[seat])
    if reason is not None:
        return illegal(reason)
    return ev.Played(table=table.number, ply=len(table.moves), move=str(resolve(position, move)))


def take_back(room: Room, who: Who, command: do.TakeBack, chance: Random) -> ev.TakenBack | Refusal | None:
    """Take moves back, as a host does where somebody's finger slipped; never of a deal that is over."""
    table = _table(room, command.table)
    if isinstance(table, Refusal):
        return table
    if table.is_over:
        return Refusal("deal-over")
    return ev.TakenBack(table=table.number, ply=command.ply) if command.ply < len(table.moves) else None


def _table(room: Room, number: int) -> Table | Refusal:
    game = room.tables
    if game is None or game.here is None:
        return Refusal("no-deals")
    return game.table(number) or Refusal("no-table", {"table": number})

"""Playing a move: from one position to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zwicker_lab.cards import Card
from zwicker_lab.zwicker import packets
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.reasons import Reason
from zwicker_lab.zwicker.refuse import judged
from zwicker_lab.zwicker.worth import is_zwick

if TYPE_CHECKING:
    from zwicker_lab.zwicker.position import Position


class IllegalMove(ValueError):  # noqa: N818 - what it is, in the game's words
    """A move that was not legal; ``reason`` says why.

    >>> from zwicker_lab.notation import read_position
    >>> try:
    ...     read_position("zwicker3; table 9d; hand 6h 2c").play(Move.read("6h > 9d = 15"))
    ... except IllegalMove as refused:
    ...     print(refused.reason.code, "|", refused.reason.claim("en"))
    total_not_held | 9 + 6 = 15: whoever builds must hold the total, and you hold no 15.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.text("en")


def play(position: Position, move: Move) -> Position:
    """The position after a move, new packets dealt where the stock is known.

    Raises ``IllegalMove`` where the move is refused.
    """
    reason, found = judged(position, move)
    if reason is not None:
        raise IllegalMove(reason)
    return after(position, found)


def after(position: Position, move: Move) -> Position:
    """The position after a move that ``legal_moves`` offered; it is not checked again."""
    return _next_turn(act(position, move), zwick=is_zwick(position, move))


def act(position: Position, move: Move) -> Position:
    """What an offered move does by itself, before the turn passes on and anything is dealt."""
    hands = list(position.hands)
    hands[position.turn] = tuple(card for card in position.hand if card != move.card)
    change = {"capture": _capture, "build": _build, "trail": _trail}[move.kind]
    return change(position, move).changed(hands=tuple(hands))


def _capture(position: Position, move: Move) -> Position:
    side = position.side
    taken = (move.card, *(card for item in move.items for card in item.cards))
    zwick = is_zwick(position, move)
    return position.changed(
        table=tuple(item for item in position.table if item.cards[0] not in taken),
        won=tuple(pile + taken if at == side else pile for at, pile in enumerate(position.won)),
        zwicks=tuple(count + (zwick and at == side) for at, count in enumerate(position.zwicks)),
        last=side,
    )


def _trail(position: Position, move: Move) -> Position:
    return position.changed(table=(*position.table, Item.loose(move.card, move.value)))


def _build(position: Position, move: Move) -> Position:
    """The card goes on top, the build to the place of the first item it covers (rules 4, ``build_target``)."""
    cards: tuple[Card, ...] = (*(card for item in move.items for card in item.cards), move.card)
    made = Item((cards,), move.total, position.mover if position.variant.marks_builder else None)
    table = [made if item == move.items[0] else item for item in position.table if item not in move.items[1:]]
    return position.changed(table=tuple(_merge(position, table, made)))


def _merge(position: Position, table: list[Item], made: Item) -> list[Item]:
    """Join an equal older build (switch ``merge_equal_builds``)."""
    if position.variant.switches.merge_equal_builds == "no":
        return table
    older = next((item for item in table if item.is_build and item is not made and item.total == made.total), None)
    if older is None:
        return table
    joined = Item(older.groups + made.groups, made.total, made.by)
    return [joined if item is older else item for item in table if item is not made]


def _next_turn(position: Position, zwick: bool) -> Position:
    """Pass the turn on; deal or finish where all hands are empty (rules 3 and 5, switch ``after_zwick``)."""
    rule = position.variant.switches.after_zwick
    if zwick and rule == "four_from_stock":
        position = packets.table_from_stock(position)
    if position.packet_over:
        return packets.end_packet(position.changed(turn=(position.dealer + 1) % position.players))
    if zwick and rule == "sweeper_lays" and position.hand:
        return position
    turn = (position.turn + 1) % position.players
    while not position.hands[turn]:
        turn = (turn + 1) % position.players
    return position.changed(turn=turn)

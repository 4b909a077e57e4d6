"""What a move wins at once: its points, and whether it is a Zwick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zwicker_lab.zwicker import packets

if TYPE_CHECKING:
    from zwicker_lab.zwicker.moves import Move
    from zwicker_lab.zwicker.position import Position


def clears_table(position: Position, move: Move) -> bool:
    """Whether a legal move takes all there is."""
    return move.kind == "capture" and len(move.items) == len(position.table)


def is_zwick(position: Position, move: Move) -> bool:
    """Whether a legal move is a Zwick that counts (rules 4; switches ``joker_sweep`` and ``last_card_zwick``)."""
    if not clears_table(position, move):
        return False
    switches = position.variant.switches
    if switches.joker_sweep != "zwick" and move.card.is_wild:
        return False
    if switches.joker_sweep == "none_if_any" and any(card.is_wild for item in move.items for card in item.cards):
        return False
    return switches.last_card_zwick == "yes" or not _is_last_card(position)


def points_of(position: Position, move: Move) -> int:
    """Card points of the played and the captured cards, and the points of a Zwick."""
    if move.kind != "capture":
        return 0
    points = position.variant.points_of
    cards = points(move.card) + sum(points(card) for item in move.items for card in item.cards)
    return cards + position.variant.scoring.zwick * is_zwick(position, move)


def _is_last_card(position: Position) -> bool:
    if sum(map(len, position.hands)) > 1:
        return False
    return packets.next_packet(position.variant, position.players, position.stock_count) is None

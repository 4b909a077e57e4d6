"""Writing a deal file in its one strict form."""

from __future__ import annotations

from collections.abc import Iterator

from zwicker_lab.notation.dealfile import DealFile, Ply
from zwicker_lab.notation.record import result_text, written_file
from zwicker_lab.zwicker.legal import resolve
from zwicker_lab.zwicker.position import Position


def write_deal(deal: DealFile) -> str:
    """The deal file as text: known tags in fixed order, then the others; one move a line.

    Captured items are written in table order. What is written and read again is the same deal.

    >>> from zwicker_lab.variants import load_variant
    >>> zwicker = load_variant("zwicker3")
    >>> write_deal(DealFile(zwicker, 4, 3, zwicker.pack(4))).splitlines()[:4]
    ['[ZDN "1"]', '[Variant "zwicker3"]', '[Players "4"]', '[Dealer "W"]']
    """
    return written_file(tuple(_tags(deal)), deal.comment, deal.plies, deal.opening, written_move)


def written_move(position: Position | None, ply: Ply) -> str:
    """The move as text, its items in table order; ``None`` stands for a position that is not known."""
    legal = position is not None and position.refusal(ply.move, ply.seat) is None
    return str(resolve(position, ply.move) if legal and position is not None else ply.move)


def _tags(deal: DealFile) -> Iterator[tuple[str, str]]:
    yield "ZDN", "1"
    yield "Variant", deal.variant.spelled
    yield "Players", str(deal.players)
    yield "Dealer", deal.variant.seats(deal.players)[deal.dealer]
    yield "Pack", " ".join(deal.pack)
    if deal.result is not None:
        yield "Result", result_text(deal.result, deal.variant.sides(deal.players))
    yield from deal.tags

"""How a whole pack is dealt out: counted by the engine's own functions, for every number of players."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.packets import next_packet, unshared


@dataclass(frozen=True)
class Dealt:
    """One pack dealt out: cards in it, those of the opening by stages, later packets, and what cannot be shared."""

    players: int
    cards: int
    table: tuple[int, ...]
    opening: tuple[int, ...]
    packets: tuple[int, ...]
    left: int

    @property
    def laid(self) -> str:
        """The open cards, stage by stage.

        >>> from zwicker_lab.variants import load_variant
        >>> dealt(load_variant("grossenwiehe"), 4).laid
        '5 + 5'
        """
        return " + ".join(map(str, self.table))

    @property
    def held(self) -> str:
        """The hand cards of one player, packet by packet; the stages of the opening stand in brackets."""
        first = " + ".join(map(str, self.opening))
        return " + ".join([f"({first})" if len(self.opening) > 1 else first, *map(str, self.packets)])


def dealt(variant: Variant, players: int) -> Dealt:
    """How the pack is dealt to so many players when nobody makes a Zwick that brings cards to the table.

    >>> from zwicker_lab.variants import load_variant
    >>> found = dealt(load_variant("zwicker3"), 4)
    >>> found.cards, found.laid, found.held, found.left
    (55, '3', '4 + 4 + 5', 0)
    >>> dealt(load_variant("zwicker6"), 4).left
    3
    """
    deal, cards = variant.deal, len(variant.pack(players))
    first = next_packet(variant, players, cards, opening=True) or 0
    before = [deal.first_packet] * (deal.stages - 1)
    left = unshared(variant, players)
    stock = cards - deal.stages * deal.table - players * first - left
    packets = []
    while size := next_packet(variant, players, stock):
        packets.append(size)
        stock -= players * size
    opening = (*before, first - sum(before))
    return Dealt(players, cards, (deal.table,) * deal.stages, opening, tuple(packets), left)

"""A recorded deal: the pack in the order dealt, the moves with marks, comments and side lines, the stated result."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from zwicker_lab.cards import Card
from zwicker_lab.notation.record import Points, Recorded, check_plies, check_tags, tidy
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import deal
from zwicker_lab.zwicker.position import Position


@dataclass(frozen=True)
class Ply(Recorded[Move]):
    """One recorded move of one seat: see ``Recorded``."""

    lines: tuple[tuple[Ply, ...], ...] = ()


@dataclass(frozen=True)
class DealFile:
    """Everything a deal file holds.

    ``dealer`` is a seat index, ``pack`` every card in the order dealt, ``tags`` those the format does not know, in
    order, ``comment`` what stands before the first move, ``result`` the stated points by side. ``places`` tells the
    lines of the tags in the file. Raises ``InputError`` when the parts do not fit each other.

    >>> from zwicker_lab.variants import load_variant
    >>> zwicker = load_variant("zwicker3")
    >>> DealFile(zwicker, 4, 3, zwicker.pack(4)).opening.mover
    'N'
    """

    variant: Variant
    players: int
    dealer: int
    pack: tuple[Card, ...]
    plies: tuple[Ply, ...] = ()
    result: tuple[Points, ...] | None = None
    tags: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    places: tuple[tuple[str, int], ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "comment", tidy(self.comment))
        check_tags(self.tags)
        self.opening  # noqa: B018 - the pack is checked by dealing it
        check_plies(self.plies, self.variant.seats(self.players))

    @cached_property
    def opening(self) -> Position:
        """The position before the first move."""
        return deal(self.variant, self.players, self.dealer, self.pack)

    def place(self, tag: str) -> int | None:
        """The line of a tag in the file it was read from."""
        return dict(self.places).get(tag)

"""A recorded deal: the pack in the order dealt, the moves with marks, comments and side lines, the stated result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import deal
from zwicker_lab.zwicker.position import Position

OWN_TAGS = ("ZDN", "Variant", "Players", "Dealer", "Pack", "Result")
DEPTH = 16
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_MARK = re.compile(r"[!?]{0,2}")
_NUMBER = re.compile(r"-?[0-9]{1,6}(/[1-9][0-9]{0,5}|\.[0-9]{1,6})?")

Points = int | Fraction


@dataclass(frozen=True)
class Ply:
    """One recorded move of one seat.

    ``mark`` is ``!``, ``?`` or two of them, ``lines`` hold the side lines, each of which replaces this move. ``at`` is
    the line of the file the move was read from; it does not take part in comparisons.
    """

    seat: str
    move: Move
    mark: str = ""
    comment: str = ""
    lines: tuple[tuple[Ply, ...], ...] = ()
    at: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if not _MARK.fullmatch(self.mark):
            raise InputError("file-mark", line=self.at, mark=self.mark)
        object.__setattr__(self, "comment", _tidy(self.comment, self.at))


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
        object.__setattr__(self, "comment", _tidy(self.comment, None))
        _check_tags(self.tags)
        self.opening  # noqa: B018 - the pack is checked by dealing it
        _check_plies(self.plies, self.variant.seats(self.players), DEPTH)

    @cached_property
    def opening(self) -> Position:
        """The position before the first move."""
        return deal(self.variant, self.players, self.dealer, self.pack)

    def place(self, tag: str) -> int | None:
        """The line of a tag in the file it was read from."""
        return dict(self.places).get(tag)


def read_result(text: str, sides: Sequence[str]) -> tuple[Points, ...]:
    """Read a result such as ``NS 24 EW 9``; points by side, halves and thirds as ``49/2``.

    >>> read_result("EW 9 NS 49/2", ("NS", "EW"))
    (Fraction(49, 2), 9)
    """
    words = text.split()
    stated = dict(zip(words[::2], words[1::2], strict=False))
    wrong = len(words) != 2 * len(sides) or set(stated) != set(sides)
    if wrong or not all(map(_NUMBER.fullmatch, stated.values())):
        raise InputError("file-result", text=text, example=" ".join(f"{side} 12" for side in sides))
    points = (Fraction(stated[side]) for side in sides)
    return tuple(int(number) if number.denominator == 1 else number for number in points)


def result_text(points: Sequence[Points], sides: Sequence[str]) -> str:
    """Write a result as a deal file states it.

    >>> result_text((24, Fraction(19, 2)), ("NS", "EW"))
    'NS 24 EW 19/2'
    """
    return " ".join(f"{side} {number}" for side, number in zip(sides, points, strict=True))


def _tidy(comment: str, line: int | None) -> str:
    """A comment without blanks at the ends of its lines; raises ``InputError`` where it could not be written."""
    if "}" in comment:
        raise InputError("file-comment", line=line)
    lines = comment.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(part.strip() for part in lines).strip()


def _check_tags(tags: Sequence[tuple[str, str]]) -> None:
    names = [name for name, _ in tags]
    for name, value in tags:
        if not _TAG_NAME.fullmatch(name) or name in OWN_TAGS or names.count(name) > 1:
            raise InputError("file-tag-name", tag=name)
        if "\n" in value or "\r" in value:
            raise InputError("file-tag-value", tag=name)


def _check_plies(plies: Sequence[Ply], seats: tuple[str, ...], depth: int) -> None:
    for ply in plies:
        if ply.seat not in seats:
            raise InputError("file-seat", line=ply.at, seat=ply.seat, known=" ".join(seats))
        if ply.lines and not depth:
            raise InputError("file-line-deep", line=ply.at, limit=DEPTH)
        for line in ply.lines:
            if not line:
                raise InputError("file-line-empty", line=ply.at)
            _check_plies(line, seats, depth - 1)

"""What every game's deal files share: recorded moves with marks, comments and side lines, tags, results."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Generic, Protocol, Self, TypeVar, cast

from zwicker_lab.errors import InputError
from zwicker_lab.texts import in_every

OWN_TAGS = ("ZDN", "Variant", "Players", "Dealer", "Pack", "Result")
DEPTH = 16
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_MARK = re.compile(r"[!?]{0,2}")
_NUMBER = re.compile(r"-?[0-9]{1,6}(/[1-9][0-9]{0,5}|\.[0-9]{1,6})?")

Points = int | Fraction
M = TypeVar("M")


@dataclass(frozen=True)
class Recorded(Generic[M]):
    """One recorded move of one seat.

    ``mark`` is ``!``, ``?`` or two of them, ``lines`` hold the side lines, each of which replaces this move. ``at`` is
    the line of the file the move was read from; it does not take part in comparisons.
    """

    seat: str
    move: M
    mark: str = ""
    comment: str = ""
    lines: tuple[tuple[Recorded[M], ...], ...] = ()
    at: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if not _MARK.fullmatch(self.mark):
            raise InputError("file-mark", line=self.at, mark=self.mark)
        object.__setattr__(self, "comment", tidy(self.comment, self.at))


R = TypeVar("R", bound=Recorded[Any])


def side_lines(ply: R) -> tuple[tuple[R, ...], ...]:
    """The side lines of a recorded move, of the same kind as itself."""
    return cast("tuple[tuple[R, ...], ...]", ply.lines)


class Game(Protocol):
    """A position as far as following recorded moves needs it."""

    def refusal(self, move: Any, seat: str | None = None) -> Any:
        """Why a move is not legal, ``None`` where it is."""

    def play(self, move: Any) -> Self:
        """The position after a move."""


G = TypeVar("G", bound=Game)


def followed(position: G, plies: Sequence[R]) -> tuple[tuple[G, ...], tuple[R, G, Any] | None]:
    """The positions along a run of moves, the first included, and the first fault, side lines included.

    A fault is the recorded move, the position it was made in, and the reason.
    """
    positions = [position]
    for ply in plies:
        before = positions[-1]
        reason = before.refusal(ply.move, ply.seat)
        if reason is not None:
            return tuple(positions), (ply, before, reason)
        positions.append(before.play(ply.move))
        for line in side_lines(ply):
            _, fault = followed(before, line)
            if fault is not None:
                return tuple(positions), fault
    return tuple(positions), None


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


def result_wrong(
    stated: Sequence[Points] | None, found: Sequence[Points], sides: Sequence[str]
) -> dict[str, str] | None:
    """Stated and found result as one sentence in every language, where they differ; ``None`` where not.

    >>> result_wrong((5, 0), (5, 0), ("NS", "EW")) is None
    True
    """
    if stated is None or tuple(stated) == tuple(found):
        return None
    return in_every("notation-result-wrong", stated=result_text(stated, sides), found=result_text(found, sides))


def tidy(comment: str, line: int | None = None) -> str:
    """A comment without blanks at the ends of its lines; raises ``InputError`` where it could not be written."""
    if "}" in comment:
        raise InputError("file-comment", line=line)
    lines = comment.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(part.strip() for part in lines).strip()


def check_tags(tags: Sequence[tuple[str, str]]) -> None:
    """Raises ``InputError`` for a further tag that could not be written."""
    names = [name for name, _ in tags]
    for name, value in tags:
        if not _TAG_NAME.fullmatch(name) or name in OWN_TAGS or names.count(name) > 1:
            raise InputError("file-tag-name", tag=name)
        if "\n" in value or "\r" in value:
            raise InputError("file-tag-value", tag=name)


def check_plies(plies: Sequence[Recorded[Any]], seats: tuple[str, ...], depth: int = DEPTH) -> None:
    """Raises ``InputError`` for a seat that is not at the table, for side lines that are empty or too deep."""
    for ply in plies:
        if ply.seat not in seats:
            raise InputError("file-seat", line=ply.at, seat=ply.seat, known=" ".join(seats))
        if ply.lines and not depth:
            raise InputError("file-line-deep", line=ply.at, limit=DEPTH)
        for line in ply.lines:
            if not line:
                raise InputError("file-line-empty", line=ply.at)
            check_plies(line, seats, depth - 1)


# ---- writing ---------------------------------------------------------------------------------------------------


def written_file(
    tags: Sequence[tuple[str, str]],
    comment: str,
    plies: Sequence[R],
    position: G,
    move_text: Callable[[G | None, R], str],
) -> str:
    """A deal file as text: the tags, what introduces the deal, then one move a line with its side lines."""
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags]
    lines.append("")
    if comment:
        lines.append(f"{{{comment}}}")
    lines.extend(_moves(plies, position, move_text))
    return "\n".join(lines).rstrip("\n") + "\n"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _moves(plies: Sequence[R], position: G | None, move_text: Callable[[G | None, R], str]) -> Iterator[str]:
    for ply in plies:
        comment = f"  {{{ply.comment}}}" if ply.comment else ""
        yield f"{ply.seat} {move_text(position, ply)}{ply.mark}{comment}"
        for line in side_lines(ply):
            yield "("
            yield from _moves(line, position, move_text)
            yield ")"
        position = _after(position, ply)


def _after(position: G | None, ply: R) -> G | None:
    """The position after the move; ``None`` once a move was not legal."""
    if position is None or position.refusal(ply.move, ply.seat) is not None:
        return None
    return position.play(ply.move)

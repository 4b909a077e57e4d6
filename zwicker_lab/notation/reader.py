"""Reading a deal file (``.zdn``): tolerant of line ends and blank lines, every error with its line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from zwicker_lab.cards import card
from zwicker_lab.errors import InputError
from zwicker_lab.notation.dealfile import DEPTH, OWN_TAGS, DealFile, Ply, read_result
from zwicker_lab.notation.scan import Part, parts
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwicker.moves import Move

LIMIT = 256 * 1024
_EXAMPLES = {"ZDN": "1", "Variant": "zwicker3", "Players": "4", "Dealer": "W", "Pack": "8h 3d …"}
T = TypeVar("T")


@dataclass
class _Draft:
    """A move being read, until its side lines are complete."""

    seat: str
    move: Move
    mark: str
    at: int
    comments: list[str] = field(default_factory=list)
    lines: list[tuple[Ply, ...]] = field(default_factory=list)

    def done(self) -> Ply:
        return Ply(self.seat, self.move, self.mark, "\n".join(self.comments), tuple(self.lines), self.at)


@dataclass
class _Line:
    """A run of moves being read: the deal itself or a side line, which began in line ``at``."""

    at: int
    drafts: list[_Draft] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)

    def done(self) -> tuple[Ply, ...]:
        return tuple(draft.done() for draft in self.drafts)


def read_deal(text: str, *, paths: bool = True, own: Variant | None = None) -> DealFile:
    """Read a deal file; its moves are read, and checked only by ``replay``.

    ``paths=False`` takes only built-in variants, and ``own`` by its name. Raises ``InputError`` with the line of what
    cannot be read.

    >>> read_deal('[ZDN "1"]')
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: The tag is missing: [Variant "zwicker3"].
    """
    if len(text) > LIMIT:
        raise InputError("file-too-long", limit=LIMIT, got=len(text))
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    found = list(parts(plain))
    tags = _tags(found)
    main = _moves(part for part in found if part.kind != "tag")
    return _deal(tags, main, paths, own)


# Tags


def _tags(found: Iterable[Part]) -> dict[str, Part]:
    tags: dict[str, Part] = {}
    begun = False
    for part in found:
        begun = begun or part.kind == "move"
        if part.kind != "tag":
            continue
        if begun:
            raise InputError("file-tag-late", line=part.line, tag=part.name)
        if part.name in tags:
            raise InputError("file-tag-twice", line=part.line, tag=part.name)
        tags[part.name] = part
    for name, example in _EXAMPLES.items():
        if name not in tags:
            raise InputError("file-tag-missing", tag=name, example=example)
    return tags


def _deal(tags: dict[str, Part], main: _Line, paths: bool, own: Variant | None) -> DealFile:
    if tags["ZDN"].text != "1":
        raise InputError("file-version", line=tags["ZDN"].line, got=tags["ZDN"].text)
    variant = _read(tags["Variant"], lambda part: load_variant(part.text, paths=paths, own=own))
    players = _read(tags["Players"], lambda part: _number(part, variant))
    pack = _read(tags["Pack"], lambda part: tuple(map(card, part.text.split())))
    dealer = _seat(tags["Dealer"], variant.seats(players))
    sides = variant.sides(players)
    result = _read(tags["Result"], lambda part: read_result(part.text, sides)) if "Result" in tags else None
    others = tuple((name, part.text) for name, part in tags.items() if name not in OWN_TAGS)
    places = tuple((name, part.line) for name, part in tags.items())

    def made(_: Part) -> DealFile:
        comment = "\n".join(main.comments)
        return DealFile(variant, players, dealer, pack, main.done(), result, others, comment, places)

    return _read(tags["Pack"], made)


def _read(part: Part, reader: Callable[[Part], T]) -> T:
    try:
        return reader(part)
    except InputError as error:
        raise error.at(line=part.line) from None


def _number(part: Part, variant: Variant) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", part.text.strip()):
        raise InputError("file-number", text=part.text)
    players = int(part.text)
    if players not in variant.players:
        allowed = ", ".join(map(str, variant.players))
        raise InputError("deal-players", variant=variant.name, players=players, allowed=allowed)
    return players


def _seat(part: Part, seats: tuple[str, ...]) -> int:
    if part.text.strip() not in seats:
        raise InputError("file-seat", line=part.line, seat=part.text, known=" ".join(seats))
    return seats.index(part.text.strip())


# Moves


def _moves(found: Iterable[Part]) -> _Line:
    """The deal's moves, each with its comments and side lines."""
    lines = [_Line(at=1)]
    for part in found:
        match part.kind:
            case "move":
                _add(lines[-1], part, main=len(lines) == 1)
            case "comment":
                _comment(lines[-1], part)
            case "open":
                lines.append(_opened(lines, part))
            case "close":
                _close(lines, part)
    if len(lines) > 1:
        raise InputError("file-line-open", line=lines[-1].at)
    return lines[0]


def _add(line: _Line, part: Part, *, main: bool) -> None:
    seat, _, text = part.text.partition(" ")
    if not text.strip():
        raise InputError("file-move", line=part.line, text=part.text)
    if len(part.name) > 2:
        raise InputError("file-mark", line=part.line, mark=part.name)
    draft = _Draft(seat, _read(part, lambda _: Move.read(text)), part.name, part.line)
    if not line.drafts and not main:
        draft.comments, line.comments = line.comments, []
    line.drafts.append(draft)


def _comment(line: _Line, part: Part) -> None:
    """A comment belongs to the move before it; before the first move of the deal it introduces the deal."""
    (line.drafts[-1].comments if line.drafts else line.comments).append(part.text.strip())


def _opened(lines: list[_Line], part: Part) -> _Line:
    if not lines[-1].drafts:
        raise InputError("file-line-first", line=part.line)
    if len(lines) > DEPTH:
        raise InputError("file-line-deep", line=part.line, limit=DEPTH)
    return _Line(at=part.line)


def _close(lines: list[_Line], part: Part) -> None:
    if len(lines) == 1:
        raise InputError("file-line-close", line=part.line)
    line = lines.pop()
    if not line.drafts:
        raise InputError("file-line-empty", line=line.at)
    lines[-1].drafts[-1].lines.append(line.done())

"""Reading what every game's deal files share: the tags, and the moves with marks, comments and side lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from zwicker_lab.errors import InputError
from zwicker_lab.notation.record import DEPTH, OWN_TAGS, Recorded
from zwicker_lab.notation.scan import Part, parts

LIMIT = 256 * 1024
T = TypeVar("T")
R = TypeVar("R", bound=Recorded[Any])


@dataclass(frozen=True)
class Read(Generic[R]):
    """A deal file cut into its parts: the tags by name, what introduces the deal, the moves."""

    tags: Mapping[str, Part]
    comment: str
    plies: tuple[R, ...]

    @property
    def others(self) -> tuple[tuple[str, str], ...]:
        """The tags the format does not know, in order."""
        return tuple((name, part.text) for name, part in self.tags.items() if name not in OWN_TAGS)

    @property
    def places(self) -> tuple[tuple[str, int], ...]:
        """The line of each tag."""
        return tuple((name, part.line) for name, part in self.tags.items())

    def read(self, tag: str, reader: Callable[[Part], T]) -> T:
        """What ``reader`` makes of a tag; its ``InputError`` gets the line."""
        return _at_line(self.tags[tag], reader)

    def number(self, tag: str) -> int:
        """A tag that holds a number."""
        part = self.tags[tag]
        if not re.fullmatch(r"[0-9]{1,3}", part.text.strip()):
            raise InputError("file-number", line=part.line, text=part.text)
        return int(part.text)

    def seat(self, tag: str, seats: Sequence[str]) -> int:
        """A tag that names a seat, as its index."""
        part = self.tags[tag]
        if part.text.strip() not in seats:
            raise InputError("file-seat", line=part.line, seat=part.text, known=" ".join(seats))
        return seats.index(part.text.strip())


def read_parts(text: str, examples: Mapping[str, str], make: type[R], read_move: Callable[[str], Any]) -> Read[R]:
    """The tags and moves of a deal file; ``examples`` holds the tags that must be there, the version among them.

    Raises ``InputError`` with the line of what cannot be read.
    """
    if len(text) > LIMIT:
        raise InputError("file-too-long", limit=LIMIT, got=len(text))
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    found = list(parts(plain))
    tags = _tags(found, examples)
    main = _Reader(make, read_move).moves(part for part in found if part.kind != "tag")
    if tags["ZDN"].text != "1":
        raise InputError("file-version", line=tags["ZDN"].line, got=tags["ZDN"].text)
    return Read(tags, "\n".join(main.comments), tuple(main.plies(make)))


def _tags(found: Iterable[Part], examples: Mapping[str, str]) -> dict[str, Part]:
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
    for name, example in examples.items():
        if name not in tags:
            raise InputError("file-tag-missing", tag=name, example=example)
    return tags


def _at_line(part: Part, reader: Callable[[Part], T]) -> T:
    try:
        return reader(part)
    except InputError as error:
        raise error.at(line=part.line) from None


# Moves


@dataclass
class _Draft:
    """A move being read, until its side lines are complete."""

    seat: str
    move: Any
    mark: str
    at: int
    comments: list[str] = field(default_factory=list)
    lines: list[tuple[Any, ...]] = field(default_factory=list)


@dataclass
class _Line:
    """A run of moves being read: the deal itself or a side line, which began in line ``at``."""

    at: int
    drafts: list[_Draft] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)

    def plies(self, make: type[R]) -> tuple[R, ...]:
        return tuple(
            make(draft.seat, draft.move, draft.mark, "\n".join(draft.comments), tuple(draft.lines), draft.at)
            for draft in self.drafts
        )


@dataclass(frozen=True)
class _Reader:
    """Reads the moves of one game."""

    make: type[Recorded[Any]]
    read_move: Callable[[str], Any]

    def moves(self, found: Iterable[Part]) -> _Line:
        """The deal's moves, each with its comments and side lines."""
        lines = [_Line(at=1)]
        for part in found:
            match part.kind:
                case "move":
                    self._add(lines[-1], part, main=len(lines) == 1)
                case "comment":
                    _comment(lines[-1], part)
                case "open":
                    lines.append(_opened(lines, part))
                case "close":
                    self._close(lines, part)
        if len(lines) > 1:
            raise InputError("file-line-open", line=lines[-1].at)
        return lines[0]

    def _add(self, line: _Line, part: Part, *, main: bool) -> None:
        seat, _, text = part.text.partition(" ")
        if not text.strip():
            raise InputError("file-move", line=part.line, text=part.text)
        if len(part.name) > 2:
            raise InputError("file-mark", line=part.line, mark=part.name)
        draft = _Draft(seat, _at_line(part, lambda _: self.read_move(text)), part.name, part.line)
        if not line.drafts and not main:
            draft.comments, line.comments = line.comments, []
        line.drafts.append(draft)

    def _close(self, lines: list[_Line], part: Part) -> None:
        if len(lines) == 1:
            raise InputError("file-line-close", line=part.line)
        line = lines.pop()
        if not line.drafts:
            raise InputError("file-line-empty", line=line.at)
        lines[-1].drafts[-1].lines.append(line.plies(self.make))


def _comment(line: _Line, part: Part) -> None:
    """A comment belongs to the move before it; before the first move of the deal it introduces the deal."""
    (line.drafts[-1].comments if line.drafts else line.comments).append(part.text.strip())


def _opened(lines: list[_Line], part: Part) -> _Line:
    if not lines[-1].drafts:
        raise InputError("file-line-first", line=part.line)
    if len(lines) > DEPTH:
        raise InputError("file-line-deep", line=part.line, limit=DEPTH)
    return _Line(at=part.line)

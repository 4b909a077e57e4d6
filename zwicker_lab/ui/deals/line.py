"""A run of moves one can walk along: the deal as it was played, or a side line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from zwicker_lab.notation import Ply, Replay, follow
from zwicker_lab.zwicker.legal import resolve
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

Path = tuple[int, ...]
MAIN: Path = ()


@dataclass(frozen=True)
class Line:
    """A run of moves. ``path`` is empty for the deal itself; ``(9, 1)`` is the first side line instead of move 9.

    ``start`` moves were played before it, and ``positions[n]`` is the position after ``start + n`` moves.
    """

    path: Path
    start: int
    plies: tuple[Ply, ...]
    positions: tuple[Position, ...]

    @property
    def end(self) -> int:
        """How many moves are played at its end."""
        return self.start + len(self.plies)

    @property
    def parent(self) -> Path:
        """The line it leaves."""
        return self.path[:-2]

    def position(self, at: int) -> Position:
        """The position after ``at`` moves."""
        return self.positions[at - self.start]

    def ply(self, number: int) -> Ply:
        """The move with this number, counted from 1."""
        return self.plies[number - self.start - 1]

    def move(self, number: int) -> Move:
        """The move with this number as the table shows it, items in order."""
        return resolve(self.position(number - 1), self.ply(number).move)

    @cached_property
    def packets(self) -> tuple[int, ...]:
        """After how many moves a packet begins; of a side line only those dealt in it."""
        counts = [sum(map(len, position.hands)) for position in self.positions]
        dealt = (self.start + at for at, (before, after) in enumerate(pairwise(counts), 1) if after > before)
        return (*((0,) if self.path == MAIN else ()), *dealt)


Lines = dict[Path, Line]


def lines_of(played: Replay) -> Lines:
    """The main line of a deal and every side line of its file by its path, in the order of the file."""
    main = Line(MAIN, 0, played.deal.plies[: len(played.positions) - 1], played.positions)
    return {line.path: line for line in _with_side_lines(main)}


def read_path(text: str) -> Path | None:
    """A path as an address writes it, ``9.1`` for the first side line instead of move 9; ``None`` for no path.

    >>> read_path("9.1"), read_path(""), read_path("9")
    ((9, 1), (), None)
    """
    words = text.split(".") if text else []
    if len(words) % 2 or len(words) > 40 or not all(w.isascii() and w.isdigit() and len(w) < 5 for w in words):
        return None
    return tuple(map(int, words))


def path_text(path: Path) -> str:
    """A path as an address writes it.

    >>> path_text((9, 1)), path_text(MAIN)
    ('9.1', '')
    """
    return ".".join(map(str, path))


def _with_side_lines(line: Line) -> Iterator[Line]:
    yield line
    for number, ply in enumerate(line.plies, line.start + 1):
        for nth, plies in enumerate(ply.lines, 1):
            side = _side_line(line, number, nth, plies)
            if side.plies:
                yield from _with_side_lines(side)


def _side_line(parent: Line, number: int, nth: int, plies: Sequence[Ply]) -> Line:
    positions, _ = follow(parent.position(number - 1), plies)
    return Line((*parent.path, number, nth), number - 1, tuple(plies[: len(positions) - 1]), positions)

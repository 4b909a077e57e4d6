"""A deal as something to walk along: the main line, its side lines, where packets begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import MarkedPoint, Text, marked_points, read_comment
from zwicker_lab.notation import Ply, Replay, follow
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.query import short
from zwicker_lab.zwicker.legal import resolve
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

Path = tuple[int, ...]
MAIN: Path = ()
LONGEST_TITLE = 90


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


@dataclass(frozen=True)
class Deal:
    """A deal to step through: a tutorial deal by its ``id``, or one's own, whose file is ``text``.

    ``problem`` says in both languages why an own file is not shown to its end, ``None`` where it is.
    """

    id: str
    title: Text
    replay: Replay
    text: str
    problem: dict[str, str] | None = None

    @cached_property
    def lines(self) -> dict[Path, Line]:
        """The main line and every side line by its path, in the order of the file."""
        positions = self.replay.positions
        main = Line(MAIN, 0, self.replay.deal.plies[: len(positions) - 1], positions)
        return {line.path: line for line in _with_side_lines(main)}

    @property
    def main(self) -> Line:
        """The deal as it was played."""
        return self.lines[MAIN]

    @cached_property
    def points(self) -> dict[int, MarkedPoint]:
        """The marked points, by the number of moves played before them."""
        return {point.at: point for point in marked_points(self.replay) if point.at < self.main.end}

    def beside(self, line: Path, number: int) -> tuple[Line, ...]:
        """The side lines instead of one move of a line."""
        return tuple(found for found in self.lines.values() if found.path[:-1] == (*line, number))

    def packets(self, path: Path) -> tuple[int, ...]:
        """After how many moves packets begin, along a side line and what was played before it."""
        line = self.lines[path]
        if path == MAIN:
            return line.packets
        return (*(at for at in self.packets(line.parent) if at <= line.start), *line.packets)


def read_path(text: str) -> Path | None:
    """A path as an address writes it, ``9.1`` for the first side line instead of move 9; ``None`` for no path.

    >>> read_path("9.1"), read_path(""), read_path("9")
    ((9, 1), (), None)
    """
    words = text.split(".") if text else []
    if len(words) % 2 or len(words) > 40 or not all(w.isascii() and w.isdigit() and len(w) < 5 for w in words):
        return None
    return tuple(map(int, words))


def comment_text(text: str, lang: str) -> str:
    """A comment in one language; one that names a single language, or one twice, is shown as it stands.

    >>> comment_text("de: Gut.\\nen: Good.", "en"), comment_text("de: Gut.", "en")
    ('Good.', 'de: Gut.')
    """
    try:
        found = read_comment(text)
    except InputError:
        return " ".join(text.split())
    return " ".join(found.of(lang).split()) if found else ""


def title_of(played: Replay) -> Text:
    """The title of a deal file, from its tag ``Title`` or, without one, in our words."""
    tag = dict(played.deal.tags).get("Title", "").strip()
    if not tag:
        return Text(de=say("de", "deals-own-title"), en=say("en", "deals-own-title"))
    return Text(**{lang: short(comment_text(tag, lang), LONGEST_TITLE) for lang in LANGUAGES})


def fault_text(played: Replay) -> dict[str, str] | None:
    """The first illegal move of a file as one line in each language, with its place; ``None`` where all are legal."""
    fault = played.fault
    if fault is None:
        return None
    return {lang: say(lang, "error-at-line", line=fault.line or 0, text=fault.reason.text(lang)) for lang in LANGUAGES}


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

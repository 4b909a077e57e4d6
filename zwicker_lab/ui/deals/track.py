"""A deal as something to walk along: the main line, its side lines, where packets begin."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import MarkedPoint, Text, marked_points, read_comment
from zwicker_lab.notation import Replay, write_deal
from zwicker_lab.texts import LANGUAGES, in_every, say
from zwicker_lab.ui.deals.line import MAIN, Line, Lines, Path
from zwicker_lab.ui.deals.tries import Try, played, with_lines, with_tries
from zwicker_lab.ui.pad.setup import tidy_name
from zwicker_lab.ui.query import short
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

LONGEST_TITLE = 90


@dataclass(frozen=True)
class Moment:
    """A move of a line as it was made: its ``number``, the line it belongs to, and what stood on the table before."""

    number: int
    line: Line
    history: tuple[tuple[Position, Move], ...]

    @property
    def position(self) -> Position:
        """The position before the move."""
        return self.line.position(self.number - 1)

    @property
    def move(self) -> Move:
        """The move."""
        return self.line.move(self.number)


@dataclass(frozen=True)
class Deal:
    """A deal to step through: a tutorial deal by its ``id``, or one's own, whose file is ``text``.

    ``written`` are the lines of the file, ``tries`` what was tried out beside them. ``problem`` says in every language
    why an own file is not shown to its end, ``None`` where it is.
    """

    id: str
    title: Text
    replay: Replay
    text: str
    written: Lines
    problem: dict[str, str] | None = None
    tries: tuple[Try, ...] = ()

    @cached_property
    def lines(self) -> Lines:
        """The main line and every side line by its path; those that were tried out come last."""
        return with_tries(self.written, self.tries)

    @cached_property
    def names(self) -> dict[str, str]:
        """The names of players that the file holds, by seat."""
        deal = self.replay.deal
        tags = dict(deal.tags)
        found = {seat: tidy_name(tags.get(f"Player{seat}", "")) for seat in deal.opening.seats}
        return {seat: name for seat, name in found.items() if name}

    @property
    def main(self) -> Line:
        """The deal as it was played."""
        return self.lines[MAIN]

    def tried(self, tries: tuple[Try, ...]) -> Deal:
        """The same deal with other things tried out beside it."""
        return replace(self, tries=tries)

    def played(self, path: Path, at: int, moves: tuple[Move, ...]) -> tuple[Deal, Path]:
        """The deal with legal moves played after ``at`` moves of a line, and the line the last of them stands in.

        What is played in some line already is followed there. Raises ``InputError`` where the new moves are more than
        an address holds.
        """
        path, at, rest = self._known(path, at, moves)
        if not rest:
            return self, path
        tries, there = played(self.lines, self.tries, Try(path, at, rest))
        return self.tried(tries), there

    def _known(self, path: Path, at: int, moves: tuple[Move, ...]) -> tuple[Path, int, tuple[Move, ...]]:
        """How far moves stand in the lines already: line and place there, and the moves that are new."""
        for nth, move in enumerate(moves):
            line = self.lines[path]
            side = next((one for one in self.beside(path, at + 1) if one.plies[0].move == move), None)
            if at < line.end and line.move(at + 1) == move:
                at += 1
            elif side is not None:
                path, at = side.path, at + 1
            else:
                return path, at, moves[nth:]
        return path, at, ()

    @property
    def file_text(self) -> str:
        """The deal file with all that was tried out as side lines."""
        if not self.tries:
            return self.text
        return write_deal(replace(self.replay.deal, plies=with_lines(self.lines, self.replay.deal.plies)))

    @cached_property
    def points(self) -> dict[int, MarkedPoint]:
        """The marked points, by the number of moves played before them."""
        return {point.at: point for point in marked_points(self.replay) if point.at < self.main.end}

    def beside(self, line: Path, number: int) -> tuple[Line, ...]:
        """The side lines instead of one move of a line."""
        return tuple(found for found in self.lines.values() if found.path[:-1] == (*line, number))

    def moments(self, path: Path) -> tuple[Moment, ...]:
        """Every move along a line, what was played before it included."""
        line = self.lines[path]
        before = () if path == MAIN else self.moments(line.parent)[: line.start]
        history = [(moment.position, moment.move) for moment in before]
        found = list(before)
        for number in range(line.start + 1, line.end + 1):
            found.append(Moment(number, line, tuple(history)))
            history.append((found[-1].position, found[-1].move))
        return tuple(found)

    def packets(self, path: Path) -> tuple[int, ...]:
        """After how many moves packets begin, along a side line and what was played before it."""
        line = self.lines[path]
        if path == MAIN:
            return line.packets
        return (*(at for at in self.packets(line.parent) if at <= line.start), *line.packets)


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
        return Text(**in_every("deals-own-title"))
    return Text(**{lang: short(comment_text(tag, lang), LONGEST_TITLE) for lang in LANGUAGES})


def fault_text(played: Replay) -> dict[str, str] | None:
    """The first illegal move of a file as one line in each language, with its place; ``None`` where all are legal."""
    fault = played.fault
    if fault is None:
        return None
    return {lang: say(lang, "error-at-line", line=fault.line or 0, text=fault.reason.text(lang)) for lang in LANGUAGES}

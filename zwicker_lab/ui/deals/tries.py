"""What was tried out beside a deal: moves of one's own as side lines, and how an address carries them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from zwicker_lab.errors import InputError
from zwicker_lab.notation import Ply
from zwicker_lab.notation.record import DEPTH
from zwicker_lab.packed import packed, unpacked
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.deals.line import MAIN, Line, Lines, Path, path_text, read_path
from zwicker_lab.ui.look.line import can_move
from zwicker_lab.zwicker.legal import resolve
from zwicker_lab.zwicker.moves import Move

MOST = 40
"""So many things can be tried out beside one deal."""
LONGEST = 4_000
"""So many characters of an address they may fill."""
_SWOLLEN = 60_000


@dataclass(frozen=True)
class Try:
    """Moves played after ``at`` moves of the line ``path``: a new side line, or more of that line at its end."""

    path: Path
    at: int
    moves: tuple[Move, ...]


# ---- trying ------------------------------------------------------------------------------------------------------


def with_tries(written: Lines, tries: Iterable[Try]) -> Lines:
    """The lines of a file and those that were tried out; all of these are legal."""
    lines = dict(written)
    for one in tries:
        grown = _grown(lines, one)
        assert grown is not None
        lines[grown.path] = grown
    return lines


def legal(written: Lines, tries: Sequence[Try]) -> tuple[Try, ...]:
    """The first of the tries, up to one that is not legal there."""
    lines, kept = dict(written), []
    for one in tries:
        grown = _grown(lines, one)
        if grown is None:
            break
        lines[grown.path] = grown
        kept.append(one)
    return tuple(kept)


def played(lines: Lines, tries: tuple[Try, ...], new: Try) -> tuple[tuple[Try, ...], Path]:
    """The tries with one more, joined to the last where it goes on with that, and the line it stands in.

    Raises ``InputError`` where that is more than an address holds.
    """
    grown = _grown(lines, new)
    assert grown is not None
    if len(grown.path) // 2 > DEPTH:
        raise InputError("deals-try-deep", limit=DEPTH)
    last = tries[-1] if tries else None
    if last is not None and _goes_on(lines, last, new):
        found = (*tries[:-1], replace(last, moves=(*last.moves, *new.moves)))
    else:
        found = (*tries, new)
    if len(found) > MOST or len(carried(found)) > LONGEST:
        raise InputError("deals-try-many")
    return found, grown.path


def _goes_on(lines: Lines, last: Try, new: Try) -> bool:
    """Whether a move is played where the last try ended."""
    line = lines[new.path]
    made = line.path == last.path or (line.parent == last.path and line.start == last.at)
    after = tuple(ply.move for ply in line.plies[max(0, last.at - line.start) :])
    return made and new.at == line.end and after == last.moves


def _grown(lines: Lines, one: Try) -> Line | None:
    """The line that a try makes or lengthens; ``None`` where it is not legal there."""
    line = lines.get(one.path)
    if line is None or not line.start <= one.at <= line.end or not one.moves:
        return None
    positions, plies = [line.position(one.at)], []
    for move in one.moves:
        here = positions[-1]
        if not can_move(here) or here.refusal(move) is not None:
            return None
        plies.append(Ply(here.mover, resolve(here, move)))
        positions.append(here.play(move))
    if one.at == line.end:
        longer = (*line.plies, *plies), (*line.positions, *positions[1:])
        return None if one.path == MAIN else Line(line.path, line.start, *longer)
    plies[0] = replace(plies[0], comment=_note())
    path = (*one.path, one.at + 1, _count(lines, line, one.at + 1) + 1)
    return Line(path, one.at, tuple(plies), tuple(positions))


def _count(lines: Lines, line: Line, number: int) -> int:
    """How many side lines there are instead of one move, those of the file that could not be followed included."""
    beside = [path[-1] for path in lines if path[:-1] == (*line.path, number)]
    return max([len(line.ply(number).lines), *beside])


def _note() -> str:
    return "\n".join(f"{lang}: {say(lang, 'deals-tried')}" for lang in LANGUAGES)


# ---- the address -------------------------------------------------------------------------------------------------


def carried(tries: Sequence[Try]) -> str:
    """What was tried out, as an address carries it.

    >>> brought(carried([Try((9, 1), 10, (Move.read("2c"),))]))
    (Try(path=(9, 1), at=10, moves=(Move(card='2c', items=(), total=None, value=None),)),)
    """
    return packed("\n".join(f"{path_text(one.path)}@{one.at} {', '.join(map(str, one.moves))}" for one in tries))


def brought(link: str) -> tuple[Try, ...]:
    """What an address says was tried out; raises ``InputError`` where that cannot be read."""
    text = unpacked(link, _SWOLLEN) if len(link) <= LONGEST else None
    if text is None:
        raise InputError("deals-tries-link")
    return tuple(map(_read, text.split("\n")[:MOST])) if text else ()


def _read(line: str) -> Try:
    where, _, moves = line.partition(" ")
    path_, _, at = where.partition("@")
    path = read_path(path_)
    if path is None or not (at.isascii() and at.isdigit() and len(at) < 5):
        raise InputError("deals-tries-link")
    try:
        return Try(path, int(at), tuple(map(Move.read, moves.split(", "))))
    except InputError as problem:
        raise InputError("deals-tries-link") from problem


# ---- the file ----------------------------------------------------------------------------------------------------


def with_lines(lines: Lines, plies: Sequence[Ply], path: Path = MAIN, start: int = 0) -> tuple[Ply, ...]:
    """The moves of a file's line with everything that was tried out beside them."""
    line = lines.get(path)
    longer = plies if line is None or len(line.plies) <= len(plies) else line.plies
    return tuple(replace(ply, lines=_beside(lines, ply, path, number)) for number, ply in enumerate(longer, start + 1))


def _beside(lines: Lines, ply: Ply, path: Path, number: int) -> tuple[tuple[Ply, ...], ...]:
    written = [with_lines(lines, side, (*path, number, nth), number - 1) for nth, side in enumerate(ply.lines, 1)]
    new = [line for line in lines.values() if line.path[:-1] == (*path, number) and line.path[-1] > len(ply.lines)]
    return (*written, *(with_lines(lines, line.plies, line.path, number - 1) for line in new))

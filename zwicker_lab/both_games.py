"""What is asked in the same words of the Zwicker family and of Swiss Zwick."""

from __future__ import annotations

from typing import TYPE_CHECKING, overload

from zwicker_lab import zwick
from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.zwick.score import score as swiss_score
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import SideScore, rows

if TYPE_CHECKING:
    from zwicker_lab.lessons import Lesson
    from zwicker_lab.lessons.swiss import SwissLesson
    from zwicker_lab.players.advice import Advice
    from zwicker_lab.zwick.players import Advice as SwissAdvice


@overload
def advise(position: Position, *, ms: float | None = 100, worlds: int | None = None, seed: int = 0) -> Advice: ...
@overload
def advise(
    position: zwick.Position, *, ms: float | None = 100, worlds: int | None = None, seed: int = 0
) -> SwissAdvice: ...
@overload
def advise(
    position: str, *, ms: float | None = 100, worlds: int | None = None, seed: int = 0
) -> Advice | SwissAdvice: ...
def advise(
    position: Position | zwick.Position | str, *, ms: float | None = 100, worlds: int | None = None, seed: int = 0
) -> Advice | SwissAdvice:
    """How good every legal move of the seat to move is, best first, and why.

    Cards that ``position`` shows are used as known; hidden ones are dealt in ``worlds`` ways, or in as many as ``ms``
    milliseconds allow. The same ``seed`` and ``worlds`` give the same advice. A position line stands for its position.
    Raises ``InputError`` where there is no move to advise on, and for a text that is no position.

    >>> import zwicker_lab as zl
    >>> advice = zl.advise(zl.read_position("zwicker3; players 2; table 9d; hands 1: 9s 2c / 2: 4h 3d"), worlds=10)
    >>> for judged in advice.moves:
    ...     print(judged.verdict, judged.move, round(judged.value, 1), judged.reasons[0].text("en"), sep=" | ")
    best | 9s x 9d | 4.0 | Clears the table: a Zwick, 1 point.
    playable | 2c | 3.0 | 9♠ could clear the table at once: a Zwick, 1 point.
    mistake | 9s | 0.0 | 9♠ could clear the table at once: a Zwick, 1 point.
    >>> str(zl.advise("zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s", worlds=50).best.move)
    'join'
    """
    if isinstance(position, str):
        position = _read(position)
    if isinstance(position, zwick.Position):
        from zwicker_lab.zwick.players import advise as advise_swiss

        return advise_swiss(position, ms=ms, worlds=worlds, seed=seed)
    from zwicker_lab.players.advice import advise as advise_family

    return advise_family(position, ms=ms, worlds=worlds, seed=seed)


def _read(line: str) -> Position | zwick.Position:
    head = line.partition(";")[0].split()
    return zwick.read_position(line) if head[:1] == ["zwick"] else read_position(line)


@overload
def score(position: Position) -> tuple[SideScore, ...]: ...
@overload
def score(position: zwick.Position) -> zwick.Score: ...
def score(position: Position | zwick.Position) -> tuple[SideScore, ...] | zwick.Score:
    """What everybody has: the score of a deal that is over, else of what was won so far.

    Of the Zwicker family it is one ``SideScore`` a side, row by row; of Swiss Zwick strokes and birds by seat.

    >>> import zwicker_lab as zl
    >>> position = zl.read_position("zwicker3; players 2; table 9d; hands 1: 9s / 2: ; won 1: Td Ah / 2: Kc; last 2")
    >>> over = position.play(zl.Move.read("9s x 9d"))
    >>> [(side.side, side.cards, side.total) for side in zl.score(over)]
    [('1', 4, 8), ('2', 1, 0)]
    >>> zl.score(zl.zwick.read_position("zwick; phase unopposed; trump r; turner C; out A B D")).points
    (0, 0, 5, 0)
    """
    if isinstance(position, zwick.Position):
        return swiss_score(position)
    return rows(position, final=position.is_over)


def lesson(which: str | int) -> Lesson | SwissLesson:
    """A lesson that comes with the program, by number or id; those of Swiss Zwick by id.

    Raises ``InputError`` that names the lessons there are.

    >>> import zwicker_lab as zl
    >>> zl.lesson(8).title.en, zl.lesson("02-sums").number, zl.lesson("z1-trumps").title.en
    ('The Zwick', 2, 'Trumps and Bellis')
    """
    from zwicker_lab.lessons import lesson as of_the_family
    from zwicker_lab.lessons import load_lessons
    from zwicker_lab.lessons.swiss import load_swiss

    swiss = {one.id: one for one in load_swiss()}
    if str(which) in swiss:
        return swiss[str(which)]
    try:
        return of_the_family(which)
    except InputError:
        known = [one.id for one in (*load_lessons(), *swiss.values())]
        raise InputError("lesson-unknown", lesson=str(which)[:60], known=" ".join(known)) from None

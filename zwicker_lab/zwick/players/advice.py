"""The adviser: how good every legal move is, in strokes and birds, and why."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import inf, sqrt
from time import perf_counter

from zwicker_lab.errors import InputError
from zwicker_lab.kernel import COMPILED
from zwicker_lab.players.ranked import Ranked
from zwicker_lab.zwick.cards import UNKNOWN
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.notation import read_position
from zwicker_lab.zwick.players import told
from zwicker_lab.zwick.players.claims import Claim
from zwicker_lab.zwick.players.player import PLAYERS
from zwicker_lab.zwick.players.reasons import Measured, reasons
from zwicker_lab.zwick.players.search import Searched, search
from zwicker_lab.zwick.position import Position

VERDICTS = ("best", "good", "playable", "mistake")
"""How good a move is: the best; at most 0.2 points lost; at most 0.6, or no more than chance may do; more."""
MOST_LOST = (0.0, 0.2, 0.6, inf)
MOST_MS, MOST_WORLDS = 60_000, 10_000
"""What may be asked for at most."""
WARMING = (
    "zwick; phase lick; lifted 9; shown 7b",
    "zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s",
    "zwick; trump r; trick 9b; hand Ar 9a",
)
_SURE = 1.96


@dataclass(frozen=True, slots=True)
class Judged:
    """One legal move and what the adviser thinks of it.

    ``value`` is the points the seat can expect of the whole deal: ``strokes`` less what birds cost, which come with the
    chance ``bird``. ``low`` and ``high`` are its 95 % interval. ``lost`` is what the move gives away against the best.
    """

    move: Move
    value: float
    low: float
    high: float
    strokes: float
    bird: float
    lost: float
    verdict: str
    reasons: tuple[Claim, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Advice(Ranked[Judged]):
    """Every legal move of a position, best first, and how it was found out.

    ``worlds`` is how many ways to deal the unseen cards were looked at; ``solved`` whether the tricks were solved in
    each with open cards, or programs played on; ``known`` that no card was hidden.
    """

    position: Position
    moves: tuple[Judged, ...]
    worlds: int
    solved: bool
    known: bool
    ms: float
    seed: int

    def _repr_html_(self) -> str:
        return told.advice_html(self)


def advise(position: Position, *, ms: float | None = 100, worlds: int | None = None, seed: int = 0) -> Advice:
    """How good every legal move of the seat to move is, best first, and why.

    Cards that ``position`` shows are used as known; hidden ones are dealt in ``worlds`` ways, or in as many as ``ms``
    milliseconds allow. The same ``seed`` and ``worlds`` give the same advice. Raises ``InputError`` where there is no
    move to advise on.

    >>> advice = advise(read_position("zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s"), worlds=50)
    >>> str(advice.best.move), advice.moves[1].verdict, advice.moves[1].value
    ('join', 'mistake', 0.0)
    """
    _check(position)
    warm_up()
    return _advised(position, ms if worlds is None else None, worlds, seed)


def why(view: Position, move: Move, ms: float = 100) -> Judged | None:
    """What a move is worth to a seat that sees no more than it may; ``None`` where it is not legal."""
    return advise(view.seen_by(view.turn), ms=ms).of(move)


@cache
def warm_up() -> None:
    """Load or compile all that adviser and players run, once, so that time given to them is spent on thinking."""
    if COMPILED:
        for position in map(read_position, WARMING):
            _advised(position, None, 1, 0)
            for make in PLAYERS.values():
                make().choose(position)


def _advised(position: Position, ms: float | None, worlds: int | None, seed: int) -> Advice:
    begun = perf_counter()
    known = not any(UNKNOWN in pile for pile in (*position.hands, position.stock))
    found = search(position, worlds=1 if known else worlds, ms=ms, seed=seed)
    bird = position.rules.bird
    measured = [_measured(found, at, bird) for at in range(len(found.moves))]
    judged = tuple(_judged(position, found, measured, at) for at in range(len(measured)))
    took = 1000 * (perf_counter() - begun)
    return Advice(position, judged, found.worlds, found.solved, known, took, seed)


def _measured(found: Searched, at: int, bird: int) -> Measured:
    points, chance = found.mean(at), float(found.birds[at].mean())
    return Measured(found.moves[at], points, points + bird * chance, chance, found.lost(at))


def _judged(position: Position, found: Searched, measured: list[Measured], at: int) -> Judged:
    own, (low, high) = measured[at], found.interval(at)
    return Judged(
        move=own.move,
        value=own.points,
        low=low,
        high=high,
        strokes=own.strokes,
        bird=own.bird,
        lost=own.lost,
        verdict=verdict_of(own.lost, _doubt(found, at)),
        reasons=reasons(position, measured, at),
    )


def _doubt(found: Searched, at: int) -> float:
    """How much of what a move loses in the same worlds may be chance."""
    if found.worlds < 2:
        return 0.0
    behind = found.points[0] - found.points[at]
    return _SURE * float(behind.std(ddof=1)) / sqrt(found.worlds)


def verdict_of(lost: float, doubt: float = 0.0) -> str:
    """The verdict on a move that loses so many points against the best; what may be chance is no mistake.

    >>> [verdict_of(lost) for lost in (0, 0.2, 0.6, 0.7)], verdict_of(0.7, doubt=0.9)
    (['best', 'good', 'playable', 'mistake'], 'playable')
    """
    verdict = next(verdict for verdict, most in zip(VERDICTS, MOST_LOST, strict=True) if lost <= most + 1e-9)
    return "playable" if verdict == "mistake" and lost <= doubt else verdict


def _check(position: Position) -> None:
    """Refuse positions in which nobody can advise, each with its reason."""
    if position.is_over:
        raise InputError("advice-over")
    if position.phase not in ("cut", "lick", "deal"):
        if not position.hand:
            raise InputError("advice-no-hand", seat=position.mover)
        if UNKNOWN in position.hand:
            raise InputError("zwick-hand-unknown", seat=position.mover)
    unknown, stock = sum(hand.count(UNKNOWN) for hand in position.hands), position.stock.count(UNKNOWN)
    if unknown + stock > len(position.unseen):
        raise InputError("advice-too-few", unknown=unknown, stock=stock, left=len(position.unseen))

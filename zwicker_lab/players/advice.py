"""The adviser: how good every legal move is, what punishes it, and why."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import inf
from time import perf_counter

from zwicker_lab.cards import UNKNOWN
from zwicker_lab.errors import InputError
from zwicker_lab.kernel import COMPILED
from zwicker_lab.notation import read_position
from zwicker_lab.players import told
from zwicker_lab.players.claims import Claim
from zwicker_lab.players.explain import Explanation, told_in_full
from zwicker_lab.players.grounds import Grounds
from zwicker_lab.players.player import PLAYERS
from zwicker_lab.players.ranked import Ranked
from zwicker_lab.players.replies import Replies
from zwicker_lab.players.search import search
from zwicker_lab.players.searched import Searched
from zwicker_lab.players.view import History, view_of
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

VERDICTS = ("best", "good", "playable", "mistake")
"""How good a move is: the best; at most 0.5 points lost; at most 1.5; more."""
MOST_LOST = (0.0, 0.5, 1.5, inf)
MOST_MS, MOST_WORLDS = 60_000, 10_000
"""What may be asked for at most."""
SEARCHING = 0.8
"""The share of the time for the search, reasons before it included; the rest is for replies."""
BEFORE = 0.25
"""The share of the time in which the moves must be listed for reasons to be found before the search."""
WARMING = (
    "zwicker3; players 2; table 9d 4s; hands 1: 9s 2c / 2: 4h 3d",  # a last packet, where the reply is solved, too
    "zwicker3; players 2; table 9d 4s; hands 1: 9s / 2: 4h",  # the reply ends the deal
    "zwicker3; players 2; table 9d; hand 9s 2c; stock 4",
)


@dataclass(frozen=True, slots=True)
class Judged:
    """One legal move and what the adviser thinks of it.

    ``value`` is what the mover's side can expect minus the mean of the other sides, in points from now to the end of
    the deal; ``low`` and ``high`` are its 95 % interval, equal to it where the value is exact. ``lost`` is what the
    move gives away against the best, over the same deals. ``reply`` is the answer of ``reply_seat`` that costs most,
    and ``reply_chance`` how likely that seat holds a card for it.
    """

    move: Move
    value: float
    low: float
    high: float
    lost: float
    verdict: str
    reply: Move | None
    reply_seat: str | None
    reasons: tuple[Claim, ...]
    reply_chance: float | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Advice(Ranked[Judged]):
    """Every legal move of a position, best first, and how it was found out.

    ``worlds`` is how many ways to deal the unseen cards were looked at, ``exact`` whether these are all there are, each
    solved to the end. ``bounded`` says that a large table offered more moves than were looked at.
    """

    position: Position
    moves: tuple[Judged, ...]
    worlds: int
    exact: bool
    ms: float
    seed: int
    bounded: bool

    def _repr_html_(self) -> str:
        return told.advice_html(self)


def advise(
    position: Position, *, ms: float | None = 100, worlds: int | None = None, seed: int = 0, history: History = ()
) -> Advice:
    """How good every legal move of the seat to move is, best first, and why.

    Hands and stock that ``position`` shows are used as known; hidden cards are dealt in ``worlds`` ways, or in as many
    as ``ms`` milliseconds allow, and ``history`` (see ``view_of``) says what the moves so far told about them. The same
    ``seed`` and ``worlds`` give the same advice. Raises ``InputError`` where there is no move to advise on.

    >>> from zwicker_lab.notation import read_position
    >>> advice = advise(read_position("zwicker3; players 2; table 9d; hands 1: 9s 2c / 2: 4h 3d"), worlds=10)
    >>> str(advice.best.move), advice.best.reasons[0].text("en"), advice.moves[-1].verdict
    ('9s x 9d', 'Clears the table: a Zwick, 1 point.', 'mistake')
    """
    _check(position)
    warm_up()
    return _advised(position, ms if worlds is None else None, worlds, seed, history)


@cache
def warm_up() -> None:
    """Load or compile all that adviser and players run, once, so that time given to them is spent on thinking."""
    if COMPILED:
        for position in map(read_position, WARMING):
            _advised(position, None, 1, 0, ())
            for make in PLAYERS.values():
                make().choose(view_of(position))


def _advised(position: Position, ms: float | None, worlds: int | None, seed: int, history: History) -> Advice:
    begun = perf_counter()
    grounds = Grounds(view_of(position, history=history, shown=True))
    left = None
    if ms is not None:
        look_over(grounds, begun + BEFORE * ms / 1000)
        left = max(ms / 4, SEARCHING * ms - 1000 * (perf_counter() - begun))
    found = search(grounds.view, worlds=worlds, ms=left, seed=seed)
    moves = _judged(grounds, found, seed, inf if ms is None else begun + ms / 1000)
    took = 1000 * (perf_counter() - begun)
    return Advice(position, moves, found.worlds, found.exact, took, seed, found.bounded)


def look_over(grounds: Grounds, until: float) -> None:
    """Find the grounds of the moves before the search, which then knows what time is left; not of more than are told.

    On a large table even listing moves takes long: it ends at the time ``until``.
    """
    full, listed = told_in_full(grounds.position), list[Move]()
    for move in grounds.position.moves():
        listed.append(move)
        if len(listed) > full or perf_counter() > until:
            return
    for move in listed:
        grounds.of(move)


def verdict_of(lost: float) -> str:
    """The verdict on a move that loses so many points against the best.

    >>> [verdict_of(lost) for lost in (0, 0.5, 1.5, 1.6)]
    ['best', 'good', 'playable', 'mistake']
    """
    return next(verdict for verdict, most in zip(VERDICTS, MOST_LOST, strict=True) if lost <= most + 1e-9)


def _judged(grounds: Grounds, searched: Searched, seed: int, until: float) -> tuple[Judged, ...]:
    places = range(len(searched.moves))
    lost = [searched.lost(at) for at in places]
    explanation = Explanation(grounds, searched.moves, lost, searched.worlds, searched.exact)
    replies = Replies(grounds, searched.states, seed, searched.exact)
    judged = []
    for at in places:
        move, value = searched.moves[at], searched.mean(at)
        reply = replies.to(move, value, searched.mean(0), until) if at < explanation.full else None
        low, high = searched.interval(at)
        judged.append(
            Judged(
                move=move,
                value=value,
                low=low,
                high=high,
                lost=lost[at],
                verdict=verdict_of(lost[at]),
                reply=None if reply is None else reply.move,
                reply_seat=None if reply is None else reply.seat,
                reasons=explanation.of(at),
                reply_chance=None if reply is None else float(reply.chance),
            )
        )
    return tuple(judged)


def _check(position: Position) -> None:
    """Refuse positions in which nobody can advise, each with its reason."""
    if position.is_over:
        raise InputError("advice-over")
    if not position.hand:
        raise InputError("advice-no-hand", seat=position.mover)
    unknown = sum(hand.count(UNKNOWN) for hand in position.hands)
    number = position.stock if isinstance(position.stock, int) else 0
    left = len(view_of(position, shown=True).unseen)
    if unknown + number > left:
        raise InputError("advice-too-few", unknown=unknown, stock=number, left=left)

"""The moves a search tries: each listed once, and in which order."""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, inner, lowest, room, tail
from zwicker_lab.kernel.moves import list_moves
from zwicker_lab.kernel.play import CARD, TAKES, TOTAL, VALUE, is_zwick
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State
from zwicker_lab.players.exact_key import repeats
from zwicker_lab.players.exact_work import KINDS, MOVES, STATUS, TOO_WIDE, Work, move_at, state_at

_CAPTURE, _BUILD, _TRAIL = 0, 1, 2
_HINTED, _HINT_BITS = 1 << 40, (1 << 22) - 1
_TWINS = 2 + r.MOST_ITEMS


@inner
def find_moves(rules: Rules, work: Work, ply: int, start: int) -> int:
    """List the moves of the position at a depth, on the stack from ``start`` on; where they end.

    Of moves that come to the same only one is listed.
    """
    state, spare = state_at(work, ply), MOVES - start
    found = list_moves(rules, state, tail(work.moves, 4 * start), spare)
    if found < 0 or found > spare:
        work.notes[STATUS] = TOO_WIDE
        return start
    twins = room(_TWINS)
    if repeats(state, work.keys, twins):
        return _without_repeats(state, work.moves, start, start + found, twins)
    return start + found


@inner
def _without_repeats(state: State, moves: Ints, start: int, end: int, twins: Ints) -> int:
    at, kept = s.hand_at(state, state[s.TURN]), start
    for row in range(start, end):
        index = 0
        while state[at + index] != moves[4 * row + CARD]:
            index += 1
        if not twins[0] >> index & 1 and not _leaves_earlier(moves[4 * row + TAKES], twins):
            _copy_move(moves, kept, row)
            kept += 1
    return kept


@inner
def _copy_move(moves: Ints, into: int, row: int) -> None:
    for at in range(4):
        moves[4 * into + at] = moves[4 * row + at]


@inner
def _leaves_earlier(takes: int, twins: Ints) -> bool:
    """Whether a set has an item and not an equal earlier one."""
    later = takes & twins[1]
    while later:
        if not takes >> twins[2 + lowest(later)] & 1:
            return True
        later &= later - 1
    return False


@inner
def keep_one_of_a_kind(rules: Rules, work: Work, ply: int, start: int, end: int) -> int:
    """For the last card of all: a capture takes all in the end, so only one, one Zwick and one other move differ."""
    state, kept, seen = state_at(work, ply), start, 0
    for row in range(start, end):
        move = move_at(work, row)
        kind = 0
        if move[TAKES] and not move[TOTAL]:
            kind = 2 if is_zwick(rules, state, move) else 1
        if not seen >> kind & 1:
            seen |= 1 << kind
            _copy_move(work.moves, kept, row)
            kept += 1
    return kept


@inner
def rank_moves(rules: Rules, work: Work, ply: int, start: int, end: int, hint: int) -> None:
    """Say how early each move is tried: the one that was best before, then by merits, then by what it wins."""
    state = state_at(work, ply)
    for row in range(start, end):
        move = move_at(work, row)
        rank = 8 * _promise(rules, state, move) + (work.merits[merit_at(rules, move, state[s.HELD])] >> 2)
        if hint and hint_of(state, move) == hint:
            rank += _HINTED
        work.ranks[row] = rank


@inner
def _promise(rules: Rules, state: State, move: Ints) -> int:
    """What a move wins or gives away at once."""
    takes, points = move[TAKES], 4 * int(rules[r.POINTS + move[CARD]])
    if takes == 0:
        return -points
    if move[TOTAL] > 0:
        return -points - 2
    if takes == (1 << state[s.ITEMS]) - 1:
        points += 20 + 4 * rules[r.ZWICK]
    while takes:
        info = s.item_info(state, lowest(takes))
        points += 4 * s.points_on(info) + s.card_count(info)
        takes &= takes - 1
    return 100 + points


@inner
def pick(work: Work, row: int, end: int) -> None:
    """Bring the move to be tried first, of those from ``row`` on, to ``row``."""
    ranks, moves, best = work.ranks, work.moves, row
    for other in range(row + 1, end):
        if ranks[other] > ranks[best]:
            best = other
    if best != row:
        ranks[row], ranks[best] = ranks[best], ranks[row]
        for at in range(4):
            one, other = 4 * row + at, 4 * best + at
            moves[one], moves[other] = moves[other], moves[one]


@inner
def praise(rules: Rules, work: Work, start: int, row: int, held: int) -> None:
    """Note that the move at ``row`` was good enough, and those tried before it were not."""
    merits = work.merits
    at = merit_at(rules, move_at(work, row), held)
    merits[at] += 256 - (merits[at] >> 4)
    for other in range(start, row):
        at = merit_at(rules, move_at(work, other), held)
        merits[at] -= 64 + (merits[at] >> 4)


@inner
def merit_at(rules: Rules, move: Ints, held: int) -> int:
    """Where the merit of a move is noted: by cards held, card, and what is done with it."""
    kind = _BUILD if move[TOTAL] else _CAPTURE if move[TAKES] else _TRAIL
    return int((held * rules[r.CARDS] + move[CARD]) * KINDS + kind)


@inner
def hint_of(state: State, move: Ints) -> int:
    """A move as a small number other than 0, the same wherever its items lie; seldom two have the same."""
    found, takes = move[CARD] + 1 + 131 * move[TOTAL] + 17 * move[VALUE], move[TAKES]
    while takes:
        first = s.first_card(s.item_info(state, lowest(takes)))
        found += (first + 3) * (first + 131) * 977
        takes &= takes - 1
    return int(found) & _HINT_BITS | 1

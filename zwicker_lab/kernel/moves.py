"""Legal moves: counted, listed, or one of them picked by chance without listing any.

A move is four numbers: ``CARD`` in the pack, ``TAKES`` the items captured or built on as a mask of table places,
``TOTAL`` of a build else 0, ``VALUE`` that a laid card keeps where it must else 0.
"""

from __future__ import annotations

from zwicker_lab.kernel import builds, few, many, several
from zwicker_lab.kernel import hand as h
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import Chance, below
from zwicker_lab.kernel.few import BOARD
from zwicker_lab.kernel.hand import DESK
from zwicker_lab.kernel.jit import Ints, njit, popcount, room
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State


@njit
def legal_moves(rules: Rules, state: State, out: Ints) -> int:
    """Write the legal moves of the seat to move into the rows of ``out``; how many were written.

    ``len(out) + 1`` says that ``out`` is full and there are more. A number below 0 says that the table is too large
    to look at all of it: so many rows, with the sign changed, are written and right, but there may be more.
    """
    desk = room(DESK)
    h.set_desk(rules, state, desk)
    if _is_large(rules, state, desk):
        return _list_large(rules, state, desk, out)
    board = room(BOARD)
    words = few.find_sets(rules, state, desk, board)
    written = few.list_captures(rules, desk, board, words, out)
    written = builds.list_lays(rules, state, desk, out, written)
    return min(written, len(out) + 1)


@njit
def count_moves(rules: Rules, state: State) -> int:
    """How many legal moves there are; below 0 and with the sign changed where there may be more."""
    desk = room(DESK)
    h.set_desk(rules, state, desk)
    if _is_large(rules, state, desk):
        return _pick_large(rules, state, desk, desk, desk)
    board = room(BOARD)
    words = few.find_sets(rules, state, desk, board)
    return few.count_captures(rules, desk, board, words) + builds.count_lays(rules, state, desk)


@njit
def random_move(rules: Rules, state: State, rng: Chance, move: Ints) -> int:
    """Write one legal move, each as likely as the other, into ``move``; returns what ``count_moves`` says.

    Where not all moves are looked at it is one of those that are. 0 says that there is none.
    """
    desk = room(DESK)
    h.set_desk(rules, state, desk)
    if _is_large(rules, state, desk):
        return _pick_large(rules, state, desk, rng, move)
    board = room(BOARD)
    words = few.find_sets(rules, state, desk, board)
    captures = few.count_captures(rules, desk, board, words)
    moves = captures + builds.count_lays(rules, state, desk)
    if moves > 0:
        number = below(rng, moves)
        if number < captures:
            few.nth_capture(rules, desk, board, words, number, move)
        else:
            builds.nth_lay(rules, state, desk, number - captures, move)
    return moves


@njit
def _is_large(rules: Rules, state: State, desk: h.Desk) -> bool:
    return rules[r.SEVERAL] > 0 or popcount(desk[h.USABLE]) > few.MOST or state[s.ITEMS] > r.MOST_ITEMS


@njit
def _pick_large(rules: Rules, state: State, desk: h.Desk, rng: Chance, move: Ints) -> int:
    """Count all moves by kinds of items and pick one; the desk itself for ``move`` asks for the count only."""
    kinds, sets, full, beyond, unions, complete = many.find_unions(rules, state, desk)
    captures = many.count_captures(rules, desk, kinds, sets, full, beyond, unions)
    lays = builds.count_lays(rules, state, desk)
    moves = captures + lays
    picks = len(move) < DESK and moves > 0
    if rules[r.SEVERAL] == 0:
        if picks:
            number = below(rng, moves)
            if number < captures:
                many.nth_capture(desk, kinds, sets, full, beyond, unions, number, move)
            else:
                builds.nth_lay(rules, state, desk, number - captures, move)
    else:
        bases = several.find_bases(rules, state, desk)
        more = several.count_several(rules, desk, bases[0], bases[1], bases[2], bases[3], bases[4])
        complete = complete and bases[5]
        moves += more
        if picks:
            number = below(rng, moves)
            if number < captures:
                many.nth_capture(desk, kinds, sets, full, beyond, unions, number, move)
            elif number < captures + lays:
                builds.nth_lay(rules, state, desk, number - captures, move)
            else:
                number -= captures + lays
                several.nth_several(rules, desk, bases[0], bases[1], bases[2], bases[3], bases[4], number, move)
    return moves if complete and state[s.ITEMS] <= r.MOST_ITEMS else -moves


@njit
def _list_large(rules: Rules, state: State, desk: h.Desk, out: Ints) -> int:
    kinds, sets, full, beyond, unions, complete = many.find_unions(rules, state, desk)
    if rules[r.DUTY] > 0:
        many.count_captures(rules, desk, kinds, sets, full, beyond, unions)
    written = many.list_captures(desk, kinds, sets, full, beyond, unions, out)
    written = builds.list_lays(rules, state, desk, out, written)
    if rules[r.SEVERAL] > 0:
        kinds, sets, bases, sums, count, all_found = several.find_bases(rules, state, desk)
        written = several.list_several(rules, desk, kinds, sets, bases, sums, count, out, written)
        complete = complete and all_found
    if written > len(out):
        return len(out) + 1
    return written if complete and state[s.ITEMS] <= r.MOST_ITEMS else -written

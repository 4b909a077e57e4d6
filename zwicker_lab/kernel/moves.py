"""Legal moves: counted, listed, or one of them picked by chance without listing any.

A move is four numbers: ``CARD`` in the pack, ``TAKES`` the items captured or built on as a mask of table places,
``TOTAL`` of a build else 0, ``VALUE`` that a laid card keeps where it must else 0.
"""

from __future__ import annotations

import numpy as np

from zwicker_lab.kernel import builds, few, many, several
from zwicker_lab.kernel import hand as h
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import Chance, below
from zwicker_lab.kernel.few import BOARD
from zwicker_lab.kernel.hand import DESK
from zwicker_lab.kernel.jit import Ints, inner, njit, popcount, room, tail, words
from zwicker_lab.kernel.kinds import COMPLETE
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

_SPACE = many.SPACE + several.SPACE


@njit
def legal_moves(rules: Rules, state: State, out: Ints) -> int:
    """Write the legal moves of the seat to move into the rows of ``out``; how many were written.

    ``len(out) + 1`` says that ``out`` is full and there are more. A number below 0 says that the table is too large
    to look at all of it: so many rows, with the sign changed, are written and right, but there may be more.
    """
    return list_moves(words(rules), words(state), words(out), len(out))


@njit
def list_moves(rules: Rules, state: State, out: Ints, most: int) -> int:
    """What ``legal_moves`` does, with the number of rows of ``out`` told."""
    desk = room(DESK)
    h.set_desk(rules, state, desk)
    if _is_large(rules, state, desk):
        return _list_large(rules, state, desk, out, most)
    board = room(BOARD)
    length = few.find_sets(rules, state, desk, board)
    written = few.list_captures(rules, desk, board, length, out, most)
    written = builds.list_lays(rules, state, desk, out, written, most)
    return min(written, most + 1)


@njit
def count_moves(rules: Rules, state: State) -> int:
    """How many legal moves there are; below 0 and with the sign changed where there may be more."""
    rules, state, desk = words(rules), words(state), room(DESK)
    h.set_desk(rules, state, desk)
    if _is_large(rules, state, desk):
        return _pick_large(rules, state, desk, desk, desk, False)
    board = room(BOARD)
    length = few.find_sets(rules, state, desk, board)
    return few.count_captures(rules, desk, board, length) + builds.count_lays(rules, state, desk)


@njit
def random_move(rules: Rules, state: State, rng: Chance, move: Ints) -> int:
    """Write one legal move, each as likely as the other, into ``move``; returns what ``count_moves`` says.

    Where not all moves are looked at it is one of those that are. 0 says that there is none.
    """
    rules, state, rng, move, desk = words(rules), words(state), words(rng), words(move), room(DESK)
    h.set_desk(rules, state, desk)
    if _is_large(rules, state, desk):
        return _pick_large(rules, state, desk, rng, move, True)
    board = room(BOARD)
    length = few.find_sets(rules, state, desk, board)
    captures = few.count_captures(rules, desk, board, length)
    moves = captures + builds.count_lays(rules, state, desk)
    if moves > 0:
        number = below(rng, moves)
        if number < captures:
            few.nth_capture(rules, desk, board, length, number, move)
        else:
            builds.nth_lay(rules, state, desk, number - captures, move)
    return moves


@inner
def _is_large(rules: Rules, state: State, desk: h.Desk) -> bool:
    return rules[r.SEVERAL] > 0 or popcount(desk[h.USABLE]) > few.MOST or state[s.ITEMS] > r.MOST_ITEMS


@inner
def _pick_large(rules: Rules, state: State, desk: h.Desk, rng: Chance, move: Ints, picks: bool) -> int:
    """Count all moves by kinds of items, and pick one where that is wanted."""
    kept = np.empty(_SPACE, np.int64)
    space, more = words(kept), tail(words(kept), many.SPACE)
    unions = many.find_unions(rules, state, desk, space)
    captures = many.count_captures(rules, desk, space, unions)
    before = captures + builds.count_lays(rules, state, desk)
    bases = several.find_bases(rules, state, desk, more)
    moves = before + several.count_several(rules, desk, more, bases)
    if picks and moves > 0:
        number = below(rng, moves)
        if number < captures:
            many.nth_capture(desk, space, unions, number, move)
        elif number < before:
            builds.nth_lay(rules, state, desk, number - captures, move)
        else:
            several.nth_several(rules, desk, more, bases, number - before, move)
    return moves if _is_complete(state, kept) else -moves


@inner
def _list_large(rules: Rules, state: State, desk: h.Desk, out: Ints, most: int) -> int:
    """List all moves by kinds of items."""
    kept = np.empty(_SPACE, np.int64)
    space, more = words(kept), tail(words(kept), many.SPACE)
    unions = many.find_unions(rules, state, desk, space)
    many.count_captures(rules, desk, space, unions)
    written = many.list_captures(desk, space, unions, out, most)
    written = builds.list_lays(rules, state, desk, out, written, most)
    bases = several.find_bases(rules, state, desk, more)
    written = several.list_several(rules, desk, more, bases, out, written, most)
    if written > most:
        written = most + 1
    elif not _is_complete(state, kept):
        written = -written
    return written


@inner
def _is_complete(state: State, kept: Ints) -> bool:
    """Whether all there is was looked at; takes the whole space, which must live until nobody needs its ``words``."""
    return kept[COMPLETE] > 0 and kept[many.SPACE + COMPLETE] > 0 and state[s.ITEMS] <= r.MOST_ITEMS

"""Two sides: alpha-beta with a window of no width and a table of positions seen before.

Points are whole here. A search asks one question: does the side to move get at least so many of the points to come? Its
answer is a bound that is often better than the one asked for. The value is what question after question leaves.
"""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.jit import Ints, inner, njit
from zwicker_lab.kernel.play import CARD
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State
from zwicker_lab.players.exact_key import CARD_KEYS, hands_key, less, plus, rest_key, table_key
from zwicker_lab.players.exact_moves import find_moves, hint_of, keep_one_of_a_kind, pick, praise, rank_moves
from zwicker_lab.players.exact_work import (
    ALIKE,
    CARDS,
    ENTRIES,
    KEPT,
    LIMIT,
    NODES,
    POINTS,
    SOLVED,
    STATUS,
    TOO_LONG,
    Work,
    move_at,
    play_at,
    state_at,
)

ENTRY = 2
"""Numbers in the table for each position: its own, then its bounds and the move that was best."""
_ZERO, _BOUND_BITS = 1 << 18, (1 << 19) - 1
_NOTHING_KNOWN = _BOUND_BITS << 19
_FAR = _ZERO - 1


@inner
def balance(rules: Rules, state: State, cards: int) -> int:
    """Points of side 0 less those of side 1 so far; most cards counts as soon as it is certain.

    ``cards`` is how many cards all piles would have if everything were captured.
    """
    points = state[s.PILE_POINTS] - state[s.PILE_POINTS + 1]
    points += (state[s.ZWICKS] - state[s.ZWICKS + 1]) * rules[r.ZWICK]
    points -= (state[s.FINES] - state[s.FINES + 1]) * rules[r.FINE]
    return int(points + certain_prize(rules, state, cards))


@inner
def certain_prize(rules: Rules, state: State, cards: int) -> int:
    """The points for most cards where nothing can change them any more, below 0 where side 1 has them."""
    ahead, left, prize = lead(state), cards_left(state, cards), int(rules[r.PRIZE])
    if ahead > left:
        return prize
    return -prize if ahead < -left else 0


@inner
def prize_to_come(rules: Rules, work: Work, ply: int) -> int:
    """The same for the side to move at a depth: no search gains it, and it still is to come."""
    state = state_at(work, ply)
    prize = certain_prize(rules, state, work.notes[CARDS])
    return -prize if rules[r.SIDE + state[s.TURN]] else prize


@inner
def lead(state: State) -> int:
    """Cards of side 0 less those of side 1."""
    return int(state[s.PILE_CARDS] - state[s.PILE_CARDS + 1])


@inner
def cards_left(state: State, cards: int) -> int:
    """How many cards may still come to a pile."""
    return int(cards - state[s.PILE_CARDS] - state[s.PILE_CARDS + 1]) if state[s.HELD] else 0


@inner
def value_after(rules: Rules, work: Work, ply: int, row: int, end: int, guess: int) -> int:
    """The value of the move at ``row`` for the side that makes it at a depth, asked for from ``guess`` on."""
    low, high, target = -_FAR, _FAR, guess
    while low < high and work.notes[STATUS] == SOLVED:
        value = reached_after(rules, work, ply, row, end, target)
        if value < target:
            high = value
            target = max(value, low + 1)
        else:
            low = value
            target = value + 1
        if -_FAR < low < high < _FAR:
            target = (low + high + 1) // 2
    return low


@inner
def reached_after(rules: Rules, work: Work, ply: int, row: int, end: int, target: int) -> int:
    """A bound as ``reached`` gives it, of the move at ``row`` made in the position at a depth."""
    gain, child = _make(rules, work, ply, row), state_at(work, ply + 1)
    if child[s.HELD] == 0:
        return gain
    sign = _sign(rules, state_at(work, ply), child)
    wanted = sign * (target - gain) + (sign < 0)
    return gain + sign * reached(rules, work, ply + 1, end, hands_key(child, work.keys), wanted)


@inner
def _make(rules: Rules, work: Work, ply: int, row: int) -> int:
    """Make the move at ``row``, one depth further; what it gains for the side that makes it."""
    state, child, cards = state_at(work, ply), play_at(rules, work, ply, row), work.notes[CARDS]
    gain = balance(rules, child, cards) - balance(rules, state, cards)
    return -gain if rules[r.SIDE + state[s.TURN]] else gain


@inner
def _sign(rules: Rules, state: State, child: State) -> int:
    """1 where the same side is to move after a move, else -1."""
    return 1 if rules[r.SIDE + child[s.TURN]] == rules[r.SIDE + state[s.TURN]] else -1


@njit
def reached(rules: Rules, work: Work, ply: int, start: int, hands: int, target: int) -> int:
    """A bound of the value for the side to move: from below if it is at least ``target``, else from above.

    ``hands`` is the number of all hands; ``start`` where the stack of moves is free.
    """
    state, notes = state_at(work, ply), work.notes
    notes[NODES] += 1
    if notes[NODES] > notes[LIMIT]:
        notes[STATUS] = TOO_LONG
        return 0
    held = state[s.HELD]
    most, least = _limits(rules, state, notes)
    if most < target:
        return most
    if least >= target:
        return least
    slot, key, hint = -1, 0, 0
    if held >= notes[KEPT]:
        key = _key(rules, work, state, hands)
        slot = ENTRY * (key & notes[ENTRIES] - 1)
        if work.table[slot] == key:
            high, low, hint = _bounds(work.table[slot + 1])
            if high < target:
                return high
            if low >= target:
                return low
    end = find_moves(rules, work, ply, start)
    if held == 1 and notes[ALIKE]:
        end = keep_one_of_a_kind(rules, work, ply, start, end)
    else:
        rank_moves(rules, work, ply, start, end, hint)
    best, first = -_FAR, start
    for row in range(start, end):
        if held > 1:
            pick(work, row, end)
        value, child = _make(rules, work, ply, row), state_at(work, ply + 1)
        if child[s.HELD]:
            left = less(hands, work.keys[CARD_KEYS * work.moves[4 * row + CARD] + 1 + state[s.TURN]])
            sign = _sign(rules, state, child)
            wanted = sign * (target - value) + (sign < 0)
            value += sign * reached(rules, work, ply + 1, end, left, wanted)
        if value > best:
            best, first = value, row
        if best >= target:
            praise(rules, work, start, row, held)
            break
    if notes[STATUS] != SOLVED:
        return 0
    if slot >= 0:
        _note(work.table, slot, key, best, target, hint_of(state, move_at(work, first)))
    return best


@inner
def _limits(rules: Rules, state: State, notes: Ints) -> tuple[int, int]:
    """The most and the least that the side to move can still get: all points, all Zwicks, all fines.

    Fines only for builds that lie there: nobody need ever build.
    """
    points = notes[POINTS] - state[s.PILE_POINTS] - state[s.PILE_POINTS + 1]
    if abs(lead(state)) <= cards_left(state, notes[CARDS]):
        points += rules[r.PRIZE]
    side, own = rules[r.SIDE + state[s.TURN]], 0
    for seat in range(state[s.SEATS]):
        if rules[r.SIDE + seat] == side:
            own += state[s.HAND_COUNT + seat]
    most, least = points + own * rules[r.ZWICK], -points - (state[s.HELD] - own) * rules[r.ZWICK]
    if rules[r.FINE]:
        for place in range(state[s.ITEMS]):
            seat = s.builder(s.item_info(state, place))
            if seat >= 0 and rules[r.SIDE + seat] == side:
                least -= rules[r.FINE]
            elif seat >= 0:
                most += rules[r.FINE]
    return most, least


@inner
def _key(rules: Rules, work: Work, state: State, hands: int) -> int:
    ahead = lead(state)
    if abs(ahead) > cards_left(state, work.notes[CARDS]) or rules[r.PRIZE] == 0:
        ahead = -256
    return plus(hands, plus(table_key(rules, state, work.keys), rest_key(state, ahead + 256)))


@inner
def _bounds(known: int) -> tuple[int, int, int]:
    """What the table says of a position: a bound from above, one from below, the move that was best."""
    return (known >> 19 & _BOUND_BITS) - _ZERO, (known & _BOUND_BITS) - _ZERO, known >> 38


@inner
def _note(table: Ints, slot: int, key: int, value: int, target: int, hint: int) -> None:
    """Keep a bound; what was known of the position before stays known."""
    high, low, _ = _bounds(table[slot + 1] if table[slot] == key else _NOTHING_KNOWN)
    if value < target:
        high = value
    else:
        low = value
    table[slot], table[slot + 1] = key, hint << 38 | high + _ZERO << 19 | low + _ZERO

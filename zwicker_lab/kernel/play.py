"""Playing a move in place: what it does, who is next, new packets, fines and the end of the deal."""

from __future__ import annotations

from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.dealing import end_packet, is_over, table_from_stock
from zwicker_lab.kernel.jit import Ints, hot, inner, lowest, njit, words
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State

CARD, TAKES, TOTAL, VALUE = 0, 1, 2, 3
"""A move is four numbers: its card, the items as a mask of table places, a build's total, a named value."""

_SWEEPER_LAYS, _FOUR_FROM_STOCK = 1, 2


@njit
def play(rules: Rules, state: State, move: Ints) -> None:
    """Play a legal move and all that follows from it, up to the next decision or the end of the deal."""
    rules, state, move = words(rules), words(state), words(move)
    card, mask, seat = move[CARD], move[TAKES], state[s.TURN]
    zwick = False
    if mask == 0:
        s.lay(rules, state, card, move[VALUE])
    elif move[TOTAL] > 0:
        _build(rules, state, card, mask, move[TOTAL])
    else:
        side = rules[r.SIDE + seat]
        zwick = is_zwick(rules, state, move)
        _capture(rules, state, side, card, mask)
        if zwick:
            state[s.ZWICKS + side] += 1
    _drop(state, seat, card)
    _next_turn(rules, state, seat, zwick)


@hot
def is_zwick(rules: Rules, state: State, move: Ints) -> bool:
    """Whether a legal move is a Zwick that counts (rules 4; switches ``joker_sweep`` and ``last_card_zwick``)."""
    if move[TAKES] != (1 << state[s.ITEMS]) - 1 or move[TOTAL] > 0 or move[TAKES] == 0:
        return False
    if rules[r.SWEEP] > 0:
        if rules[r.KIND + move[CARD]] == r.WILD:
            return False
        if rules[r.SWEEP] > 1:
            for place in range(state[s.ITEMS]):
                if s.has_wild(s.item_info(state, place)):
                    return False
    return rules[r.LAST_CARD] > 0 or state[s.HELD] > 1 or state[s.STOCK] >= rules[r.PLAYERS]


@inner
def points_of(rules: Rules, state: State, move: Ints) -> int:
    """Card points of the played and the captured cards and the points of a Zwick, for a legal move."""
    mask = move[TAKES]
    if mask == 0 or move[TOTAL] > 0:
        return 0
    points = rules[r.POINTS + move[CARD]]
    if is_zwick(rules, state, move):
        points += rules[r.ZWICK]
    while mask:
        points += s.points_on(s.item_info(state, lowest(mask)))
        mask &= mask - 1
    return points


@hot
def _drop(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand; the others keep their order."""
    kept = s.hand_at(state, seat)
    for index in range(kept, kept + state[s.HAND_COUNT + seat]):
        own = state[index]
        state[kept] = own
        kept += own != card
    state[s.HAND_COUNT + seat] -= 1
    state[s.HELD] -= 1


@hot
def _capture(rules: Rules, state: State, side: int, card: int, mask: int) -> None:
    """Hang the card and what it takes to the pile, and close the gaps."""
    links, table = state[s.LINKS], state[s.TABLE]
    top, count, points = card, 1, rules[r.POINTS + card]
    left = mask
    while left:
        info = state[table + 2 * lowest(left) + 1]
        left &= left - 1
        state[links + top] = s.first_card(info)
        top = s.top_card(info)
        count += s.card_count(info)
        points += s.points_on(info)
    s.see(state, card)
    s.to_pile(state, side, card, top)
    state[s.PILE_CARDS + side] += count
    state[s.PILE_POINTS + side] += points
    state[s.LAST] = side
    _close_gaps(state, mask)


@hot
def _close_gaps(state: State, mask: int) -> None:
    """Take the items of ``mask`` off the table; the others keep their order."""
    table, kept = state[s.TABLE], 0
    for place in range(state[s.ITEMS]):
        state[table + 2 * kept] = state[table + 2 * place]
        state[table + 2 * kept + 1] = state[table + 2 * place + 1]
        kept += ~mask >> place & 1
    state[s.ITEMS] = kept


@inner
def _build(rules: Rules, state: State, card: int, mask: int, total: int) -> None:
    """The card goes on top, the build to the place of the first item it covers (rules 4, ``build_target``)."""
    links, table = state[s.LINKS], state[s.TABLE]
    seat = state[s.TURN] if rules[r.MARKS] > 0 else -1
    place = lowest(mask)
    info, others = state[table + 2 * place + 1], mask & mask - 1
    left = others
    while left:
        under = state[table + 2 * lowest(left) + 1]
        left &= left - 1
        state[links + s.top_card(info)] = s.first_card(under)
        info = s.build_info(info, under, total, -1)
    state[links + s.top_card(info)] = card
    state[links + card] = s.END
    state[table + 2 * place] = s.total_values(total)
    state[table + 2 * place + 1] = s.build_info(info, s.loose_info(rules, card, 0), total, seat)
    s.see(state, card)
    if others:
        _close_gaps(state, others)
    if rules[r.MERGES] > 0:
        _merge(state, place, total)


@inner
def _merge(state: State, made: int, total: int) -> None:
    """Join the build just made to an equal older one (switch ``merge_equal_builds``)."""
    table = state[s.TABLE]
    for place in range(state[s.ITEMS]):
        older = state[table + 2 * place + 1]
        if place != made and s.is_build(older) and s.total_on(older) == total:
            newer = state[table + 2 * made + 1]
            state[state[s.LINKS] + s.top_card(older)] = s.first_card(newer) | s.GROUP
            state[table + 2 * place + 1] = s.build_info(older, newer, total, s.builder(newer)) | s.MERGED
            _close_gaps(state, 1 << made)
            return


@hot
def _next_turn(rules: Rules, state: State, seat: int, zwick: bool) -> None:
    """Pass the turn on; deal or finish where all hands are empty (rules 3 and 5, switch ``after_zwick``)."""
    players = rules[r.PLAYERS]
    if zwick and rules[r.AFTER_ZWICK] == _FOUR_FROM_STOCK and not is_over(state):
        table_from_stock(rules, state)
    if state[s.HELD] == 0:
        end_packet(rules, state)
        return
    if zwick and rules[r.AFTER_ZWICK] == _SWEEPER_LAYS and state[s.HAND_COUNT + seat] > 0:
        return
    turn = seat + 1
    if turn == players:
        turn = 0
    while state[s.HAND_COUNT + turn] == 0:
        turn += 1
        if turn == players:
            turn = 0
    state[s.TURN] = turn

"""Worlds: full positions that agree with what a seat sees, drawn by lot or, where they are few, all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.chance import Chance, below, reseed
from zwicker_lab.kernel.convert import position_of, state_of
from zwicker_lab.kernel.jit import Ints, njit
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State
from zwicker_lab.players.kinds import player_rules_for
from zwicker_lab.players.view import View
from zwicker_lab.zwicker.position import Position

States = NDArray[np.int64]
"""One state a row."""

SEEDS = (1 << 62) - 1
"""The bits of a seed that count."""
TRIES = 2000
"""Hands drawn for one world before the last of them is taken although it does not agree."""


class Hidden(NamedTuple):
    """What a view leaves open, in the kernel's numbers.

    ``template`` is one full state; ``cards`` are those that may lie anywhere, ``places`` where hidden hand cards stand
    in a state and ``seats`` whose they are; ``stock`` counts the hidden cards of the stock. ``promises`` holds pairs of
    seat and total, ``barred`` has 1 for each card a seat cannot hold.
    """

    rules: Rules
    template: State
    cards: Ints
    places: Ints
    seats: Ints
    stock: int
    promises: Ints
    barred: Ints


def hidden_of(view: View, rules: Rules | None = None) -> Hidden:
    """What ``view`` leaves open. Raises ``Unfit`` where the kernel cannot hold the position."""
    position = view.position
    rules = player_rules_for(position) if rules is None else rules
    pack = {card: index for index, card in enumerate(position.variant.pack(position.players))}
    unseen = view.unseen
    template = state_of(_filled(position, unseen), rules)
    places = [
        (int(s.hand_at(template, seat)) + index, seat)
        for seat, hand in enumerate(position.hands)
        for index, card in enumerate(hand)
        if card == UNKNOWN
    ]
    barred = np.zeros((position.players, len(pack)), np.int64)
    for lack in view.lacks:
        barred[lack.seat, [pack[card] for card in lack.cards]] = 1
    return Hidden(
        rules,
        template,
        np.array([pack[card] for card in unseen], np.int64),
        np.array([place for place, _ in places], np.int64),
        np.array([seat for _, seat in places], np.int64),
        position.stock if isinstance(position.stock, int) else 0,
        np.array(_open_promises(view), np.int64).reshape(-1, 2),
        barred,
    )


def _open_promises(view: View) -> list[tuple[int, int]]:
    """The promises that hidden cards must keep, as seat and total."""
    position = view.position
    known = [
        {value for card in hand if card != UNKNOWN for value in position.variant.values_of(card)}
        for hand in position.hands
    ]
    return [(one.seat, one.total) for one in view.promises if one.total not in known[one.seat]]


def _filled(position: Position, unseen: tuple[Card, ...]) -> Position:
    """The position with unseen cards put wherever one is missing, in order."""
    cards = iter(unseen)
    hands = tuple(tuple(next(cards) if card == UNKNOWN else card for card in hand) for hand in position.hands)
    stock = tuple(next(cards) for _ in range(position.stock)) if isinstance(position.stock, int) else position.stock
    return position.changed(hands=hands, stock=stock)


# ---- by lot ----------------------------------------------------------------------------------------------------


def worlds(view: View, count: int, seed: int) -> list[Position]:
    """So many worlds drawn by lot; the same ``seed`` gives the same ones, however many more are drawn.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> view = view_of(read_position("zwicker3; table 8h; hands N: 8s 2c / E: ? ? / S: ? ? / W: ? ?; stock 36"))
    >>> [(len(world.stock), world.hands[0]) for world in worlds(view, 2, seed=1)]
    [(36, ('8s', '2c')), (36, ('8s', '2c'))]
    """
    position = view.position
    states = world_states(hidden_of(view), count, seed)
    return [position_of(state, position.variant, position.players) for state in states]


def world_states(hidden: Hidden, count: int, seed: int, first: int = 0) -> States:
    """The worlds number ``first`` and following as the kernel's states, a row for each."""
    states = np.empty((count, len(hidden.template)), np.int64)
    _draw_worlds(hidden, seed & SEEDS, first, states)
    return states


@njit
def _draw_worlds(hidden: Hidden, seed: int, first: int, states: States) -> None:
    rng = np.zeros(1, np.int64)
    for index in range(len(states)):
        reseed(rng, seed, first + index)
        draw_world(hidden, rng, states[index])


@njit
def draw_world(hidden: Hidden, rng: Chance, state: State) -> None:
    """Fill ``state`` with one world, each as likely as the other."""
    state[:] = hidden.template
    order, places = hidden.cards.copy(), len(hidden.places)
    for _ in range(TRIES):
        for index in range(places):
            _draw(order, index, rng)
        if len(hidden.promises):
            _keep_promises(hidden, order, rng)
        if _agrees(hidden, order, rng):
            break
    for index in range(places):
        state[hidden.places[index]] = order[index]
    for index in range(places, places + hidden.stock):
        _draw(order, index, rng)
        if index > places:
            state[state[s.LINKS] + order[index - 1]] = order[index]
    if hidden.stock:
        state[s.STOCK_FIRST] = order[places]
        state[state[s.LINKS] + order[places + hidden.stock - 1]] = s.END


@njit
def _draw(order: Ints, index: int, rng: Chance) -> None:
    other = index + below(rng, len(order) - index)
    order[index], order[other] = order[other], order[index]


@njit
def _keep_promises(hidden: Hidden, order: Ints, rng: Chance) -> None:
    """Give every seat cards it must hold; a card of two values may do for two promises."""
    given, seats, promises = np.zeros(len(order), np.int64), hidden.seats, hidden.promises
    for index in range(len(promises)):
        seat, total = promises[index, 0], promises[index, 1]
        kept, place, places, found, fitting = False, -1, 0, -1, 0
        for at in range(len(order)):
            fits = hidden.rules[r.VALUES + order[at]] >> total & 1 > 0
            own = at < len(seats) and seats[at] == seat
            if given[at]:
                kept = kept or (fits and own)
                continue
            if own:
                places += 1
                if below(rng, places) == 0:
                    place = at
            if fits:
                fitting += 1
                if below(rng, fitting) == 0:
                    found = at
        if not kept and place >= 0 and found >= 0:
            order[place], order[found] = order[found], order[place]
            given[place] = 1


@njit
def _agrees(hidden: Hidden, order: Ints, rng: Chance) -> bool:
    """Whether the hands can be what was seen of them, and by lot whether they are taken.

    Hands that keep a promise with several cards come up as often as they have such cards, so they are taken so much
    more rarely.
    """
    ways, seats, promises = 1, hidden.seats, hidden.promises
    for index in range(len(seats)):
        if hidden.barred[seats[index], order[index]]:
            return False
    for index in range(len(promises)):
        ways *= _keeping(hidden.rules, order, seats, promises[index, 0], promises[index, 1])
    return ways == 1 or (ways > 1 and below(rng, ways) == 0)


@njit
def _keeping(rules: Rules, order: Ints, seats: Ints, seat: int, total: int) -> int:
    """How many hidden cards of a seat keep a promise."""
    count = 0
    for index in range(len(seats)):
        count += seats[index] == seat and rules[r.VALUES + order[index]] >> total & 1
    return count


# ---- all of them -----------------------------------------------------------------------------------------------


def count_worlds(view: View) -> int:
    """How many ways there are to deal the unseen cards to the hidden hands and, in order, to the stock.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> count_worlds(view_of(read_position("zwicker3; table 8h; hand 8s; stock 0")))
    140556
    """
    left, ways = len(view.unseen), 1
    for hand in view.position.hands:
        ways *= comb(left, hand.count(UNKNOWN))
        left -= hand.count(UNKNOWN)
    stock = view.position.stock
    for _ in range(stock if isinstance(stock, int) else 0):
        ways *= left
        left -= 1
    return ways


def every_world(view: View, limit: int) -> list[Position] | None:
    """All worlds that agree with the view, in a fixed order; ``None`` where there are more than ``limit`` to try."""
    position = view.position
    if count_worlds(view) > limit:
        return None
    states = every_state(hidden_of(view), limit)
    return None if states is None else [position_of(state, position.variant, position.players) for state in states]


def every_state(hidden: Hidden, limit: int) -> States | None:
    """All worlds as the kernel's states, a row for each.

    ``None`` where more than ``limit`` are to be tried, or the order of the stock is hidden. Where none agrees with all
    that was seen, those that agree with the counts are given.
    """
    if hidden.stock:
        return None
    sizes = [int((hidden.seats == seat).sum()) for seat in range(int(hidden.rules[r.PLAYERS]))]
    left, ways = len(hidden.cards), 1
    for size in sizes:
        ways *= comb(left, size)
        left -= size
    if ways > limit:
        return None
    states = np.repeat(hidden.template[None, :], ways, axis=0)
    if len(hidden.places):
        states[:, hidden.places] = list(_hands(tuple(map(int, hidden.cards)), sizes))
    agree = [_fits(hidden, state) for state in states] if len(hidden.promises) or hidden.barred.any() else [True]
    return states[agree] if any(agree) and not all(agree) else states


def _hands(cards: tuple[int, ...], sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to give the seats so many of the cards, one after another."""
    if not sizes:
        yield ()
        return
    for hand in combinations(cards, sizes[0]):
        taken = set(hand)
        rest = tuple(card for card in cards if card not in taken) if hand else cards
        for others in _hands(rest, sizes[1:]):
            yield hand + others


def _fits(hidden: Hidden, state: State) -> bool:
    held = state[hidden.places]
    if hidden.barred[hidden.seats, held].any():
        return False
    return all(_keeping(hidden.rules, held, hidden.seats, seat, total) for seat, total in hidden.promises)

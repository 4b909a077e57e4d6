"""Worlds: ways to deal the unseen cards that agree with all a seat saw, drawn by lot.

What the tricks show is kept to the letter: who did not follow, beat or trump as the rules ask cannot hold the cards
that would have obliged it. Every deal that agrees is as likely as another, but for the answers: where a seat joined or
stayed out against what this player would have done with such a hand, the world is taken one time in ``DOUBT``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel.chance import Chance, below, reseed, shuffle
from zwicker_lab.kernel.jit import Ints, njit, popcount
from zwicker_lab.zwick.cards import UNKNOWN
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.estimate import TURNER, worth
from zwicker_lab.zwick.players.places import INDEX, beats, due, places, suit_at
from zwicker_lab.zwick.players.state import State
from zwicker_lab.zwick.position import Position, Trick
from zwicker_lab.zwick.rules import HAND

DOUBT = 4
TRIES = 16
"""Worlds drawn before one is taken whatever was answered."""
_FINE = 1 << 30
SEEDS = (1 << 62) - 1
"""The bits of a seed that count."""


class Hidden(NamedTuple):
    """What a view leaves open from the turning of trump on.

    ``template`` is the state without the hidden cards, ``cards`` those that may lie anywhere, numbered as the hands of
    the state are, ``sizes`` how many each seat hides, ``barred`` which cards it cannot hold. ``shown`` are those it
    has played or laid away. ``ways`` counts, from each card on, the ways to deal the rest to the places still free.
    """

    rules: Ints
    template: State
    cards: Ints
    sizes: Ints
    barred: Ints
    shown: Ints
    ways: NDArray[np.float64]


def hidden_of(view: Position) -> Hidden:
    """What a position from the turning of trump on hides; cards it names are kept where they are."""
    rules, template = s.numbers_for(view), s.state_of(view)
    place = places(view.order) if view.phase in s.PHASES[s.JOINING :] else tuple(INDEX.values())
    sizes = np.zeros(s.MOST_PLAYERS, np.int64)
    sizes[: view.players] = [hand.count(UNKNOWN) for hand in view.hands]
    barred, shown = np.zeros(s.MOST_PLAYERS, np.int64), np.zeros(s.MOST_PLAYERS, np.int64)
    cards = np.array([place[INDEX[card]] for card in view.unseen], np.int64)
    for seat, played, led, best in _plays(view):
        shown[seat] |= 1 << played
        barred[seat] |= ruled_out(cards, played, led, best, rules[s.MUST_WIN])
    ways = ways_of(cards, sizes, barred)
    if not ways[0, -1]:  # cards named in the line go against its own tricks
        barred[:] = 0
        ways = ways_of(cards, sizes, barred)
    return Hidden(rules, template, cards, sizes, barred, shown, ways)


def _plays(view: Position) -> Iterator[tuple[int, int, int, int]]:
    """Every card played: who, its place, the suit led, and the best card that lay there, -1 for a lead."""
    tricks = (*view.tricks, *([Trick(view.leader, view.trick)] if view.trick else []))
    place = places(view.order) if tricks else ()
    for trick in tricks:
        led, best, at = -1, -1, view.active.index(trick.leader)
        for step, card in enumerate(trick.cards):
            played = place[INDEX[card]]
            yield view.active[(at + step) % len(view.active)], played, led, best
            led = suit_at(played) if best < 0 else led
            best = played if best < 0 or beats(played, best) else best


@njit
def ruled_out(cards: Ints, played: int, led: int, best: int, must_win: int) -> int:
    """Those of the cards with which in hand the one played would not have been allowed."""
    found = 0
    for card in cards:
        if due(1 << played | 1 << card, led, best, must_win) >> played & 1 == 0:
            found |= 1 << card
    return found


@njit
def ways_of(cards: Ints, sizes: Ints, barred: Ints) -> NDArray[np.float64]:
    """In how many ways the cards from each on can be dealt, by what every hand still wants.

    A column stands for what is wanted: hand by hand, the first counting least. Cards in no hand are in the stock or in
    no play; the last column is where one begins.
    """
    columns = 1
    for size in sizes:
        columns *= size + 1
    ways = np.zeros((len(cards) + 1, columns))
    ways[len(cards), 0] = 1
    for at in range(len(cards) - 1, -1, -1):
        for column in range(columns):
            total, step = ways[at + 1, column], 1
            for seat in range(len(sizes)):
                wanted = column // step % (sizes[seat] + 1)
                if wanted and barred[seat] >> cards[at] & 1 == 0:
                    total += ways[at + 1, column - step]
                step *= sizes[seat] + 1
            ways[at, column] = total
    return ways


@njit
def draw_world(hidden: Hidden, seed: int, index: int, rng: Chance, state: State) -> None:
    """Fill ``state`` with the world number ``index`` of a run."""
    reseed(rng, seed, index)
    for _ in range(TRIES):
        _deal(hidden, rng, state)
        if _believed(hidden, state, rng):
            return


@njit
def _deal(hidden: Hidden, rng: Chance, state: State) -> None:
    """Every way to deal as likely as another."""
    cards, sizes, ways = hidden.cards, hidden.sizes, hidden.ways
    state[:] = hidden.template
    rest, left, column = np.empty(len(cards), np.int64), 0, ways.shape[1] - 1
    for at in range(len(cards)):
        point = below(rng, _FINE) / _FINE * ways[at, column] - ways[at + 1, column]
        step, taken = 1, -1
        for seat in range(len(sizes)):
            wanted = column // step % (sizes[seat] + 1)
            if taken < 0 and point >= 0 and wanted and hidden.barred[seat] >> cards[at] & 1 == 0:
                point -= ways[at + 1, column - step]
                if point < 0:
                    taken = step
                    state[s.HANDS + seat] |= 1 << cards[at]
            step *= sizes[seat] + 1
        if taken < 0:
            rest[left] = cards[at]
            left += 1
        else:
            column -= taken
    if state[s.PHASE] < s.JOINING:
        shuffle(rng, rest, left)
        for at in range(s.STOCK, s.STOCK + state[s.STOCK_SIZE]):
            if state[at] == s.NONE:
                left -= 1
                state[at] = rest[left]


@njit
def _believed(hidden: Hidden, state: State, rng: Chance) -> bool:
    """Whether the world is taken, for what was answered; hands whose first tricks are not known tell nothing."""
    if state[s.PHASE] < s.JOINING:
        return True
    others, players = 0, hidden.rules[s.PLAYERS]
    for step in range(players):
        seat = (state[s.TURNER] + step) % players
        answer = state[s.ANSWER + seat]
        free = step > 0 and state[s.BOUND] >> seat & 1 == 0
        hand = state[s.HANDS + seat] | hidden.shown[seat]
        if answer >= 0 and hidden.sizes[seat] and (free or step == 0) and popcount(hand) >= HAND:
            likely = worth(hand, others if step else TURNER) > 0
            if likely != (answer == 1) and below(rng, DOUBT):
                return False
        others += answer == 1
    return True

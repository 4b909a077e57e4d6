"""A deal from the turning of trump on, as numbers: what the players' compiled code reads and changes."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from zwicker_lab.kernel.jit import Ints, inner
from zwicker_lab.zwick.cards import PACK, SUITS, Card
from zwicker_lab.zwick.legal import bond
from zwicker_lab.zwick.players.places import INDEX, every_order, places, suit_at
from zwicker_lab.zwick.position import Position, Trick
from zwicker_lab.zwick.rules import load_rules

State = Ints
MOST_PLAYERS = 5

# The rules of a table as numbers, and behind them the places of all cards under every trump.
PLAYERS, LAST, MUST_WIN, BIRD, ANOTHER, TAKEN, FIVE, PLACES = range(8)

# The state. Hands and what lies open are bits of the pack's order until trump is settled, then places.
PHASE, TURN, SUIT, TURNER, BOUND, OPEN, TURNED, TOP, STOCK_SIZE, LED, BEST, TAKER, COUNT = range(13)
ANSWER = 13
STROKES = ANSWER + MOST_PLAYERS
HANDS = STROKES + MOST_PLAYERS
STOCK = HANDS + MOST_PLAYERS
SIZE = STOCK + len(PACK)

TURNING, KEEPING, JOINING, LAYING, PLAYING, PLAYED, UNOPPOSED, NOBODY = range(8)
PHASES = ("turn", "keep", "join", "lay", "play", "played", "unopposed", "nobody")
UNANSWERED = -1
NONE = -1


@lru_cache(maxsize=64)
def numbers_of(spelled: str, players: int, dealer: int) -> Ints:
    """The rules of a table as numbers; ``spelled`` is the first field of a position line."""
    rules = load_rules(spelled)
    switches = rules.switches
    last = {"all": dealer, "not_dealer": (dealer - 1) % players, "first": (dealer + 1) % players}[switches.may_turn]
    another, taken = switches.belli_turned == "another", switches.turned_card == "taken"
    found = np.zeros(PLACES + len(SUITS) * len(PACK), np.int64)
    must_win, five = switches.must_win == "yes", switches.unopposed == "five"
    found[:PLACES] = (players, last, must_win, rules.bird, another, taken, five)
    found[PLACES:] = every_order(tuple(map(rules.order, SUITS)))
    return found


def numbers_for(position: Position) -> Ints:
    """The rules of a position's table as numbers."""
    return numbers_of(position.rules.spelled, position.players, position.dealer)


def state_of(position: Position) -> State:
    """A position from the turning of trump on; unknown cards are in no hand, and ``NONE`` in the stock."""
    state = np.zeros(SIZE, np.int64)
    state[PHASE], state[TURN] = PHASES.index(position.phase), position.turn
    state[SUIT] = NONE if position.trump is None else SUITS.index(position.trump)
    state[TURNER] = NONE if position.turner is None else position.turner
    state[BOUND] = sum(1 << seat for seat in range(position.players) if bond(position, seat))
    state[TURNED] = INDEX[position.turned[-1]] if position.turned else NONE
    state[STOCK_SIZE] = len(position.stock)
    state[STOCK : STOCK + len(position.stock)] = [INDEX.get(card, NONE) for card in position.stock]
    place = places(position.order) if state[PHASE] >= JOINING and position.trump else tuple(range(len(PACK)))
    for seat, answer in enumerate(position.joined):
        state[ANSWER + seat] = UNANSWERED if answer is None else int(answer)
        state[STROKES + seat] = position.strokes(seat)
        state[HANDS + seat] = _bits(position.hands[seat], place)
    played = (card for trick in position.tricks for card in trick.cards)
    for card in (*position.turned, *position.laid, *played, *position.trick):
        held = any(card in hand for hand in position.hands)  # a turned card the turner took
        state[OPEN] |= 0 if held else 1 << place[INDEX[card]]
    clear_trick(state)
    if position.trick:
        _lay_trick(position, state, place)
    return state


def _bits(cards: tuple[Card, ...], place: tuple[int, ...]) -> int:
    return sum(1 << place[INDEX[card]] for card in cards if card in INDEX)


def _lay_trick(position: Position, state: State, place: tuple[int, ...]) -> None:
    trick = Trick(position.leader, position.trick)
    best = position.order.best(trick.cards)
    state[LED], state[BEST] = suit_at(place[INDEX[trick.cards[0]]]), place[INDEX[best]]
    state[TAKER], state[COUNT] = position.player_of(trick, best), len(trick.cards)


@inner
def clear_trick(state: State) -> None:
    """No card lies on the table."""
    state[LED], state[BEST], state[TAKER], state[COUNT] = NONE, NONE, NONE, 0

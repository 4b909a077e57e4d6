"""The course of a deal in numbers, from the turning of trump to the score: the compiled twin of ``zwick.play``.

Moves are numbers, too: in the play and when laying away the place of a card; before that 1 for ``turn``, ``keep`` and
``join``, 0 for ``pass``, a second ``turn`` and ``out``.
"""

from __future__ import annotations

from zwicker_lab.kernel.jit import Ints, inner, njit, popcount
from zwicker_lab.zwick.players import state as s
from zwicker_lab.zwick.players.places import BELLI_BITS, beats, suit_at
from zwicker_lab.zwick.players.state import State
from zwicker_lab.zwick.rules import HAND

YES, NO = 1, 0
CARDS = 28
SUITS = 7
"""How many cards the pack has of each suit, one suit after another."""


@inner
def is_over(state: State) -> bool:
    """Whether the deal has ended."""
    return state[s.PHASE] >= s.PLAYED


@njit
def advance(rules: Ints, state: State, move: int) -> None:
    """Make a legal move."""
    phase = state[s.PHASE]
    if phase == s.PLAYING:
        _card(rules, state, move)
    elif phase == s.JOINING:
        _answer(rules, state, move)
    elif phase == s.TURNING and move == NO:
        _pass(rules, state)
    elif phase == s.TURNING:
        _turn(rules, state)
    elif phase == s.KEEPING:
        if move == NO:
            _turn(rules, state)
        else:
            _settle(rules, state)
    else:
        _lay(rules, state, move)


@njit
def _pass(rules: Ints, state: State) -> None:
    if state[s.TURN] == rules[s.LAST]:
        state[s.PHASE] = s.NOBODY
    else:
        state[s.TURN] = (state[s.TURN] + 1) % rules[s.PLAYERS]


@njit
def _turn(rules: Ints, state: State) -> None:
    second = state[s.PHASE] == s.KEEPING
    _turn_up(state)
    while rules[s.ANOTHER] and BELLI_BITS >> state[s.TURNED] & 1 and state[s.TOP] < state[s.STOCK_SIZE]:
        _turn_up(state)
    state[s.PHASE], state[s.TURNER], state[s.SUIT] = s.KEEPING, state[s.TURN], state[s.TURNED] // SUITS
    state[s.ANSWER + state[s.TURN]] = YES
    if second or state[s.TOP] == state[s.STOCK_SIZE]:
        _settle(rules, state)


@njit
def _turn_up(state: State) -> None:
    state[s.TURNED] = state[s.STOCK + state[s.TOP]]
    state[s.OPEN] |= 1 << state[s.TURNED]
    state[s.TOP] += 1


@njit
def _settle(rules: Ints, state: State) -> None:
    """Trump stands: from now on cards are places."""
    at = s.PLACES + state[s.SUIT] * CARDS
    for seat in range(rules[s.PLAYERS]):
        state[s.HANDS + seat] = placed(rules, state[s.HANDS + seat], at)
    state[s.OPEN] = placed(rules, state[s.OPEN], at)
    state[s.PHASE], state[s.TURN] = s.JOINING, (state[s.TURNER] + 1) % rules[s.PLAYERS]


@njit
def placed(rules: Ints, cards: int, at: int) -> int:
    """Bits of the pack's order as places; those of the trump begin at ``at`` in the rules."""
    found = 0
    for index in range(CARDS):
        if cards >> index & 1:
            found |= 1 << rules[at + index]
    return found


@njit
def _answer(rules: Ints, state: State, move: int) -> None:
    state[s.ANSWER + state[s.TURN]] = move
    state[s.TURN] = (state[s.TURN] + 1) % rules[s.PLAYERS]
    if state[s.TURN] == state[s.TURNER]:
        _before_play(rules, state)


@njit
def _before_play(rules: Ints, state: State) -> None:
    if active_seats(rules, state) < 2:
        state[s.PHASE] = s.UNOPPOSED
        return
    if rules[s.TAKEN]:
        place = rules[s.PLACES + state[s.SUIT] * CARDS + state[s.TURNED]]
        state[s.HANDS + state[s.TURNER]] |= 1 << place
        state[s.OPEN] &= ~(1 << place)
    _next_to_lay(rules, state)


@njit
def _next_to_lay(rules: Ints, state: State) -> None:
    state[s.PHASE], state[s.TURN] = s.PLAYING, state[s.TURNER]
    for step in range(rules[s.PLAYERS]):
        seat = (state[s.TURNER] + step) % rules[s.PLAYERS]
        if state[s.ANSWER + seat] == YES and popcount(state[s.HANDS + seat]) > HAND:
            state[s.PHASE], state[s.TURN] = s.LAYING, seat
            return


@njit
def _lay(rules: Ints, state: State, place: int) -> None:
    state[s.HANDS + state[s.TURN]] &= ~(1 << place)
    state[s.OPEN] |= 1 << place
    _next_to_lay(rules, state)


@njit
def _card(rules: Ints, state: State, place: int) -> None:
    seat = state[s.TURN]
    state[s.HANDS + seat] &= ~(1 << place)
    state[s.OPEN] |= 1 << place
    if state[s.COUNT] == 0:
        state[s.LED], state[s.BEST], state[s.TAKER] = suit_at(place), place, seat
    elif beats(place, state[s.BEST]):
        state[s.BEST], state[s.TAKER] = place, seat
    state[s.COUNT] += 1
    if state[s.COUNT] < active_seats(rules, state):
        state[s.TURN] = next_active(rules, state, seat)
        return
    state[s.TURN] = state[s.TAKER]
    state[s.STROKES + state[s.TAKER]] += 1
    s.clear_trick(state)
    if state[s.HANDS + state[s.TURN]] == 0:
        state[s.PHASE] = s.PLAYED


@njit
def active_seats(rules: Ints, state: State) -> int:
    """How many take part."""
    count = 0
    for seat in range(rules[s.PLAYERS]):
        count += state[s.ANSWER + seat] == YES
    return count


@njit
def next_active(rules: Ints, state: State, seat: int) -> int:
    """The next seat that takes part."""
    seat = (seat + 1) % rules[s.PLAYERS]
    while state[s.ANSWER + seat] != YES:
        seat = (seat + 1) % rules[s.PLAYERS]
    return seat


@njit
def points_of(rules: Ints, state: State, seat: int) -> int:
    """What the deal brought a seat: strokes less the bird."""
    if state[s.PHASE] == s.UNOPPOSED:
        return HAND if rules[s.FIVE] and seat == state[s.TURNER] else 0
    if state[s.PHASE] != s.PLAYED or state[s.ANSWER + seat] != YES:
        return 0
    strokes = state[s.STROKES + seat]
    return strokes if strokes else -rules[s.BIRD]

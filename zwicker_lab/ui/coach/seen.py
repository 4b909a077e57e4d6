"""What may be told of a position: what everybody saw, and what the one who moved could know."""

from __future__ import annotations

from zwicker_lab.cards import UNKNOWN
from zwicker_lab.players.view import hidden
from zwicker_lab.ui.coach.answer import History, Question
from zwicker_lab.zwicker.position import Position


def covered(position: Position) -> Position:
    """The position as everybody sees it, all hands covered.

    >>> from zwicker_lab.notation import read_position
    >>> covered(read_position("zwicker3; players 2; table 9d; hands 1: 9s / 2: 4c; stock 2c 3c")).hands
    (('?',), ('?',))
    """
    hands = tuple((UNKNOWN,) * len(hand) for hand in position.hands)
    return position.changed(hands=hands, stock=position.stock_count or ())


def seen_history(history: History) -> History:
    """The moves so far with nothing in them but what everybody saw."""
    return tuple((covered(position), move) for position, move in history)


def from_seat(position: Position, history: History) -> Question:
    """The question the seat to move could ask: its own hand, and what everybody saw.

    >>> from zwicker_lab.notation import read_position
    >>> open_cards = read_position("zwicker3; players 2; table 9d; hands 1: 9s / 2: 4c; stock 2c 3c")
    >>> from_seat(open_cards, ()).position.hands
    (('9s',), ('?',))
    """
    packet = tuple(one for one in history if one[0].stock_count == position.stock_count)
    return Question.of(hidden(position, position.turn), seen_history(packet))

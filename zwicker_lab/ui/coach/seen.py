"""What may be told of a position: what everybody saw, and what the one who moved could know."""

from __future__ import annotations

from zwicker_lab.ui.coach.answer import History, Question
from zwicker_lab.zwicker.position import Position


def seen_history(history: History) -> History:
    """The moves so far with nothing in them but what everybody saw."""
    return tuple((position.seen_by(), move) for position, move in history)


def from_seat(position: Position, history: History) -> Question:
    """The question the seat to move could ask: its own hand, and what everybody saw.

    >>> from zwicker_lab.notation import read_position
    >>> open_cards = read_position("zwicker3; players 2; table 9d; hands 1: 9s / 2: 4c; stock 2c 3c")
    >>> from_seat(open_cards, ()).position.hands
    (('9s',), ('?',))
    """
    packet = tuple(one for one in history if one[0].stock_count == position.stock_count)
    return Question.of(position.seen_by(position.turn), seen_history(packet))

"""The reply that punishes a move: what it costs, how often it can come, and when it is not worth telling."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from zwicker_lab.kernel import state_of
from zwicker_lab.notation import read_position
from zwicker_lab.players.grounds import Grounds
from zwicker_lab.players.kinds import player_rules_for
from zwicker_lab.players.replies import SELDOM, TOLD, Replies, captures_of
from zwicker_lab.players.view import view_of
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import points

NO_WORLDS = np.empty((0, 1), np.int64)


def replies_at(line: str, sampled: bool = False) -> tuple[Position, Replies]:
    position = read_position(line)
    states = np.array([state_of(position, player_rules_for(position))]) if sampled else NO_WORLDS
    return position, Replies(Grounds(view_of(position, shown=True)), states, 0)


def test_the_reply_that_takes_most_is_told_with_its_chance() -> None:
    _, replies = replies_at("zwicker3; table Td 6s; hand Ts 3d 9h Kc; stock 36")
    reply = replies.to(Move.read("Kc"), 0.0, 0.0)
    assert reply is not None
    assert (str(reply.move), reply.seat, reply.cards) == ("Tc x Td 6s Kc", "E", {"Tc", "Th"})
    assert reply.chance == 1 - Fraction(47 * 46 * 45 * 44, 49 * 48 * 47 * 46)


def test_seldom_replies_come_last() -> None:
    _, replies = replies_at("zwicker3; table Td 6s; hand Ts 3d; stock 36")
    grounds = replies.grounds
    found = grounds.outlook(Move.read("3d"))
    assert found is not None
    told = captures_of(found, grounds.share, grounds.a_card)
    seldom = [reply.chance < SELDOM for reply in told]
    assert seldom == sorted(seldom)
    assert all(reply.chance for reply in told)


def test_where_nothing_can_be_taken_nothing_is_told() -> None:
    _, replies = replies_at("zwicker3; table ; hands N: 9s / E: 8h / S: 2c / W: 3c; stock 0")
    assert replies.to(Move.read("9s"), 0.0, 9.0) is None


@pytest.mark.parametrize(
    ("cost", "lost", "told"),
    [
        (1.0, 0.0, True),
        (TOLD, 0.0, True),
        (TOLD - 0.1, 0.0, False),
        (0.0, 2.0, True),
        (-1.0, 0.2, False),
        (-30, 0, False),
    ],
)
def test_a_reply_is_told_where_it_costs_enough(cost: float, lost: float, told: bool) -> None:
    """Every card is known and every choice forced, so that the value after the reply is known too."""
    line = "zwicker3; table Td; hands 1: 3c 7d / 2: Th; dealer 2; stock 0"
    position, replies = replies_at(line, sampled=True)
    move, answer = Move.read("3c"), Move.read("Th x Td")
    done = position.play(move).play(answer).play(Move.read("7d"))
    value = lead(done, True) - lead(position, False) + cost
    reply = replies.to(move, value, value + lost)
    assert (reply is not None) == told
    if reply is not None:
        assert (str(reply.move), reply.chance, reply.cost) == ("Th x Td", 1, pytest.approx(cost))


def test_an_exact_reply_is_followed_by_play_without_fault() -> None:
    """The value after it is the one that looking at every line gives."""
    position = read_position("zwicker3; players 2; table 9d 4c Td; hands 1: 9s 2c Kd / 2: 4h Ts 3d; stock 0; last 2")
    states = np.array([state_of(position, player_rules_for(position))])
    replies = Replies(Grounds(view_of(position, shown=True)), states, 0, exact=True)
    for move in (move for move in position.moves() if move != Move.read("Kd x 4c Td")):
        reply = replies.to(move, 100.0, 100.0)
        assert reply is not None
        after = lookahead(position.play(move).play(reply.move)) - lead(position, False)
        assert reply.cost == pytest.approx(100.0 - after)


def lookahead(position: Position) -> float:
    if position.is_over:
        return lead(position, True)
    best = max if position.side == 0 else min
    return best(lookahead(position.play(move)) for move in position.moves())


def lead(position: Position, final: bool) -> float:
    own, other = points(position, final)
    return float(own - other)


def test_in_the_worlds_looked_at_a_reply_needs_its_card() -> None:
    """Where no world has it, it is told by what it takes."""
    position = read_position("zwicker3; table 9d As; hands 1: 3c 7d / 2: ?; dealer 2; stock 0")
    known = read_position("zwicker3; table 9d As; hands 1: 3c 7d / 2: 2h; dealer 2; stock 0")
    states = np.array([state_of(known, player_rules_for(position))])
    replies = Replies(Grounds(view_of(position)), states, 0)
    reply = replies.to(Move.read("3c"), -1000.0, -1000.0)
    assert reply is not None and reply.cost > 0

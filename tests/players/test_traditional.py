"""The traditional player counts right, by the cards of its own view alone."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest

from tests.players.deals import endgames
from zwicker_lab.cards import Card
from zwicker_lab.kernel import UNIT, kernel_move, legal_moves, move_of
from zwicker_lab.notation import read_position
from zwicker_lab.players import View, view_of
from zwicker_lab.players.kinds import MOST_KINDS, player_rules_for
from zwicker_lab.players.outset import CARD_WORTH, OUTSET, take_in
from zwicker_lab.players.traditional import FEATURES, WEIGHTS, Feature, features
from zwicker_lab.players.worlds import hidden_of
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.legal import captures
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.play import act
from zwicker_lab.zwicker.position import Position


def described(view: View) -> list[tuple[Move, np.ndarray]]:
    hidden = hidden_of(view)
    moves = np.empty((500, 4), np.int64)
    count = legal_moves(hidden.rules, hidden.template, moves)
    table = np.empty((count, FEATURES))
    features(hidden.rules, hidden.template, moves, count, table)
    position = view.position
    named = [move_of(move, hidden.template, position.variant, position.players) for move in moves[:count]]
    return list(zip(named, table, strict=True))


def card_worth(view: View) -> Fraction:
    hidden, outset = hidden_of(view), np.zeros(OUTSET, np.int64)
    take_in(hidden.rules, hidden.template, outset, np.zeros(MOST_KINDS, np.int64))
    return Fraction(int(outset[CARD_WORTH]), UNIT)


def best_gain(left: Position, hand: tuple[Card, ...], a_card: Fraction) -> Fraction | None:
    """What the hand takes from the table at best; ``None`` where it takes nothing."""
    gains = []
    held = left.changed(hands=tuple(hand if seat == left.turn else () for seat in range(left.players)))
    for card in hand:
        for move in captures(held, card):
            cards = [one for item in move.items for one in item.cards]
            zwick = left.variant.scoring.zwick if len(move.items) == len(left.table) else 0
            gains.append(sum(map(left.variant.points_of, cards)) + zwick + len(cards) * a_card)
    return max(gains, default=None)


@pytest.mark.parametrize("name", [name for name in variant_names() if name != "zwickern"])
def test_what_the_next_seat_takes_is_the_mean_over_all_its_hands(name: str) -> None:
    for position in endgames(load_variant(name), 5, most=4000, count=3):
        view = view_of(position)
        following = next(
            seat
            for step in range(1, position.players + 1)
            if position.hands[seat := (position.turn + step) % position.players]
        )
        if following == position.turn or len(position.table) > 6:
            continue
        hands = list(combinations(view.unseen, len(position.hands[following])))
        for move, row in described(view):
            left = act(position, move).changed(turn=following)
            if not left.table:
                assert row[Feature.NEXT_GAIN] == row[Feature.NEXT_TAKES] == 0
                continue
            gains = [best_gain(left, hand, card_worth(view)) for hand in hands]
            share = -1 / (len(position.sides) - 1)
            if position.variant.side_of(following, position.players) == position.side:
                share = 1
            taken = [gain for gain in gains if gain is not None]
            assert row[Feature.NEXT_TAKES] == pytest.approx(share * len(taken) / len(hands))
            assert row[Feature.NEXT_GAIN] == pytest.approx(share * float(sum(taken)) / len(hands))


def test_what_a_move_wins_and_lays() -> None:
    view = view_of(
        read_position("zwicker3; table Td Ah; hands N: Ts Ac *25 / E: ? ? ? / S: ? ? ? / W: ? ? ?; stock 24")
    )
    rows = {str(move): row for move, row in described(view)}
    ten = rows["Ts x Td"]
    assert (ten[Feature.TAKEN], ten[Feature.SECURED], ten[Feature.ZWICK]) == (3, 1, 0)
    joker = rows["*25"]
    assert (joker[Feature.TAKEN], joker[Feature.SECURED], joker[Feature.LAID]) == (0, 0, 7)
    assert joker[Feature.HEIGHT] == 2.5 and joker[Feature.OPTIONS] == 2


def test_clearing_the_table_is_a_zwick() -> None:
    view = view_of(read_position("zwickern; table 9d; hands N: 9s 2c / E: ? ? / S: ? ? / W: ? ?; stock 16"))
    row = dict(described(view))[Move.read("9s x 9d")]
    assert row[Feature.ZWICK] == 3 and row[Feature.NEXT_GAIN] == 0


def test_an_own_build_nobody_else_can_take_is_safe() -> None:
    line = "zwicker3; table 3d; hands N: 4s 7d Kh / E: ? ? ? / S: ? ? ? / W: ? ? ?; won NS: 7s 7h 7c / EW: ; stock 0"
    rows = {str(move): row for move, row in described(view_of(read_position(line)))}
    safe = rows["4s > 3d = 7"]
    loose = rows["4s"]
    assert safe[Feature.OWN_BUILD] > 0.2 > loose[Feature.OWN_BUILD] or safe[Feature.OPTIONS] > 0


def test_a_fine_threatens_where_nobody_holds_the_total() -> None:
    line = "queen; table 3d; hands N: 4s 2d / E: ? ? / S: ? ? / W: ? ?; won NS: 7s 7h 7c 7d / EW: ; stock 0"
    row = dict(described(view_of(read_position(line))))[Move.read("4s > 3d = 7")]
    assert row[Feature.FINES] == -30


def test_weights_prefer_what_wins() -> None:
    wins = {
        Feature.TAKEN,
        Feature.SECURED,
        Feature.ZWICK,
        Feature.CARDS,
        Feature.NEXT_GAIN,
        Feature.REST,
        Feature.FINES,
    }
    assert all(WEIGHTS[feature] > 0 for feature in wins) and WEIGHTS[Feature.LAID] < 0


def test_moves_and_features_belong_together() -> None:
    position = read_position("zwicker3; table 9d 5c; hands N: 9s 4h / E: ? ? / S: ? ? / W: ? ?; stock 36")
    rules = player_rules_for(position)
    for move, row in described(view_of(position)):
        taken = sum(map(position.variant.points_of, (card for item in move.items for card in item.cards)))
        assert row[Feature.TAKEN] == (taken if move.kind == "capture" else 0)
        assert kernel_move(position, move, rules)[1] == sum(1 << position.table.index(item) for item in move.items)

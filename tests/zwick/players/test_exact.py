"""Tricks solved: the same as trying everything with the readable rules, each seat for itself."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick import deals
from zwicker_lab.zwick import PACK, SUITS, Move, Position, read_position, score
from zwicker_lab.zwick.players.exact import WIDTH, solve
from zwicker_lab.zwick.players.state import MOST_PLAYERS, numbers_for, state_of

Values = tuple[tuple[Fraction, ...], tuple[Fraction, ...]]


def tried_all(position: Position) -> Values:
    """Points of the whole deal and chances of a bird by seat; of its best cards a seat takes each as often."""
    if position.is_over:
        found = score(position)
        return tuple(map(Fraction, found.points)), tuple(map(Fraction, found.birds))
    tried = [tried_all(position.play(move)) for move in position.moves()]
    most = max(points[position.turn] for points, _ in tried)
    best = [one for one in tried if one[0][position.turn] == most]
    points, birds = (
        tuple(Fraction(sum(one[part][seat] for one in best), len(best)) for seat in range(position.players))
        for part in (0, 1)
    )
    return points, birds


def solved(position: Position) -> tuple[list[float], list[float]]:
    found = np.zeros(WIDTH)
    solve(numbers_for(position), state_of(position), found)
    before = [position.strokes(seat) for seat in range(position.players)]
    points = [found[seat] + before[seat] for seat in range(position.players)]
    return points, found[MOST_PLAYERS : MOST_PLAYERS + position.players].tolist()


@st.composite
def endings(draw: st.DrawFn) -> Position:
    """The last cards of a deal, any switches, two to five players, now and then in the middle of a trick."""
    players = draw(st.integers(2, 4))
    size = draw(st.integers(1, {2: 4, 3: 3, 4: 2}[players]))
    cards = draw(st.permutations(PACK))[: players * size]
    hands = " / ".join(f"{'ABCDE'[at]}: {' '.join(cards[at * size : at * size + size])}" for at in range(players))
    others = " / ".join(f"{name}:" for name in "ABCDE"[players : max(players, 3)])
    line = f"; trump {draw(st.sampled_from(SUITS))}; in {' '.join('ABCDE'[:players])}; turn A; trick ; "
    rules = draw(deals.rules(turned_card="out", licked="count")).spelled
    position = read_position(rules + line + "hands " + " / ".join(filter(None, (hands, others))))
    for _, _, after in deals.walk(draw, position, draw(st.integers(0, players - 1))):
        position = after
    return position


@settings(max_examples=60)
@given(endings())
def test_solved_and_tried_agree(position: Position) -> None:
    if position.is_over:
        return
    points, birds = tried_all(position)
    found, chances = solved(position)
    assert found == pytest.approx([float(one) for one in points])
    assert chances == pytest.approx([float(one) for one in birds])


def test_of_equal_cards_each_counts() -> None:
    """A discards before C and D play: its two low acorns are alike and together twice as likely as the shield."""
    line = "zwick; trump r; in A B; turn B; trick ; hands A: 9a Ta 9s / B: Ab Kb Aa / C: / D: "
    position = read_position(line).play(Move.read("Ab"))
    points, _ = tried_all(position)
    assert solved(position)[0] == pytest.approx([float(one) for one in points])


def test_the_last_stroke_saves_from_the_bird() -> None:
    line = (
        "zwick; trump r; in A B; turn A; tricks A: Ar 9r / A: 7b Tr / A: 7s Ur / A: 7r Or; trick ; "
        "hands A: 9b / B: Ab / C: / D: "
    )
    assert solved(read_position(line)) == ([4, 1, 0, 0], [0, 0, 0, 0])

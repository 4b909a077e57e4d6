"""Positions and tricks worked out by hand, and what the engine says of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zwicker_lab.zwick import Card, Match, Move, Order, Score, load_rules, read_position, score

EXAMPLES = json.loads((Path(__file__).parents[1] / "data" / "zwick_tricks.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES["may_play"], ids=lambda example: example["id"])
def test_exactly_the_allowed_cards_may_be_played(example: dict) -> None:
    position = read_position(example["position"])
    assert sorted(map(str, position.moves())) == sorted(example["cards"])
    for card in position.hand:
        assert (position.refusal(Move.play(card)) is None) == (card in example["cards"])


@pytest.mark.parametrize("example", EXAMPLES["winners"], ids=lambda example: example["trick"])
def test_the_card_that_takes_a_trick(example: dict) -> None:
    assert Order(example["trump"]).best(tuple(map(Card, example["trick"].split()))) == example["wins"]


def test_under_the_weak_duty_to_trump_any_trump_will_do() -> None:
    position = read_position("zwick must_win=trump_only; trump r; trick Ab 7a; hand 7b 9r Tr 9a Ks")
    assert [str(move) for move in position.moves()] == ["7b", "9r", "Tr"]


def test_strokes_birds_and_staying_out_are_counted() -> None:
    """C turns, D and A play, B stays out, the tricks fall 3-2-0."""
    position = read_position(
        "zwick; phase played; trump r; turner C; in C D A; out B; turn D; hands A: / B: / C: / D:;"
        " tricks C: Ar Kr Or / C: 7b Ur Tr / C: 7s 9r Aa / C: 9b Kb Ka / D: Ab Tb Oa"
    )
    assert score(position).strokes == (0, 0, 3, 2)
    assert score(position).points == (-5, 0, 3, 2)


def test_where_all_decline_the_turner_has_five_strokes() -> None:
    position = read_position("zwick; phase join; trump r; turned Kr; turner C; turn D; hand Aa Ka Oa Ua Ta")
    for _ in range(3):
        position = position.play(Move.read("out"))
    assert (position.phase, score(position).points) == ("unopposed", (0, 0, 5, 0))


@pytest.mark.parametrize(("strokes", "birds", "total", "over"), [(18, 1, 13, False), (21, 1, 16, True)])
def test_a_casual_game_goes_to_sixteen_net(strokes: int, birds: int, total: int, over: bool) -> None:
    match = Match.start(load_rules("zwick form=casual")).add(Score((strokes, 0, 0, 0), (birds, 0, 0, 0), True))
    assert (match.totals[0], match.is_over, match.winner) == (total, over, 0 if over else None)

"""The moves offered where there are too many: legal ones of every sort, the best captures among them."""

from __future__ import annotations

import pytest

from zwicker_lab.gym import offer
from zwicker_lab.notation import read_position

CROWDED = "zwickern; players 2; table As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c 4s 4h 4d 4c 5s 5h 5d 5c; hand Ks 7c 6d"


@pytest.mark.parametrize("most", [2, 5, 60, 128])
def test_a_crowded_table_offers_as_many_as_fit_of_every_sort(most: int) -> None:
    position = read_position(CROWDED)
    found = offer(position, most)
    assert len(found.moves) == len(set(found.moves)) == most and not found.complete
    assert all(position.refusal(move) is None for move in found.moves)
    assert {move.kind for move in found.moves} >= {"capture"} and any(move.kind != "capture" for move in found.moves)


def test_of_the_captures_the_best_are_offered() -> None:
    position = read_position("zwicker3; table 9d 5c 4h Ad 8s; hand 9s 2c")
    best = max(position.moves(), key=position.points_of)
    assert best in offer(position, 3).moves


def test_places_that_captures_leave_free_go_to_the_others() -> None:
    position = read_position("zwicker3; table 9d 2d; hand 9s Kc Kd Qc 3h")
    legal = list(position.moves())
    captures = [move for move in legal if move.kind == "capture"]
    assert len(captures) == 1
    assert offer(position, len(legal) - 1).moves == tuple(legal[:-1])
    assert offer(position, len(legal)).complete


def test_nothing_is_offered_when_the_deal_is_over() -> None:
    assert offer(read_position("zwicker3; table ; hands 1: / 2: ")).moves == ()

"""Positions with every legal move, worked out by hand, and what the engine says of them."""

import json
from pathlib import Path

import pytest

from zwicker_lab.notation import read_position
from zwicker_lab.zwicker.moves import Move

EXAMPLES = json.loads((Path(__file__).parents[1] / "data" / "zwicker_moves.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_every_legal_move_and_no_other_is_found(example: dict) -> None:
    """The legal moves of a worked position are exactly those listed."""
    found = [str(move) for move in read_position(example["position"]).moves()]
    assert sorted(found) == sorted(example["moves"])


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_listed_move_is_accepted_however_it_is_written(example: dict) -> None:
    """Each listed move is legal, also with its items in another order."""
    position = read_position(example["position"])
    for text in example["moves"]:
        move = Move.read(text)
        assert position.refusal(move) is None, text
        assert position.refusal(Move(move.card, move.items[::-1], move.total)) is None, text

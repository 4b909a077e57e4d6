"""An observation says what a view holds, and its rows what moves do."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from zwicker_lab.gym import Layout, offer
from zwicker_lab.notation import read_position
from zwicker_lab.players import view_of
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal

LINE = (
    "zwicker3; players 2; table 9d (9c 3h =6) *20; hands 1: 8s 2s Ad / 2: Kd 5c 4c; turn 2; dealer 1; "
    "won 1: As Ah / 2: Td 9h Th; zwicks 1: 1 / 2: 0; last 2; stock 12"
)


def parts_of(line: str, seat: int | None = None, history: tuple = ()):
    position = read_position(line)
    layout = Layout(position.variant, position.players, 128)
    moves = () if seat not in (None, position.turn) else offer(position).moves
    parts = layout.parts(layout.observation(view_of(position, seat, history), moves))
    return layout, moves, parts


def counted(layout: Layout, row: np.ndarray) -> dict[str, int]:
    """How many cards of each kind, by the first card of the kind."""
    return {layout.kinds[at][0]: int(count) for at, count in enumerate(row) if count}


def test_cards_and_piles_are_told_from_the_observer_on() -> None:
    layout, _, parts = parts_of(LINE, 0)
    assert counted(layout, parts["hand"]) == {"8s": 1, "2s": 1, "As": 1}
    assert counted(layout, parts["loose"]) == {"9s": 1, "*20": 1}
    assert counted(layout, parts["built"]) == {"9s": 1, "3s": 1}
    assert list(parts["held"]) == [3, 3] and list(parts["stock"]) == [12]
    assert list(parts["turn"]) == [0, 1] and list(parts["dealer"]) == [1, 0] and list(parts["last"]) == [0, 1]
    assert parts["won"].tolist() == [[2, 3, 1, 0], [3, 3, 0, 0]]
    assert np.flatnonzero(parts["builds"][0]).tolist() == [6]
    assert parts["unseen"].sum() == 55 - 3 - 4 - 5 and not parts["moves"].any()


def test_the_other_seat_is_told_the_same_table_from_its_own_side() -> None:
    layout, _, parts = parts_of(LINE, 1)
    assert counted(layout, parts["hand"]) == {"Ks": 1, "5s": 1, "4s": 1}
    assert parts["won"].tolist() == [[3, 3, 0, 0], [2, 3, 1, 0]]
    assert list(parts["turn"]) == [1, 0] and list(parts["last"]) == [1, 0]


def test_a_row_says_what_its_move_does() -> None:
    layout, moves, parts = parts_of("zwicker3; table 9d 5c 4h; hand 9s Td Kc")
    kinds = len(layout.kinds)
    rows = dict(zip(map(str, moves), parts["moves"], strict=False))
    all_of_it = rows["9s x 9d 5c 4h"]
    assert list(all_of_it[:3]) == [1, 0, 0] and list(all_of_it[-5:]) == [0, 0, 1, 1, 0]
    assert counted(layout, all_of_it[3 : 3 + kinds]) == {"9s": 1}
    assert counted(layout, all_of_it[3 + kinds : 3 + 2 * kinds]) == {"9s": 1, "5s": 1, "4s": 1}
    laid = rows["Kc"]
    assert list(laid[:3]) == [0, 0, 1] and list(laid[-5:]) == [0, 0, 0, 0, 4]
    built = rows["Td > 4h = 14"]
    assert list(built[:3]) == [0, 1, 0] and list(built[-5:]) == [14, 0, 0, 0, 3]


def test_a_value_that_is_kept_and_whose_build_it_is_are_told() -> None:
    _, moves, parts = parts_of("zwicker3 table_value=fixed; table Kd=4 9c; hand Kc 2c")
    assert np.flatnonzero(parts["kept"]).tolist() == [4]
    at = [str(move) for move in moves].index("Kc=14")
    assert parts["moves"][at, -4] == 14
    line = "zwicker3 rebuild_by=own_side; players 2; table (9c 3h =6 2) (4c 3c =7 1); hands 1: 9s / 2: 4s"
    _, _, parts = parts_of(line)
    assert [np.flatnonzero(row).tolist() for row in parts["builds"]] == [[6, 7], [7]]


@pytest.mark.parametrize("seed", range(6))
def test_promises_and_lacks_of_a_view_are_in_it(seed: int) -> None:
    variant = load_variant("zwicker3 capture=turn")
    position, _ = new_deal(variant, 3, seed=seed)
    layout, history, chance, told = Layout(variant, 3, 8), [], Random(seed), 0
    while not position.is_over:
        for seat in range(3):
            view = view_of(position, seat, history)
            parts = layout.parts(layout.observation(view))
            promised = {((fact.seat - seat) % 3, fact.total) for fact in view.promises}
            assert set(zip(*np.nonzero(parts["promised"]), strict=True)) == promised
            barred = {((fact.seat - seat) % 3, layout._kind_of[card]) for fact in view.lacks for card in fact.cards}
            assert set(zip(*np.nonzero(parts["lacking"]), strict=True)) == barred
            told += len(promised) + len(barred)
        move = chance.choice(list(position.moves()))
        history.append((position, move))
        position = position.play(move)
    assert told


@pytest.mark.parametrize("name", variant_names())
def test_cards_of_one_kind_play_alike(name: str) -> None:
    """Put in another's place on the table or in the hand, a card of the same kind leaves as many moves and points."""
    variant = load_variant(name)
    players = variant.players[0]
    layout, chance = Layout(variant, players, 128), Random(name)
    assert sorted(card for kind in layout.kinds for card in kind) == sorted(variant.pack(players))
    position, _ = new_deal(variant, players, seed=1)
    for _ in range(12):
        pairs = [pair for kind in layout.kinds for pair in pairwise(kind)]
        one, other = chance.choice(pairs)
        swapped = read_position(swap(str(position), one, other))
        wins = sorted((move.kind, position.points_of(move)) for move in position.moves())
        assert wins == sorted((move.kind, swapped.points_of(move)) for move in swapped.moves())
        position = position.play(chance.choice(list(position.moves())))


def swap(line: str, one: str, other: str) -> str:
    """A line with two cards in each other's place."""
    place = {one: other, other: one}
    return re.sub(r"[*\w]+'?", lambda word: place.get(word[0], word[0]), line)


def test_two_moves_that_differ_in_more_than_suits_have_different_rows() -> None:
    line = "zwicker3; table 9d 5c 4h 3d 6s; hand 9s 8c 3c"
    layout, moves, parts = parts_of(line)
    kind_of = {card: at for at, kind in enumerate(layout.kinds) for card in kind}

    def alike(move: Move) -> tuple:
        cards = sorted(kind_of[card] for item in move.items for card in item.cards)
        return move.kind, kind_of[move.card], tuple(cards), move.total

    rows = {tuple(row) for row in parts["moves"][: len(moves)]}
    assert len(rows) == len({alike(move) for move in moves})

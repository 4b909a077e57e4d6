"""Every player: always legal, blind to what its seat cannot see, and the same again with the same seed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick import deals
from zwicker_lab.errors import InputError
from zwicker_lab.zwick import UNKNOWN, Position, new_deal, score
from zwicker_lab.zwick.players import PLAYERS, Player, player

SETTINGS: dict[str, dict[str, float]] = {"search": {"worlds": 4}}


def made(name: str) -> Player:
    return player(name, **SETTINGS.get(name, {}))


@pytest.mark.parametrize("name", PLAYERS)
@settings(max_examples=40)
@given(position=deals.positions(), seed=st.integers(0, 99))
def test_moves_are_legal_with_any_switches(name: str, position: Position, seed: int) -> None:
    if not position.is_over:
        assert made(name).choose(position.seen_by(position.turn), seed) in list(position.moves())


@pytest.mark.parametrize("name", PLAYERS)
@settings(max_examples=40)
@given(position=deals.positions(), data=st.data())
def test_hidden_cards_change_no_choice(name: str, position: Position, data: st.DataObject) -> None:
    """The true position, the view, and any other position with the same view: one choice."""
    if position.is_over:
        return
    view = position.seen_by(position.turn)
    hidden = sum(pile.count(UNKNOWN) for pile in (*view.hands, view.stock))
    other = view.filled(data.draw(st.permutations(view.unseen))[:hidden])
    assert made(name).choose(position, 3) == made(name).choose(view, 3) == made(name).choose(other, 3)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_deals_are_played(name: str, players: int) -> None:
    for seed in range(4):
        position = new_deal(players=players, seed=seed)
        while not position.is_over:
            position = position.play(made(name).choose(position, seed))
        assert sum(score(position).strokes) in (0, 5)


def test_unknown_players_are_named() -> None:
    with pytest.raises(InputError, match="traditional"):
        player("clever")

"""A contest tells what a player of one's own is worth, and what is wrong with one that does not play."""

from __future__ import annotations

from typing import Any

import pytest

import zwicker_lab as zl
from zwicker_lab.players.player import chosen
from zwicker_lab.study.tally import Estimate

GREEDY = zl.player("greedy")
LINE = "zwicker3; table 9d 5c 4h; hand 9s 2c"


class Answering:
    """A player that always answers the same."""

    name = "answering"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: zl.View, seed: int = 0) -> Any:
        return self.answer


@pytest.mark.parametrize("wrong", [None, "9s x 9d", 3, zl.Card("9s")], ids=repr)
def test_an_answer_that_is_no_move_is_refused_with_player_and_answer(wrong: object) -> None:
    for played in (
        lambda: zl.contest(Answering(wrong), GREEDY, deals=1),
        lambda: chosen(Answering(wrong), zl.view_of(zl.read_position(LINE))),
    ):
        with pytest.raises(zl.InputError, match="answering") as refused:
            played()
        assert repr(wrong) in str(refused.value)


@pytest.mark.parametrize("wrong", ["greedy", Answering, None, object()], ids=lambda one: type(one).__name__)
def test_what_is_no_player_is_refused(wrong: Any) -> None:
    with pytest.raises(zl.InputError, match="is no player"):
        zl.contest(wrong, GREEDY, deals=1)
    with pytest.raises(zl.InputError, match="is no player"):
        zl.contest(GREEDY, wrong, deals=1)


def test_an_illegal_move_is_told_with_player_and_position() -> None:
    with pytest.raises(zl.IllegalMove) as refused:
        zl.contest(Answering(zl.Move.read("*a")), GREEDY, players=2, deals=1)
    [note] = refused.value.__notes__
    assert note.startswith("answering tried *a in: zwicker3; players 2; table ") and "?" in note


@pytest.mark.parametrize("settings", [{"deals": 0}, {"players": 9}, {"variant": "casino"}], ids=str)
def test_a_contest_that_cannot_be_played_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(zl.InputError):
        zl.contest(GREEDY, GREEDY, **settings)


def test_an_estimate_says_itself_in_both_languages() -> None:
    assert str(Estimate(1.836, 0.0574, 3.6159, 150)) == "1.84 (0.06 to 3.62, 95 %), 150 deals"
    assert Estimate(1.836, 0.0574, 3.6159, 150).text("de") == "1,84 (0,06 bis 3,62, 95 %), 150 Spiele"
    assert str(Estimate(-11.25, None, None, 1)) == "-11.25, 1 deal: too few for an interval"


def test_a_study_says_where_players_of_ones_own_play() -> None:
    with pytest.raises(zl.InputError, match=r"zl\.contest"):
        zl.Study.of("zwicker3", seats=[Answering(None)])

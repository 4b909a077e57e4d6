"""Matches: targets, ties, the number of deals, and the dealer moving on."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.cards import Card
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.match import Match, leader
from zwicker_lab.zwicker.packets import deal
from zwicker_lab.zwicker.position import Position


def match(spelled: str = "zwicker3", players: int = 4, dealer: int = 0) -> Match:
    """A match not yet begun."""
    return Match.start(load_variant(spelled), players, dealer)


def in_play(spelled: str, *piles: str) -> Position:
    """A deal just begun in which the sides already have these cards."""
    variant = load_variant(spelled)
    opened = deal(variant, 4, 0, variant.pack(4))
    return replace(opened, won=tuple(tuple(map(Card, pile.split())) for pile in piles))


def test_the_dealer_moves_on_clockwise() -> None:
    """Each deal is dealt by the next seat, round the table."""
    begun = match(dealer=2)
    dealers = []
    for _ in range(5):
        dealers.append(begun.dealer)
        begun = begun.add((10, 10))
    assert dealers == [2, 3, 0, 1, 2]


def test_a_match_is_an_immutable_value() -> None:
    """Adding a deal gives a new match; equal matches compare and hash alike."""
    begun = match()
    assert begun.add((20, 13)) == match().add((20, 13)) != begun
    assert hash(begun.add((20, 13))) == hash(match().add((20, 13)))
    assert begun.deals == () and begun.totals == (0, 0)


def test_the_target_ends_the_match_after_a_deal() -> None:
    """100 of 101 is not enough, 101 is."""
    almost = match().add((60, 10)).add((40, 20))
    assert not almost.is_over and almost.winner is None
    done = almost.add((1, 30))
    assert done.is_over and done.winner == 0 and done.totals == (101, 60)


def test_the_target_is_a_switch() -> None:
    """With ``target=51`` the same points end the match."""
    assert not match("zwicker3").add((51, 10)).is_over
    assert match("zwicker3 target=51").add((51, 10)).winner == 0


def test_both_over_the_target_the_higher_wins() -> None:
    """Who was first over it in the deal does not matter."""
    assert match().add((90, 95)).add((20, 14)).winner == 0


def test_equal_over_the_target_plays_one_more_deal() -> None:
    """The match goes on until one side is ahead."""
    tied = match().add((90, 95)).add((20, 15))
    assert tied.totals == (110, 110) and not tied.is_over
    assert tied.add((14, 17)).winner == 1


def test_no_target_makes_a_single_deal_the_match() -> None:
    """``target=none``: one deal decides, and may be drawn."""
    assert match("zwicker3 target=none").add((20, 11)).winner == 0
    drawn = match("zwicker3 target=none").add((15, 15))
    assert drawn.is_over and drawn.winner is None


@pytest.mark.parametrize("players", [3, 4])
def test_queen_plays_as_many_deals_as_players(players: int) -> None:
    """Everybody deals once; then the highest total wins."""
    begun = match("queen", players)
    sides = len(begun.sides)
    for _ in range(players):
        assert not begun.is_over
        begun = begun.add((200, *[0] * (sides - 1)))
    assert begun.is_over and begun.winner == 0


def test_queen_plays_one_more_deal_on_a_tie() -> None:
    """Equal after the last deal: one more decides."""
    begun = match("queen")
    for points in [(10, 20), (20, 10), (5, 5), (-30, -30)]:
        begun = begun.add(points)
    assert not begun.is_over
    assert begun.add((-30, 2)).winner == 1


def test_nothing_is_added_to_a_match_that_is_over() -> None:
    """Neither a deal too many nor one with a side missing is taken."""
    with pytest.raises(ValueError, match="over"):
        match().add((101, 0)).add((1, 1))
    with pytest.raises(ValueError, match="2 sides"):
        match().add((1, 2, 3))


def test_shared_majorities_stay_fractions() -> None:
    """Halves add up to whole points."""
    half = (Fraction(3, 2), Fraction(3, 2))
    assert match().add(half).totals == half
    assert match().add(half).add(half).totals == (3, 3)


def test_match_end_at_once_stops_in_the_middle_of_a_deal() -> None:
    """With 99 points the ten of diamonds wins at once; by default the deal is played out."""
    piles = ("Td 3c", "5c")
    for switch, expected in [("", None), (" match_end=at_once", 0)]:
        begun = match("zwicker3" + switch).add((99, 50))
        assert begun.decided_by(in_play("zwicker3" + switch, *piles)) == expected


def test_match_end_at_once_counts_zwicks_but_no_majority() -> None:
    """A Zwick falls at once; most cards are known only at the end."""
    spelled = "zwicker3 match_end=at_once"
    begun = match(spelled).add((100, 50))
    position = in_play(spelled, "3c 4c 5c 6c 7c 8c", "")
    assert begun.decided_by(position) is None
    assert begun.decided_by(replace(position, zwicks=(1, 0))) == 0


def test_match_end_at_once_flips_the_winner() -> None:
    """The side that would be overtaken by the end of the deal has already won."""
    spelled = "zwicker3 match_end=at_once"
    begun = match(spelled).add((99, 98))
    early = in_play(spelled, "Td", "")
    assert begun.decided_by(early) == 0
    assert begun.add((3, 0)).winner == 0
    assert match().add((99, 98)).add((4, 26)).winner == 1


def test_at_once_needs_a_target() -> None:
    """A match without a target cannot end in the middle of a deal."""
    spelled = "zwicker3 match_end=at_once target=none"
    assert match(spelled).decided_by(in_play(spelled, "*15 *20 *25 Td", "")) is None


@given(st.lists(st.tuples(st.integers(-60, 40), st.integers(-60, 40)), min_size=1, max_size=30))
def test_a_winner_is_always_ahead_and_over_the_target(deals: list[tuple[int, int]]) -> None:
    """However the deals fall, only the one leader at 101 or more wins, and not before."""
    played = match()
    for points in deals:
        if played.is_over:
            break
        assert max(played.totals) < 101 or leader(played.totals) is None
        played = played.add(points)
    if played.is_over:
        assert played.winner is not None
        assert played.totals[played.winner] == max(played.totals) >= 101
        assert leader(played.totals) == played.winner

"""What the traditional player does, custom by custom."""

from __future__ import annotations

import pytest

from zwicker_lab.zwick import read_position
from zwicker_lab.zwick.players import player


def chosen(line: str) -> str:
    return str(player("traditional").choose(read_position(line)))


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("zwick; phase lick; lifted 9; shown 7b", "lick"),
        ("zwick; phase lick; lifted 9; shown 9b", "stop"),
        ("zwick; phase lick; lifted 8; shown 7b; licked A: 7b", "stop"),
        ("zwick licked=extra; phase lick; lifted 8; shown 7b; licked A: 7b", "lick"),
    ],
)
def test_it_licks_a_high_belli_and_no_more(line: str, move: str) -> None:
    assert chosen(line) == move


@pytest.mark.parametrize(
    ("hand", "move"), [("7b 7s Aa Ar 9b", "turn"), ("9a 9r 9s Tb Ta", "pass"), ("7b 7s 7r 9b 9a", "turn")]
)
def test_it_turns_with_bellis_and_aces(hand: str, move: str) -> None:
    assert chosen(f"zwick; phase turn; turn C; hand {hand}") == move


def test_the_last_turns_for_all_others_have_passed() -> None:
    assert chosen("zwick; phase turn; turn B; hand 9a 9r 9s Tb Ta") == "turn"


@pytest.mark.parametrize(("turned", "move"), [("9b", "keep"), ("9s", "turn")])
def test_it_turns_a_second_card_if_the_first_does_not_suit(turned: str, move: str) -> None:
    assert chosen(f"zwick; phase keep; turned {turned}; hand Ab Kb Ob 9a 9r") == move


@pytest.mark.parametrize(
    ("more", "hand", "move"),
    [
        ("in C", "Ar 7b 9a 9s Tb", "join"),
        ("in C", "9a Ta 9s Tb Ob", "out"),
        ("in C D A; turn B", "Kr Ur 9s Tb Ob", "out"),
        ("in C D A; turn B", "Ar 7b Kr Tb Ob", "join"),
        ("in C; shown Tb", "9a Ta 9s 9b Ob", "join"),
    ],
)
def test_it_joins_with_trumps_and_more_of_them_against_more(more: str, hand: str, move: str) -> None:
    assert chosen(f"zwick; phase join; trump r; {more}; hand {hand}") == move


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("trick ; hand Ar Kr 9a", "Ar"),  # the highest trump, another behind it
        ("trick ; hand Ar Aa 9b", "Aa"),  # the last trump is kept: it makes its stroke anyway
        ("trick ; hand Kr Ob 9s", "9s"),  # nothing is safe: the lowest
        ("trick 9b; hand Ab Ob 9a", "Ab"),  # somebody may go over the Ober
        ("trick 9b; hand Ab Kb 9a", "Kb"),  # nobody can go over the king but with trumps
        ("in A C; turn A; trick 9b; hand Ab Ob 9a", "Ob"),  # nobody comes after: the cheaper one
        ("trick Ab 7a; hand 9r Tr 9a Ka Ks", "9r"),  # must under-trump: the lowest
        ("trick Kr; hand Ks 9s Aa Ka Ta", "9s"),  # nothing to win: the lowest
    ],
)
def test_safe_strokes_first_then_the_cheapest_card(line: str, card: str) -> None:
    assert chosen(f"zwick; trump r; {line}") == card


def test_it_counts_the_trumps_that_are_out() -> None:
    """When all higher trumps are gone the king is a master and is led from two."""
    gone = "tricks C: Ar 7b 7s 7r / C: 7a Aa As Ab"
    assert chosen(f"zwick; trump r; {gone}; turn C; trick ; hand Kr 9r 9b") == "Kr"
    assert chosen("zwick; trump r; turn C; trick ; hand Kr 9r 9b") == "9b"

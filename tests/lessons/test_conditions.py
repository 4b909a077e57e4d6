"""Positions at random under conditions: every condition is met, what lies there stays, and the search ends."""

from __future__ import annotations

import pytest

from zwicker_lab.cards import card
from zwicker_lab.errors import InputError
from zwicker_lab.lessons.conditions import CONDITIONS, NUMBERED, Condition, Wish, search, zwicks
from zwicker_lab.lessons.fields import position_of
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.items import Item

ZWICKER = load_variant("zwicker3")
NUMBERS = {"zwick-exactly": 2, "zwick-at-least": 2, "sum": 3, "build-there": 11, "points": 4}


def found(wish: Wish, seed: int = 1, tries: int = 4000) -> str | None:
    return next(filter(None, search(wish, seed, tries)), None)


@pytest.mark.parametrize("name", CONDITIONS)
def test_what_is_found_meets_its_condition(name: str) -> None:
    condition = Condition(name, NUMBERS.get(name, 1))
    line = found(Wish(ZWICKER, 4, 4, (condition,)))
    assert line is not None
    position = position_of(line)
    assert condition.holds(position)
    assert (len(position.table), len(position.hand)) == (4, 4)
    assert all(condition.text(lang) for lang in LANGUAGES)


def test_several_conditions_hold_together_and_what_lies_there_stays() -> None:
    wanted = (Condition("zwick-exactly", 2), Condition("joker-hand"))
    kept = (Item.read("(9c 3h =6)"),)
    line = found(Wish(ZWICKER, 3, 3, wanted, kept, (card("6s"),)))
    assert line is not None and line.startswith("zwicker3; table (9c 3h =6) ")
    position = position_of(line)
    assert position.hand[0] == "6s" and len(zwicks(position)) == 2


def test_the_search_gives_up_after_its_tries() -> None:
    """Nobody can both capture and not."""
    impossible = Wish(ZWICKER, 2, 2, (Condition("capture"), Condition("no-capture")))
    assert list(search(impossible, 1, tries=50)) == [None] * 50


def test_seeds_differ() -> None:
    wish = Wish(ZWICKER, 4, 4)
    assert found(wish, 1) == found(wish, 1) != found(wish, 2)


@pytest.mark.parametrize(
    ("name", "number", "named"), [("luck", 1, "luck"), ("sum", 0, "1 to 30"), ("sum", 99, "1 to 30")]
)
def test_an_unknown_condition_or_number_is_refused(name: str, number: int, named: str) -> None:
    with pytest.raises(InputError, match=named):
        Condition(name, number)


def test_only_so_many_cards_can_be_wished_for() -> None:
    with pytest.raises(InputError, match="40"):
        Wish(ZWICKER, 40, 4)
    assert set(NUMBERED) == set(NUMBERS)

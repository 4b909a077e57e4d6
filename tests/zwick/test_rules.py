"""The rules as data: forms, switches, where every value comes from, and what it is called."""

from __future__ import annotations

import pickle

import pytest

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.zwick import PACK, UNKNOWN, card_name, card_sign, load_rules, suit_name
from zwicker_lab.zwick.rules import (
    FORM_VALUES,
    FORMS,
    LEVELS,
    NUMBERS,
    SWITCHES,
    certainty_text,
    form_rules,
    key_text,
    value_text,
)

ASSUMED = {"plain_ten", "after_cut", "licked", "passed_over", "may_turn", "belli_turned", "turned_card", "extra_deals"}


@pytest.mark.parametrize("form", FORMS)
def test_every_value_of_a_form_says_where_it_comes_from(form) -> None:
    rules = form_rules(form)
    assert set(rules.certainty) == {"players", *NUMBERS, *SWITCHES} == {"players", *rules.settings}
    assert {key for key, level in rules.certainty.items() if level == "ours"} == ASSUMED | {"players"}
    assert rules.certainty["unopposed"] == rules.certainty["target"] == "casual source"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_value_and_source_has_a_name(lang: str) -> None:
    assert all(key_text(lang, key) for key in ("players", *NUMBERS, *FORM_VALUES))
    assert all(value_text(lang, key, value) for key, values in FORM_VALUES.items() for value in values)
    assert len({certainty_text(lang, level) for level in LEVELS}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_names_of_its_own(lang: str) -> None:
    assert len({card_name(card, lang) for card in PACK}) == len({card_sign(card, lang) for card in PACK}) == 28
    assert card_sign(UNKNOWN, lang) == "?" and card_name(UNKNOWN, lang)
    assert len({suit_name(suit, lang) for suit in "arbs"}) == 4


def test_a_form_differs_from_the_tournament_by_name_and_is_spelled_so() -> None:
    assert load_rules().spelled == load_rules("zwick form=tournament").spelled == "zwick"
    assert load_rules("zwick  bird=3 form=casual must_win=yes").spelled == "zwick form=casual bird=3"
    assert load_rules("zwick form=casual") == form_rules("casual")


def test_rules_travel_between_processes() -> None:
    rules = load_rules("zwick form=casual target=21 may_turn=first")
    assert pickle.loads(pickle.dumps(rules)) is rules


@pytest.mark.parametrize("key", NUMBERS)
def test_a_number_keeps_within_its_limits(key: str) -> None:
    low, high = NUMBERS[key]
    assert load_rules(f"zwick {key}={low}").settings[key] == str(low)
    for wrong in (high + 1, "x", "-1", ""):
        with pytest.raises(InputError, match=f"from {low} to {high}"):
            load_rules(f"zwick {key}={wrong}")


def test_the_ten_stands_high_where_the_switch_says_so_and_low_among_trumps_still() -> None:
    low, high = load_rules().order("r"), load_rules("zwick plain_ten=high").order("r")
    ten, king = PACK[PACK.index("Tb")], PACK[PACK.index("Kb")]
    assert (low.beats(ten, king), high.beats(ten, king)) == (False, True)
    trump_ten, trump_king = PACK[PACK.index("Tr")], PACK[PACK.index("Kr")]
    assert not high.beats(trump_ten, trump_king)

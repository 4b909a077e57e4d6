"""A study says itself and is read again; what does not fit is told in one line of either language."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given

from tests.study.plans import OWN, studies
from zwicker_lab.errors import InputError
from zwicker_lab.study import Study
from zwicker_lab.variants import Variant


@given(studies())
def test_written_and_read_again_it_is_the_same(study: Study) -> None:
    assert Study.from_toml(study.to_toml()) == study
    assert Study.from_dict(study.to_dict()) == study
    assert pickle.loads(pickle.dumps(study)) == study


def test_rules_of_ones_own_travel_with_it() -> None:
    own = Variant.from_toml(OWN, "dorf").with_changes({"capture": "card"})
    study = Study.of(own, "zwicker3", deals=5)
    again = Study.from_toml(study.to_toml())
    assert again == study and again.variants[0].switches.capture == "card" and again.variants[0].scoring.zwick == 2


def test_a_short_file_is_enough() -> None:
    study = Study.from_toml(
        'variants = ["zwicker3", "zwicker3 capture=card"]\ndeals = 50\nseats = ["random", "greedy"]\n'
    )
    assert study.seats == ("random", "greedy") * 2 and study.matches == 5 and study.twins == 50


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"deals": 0}, "“deals” can be 1 to 1,000,000,000, not 0"),
        ({"seed": -1}, "“seed” can be 0"),
        ({"matches": 10**7 + 1}, "“matches”"),
        ({"twins": 11, "deals": 10}, "at most the number of deals, 10, not 11"),
        ({"players": 5}, "“zwicker3” is for 2, 3, 4 players, not 5"),
        ({"seats": ["greedy"] * 3}, "4 seats need 4 players"),
        ({"seats": []}, "4 seats need 4 players"),
        ({"seats": ["clever"]}, "clever"),
        ({"seats": ["search"], "twins": 5}, "must be 0"),
        ({"worlds": 0}, "“worlds” can be 1"),
    ],
)
def test_what_does_not_fit_together_is_told(wrong: dict, said: str) -> None:
    with pytest.raises(InputError) as refused:
        Study.of("zwicker3", **wrong)
    assert said in refused.value.text("en")
    assert refused.value.text("de") != refused.value.text("en")


@pytest.mark.parametrize("number", [0, 13])
def test_too_few_and_too_many_variants(number: int) -> None:
    with pytest.raises(InputError, match="1 to 12 variants"):
        Study.of(*["zwicker3"] * number, players=4)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "describes no study"),
        ("variants = 3", "describes no study"),
        ("variants = [3]", "entry of “variants”"),
        ('variants = ["zwicker3"]\ndeal = 3', "no “deal”"),
        ('variants = ["zwicker3"]\ndeals = "many"', "“deals” can be 1"),
        ('variants = ["zwicker3"]\ndeals = true', "“deals” can be 1"),
        ('variants = ["zwicker3"]\nseats = "greedy"', "list of names"),
        ('variants = ["zwicker9"]', "zwicker9"),
        ('variants = ["./dorf.toml"]', "dorf.toml"),
        ("variants = [", "no TOML"),
        ("#" * (2**20 + 1), "at most"),
    ],
)
def test_a_file_that_is_no_study_is_told(text: str, said: str) -> None:
    with pytest.raises(InputError) as refused:
        Study.from_toml(text)
    assert said in refused.value.text("en") and "\n" not in refused.value.text("de")

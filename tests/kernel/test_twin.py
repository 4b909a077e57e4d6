"""The kernel and the readable engine agree: moves, successors and scores on positions that random play reaches."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.twin import check, check_deal, house_rules, on_the_way
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.zwicker.position import Position


@pytest.mark.parametrize("name", variant_names())
def test_they_agree_on_every_variant(name: str) -> None:
    @settings(max_examples=40)
    @given(on_the_way(st.just(load_variant(name))))
    def agree(position: Position) -> None:
        check(position)

    agree()


@settings(max_examples=160)
@given(on_the_way(house_rules()))
def test_they_agree_under_any_house_rules(position: Position) -> None:
    check(position)


@pytest.mark.parametrize("name", variant_names())
def test_whole_deals_come_to_the_same_score(name: str) -> None:
    variant = load_variant(name)
    for players in variant.players:
        check_deal(variant, players, seed=players)


@settings(max_examples=40)
@given(house_rules(), st.data())
def test_whole_deals_under_any_house_rules_come_to_the_same_score(variant: Variant, data: st.DataObject) -> None:
    check_deal(variant, data.draw(st.sampled_from(variant.players)), data.draw(st.integers(0, 2**32)))


@pytest.mark.parametrize("name", ["zwicker3", "zwickern-wild3", "queen"])
@pytest.mark.parametrize("switch", SWITCHES)
def test_they_agree_on_every_value_of_every_switch(switch: str, name: str) -> None:
    for value in SWITCHES[switch][1:]:
        check_deal(load_variant(f"{name} {switch}={value}"), players=4, seed=len(value))

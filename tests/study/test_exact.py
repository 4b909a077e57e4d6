"""The exact numbers: against the rules page, against counting every deal of small packs, and beside simulation."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.test_exact_numbers import splits
from zwicker_lab.study import Study, run_all
from zwicker_lab.study.exact import Kind, clearing_chance, first_joker, first_zwick, opening
from zwicker_lab.variants import load_variant, variant_names

KINDS = [(1, 11), (2,), (2, 12), (3,), (4,), (4, 14), (5,), (6,), (15,), tuple(range(2, 8))]


def brute(kinds: tuple[Kind, ...], table: int, hand: int) -> Fraction:
    """Every table and every hand of a small pack, one by one."""
    pack = [kind for kind in kinds for _ in range(kind.copies)]
    good = whole = 0
    for lying in combinations(range(len(pack)), table):
        left = [place for place in range(len(pack)) if place not in lying]
        clears = {place for place in left if table and clears_table(pack[place], [pack[one] for one in lying])}
        for held in combinations(left, hand):
            whole += 1
            good += not clears.isdisjoint(held)
    return Fraction(good, whole)


def clears_table(card: Kind, lying: list[Kind]) -> bool:
    if not card.takes or not all(kind.lies for kind in lying):
        return False
    readings = product(*(kind.values for kind in lying))
    return any(splits(reading, value) for reading in readings for value in card.values)


@st.composite
def packs(draw: st.DrawFn) -> tuple[tuple[Kind, ...], int, int]:
    """Up to nine cards of a few kinds, how many lie on the table, and how many are in hand."""
    flag = st.sampled_from([True, True, True, False])
    values = draw(st.lists(st.sampled_from(KINDS), min_size=2, max_size=5, unique=True))
    kinds = tuple(Kind(one, draw(st.integers(1, 3)), draw(flag), draw(flag)) for one in values)
    cards = min(9, sum(kind.copies for kind in kinds))
    table = draw(st.integers(0, min(4, cards - 1)))
    return kinds, table, draw(st.integers(1, min(3, cards - table)))


@given(packs())
def test_small_packs_against_every_deal(pack: tuple[tuple[Kind, ...], int, int]) -> None:
    assert clearing_chance(*pack) == brute(*pack)


def test_the_numbers_of_the_rules_page() -> None:
    """What two values for court cards, and jokers, do: 2.30 % becomes 17.04 %."""
    zwickern, zwicker = load_variant("zwickern"), load_variant("zwicker3")
    assert first_zwick(zwickern, 4) == Fraction(33706552, 1463268625)
    assert first_zwick(zwicker, 4) == Fraction(403457854, 2367490125)
    assert f"{float(first_zwick(zwickern, 4)):.2%} {float(first_zwick(zwicker, 4)):.2%}" == "2.30% 17.04%"
    assert (
        f"{float(first_joker(zwicker, 4)):.1%} {float(first_joker(load_variant('zwicker6'), 4)):.1%}" == "20.6% 36.2%"
    )
    assert first_joker(zwickern, 4) == 0


@pytest.mark.parametrize("name", variant_names())
def test_every_variant_beside_its_simulation(name: str) -> None:
    """The engine's share in ten thousand deals lies where an exact number within four deviations is."""
    variant = load_variant(name)
    found = run_all(Study.of(variant, seats=["random"], deals=10_000, seed=30, matches=0, twins=0))
    for figure, chance in (("leader.zwick", first_zwick(variant, 4)), ("leader.joker", first_joker(variant, 4))):
        share = found.estimate(figure)
        assert abs(share.mean - chance) <= 4 * float(chance * (1 - chance) / share.n) ** 0.5 + 1e-9, figure
    assert variant.total(4) == (30 if "zwickern" not in name else 21)


@pytest.mark.parametrize(
    "line",
    [
        "zwicker6 joker_only_by_building_down=yes",
        "zwickern-wild6 table_joker=never",
        "zwickern-wild6 joker_sweep=none_if_played",
        "zwickern-wild6 joker_sweep=none_if_any",
        "zwicker3 value.K=13 table=2",
        "zwicker3 leftovers=out",
        "zwicker3 table=0",
    ],
)
def test_switches_are_counted_as_they_are_played(line: str) -> None:
    variant = load_variant(line)
    chance = first_zwick(variant, 4)
    share = run_all(Study.of(variant, seats=["random"], deals=6000, seed=4, matches=0, twins=0)).estimate(
        "leader.zwick"
    )
    assert abs(share.mean - chance) <= 4 * float(chance * (1 - chance) / share.n) ** 0.5 + 1e-9


def test_two_packs_and_six_players() -> None:
    assert opening(load_variant("zwickern"), 6) == (8, 4)
    assert 0.004 < first_zwick(load_variant("zwickern"), 6) < 0.006


@pytest.mark.parametrize("line", ["zwicker3 table=11", "zwickern-wild3 table=1 lone_joker=joker leftovers=out"])
def test_what_is_not_counted_is_not_guessed(line: str) -> None:
    assert first_zwick(load_variant(line), 4) is None

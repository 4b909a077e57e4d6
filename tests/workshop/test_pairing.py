"""Who sits with whom: nobody twice before all have once, everybody somewhere, and partners change."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from zwicker_lab.variants import load_variant
from zwicker_lab.workshop.pairing import PARTNER, Past, Seating, burdened, draw, keep

SIDES = [(0, 1), (0, 1, 2), (0, 1, 0, 1), (0, 1, 2, 3, 4), (0, 1, 2, 0, 1, 2)]


def drawn(guests: int, sides: tuple[int, ...], deals: int, sit_out: bool, seed: int) -> Past:
    past, chance = Past(sides), Random(seed)
    for _ in range(deals):
        past = Past(sides, (*past.seatings, draw(range(1, guests + 1), past, sit_out, chance)))
    return past


def fair(times: Counter[int], guests: int) -> bool:
    """Nobody twice before all have once."""
    found = [times[guest] for guest in range(1, guests + 1)]
    return max(found) - min(found) <= 1


@settings(max_examples=25)
@given(st.integers(1, 17), st.sampled_from(SIDES), st.integers(1, 6), st.booleans(), st.integers(0, 999))
def test_everybody_has_a_place_and_burdens_are_spread(
    guests: int, sides: tuple[int, ...], deals: int, sit_out: bool, seed: int
) -> None:
    past = drawn(guests, sides, deals, sit_out, seed)
    for seating in past.seatings:
        seated = [guest for table in seating.tables for guest in table if guest is not None]
        assert sorted([*seated, *seating.resting]) == list(range(1, guests + 1))
        assert all(len(table) == len(sides) for table in seating.tables)
        programs = sum(guest is None for table in seating.tables for guest in table)
        assert programs < len(sides)
        if sit_out and guests >= len(sides):
            assert programs == 0 and len(seating.resting) == guests % len(sides)
        else:
            assert not seating.resting
    assert fair(past.rests, guests)


@settings(max_examples=10)
@given(st.integers(5, 17), st.integers(1, 8), st.integers(0, 999))
def test_nobody_has_a_program_for_a_partner_twice_before_all_have(guests: int, deals: int, seed: int) -> None:
    past = drawn(guests, (0, 1, 0, 1), deals, sit_out=False, seed=seed)
    assert fair(past.beside_program, guests)


def test_two_programs_at_a_table_are_partners() -> None:
    """So nobody has one for a partner."""
    (seating,) = drawn(6, (0, 1, 0, 1), 1, sit_out=False, seed=3).seatings
    short = [table for table in seating.tables if None in table]
    assert [list(burdened(table, (0, 1, 0, 1))) for table in short if table.count(None) == 2] in ([], [[]])


def test_eight_guests_have_a_new_partner_every_time_while_that_can_be() -> None:
    """Eight at two tables: seven partners each, and the draw finds five deals without a repeat."""
    past = drawn(8, (0, 1, 0, 1), 5, sit_out=False, seed=1)
    pairs = Counter(
        frozenset({table[seat], table[seat + 2]}) for one in past.seatings for table in one.tables for seat in (0, 1)
    )
    assert max(pairs.values()) == 1
    assert max(past.met.values()) < 2 * PARTNER


def test_the_same_seed_draws_the_same() -> None:
    assert drawn(11, (0, 1, 0, 1), 4, True, 7) == drawn(11, (0, 1, 0, 1), 4, True, 7)


def test_partners_stay_where_they_are_to_stay() -> None:
    """Who has gone is a program, who has come takes its seat; a table of programs alone is cleared."""
    past = Past((0, 1, 0, 1), (Seating(((1, 2, 3, 4), (5, None, None, None))),))
    assert keep([1, 2, 4, 9], past, False, Random(1)) == Seating(((1, 2, 9, 4),))
    assert keep([1, 2, 3, 4, 5, 6], past, False, Random(1)) == Seating(((1, 2, 3, 4), (5, 6, None, None)))
    more = keep(list(range(1, 10)), past, False, Random(1))
    assert len(more.tables) == 3


def test_sides_of_six_are_those_of_the_rules() -> None:
    variant = load_variant("zwicker3")
    assert tuple(variant.side_of(seat, 6) for seat in range(6)) == SIDES[-1]

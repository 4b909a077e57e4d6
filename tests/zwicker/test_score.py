"""Scoring: each row, the majority and its ties, and where every point of a deal goes."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zwicker_lab.cards import Card
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.variants.switches import SWITCHES
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import SideScore, majority, points, row_name, rows

SEATINGS = sorted((name, n) for name in variant_names() for n in load_variant(name).players)
TIES = ("nobody", "all", "shared")


def over(
    variant: Variant,
    piles: list[tuple[Card, ...]],
    zwicks: tuple[int, ...] = (),
    fines: tuple[int, ...] = (),
    players: int = 4,
) -> Position:
    """A deal that is over, with these piles."""
    sides = len(variant.sides(players))
    return Position(
        variant=variant,
        players=players,
        table=(),
        hands=((),) * players,
        turn=0,
        dealer=players - 1,
        won=tuple(piles) + ((),) * (sides - len(piles)),
        zwicks=zwicks or (0,) * sides,
        fines=fines or (0,) * sides,
        last=0,
    )


def pile(text: str) -> tuple[Card, ...]:
    """Cards from their codes."""
    return tuple(map(Card, text.split()))


def row(side: SideScore, code: str) -> tuple[int, int | Fraction]:
    """Count and points of one row."""
    return next((r.count, r.points) for r in side.rows if r.code == code)


def test_each_card_counts_in_its_row() -> None:
    """Jokers, the ten of diamonds and two spades have rows of their own, the aces one together."""
    side = rows(over(load_variant("zwicker3"), [pile("*15 *25 Td Ts 2s As Ah 9c")], zwicks=(2, 0)), final=False)[0]
    expected = [("*15", 1, 5), ("*20", 0, 0), ("*25", 1, 7), ("Td", 1, 3), ("Ts", 1, 1), ("2s", 1, 1)]
    assert [(r.code, r.count, r.points) for r in side.rows] == [*expected, ("A", 2, 2), ("zwick", 2, 2)]
    assert (side.side, side.cards, side.zwicks, side.total) == ("NS", 8, 2, 21)


def test_two_packs_count_both_copies_in_one_row() -> None:
    """With five players both sevens of diamonds and all eight aces score."""
    cards = pile("7d 7d' As As' Ah Ah' Td'")
    side = rows(over(load_variant("zwickern"), [cards], players=5), final=False)[0]
    assert row(side, "7d") == (2, 2) and row(side, "A") == (4, 8) and row(side, "Td") == (1, 10)


def test_a_fine_is_taken_off() -> None:
    """Every fined build costs its side the variant's fine; variants without one have no such row."""
    sides = rows(over(load_variant("queen"), [pile("Td")], fines=(0, 2)), final=False)
    assert row(sides[1], "fine") == (2, -60) and sides[1].total == -60
    assert row(sides[0], "fine") == (0, 0)
    assert "fine" not in {r.code for r in rows(over(load_variant("zwicker3"), []), final=True)[0].rows}


def test_the_majority_counts_only_at_the_end() -> None:
    """While a deal goes on there is no row for most cards."""
    position = over(load_variant("zwicker3"), [pile("3c 4c"), pile("5c")])
    assert next(r.code for r in rows(position, final=True)[0].rows) == "most_cards"
    assert row(rows(position, final=True)[0], "most_cards") == (2, 3)
    assert "most_cards" not in {r.code for r in rows(position, final=False)[0].rows}
    assert points(position, final=True) == (3, 0) and points(position, final=False) == (0, 0)


@pytest.mark.parametrize(
    ("tie", "expected"),
    [("nobody", (0, 0, 0, 0)), ("all", (3, 3, 0, 0)), ("shared", (Fraction(3, 2), Fraction(3, 2), 0, 0))],
)
def test_majority_tie(tie: str, expected: tuple[int | Fraction, ...]) -> None:
    """Two of four sides have most cards: nobody, both, or each a half gets the points."""
    variant = load_variant(f"zwicker3 sides=singles majority_tie={tie}")
    assert majority(over(variant, [pile("3c 4c"), pile("5c 6c"), pile("7c")])) == expected


def test_a_whole_share_is_a_whole_number() -> None:
    """Three sides that share three points have one each, an ``int``."""
    shares = majority(
        over(load_variant("zwicker3 majority_tie=shared"), [pile("3c"), pile("5c"), pile("7c")], players=3)
    )
    assert shares == (1, 1, 1) and all(type(share) is int for share in shares)


@pytest.mark.parametrize("tie", TIES)
def test_nobody_has_most_of_no_cards(tie: str) -> None:
    """When nobody captured in the whole deal there is no majority, whatever the switch."""
    assert majority(over(load_variant(f"zwicker3 majority_tie={tie}"), [])) == (0, 0)


def test_sides_singles_moves_the_majority() -> None:
    """N and S together have most cards; playing singly, W has."""
    piles = [pile("3c 4c"), pile("5c"), pile("6c 7c"), pile("8c 9c 2c")]
    single = over(load_variant("zwicker3 sides=singles"), piles)
    assert [s.side for s in rows(single, final=True)] == ["N", "E", "S", "W"]
    assert majority(single) == (0, 0, 0, 3)
    paired = over(load_variant("zwicker3"), [piles[0] + piles[2], piles[1] + piles[3][:2]])
    assert [s.side for s in rows(paired, final=True)] == ["NS", "EW"]
    assert majority(paired) == (3, 0)


def test_no_tie_in_zwicker3_with_four() -> None:
    """55 cards on two sides cannot be divided equally."""
    variant = load_variant("zwicker3")
    pack = variant.pack(4)
    for cards in range(len(pack) + 1):
        assert sum(majority(over(variant, [pack[:cards], pack[cards:]]))) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", variant_names())
def test_every_row_has_a_name(name: str, lang: str) -> None:
    """All rows of all variants are named in both languages, each by another name."""
    position = over(load_variant(name), [])
    codes = [r.code for r in rows(position, final=True)[0].rows]
    assert len({row_name(code, lang) for code in codes}) == len(codes)


def expected_sum(position: Position) -> int | Fraction:
    """All points of a deal that is over: its total plus Zwicks and less fines, cards of nobody and ties."""
    variant, scoring = position.variant, position.variant.scoring
    owned = {c for cards in position.won for c in cards}
    lost = sum(variant.points_of(c) for c in variant.pack(position.players) if c not in owned)
    counts = [len(cards) for cards in position.won]
    ties = counts.count(max(counts))
    share: dict[str, int | Fraction] = {"nobody": int(ties == 1), "all": ties, "shared": 1}
    most = share[variant.switches.majority_tie] if owned else 0
    gained = sum(position.zwicks) * scoring.zwick - sum(position.fines) * scoring.fine
    return variant.total(position.players) - scoring.most_cards + most * scoring.most_cards + gained - lost


@st.composite
def positions_over(draw: st.DrawFn) -> Position:
    """A deal that is over, the cards thrown on the piles at random, some of them on none."""
    name, players = draw(st.sampled_from(SEATINGS))
    sides = draw(st.sampled_from(SWITCHES["sides"]))
    tie = draw(st.sampled_from(TIES))
    variant = load_variant(name).with_changes({"majority_tie": tie, "sides": sides})
    count = len(variant.sides(players))
    chance = draw(st.randoms(use_true_random=False))
    homes: list[list[Card]] = [[] for _ in range(count + 1)]
    even = draw(st.booleans())
    for at, c in enumerate(variant.pack(players)):
        homes[at % count if even else chance.randrange(count + 1)].append(c)
    numbers = st.tuples(*[st.integers(0, 9)] * count)
    fines = draw(numbers) if variant.scoring.fine else (0,) * count
    return over(variant, [tuple(home) for home in homes[:count]], draw(numbers), fines, players)


@given(positions_over())
def test_where_the_points_go(position: Position) -> None:
    """All sides' points are the total plus Zwicks, less exactly what ties, fines and cards of nobody take away."""
    assert sum(points(position, final=True)) == expected_sum(position)


@given(positions_over())
def test_a_side_has_the_sum_of_its_rows(position: Position) -> None:
    """Totals are their rows' sum, and whole numbers are never written as fractions."""
    for side in rows(position, final=True):
        assert side.total == sum(r.points for r in side.rows)
        assert isinstance(side.total, int) or side.total.denominator > 1


def played_out(position: Position, seed: int) -> list[Position]:
    """Every position of a deal played at random to its end; of many moves one of the first sixty is taken."""
    chance, found = Random(seed), [position]
    while not found[-1].is_over:
        found.append(found[-1].play(chance.choice(list(islice(found[-1].moves(), 60)))))
    return found


@settings(max_examples=60)
@given(
    st.sampled_from(SEATINGS),
    st.fixed_dictionaries({name: st.sampled_from(values) for name, values in SWITCHES.items()}),
    st.integers(0, 10**6),
)
def test_full_deals_lose_no_card_and_no_point(key: tuple[str, int], changes: dict[str, str], seed: int) -> None:
    """Random deals of every variant and switch: cards are conserved at every step, and the points add up."""
    variant = load_variant(key[0]).with_changes(changes)
    opened, pack = new_deal(variant, key[1], seed=seed)
    assert not isinstance(opened.stock, int)
    dealt = {c for item in opened.table for c in item.cards}.union(*opened.hands, opened.stock)
    for position in played_out(opened, seed):
        assert not isinstance(position.stock, int)
        there = [c for cards in (*position.hands, *position.won, position.stock) for c in cards]
        there += [c for item in position.table for c in item.cards]
        assert len(there) == len(set(there))
        assert set(there) == dealt or position.is_over
    assert sum(points(position, final=True)) == expected_sum(position)
    taken = {c for cards in position.won for c in cards}
    keeps_all = changes["uncaptured_rest"] == "last_capturer" and changes["table_joker"] == "takeable"
    if position.last is not None and keeps_all:
        assert taken == dealt and (changes["leftovers"] == "out" or taken == set(pack))


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_zwicker3_for_four_has_thirty_points_and_the_zwicks(seed: int) -> None:
    """In every deal in which anybody captured, both sides together have 30 points plus Zwicks."""
    position = played_out(new_deal(load_variant("zwicker3"), seed=seed)[0], seed)[-1]
    assert sum(points(position, final=True)) == (30 if position.last is not None else 0) + sum(position.zwicks)

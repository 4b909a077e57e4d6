"""Chance is even, repeatable, and the same however a run is divided."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np

from zwicker_lab import kernel
from zwicker_lab.variants import load_variant


def test_every_order_of_four_cards_comes_up_alike() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for index in range(4800):
        cards = np.arange(4)
        kernel.shuffle(kernel.seed_of(3, index), cards, 4)
        orders[tuple(cards.tolist())] += 1
    assert set(orders) == set(permutations(range(4)))
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 50  # chi-square, 23 degrees: once in 1,000


def test_numbers_are_even_bit_by_bit() -> None:
    rng = kernel.seed_of(11)
    drawn = [int(kernel.draw(rng)) for _ in range(4000)]
    assert all(0 <= number < 1 << 32 for number in drawn)
    for bit in range(32):
        assert abs(sum(number >> bit & 1 for number in drawn) - 2000) < 130  # four standard deviations


def test_streams_of_one_run_differ_and_come_again() -> None:
    first = [int(kernel.draw(kernel.seed_of(seed, index))) for seed in range(30) for index in range(30)]
    assert len(set(first)) == 900
    assert first == [int(kernel.draw(kernel.seed_of(seed, index))) for seed in range(30) for index in range(30)]


def test_a_number_below_another_is_below_it_however_large() -> None:
    rng = kernel.seed_of(2)
    for count in (1, 2, 7, 10**6, 1 << 31, 1 << 45, (1 << 60) + 5):
        assert all(0 <= kernel.below(rng, count) < count for _ in range(50))


def test_a_run_is_the_same_in_one_piece_and_in_two() -> None:
    rules = kernel.rules_of(load_variant("zwicker3"), 4)
    whole, parts = np.zeros((30, 2), np.int64), np.zeros((30, 2), np.int64)
    moves = kernel.play_random_deals(rules, 7, 0, 30, whole)
    assert moves == kernel.play_random_deals(rules, 7, 0, 11, parts) + kernel.play_random_deals(
        rules, 7, 11, 19, parts[11:]
    )
    assert (whole == parts).all()
    assert moves == 30 * 52


def test_deals_of_random_play_score_what_the_rules_say() -> None:
    """Both sides' points are 30 and the Zwicks in every deal, a majority tie being impossible (rules 7)."""
    rules = kernel.rules_of(load_variant("zwicker3"), 4)
    out = np.zeros((500, 2), np.int64)
    kernel.play_random_deals(rules, 1, 0, len(out), out)
    both = out.sum(axis=1)
    assert (both % kernel.UNIT == 0).all()
    assert (both >= 30 * kernel.UNIT).all()


def test_no_more_deals_are_played_than_there_is_room_for() -> None:
    rules = kernel.rules_of(load_variant("zwicker3"), 4)
    assert kernel.play_random_deals(rules, 7, 0, 30, np.zeros((4, 2), np.int64)) == 4 * 52
    assert kernel.play_random_deals(rules, 7, 0, 30, np.zeros((30, 1), np.int64)) == 0

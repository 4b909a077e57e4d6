"""Run by a test in a process of its own, without the compiler: the same numbers must come out."""

from __future__ import annotations

import json
import sys

import numpy as np

from tests.kernel.test_large import crowded
from tests.kernel.twin import check_deal, check_moves
from zwicker_lab import kernel
from zwicker_lab.kernel import moves
from zwicker_lab.kernel.hand import DESK, set_desk
from zwicker_lab.variants import load_variant

RULES = ("zwicker3", "zwickern-wild3", "queen build_target=several merge_equal_builds=yes", "zwicker6 capture_all=yes")


def scores() -> list[list[int]]:
    """The points of a few random deals."""
    found: list[list[int]] = []
    for line in RULES:
        rules = kernel.rules_of(load_variant(line), 4)
        out = np.zeros((2, 2), np.int64)
        kernel.play_random_deals(rules, 42, 0, len(out), out)
        found += out.tolist()
    return found


def both_ways() -> None:
    """Listing by sets of sets and by kinds of items gives the same moves."""
    for line in (RULES[0], RULES[1], RULES[3], "zwicker3 builds_in_sums=no capture=card"):
        position = crowded(line, 4, 6, seed=4)
        rules = kernel.rules_for(position)
        state, one, other = kernel.state_of(position, rules), np.zeros((500, 4), np.int64), np.zeros(2000, np.int64)
        desk = np.zeros(DESK, np.int64)
        set_desk(rules, state, desk)
        number = kernel.legal_moves(rules, state, one)
        assert moves._list_large(rules, state, desk, other, 500) == number
        assert sorted(one[:number].tolist()) == sorted(other.reshape(-1, 4)[:number].tolist())


if __name__ == "__main__":
    if sys.argv[1:] == ["alone"]:
        assert not kernel.COMPILED
        both_ways()
        check_deal(load_variant("zwicker6"), 4, seed=3)
        for line in RULES:
            check_moves(crowded(line, 4, 5, seed=2))
    print(json.dumps(scores()))

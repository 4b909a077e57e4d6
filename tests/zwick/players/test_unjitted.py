"""Without the compiler, and without Numba at all, players choose the same, only slower."""

from __future__ import annotations

import pytest

from tests.without_compiler import WITHOUT, answered

ASKED = """
import warnings
warnings.simplefilter("error")
from zwicker_lab.zwick import new_deal, read_position
from zwicker_lab.zwick.players import player
from zwicker_lab.zwick.players.search import search

for players, seed in ((3, 5), (4, 8), (5, 2)):
    position = new_deal(players=players, seed=seed)
    while not position.is_over:
        moves = [player(name).choose(position, seed) for name in ("random", "traditional")]
        print(*moves)
        position = position.play(moves[1])
for line in (
    "zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s",
    "zwick; phase lick; lifted 9; shown 7b",
    "zwick; trump r; in A C D; tricks C: 9b 7a Tb / D: 7s Kr Ur; trick ; hand 7b Aa Ks",
):
    found = search(read_position(line), worlds=3, seed=3)
    print(found.moves, found.points.round(6).tolist(), found.birds.round(6).tolist())
"""


@pytest.fixture(scope="module")
def usual() -> str:
    return answered(ASKED)


def test_with_the_compiler_switched_off(usual: str) -> None:
    assert answered(ASKED, NUMBA_DISABLE_JIT="1") == usual


def test_without_numba(usual: str) -> None:
    assert answered(f"{WITHOUT}\n{ASKED}") == usual

"""Without the compiler, and without Numba at all, players choose the same moves, only slower."""

from __future__ import annotations

import pytest

from tests.without_compiler import WITHOUT, answered

ASKED = """
import warnings
warnings.simplefilter("error")
from zwicker_lab.players import player, search, view_of
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.packets import new_deal

for name, players in (("zwicker3", 4), ("zwickern", 3), ("zwickern", 5), ("zwickern-wild3", 2), ("queen", 4)):
    position, _ = new_deal(load_variant(name), players, seed=8)
    for turn in range(9):
        view = view_of(position)
        moves = [player(name).choose(view, turn) for name in ("random", "greedy", "traditional")]
        print(*moves, sep=", ")
        position = position.play(moves[turn % 3])
    found = search(view_of(position), worlds=2, seed=3)
    print([(str(move), round(found.mean(at), 6)) for at, move in enumerate(found.moves[:3])])
"""


@pytest.fixture(scope="module")
def usual() -> str:
    return answered(ASKED)


def test_with_the_compiler_switched_off(usual: str) -> None:
    assert answered(ASKED, NUMBA_DISABLE_JIT="1") == usual


def test_without_numba(usual: str) -> None:
    assert answered(f"{WITHOUT}\n{ASKED}") == usual

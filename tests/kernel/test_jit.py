"""What compiled code and Python share: bits, words, room; and when compiled code is made anew."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.kernel import jit
from zwicker_lab.kernel.jit import Ints, highest, lowest, njit, popcount, room, tail, words


@njit
def bits(number: int) -> tuple[int, int, int]:
    return popcount(number), lowest(number), highest(number)


@njit
def handed_on(numbers: Ints, place: int) -> int:
    """Two numbers through ``words``, ``tail`` and ``room``."""
    own, kept = words(numbers), room(8)
    kept[3] = own[place]
    tail(own, place)[1] = 77
    return kept[3] + tail(kept, 2)[1]


@given(st.integers(1, (1 << 63) - 1))
def test_bits_are_counted_alike(number: int) -> None:
    assert bits(number) == (popcount(number), lowest(number), highest(number))
    assert highest(number) == len(bin(number)) - 3
    assert number >> lowest(number) & 1 == 1 and number % (1 << lowest(number)) == 0


@pytest.mark.parametrize("run", [handed_on, handed_on.py_func], ids=["compiled", "plain"])  # type: ignore[attr-defined]
def test_numbers_are_handed_on_alike(run: object) -> None:
    for shape in ((8,), (2, 4)):
        numbers = np.arange(8).reshape(shape)
        assert callable(run) and run(numbers, 5) == 10
        assert numbers.reshape(-1)[6] == 77


def test_kept_code_is_made_anew_when_a_file_it_came_from_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba looks at the one file a function stands in; its callers elsewhere have it compiled in."""
    text = jit._text.__wrapped__
    before = {module: jit._stamp.__wrapped__(module) for module in ("zwicker_lab.kernel.deals", "__main__")}
    monkeypatch.setattr(jit, "_text", lambda module: text(module) + "#" * module.endswith("kernel.few"))
    assert all(jit._stamp.__wrapped__(module) != stamp for module, stamp in before.items())
    monkeypatch.setattr(jit, "_text", text)
    assert all(jit._stamp.__wrapped__(module) == stamp for module, stamp in before.items())

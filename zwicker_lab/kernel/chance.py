"""Chance: small, the same numbers compiled or not, one stream for every deal of a run.

The generator is a multiply-with-carry one with 32 bits of output and a period near 2 to the 62nd (G. Marsaglia); the
output mixes both halves, as D. B. Thomas's MWC64X does. No step leaves the range of a signed word.
"""

from __future__ import annotations

import numpy as np

from zwicker_lab.kernel.jit import Ints, inner, words

Chance = Ints
"""One number, changed by every draw."""

_FACTOR = 2_011_831_293
_LOW = 0xFFFFFFFF
_HALF = 1 << 31


def seed_of(seed: int, index: int = 0) -> Chance:
    """The stream number ``index`` of a run; equal arguments give equal streams.

    >>> int(draw(seed_of(7))), int(draw(seed_of(7, 1)))
    (2455979020, 3409699358)
    """
    rng = np.zeros(1, np.int64)
    reseed(rng, seed & (1 << 62) - 1, index)
    return rng


@inner
def reseed(rng: Chance, seed: int, index: int) -> None:
    """Begin the stream number ``index`` of the run ``seed``, both 0 or more."""
    low = _mix(_mix(_mix(_mix(0x1E3779B9 ^ (seed & _LOW)) ^ seed >> 32) ^ (index & _LOW)) ^ index >> 32)
    high = _mix(_mix(_mix(_mix(0x7F4A7C15 ^ (index & _LOW)) ^ index >> 32) ^ (seed & _LOW)) ^ seed >> 32)
    rng[0] = max(1, high % _FACTOR << 32 | low)
    draw(rng)


@inner
def _mix(bits: int) -> int:
    """32 bits well mixed (C. Wellons's lowbias32)."""
    bits = (bits ^ bits >> 16) * 0x7FEB352D & _LOW
    bits ^= bits >> 15
    bits = bits * 0x046CA68B + ((bits & 1) << 31) & _LOW
    return bits ^ bits >> 16


@inner
def draw(rng: Chance) -> int:
    """The next number of 32 bits."""
    low, high = rng[0] & _LOW, rng[0] >> 32
    rng[0] = _FACTOR * low + high
    return low ^ high


@inner
def below(rng: Chance, count: int) -> int:
    """A number from 0 to ``count - 1``, each as likely as the other up to one part in 2 to the 32nd."""
    if count < _HALF:
        return draw(rng) * count >> 32
    return (draw(rng) << 30 | draw(rng) >> 2) % count


@inner
def shuffle(rng: Chance, cards: Ints, count: int) -> None:
    """Bring the first ``count`` numbers into a random order."""
    rng, cards = words(rng), words(cards)
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]

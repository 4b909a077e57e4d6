"""What the commands that advise share: how much to think, within limits."""

from __future__ import annotations

import argparse
import sys

from zwicker_lab.errors import InputError
from zwicker_lab.texts import say

USUAL_MS = 100


def thinking_ms(given: argparse.Namespace, most_ms: int, most_worlds: int) -> float | None:
    """The milliseconds to think, ``None`` where worlds are counted instead; says once where that goes slowly."""
    from zwicker_lab.kernel import COMPILED

    _check_limit("--ms", given.ms, most_ms)
    _check_limit("--worlds", given.worlds, most_worlds)
    if not COMPILED:
        print(say(given.lang, "cli-slow"), file=sys.stderr)
    return USUAL_MS if given.ms is None and given.worlds is None else given.ms


def _check_limit(argument: str, number: int | None, most: int) -> None:
    if number is not None and not 1 <= number <= most:
        raise InputError("usage-limit", argument=argument, most=most, got=number)

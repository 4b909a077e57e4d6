"""Room codes that can be read out in a hall, and the tokens that say who somebody is."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Protocol, TypeVar

SIGNS = "ACDEFHJKLMNPRTUVWXY3479"
"""The signs of a code; none looks like another or sounds like one when read out."""
LENGTH = 6
LONGEST_TOKEN = 64

_Whose = TypeVar("_Whose")


class Chance(Protocol):
    """Where chance comes from: ``secrets.SystemRandom()``, or ``random.Random(seed)`` in a test."""

    def getrandbits(self, k: int, /) -> int:
        """A number of so many bits."""

    def choice(self, seq: str, /) -> str:
        """One sign of a text."""


def room_code(chance: Chance) -> str:
    """A code for a new room.

    >>> from random import Random
    >>> len(room_code(Random(1)))
    6
    """
    return "".join(chance.choice(SIGNS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it: small letters, blanks and dashes do not matter.

    >>> read_code(" kx4-m7h ")
    'KX4M7H'
    """
    return "".join(sign for sign in text[:40].upper() if sign.isalnum())


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    """What is kept of a token.

    >>> token_hash("a") == token_hash("a"), len(token_hash("a"))
    (True, 64)
    """
    return sha256(token[: LONGEST_TOKEN + 1].encode("utf-8", "replace")).hexdigest()


def whose(token: str, hashes: Mapping[str, _Whose]) -> _Whose | None:
    """Who holds a token, of those known by its hash: how long that takes tells nothing that helps to find another.

    >>> whose("a", {token_hash("a"): "host"}), whose("b", {token_hash("a"): "host"})
    ('host', None)
    """
    return hashes.get(token_hash(token))

"""Texts carried in a link: squeezed, in the letters an address may hold."""

from __future__ import annotations

import base64
import binascii
import zlib


def packed(text: str) -> str:
    """A text as an address carries it; equal texts look equal.

    >>> unpacked(packed("N 8s x 8h"), 100)
    'N 8s x 8h'
    """
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(carried: str, most: int) -> str | None:
    """The text an address carries, of at most ``most`` bytes however small it was squeezed; ``None`` for all else."""
    opener = zlib.decompressobj()
    try:
        data = base64.b64decode(carried + "=" * (-len(carried) % 4), altchars=b"-_", validate=True)
        text = opener.decompress(data, most).decode()
    except (binascii.Error, zlib.error, ValueError):
        return None
    return text if opener.eof else None

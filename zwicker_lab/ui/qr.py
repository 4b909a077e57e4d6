"""QR codes: an address as a picture that a phone reads."""

from __future__ import annotations

from functools import lru_cache

import segno

MOST = 1800
"""The longest address, in characters, that a phone still reads from a sheet of paper at a fair size."""


@lru_cache(maxsize=64)
def qr_picture(address: str) -> str | None:
    """The code of an address as the source of an ``<img>``, black on white in either theme, with its quiet zone.

    None where the address is too long to be read. It is an image of its own, so nothing in it can become markup.

    >>> qr_picture("http://localhost:5006/look?position=zwicker3")[:19]
    'data:image/svg+xml;'
    >>> qr_picture("x" * 5000)
    """
    if len(address) > MOST:
        return None
    return str(
        segno.make(address, error="m" if len(address) < MOST // 3 else "l", micro=False).svg_data_uri(light="#fff")
    )

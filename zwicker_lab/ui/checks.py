"""What a host may ask of the server, checked before it starts: port, origins, prefix, certificate."""

from __future__ import annotations

import re
import ssl
from pathlib import Path

from zwicker_lab.errors import InputError

LAST_PORT = 65_535
_ORIGIN = re.compile(r"(?:[\w*.-]+|\[[0-9a-fA-F:.]+\])(?::(?P<port>[0-9]{1,5}))?")
_PREFIX = re.compile(r"(?:/?[\w.~-]+)*/?", re.ASCII)


def port(number: int) -> None:
    """Raise ``InputError`` for a port there is not."""
    if not 0 <= number <= LAST_PORT:
        raise InputError("port-range", got=number, most=LAST_PORT)


def origin(host: str) -> None:
    """Raise ``InputError`` for what is no host, or host with port.

    >>> origin("club.example.org:8443")
    >>> try:
    ...     origin("https://club.example.org/")
    ... except InputError as told:
    ...     print(told)
    “https://club.example.org/” is no name of a host. An origin is written like club.example.org or \
club.example.org:8443, without https:// and without a path.
    """
    found = _ORIGIN.fullmatch(host)
    if not found or int(found["port"] or 1) not in range(1, LAST_PORT + 1):
        raise InputError("origin", got=host)


def prefix(path: str) -> str:
    """A path that the pages lie below, as the server wants it; raises ``InputError`` for what is none.

    >>> prefix("zwicker/"), prefix("/games/zwicker"), prefix("/"), prefix("")
    ('/zwicker', '/games/zwicker', '', '')
    """
    if not _PREFIX.fullmatch(path) or set(path.split("/")) & {".", ".."}:
        raise InputError("prefix", got=path)
    bare = path.strip("/")
    return f"/{bare}" if bare else ""


def certificate(file: str | None, key: str | None) -> None:
    """Raise ``InputError`` where a certificate and its key cannot be used."""
    if file is None:
        if key is not None:
            raise InputError("certificate-missing", key=key)
        return
    for named in (file, key or file):
        _readable(named)
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(file, key, password="")
    except (OSError, ValueError):
        raise InputError("certificate", file=file, key=key or file) from None


def _readable(file: str) -> None:
    try:
        with Path(file).open("rb"):
            return
    except FileNotFoundError:
        raise InputError("file-missing", file=file) from None
    except (OSError, ValueError):
        raise InputError("file-unreadable", file=file) from None

"""Under which addresses other devices reach this one, and the pages it serves."""

from __future__ import annotations

import socket
from contextlib import closing, suppress
from ipaddress import ip_address
from urllib.parse import urlsplit, urlunsplit

LONGEST = 16_000
"""The longest address of a page that is looked at, in characters."""
EVERYWHERE = ("", "0.0.0.0", "::")
_ELSEWHERE = ("192.0.2.1", 9)
"""An address kept free for examples: asking for the way there sends nothing."""


def own_address() -> str | None:
    """This machine's address in the network it is in; ``None`` where it is in none."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(_ELSEWHERE)
        found = str(probe.getsockname()[0])
        return None if ip_address(found).is_loopback or ip_address(found).is_unspecified else found
    return None


def answers(host: str, port: int, patience: float = 0.3) -> bool:
    """Whether something on this machine listens at an address."""
    with suppress(OSError), closing(socket.create_connection((host, port), patience)):
        return True
    return False


def host_of(address: str) -> str:
    """The host a page's address names; empty for anything that is no page's address.

    >>> host_of("https://club.example.org/look"), host_of("file:///etc/passwd"), host_of("http://[")
    ('club.example.org', '', '')
    """
    try:
        parts = urlsplit(address)
        return (parts.hostname or "") if parts.scheme in ("http", "https") else ""
    except ValueError:
        return ""


def is_own_machine(host: str) -> bool:
    """Whether a host's name or number always means the machine that asks.

    >>> is_own_machine("localhost"), is_own_machine("127.0.0.1"), is_own_machine("192.168.1.20")
    (True, True, False)
    """
    try:
        if host == "localhost" or host.endswith(".localhost"):
            return True
        number = ip_address(host)
        return number.is_loopback or number.is_unspecified
    except ValueError:
        return False


def read_base(address: object) -> str:
    """The folder of the site a browser tells, without query and fragment; empty for what is no page's address.

    >>> read_base("http://localhost:5006/lab/host?code=KX4M7H#secret"), read_base("javascript:alert(1)")
    ('http://localhost:5006/lab/', '')
    """
    if not isinstance(address, str) or len(address) > LONGEST or not host_of(address):
        return ""
    parts = urlsplit(address)
    return urlunsplit((parts.scheme, parts.netloc, parts.path.rpartition("/")[0] + "/", "", ""))


def reachable(base: str) -> str:
    """The same site under an address that phones reach, where this machine answers there; else ``base``."""
    parts = urlsplit(base)
    if not is_own_machine(host_of(base)) or not parts.port:
        return base
    own = own_address()
    if own is None or not answers(own, parts.port):
        return base
    return urlunsplit((parts.scheme, f"{own}:{parts.port}", parts.path, "", ""))

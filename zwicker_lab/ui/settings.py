"""Where the pages live and how they are served: the figures a test may shorten and a host may change."""

from __future__ import annotations

import errno
import hashlib
import socket
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_hex

from bokeh.embed.bundle import extension_dirs

from zwicker_lab.errors import InputError
from zwicker_lab.ui import checks
from zwicker_lab.ui.network import EVERYWHERE, own_address

ASSETS = Path(__file__).parent / "assets"
STARTED = token_hex(6)
"""Tells this run of the server from one before: pages that outlive it load anew."""


def _mark(folder: Path) -> str:
    """A short mark of the contents of ``folder``: another address after every change, so browsers may keep files."""
    seen = hashlib.sha1(usedforsecurity=False)
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        seen.update(path.name.encode() + path.read_bytes())
    return seen.hexdigest()[:10]


EXTENSION = f"zwicker_lab-{_mark(ASSETS)}"
ASSET_URL = f"static/extensions/{EXTENSION}/"
"""Address of the assets, relative to the root of the site."""

extension_dirs[EXTENSION] = ASSETS


@dataclass(frozen=True)
class Settings:
    """How the pages are served.

    With ``0.0.0.0`` as address other devices of the network may open a session at this machine's address there; with
    ``::`` by either family of addresses. ``origins`` names further hosts under which the site is reached through a
    server in front of it, such as ``club.example.org``: what that one says of who asks is believed. Without it only
    this machine's own names may open a session. ``prefix`` is a path the site lies below. With ``certificate`` and
    ``key``, PEM files, the pages are encrypted; one file may hold both.
    Sessions are kept and looked after in milliseconds. For ``token_lifetime`` seconds an open page may come back after
    its line was cut: it is left open for an evening, and a laptop sleeps over night.

    >>> Settings(port=80).url, Settings(address="::1", prefix="/zwicker").url
    ('http://localhost:80/', 'http://[::1]:5006/zwicker/')
    """

    address: str = "localhost"
    port: int = 5006
    origins: tuple[str, ...] = ()
    prefix: str = ""
    certificate: str | None = None
    key: str | None = None
    session_lifetime: int = 120_000
    token_lifetime: int = 365 * 24 * 3600
    session_check: int = 17_000

    @property
    def has_both_families(self) -> bool:
        """Whether the pages are served at every address of this machine, of the older and of the newer kind."""
        return self.address in ("", "::")

    @property
    def url(self) -> str:
        """The address of the home page; that of the network where the pages are served to all of it."""
        host = (own_address() or "localhost") if self.address in EVERYWHERE else self.address
        return f"http{'s' if self.certificate else ''}://{_in_url(host)}:{self.port}{self.prefix}/"

    @property
    def allowed_origins(self) -> list[str]:
        """Hosts whose pages may open a session: this machine's own names, and what stands before it."""
        own = {self.address, "localhost", "127.0.0.1"} - set(EVERYWHERE)
        if self.address in EVERYWHERE and (found := own_address()):
            own.add(found)
        return [f"{_in_url(host)}:{self.port}" for host in sorted(own)] + list(self.origins)

    def claimed(self) -> Settings:
        """The same, checked, with a port that can be had: the one asked for, or any free one where ``port`` is 0.

        Raises ``InputError`` for what cannot be served so: a port that is taken or kept for others, an address that is
        not this machine's, an origin, a prefix or a certificate that is none.
        """
        for origin in self.origins:
            checks.origin(origin)
        checks.certificate(self.certificate, self.key)
        return replace(self, prefix=checks.prefix(self.prefix), port=self._free_port())

    def refusal(self, error: OSError) -> InputError:
        """Why the system does not let the pages be served here, for people."""
        if error.errno == errno.EADDRINUSE:
            other = self.port + 1 if self.port < checks.LAST_PORT else self.port - 1
            return InputError("port-taken", port=self.port, other=other)
        if error.errno in (errno.EACCES, errno.EPERM):
            return InputError("port-forbidden", port=self.port)
        return InputError("address-unusable", address=self.address, port=self.port)

    def _free_port(self) -> int:
        checks.port(self.port)
        both = self.has_both_families and socket.has_dualstack_ipv6()
        family = socket.AF_INET6 if ":" in self.address or both else socket.AF_INET
        try:
            with socket.create_server((self.address, self.port), family=family, dualstack_ipv6=both) as probe:
                return int(probe.getsockname()[1])
        except OSError as error:
            raise self.refusal(error) from error


def _in_url(host: str) -> str:
    """A host as addresses of pages write it: numbers of the newer kind in brackets."""
    return f"[{host}]" if ":" in host else host

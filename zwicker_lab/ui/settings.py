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

    With ``0.0.0.0`` as address other devices of the network may open a session at this machine's address there.
    Times are milliseconds. ``origins`` names further hosts under which the site is reached through a server in front
    of it, such as ``club.example.org``: what that one says of who asks is believed. Without it only this machine's own
    names may open a session.

    >>> Settings(port=80).url
    'http://localhost:80/'
    """

    address: str = "localhost"
    port: int = 5006
    origins: tuple[str, ...] = ()
    prefix: str = ""
    session_lifetime: int = 120_000
    session_check: int = 17_000

    @property
    def url(self) -> str:
        """The address of the home page; that of the network where the pages are served to all of it."""
        host = (own_address() or "localhost") if self.address in EVERYWHERE else self.address
        return f"http://{host}:{self.port}{self.prefix}/"

    @property
    def allowed_origins(self) -> list[str]:
        """Hosts whose pages may open a session, as Bokeh wants them."""
        own = {self.address, "localhost", "127.0.0.1"} - set(EVERYWHERE)
        if self.address in EVERYWHERE and (found := own_address()):
            own.add(found)
        return [f"{host}:{self.port}" for host in sorted(own)] + list(self.origins)

    def claimed(self) -> Settings:
        """The same with a port that can be had: the one asked for, or any free one where ``port`` is 0.

        Raises ``InputError`` when the port is taken or the address is not this machine's.
        """
        family = socket.AF_INET6 if ":" in self.address else socket.AF_INET
        try:
            with socket.create_server((self.address, self.port), family=family) as probe:
                return replace(self, port=probe.getsockname()[1])
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise InputError("port-taken", port=self.port, other=self.port + 1) from error
            raise InputError("address-unusable", address=self.address, port=self.port) from error

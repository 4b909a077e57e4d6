"""An address to take along: as a QR code that a phone reads, and as text to copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar
from urllib.parse import urljoin

from zwicker_lab.texts import say
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.network import LONGEST, host_of, is_own_machine
from zwicker_lab.ui.qr import qr_picture
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import Look

Scene = dict[str, Any]
Narrow = Callable[[], tuple[bool, str | None]]
WORDS = ("open", "title", "alt", "address", "copy", "copied", "failed", "close")


class ShareView(Look):
    """A button that opens a panel with the address of the page as a code and as text."""

    _bundle = ASSETS / "js" / "share.js"
    _stylesheets: ClassVar[list[Any]] = [*Look._stylesheets, ASSETS / "share.css"]


def share_view(lang: str, narrow: Narrow = lambda: (True, None)) -> ShareView:
    """The component for a page; see ``code`` for what ``narrow`` tells of the moment shown."""
    words = {name: say(lang, f"share-{name}") for name in WORDS}
    view = ShareView(scene={"lang": lang, "words": words, "code": None}, sizing_mode="stretch_width")

    def told(message: object) -> None:
        if not isinstance(message, dict) or message.get("kind") != "code":
            return
        found = code(message.get("address"), lang, *narrow())
        if found is not None:
            view.scene = {**view.scene, "code": found}

    hear(view, told)
    return view


def code(address: object, lang: str, carries: bool = True, position: str | None = None) -> Scene | None:
    """The code of an address the browser told, and what is to be said about it; ``None`` for what is no address.

    Without ``carries``, or where the address is too long for a code, ``position`` is taken instead: a link, relative to
    the address, that leads to the position alone. Without either there is no address.

    >>> code("http://localhost:5006/look?lang=en", "en")["notes"][0][:29]
    'A phone cannot reach “localho'
    >>> code("javascript:alert(1)", "en")
    """
    if not isinstance(address, str) or len(address) > LONGEST or not (host := host_of(address)):
        return None
    if not carries and position is None:
        return {"picture": "", "text": "", "address": "", "notes": [say(lang, "share-kept")]}
    text, notes, picture = say(lang, "share-text"), [], qr_picture(address) if carries else None
    if picture is None and position is not None:
        notes.append(say(lang, "share-position-only" if carries else "share-position-kept"))
        text, address = say(lang, "share-text-position"), urljoin(address, position)
        picture = qr_picture(address)
    if picture is None:
        text, notes = "", [say(lang, "share-too-long")]
    if is_own_machine(host):
        notes.append(say(lang, "share-local", host=host))
    return {"picture": picture or "", "text": text, "address": address, "notes": notes}

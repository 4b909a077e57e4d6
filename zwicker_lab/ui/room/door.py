"""How people come in: the code, the address as text and as a picture, and what to say where none gets through."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from zwicker_lab.texts import say
from zwicker_lab.ui.network import host_of, is_own_machine
from zwicker_lab.ui.qr import qr_picture
from zwicker_lab.ui.query import Query

Scene = dict[str, Any]


def door_scene(code: str, base: str, lang: str) -> Scene:
    """The code of a room and how to get in from ``base``, the address of the site."""
    address = base + Query({"lang": lang}).link("join", code=code) if base else ""
    notes = []
    if base and is_own_machine(host_of(base)):
        notes.append(say(lang, "room-local", host=host_of(base)))
    return {
        "label": say(lang, "room-door"),
        "code": spaced(code),
        "spelled": " ".join(code),
        "picture": qr_picture(address) if address else None,
        "alt": say(lang, "room-qr", code=spaced(code)),
        "how": say(lang, "room-how"),
        "address": f"{urlsplit(base).netloc}{urlsplit(base).path}join" if base else "",
        "notes": notes,
        "phones": say(lang, "room-phones"),
    }


def spaced(code: str) -> str:
    """A code as people read it out.

    >>> spaced("KX4M7H")
    'KX4 M7H'
    """
    return f"{code[:3]} {code[3:]}"

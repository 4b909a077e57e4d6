"""The address of a page as Panel keeps it, made safe: what a link holds is text, and no link can break a page."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qsl

import panel as pn
from panel.io.location import Location
from panel.util.parameters import edit_readonly

_NUMBER = re.compile(r"-?[0-9]{1,9}")
_HOST = re.compile(r"(?P<name>\[[^\]]*\]|[^:]*)(?::(?P<port>[0-9]*))?.*")


class Address(Location):
    """Panel's location, which turns every value of a query into what it looks like and fails on some of them.

    Here a value is a whole number or the text it is; what a page synchronises with the address stays what it was.
    """

    @classmethod
    def from_request(cls, request: Any) -> Address:
        """The address a page was asked for at; Panel fails on hosts such as ``[::1]:5006`` and on a second ``?``."""
        made = cls()
        if getattr(request, "_request", None) is None:
            return made
        host = _HOST.fullmatch(request.host)
        path, mark, query = request.uri.partition("?")
        assert host
        with edit_readonly(made):
            made.param.update(
                protocol=f"{request.protocol}:",
                hostname=host["name"],
                port=host["port"] or "",
                pathname=path,
                search=mark + query,
                href=f"{request.protocol}://{request.host}{request.uri}",
            )
        return made

    @property
    def query_params(self) -> dict[str, Any]:
        """The query as whole numbers and texts."""
        pairs = parse_qsl(self.search[1:], errors="replace", keep_blank_values=True)
        return {name: int(text) if _NUMBER.fullmatch(text) else text for name, text in pairs}


def use_address() -> None:
    """Give the session that is being opened its address, before anything asks Panel for one."""
    doc = pn.state.curdoc
    if doc is not None and doc.session_context is not None and doc not in pn.state._locations:
        context: Any = doc.session_context
        pn.state._locations[doc] = Address.from_request(context.request)

"""The address of a page as Panel keeps it, made safe: what a link holds is text, and no link can break a page."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qsl

import panel as pn
from panel.io.location import Location

_NUMBER = re.compile(r"-?[0-9]{1,9}")


class Address(Location):
    """Panel's location, which turns every value of a query into what it looks like and fails on some of them.

    Here a value is a whole number or the text it is; what a page synchronises with the address stays what it was.
    """

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

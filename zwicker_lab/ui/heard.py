"""Hearing what components report, from the first moment on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import panel as pn


def hear(view: Any, receive: Callable[[Any], None]) -> None:
    """Have ``receive`` get what ``view`` sends; what comes before the page is ready is kept until it is.

    Panel drops every change that Python makes between a component's first message and the browser's word that its
    document is ready, and with it the answer to what the browser has stored.

    >>> class View:
    ...     def on_msg(self, heard):
    ...         heard(type("Message", (), {"data": "stored"}))
    >>> hear(View(), print)
    stored
    """

    def heard(message: Any) -> None:
        if pn.state.loaded:
            receive(message.data)
        else:
            pn.state.onload(partial(receive, message.data))

    view.on_msg(heard)

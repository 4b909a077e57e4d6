"""Sockets that send at once what belongs together: a click's answer is small, and must not wait for the last one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any
from weakref import WeakKeyDictionary, WeakMethod

import panel.io.server
from bokeh.document import Document
from bokeh.protocol.exceptions import ProtocolError
from bokeh.server.session import ServerSession
from bokeh.server.urls import per_app_patterns
from tornado.concurrent import Future
from tornado.iostream import IOStream
from tornado.websocket import WebSocketProtocol13


class Gathered:
    """A stream that sends the parts of a message together: while it ``holds`` they wait for the next that is written.

    All else is as with the stream itself.
    """

    def __init__(self, stream: IOStream) -> None:
        self._stream = stream
        self._parts: list[bytes] = []
        self.holds = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, data: bytes) -> Future[None]:
        """Send ``data`` with what has gathered, or keep it; the result is done when it is sent or kept."""
        self._parts.append(data)
        if self.holds:
            kept: Future[None] = Future()
            kept.set_result(None)
            return kept
        together, self._parts = b"".join(self._parts), []
        return self._stream.write(together)


class LooseWrites(WebSocketProtocol13):
    """A connection whose writes nobody need wait for.

    Panel writes the parts of a message together and waits for them afterwards, or never where the page is left
    meanwhile. That a page was left is no fault to be told in the terminal.
    """

    _to_come = 0

    def write_message(self, message: Any, binary: bool = False) -> asyncio.Future[None]:
        """Send a part of a message, with those before it; whoever waits for the last still hears that it failed.

        A message is a header, which tells the number of its buffers, metadata and content, and two parts a buffer.
        """
        self._to_come = self._to_come - 1 if self._to_come else 2 + 2 * json.loads(message).get("num_buffers", 0)
        if isinstance(self.stream, Gathered):
            self.stream.holds = self._to_come > 0
        writing = super().write_message(message, binary)
        writing.add_done_callback(_heard)
        return writing


def _heard(writing: asyncio.Future[None]) -> None:
    if not writing.cancelled():
        writing.exception()


PING_S = 20.0
"""A browser that does not answer for so long is not there: a phone out of the wifi says no goodbye."""
_watched: WeakKeyDictionary[Document, list[WeakMethod[Callable[[bool], None]]]] = WeakKeyDictionary()


def when_connected(doc: Document, told: Callable[[bool], None]) -> None:
    """Have the method ``told`` called when a page's line is lost, with ``False``, and when it is back, with ``True``.

    That keeps neither the page nor who watches it.
    """
    _watched.setdefault(doc, []).append(WeakMethod(told))


def tell_connection(session: ServerSession) -> None:
    """Tell those who watch a page whether a browser is connected to it now."""
    for watcher in _watched.get(session.document, ()):
        if told := watcher():
            told(session.connection_count > 0)


class PromptSocket(panel.io.server.WSHandler):
    """Panel's websocket without Nagle's delay, which tells when a page is connected."""

    ping_interval = PING_S

    def open(self, *arguments: Any, **named: Any) -> Any:
        """Answer at once from the first message on."""
        self.set_nodelay(True)
        return super().open(*arguments, **named)

    async def _async_open(self, token: str) -> None:
        await super()._async_open(token)
        if self.connection is not None:
            tell_connection(self.connection.session)

    def on_close(self) -> None:
        """Clean up, and tell that the line is lost."""
        session = self.connection.session if self.connection is not None else None
        super().on_close()
        if session is not None:
            tell_connection(session)

    def log_exception(
        self, typ: type[BaseException] | None, value: BaseException | None, tb: TracebackType | None
    ) -> None:
        """Keep quiet about who comes with no token, or one of another server: the page then loads anew."""
        if not isinstance(value, ProtocolError):
            super().log_exception(typ, value, tb)

    def detach(self) -> Any:
        """The stream of the connection."""
        return Gathered(super().detach())

    def get_websocket_protocol(self) -> LooseWrites | None:
        """The connection; none where the browser speaks another protocol."""
        usual = super().get_websocket_protocol()
        return LooseWrites(self, False, usual.params) if isinstance(usual, WebSocketProtocol13) else None


def use_prompt_sockets() -> None:
    """Have every server made from now on open its websockets so."""
    per_app_patterns[:] = [(r"/ws", PromptSocket) if route[0] == r"/ws" else route for route in per_app_patterns]

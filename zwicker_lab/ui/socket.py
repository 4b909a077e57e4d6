"""Sockets that send at once what belongs together: a click's answer is small, and must not wait for the last one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any
from weakref import WeakKeyDictionary, WeakMethod

import panel.io.server
from bokeh.document import Document
from bokeh.protocol.exceptions import ProtocolError
from bokeh.server.session import ServerSession
from bokeh.server.urls import per_app_patterns
from tornado.concurrent import Future, chain_future
from tornado.iostream import IOStream, StreamClosedError
from tornado.websocket import WebSocketProtocol13


class Gathered:
    """A stream that sends what is written in one turn of the loop together: Bokeh's messages come in three parts.

    All else is as with the stream itself.
    """

    def __init__(self, stream: IOStream) -> None:
        self._stream = stream
        self._parts: list[bytes] = []
        self._sent: Future[None] = Future()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, data: bytes) -> Future[None]:
        """Send ``data`` with the rest; the result is done when all of it is written, or could not be."""
        if not self._parts:
            asyncio.get_running_loop().call_soon(self.flush)
        self._parts.append(data)
        return self._sent

    def flush(self) -> None:
        """Send what has gathered."""
        if not self._parts:
            return
        data, sent = b"".join(self._parts), self._sent
        self._parts, self._sent = [], Future()
        try:
            chain_future(self._stream.write(data), sent)
        except StreamClosedError as cause:
            sent.set_exception(cause)

    def close(self, *arguments: Any) -> None:
        """Send what has gathered, and close."""
        self.flush()
        self._stream.close(*arguments)


class LooseWrites(WebSocketProtocol13):
    """A connection whose writes nobody need wait for.

    Panel writes the parts of a message together and waits for them afterwards, or never where the page is left
    meanwhile. That a page was left is no fault to be told in the terminal.
    """

    def write_message(self, *arguments: Any, **named: Any) -> asyncio.Future[None]:
        """Send a message; whoever waits for it still hears that it failed."""
        writing = super().write_message(*arguments, **named)
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

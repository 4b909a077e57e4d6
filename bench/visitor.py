"""A visitor without a browser: opens a page as a browser does, touches its components, hears their scenes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from uuid import uuid4

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, WebSocketProtocol, websocket_connect

Scene = dict[str, Any]
Heard = asyncio.Queue[str | bytes | None]
TOKEN = re.compile(r'"token":"([^"]+)"')
PATIENCE_S = 120.0
"""So long a page may take where many are opened at once."""


class Visitor:
    """One open page; ``scenes`` holds the latest scene of each component by its class name, or by its part."""

    def __init__(self, socket: WebSocketClientConnection, heard: Heard) -> None:
        self._socket, self._heard = socket, heard
        self._components: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self.scenes: dict[str, Scene] = {}

    @classmethod
    async def at(cls, url: str) -> Visitor:
        """Open the page at ``url`` and take its document."""
        page = await AsyncHTTPClient().fetch(url)
        found = TOKEN.search(page.body.decode())
        assert found, "a page without a token"
        request = HTTPRequest(
            url.partition("?")[0].rstrip("/").replace("http", "ws", 1) + "/ws", request_timeout=PATIENCE_S
        )
        heard: Heard = asyncio.Queue()  # all is taken off the line at once, as by browsers: else no ping is answered
        socket = await websocket_connect(
            request, on_message_callback=heard.put_nowait, subprotocols=["bokeh", found[1]]
        )
        if isinstance(socket.protocol, WebSocketProtocol):
            socket.protocol.set_nodelay(True)  # as browsers do
        visitor = cls(socket, heard)
        await visitor._receive()
        await visitor._send("PULL-DOC-REQ", {})
        while visitor._take_document(await visitor._receive()):
            pass
        await visitor._event("document_ready", [])
        return visitor

    async def touch(self, component: str, **message: object) -> None:
        """Send what a component would send when it is touched."""
        told = {"type": "map", "entries": [[name, value] for name, value in message.items()]}
        await self._event("data_event", [["model", {"id": self._components[component]}], ["data", told]])

    async def hear(self) -> set[str]:
        """Wait for the next patch; gives the names of the components whose scene it changes."""
        changed = set()
        for event in (await self._receive())[1].get("events", []):
            name = self._names.get(event.get("model", {}).get("id", ""), "")
            changed |= self._note(name, {event.get("attr", ""): event.get("new")})
        return changed

    def leave(self) -> None:
        """Close the page."""
        self._socket.close()

    async def until(self, component: str, done: Callable[[Scene], bool]) -> None:
        """Wait until a component gets a scene that is ``done``."""
        while not (component in await self.hear() and done(self.scenes[component])):
            pass

    # ---- the protocol ----------------------------------------------------------------------------------------

    def _take_document(self, message: tuple[Scene, Scene]) -> bool:
        """Note the components of a document; gives whether it is still to come."""
        header, content = message
        if header["msgtype"] != "PULL-DOC-REPLY":
            return True
        for model in models(content):
            told = model["attributes"].get("data")
            if isinstance(told, dict) and "class_name" in model["attributes"]:
                name = model["attributes"]["class_name"]
                self._components[name], self._names[told["id"]] = model["id"], name
                self._note(name, told.get("attributes", {}))
        return False

    def _note(self, name: str, attributes: Scene) -> set[str]:
        """Note the scenes among a component's attributes; a component of several parts has one of each part's name."""
        found = {}
        for attribute, value in attributes.items():
            if attribute in ("told", "scene"):
                found[name] = json.loads(value) if attribute == "told" else plain(value)
            elif isinstance(value, str) and value.startswith("{"):
                found[attribute] = json.loads(value)
        self.scenes |= found
        return set(found)

    async def _event(self, name: str, entries: list[Any]) -> None:
        data = {"type": "event", "name": name, "values": {"type": "map", "entries": entries}}
        await self._send(
            "PATCH-DOC", {"events": [{"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": data}]}
        )

    async def _send(self, kind: str, content: Scene) -> None:
        for part in ({"msgid": uuid4().hex, "msgtype": kind}, {}, content):
            await self._socket.write_message(json.dumps(part))

    async def _receive(self) -> tuple[Scene, Scene]:
        header, _, content = [json.loads(await self._heard.get() or "null") for _ in range(3)]
        if header is None:
            raise ConnectionError("the server has closed the page")
        return header, content


def models(value: Any) -> Iterator[Scene]:
    """Every model in a document, however deep."""
    if isinstance(value, dict):
        if value.get("type") == "object" and "attributes" in value:
            yield value
        for inner in value.values():
            yield from models(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from models(inner)


def plain(value: Any) -> Any:
    """What Bokeh has sent as the values it stands for.

    >>> plain({"type": "map", "entries": [["posts", [{"type": "map", "entries": [["now", True]]}]]]})
    {'posts': [{'now': True}]}
    """
    if isinstance(value, dict):
        return {plain(name): plain(inner) for name, inner in value.get("entries", ())}
    return [plain(inner) for inner in value] if isinstance(value, list) else value

"""Sockets that send at once: a click's answer is small, and must not wait for the last one to be acknowledged."""

from __future__ import annotations

from typing import Any

import panel.io.server
from bokeh.server.urls import per_app_patterns


class PromptSocket(panel.io.server.WSHandler):
    """Panel's websocket without Nagle's delay."""

    def open(self, *arguments: Any, **named: Any) -> Any:
        """Answer at once from the first message on."""
        self.set_nodelay(True)
        return super().open(*arguments, **named)


def use_prompt_sockets() -> None:
    """Have every server made from now on open its websockets so."""
    per_app_patterns[:] = [(r"/ws", PromptSocket) if route[0] == r"/ws" else route for route in per_app_patterns]

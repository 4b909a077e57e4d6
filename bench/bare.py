"""A bare Panel component to compare with: two buttons, and Python says which is chosen."""

from __future__ import annotations

import sys
from typing import Any

import panel as pn
import panel.io.server
import param
from bokeh.server.urls import per_app_patterns
from panel.custom import JSComponent


class Bare(JSComponent):
    """Two buttons that report a click and show Python's answer."""

    chosen = param.Integer(default=-1, doc="The button chosen last.")

    _esm = """
    export function render({ model, el }) {
      const buttons = [0, 1].map(index => {
        const button = document.createElement('button');
        button.textContent = `Button ${index}`;
        button.className = 'bare-button';
        button.addEventListener('click', () => model.send_msg({ index }));
        el.append(button);
        return button;
      });
      const show = (button, index) => button.setAttribute('aria-pressed', String(index === model.chosen));
      const draw = () => buttons.forEach(show);
      model.on('chosen', draw);
      draw();
    }
    """


class Undelayed(panel.io.server.WSHandler):
    """Panel's websocket without Nagle's delay, which would flatter us; all else that ours does is left out."""

    def open(self, *arguments: Any, **named: Any) -> Any:
        """Answer at once from the first message on."""
        self.set_nodelay(True)
        return super().open(*arguments, **named)


def page() -> Bare:
    """One component for one visitor."""
    component = Bare()
    component.on_msg(lambda message: component.param.update(chosen=message.data["index"]))
    return component


if __name__ == "__main__":
    per_app_patterns[:] = [(r"/ws", Undelayed) if route[0] == r"/ws" else route for route in per_app_patterns]
    pn.serve({"/": page}, port=int(sys.argv[1]), address="localhost", show=False, verbose=False)

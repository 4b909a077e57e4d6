"""A bare Panel component to compare with: two buttons, and Python says which is chosen."""

from __future__ import annotations

import sys

import panel as pn
import param
from panel.custom import JSComponent

from zwicker_lab.ui.socket import use_prompt_sockets


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


def page() -> Bare:
    """One component for one visitor."""
    component = Bare()
    component.on_msg(lambda message: component.param.update(chosen=message.data["index"]))
    return component


if __name__ == "__main__":
    use_prompt_sockets()  # as ours: the delay would flatter us
    pn.serve({"/": page}, port=int(sys.argv[1]), address="localhost", show=False, verbose=False)

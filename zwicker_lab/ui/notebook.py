"""A table in a notebook cell: the same components, with the look brought along."""

from __future__ import annotations

import base64
import functools
import re
from typing import Any

import panel as pn
import param
from panel.custom import JSComponent

from zwicker_lab.ui.page import LookDesign
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import views
from zwicker_lab.ui.table.trying import TableTry
from zwicker_lab.zwicker.position import Position

FONT = "fonts/atkinson-hyperlegible-latin-{weight}-normal.woff2"


class Fonts(JSComponent):
    """The typeface for the whole notebook page: a shadow root cannot declare one."""

    faces = param.Dict(default={}, doc="The font files by weight, as data addresses.")

    _esm = """
    export function render({ model }) {
      for (const [weight, url] of Object.entries(model.faces)) {
        const face = new FontFace('Atkinson Hyperlegible', `url(${url})`, { weight });
        document.fonts.add(face);
        face.load();
      }
      return document.createElement('i');
    }
    """


def show(position: Position, *, lang: str = "en", dark: bool = False, **settings: Any) -> pn.Column:
    """A table to explore ``position`` at: pick a card, see its uses, play, take back.

    ``settings`` are those of ``TableTry``. In a notebook call ``pn.extension(inline=True)`` once before.
    """
    table, choices, slip = views(TableTry(position, lang=lang, **settings))
    left = pn.Column(table, sizing_mode="stretch_width", margin=0, min_width=0)
    right = pn.Column(slip, choices, sizing_mode="stretch_width", margin=0, max_width=460)
    return pn.Column(
        Fonts(faces=faces(), width=0, height=0, margin=0),
        pn.Row(left, right, sizing_mode="stretch_width", margin=0),
        stylesheets=[tokens(dark=dark)],
        design=LookDesign,
        sizing_mode="stretch_width",
        max_width=1180,
    )


@functools.cache
def tokens(*, dark: bool = False) -> str:
    """The custom properties for a notebook: on the component, in pixels, for one theme."""
    text = (ASSETS / "tokens.css").read_text(encoding="utf-8")
    text = re.sub(r"@font-face\s*{[^}]*}", "", text)
    theme = r"\[data-theme=dark\]"
    text = re.sub(theme, ":host", text) if dark else re.sub(theme + r"\s*{[^}]*}", "", text)
    text = re.sub(r"\[data-(size|pace)=\w+\]\s*{[^}]*}", "", text).replace(":root", ":host")
    text = re.sub(r"(\d*\.?\d+)rem\b", lambda found: f"{float(found[1]) * 18:g}px", text)
    return f"{text}\n:host{{color:var(--ink);background:var(--paper);padding:8px;border-radius:10px}}"


@functools.cache
def faces() -> dict[str, str]:
    """The two weights of the typeface as data addresses."""
    found = {weight: (ASSETS / FONT.format(weight=weight)).read_bytes() for weight in ("400", "700")}
    return {weight: f"data:font/woff2;base64,{base64.b64encode(data).decode()}" for weight, data in found.items()}

"""A table in a notebook cell: the same components, with the look brought along."""

from __future__ import annotations

import base64
import functools
import re
import sys
from typing import Any

import panel as pn
import param
from panel.custom import JSComponent

from zwicker_lab import zwick
from zwicker_lab.ui.page import LookDesign
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import views
from zwicker_lab.ui.table.trying import TableTry
from zwicker_lab.ui.zwick.table.staging import Staging
from zwicker_lab.ui.zwick.table.trying import TrickTry
from zwicker_lab.ui.zwick.table.views import trick_views
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


def show(position: Position | zwick.Position, *, lang: str = "en", dark: bool = False, **settings: Any) -> pn.Column:
    """A table to explore ``position`` at: pick a card, see its uses, play, take back.

    ``settings`` are those of ``TableTry``, and of ``TrickTry`` for Swiss Zwick. In a notebook Panel is made ready,
    offline, by the first call.
    """
    _make_ready()
    if isinstance(position, zwick.Position):
        table, slip = trick_views(TrickTry(position, lang=lang, staging=Staging(lang), **settings))
        beside: list[Any] = [slip]
    else:
        table, choices, slip = views(TableTry(position, lang=lang, **settings))
        beside = [slip, choices]
    left = pn.Column(table, sizing_mode="stretch_width", margin=0, min_width=0)
    right = pn.Column(*beside, sizing_mode="stretch_width", margin=(0, 0, 0, 12), max_width=460)
    return pn.Column(
        Fonts(faces=faces(), width=0, height=0, margin=0),
        pn.Row(left, right, sizing_mode="stretch_width", margin=0),
        stylesheets=[tokens(dark=dark)],
        design=LookDesign,
        sizing_mode="stretch_width",
        max_width=1180,
    )


def _make_ready() -> None:
    """Load Panel into a notebook with all it needs, unless it is there; elsewhere there is nothing to do."""
    if "IPython" in sys.modules and sys.modules["IPython"].get_ipython() and not pn.extension._loaded:
        pn.extension(inline=True)


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

"""What stands around components in a notebook cell: the look brought along, the theme of the notebook, two columns."""

from __future__ import annotations

import base64
import functools
import re
import sys
from collections.abc import Iterable
from typing import Any

import panel as pn
import param
from panel.custom import JSComponent
from panel.viewable import Viewable

from zwicker_lab.ui.page import LookDesign
from zwicker_lab.ui.settings import ASSETS

FONT = "fonts/atkinson-hyperlegible-latin-{weight}-normal.woff2"
WIDE: dict[str, Any] = {"sizing_mode": "stretch_width", "margin": 0, "min_width": 0}
_NARROW = 820
"""Below so many pixels, of the cell and not of the window, what stands beside the table comes under it."""
_DUO = f"""
:host{{display:grid;grid-template-columns:minmax(0,1.62fr) minmax(0,1fr);gap:8px 20px;align-items:start}}
@container (max-width:{_NARROW}px){{:host{{grid-template-columns:minmax(0,1fr)}}}}
"""
_CELL = (
    ":host{container-type:inline-size;color:var(--ink);background:var(--paper);padding:10px 12px;border-radius:10px}"
)


class Surroundings(JSComponent):
    """What a cell needs of the page it stands in: the typeface, which no shadow root can declare, the theme, patience.

    JupyterLab sends what is touched past the cells that a kernel is still running, while the opening of the cell's
    line waits behind them; a message of a line that is not open is dropped, and so would be the first touches.
    """

    faces = param.Dict(default={}, doc="The font files by weight, as data addresses.")
    dark = param.Boolean(default=None, allow_None=True, doc="Whether colours are dark; None for those of the notebook.")
    heard = param.List(default=[], doc="The lines to browsers that were opened here, by the id of their comm.")

    _bundle = ASSETS / "js" / "surroundings.js"

    @classmethod
    def _render_esm(cls, compiled: Any = True, server: bool = False) -> Any:
        return cls._bundle.read_text(encoding="utf-8")

    def _get_model(self, doc: Any, root: Any = None, parent: Any = None, comm: Any = None) -> Any:
        if comm:
            comm._on_open = lambda _: self._hear(comm)
            if comm._comm:
                self._hear(comm)
        return super()._get_model(doc, root, parent, comm)

    def _hear(self, comm: Any) -> None:
        self.heard = [*self.heard, comm.id]  # a page that was loaded again opens the same line once more


def framed(parts: Iterable[Viewable], *, dark: bool | None = None, most: int | None = None) -> pn.Column:
    """Components one under the other with the look of the app, at most so many pixels wide; made ready, offline."""
    _make_ready()
    return pn.Column(
        Surroundings(faces=faces(), dark=dark, width=0, height=0, margin=0),
        *parts,
        stylesheets=[tokens()],
        design=LookDesign,
        sizing_mode="stretch_width",
        max_width=most,
    )


def side_by_side(left: Iterable[Viewable], right: Iterable[Viewable], *late: Viewable) -> pn.Column:
    """Two columns, the left one wider, and what comes late under it; in a narrow cell all one under the other."""
    columns = [pn.Column(*parts, **WIDE) for parts in (left, right)]
    return pn.Column(*columns, *late, stylesheets=[_DUO], **WIDE)


def _make_ready() -> None:
    """Load Panel into a notebook with all it needs, unless it is there; elsewhere there is nothing to do."""
    if "IPython" in sys.modules and sys.modules["IPython"].get_ipython() and not pn.extension._loaded:
        pn.extension(inline=True)


@functools.cache
def tokens() -> str:
    """The custom properties for a notebook: on the component, in pixels, for either theme."""
    text = (ASSETS / "tokens.css").read_text(encoding="utf-8")
    text = re.sub(r"@font-face\s*{[^}]*}", "", text)
    text = re.sub(r"\[data-theme=dark\]", ":host([data-theme=dark])", text)
    text = re.sub(r"\[data-(size|pace)=\w+\]\s*{[^}]*}", "", text).replace(":root", ":host")
    text = re.sub(r"(\d*\.?\d+)rem\b", lambda found: f"{float(found[1]) * 18:g}px", text)
    return f"{text}\n{_CELL}"


@functools.cache
def faces() -> dict[str, str]:
    """The two weights of the typeface as data addresses."""
    found = {weight: (ASSETS / FONT.format(weight=weight)).read_bytes() for weight in ("400", "700")}
    return {weight: f"data:font/woff2;base64,{base64.b64encode(data).decode()}" for weight, data in found.items()}

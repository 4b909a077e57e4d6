"""The pictures of a study in HoloViews, drawn by Bokeh: linked, and brushed by dragging.

HoloViews is imported when the first picture is drawn, so that no other page waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial, reduce
from importlib.util import find_spec
from operator import mul
from typing import Any

import numpy as np
import panel as pn
from numpy.typing import NDArray

from zwicker_lab.ui.studies.drawn import Bars, Drawn, Grid, Parts

PICTURES = ("lead", "points", "zwicks", "rest", "rows")
TOKENS = ("ink", "ink-2", "line", "line-strong", "paper", "paper-down", "sky", "sky-tint", "rape-deep", "brick")
"""The colours of the look that pictures use."""
HEIGHTS = {"lead": 300, "points": 300, "zwicks": 200, "rest": 200, "rows": 0}

Told = Callable[[str, tuple[float, ...]], None]
"""Hears which picture was brushed, and from where to where: left and right, or left, lower, right and upper."""


@dataclass(frozen=True)
class Dress:
    """How pictures look: the colours of the reader's theme by token, and the size of the letters in pixels."""

    colours: Mapping[str, str]
    size: int

    def __getitem__(self, token: str) -> str:
        return self.colours[token]


@dataclass(frozen=True)
class Labels:
    """The words in one picture: its axes, what is told of it to those who cannot see it, names of places on an axis."""

    across: str
    up: str
    told: str
    ticks: tuple[tuple[float, str], ...] = ()


@cache
def holoviews() -> Any:
    """HoloViews with its drawing by Bokeh."""
    import holoviews as hv
    import holoviews.plotting.bokeh

    return hv


@cache
def has_datashader() -> bool:
    """Whether Datashader is installed."""
    return find_spec("datashader") is not None


def get_ready(is_large: bool) -> None:
    """Load what draws, and for large studies have Datashader compile its sums; this takes seconds, once."""
    hv = holoviews()
    if is_large and has_datashader():
        one = np.ones((1, 1), np.int64)
        _shaded(hv, Grid((0, 0), one, one), one)


class Plots:
    """The pictures: each a pane whose contents follow what is sent, and that tells where it was brushed."""

    def __init__(self, dress: Dress, labels: Mapping[str, Labels], drawn: Drawn, told: Told) -> None:
        hv = holoviews()
        self._pipes = {name: hv.streams.Pipe(data=_part(drawn, name)) for name in PICTURES}
        self._brushes: list[Any] = []
        shaded = drawn.is_large and has_datashader()
        makers: dict[str, Any] = {"points": partial(_map_layers, shaded=shaded), "rows": _row_layers}
        self.panes = {}
        for name, pipe in self._pipes.items():
            layers = makers.get(name, _bar_layers)(hv, dress)
            maps = [hv.DynamicMap(layer, streams=[pipe]) for layer in layers]
            if name != "rows":
                self._listen(hv, name, maps[0], told)
            picture = reduce(mul, maps)
            self.panes[name] = pn.pane.HoloViews(
                picture.opts(**_frame(name, labels[name], dress, len(drawn.parts.codes))),
                backend="bokeh", sizing_mode="stretch_width", linked_axes=False,
            )  # fmt: skip

    def send(self, drawn: Drawn, name: str) -> None:
        """Draw this in one of the pictures."""
        self._pipes[name].send(_part(drawn, name))

    def _listen(self, hv: Any, name: str, source: Any, told: Told) -> None:
        kind, key = (hv.streams.BoundsXY, "bounds") if name == "points" else (hv.streams.BoundsX, "boundsx")
        brush = kind(source=source)
        brush.add_subscriber(lambda **found: told(name, found[key]) if found.get(key) else None)
        self._brushes.append(brush)


def _part(drawn: Drawn, name: str) -> Bars | Grid | Parts:
    return drawn.grid if name == "points" else drawn.parts if name == "rows" else drawn.bars[name]


def _frame(name: str, labels: Labels, dress: Dress, rows: int) -> dict[str, Any]:
    """The options of a whole picture."""
    letters = f"{dress.size}px"
    options: dict[str, Any] = {
        "responsive": True,
        "height": HEIGHTS[name] or 60 + 30 * rows,
        "toolbar": None,
        "xlabel": labels.across,
        "ylabel": labels.up,
        "fontsize": {"labels": letters, "xticks": letters, "yticks": letters},
        "show_legend": False,
        "hooks": [partial(_dressed, name=name, labels=labels, dress=dress)],
    }
    if labels.ticks:
        options["yticks" if name == "rows" else "xticks"] = list(labels.ticks)
    return options


def _dressed(plot: Any, element: object, *, name: str, labels: Labels, dress: Dress) -> None:
    """Give Bokeh's figure the look of the page and a name for those who cannot see it."""
    figure = plot.state
    figure.name, figure.output_backend = f"study-{name}", "svg"
    figure.html_attributes = {"role": "img", "aria-label": labels.told}
    figure.background_fill_color = figure.border_fill_color = dress["paper"]
    figure.outline_line_color = None
    figure.grid.grid_line_color = dress["line"]
    figure.xgrid.grid_line_color = None
    for axis in figure.axis:
        axis.axis_line_color = axis.major_tick_line_color = dress["line-strong"]
        axis.minor_tick_line_color = None
        axis.major_label_text_color = axis.axis_label_text_color = dress["ink"]
        axis.major_label_text_font = axis.axis_label_text_font = "Atkinson Hyperlegible"
        axis.axis_label_text_font_style = "normal"
    if name == "rows":
        figure.xaxis.ticker.desired_num_ticks = 4
    for renderer in figure.renderers:
        renderer.nonselection_glyph = renderer.selection_glyph = None
    for tool in figure.tools:
        if hasattr(tool, "overlay"):
            tool.overlay.update(fill_color=dress["rape-deep"], fill_alpha=0.25, line_color=dress["ink"])


Layer = Callable[..., Any]


def _bar_layers(hv: Any, dress: Dress) -> list[Layer]:
    """All deals pale, the chosen ones strong, and the other rule set's as a line."""

    def whole(data: Bars) -> Any:
        made = hv.Histogram((np.array(data.edges), np.array(data.whole)))
        return made.opts(
            fill_color=dress["sky-tint"], line_color=dress["line-strong"], tools=["xbox_select"],
            default_tools=[], active_tools=["xbox_select"], framewise=True,
        )  # fmt: skip

    def chosen(data: Bars) -> Any:
        made = hv.Histogram((np.array(data.edges), np.array(data.chosen)))
        return made.opts(fill_color=dress["sky"], line_color=dress["paper"], framewise=True, default_tools=[])

    def other(data: Bars) -> Any:
        along = np.repeat(data.edges, 2)
        up = np.r_[0, np.repeat(data.other, 2), 0] if data.other else np.full(len(along), np.nan)
        made = hv.Curve((along, up))
        return made.opts(color=dress["brick"], line_width=2.5, framewise=True, default_tools=[])

    return [whole, chosen, other]


def _map_layers(hv: Any, dress: Dress, shaded: bool) -> list[Layer]:
    """Points of the first side against those of the others: the darker, the more deals; chosen ones in colour."""

    def image(data: Grid, counts: NDArray[np.int64], ramp: list[str]) -> Any:
        made = _shaded(hv, data, counts) if shaded else _binned(hv, data, counts)
        return made.opts(cmap=ramp, cnorm="log", clipping_colors={"NaN": (0, 0, 0, 0)}, framewise=True,
                         default_tools=[])  # fmt: skip

    def whole(data: Grid) -> Any:
        made = image(data, data.whole, _ramp(dress["paper-down"], dress["line-strong"]))
        return made.opts(tools=["box_select"], active_tools=["box_select"])

    def chosen(data: Grid) -> Any:
        return image(data, data.chosen, _ramp(dress["sky-tint"], dress["sky"]))

    return [whole, chosen]


def _binned(hv: Any, data: Grid, counts: NDArray[np.int64]) -> Any:
    """The map from counts as they are, one square for each pair of whole points."""
    up, across = counts.shape
    left, lower = data.low
    heights = np.where(counts > 0, counts, np.nan).astype(float)[::-1]
    return hv.Image(heights, bounds=(left, lower, left + across, lower + up), kdims=["points", "others"], vdims="deals")


def _shaded(hv: Any, data: Grid, counts: NDArray[np.int64]) -> Any:
    """The same through Datashader, which adds the deals up on the squares."""
    import datashader
    from holoviews.operation.datashader import rasterize

    up, across = counts.shape
    left, lower = data.low
    at = np.nonzero(counts)
    spots = hv.Points(
        {"points": at[1] + left + 0.5, "others": at[0] + lower + 0.5, "deals": counts[at].astype(float)},
        kdims=["points", "others"], vdims="deals",
    )  # fmt: skip
    return rasterize(
        spots, aggregator=datashader.sum("deals"), width=across, height=up, dynamic=False,
        x_range=(left, left + across), y_range=(lower, lower + up),
    )  # fmt: skip


def _ramp(low: str, high: str) -> list[str]:
    """Sixteen colours from one to another."""
    ends = [[int(one[at : at + 2], 16) for at in (1, 3, 5)] for one in (low, high)]
    steps = np.linspace(ends[0], ends[1], 16).round().astype(int)
    return ["#" + "".join(f"{part:02x}" for part in step) for step in steps]


def _row_layers(hv: Any, dress: Dress) -> list[Layer]:
    """What each row of the score brings: bars of the chosen deals, a mark for all of them."""

    def chosen(data: Parts) -> Any:
        places = np.arange(len(data.codes))[::-1]
        made = hv.Rectangles((np.minimum(0, data.chosen), places - 0.36, np.maximum(0, data.chosen), places + 0.36))
        return made.opts(fill_color=dress["sky"], line_color=None, framewise=True, default_tools=[])

    def whole(data: Parts) -> Any:
        places = np.arange(len(data.codes))[::-1]
        made = hv.Segments((data.whole, places - 0.45, data.whole, places + 0.45))
        return made.opts(color=dress["ink"], line_width=3, framewise=True, default_tools=[])

    return [chosen, whole]

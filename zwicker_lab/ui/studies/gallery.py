"""The pictures of a study in their places on the page: drawn anew, or the same with other numbers."""

from __future__ import annotations

from functools import partial
from typing import Any

import panel as pn

from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.studies.brushing import Brushing
from zwicker_lab.ui.studies.drawn import Drawn, drawn
from zwicker_lab.ui.studies.pictures import DATA_FILE, as_data, labels, pictures_scene
from zwicker_lab.ui.studies.plots import HEIGHTS, PICTURES, Plots
from zwicker_lab.ui.table.scene import Scene

WATCHED = ["results", "is_over", "arm", "selection", "errors", "listed", "dress", "lang"]


class Gallery:
    """A place for each picture, and what hangs there once there are results and the reader's colours are known.

    Drawing is slow: each picture is brought ``home`` by itself, so that other visitors have their turn in between. A
    place is as high as its picture from the beginning, so that nothing moves under the reader's hand.
    """

    def __init__(self, brushing: Brushing, home: Home = at_once) -> None:
        self._brushing, self._home = brushing, home
        self.places = {
            name: pn.Column(sizing_mode="stretch_width", margin=0, min_height=HEIGHTS[name]) for name in PICTURES
        }
        self._plots: Plots | None = None
        self._drawn: Drawn | None = None
        self._hung: Any = None
        self._file: Scene = {"number": 0, "name": DATA_FILE, "text": ""}

    def hang(self) -> Scene:
        """Draw what is to be seen now; what stands around it."""
        shown = self._brushing
        found = drawn(shown.results, shown.arm, shown.selection) if shown.results else None
        if found is not None and shown.dress is not None:
            self._draw(found)
        return pictures_scene(shown, found, self._file)

    def receive(self, message: object) -> None:
        """Give the file that is asked for; everything else is for the choice of deals."""
        shown = self._brushing
        if isinstance(message, dict) and message.get("kind") == "data" and shown.results is not None:
            text = as_data(shown.results, shown)
            self._file = {**self._file, "number": self._file["number"] + 1, "text": text}
            shown.param.trigger("is_over")
            return
        shown.receive(message)

    def _draw(self, found: Drawn) -> None:
        shown = self._brushing
        wanted = (shown.results.study, shown.arm, shown.dress, shown.lang)
        self._drawn = found
        if self._plots is None or self._hung != wanted:
            self._hung = wanted
            self._plots = Plots(shown.dress, labels(shown), found, shown.brush)
            for name in PICTURES:
                self._home(partial(self._place, self._plots, name))
            return
        for name in PICTURES:
            self._home(partial(self._send, self._plots, found, name))

    def _place(self, plots: Plots, name: str) -> None:
        if plots is self._plots:
            self.places[name][:] = [plots.panes[name]]

    def _send(self, plots: Plots, found: Drawn, name: str) -> None:
        if plots is self._plots and found is self._drawn:
            plots.send(found, name)

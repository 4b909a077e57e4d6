"""What the pictures of a study show, as numbers: all deals of a rule set and the chosen ones, the other's beside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.kernel import UNIT
from zwicker_lab.study import Cells, Results, Selection
from zwicker_lab.study.figures import lead_scale, scored_rows

Floats = NDArray[np.float64]

WIDTHS = tuple(one * 10**zeros for zeros in range(7) for one in (1, 2, 5))
MOST_BARS = 40
LARGE = 100_000
"""From so many deals on the map of points goes through Datashader, where it is installed."""
BARRED = ("lead", "zwicks", "rest")
"""The measures drawn as bars."""


@dataclass(frozen=True)
class Bars:
    """Bars of equal width side by side: where they begin and end, and how many deals each holds."""

    edges: tuple[float, ...]
    whole: tuple[int, ...]
    chosen: tuple[int, ...]
    other: tuple[int, ...]


@dataclass(frozen=True)
class Grid:
    """Deals by two measures: the least of each, and how many have each pair, rows by the second."""

    low: tuple[int, int]
    whole: NDArray[np.int64]
    chosen: NDArray[np.int64]


@dataclass(frozen=True)
class Parts:
    """What each row of the score brings to the mean lead, in all deals and in the chosen ones."""

    codes: tuple[str, ...]
    whole: tuple[float, ...]
    chosen: tuple[float, ...]


@dataclass(frozen=True)
class Drawn:
    """All pictures of one rule set; ``is_large`` says that the study has many deals, played or not yet."""

    bars: Mapping[str, Bars]
    grid: Grid
    parts: Parts
    is_large: bool


def drawn(results: Results, arm: int, selection: Selection) -> Drawn:
    """The pictures of a rule set and a selection of its deals; the other rule set's bars lie over the same ranges.

    >>> from zwicker_lab.study import Study, run_all
    >>> found = run_all(Study.of("zwicker3", deals=200, seed=1, matches=0, twins=0))
    >>> shown = drawn(found, 0, Selection().within("lead", 10, 999))
    >>> sum(shown.bars["lead"].whole), sum(shown.bars["zwicks"].chosen) == int(shown.grid.chosen.sum())
    (200, True)
    """
    study, cells = results.study, results.cells[arm]
    chosen = cells.only(selection)
    other = results.cells.get(1 - arm) if len(study.variants) == 2 else None
    sides = len(study.variants[arm].sides(study.players))
    bars = {name: _bars(name, cells, chosen, other, sides) for name in BARRED}
    return Drawn(bars, _grid(cells, chosen), _parts(results, arm, cells, chosen), study.deals >= LARGE)


def _bars(measure: str, cells: Cells, chosen: Cells, other: Cells | None, sides: int) -> Bars:
    counted = [one.histogram(measure) for one in (cells, chosen, *([other] if other else []))]
    values = [value for one in counted for value in one]
    least, most = (0, sides) if measure == "rest" else (min(values), max(values))
    width = next((one for one in WIDTHS if most // one - least // one < MOST_BARS), WIDTHS[-1])
    first, last = floor(least / width), floor(most / width)
    heights = [[0] * (last - first + 1) for _ in counted]
    for height, one in zip(heights, counted, strict=True):
        for value, times in one.items():
            height[value // width - first] += times
    edges = tuple(float(at * width) for at in range(first, last + 2))
    whole, some, *rest = map(tuple, heights)
    return Bars(edges, whole, some, rest[0] if rest else ())


def _grid(cells: Cells, chosen: Cells) -> Grid:
    points, others = cells.values("points"), cells.values("others")
    low = int(points.min()), int(others.min())
    size = int(others.max()) - low[1] + 1, int(points.max()) - low[0] + 1
    return Grid(low, _counted(cells, low, size), _counted(chosen, low, size))


def _counted(cells: Cells, low: tuple[int, int], size: tuple[int, int]) -> NDArray[np.int64]:
    grid = np.zeros(size, np.int64)
    np.add.at(grid, (cells.values("others") - low[1], cells.values("points") - low[0]), cells.counts)
    return grid


def _parts(results: Results, arm: int, cells: Cells, chosen: Cells) -> Parts:
    study = results.study
    variant = study.variants[arm]
    scale = lead_scale(len(variant.sides(study.players)))
    return Parts(scored_rows(variant), *(_means(one, scale) for one in (cells, chosen)))


def _means(cells: Cells, scale: int) -> tuple[float, ...]:
    deals = max(1, cells.deals)
    sums: Sequence[int] = cells.sums[:, 1:].sum(axis=0).tolist()
    return tuple(one / (scale * deals) for one in sums)


def mean_points(cells: Cells) -> float:
    """The mean points of the first side."""
    return float(cells.sums[:, 0].sum()) / (UNIT * max(1, cells.deals))


def mean_lead(cells: Cells, sides: int) -> float:
    """The mean lead of the first side."""
    return float(cells.sums[:, 1:].sum()) / (lead_scale(sides) * max(1, cells.deals))

"""Single deals of a study: their figures for a plot, and those in which a figure lies in a range, to be replayed."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event

import numpy as np
from numpy.typing import NDArray

from zwicker_lab.study.figures import figures
from zwicker_lab.study.parts import usual_size
from zwicker_lab.study.plan import Study
from zwicker_lab.study.rows import deal_rows

Floats = NDArray[np.float64]


def columns(study: Study, names: Sequence[str], first: int, number: int, arm: int = 0) -> dict[str, Floats]:
    """Some figures of the deals ``first`` and following, at most ``number`` of them, one value a deal.

    They are played again: a deal depends on nothing but the study and its own number. Names that are not counted under
    the rule set ``arm`` are left out.

    >>> columns(Study.of("zwicker3", deals=100, seed=1), ["all.zwicks", "points.NS"], 40, 3)["all.zwicks"].tolist()
    [11.0, 6.0, 2.0]
    """
    rows = deal_rows(study, arm, first, max(0, min(number, study.deals - first)))
    found = {name: (scale, values) for name, scale, values in figures(study.variants[arm], study.players, rows)}
    return {name: found[name][1] / found[name][0] for name in names if name in found}


def found_deals(
    study: Study,
    name: str,
    low: float,
    high: float = np.inf,
    *,
    arm: int = 0,
    most: int = 1000,
    cancel: Event | None = None,
) -> list[int]:
    """The numbers of the deals in which a figure lies from ``low`` to ``high``, the first ``most`` of them.

    With ``deal_file`` each can be looked at and replayed. Ends early once ``cancel`` is set.

    >>> found_deals(Study.of("zwicker3", deals=500, seed=1), "points.NS", 30, most=3)
    [22, 25, 60]
    """
    found: list[int] = []
    size = usual_size(study, 1)
    for first in range(0, study.deals, size):
        if len(found) >= most or (cancel and cancel.is_set()):
            break
        values = columns(study, [name], first, size, arm).get(name, np.empty(0))
        found += (np.flatnonzero((values >= low) & (values <= high)) + first).tolist()
    return found[:most]

"""Single deals of a study, found by their kind, to be looked at and replayed."""

from __future__ import annotations

from threading import Event

import numpy as np

from zwicker_lab.study.cells import Cells, Selection, keys_of
from zwicker_lab.study.parts import usual_size
from zwicker_lab.study.plan import Study
from zwicker_lab.study.rows import deal_rows


def found_deals(
    study: Study, cells: Cells, selection: Selection, *, arm: int = 0, most: int = 1000, cancel: Event | None = None
) -> list[int]:
    """The numbers of the first ``most`` deals of a selection, under the rule set ``arm``.

    ``cells`` are those of the whole study: each knows its first deal, so that only deals between these are played
    again. With ``deal_file`` each can be looked at and replayed. Ends early once ``cancel`` is set.

    >>> from zwicker_lab.study import run_all
    >>> study = Study.of("zwicker3", deals=500, seed=1)
    >>> found_deals(study, run_all(study).cells[0], Selection().within("points", 30, 99), most=3)
    [22, 25, 60]
    """
    chosen = cells.only(selection)
    firsts = np.sort(chosen.firsts)
    if chosen.deals == len(firsts):
        return [int(one) for one in firsts[:most]]
    last = int(firsts[most - 1]) if len(firsts) >= most else study.deals - 1
    found: list[int] = []
    wanted, size = min(most, chosen.deals), usual_size(study, 1)
    for first in range(int(firsts[0]), last + 1, size):
        if len(found) >= wanted or (cancel and cancel.is_set()):
            break
        rows = deal_rows(study, arm, first, min(size, last + 1 - first))
        keys = keys_of(study.variants[arm], study.players, rows)
        found += (np.flatnonzero(selection.holds(keys)) + first).tolist()
    return found[:most]

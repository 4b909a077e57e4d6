"""Many deals: what a rule does, with honest statistics, and the few chances that can be counted exactly.

>>> from zwicker_lab.study import Study, run_all
>>> study = Study.of("zwicker3", "zwicker3 capture=card", seats=["random"], deals=200, seed=7)
>>> found = run_all(study)
>>> more = found.compare("all.zwicks", arm=1)
>>> more.paired, more.n, more.mean > 0
(True, 200, True)

``figures`` lists every figure by name, ``in_short`` says the chief ones in words. ``run`` gives results while a study
is played, in threads, processes or on a Dask cluster; ``save`` and ``load`` keep them. ``Cells`` hold the deals by what
they came to; ``found_deals`` brings those of a ``Selection`` back, and ``deal_file`` one with all its moves.
"""

from zwicker_lab.study.cells import MEASURES, Cells, Selection
from zwicker_lab.study.contests import contest
from zwicker_lab.study.deals import found_deals
from zwicker_lab.study.exact import first_joker, first_zwick
from zwicker_lab.study.plan import Study
from zwicker_lab.study.results import Results
from zwicker_lab.study.rows import deal_file
from zwicker_lab.study.running import Progress, Workers, run, run_all
from zwicker_lab.study.short import in_short
from zwicker_lab.study.store import load, save
from zwicker_lab.study.tally import ENOUGH, Estimate, Figure, Tally
from zwicker_lab.study.words import figure_text

__all__ = [
    "ENOUGH",
    "MEASURES",
    "Cells",
    "Estimate",
    "Figure",
    "Progress",
    "Results",
    "Selection",
    "Study",
    "Tally",
    "Workers",
    "contest",
    "deal_file",
    "figure_text",
    "first_joker",
    "first_zwick",
    "found_deals",
    "in_short",
    "load",
    "run",
    "run_all",
    "save",
]

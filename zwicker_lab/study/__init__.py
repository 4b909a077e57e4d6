"""Many deals: what a rule does, with honest statistics, and the few chances that can be counted exactly.

>>> from zwicker_lab.study import Study, run_all
>>> study = Study.of("zwicker3", "zwicker3 capture=card", seats=["greedy"], deals=200, seed=7)
>>> found = run_all(study)
>>> found.compare("all.zwicks", 1).paired, found.compare("all.zwicks", 1).n
(True, 200)
"""

from zwicker_lab.study.plan import Study
from zwicker_lab.study.results import Results
from zwicker_lab.study.running import Progress, Workers, run, run_all
from zwicker_lab.study.tally import ENOUGH, Estimate, Figure, Tally

__all__ = ["ENOUGH", "Estimate", "Figure", "Progress", "Results", "Study", "Tally", "Workers", "run", "run_all"]

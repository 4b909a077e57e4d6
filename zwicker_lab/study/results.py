"""Results: what a study counted, and the questions that can be asked of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from zwicker_lab.study.cells import Cells
from zwicker_lab.study.figures import is_share
from zwicker_lab.study.plan import Study
from zwicker_lab.study.tally import Estimate, Figure, Tally, difference


@dataclass(frozen=True, repr=False)
class Results:
    """The tallies of a study, or of as much of it as is played; equal ones are equal to the last digit.

    ``cells`` are its deals by their kind, by rule set. They are not kept in a file: a study played again brings them.

    >>> from zwicker_lab.study.running import run_all
    >>> found = run_all(Study.of("zwicker3", seats=["random"], deals=200, seed=1, matches=0, twins=0))
    >>> found.deals, found.estimate("all.cardpoints").mean, "leader.zwick" in found.names()
    (200, 30.0, True)
    """

    study: Study
    tallies: Mapping[Figure, Tally]
    cells: Mapping[int, Cells] = field(default_factory=dict, compare=False)

    def tally(self, name: str, arm: int = 0) -> Tally:
        """How often a figure had each value under a rule set; empty where it is not counted."""
        return self.tallies.get(Figure(arm, name), Tally())

    def estimate(self, name: str, arm: int = 0) -> Estimate:
        """The mean of a figure, with its interval.

        >>> from zwicker_lab.study.running import run_all
        >>> found = run_all(Study.of("zwicker3", deals=200, seed=1, matches=0, twins=0))
        >>> found.estimate("all.cardpoints").mean, found.estimate("all.cardpoints").n
        (30.0, 200)
        """
        return self.tally(name, arm).estimate(share=is_share(name))

    def compare(self, name: str, arm: int, against: int = 0) -> Estimate | None:
        """What a figure is more under ``arm`` than under the first rule set; ``None`` where only one has it.

        On equal packs the same deals are compared one by one, else only the means.
        """
        paired = self.tallies.get(Figure(arm, name, against))
        if paired is not None:
            return paired.estimate(paired=True)
        one, other = self.tallies.get(Figure(arm, name)), self.tallies.get(Figure(against, name))
        return None if one is None or other is None else difference(one, other)

    def names(self, arm: int = 0) -> Iterator[str]:
        """The figures counted under a rule set, in the order of ``figures``."""
        return (figure.name for figure in self.tallies if figure.arm == arm and figure.against < 0)

    @property
    def deals(self) -> int:
        """How many deals are counted so far."""
        return self.tally("all.points").n

    def __repr__(self) -> str:
        names = " / ".join(variant.spelled for variant in self.study.variants)
        return f"<Results: {names}, {self.deals} deals>"

    def _repr_html_(self) -> str:
        from zwicker_lab.study.draw import results_html

        return results_html(self)

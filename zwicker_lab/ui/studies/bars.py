"""How the lead of the first side is distributed, in bars of equal width."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

from zwicker_lab.study import Results, Study

WIDTHS = tuple(one * 10**zeros for zeros in range(7) for one in (1, 2, 5))
MOST_BARS = 24


@dataclass(frozen=True)
class Bar:
    """Deals whose lead is ``low`` or more and below ``high``, counted for each rule set."""

    low: int
    high: int
    counts: tuple[int, ...]


def lead(study: Study) -> str:
    """The figure that is drawn: by how much the first side is ahead of the others.

    >>> lead(Study.of("zwicker3"))
    'lead.NS'
    """
    return f"lead.{study.variants[0].sides(study.players)[0]}"


def bars(results: Results) -> tuple[Bar, ...]:
    """The bars of all rule sets, over the same ranges.

    >>> from zwicker_lab.study import run_all
    >>> found = bars(run_all(Study.of("zwicker3", deals=200, seed=1, matches=0, twins=0)))
    >>> sum(bar.counts[0] for bar in found), len(found) <= MOST_BARS
    (200, True)
    """
    study = results.study
    tallies = [results.tally(lead(study), arm) for arm in range(len(study.variants))]
    figures = [figure for tally in tallies for figure, _ in tally]
    if not figures:
        return ()
    least, most = min(figures), max(figures)
    width = next((one for one in WIDTHS if floor(most / one) - floor(least / one) < MOST_BARS), WIDTHS[-1])
    first, last = floor(least / width), floor(most / width)
    counts = [[0] * len(tallies) for _ in range(first, last + 1)]
    for arm, tally in enumerate(tallies):
        for figure, times in tally:
            counts[floor(figure / width) - first][arm] += times
    return tuple(Bar((first + at) * width, (first + at + 1) * width, tuple(one)) for at, one in enumerate(counts))

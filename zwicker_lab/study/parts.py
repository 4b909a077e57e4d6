"""Parts of a study: some deals, matches or twins, played wherever and in whatever order, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from zwicker_lab.kernel import COMPILED
from zwicker_lab.study import fold as f
from zwicker_lab.study import rows
from zwicker_lab.study.cells import Cells, cells_of
from zwicker_lab.study.figures import figures, lead_scale, leads
from zwicker_lab.study.plan import Study
from zwicker_lab.study.tally import Figure, Tallies, Tally, merge

DEALS, TWINS, MATCHES = "deals", "twins", "matches"
MOST_IN_PART = 10_000


class Part(NamedTuple):
    """The deals, twins or matches ``first`` to ``first + number - 1`` of a study."""

    kind: str
    first: int
    number: int


@dataclass(slots=True)
class Played:
    """What parts add up to: the tallies of all figures, and by rule set the deals by their kind.

    >>> study = Study.of("zwicker3", deals=20, matches=0, twins=0)
    >>> whole, parts = Played(), Played()
    >>> whole.add(play_part(study, Part(DEALS, 0, 20)))
    >>> for first in (15, 5, 10, 0):
    ...     parts.add(play_part(study, Part(DEALS, first, 5)))
    >>> parts == whole
    True
    """

    tallies: Tallies = field(default_factory=dict)
    cells: dict[int, Cells] = field(default_factory=dict)

    def add(self, other: Played) -> None:
        """Count another part in; the order does not matter."""
        merge(self.tallies, other.tallies)
        for arm, cells in other.cells.items():
            self.cells[arm] = self.cells[arm] + cells if arm in self.cells else cells

    def copy(self) -> Played:
        """The same, to be kept while more is counted in."""
        return Played({name: tally.copy() for name, tally in self.tallies.items()}, dict(self.cells))


def parts_of(study: Study, size: int) -> Iterator[Part]:
    """A study in parts of ``size``: deals first, then twins and matches."""
    for kind in (DEALS, TWINS, MATCHES):
        whole = getattr(study, kind)
        for first in range(0, whole, size):
            yield Part(kind, first, min(size, whole - first))


def usual_size(study: Study, workers: int) -> int:
    """How many deals make a part, so that workers end together and progress is seen; no result depends on it."""
    most = 1 if study.searches else MOST_IN_PART if COMPILED else 20
    return max(1, min(most, study.deals // (8 * workers)))


def play_part(study: Study, part: Part) -> Played:
    """Play a part and count it."""
    works = {DEALS: _play_deals, TWINS: _play_twins, MATCHES: _play_matches}
    return works[part.kind](study, part)


def _play_deals(study: Study, part: Part) -> Played:
    tallies: Tallies = {}
    cells = {}
    for arm, variant in enumerate(study.variants):
        found = rows.deal_rows(study, arm, part.first, part.number)
        cells[arm] = cells_of(variant, study.players, found, part.first)
        columns = {name: (scale, values) for name, scale, values in figures(variant, study.players, found)}
        if arm == 0:
            base = columns
        for name, (scale, values) in columns.items():
            tallies[Figure(arm, name)] = Tally.of(values, scale)
            if arm > 0 and study.is_paired(arm) and name in base and base[name][0] == scale:
                tallies[Figure(arm, name, 0)] = Tally.of(values - base[name][1], scale)
    return Played(tallies, cells)


def _play_twins(study: Study, part: Part) -> Played:
    """What a joker is worth to the side that gets it into a hand: its lead less its lead with the plain card."""
    tallies: Tallies = {}
    for arm, variant in enumerate(study.variants):
        jokers = study.jokers(arm)
        if not jokers:
            continue
        sides = len(variant.sides(study.players))
        side_of = np.array([variant.side_of(seat, study.players) for seat in range(study.players)])
        with_it = rows.deal_rows(study, arm, part.first, part.number)
        for joker in jokers:
            without = rows.twin_rows(study, arm, joker, part.first, part.number)
            holder = with_it[:, rows.holder_column(variant, study.players, joker)] - 1
            held = np.flatnonzero(holder >= 0)
            gained = (leads(with_it, sides) - leads(without, sides))[held, side_of[holder[held]]]
            zwicks = slice(f.ZWICKS, f.ZWICKS + sides)
            more = with_it[:, zwicks].sum(axis=1) - without[:, zwicks].sum(axis=1)
            tallies[Figure(arm, f"joker.{joker}")] = Tally.of(gained, lead_scale(sides))
            tallies[Figure(arm, f"joker.zwicks.{joker}")] = Tally.of(more)
    return Played(tallies)


def _play_matches(study: Study, part: Part) -> Played:
    tallies: Tallies = {}
    for arm, variant in enumerate(study.variants):
        found = rows.match_rows(study, arm, part.first, part.number)
        winner = found[:, f.WINNER] - 1
        more: Tallies = {Figure(arm, "match.deals"): Tally.of(found[:, f.LENGTH])}
        for side, name in enumerate(variant.sides(study.players)):
            more[Figure(arm, f"match.won.{name}")] = Tally.of((winner == side).astype(np.int64))
        leader = (found[:, f.FIRST_DEALER] + 1) % study.players
        side_of = np.array([variant.side_of(seat, study.players) for seat in range(study.players)])
        more[Figure(arm, "match.won.leader")] = Tally.of((winner == side_of[leader]).astype(np.int64))
        merge(tallies, more)
    return Played(tallies)

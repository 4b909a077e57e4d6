"""The match on the pad: deals as they were counted, corrected ones among them, and what a browser keeps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from zwicker_lab.ui.pad.setup import Table
from zwicker_lab.ui.pad.tally import Count
from zwicker_lab.zwicker.match import Match
from zwicker_lab.zwicker.score import Points

MOST_DEALS = 100
MOST_REVISIONS = 1_000_000


@dataclass(frozen=True)
class Entry:
    """One deal on the sheet: its count, and the points it stood with before each correction, the oldest first."""

    count: Count
    before: tuple[tuple[str, ...], ...] = ()

    @property
    def points(self) -> tuple[Points, ...]:
        """What the deal brought, by side, as the engine counts it."""
        return tuple(side.total for side in self.count.scores)


@dataclass(frozen=True)
class Pad:
    """A match so far: the table, the deals written down, the one that is being counted.

    ``at`` is the index of the deal that is being corrected, ``None`` where a further one is counted; the further one
    lies ``aside`` meanwhile. ``rev`` grows with every change.

    >>> pad = Pad.begin(Table.usual())
    >>> pad = pad.counting(pad.draft.with_cards((30, 25))).write()
    >>> pad.match.totals, pad.match.dealer, Pad.read(pad.table, pad.to_json()) == pad
    ((3, 0), 0, True)
    """

    table: Table
    entries: tuple[Entry, ...]
    draft: Count
    at: int | None = None
    aside: Count | None = None
    rev: int = 0

    @classmethod
    def begin(cls, table: Table) -> Pad:
        """A match of which nothing is written down."""
        return cls(table, (), Count.begin(table.variant, table.players))

    @cached_property
    def match(self) -> Match:
        """The match of all deals that belong to it: those after its end do not count."""
        return self._match_of(self.entries)

    def _match_of(self, entries: tuple[Entry, ...]) -> Match:
        match = Match.start(self.table.match_rules, self.table.players, self.table.dealer)
        for entry in entries:
            if match.is_over:
                break
            match = match.add(entry.points)
        return match

    def is_decided_by(self, count: Count, at: int) -> bool:
        """Whether a deal so counted decides the match in its middle (switch ``match_end``); ``at`` is its place."""
        return self._match_of(self.entries[:at]).decided_by(count.position) is not None

    @property
    def here(self) -> int:
        """The index of the deal that is counted or corrected."""
        return len(self.entries) if self.at is None else self.at

    @property
    def is_closed(self) -> bool:
        """Whether no further deal can be counted, and none is being corrected."""
        return self.at is None and (self.match.is_over or self.is_full)

    @property
    def is_full(self) -> bool:
        """Whether there is no line left on the sheet, though the match goes on."""
        return len(self.entries) >= MOST_DEALS and not self.match.is_over

    def dealer(self, at: int) -> int:
        """The seat index of the dealer of a deal."""
        return (self.table.dealer + at) % self.table.players

    # ---- changes ---------------------------------------------------------------------------------------------

    def _changed(self, **changes: Any) -> Pad:
        return replace(self, rev=self.rev + 1, **changes)

    def counting(self, draft: Count) -> Pad:
        """The same with another count in progress."""
        return self._changed(draft=draft)

    def write(self) -> Pad:
        """The deal that is being counted, on the sheet: as a further one, or in place of the one it corrects."""
        if self.at is None:
            written = (*self.entries, Entry(self.draft))
            return self if self.is_closed else self._changed(entries=written, draft=self._blank)
        old = self.entries[self.at]
        if old.count == self.draft:
            return self.leave()
        before = (*old.before, tuple(map(str, old.points)))[-MOST_DEALS:]
        new = Entry(self.draft, before)
        return self._corrected(tuple(new if at == self.at else entry for at, entry in enumerate(self.entries)))

    def correct(self, at: int) -> Pad:
        """Take up a deal of the sheet again; one at a time."""
        if self.at is not None or not 0 <= at < len(self.entries):
            return self
        return self._changed(draft=self.entries[at].count, at=at, aside=self.draft)

    def leave(self) -> Pad:
        """Give up a correction: the deal stays as it was."""
        return self if self.at is None else self._corrected(self.entries)

    def _corrected(self, entries: tuple[Entry, ...]) -> Pad:
        return self._changed(entries=entries, draft=self.aside or self._blank, at=None, aside=None)

    def drop_last(self) -> Pad:
        """The same without the last deal of the sheet; nothing is struck while one is corrected."""
        return self if self.at is not None else self._changed(entries=self.entries[:-1])

    def start_over(self) -> Pad:
        """The same table with an empty sheet."""
        return self if self.at is not None else self._changed(entries=(), draft=self._blank)

    @property
    def _blank(self) -> Count:
        return Count.begin(self.table.variant, self.table.players)

    # ---- what a browser keeps --------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """All that is needed beside the table."""
        return {
            "deals": [{**entry.count.to_json(), "before": list(map(list, entry.before))} for entry in self.entries],
            "draft": self.draft.to_json(),
            "correcting": self.at,
            "aside": None if self.aside is None else self.aside.to_json(),
            "rev": self.rev,
        }

    @classmethod
    def read(cls, table: Table, value: object) -> Pad:
        """What ``to_json`` gave, from anywhere; what does not fit is passed over.

        >>> Pad.read(Table.usual(), {"deals": [3, {"sides": 4}], "rev": -1, "correcting": 9}).at is None
        True
        """
        kept = value if isinstance(value, dict) else {}
        deals = kept.get("deals")
        entries = tuple(
            _entry(table, deal)
            for deal in (deals if isinstance(deals, list) else ())[:MOST_DEALS]
            if isinstance(deal, dict)
        )
        draft = Count.read(table.variant, table.players, kept.get("draft"))
        at, rev = kept.get("correcting"), kept.get("rev")
        found = at if isinstance(at, int) and not isinstance(at, bool) and 0 <= at < len(entries) else None
        aside = None if found is None else Count.read(table.variant, table.players, kept.get("aside"))
        known = rev if isinstance(rev, int) and 0 <= rev <= MOST_REVISIONS else 0
        return cls(table, entries, draft, found, aside, known)


def _entry(table: Table, deal: dict[str, Any]) -> Entry:
    count = Count.read(table.variant, table.players, deal)
    before = deal.get("before")
    wanted = len(count.tallies)
    kept = tuple(
        tuple(str(points)[:12] for points in one)
        for one in (before if isinstance(before, list) else ())[:MOST_DEALS]
        if isinstance(one, list) and len(one) == wanted
    )
    return Entry(count, kept)

"""Where a guest is in a room: which exercise or which seat, and whether anything may be touched there."""

from __future__ import annotations

from typing import Any

from zwicker_lab.ui.guest.answering import Answering
from zwicker_lab.ui.guest.deal import DealStep
from zwicker_lab.ui.guest.tasks import IdleStep, step_of
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.workshop.tables import Table


class Placed(Answering):
    """A guest at an exercise, at a table, or waiting."""

    @property
    def place(self) -> str:
        """What a touch belongs to: one sent for another place comes too late."""
        if self.seen is None:
            return ""
        if self.seen["exercise"]:
            return f"x{self.seen['round']}.{self.item}.{self.door.active}"
        deal = self.seen["deal"]
        at = f"{deal['deal']}.{deal.get('table', 0)}.{self.door.active}" if deal else ""
        return f"{'t' if deal else 'w'}{self.seen['round']}.{at}"

    @property
    def is_still(self) -> bool:
        """Whether nothing may be touched."""
        return self.seen is not None and (self.seen["frozen"] or self.is_shut or self.seen["you"]["away"])

    @property
    def own_table(self) -> Table | None:
        """The table one sits at."""
        game, who = self.room.room.tables, self.door.who
        return game.here.table_of(who.number) if game and game.here and who else None

    def make_step(self) -> Step:
        """The exercise, the own seat, or nothing to do."""
        if self.seen is not None and self.seen["exercise"]:
            return step_of(self, self.exercise)
        table = self.own_table if self.seen is not None and self.seen["deal"] else None
        if table is None or self.door.who is None:
            return IdleStep(self)
        seat = table.seat_of(self.door.who.number)
        return IdleStep(self) if seat is None else DealStep(self, table, seat)

    @property
    def _now(self) -> tuple[Any, ...]:
        """Where the guest is, and what was done there, as far as it is drawn afresh."""
        if self.seen is None:
            return ("door",)
        where = (self.place, self.is_still, self.seen["ended"], self.is_shut)
        if not self.seen["exercise"]:
            return (where,)
        work = self.work
        return where, len(work.attempts), work.hints, work.uses

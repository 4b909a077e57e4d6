"""A guest's page as it is drawn: all of it at another place, else what has changed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import param

from zwicker_lab.ui.guest.after import after_scene
from zwicker_lab.ui.guest.deal import DealStep
from zwicker_lab.ui.guest.door import Door
from zwicker_lab.ui.guest.place import Placed
from zwicker_lab.ui.guest.scenes import room_scene
from zwicker_lab.ui.guest.tasks import solution_slip
from zwicker_lab.ui.learn.shown import Scene
from zwicker_lab.ui.learn.steps import TableStep

Link = Callable[..., str]


class DrawnGuest(Placed):
    """The scenes of a guest's page.

    ``link`` makes addresses, ``answered`` holds the keys of the acts that were answered, ``met`` the number of the
    browser's greeting, ``device`` the token for a second device; ``wants_home`` tells whether the evening is shown.
    """

    after = param.Dict(default={}, doc="Results, and what is taken home.")

    def __init__(self, lang: str, door: Door, link: Link) -> None:
        self.link = link
        self.met, self.device, self.wants_home = 0, "", False
        self.answered: OrderedDict[str, None] = OrderedDict()
        self._state: tuple[Any, ...] = ()
        super().__init__(lang, door)

    def _settle(self, *, own: bool = False) -> None:
        """Draw what has changed: all of it at another place, else what is beside the table; ``own`` acts drew it."""
        self.seen = self.door.seen()
        before, self._state = self._state, self._now
        worked = own and before[:1] == self._state[:1]
        if before != self._state and not worked:
            self.enter(focus=bool(before) and before[:1] != self._state[:1])
            return
        if isinstance(self.step, DealStep) and self.own_table is not None:
            self.step.follow(self.own_table)
        self.guide()

    def enter(self, *, focus: bool = False) -> None:
        """Show what is due afresh."""
        with self.gathering():
            super().enter(focus=focus)
            if self.is_still and isinstance(self.step, (TableStep, DealStep)):
                self.step.freeze()
            if self.is_shut:
                self.tell(solution_slip(self.exercise, self.lang))

    def tell(self, slip: Scene) -> None:
        """Show a slip, with those of its buttons that lead somewhere here."""
        actions = [one for one in slip.get("actions", ()) if self._leads(one["id"])]
        lost = slip.get("focus") == "main" and not any(one.get("main") for one in actions)
        super().tell({**slip, "actions": actions, "focus": True if lost else slip.get("focus", False)})

    def _leads(self, name: str) -> bool:
        task = self.seen["exercise"] if self.seen is not None else None
        if task is None or name not in ("next", "again"):
            return True
        if name == "again":
            return not self.work.is_solved and not self.is_still
        return bool(task["pace"] == "own" and task["item"] + 1 < task["items"])

    def guide(self, *, focus: bool = False) -> None:
        """Draw where one is, and what there is besides."""
        if self.seen is not None and self.seen["exercise"] and (self.is_still or self.work.is_solved):
            self.show(hints={})
        number = next(self._clock) if focus else self.latest("steps").get("focus", 0)
        self.show(steps=room_scene(self) | {"focus": number}, after=after_scene(self))

"""The component of a guest's page. All it reports is kept in the browser until it is answered."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

import panel as pn
import param

from zwicker_lab.ui.guest.play import GuestPlay
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.learn.views import LessonLook
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import Styled, as_text

JS = ASSETS / "js"
SHEETS = (*LessonLook._stylesheets, ASSETS / "guest.css")
PARTS = ("steps", "table", "board", "slip", "choices", "answers", "hints", "after")


class GuestView(Styled):
    """The whole page: one component, as each takes the server its time when a hall comes in at once.

    Every part has a scene of its own, which travels as one text.
    """

    steps = param.String(default="{}", doc="The door, who one is, what is to be done.")
    table = param.String(default="{}", doc="The card table.")
    board = param.String(default="{}", doc="A counting sheet, or cards to name.")
    slip = param.String(default="{}", doc="What is said.")
    choices = param.String(default="{}", doc="The uses of a card.")
    answers = param.String(default="{}", doc="The answers of a judgement, or the piles of a count.")
    hints = param.String(default="{}", doc="The ladder of hints.")
    after = param.String(default="{}", doc="Results, and what is taken home.")

    def _update_properties(self, *events: param.parameterized.Event, doc: Any) -> dict[str, Any]:
        """Texts need none of what a theme might change of a component."""
        if all(event.name in PARTS for event in events):
            return {event.name: event.new for event in events}
        found: dict[str, Any] = super()._update_properties(*events, doc=doc)
        return found

    def _update_model(self, events: Any, msg: dict[str, Any], root: Any, model: Any, doc: Any, comm: Any) -> None:
        """Texts go straight into the data: Panel would look for models in each, under names its own model lacks."""
        if msg.keys() <= set(PARTS):
            with pn.io.hold(doc):
                self._set_on_model(msg, root, model.data)
        else:
            super()._update_model(events, msg, root, model, doc, comm)

    _bundle = JS / "guest_page.js"
    _stylesheets: ClassVar[list[Any]] = [*SHEETS]


class AfterView(LessonLook):
    """What somebody took home, without a room."""

    _bundle = JS / "guest_after.js"
    _stylesheets: ClassVar[list[Any]] = [*SHEETS]


def guest_view(play: GuestPlay) -> GuestView:
    """The component that shows ``play`` and reports to it."""
    view = GuestView(**{name: as_text(getattr(play, name)) for name in PARTS}, sizing_mode="stretch_width")

    def show(*changes: param.parameterized.Event) -> None:
        with param.parameterized.batch_call_watchers(view):  # ``update`` would first note every value of the view
            for change in changes:
                text = as_text(change.new)
                if text != getattr(view, change.name):
                    setattr(view, change.name, text)

    play.param.watch(show, list(PARTS), onlychanged=False)  # the texts are compared instead
    hear(view, partial(play.receive, "steps"))
    return view

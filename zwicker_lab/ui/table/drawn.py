"""A table as it is drawn: what is shown of a position, of the card chosen, and of what is offered or asked."""

from __future__ import annotations

from itertools import count
from typing import Any

import param

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.ui.table.scene import Marks, Scene, Staging, item_id, scene
from zwicker_lab.ui.table.slips import Slip
from zwicker_lab.ui.table.uses import choices, first, page_size, the_card, uses
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

_NUMBERS = count(1)


class OneOfMany(param.Parameterized):
    """What is made so often that no instance gets copies of its parameters: their limits are the same for all."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for one in vars(cls).values():
            if isinstance(one, param.Parameter):
                one.per_instance = False


class DrawnTable(OneOfMany):
    """The settings and the state of a table, and the scenes its three views draw: ``scene``, ``uses`` and ``slip``."""

    position: Any = param.ClassSelector(class_=Position, doc="The position on the table.")
    lang: Any = param.Selector(default="en", objects=list(LANGUAGES), doc="The language of every word.")
    mode: Any = param.Selector(default="explore", objects=["explore", "exercise"], doc="Whether uses show unasked.")
    names = param.Dict(default={}, doc="What the seats are called; missing ones by their place.")
    seat = param.String(default=None, allow_None=True, doc="Whose hand lies below; else the mover's.")
    show_seats = param.Boolean(default=False, doc="Whether the other hands and the piles are shown.")
    open_hands = param.Boolean(default=True, doc="Whether other hands lie open where they are known.")
    frozen = param.Boolean(default=False, doc="Whether the table is to be looked at only.")
    can_undo = param.Boolean(default=True, doc="Whether the last move may be taken back under the table.")
    can_build = param.Boolean(default=True, doc="Whether builds are offered; they are judged all the same.")
    can_list = param.Boolean(default=True, doc="Whether the uses may be asked for in an exercise.")
    meant: Any = param.Selector(default=None, objects=[None, "capture", "build"], doc="How an unfit try is read.")

    chosen = param.ClassSelector(class_=Card, default=None, allow_None=True, doc="The hand card chosen.")
    marked = param.ClassSelector(class_=tuple, default=(), doc="The items touched, by ``item_id``.")
    scene = param.Dict(default={}, doc="What the table draws.")
    uses = param.Dict(default={}, doc="What the list of choices draws.")
    slip = param.Dict(default={}, doc="What the slip says.")

    def __init__(self, position: Position, **settings: Any) -> None:
        self._channel = f"table{next(_NUMBERS)}"
        self._clock = count(1)
        self._history: list[Position] = []
        self._offered: list[Move] = []
        self._asked = self._listed = False
        self._shown = page_size(position)
        self._refused: tuple[str, ...] = ()
        self._bubble = self._note = ""
        self._event: dict[str, Any] = {"n": 0}
        super().__init__(position=position, **settings)
        self._draw()

    @property
    def staging(self) -> Staging:
        """How the position is shown."""
        return Staging(self.lang, self.names, self.seat, self.show_seats, self.open_hands)

    def tell(self, slip: Slip | None) -> None:
        """Show a slip, or none."""
        self.slip = {"n": next(self._clock), **slip} if slip else {}

    def _clear(self, *, keep_marks: bool = False) -> None:
        self.chosen = None
        if not keep_marks:
            self.marked = ()
        self._unask()

    def _unask(self) -> None:
        self._asked, self._shown, self._refused = False, page_size(self.position), ()
        self._bubble = self._note = ""

    def _tell(self, name: str, **values: object) -> None:
        self._note = say(self.lang, name, **values)
        self._draw()

    def _draw(self, *, keep_offer: bool = False) -> None:
        if not keep_offer:
            self._offered = self._all_uses()
        listed = {item_id(item) for move in first(self._offered, self._shown) for item in move.items}
        marks = Marks(self.chosen, self.marked, () if self._asked else listed, self._refused, self._bubble)
        drawn = scene(self.position, self.staging, marks)
        note, buttons = self._foot()
        drawn |= {"channel": self._channel, "frozen": self.frozen, "event": dict(self._event)}
        drawn["ready"] = not self.frozen and not self.position.is_over and self._bar() is None
        drawn |= {
            "buttons": buttons,
            "note": rich(note, self.lang),
            "back": bool(self.chosen or self.marked or self._asked),
        }
        drawn["say"] = {"n": self._note, "text": self._note}
        self.scene = drawn  # sent before the choices, which take longer, are made
        self.uses = self._offer()

    def _bar(self) -> str | None:
        """The note that says why nothing can be tried now."""
        if self.seat is not None and self.seat != self.position.mover:
            return "table-note-turn"
        return "table-note-unknown" if UNKNOWN in self.position.hand else None

    def _all_uses(self) -> list[Move]:
        if self.chosen is None or self.chosen not in self.position.hand:
            return []
        if self.mode != "explore" and not self._listed:
            return []
        return [move for move in uses(self.position, self.chosen) if self.can_build or move.kind != "build"]

    def _offer(self) -> Scene:
        if not self._offered or self.chosen is None:
            return {"channel": self._channel, "groups": []}
        found = choices(self.position, self._offered, self.lang, self._shown)
        lang, name = self.lang, the_card(self.chosen, self.position.hand, self.lang)
        return found | {
            "channel": self._channel,
            "key": f"{self.chosen} {self._asked} {self._event['n']}",
            "title": say(lang, "table-ask-title") if self._asked else say(lang, "table-uses-title", card=name),
            "label": say(lang, "table-ask-label") if self._asked else say(lang, "table-uses-label", card=name),
            "confirm": say(lang, "table-second-tap"),
            "focus": self._asked,
        }

    def _foot(self) -> tuple[str, list[dict[str, Any]]]:
        """The note and the buttons under the table."""
        if self.frozen or self.position.is_over:
            return "", []
        lang, touched = self.lang, bool(self.marked)
        buttons: list[dict[str, Any]] = []
        if self.chosen and (touched or self.mode == "exercise") and not self._asked:
            buttons.append({"id": "try", "text": say(lang, "table-try", count=len(self.marked)), "main": True})
        if self.chosen or touched:
            text = say(lang, "table-put-back" if self.chosen else "table-clear")
            buttons.append({"id": "back", "text": text, "key": say(lang, "help-key-Escape")})
        if self.chosen and self.mode == "exercise" and self.can_list and not self._listed:
            buttons.append({"id": "list", "text": say(lang, "table-list"), "quiet": True})
        if self.mode == "explore" and self.can_undo and self._history and not self.chosen:
            buttons.append({"id": "undo", "text": say(lang, "table-undo"), "art": "undo"})
        return self._note or say(lang, f"table-note-{self._advice()}"), buttons

    def _advice(self) -> str:
        if self.chosen is None and UNKNOWN in self.position.hand:
            return "hidden"
        if self.chosen is None:
            return "pick"
        return "uses" if self._offered else "mark" if self.can_build else "take"

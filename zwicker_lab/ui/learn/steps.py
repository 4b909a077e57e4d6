"""The steps of a lesson: what they share, and what those at the card table share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from zwicker_lab.cards import UNKNOWN
from zwicker_lab.texts import say
from zwicker_lab.ui.table.own import OwnTable
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

if TYPE_CHECKING:
    from zwicker_lab.ui.learn.shown import Shown

Scene = dict[str, Any]


def has_open_hands(position: Position, seat: str) -> bool:
    """Whether a position tells what anybody but ``seat`` holds.

    >>> from zwicker_lab.notation import read_position
    >>> line = "zwicker3; table 9d; hands 1: 9s / 2: {}; stock 0"
    >>> [has_open_hands(read_position(line.format(hand)), "1") for hand in ("Kd", "?", "")]
    [True, False, False]
    """
    others = (hand for name, hand in zip(position.seats, position.hands, strict=True) if name != seat)
    return any(card != UNKNOWN for hand in others for card in hand)


class Step:
    """One step as the page shows it; ``scenes`` are those it begins with, ``enter`` sets the rest in motion."""

    trial: OwnTable

    def __init__(self, play: Shown) -> None:
        self.play, self.lang = play, play.lang
        self.frozen = False

    @property
    def is_solved(self) -> bool:
        """Whether the answer that stands is right."""
        outcome = self.play.outcome
        return outcome is not None and outcome.is_right

    def scenes(self) -> dict[str, Scene]:
        """The scenes of this step, but for those of a table."""
        return {}

    def enter(self) -> None:
        """Begin."""

    def prompt(self) -> str:
        """The task in one or two sentences."""
        return ""

    def touch(self, message: dict[str, Any]) -> None:
        """Something was touched at the table."""

    def hear(self, message: Mapping[str, object]) -> None:
        """An answer, or a number of a count."""

    def act(self, name: str) -> None:
        """A button of the slip was pressed; going on is none of the step's business."""

    def put(self, scene: Scene) -> None:
        """Show a picture in the place of the table, where there is one."""

    def restore(self) -> None:
        """Show the table again as it is."""

    def open_hint(self) -> None:
        """The next hint is asked for; only exercises have some."""


class TableStep(Step, ABC):
    """A step with a card table on which the learner plays."""

    def seat(self, position: Position, **settings: Any) -> None:
        """Lay out a position, the learner in the mover's seat where nothing else is said; open hands are shown."""
        seat = settings.pop("seat", position.mover)
        names = {seat: say(self.lang, "learn-you")}
        if settings.setdefault("show_seats", has_open_hands(position, seat)) and position.players == 2:
            names |= {other: say(self.lang, "learn-other") for other in position.seats if other != seat}
        self.frozen = False
        self.trial = OwnTable(position, lang=self.lang, seat=seat, names=names, on_attempt=self.attempt, **settings)
        self.trial.param.watch(self._drawn, ["scene", "uses"])
        self._drawn()

    def touch(self, message: dict[str, Any]) -> None:
        """Hand on what was touched, while anything may be."""
        if not self.frozen:
            self.trial.receive(message)

    @abstractmethod
    def attempt(self, move: Move, reason: Reason | None) -> bool:
        """Judge a try; the step itself plays what is to be played."""

    def put(self, scene: Scene) -> None:
        """Show a picture in the table's place; nothing can be touched there."""
        self.play.show(table=self.staged(scene), choices={})

    def restore(self) -> None:
        """Show the table again as it is."""
        self._drawn()

    def _drawn(self, *_: object) -> None:
        self.play.show(table=self.staged(self.trial.scene), choices={} if self.frozen else self.trial.uses)

    def staged(self, scene: Scene) -> Scene:
        """The table's scene as this step shows it."""
        title = say(self.lang, "table-your-hand")
        hand = scene["hand"] if self.trial.show_seats else {**scene["hand"], "label": title, "name": [{"b": title}]}
        shown = {**scene, "hand": hand, "follow": True}
        if self.frozen:
            empty = {**shown["empty"], "text": ""}
            return {**shown, "frozen": True, "buttons": [], "note": [], "back": False, "empty": empty}
        return {**shown, "buttons": [button for button in scene["buttons"] if button["id"] != "undo"]}

    def freeze(self) -> None:
        """From now on the table is to be looked at."""
        self.frozen = True
        self._drawn()

"""Trying moves of Swiss Zwick at the table: a legal one is played and may be taken back, a refused one says why."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.texts import say
from zwicker_lab.ui.table.slips import Slip, slip
from zwicker_lab.ui.zwick.table.offers import offered, refused
from zwicker_lab.ui.zwick.table.table import TrickTable
from zwicker_lab.zwick import Move, Position

UNDO = "undo"


class TrickTry(TrickTable):
    """A position to explore: every seat is played in turn, as far as its cards are known.

    >>> from zwicker_lab.zwick import read_position
    >>> trial = TrickTry(read_position("zwick; trump r; trick 9b; hand 7b Kb Tb 9r Ar"))
    >>> trial.drop("9r"); trial.slip["say"]
    'That does not work Bells were led: follow with the king of bells or ten of bells.'
    >>> trial.drop("Kb"); trial.slip, [offer["id"] for offer in trial.offers]
    ({}, ['undo'])
    """

    slip = param.Dict(default={}, doc="Why a card is not allowed.")

    def __init__(self, position: Position, **settings: Any) -> None:
        self._history: list[Position] = []
        self._slips = count(1)
        super().__init__(position, on_move=self.attempt, **settings)
        self._offer()

    def drop(self, card: str) -> None:
        """Lay a card of the hand on the table."""
        self.receive({"kind": "drop", "card": card})

    def attempt(self, move: Move) -> None:
        """Make a move where it is legal, else say why not."""
        before: Position = self.position
        reason = before.refusal(move)
        if reason is not None:
            self._tell(refused(reason, self.lang))
            return
        try:
            after = before.play(move)
        except InputError as unknown:  # a card is to be turned up that the position does not tell
            self._tell(slip(self.lang, say(self.lang, "table-refused"), text=[unknown.text(self.lang)], tone="warn"))
            return
        self._history.append(before)
        self.slip = {}
        self.play(move, after)
        self._offer()

    def undo(self) -> None:
        """Go back to the position before the last move."""
        if self._history:
            self.slip = {}
            self._event = {"n": self._event["n"]}
            self.position = self._history.pop()
            self._offer()

    def _tell(self, told: Slip) -> None:
        self.slip = {"n": next(self._slips), **told}

    def _press(self, name: str) -> None:
        if name == UNDO:
            self.undo()
        else:
            super()._press(name)

    def _offer(self) -> None:
        found = offered(self.position, self.lang, Random(str(self.position)))
        if self._history:
            found["offers"].append({"id": UNDO, "text": say(self.lang, "table-undo")})
        self.param.update(**found)

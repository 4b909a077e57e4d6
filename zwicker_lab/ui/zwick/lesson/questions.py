"""The steps that ask: is this card allowed, what would you do, what do the rules say, what is written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zwicker_lab.lessons import score_answer
from zwicker_lab.lessons.swiss.goals import CountStrokes, JudgeCard
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.count import points
from zwicker_lab.ui.table.slips import slip
from zwicker_lab.ui.zwick.lesson.step import ChoiceStep, Scene, SwissStep, frozen
from zwicker_lab.ui.zwick.table.scene import scene
from zwicker_lab.ui.zwick.table.staging import Marks
from zwicker_lab.zwick import Card

SEATS = "ABCD"
TOTAL = "total"


class QuestionStep(ChoiceStep):
    """A question about a position, or about the rules alone; a card in question is lifted in its hand."""

    def drawn(self) -> dict[str, Scene]:
        """The position, where there is one, and the answers."""
        found = super().drawn()
        if self.exercise.position is None:
            return found
        start, goal = self.exercise.start, self.exercise.goal
        chosen = (Card(goal.move),) if isinstance(goal, JudgeCard) else ()
        shown = frozen(scene(start, self.staging(start), Marks(chosen)))
        if isinstance(goal, JudgeCard):
            title = say(self.lang, "learn-judge-hand")
            shown["hand"] = {**shown["hand"], "label": title, "name": [{"b": title}]}
        return {**found, "table": shown}


class CountStep(SwissStep):
    """A deal is to be written down: strokes and birds of every seat."""

    def __init__(self, play: Any) -> None:
        super().__init__(play)
        self.entries: dict[str, int] = {}

    @property
    def right(self) -> dict[str, int]:
        """What is to be written, by seat."""
        words = self.exercise.accepted[0].split()
        return {seat: int(value) for seat, value in zip(words[::2], words[1::2], strict=True)}

    def drawn(self) -> dict[str, Scene]:
        """The sheet."""
        lang, goal = self.lang, self.exercise.goal
        assert isinstance(goal, CountStrokes)
        name = say(lang, "zwick-sheet-row")
        return {
            "board": {
                "lang": lang,
                "kind": "sheet",
                "id": self.exercise.id,
                "label": say(lang, "learn-count-label"),
                "head": say(lang, "zwick-sheet-head"),
                "sides": [{"side": seat, "name": seat, "tone": ""} for seat in SEATS],
                "rows": [
                    {"code": TOTAL, "name": name, "note": "", "total": True, "cells": list(map(self._cell, SEATS))}
                ],
                "fixed": self.is_solved,
                "signed": True,
                "check": say(lang, "zwick-sheet-check"),
            }
        }

    def _cell(self, seat: str) -> Scene:
        value = self.right[seat] if self.is_solved else self.entries.get(seat)
        label = say(self.lang, "learn-cell", row=say(self.lang, "zwick-sheet-row"), side=seat)
        return {
            "cell": f"{seat} {TOTAL}",
            "side": seat,
            "label": label,
            "value": "" if value is None else str(value),
            "state": "ok" if self.is_solved else "",
            "cards": [],
        }

    def hear(self, message: Mapping[str, object]) -> None:
        """A number was filled in, or all are to be judged."""
        if self.is_solved:
            return
        if message.get("kind") == "row":
            seat, value = str(message.get("cell")).split(" ")[0], points(message.get("value"))
            self.entries = {name: old for name, old in self.entries.items() if name != seat}
            if seat in SEATS and value is not None:
                self.entries[seat] = value
        elif message.get("kind") == "totals":
            self._judge(message.get("values"))

    def _judge(self, values: object) -> None:
        found = {seat: points(values.get(seat)) for seat in SEATS} if isinstance(values, dict) else {}
        written = {seat: value for seat, value in found.items() if value is not None}
        if len(written) < len(SEATS):
            self.play.tell(slip(self.lang, say(self.lang, "zwick-sheet-missing"), tone="info", focus=True))
            return
        self.entries = written
        self.answered(score_answer(written))

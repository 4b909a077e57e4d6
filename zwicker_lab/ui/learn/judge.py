"""The step of a lesson that wants a judgement: somebody's move lies on the felt, the answers beside it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from zwicker_lab.lessons import Exercise
from zwicker_lab.lessons.goals import JudgeLegality
from zwicker_lab.lessons.model import Choice
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.exercise import ExerciseStep
from zwicker_lab.ui.table.scene import Marks, Staging, item_id, scene
from zwicker_lab.ui.table.uses import build_mark
from zwicker_lab.zwicker.moves import Move

Scene = dict[str, Any]


class JudgeStep(ExerciseStep):
    """An exercise that asks whether a move is allowed: the move lies on the felt, the answers beside it."""

    def scenes(self) -> dict[str, Scene]:
        """The felt with the move in question, and the answers."""
        return {**super().scenes(), "table": self._table(), "answers": self._choices()}

    def enter(self) -> None:
        """Say what to do, or what the answer came to."""
        self.tell_outcome()

    def hear(self, message: Mapping[str, object]) -> None:
        """An answer was chosen."""
        answer = message.get("id")
        if message.get("kind") != "answer" or self.is_solved or answer not in [c.answer for c in self.exercise.choices]:
            return
        self.play.answer(str(answer))
        self.tell_outcome()
        self.play.show(answers=self._choices())

    def _table(self) -> Scene:
        """The position with the move in question laid out: its card lifted, what it is meant for marked."""
        goal, position = self.exercise.goal, self.exercise.start
        assert isinstance(goal, JudgeLegality)
        move = Move.read(goal.move)
        wanted = {item.cards for item in move.items}
        marked = [item_id(item) for item in position.table if item.cards in wanted]
        names = {position.mover: say(self.lang, "learn-judge-hand")}
        shown = scene(position, Staging(self.lang, names), Marks(chosen=move.card, marked=marked))
        for item in shown["table"]:
            item["mark"] = (build_mark(position, move) if move.kind == "build" else "?") if item["marked"] else ""
        return {**shown, "channel": "judge", "frozen": True, "event": {"n": 0}, "back": False}

    def _choices(self) -> Scene:
        outcome = self.play.outcome
        given = {outcome.answer: "right" if outcome.is_right else "wrong"} if outcome else {}
        return {
            "lang": self.lang,
            "kind": "choices",
            "label": say(self.lang, "learn-judge-label"),
            "confirm": say(self.lang, "learn-judge-again"),
            "fixed": self.is_solved,
            "choices": [
                {
                    "id": choice.answer,
                    "text": choice.text.of(self.lang),
                    "state": given.get(choice.answer, ""),
                    "note": say(self.lang, f"learn-judge-{given[choice.answer]}") if choice.answer in given else "",
                }
                for choice in shuffled(self.exercise)
            ],
        }


def shuffled(exercise: Exercise) -> list[Choice]:
    """The answers to choose from in an order that is by chance, and always the same."""
    choices = list(exercise.choices)
    Random(exercise.id).shuffle(choices)
    return choices

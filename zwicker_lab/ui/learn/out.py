"""The step of a lesson that asks which cards are still out: the cards that matter, and the piles won so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.lessons import out_answer
from zwicker_lab.lessons.goals import special_cards
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.exercise import ExerciseStep
from zwicker_lab.ui.learn.piles import piles_scene
from zwicker_lab.ui.table.rich import spoken
from zwicker_lab.ui.table.slips import slip

Scene = dict[str, Any]


class OutStep(ExerciseStep):
    """An exercise that wants the cards touched which no pile holds."""

    def scenes(self) -> dict[str, Scene]:
        """The cards to choose from, and the piles."""
        return {**super().scenes(), "board": self._board(), "answers": self._piles()}

    def enter(self) -> None:
        """Say what to do, or what the answer came to."""
        self.tell_outcome()

    def hear(self, message: Mapping[str, object]) -> None:
        """Cards were named."""
        named = message.get("cards")
        if message.get("kind") != "out" or self.is_solved or not isinstance(named, list):
            return
        cards = [card for card in self._asked_for() if card in named]
        if not cards:
            self.play.tell(slip(self.lang, say(self.lang, "learn-out-missing"), tone="info", focus=True))
            return
        self.play.answer(out_answer(cards))
        self.play.show(board=self._board(), answers=self._piles())
        self.enter()

    def _asked_for(self) -> tuple[Card, ...]:
        return special_cards(self.play.rules)

    def _board(self) -> Scene:
        outcome = self.play.outcome
        chosen = outcome.answer.split()[1:] if outcome else []
        return {
            "lang": self.lang,
            "kind": "cards",
            "id": self.exercise.id,
            "draft": f"{self.play.place} {self.exercise.id}",
            "label": say(self.lang, "learn-out-label"),
            "cards": [
                {"c": card, "n": spoken(card, self.lang), "chosen": card in chosen} for card in self._asked_for()
            ],
            "fixed": self.is_solved,
            "check": say(self.lang, "learn-out-check"),
        }

    def _piles(self) -> Scene:
        hits = set(self._asked_for()) if self.is_solved else set()
        return piles_scene(self.exercise.piles, self.lang, hits)

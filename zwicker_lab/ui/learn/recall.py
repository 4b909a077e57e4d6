"""The step of a lesson that wants a move from somebody who has kept count: what was won lies open beside the task."""

from __future__ import annotations

from zwicker_lab.ui.learn.exercise import PlayStep
from zwicker_lab.ui.learn.piles import piles_scene
from zwicker_lab.ui.learn.steps import Scene


class RecallStep(PlayStep):
    """An exercise in which one card is to be played late in a deal, the piles won so far laid open."""

    def scenes(self) -> dict[str, Scene]:
        """The piles beside the task."""
        start = self.exercise.start
        piles = {side: tuple(won) for side, won in zip(start.sides, start.won, strict=True)}
        return {**super().scenes(), "answers": piles_scene(piles, self.lang)}

"""What the steps of a lesson of Swiss Zwick share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zwicker_lab.lessons import Outcome
from zwicker_lab.lessons.swiss import SwissExercise
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.shown import Shown
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.table.slips import hint_scene
from zwicker_lab.ui.zwick.lesson.slips import idle_slip, right_slip, wrong_slip
from zwicker_lab.ui.zwick.table.staging import Staging
from zwicker_lab.zwick import Position

Scene = dict[str, Any]


def frozen(scene: Scene) -> Scene:
    """A scene to be looked at only."""
    return {**scene, "channel": "swiss", "frozen": True, "event": {"n": 0}, "back": False}


class SwissStep(Step):
    """A step of an exercise: the task, the hints, and what is said of the answer that stands."""

    play: Shown

    @property
    def exercise(self) -> SwissExercise:
        """The exercise of this step."""
        found = self.play.exercise
        assert isinstance(found, SwissExercise)
        return found

    def staging(self, position: Position) -> Staging:
        """How a position is laid out: the mover's hand below, the others by their places."""
        return Staging(self.lang, seat=position.turn, show_seats=False)

    def scenes(self) -> dict[str, Scene]:
        """The ladder of hints, and what is drawn."""
        return {"hints": self._ladder(), **self.drawn()}

    def drawn(self) -> dict[str, Scene]:
        """The scenes that show the question."""
        return {}

    def enter(self) -> None:
        """Say what to do, or what the answer came to."""
        self.told()

    def prompt(self) -> str:
        """The task."""
        return self.exercise.task.of(self.lang)

    def answered(self, answer: str) -> Outcome:
        """Judge an answer, and show what it came to."""
        outcome = self.play.answer(answer)
        self.play.show(**self.drawn())
        self.told()
        return outcome

    def told(self) -> None:
        """What is said now."""
        record, outcome, lang = self.play.record, self.play.outcome, self.lang
        if outcome is None:
            self.play.tell(idle_slip(record, self.exercise, lang))
        elif outcome.is_right:
            self.play.tell(right_slip(record, self.exercise, outcome, lang, self.also(outcome)))
        else:
            self.play.tell(wrong_slip(outcome, lang))

    def also(self, outcome: Outcome) -> list[str]:
        """The other cards that would be right."""
        return []

    def act(self, name: str) -> None:
        """Once more."""
        if name == "again":
            self.play.undo()
            self.play.enter(focus=True)

    def open_hint(self) -> None:
        """Open the next rung."""
        self.play.open_hint()
        self.play.show(hints=self._ladder())

    def _ladder(self) -> Scene:
        hints = [hint.of(self.lang) for hint in self.exercise.hints]
        return hint_scene(hints, self.play.record.hints, self.lang, self.play.deck)


class ChoiceStep(SwissStep):
    """A step whose answers are texts to choose from."""

    def drawn(self) -> dict[str, Scene]:
        """The answers."""
        return {"answers": choice_scene(self.exercise, self.play.outcome, self.lang)}

    def hear(self, message: Mapping[str, object]) -> None:
        """An answer was chosen."""
        answer = message.get("id")
        offered = [choice.answer for choice in self.exercise.choices]
        if message.get("kind") == "answer" and not self.is_solved and answer in offered:
            self.answered(str(answer))


def choice_scene(exercise: SwissExercise, outcome: Outcome | None, lang: str) -> Scene:
    """The answers to choose from, the one given marked."""
    given = {outcome.answer: "right" if outcome.is_right else "wrong"} if outcome else {}
    return {
        "lang": lang,
        "kind": "choices",
        "label": say(lang, "learn-judge-label"),
        "confirm": say(lang, "learn-judge-again"),
        "fixed": outcome is not None and outcome.is_right,
        "choices": [
            {
                "id": choice.answer,
                "text": choice.text.of(lang),
                "state": given.get(choice.answer, ""),
                "note": say(lang, f"learn-judge-{given[choice.answer]}") if choice.answer in given else "",
            }
            for choice in exercise.choices
        ],
    }

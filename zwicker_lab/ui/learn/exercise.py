"""The steps that are exercises: what all of them share, and those in which a card is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from zwicker_lab.lessons import Exercise, Outcome, grade
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.slips import (
    idle_slip,
    listed_readings,
    missed_slip,
    reading_text,
    refused_slip,
    right_slip,
    wrong_slip,
)
from zwicker_lab.ui.learn.steps import Scene, Step, TableStep
from zwicker_lab.ui.table.readings import refused_readings
from zwicker_lab.ui.table.slips import hint_scene, slip
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

BUILDS = ("build_total", "build_down")
CAPTURES = ("any_legal_capture", "capture_all_of", "max_cards", "make_zwick", "points_at_least")


class ExerciseStep(Step):
    """What exercises of every kind share: the task, and the ladder of hints."""

    @property
    def exercise(self) -> Exercise:
        """The exercise of this step."""
        found = self.play.exercise
        assert isinstance(found, Exercise)
        return found

    def scenes(self) -> dict[str, Scene]:
        """The ladder."""
        return {"hints": self._ladder()}

    def prompt(self) -> str:
        """The task, and where a card is to be played whose turn it is and how many cards."""
        task = self.exercise.task.of(self.lang)
        return say(self.lang, "learn-turn", task=task) if self.exercise.play else task

    def open_hint(self) -> None:
        """Open the next rung."""
        self.play.open_hint()
        self.play.show(hints=self._ladder())

    def _ladder(self) -> Scene:
        hints = [hint.of(self.lang) for hint in self.exercise.hints]
        return hint_scene(hints, self.play.record.hints, self.lang, self.play.deck)

    def tell_outcome(self, *, focus: bool = True) -> None:
        """Say what to do, or what the answer came to; ``focus`` is whether what is wrong with it gets the keyboard."""
        outcome = self.play.outcome
        if outcome is None:
            self.play.tell(idle_slip(self.play.record, self.exercise, self.lang, self.play.rules))
        elif outcome.is_right:
            self.play.tell(right_slip(self.play.record, self.exercise, outcome, self.lang))
        else:
            self.play.tell(wrong_slip(outcome, self.lang, focus=focus))

    def again(self) -> None:
        """Clear the answer on the table and ask anew; what was counted stays."""
        self.play.undo()
        self.play.enter(focus=True)

    def act(self, name: str) -> None:
        """Once more, or the rule behind it."""
        if name == "again":
            self.again()
        outcome = self.play.outcome
        if name == "rule" and outcome is not None and outcome.is_right:
            self.play.tell(right_slip(self.play.record, self.exercise, outcome, self.lang, rules=self.play.rules))


class PlayStep(ExerciseStep, TableStep):
    """An exercise in which one card is to be played; as a task it has a goal that the adviser knows nothing about."""

    is_task = True

    def enter(self) -> None:
        """Lay out the position; an answer that stands is shown with what it came to."""
        self.asked: list[Move] = []
        self._lay_out()
        outcome = self.play.outcome
        if outcome is None:
            self._idle()
        elif outcome.verdict == "illegal":
            self._refuse(outcome)
        else:
            self._show(outcome, film=False)

    def _lay_out(self) -> None:
        goal, builds = self.exercise.goal.type, self.play.builds
        meant = "build" if goal in BUILDS else "capture" if goal in CAPTURES or not builds else None
        self.seat(self.exercise.start, mode="exercise", meant=meant, on_list=self._list, can_build=builds)

    def _idle(self) -> None:
        play = self.play
        play.tell(idle_slip(play.record, self.exercise, self.lang, play.rules, builds=play.builds))

    def touch(self, message: dict[str, Any]) -> None:
        """Hand on what was touched; a refusal no longer stands beside the question how the next try is meant."""
        super().touch(message)
        if not self.frozen and self.trial.asking and self.play.latest("slip").get("tone") == "warn":
            self._idle()

    def attempt(self, move: Move, reason: Reason | None) -> bool:
        """Judge the try: refused, played to show what comes of it, or right; or ask how it was meant."""
        if reason is not None:
            self._answer(self._foreseen(move))
        elif others := self._meant_otherwise(move):
            self._ask([move, *others])
        else:
            self._answer(move)
        return False

    def act(self, name: str) -> None:
        """The reading chosen of those asked for, or what every exercise has."""
        asked = next((move for move in self.asked if str(move) == name), None)
        if asked is None:
            super().act(name)
        else:
            self._answer(asked)

    def _foreseen(self, move: Move) -> Move:
        """Of the ways to read a refused try, the one the author foresaw; the nearest where there are several."""
        refused = refused_readings(self.exercise.start, move.card, move.items, self.trial.meant)
        listed = listed_readings(self.exercise, move)
        named = (known for read, _ in refused for known in listed if known == read)
        return next(named, listed[0] if listed else move)

    def _meant_otherwise(self, move: Move) -> list[Move]:
        """Where a legal move misses the goal, the author's illegal readings of the same touch."""
        return [] if grade(self.exercise, move).is_right else listed_readings(self.exercise, move)

    def _ask(self, readings: list[Move]) -> None:
        self.asked = readings
        actions = [{"id": str(move), "text": reading_text(self.exercise.start, move, self.lang)} for move in readings]
        self.play.tell(slip(self.lang, say(self.lang, "table-ask-title"), tone="info", actions=actions, focus=True))

    def _answer(self, move: Move) -> None:
        outcome = self.play.answer(move)
        if outcome.verdict == "illegal":
            self._refuse(outcome)
        else:
            self._show(outcome, film=True)
            judge = self.play.offer_judgement if self.is_task else self.play.beside.judge
            judge(self.exercise.start, move, is_open=self.play.record.solved, is_task=self.is_task)

    def _refuse(self, outcome: Outcome) -> None:
        move = Move.read(outcome.answer)
        self.trial.read_as(move)
        self.play.tell(refused_slip(self.exercise, move, outcome, self.trial.meant, self.lang))

    def _show(self, outcome: Outcome, *, film: bool) -> None:
        self.frozen = True
        self._happen(Move.read(outcome.answer), film=film)
        if outcome.is_right:
            self.play.tell(right_slip(self.play.record, self.exercise, outcome, self.lang))
            return
        self._answered(outcome, film=film)

    def _answered(self, outcome: Outcome, *, film: bool) -> None:
        """The next player's answer to a miss, on the felt."""
        after = self.trial.position
        if outcome.reply is not None:
            after = held(after, outcome.reply.move)
            self.trial.position = after
            self._happen(outcome.reply.move, film=film)
        self.play.tell(missed_slip(after, outcome, self.trial.staging))

    def _happen(self, move: Move, *, film: bool) -> None:
        if film:
            self.trial.play(move)
        else:
            self.trial.position = self.trial.position.play(move)

    def _list(self) -> None:
        self.play.ask_list()


def held(position: Position, move: Move) -> Position:
    """The position with the card of ``move`` in the mover's hand, where that hand is not known to hold it."""
    if move.card in position.hand:
        return position
    hands = list(position.hands)
    hands[position.turn] = (move.card,)
    return replace(position, hands=tuple(hands))

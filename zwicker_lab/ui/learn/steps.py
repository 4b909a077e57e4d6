"""The steps of a lesson at the card table: what they share, the first example, and the exercises to play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from zwicker_lab.lessons import Exercise, Outcome, grade
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.slips import (
    action,
    idle_slip,
    led,
    listed_readings,
    missed_slip,
    refusal,
    refused_slip,
    right_slip,
    variant_text,
)
from zwicker_lab.ui.table.readings import refused_readings
from zwicker_lab.ui.table.scene import item_id
from zwicker_lab.ui.table.slips import hint_scene, slip
from zwicker_lab.ui.table.trying import TableTry
from zwicker_lab.ui.table.uses import sum_of
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason, use_text

if TYPE_CHECKING:
    from zwicker_lab.ui.learn.play import LessonPlay

Scene = dict[str, Any]
BUILDS = ("build_total", "build_down")


class Step:
    """One step as the page shows it; ``scenes`` are those it begins with, ``enter`` sets the rest in motion."""

    trial: TableTry

    def __init__(self, play: LessonPlay) -> None:
        self.play, self.lang = play, play.lang
        self.frozen = False

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

    def open_hint(self) -> None:
        """The next hint is asked for; only exercises have some."""


class TableStep(Step):
    """A step with a card table on which the learner plays."""

    def seat(self, position: Position, **settings: Any) -> None:
        """Lay out a position, the learner in the mover's seat where nothing else is said."""
        seat = settings.pop("seat", position.mover)
        names = {seat: say(self.lang, "learn-you"), **settings.pop("names", {})}
        self.frozen = False
        self.trial = TableTry(position, lang=self.lang, seat=seat, names=names, on_attempt=self.attempt, **settings)
        self.trial.param.watch(self._drawn, ["scene", "uses"])
        self._drawn()

    def touch(self, message: dict[str, Any]) -> None:
        """Hand on what was touched, while anything may be."""
        if not self.frozen:
            self.trial.receive(message)

    def attempt(self, move: Move, reason: Reason | None) -> bool:
        """Judge a try; the step itself plays what is to be played."""
        raise NotImplementedError

    def _drawn(self, *_: object) -> None:
        self.play.show(table=self.staged(self.trial.scene), choices={} if self.frozen else self.trial.uses)

    def staged(self, scene: Scene) -> Scene:
        """The table's scene as this step shows it."""
        title = say(self.lang, "table-your-hand")
        hand = scene["hand"] if self.trial.show_seats else {**scene["hand"], "label": title, "name": [{"b": title}]}
        shown = {**scene, "hand": hand, "follow": True}
        if self.frozen:
            return {**shown, "frozen": True, "buttons": [], "note": [], "back": False}
        return {**shown, "buttons": [button for button in scene["buttons"] if button["id"] != "undo"]}

    def freeze(self) -> None:
        """From now on the table is to be looked at."""
        self.frozen = True
        self._drawn()


# ---- the first example -----------------------------------------------------------------------------------------


class ExampleStep(TableStep):
    """The text of the lesson and its first example, whose card and items are pointed out."""

    def enter(self) -> None:
        """Lay out the example, before its move or after it."""
        lesson, played = self.play.run.subject, self.play.run.step == "example"
        self.move = Move.read(lesson.example.move)
        self.seat(lesson.example.start, mode="exercise", can_list=False)
        if played:
            self.frozen = True
            self.trial.position = self.trial.position.play(self.move)
            self.play.tell(self._seen())
        else:
            fine = say(self.lang, "learn-intro-do", variant=variant_text(lesson, self.lang))
            self.play.tell(slip(self.lang, say(self.lang, "learn-intro"), text=[lesson.intro.of(self.lang)], fine=fine))

    def prompt(self) -> str:
        """What to do."""
        return say(self.lang, "learn-turn", task=self.play.run.subject.example.before.of(self.lang))

    def attempt(self, move: Move, reason: Reason | None) -> bool:
        """The example's move is played; any other is answered and asked again."""
        run, outcome = self.play.run.try_example(move)
        if outcome.is_right:
            self.frozen = True
            self.trial.play(move)
            self.play.change(run)
            self.play.tell(self._seen())
        elif reason is not None:
            self.play.tell(refusal(self.trial.position, move, None, self.lang))
        else:
            text = [say(self.lang, "learn-example-other"), outcome.why.of(self.lang)]
            self.play.tell(slip(self.lang, say(self.lang, "learn-example-allowed"), tone="info", text=text, focus=True))
        return False

    def act(self, name: str) -> None:
        """Play it once more."""
        if name == "again":
            self.play.go("intro")

    def staged(self, scene: Scene) -> Scene:
        """The card to play and what it takes stand out until they are touched."""
        shown = super().staged(scene)
        if self.frozen:
            return shown
        wanted = {item_id(item) for item in self.move.items}
        chosen = self.trial.chosen == self.move.card
        cards = [card | {"target": not chosen and card["id"] == self.move.card} for card in shown["hand"]["cards"]]
        items = [
            item | ({"state": "target"} if item["id"] in wanted and not item["state"] else {})
            for item in shown["table"]
        ]
        return {**shown, "hand": {**shown["hand"], "cards": cards}, "table": items}

    def _seen(self) -> Scene:
        example = self.play.run.subject.example
        told = sum_of(example.start, self.move, self.lang)
        actions = [action(self.lang, "next", main=True), action(self.lang, "again")]
        text = [example.see.of(self.lang)]
        title = say(self.lang, "learn-example-done")
        return led(slip(self.lang, title, tone="win", art="disc", sums=[told], text=text, actions=actions))


# ---- an exercise -----------------------------------------------------------------------------------------------


class ExerciseStep(Step):
    """What exercises of every kind share: the task, and the ladder of hints."""

    @property
    def exercise(self) -> Exercise:
        """The exercise of this step."""
        found = self.play.run.exercise
        assert found is not None
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
        self.play.change(self.play.run.open_hint())
        self.play.show(hints=self._ladder())

    def _ladder(self) -> Scene:
        hints = [hint.of(self.lang) for hint in self.exercise.hints]
        return hint_scene(hints, self.play.run.record.hints, self.lang)

    def again(self) -> None:
        """Clear the answer on the table and ask anew; what was counted stays."""
        self.play.change(self.play.run.undo())
        self.play.enter(focus=True)

    def act(self, name: str) -> None:
        """Once more, or the rule behind it."""
        if name == "again":
            self.again()
        outcome = self.play.run.outcome
        if name == "rule" and outcome is not None and outcome.is_right:
            self.play.tell(right_slip(self.play.run, self.exercise, outcome, self.lang, rule=True))


class PlayStep(ExerciseStep, TableStep):
    """An exercise in which one card is to be played."""

    def enter(self) -> None:
        """Lay out the position; an answer that stands is shown with what it came to."""
        self.asked: list[Move] = []
        self._lay_out()
        outcome = self.play.run.outcome
        if outcome is None:
            self.play.tell(idle_slip(self.play.run, self.exercise, self.lang))
        elif outcome.verdict == "illegal":
            self._refuse(outcome)
        else:
            self._show(outcome, film=False)

    def _lay_out(self) -> None:
        meant = "build" if self.exercise.goal.type in BUILDS else "capture"
        self.seat(self.exercise.start, mode="exercise", meant=meant, on_list=self._list)

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
        return next((read for read, _ in refused if read in listed), listed[0] if listed else move)

    def _meant_otherwise(self, move: Move) -> list[Move]:
        """Where a legal move misses the goal, the author's illegal readings of the same touch."""
        return [] if grade(self.exercise, move).is_right else listed_readings(self.exercise, move)

    def _ask(self, readings: list[Move]) -> None:
        self.asked = readings
        actions = [{"id": str(move), "text": use_text(move, self.lang)} for move in readings]
        self.play.tell(slip(self.lang, say(self.lang, "table-ask-title"), tone="info", actions=actions, focus=True))

    def _answer(self, move: Move) -> None:
        run, outcome = self.play.run.try_answer(move)
        self.play.change(run)
        if outcome.verdict == "illegal":
            self._refuse(outcome)
        else:
            self._show(outcome, film=True)

    def _refuse(self, outcome: Outcome) -> None:
        move = Move.read(outcome.answer)
        self.play.tell(refused_slip(self.exercise, move, outcome, self.trial.meant, self.lang))

    def _show(self, outcome: Outcome, *, film: bool) -> None:
        self.frozen = True
        self._happen(Move.read(outcome.answer), film=film)
        if outcome.is_right:
            self.play.tell(right_slip(self.play.run, self.exercise, outcome, self.lang))
            return
        self._answered(outcome, film=film)

    def _answered(self, outcome: Outcome, *, film: bool) -> None:
        """The next player's answer to a miss, on the felt."""
        after = self.trial.position
        if outcome.reply is not None:
            after = held(after, outcome.reply.move)
            self.trial.position = after
            self._happen(outcome.reply.move, film=film)
        self.play.tell(missed_slip(after, outcome, self.lang))

    def _happen(self, move: Move, *, film: bool) -> None:
        if film:
            self.trial.play(move)
        else:
            self.trial.position = self.trial.position.play(move)

    def _list(self) -> None:
        self.play.change(self.play.run.ask_list())


def held(position: Position, move: Move) -> Position:
    """The position with the card of ``move`` in the mover's hand, where that hand is not known to hold it."""
    if move.card in position.hand:
        return position
    hands = list(position.hands)
    hands[position.turn] = (move.card,)
    return replace(position, hands=tuple(hands))

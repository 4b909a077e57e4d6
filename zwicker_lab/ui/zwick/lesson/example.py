"""The first step of a lesson of Swiss Zwick: its text, and the example that is played and succeeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from zwicker_lab.lessons.swiss import SwissExample, SwissLesson
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.rules import lesson_sureness
from zwicker_lab.ui.learn.slips import action, led
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.table.slips import Slip
from zwicker_lab.ui.zwick.lesson.slips import refused_slip, swiss_slip
from zwicker_lab.ui.zwick.lesson.step import Scene, frozen
from zwicker_lab.ui.zwick.table.scene import scene
from zwicker_lab.ui.zwick.table.staging import Marks, Staging
from zwicker_lab.ui.zwick.table.table import TrickTable
from zwicker_lab.zwick import Move, Position

if TYPE_CHECKING:
    from zwicker_lab.ui.zwick.lesson.play import SwissPlay


class ExampleStep(Step):
    """The text of the lesson, and its first example with the card or the answer pointed out."""

    play: SwissPlay

    @property
    def lesson(self) -> SwissLesson:
        """The lesson."""
        assert isinstance(self.play.run.subject, SwissLesson)
        return self.play.run.subject

    @property
    def example(self) -> SwissExample:
        """The example."""
        return self.lesson.example

    def enter(self) -> None:
        """Lay the example out, before its move or after it."""
        start, move = self.example.start, Move.read(self.example.move)
        self.played = self.play.run.step == "example"
        staging = Staging(self.lang, seat=start.turn, show_seats=False)
        pointed = (move.card,) if move.card and not self.played else ()
        self.table = TrickTable(start, lang=self.lang, staging=staging, marks=Marks(pointed=pointed), on_move=self._try)
        if self.played:
            self._lay(move)
        self.table.param.watch(lambda _: self._draw(), "scene")
        self._draw()
        self.play.tell(self._seen() if self.played else self._begin())

    def prompt(self) -> str:
        """What to do."""
        task = self.example.before.of(self.lang)
        return task if self.example.choices else say(self.lang, "learn-turn", task=task)

    def touch(self, message: dict[str, Any]) -> None:
        """A card was touched."""
        self.table.receive(message)

    def hear(self, message: Mapping[str, object]) -> None:
        """A decision was chosen."""
        answer = str(message.get("id"))
        if message.get("kind") == "answer" and answer in [choice.answer for choice in self.example.choices]:
            self._try(Move.read(answer))

    def act(self, name: str) -> None:
        """Play it once more."""
        if name == "again":
            self.play.go("intro")

    def _draw(self) -> None:
        shown = self.table.scene
        if self.example.choices:
            start = self.table.position
            shown = frozen(scene(start, Staging(self.lang, seat=self.example.start.turn, show_seats=False)))
            self.play.show(answers=self._choices())
        self.play.show(table={**shown, "follow": True})

    def _choices(self) -> Scene:
        lang, right = self.lang, self.example.move
        return {
            "lang": lang,
            "kind": "choices",
            "label": say(lang, "learn-judge-label"),
            "confirm": say(lang, "learn-judge-again"),
            "fixed": self.played,
            "choices": [
                {
                    "id": choice.answer,
                    "text": choice.text.of(lang),
                    "state": "right" if self.played and choice.answer == right else "",
                    "note": "",
                }
                for choice in self.example.choices
            ],
        }

    def _try(self, move: Move) -> None:
        if self.played:
            return
        run, outcome = self.play.run.try_example(str(move))
        reason = self.example.start.refusal(move)
        if outcome.is_right:
            self.played = True
            self._lay(move)
            self.play.change(run)
            self._draw()
            self.play.tell(self._seen())
        elif reason is not None:
            self.play.tell(refused_slip(outcome, reason, self.lang))
        else:
            text = [say(self.lang, "zwick-example-other"), outcome.why.of(self.lang)]
            title = say(self.lang, "learn-example-allowed")
            self.play.tell(swiss_slip(self.lang, title, tone="info", text=text, focus=True))

    def _lay(self, move: Move) -> None:
        self.table.frozen = True
        if move.kind == "card":
            self.table.play(move, self.table.position.play(move))
        elif move.kind == "lick":
            self.table.position = _licked(self.table.position)

    def _begin(self) -> Slip:
        lang = self.lang
        do = say(lang, "zwick-intro-choose" if self.example.choices else "zwick-intro-do")
        fine = f"{do} {lesson_sureness(self.lesson, lang)}".strip()
        return swiss_slip(lang, say(lang, "learn-intro"), text=[self.lesson.intro.of(lang)], fine=fine)

    def _seen(self) -> Slip:
        lang = self.lang
        actions = [action(lang, "next", main=True), action(lang, "again")]
        title = say(lang, "learn-example-done")
        return led(swiss_slip(lang, title, tone="win", art="disc", text=[self.example.see.of(lang)], actions=actions))


def _licked(position: Position) -> Position:
    """The position with the card at the cut in the mover's hand; what comes below it is not known."""
    assert position.shown is not None
    hands = tuple((*hand, position.shown) if at == position.turn else hand for at, hand in enumerate(position.hands))
    return position.changed(hands=hands, licker=position.turn, licked=(position.shown,), lifted=position.lifted - 1)

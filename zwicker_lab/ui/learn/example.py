"""The step a lesson begins with: its text and the first example."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zwicker_lab.lessons import Example
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.rules import lesson_sureness, sheet_of, variant_text
from zwicker_lab.ui.learn.slips import action, led, refusal
from zwicker_lab.ui.learn.steps import Scene, Step, TableStep
from zwicker_lab.ui.table.scene import item_id
from zwicker_lab.ui.table.slips import slip
from zwicker_lab.ui.table.uses import sum_of
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.reasons import Reason

if TYPE_CHECKING:
    from zwicker_lab.ui.learn.play import LessonPlay


class IntroStep(Step):
    """The text of a lesson that has no example."""

    play: LessonPlay

    def enter(self) -> None:
        """What the lesson is about, and how many exercises wait."""
        lesson, lang = self.play.run.subject, self.lang
        text = [lesson.intro.of(lang)] if lesson.intro else []
        fine = say(lang, "learn-own-count", count=len(lesson.exercises))
        title = say(lang, "learn-intro")
        self.play.tell(slip(lang, title, tone="info", text=text, fine=fine, actions=[action(lang, "begin", main=True)]))

    def act(self, name: str) -> None:
        """Begin."""
        if name == "begin":
            self.play.go(self.play.run.next().step)

    def prompt(self) -> str:
        """The title."""
        return self.play.run.subject.title.of(self.lang)


class ExampleStep(TableStep):
    """The text of the lesson and its first example, whose card and items are pointed out."""

    play: LessonPlay

    @property
    def example(self) -> Example:
        """The first example of the lesson."""
        found = self.play.run.subject.example
        assert isinstance(found, Example)
        return found

    def enter(self) -> None:
        """Lay out the example, before its move or after it."""
        lesson, played = sheet_of(self.play.run), self.play.run.step == "example"
        self.move = Move.read(self.example.move)
        self.meant = None if self.move.kind == "trail" else self.move.kind
        builds = self.play.builds
        self.seat(self.example.start, mode="exercise", meant=self.meant, can_list=False, can_build=builds)
        if played:
            self.frozen = True
            self.trial.position = self.trial.position.play(self.move)
            self.play.tell(self._seen())
        else:
            text = [lesson.intro.of(self.lang)] if lesson.intro else []
            do = say(self.lang, "learn-intro-do", variant=variant_text(lesson, self.lang))
            fine = f"{do} {lesson_sureness(lesson, self.lang)}".strip()
            self.play.tell(slip(self.lang, say(self.lang, "learn-intro"), text=text, fine=fine))

    def prompt(self) -> str:
        """What to do."""
        return say(self.lang, "learn-turn", task=self.example.before.of(self.lang))

    def attempt(self, move: Move, reason: Reason | None) -> bool:
        """The example's move is played; any other is answered and asked again."""
        run, outcome = self.play.run.try_example(move)
        if outcome.is_right:
            self.frozen = True
            self.trial.play(move)
            self.play.change(run)
            self.play.tell(self._seen())
        elif reason is not None:
            self.play.tell(refusal(self.trial.position, move, self.meant, self.lang))
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
        example = self.example
        told = sum_of(example.start, self.move, self.lang)
        actions = [action(self.lang, "next", main=True), action(self.lang, "again")]
        text = [example.see.of(self.lang)]
        title = say(self.lang, "learn-example-done")
        return led(slip(self.lang, title, tone="win", art="disc", sums=[told], text=text, actions=actions))

"""The steps in which cards are touched: play one, choose all allowed ones, point at one, lay them in order."""

from __future__ import annotations

from typing import Any

from zwicker_lab.lessons import Outcome
from zwicker_lab.lessons.swiss.goals import FindWinner, OrderTrumps
from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import SWISS, rich
from zwicker_lab.ui.zwick.lesson.slips import refused_slip
from zwicker_lab.ui.zwick.lesson.step import Scene, SwissStep, frozen
from zwicker_lab.ui.zwick.table.loose import loose_scene
from zwicker_lab.ui.zwick.table.scene import scene
from zwicker_lab.ui.zwick.table.staging import Marks
from zwicker_lab.ui.zwick.table.table import TrickTable
from zwicker_lab.zwick import Card, Move


class CardStep(SwissStep):
    """One card is to be played."""

    def enter(self) -> None:
        """Lay the position out; a card that was played lies there."""
        start, outcome = self.exercise.start, self.play.outcome
        self.trial_table = TrickTable(
            start, lang=self.lang, staging=self.staging(start), on_move=lambda move: self._try(move)
        )
        if outcome is not None and outcome.verdict != "illegal":
            self._lay(Move.read(outcome.answer))
        self.trial_table.param.watch(lambda _: self._draw(), "scene")
        self._draw()
        if outcome is not None and outcome.verdict == "illegal":
            self._refused(outcome)
        else:
            self.told()

    def prompt(self) -> str:
        """The task, and that a card is to be played."""
        return say(self.lang, "learn-turn", task=super().prompt())

    def touch(self, message: dict[str, Any]) -> None:
        """Something was touched at the table."""
        self.trial_table.receive(message)

    def also(self, outcome: Outcome) -> list[str]:
        """The other cards that would be right."""
        return [card for card in self.exercise.accepted if card != outcome.answer]

    def _draw(self) -> None:
        self.play.show(table={**self.trial_table.scene, "follow": True})

    def _try(self, move: Move) -> None:
        outcome = self.play.answer(str(move))
        if outcome.verdict == "illegal":
            self._refused(outcome)
            return
        self._lay(move)
        self.told()

    def _lay(self, move: Move) -> None:
        table = self.trial_table
        after = table.position.play(move)
        table.frozen = True
        staging = self.staging(self.exercise.start)
        table.staging = staging
        table.play(move, after)

    def _refused(self, outcome: Outcome) -> None:
        reason = self.exercise.start.refusal(Move.read(outcome.answer))
        if reason is not None:
            self.play.tell(refused_slip(outcome, reason, self.lang))


class AllowedStep(SwissStep):
    """Every allowed card of the hand is to be chosen."""

    def enter(self) -> None:
        """With the cards chosen that were answered."""
        outcome = self.play.outcome
        self.chosen = set(outcome.answer.split()) if outcome else set()
        self.play.show(**self.drawn())
        self.told()

    def drawn(self) -> dict[str, Scene]:
        """The position with the chosen cards lifted."""
        start, lang = self.exercise.start, self.lang
        chosen = {Card(code) for code in getattr(self, "chosen", ())}
        shown = frozen(scene(start, self.staging(start), Marks(chosen)))
        if not self.is_solved:
            check = {
                "id": "check",
                "text": say(lang, "zwick-check", count=len(chosen)),
                "main": True,
                "off": not chosen,
            }
            shown |= {
                "frozen": False,
                "ready": False,
                "buttons": [check],
                "note": rich(say(lang, "zwick-note-all"), lang),
            }
        return {"table": shown}

    def touch(self, message: dict[str, Any]) -> None:
        """A card was chosen or put back, or all are to be judged."""
        if self.is_solved:
            return
        card = str(message.get("card"))
        if message.get("kind") == "pick" and card in self.exercise.start.hand:
            self.chosen ^= {card}
            self.play.show(**self.drawn())
        elif message.get("kind") == "press" and message.get("id") == "check" and self.chosen:
            self.answered(" ".join(card for card in self.exercise.start.hand if card in self.chosen))


class WinnerStep(SwissStep):
    """The card that takes a trick is to be pointed at."""

    @property
    def goal(self) -> FindWinner:
        """What is asked."""
        assert isinstance(self.exercise.goal, FindWinner)
        return self.exercise.goal

    def drawn(self) -> dict[str, Scene]:
        """The trick, the card pointed at marked."""
        outcome = self.play.outcome
        signs = {outcome.answer: "✓" if outcome.is_right else "✕"} if outcome else {}
        trick = list(map(Card, self.goal.trick))
        shown = frozen(loose_scene(self.lang, trick, trump=self.goal.trump, trick=True, signs=signs))
        return {"table": {**shown, "frozen": self.is_solved, "ready": False, "say": None}}

    def touch(self, message: dict[str, Any]) -> None:
        """A card of the trick was touched."""
        card = str(message.get("item"))
        if message.get("kind") == "mark" and card in self.goal.trick and not self.is_solved:
            self.answered(card)


class OrderStep(SwissStep):
    """Trumps are to be laid in order."""

    @property
    def goal(self) -> OrderTrumps:
        """What is asked."""
        assert isinstance(self.exercise.goal, OrderTrumps)
        return self.exercise.goal

    def enter(self) -> None:
        """With the row that was answered."""
        outcome = self.play.outcome
        self.row = outcome.answer.split() if outcome else []
        self.play.show(**self.drawn())
        self.told()

    def drawn(self) -> dict[str, Scene]:
        """The row so far, and the cards still in hand."""
        lang, row = self.lang, getattr(self, "row", [])
        rest = [Card(card) for card in self.goal.cards if card not in row]
        signs = dict.fromkeys(row, "✓") if self.is_solved else {}
        shown = frozen(loose_scene(lang, list(map(Card, row)), rest, trump=self.goal.trump, signs=signs))
        if self.is_solved:
            return {"table": shown}
        buttons = [{"id": "check", "text": say(lang, "zwick-check-order"), "main": True}] if not rest else []
        if row:
            buttons.append({"id": "back", "text": say(lang, "zwick-row-back"), "key": say(lang, "help-key-Escape")})
        note = rich(say(lang, "zwick-note-order"), lang, SWISS)
        return {
            "table": {**shown, "frozen": False, "ready": False, "back": bool(row), "buttons": buttons, "note": note}
        }

    def touch(self, message: dict[str, Any]) -> None:
        """A card was laid or taken back, or the row is to be judged."""
        if self.is_solved:
            return
        kind, card, item = message.get("kind"), str(message.get("card")), str(message.get("item"))
        if kind in ("pick", "drop") and card in self.goal.cards and card not in self.row:
            self.row.append(card)
        elif kind == "mark" and item in self.row:
            self.row.remove(item)
        elif self.row and (kind == "back" or (kind == "press" and message.get("id") == "back")):
            self.row.pop()
        elif kind == "press" and message.get("id") == "check" and len(self.row) == len(self.goal.cards):
            self.answered(" ".join(self.row))
            return
        self.play.show(**self.drawn())

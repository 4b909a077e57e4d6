"""Practice as a learner does it through the page's state, without a browser."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from tests.ui.advisers import hasty, quick
from zwicker_lab.lessons.practice import BEST
from zwicker_lab.ui.coach.answer import Answer, Question
from zwicker_lab.ui.practice.play import PracticePlay
from zwicker_lab.zwicker.moves import Move

NOW = 1_800_000_000


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


class Judge:
    """A coach that answers when it is told to, with the adviser of the tests."""

    def __init__(self, adviser: Any = quick) -> None:
        self.adviser = adviser
        self.asked: list[Callable[[], None]] = []

    def ask(self, table: object, question: Question, heard: Callable[[Answer | None], None]) -> None:
        self.asked.append(lambda: heard(Answer.read(self.adviser(question.position, ms=80))))

    def forget(self, table: object) -> None: ...

    def think(self) -> None:
        asked, self.asked = self.asked, []
        for answer in asked:
            answer()
            if self.adviser is hasty and not self.asked:
                self.asked.append(answer)


def opened(wanted: str = "mixed", stored: Any = None, lang: str = "de", **settings: Any) -> PracticePlay:
    """The page as it stands once the browser has told what it keeps."""
    settings = {"clock": Clock(), "seeds": count(3).__next__, **settings}
    play = PracticePlay(wanted, settings.pop("variant", None), lang, **settings)
    play.receive("steps", {"kind": "stored", "value": stored, "write": True})
    return play


def buttons(play: PracticePlay) -> list[str]:
    return [action["id"] for action in play.slip["actions"]]


def try_move(play: PracticePlay, move: Move) -> None:
    """Choose the card, touch the items, try, and answer a question about what was meant."""
    play.receive("table", {"kind": "pick", "card": move.card})
    for item in move.items:
        play.receive("table", {"kind": "mark", "item": item.cards[0]})
    play.receive("table", {"kind": "press", "id": "try"})
    if play.ref.skill == BEST or any(str(offered) == str(move) for offered in play.step.trial.asking):
        play.receive("choices", {"kind": "choose", "id": str(move)})


def give(play: PracticePlay, answer: str) -> None:
    """Answer in the way the kind of exercise is answered."""
    if play.exercise.play:
        try_move(play, Move.read(answer))
    elif play.exercise.choices:
        play.receive("answers", {"kind": "answer", "id": answer})
    else:
        side, total = answer.split()
        play.receive("board", {"kind": "totals", "values": {side: total}})

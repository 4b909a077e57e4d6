"""What stands beside a table about the moves tried there: a verdict, a film of what happens, all moves compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.coach import words
from zwicker_lab.ui.coach.answer import Answer, History, Question, Weighed
from zwicker_lab.ui.coach.film import STEPS, before, film
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.table.trying import TableTry
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

Scene = dict[str, Any]
_NUMBERS = count(1)


@dataclass(frozen=True)
class Stage:
    """The table a verdict stands beside: ``put`` shows a picture in its place, ``restore`` the table again as it is."""

    table: Callable[[], TableTry]
    put: Callable[[Scene], None]
    restore: Callable[[], None]


class Beside:
    """What the adviser says beside one table; ``show`` hears of every scene that is to be drawn.

    ``brief`` is for lessons: the verdict stands below what the lesson says and comes after the film of the try.
    ``take_back`` is offered after a verdict that could be better. Without a ``coach`` nothing is ever said.
    """

    def __init__(
        self,
        lang: str,
        stage: Stage,
        show: Callable[[Scene], None],
        *,
        coach: Coach | None = None,
        home: Home = at_once,
        brief: bool = False,
        take_back: Callable[[], None] | None = None,
    ) -> None:
        self.lang, self.stage, self.brief = lang, stage, brief
        self._show, self._coach, self._home, self._take_back = show, coach, home, take_back
        self._clock = count(1)
        self.table = f"coach{next(_NUMBERS)}"
        self._reset()

    def _reset(self) -> None:
        self.question: Question | None = None
        self.move: Move | None = None
        self.answer: Answer | None = None
        self._open, self._task = True, False
        self._asked = self._failed = self._staged = False
        self._ranking: int = 0
        self._film: Weighed | None = None
        self._number = self._run = next(self._clock)

    # ---- what the page calls ---------------------------------------------------------------------------------

    def offer(self, position: Position, history: History = ()) -> None:
        """Nothing has been tried here yet: offer to compare all moves."""
        self._begin(Question.of(position, history))
        self._draw()

    def judge(
        self, position: Position, move: Move, history: History = (), *, is_open: bool = True, is_task: bool = False
    ) -> None:
        """Say how good a legal move was in a position.

        Without ``is_open`` other moves are not spoken of. ``is_task`` tells that the move was to reach a goal, which
        the verdict says nothing about.
        """
        self._begin(Question.of(position, history))
        self.move, self._open, self._task = move, is_open, is_task
        self._ask()

    def clear(self) -> None:
        """Say nothing."""
        self._begin(None)
        self._draw()

    def leave(self) -> None:
        """The page has been left."""
        self._begin(None)

    def receive(self, message: object) -> None:
        """Do what the view reports; anything that is no such report is passed over."""
        if not isinstance(message, dict) or self.question is None:
            return
        acts: dict[object, Callable[[Mapping[str, object]], None]] = {
            "film": lambda told: self._play(told.get("move")),
            "rewind": lambda told: self._rewind(),
            "rank": lambda told: self._rank(words.SHOWN),
            "more": lambda told: self._rank(self._ranking + 2 * words.SHOWN),
            "unrank": lambda told: self._unrank(),
            "back": lambda told: self._back(),
        }
        act = acts.get(message.get("kind"))
        if act:
            act(message)

    # ---- asking ----------------------------------------------------------------------------------------------

    def _begin(self, question: Question | None) -> None:
        if self._staged:
            self.stage.restore()
        if self._coach is not None:
            self._coach.forget(self.table)
        self._reset()
        self.question = question if self._coach is not None else None

    def _ask(self) -> None:
        question = self.question
        if question is None or self._coach is None:
            return
        self._asked, self._failed = True, False
        self._draw()
        self._coach.ask(self.table, question, lambda answer: self._home(lambda: self._heard(question, answer)))

    def _heard(self, question: Question, answer: Answer | None) -> None:
        """Take an answer; one to a question the table has left is dropped."""
        if self.question is not question:
            return
        self.answer, self._asked = answer, False
        self._failed = answer is None or (self.move is not None and answer.of(self.move) is None)
        self._draw()

    @property
    def _weighed(self) -> Weighed | None:
        return self.answer.of(self.move) if self.answer is not None and self.move is not None else None

    # ---- the film --------------------------------------------------------------------------------------------

    def _play(self, name: object) -> None:
        """Show on the table what happens after a move: the one tried, or one of those compared."""
        if self.question is None or self.answer is None:
            return
        named = next((one for one in self.answer.moves if str(one.move) == name), None)
        weighed = named if named is not None and self._ranking else self._weighed
        if weighed is None or weighed.reply is None:
            return
        self._film, self._run = weighed, next(self._clock)
        for scene in film(self.question.position, weighed, *self._place()):
            self._put(scene)
        self._draw()

    def _rewind(self) -> None:
        if self._film is None:
            return
        self._film = None
        self._lend()
        self._draw()

    # ---- all moves -------------------------------------------------------------------------------------------

    def _rank(self, shown: int) -> None:
        if not self._open:
            return
        self._ranking = shown
        self._lend()
        if self.answer is None and not self._asked:
            self._ask()
        else:
            self._draw()

    def _unrank(self) -> None:
        self._ranking = 0
        self._film = None
        self._lend()
        self._draw()

    def _back(self) -> None:
        if self._take_back is not None and self.move is not None:
            self._take_back()

    # ---- the table -------------------------------------------------------------------------------------------

    def _place(self) -> tuple[Any, str, int]:
        shown = self.stage.table().scene
        return self.stage.table().staging, shown["channel"], shown["event"]["n"] + 1

    def _put(self, scene: Scene) -> None:
        self._staged = True
        self.stage.put(scene)

    def _lend(self) -> None:
        """Show the position whose moves are compared, else the table as it is."""
        position = self.question.position if self.question is not None else None
        if self._ranking and position is not None and position != self.stage.table().position:
            self._put(before(position, *self._place()))
        elif self._staged:
            self._staged = False
            self.stage.restore()

    # ---- drawing ---------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        self._show(self.scene)

    @property
    def scene(self) -> Scene:
        """All that is drawn."""
        if self.question is None:
            return {"lang": self.lang, "n": self._number}
        return {
            "lang": self.lang,
            "n": self._number,
            "channel": self.stage.table().scene["channel"],
            "label": say(self.lang, "coach-label"),
            "patient": self.brief,
            "staged": self._staged,
            "verdict": self._verdict(),
            "film": self._steps(),
            "ranking": self._all_moves(),
            "rank": say(self.lang, "coach-act-rank") if self._open and not self._ranking and not self._failed else "",
        }

    def _verdict(self) -> Scene | None:
        if self.move is None or self.question is None:
            return None
        weighed = self._weighed
        if self.answer is None or weighed is None:
            return words.line("failed" if self._failed else "waiting", self.lang)
        lead = "" if not self.brief else say(self.lang, "coach-in-play" if self._task else "coach-label")
        told = words.verdict(self.answer, weighed, self.question.position, self.lang, lead=lead, is_open=self._open)
        return told | {"actions": self._actions(weighed)}

    def _actions(self, weighed: Weighed) -> list[Scene]:
        names = []
        if weighed.verdict == "mistake" and weighed.reply is not None:
            names.append("film")
        if weighed.verdict in ("mistake", "playable") and self._take_back is not None:
            names.append("back")
        texts = [(name, say(self.lang, f"coach-act-{name}")) for name in names]
        return [{"id": name, "text": text, "main": not at and not self.brief} for at, (name, text) in enumerate(texts)]

    def _steps(self) -> Scene | None:
        if self._film is None:
            return None
        return {
            "n": self._run,
            "label": say(self.lang, "coach-film"),
            "steps": [say(self.lang, f"coach-step-{step}") for step in STEPS],
            "end": say(self.lang, "coach-film-end"),
            "key": say(self.lang, "help-key-Escape"),
        }

    def _all_moves(self) -> Scene | None:
        if not self._ranking or self.question is None:
            return None
        close = {"close": say(self.lang, "coach-rank-close"), "key": say(self.lang, "help-key-Escape")}
        if self.answer is None:
            told = words.line("failed" if self._failed else "waiting", self.lang)
            return close | {"title": say(self.lang, "coach-act-rank"), "rows": [], **told}
        position = self.question.position
        seat = self.stage.table().staging.name(position.mover)
        return close | words.ranking(self.answer, position, seat, self.move, self.lang, self._ranking)

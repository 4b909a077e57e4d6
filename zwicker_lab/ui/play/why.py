"""Why a program player made its move: what it goes by, and what speaks for the move as seen from its seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.answer import Answer, Question
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.coach.seen import from_seat
from zwicker_lab.ui.coach.service import Coach
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.words import named, seat_text
from zwicker_lab.zwicker.moves import Move

Scene = dict[str, Any]
FROM_HAND = ("build_kept", "build_safe", "build_loose", "next", "fine_risk", "only")
"""The codes of those claims that tell something of the cards that stay in the hand."""


def question(game: Game, at: int) -> Question:
    """What is asked about the move with index ``at``: its position as its seat saw it."""
    return from_seat(game.here.positions[at], game.here.history[:at])


class Why:
    """The reasons that were asked for in one deal, by the index of their move; ``changed`` hears of every new one."""

    def __init__(
        self, lang: str, changed: Callable[[], None], *, coach: Coach | None = None, home: Home = at_once
    ) -> None:
        self._lang, self._changed, self._coach, self._home = lang, changed, coach, home
        self._answers: dict[tuple[int, str], Answer | None] = {}
        self._open: dict[int, tuple[int, str]] = {}

    def clear(self) -> None:
        """A new deal: nothing has been asked."""
        self._answers, self._open = {}, {}

    def toggle(self, game: Game, at: int) -> None:
        """Show the reasons for a move of a program player, or put them away."""
        positions = game.here.positions
        if not 0 <= at < len(game.here.plies) or positions[at].turn == game.setup.seat:
            return
        key = at, str(game.here.plies[at].move)
        if self._open.pop(at, None) == key:
            self._changed()
            return
        self._open[at] = key
        known = key in self._answers or game.setup.strength(positions[at].turn) == "random"
        if not known and self._coach is not None:
            self._coach.ask(("why", id(self), at), question(game, at), lambda answer: self._hear(key, answer))
        self._changed()

    def _hear(self, key: tuple[int, str], answer: Answer | None) -> None:
        def heard() -> None:
            self._answers[key] = answer
            self._changed()

        self._home(heard)

    def scene(self, game: Game, at: int, *, open_cards: bool) -> Scene | None:
        """What is shown below a move; ``None`` where nothing was asked."""
        deal, setup, lang = game.here, game.setup, self._lang
        key = at, str(deal.plies[at].move)
        if self._open.get(at) != key:
            return None
        seat = deal.positions[at].turn
        name, strength = seat_text(setup, seat, lang), setup.strength(seat)
        texts = [say(lang, f"play-goes-by-{strength}", seat=name)]
        if strength != "random" and self._coach is not None and key not in self._answers:
            return {"state": "waiting", "texts": [*texts, say(lang, "coach-waiting")]}
        if strength != "random":
            is_open = open_cards or deal.is_laid_open(at)
            texts += self._reasons(self._answers.get(key), deal.plies[at].move, name, is_open)
        return {"state": "told", "texts": named(texts, setup, lang)}

    def _reasons(self, answer: Answer | None, move: Move, name: str, is_open: bool) -> list[str]:
        weighed = answer.of(move) if answer is not None else None
        if weighed is None:
            return [say(self._lang, "play-why-failed")]
        shown = [one for one in weighed.reasons if is_open or not (one.names_others or one.code in FROM_HAND)]
        texts = [one.texts[self._lang] for one in shown]
        lead = [say(self._lang, "play-why-place", seat=name)] if texts else []
        later = [say(self._lang, "play-why-later", seat=name)] if len(shown) < len(weighed.reasons) else []
        return [*lead, *texts, *later]

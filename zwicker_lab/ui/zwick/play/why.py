"""Why a program moved as it did, and how good one's own moves were: asked for in the log, answered below the move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zwicker_lab.names import decimal
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.play.bots import Bots
from zwicker_lab.ui.zwick.play.asking import Inquiry, Opinion
from zwicker_lab.ui.zwick.play.game import Game
from zwicker_lab.ui.zwick.play.setup import seat_names
from zwicker_lab.zwick.names import card_name

Scene = dict[str, Any]
Key = tuple[object, ...]
UNASKED = ("deal", "misdeal")
"""Moves nobody decides."""
OPEN = ("cut", "lick", "lick-more", "stop", "takes", "gives")
"""The codes of those claims that tell nothing of a hand: no card is dealt yet, or all of it lies on the table."""
GOES_BY = {
    "random": "play-goes-by-random",
    "traditional": "zwick-goes-by-traditional",
    "search": "play-goes-by-search",
}


class Why:
    """What was asked about the moves of a match; ``changed`` hears whenever something is to be shown otherwise."""

    def __init__(
        self, lang: str, changed: Callable[[], None], *, adviser: Bots | None = None, home: Home = at_once
    ) -> None:
        self._lang, self._changed, self._adviser, self._home = lang, changed, adviser, home
        self._answers: dict[Key, Opinion | None] = {}
        self._open: set[Key] = set()
        self._waiting: set[Key] = set()

    def toggle(self, game: Game, at: int) -> None:
        """Show what is said of a move, or put it away."""
        if not can_ask(game, at):
            return
        key = self._key(game, at)
        if key in self._open:
            self._open.discard(key)
        else:
            self._open.add(key)
            if is_weighed(game, at) and key not in self._answers and key not in self._waiting:
                self._ask(key, Inquiry.of(game.here, at))
        self._changed()

    def leave(self) -> None:
        """The page has been left: nobody waits for an answer."""
        for key in self._waiting:
            assert self._adviser is not None  # who asked them
            self._adviser.forget(key)
        self._waiting.clear()

    def _key(self, game: Game, at: int) -> Key:
        """One for every move of every deal; a move that was taken back and made again after others is another."""
        return id(self), len(game.deals), game.here.moves[: at + 1]

    def _ask(self, key: Key, inquiry: Inquiry) -> None:
        if self._adviser is not None:
            self._waiting.add(key)
            self._adviser.ask(key, inquiry, lambda opinion: self._home(lambda: self._hear(key, opinion)))

    def _hear(self, key: Key, opinion: Opinion | None) -> None:
        if key in self._waiting:
            self._waiting.discard(key)
            self._answers[key] = opinion
            self._changed()

    # ---- what is shown ---------------------------------------------------------------------------------------

    def scene(self, game: Game, at: int, *, open_cards: bool) -> Scene | None:
        """What is shown below a move; ``None`` where nothing was asked."""
        key, lang, setup = self._key(game, at), self._lang, game.setup
        if key not in self._open:
            return None
        seat = game.here.positions[at].turn
        own, name = seat == setup.seat, seat_names(setup, lang).get(seat, "")
        texts = [] if own else [say(lang, GOES_BY[setup.strength], seat=name)]
        if key in self._waiting:
            return {"state": "waiting", "texts": [*texts, say(lang, "coach-waiting")]}
        if is_weighed(game, at):
            opinion, phase = self._answers.get(key), game.here.positions[at].phase
            is_open = own or open_cards or game.is_dealt_out
            texts += self._told(opinion, phase, name, is_open=is_open)
        return {"state": "told", "texts": texts}

    def _told(self, opinion: Opinion | None, phase: str, name: str, *, is_open: bool) -> list[str]:
        lang = self._lang
        if opinion is None:
            return [say(lang, "play-why-failed")]
        lead = [say(lang, "play-why-place", seat=name)] if name else []
        if is_open:
            return [*lead, *judged(opinion, phase, lang)]
        shown = [one.texts[lang] for one in opinion.reasons if one.code in OPEN]
        later = len(shown) < len(opinion.reasons)
        return [*(lead if shown else []), *shown, *([say(lang, "zwick-why-later", seat=name)] if later else [])]


def can_ask(game: Game, at: int) -> bool:
    """Whether there is something to ask about a move."""
    return 0 <= at < len(game.here.moves) and game.here.moves[at].kind not in UNASKED


def is_weighed(game: Game, at: int) -> bool:
    """Whether the adviser is asked; nothing speaks for a program's move that was drawn by lot."""
    return game.here.positions[at].turn == game.setup.seat or game.setup.strength != "random"


def judged(opinion: Opinion, phase: str, lang: str) -> list[str]:
    """How good a move was, why, what would have been better, and how sure that is."""
    codes = [one.code for one in opinion.reasons]
    reasons = [one.texts[lang] for one in opinion.reasons]
    if phase == "cut":
        return reasons
    figures = {name: decimal(getattr(opinion, name), lang) for name in ("value", "low", "high")}
    between = "between" if figures["low"] != figures["high"] else "exactly"
    verdict = [] if "only" in codes else [say(lang, f"coach-title-{opinion.verdict}") + "."]
    better = [better_text(opinion, phase, lang)] if opinion.verdict != "best" and "less" not in codes else []
    told = [*verdict, say(lang, f"coach-{between}", **figures)]
    return [" ".join(told), *reasons, *better, say(lang, f"zwick-advice-{opinion.ground}", worlds=opinion.worlds)]


def better_text(opinion: Opinion, phase: str, lang: str) -> str:
    """What would have been best, and how much more it brings."""
    best = opinion.best
    move = card_name(best.card, lang) if best.card else say(lang, f"zwick-offer-{phase}-{best}")
    few = "yes" if round(opinion.lost, 1) < 0.1 else "no"
    return say(lang, "zwick-why-better", move=move, points=decimal(opinion.lost, lang), few=few)

"""A match of Swiss Zwick as it is played through the page's state, without a browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from zwicker_lab.ui.zwick.play.bots import Turn
from zwicker_lab.ui.zwick.play.game import Game
from zwicker_lab.ui.zwick.play.setup import Setup
from zwicker_lab.ui.zwick.play.state import SwissPlaying
from zwicker_lab.zwick import Move, Position


class Now:
    """Program players that answer at once, and remember what they saw."""

    def __init__(self) -> None:
        self.views: list[Position] = []

    def ask(self, table: object, turn: Turn, heard: Callable[[Move], None]) -> None:
        self.views.append(turn.view)
        heard(turn.simple())

    def forget(self, table: object) -> None:
        """Nobody waits here."""


def begun(setup: Setup | None = None, seed: int = 5, lang: str = "en", value: object = None) -> SwissPlaying:
    """A match at whose table one has sat down."""
    playing = SwissPlaying(Game.begin(setup or Setup(), seed), lang, bots=Now())  # type: ignore[arg-type]
    playing.meet(value)
    return playing


def see(playing: SwissPlaying) -> None:
    """Watch every film to its end, until oneself is to decide or the deal is over."""
    while not playing.seen:
        playing.receive({"kind": "seen", "n": playing.film})


def decide(playing: SwissPlaying, chance: Random) -> None:
    """Make one's own choice as the table offers it."""
    position = playing.game.position
    if position.phase == "play":
        card = chance.choice(list(position.moves())).card
        playing.table.receive({"kind": "drop", "card": str(card)})
    else:
        playing.table.receive({"kind": "press", "id": chance.choice(playing.table.offers)["id"]})


def play_deal(playing: SwissPlaying, chance: Random) -> None:
    """Play the deal on the table to its end."""
    see(playing)
    while playing.phase == "table":
        assert playing.is_own_turn
        decide(playing, chance)
        see(playing)


def until(playing: SwissPlaying, reached: Callable[[Position], bool]) -> SwissPlaying:
    """Play on, deal after deal, until oneself is to decide at a position that is wanted."""
    chance = Random(2)
    for _ in range(400):
        see(playing)
        if playing.phase == "count":
            playing.receive({"kind": "next"})
            continue
        if reached(playing.game.position):
            return playing
        decide(playing, chance)
    raise AssertionError("never came to what is wanted")


def has_choice(phase: str) -> Callable[[Position], bool]:
    """Whether a position is in a phase, with something to choose from."""
    return lambda one: one.phase == phase and (phase != "play" or len(list(one.moves())) < len(one.hand))

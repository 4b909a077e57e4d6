"""A match as it is played through the page's state, without a browser."""

from __future__ import annotations

import json

import pytest

from tests.ui.bots import NearBots, quick
from zwicker_lab.players import view_of
from zwicker_lab.ui.play import scenes, sheet
from zwicker_lab.ui.play.bots import Turn
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.setup import Setup, read_setup
from zwicker_lab.ui.play.state import Playing
from zwicker_lab.ui.query import Query
from zwicker_lab.zwicker.moves import Move

each_lang = pytest.mark.parametrize("lang", ["de", "en"])
TWO = {"variant": "zwicker3 target=51", "players": "2", "bots": "greedy"}


def setup(**values: str) -> Setup:
    query = Query({name: str(value) for name, value in values.items()})
    found = read_setup(query)
    assert not query.problems
    return found


def playing(seed=5, lang="en", near=None, adviser=None, **values):
    found = Playing(Game.begin(setup(**values), seed), lang, bots=near or NearBots(), coach=adviser)
    found.meet(None)
    return found


def own_move(found: Playing) -> Move:
    return quick(Turn(view_of(found.game.position), "greedy"), 0)


def to_own_turn(found: Playing) -> None:
    """Let the browser show film after film until it is one's turn or the deal has ended."""
    while found.phase == "table" and not (found.is_own_turn and found.seen):
        found.receive({"kind": "seen", "n": found.film})


def play_deal(found: Playing) -> None:
    """Play the deal on the table to its end, one's own moves as a beginner would."""
    to_own_turn(found)
    while found.phase == "table":
        found._attempt(own_move(found), None)
        to_own_turn(found)


def drawn(found: Playing) -> str:
    """Everything the page draws of one moment."""
    parts = [
        scenes.strip_scene(found),
        scenes.bar_scene(found),
        scenes.log_scene(found),
        sheet.counting_scene(found),
        sheet.sheet_scene(found),
    ]
    return json.dumps(parts)

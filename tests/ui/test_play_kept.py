"""What is kept of a match without a browser, and where its deals go."""

from __future__ import annotations

import json

import pytest

from tests.ui.bots import NearBots
from tests.ui.playing import TWO, own_move, play_deal, playing, setup, to_own_turn
from zwicker_lab.ui.deals.own import brought, own_deal
from zwicker_lab.ui.deals.place import came_from, read_place
from zwicker_lab.ui.play import scenes, sheet
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.setup import read_setup
from zwicker_lab.ui.play.state import Playing
from zwicker_lab.ui.query import Query


def test_a_match_is_found_again_from_its_link_and_what_the_browser_kept():
    found = playing(seed=77, **TWO)
    play_deal(found)
    found.receive({"kind": "next"})
    to_own_turn(found)
    found._attempt(own_move(found), None)
    kept = json.loads(json.dumps(scenes.keep_scene(found)))["value"]
    query = Query.of(kept["query"])
    again = Playing(Game.begin(read_setup(query), query.number("seed", 1, 10**9, 0)), "de", bots=NearBots(held=True))
    assert again.phase == "waiting" and not again.is_own_turn
    again.meet(kept)
    assert again.game == found.game and again.table.position == found.game.position


@pytest.mark.parametrize(
    "value", [None, 3, "x", {}, {"deals": 3}, {"deals": [3]}, {"deals": [["8s x 8h", "nonsense"]]}, {"deals": [["<0"]]}]
)
def test_what_cannot_be_read_is_a_fresh_match(value):
    found = Playing(Game.begin(setup(**TWO), 5), "en", bots=NearBots(held=True))
    found.meet(value)
    assert found.phase == "table" and not found.game.here.plies


def test_what_was_kept_earlier_never_takes_anything_away():
    """After a lost connection the browser tells of a state that may be older than the one here."""
    found = playing(**TWO)
    early = found.game.to_json()
    to_own_turn(found)
    found._attempt(own_move(found), None)
    now = found.game
    found.meet(early)
    assert found.game == now


def test_open_cards_and_coach_are_kept():
    found = playing(**TWO)
    found.receive({"kind": "open", "on": True})
    found.receive({"kind": "coach", "on": True})
    again = Playing(Game.begin(setup(**TWO), 5), "en", bots=NearBots())
    again.meet(scenes.keep_scene(found)["value"])
    assert again.open_cards and again.coach_on and again.table.open_hands


def test_the_deal_goes_to_the_page_that_steps_through_it():
    found = playing(**TWO)
    play_deal(found)
    link = sheet.sheet_scene(found)["rows"][0]["deal"]
    query = Query.of(link["href"].partition("?")[2])
    assert brought(query.text("file")) == link["text"]
    shown = own_deal(link["text"])
    assert shown.main.positions == found.game.here.positions and list(shown.names) == ["2"]
    place = read_place(query, shown)
    assert place.me == "1" and read_setup(Query.of(place.match)) == found.setup
    name, back = came_from(query)
    assert name == "match" and back.startswith("play?") and "seed=" in back

"""Scenes: what of a position reaches the browser, how it is said, and how a component answers."""

from __future__ import annotations

import json

import pytest
from bokeh.document import Document
from panel.io.state import state
from panel.models.esm import DataEvent

from zwicker_lab.cards import Card
from zwicker_lab.notation import read_position
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.table.components import TableView
from zwicker_lab.ui.table.rich import plain, rich
from zwicker_lab.ui.table.scene import Marks, Staging, badge, scene
from zwicker_lab.ui.table.slips import hint_scene, slip
from zwicker_lab.ui.table.uses import sum_of
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.draw import move_html, position_html
from zwicker_lab.zwicker.moves import Move

OPEN = (
    "queen; players 4; table 8d (Td 4d =14 E) 6d; hands N: 2c 3c / E: 7h 7c / S: 5c Ah / W: ? ?; turn S; dealer W; "
    "won NS: Ts 3d / EW: ; zwicks NS: 1 / EW: 0; last NS; stock 0"
)


def drawn(line, **staging):
    return scene(read_position(line), Staging(**staging))


def texts(value):
    """Every text inside a scene."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from texts(each)


def test_a_scene_is_json():
    assert json.loads(json.dumps(drawn(OPEN, show_seats=True)))


def test_cards_are_named_with_their_place():
    hand = drawn("zwicker3; table 9d; hand 8s 2c Kd 4h")["hand"]["cards"]
    assert hand[0]["name"] == "8 of spades, card 1 of 4 in the hand"


def test_a_build_is_named_with_its_cards_its_total_and_its_builder():
    item = drawn(OPEN, names={"E": "Hinnerk"})["table"][1]
    assert item["name"] == "build of 14 by Hinnerk: 10 of diamonds and 4 of diamonds, 2 of 3 on the table"
    assert (item["total"], item["by"]) == ("=14", "Hinnerk")


def test_hidden_cards_never_reach_the_browser():
    shown = drawn(OPEN, show_seats=True, open_hands=False, seat="S")
    assert all(set(seat["cards"]) == {"?"} for seat in shown["seats"])
    assert "7h" not in list(texts(shown))


def test_open_hands_are_shown_where_they_are_known():
    seats = {seat["seat"]: seat for seat in drawn(OPEN, show_seats=True, seat="S")["seats"]}
    assert seats["E"]["cards"] == ["7h", "7c"]
    assert seats["W"]["cards"] == ["?", "?"]
    assert (seats["W"]["place"], seats["N"]["place"], seats["E"]["place"]) == ("w", "n", "e")


def test_piles_are_counted_with_their_zwicks_the_own_one_first():
    piles = drawn(OPEN, show_seats=True, seat="E")["piles"]
    assert [(pile["side"], pile["count"], pile["zwicks"]) for pile in piles] == [("EW", 0, 0), ("NS", 2, 1)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_every_seat_and_every_pile_is_at_the_table_once(players):
    hands = " / ".join(
        f"{seat}: 9s" if at == 0 else f"{seat}: ?" for at, seat in enumerate(load_variant("zwickern").seats(players))
    )
    shown = drawn(f"zwickern; players {players}; table 8d; hands {hands}; stock 8", show_seats=True)
    assert len(shown["seats"]) == players - 1
    piles = [pile["side"] for pile in shown["piles"]] + [
        seat["pile"]["side"] for seat in shown["seats"] if seat["pile"]
    ]
    assert sorted(piles) == sorted(
        read_position(f"zwickern; players {players}; table 8d; hands {hands}; stock 8").sides
    )


@pytest.mark.parametrize(
    ("variant", "card", "shown"),
    [
        ("zwicker3", "As", [1, 11]),
        ("zwickern", "As", [11]),
        ("zwickern-wild3", "*a", "2-14"),
        ("zwicker3", "Td", None),
        ("zwicker3 value.7=3/7", "7d", [3, 7]),
    ],
)
def test_the_badge_says_what_the_index_does_not(variant, card, shown):
    assert badge(load_variant(variant), Card(card)) == shown


def test_a_kept_value_stands_on_the_card():
    item = drawn("zwicker3 table_value=fixed; table Kd=4; hand 9s")["table"][0]
    assert item["total"] == "=4"
    assert "counts 4" in item["name"]


def test_a_second_pack_has_its_own_cards():
    shown = drawn("zwickern; players 5; table 7d 7d'; hands 1: 7s / 2: ? / 3: ? / 4: ? / 5: ?; stock 80")
    assert [item["id"] for item in shown["table"]] == ["7d", "7d'"]


def test_names_stay_text():
    bad = "<img src=x onerror=alert(1)>{5c}**b**"
    shown = scene(read_position(OPEN), Staging(names={"E": bad, "S": bad}, show_seats=True), Marks())
    assert any(bad in text for text in texts(shown))
    assert not any("&lt;" in text for text in texts(shown))


def test_text_becomes_parts_and_only_real_cards_are_cards():
    assert rich("take {5c} and {5x}", "en") == ["take ", {"c": "5c", "n": "5 of clubs"}, " and {5x}"]
    assert plain(rich("{9h} + {3c} = ~~12~~", "de")) == "Herz-9 + Kreuz-3 = 12"


@pytest.mark.parametrize(
    ("line", "move", "told"),
    [
        ("zwicker3; table 9d 5c 4h; hand 9s 2c", "9s x 9d 5c 4h", "{9d} ((and)) {5c} + {4h}"),
        ("zwicker3; table Kd (2c 3c =5) 9h; hand Kc 2d", "Kc x Kd (2c 3c =5) 9h", "{Kd} ((and)) [[5]] + {9h} = 14"),
        ("zwicker3; table Td; hand 8s 2d", "8s > Td = 2", "{Td} − {8s} = 2"),
        ("zwicker3; table 9d; hand 8s 2d", "8s", ""),
    ],
)
def test_a_move_shows_its_reckoning(line, move, told):
    position = read_position(line)
    found = next(same for same in position.moves() if same == Move.read(move))
    assert sum_of(position, found, "en") == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_open_one_rung_at_a_time(lang):
    for opened in range(4):
        states = [rung["state"] for rung in hint_scene(["a", "b", "c"], opened, lang)["rungs"]]
        assert states == (["open"] * opened + ["next", "later", "later"])[:3]


def test_a_hint_that_is_not_open_does_not_reach_the_browser():
    assert "secret" not in list(texts(hint_scene(["a", "secret"], 1, "en")))


def test_a_slip_names_itself_for_the_ear():
    assert slip("en", "Right", text=["You took {9d}."])["say"] == "Right You took 9 of diamonds."


def test_still_pictures_escape_what_they_show():
    position = read_position(OPEN)
    for picture in (position_html(position), *(move_html(move) for move in position.moves())):
        assert "<script" not in picture
        assert picture.count("<svg") == picture.count("</svg>")
    assert position_html(position).count("<svg") == 4 + 8


def test_what_a_component_reports_is_answered_without_a_count_of_answers(monkeypatch):
    counted, heard = [], []
    monkeypatch.setattr(type(state), "_add_busy_event", lambda _, event: counted.append(event))
    view, page = TableView(scene={"frozen": True}), Document()
    view.on_msg(lambda message: heard.append((message.data, state.curdoc)))
    view.get_root(page)
    view._comm_event(page, DataEvent(None, data="told"))
    assert heard == [("told", page)] and not counted

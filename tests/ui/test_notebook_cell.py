"""A table in a notebook cell: everything it needs is in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bokeh.document import Document
from pyviz_comms import Comm

from zwicker_lab import ui, zwick
from zwicker_lab.notation import read_position
from zwicker_lab.ui.notebook import Surroundings, faces, tokens
from zwicker_lab.ui.table.components import ChoiceView, HintView, SlipView, TableView, inline
from zwicker_lab.ui.zwick.table.staging import Staging
from zwicker_lab.ui.zwick.table.trying import TrickTry

POSITION = "zwicker3; table 8d 5c (9c 3h =6); hand 8s Jc 2d"


@pytest.mark.parametrize("view", [TableView, ChoiceView, SlipView, HintView], ids=lambda view: view.__name__)
def test_a_module_for_a_notebook_imports_nothing_beside_itself(view):
    text = inline(Path(str(view._bundle)))
    assert "from './" not in text
    assert re.findall(r"from '(\w+):", text).count("data") >= 1
    assert view._render_esm(server=False).endswith(f"\n{text}")


def test_the_tokens_stand_on_the_component_in_pixels_for_both_themes():
    light, _, dark = tokens().partition(":host([data-theme=dark])")
    assert "--felt:#0F4C45" in light and "--felt:#0B3F3C" in dark
    assert not re.search(r"@font-face|:root|[^(]\[data-|\drem\b", tokens())


def test_the_typeface_comes_along():
    assert all(url.startswith("data:font/woff2;base64,") for url in faces().values())


def test_a_browser_is_told_of_every_line_that_is_opened_and_each_time_it_is():
    class Line(Comm):
        def init(self, on_msg=None):
            self._comm = self
            self._on_open({})

    cell, lines = Surroundings(), [Line(), Line()]
    for line in lines:
        cell._get_model(Document(), comm=line)
    assert cell.heard == []
    for line in (*lines, lines[0]):  # the first page is loaded again
        line.init()
    assert cell.heard == [lines[0].id, lines[1].id, lines[0].id]
    late = Surroundings()._get_model(Document(), comm=lines[0])  # in a cell that is connected already
    assert late.data.heard == [lines[0].id]


@pytest.mark.parametrize("dark", [False, True, None])
def test_a_position_becomes_a_table_to_explore(dark):
    shown = ui.show(read_position(POSITION), lang="de", dark=dark)
    table = shown.select(TableView)[0]
    assert [item["id"] for item in table.scene["table"]] == ["8d", "5c", "9c"]
    assert shown.get_root() is not None


@pytest.mark.parametrize("dark", [False, True])
def test_a_position_of_swiss_zwick_becomes_a_table_too(dark):
    shown = ui.show(zwick.read_position("zwick; trump r; trick Ab 7a; hand 7b 9r Tr 9a Ks"), lang="de", dark=dark)
    assert [item["id"] for item in shown.select(TableView)[0].scene["table"]] == ["Ab", "7a"]
    assert shown.get_root() is not None


def test_at_the_swiss_table_everybody_is_played_and_moves_are_taken_back():
    trial = TrickTry(zwick.new_deal(seed=5))
    opening = trial.position
    for wanted in ("cut", "lick", "lick", "deal"):
        assert trial.position.phase == wanted
        trial.receive({"kind": "press", "id": "stop" if wanted == "lick" else trial.offers[0]["id"]})
    assert trial.position.phase == "turn" and trial.slip == {}
    for _ in range(4):
        trial.receive({"kind": "press", "id": "undo"})
    assert trial.position == opening and "undo" not in [offer["id"] for offer in trial.offers]


def test_at_the_swiss_table_cards_over_five_are_laid_away_by_touching_them():
    line = "zwick turned_card=taken; phase lay; turner A; turn A; turned Kr; in A B; hand Ab 7b 9r Tr 9a Kr"
    trial = TrickTry(zwick.read_position(line), lang="de", staging=Staging("de"))
    assert trial.scene["ready"] and "weglegst" in "".join(map(str, trial.scene["note"]))
    trial.receive({"kind": "pick", "card": "9a"})
    assert [button["id"] for button in trial.scene["buttons"]] == ["play", "back"]
    assert "weglegen" in trial.scene["buttons"][0]["text"]
    trial.receive({"kind": "press", "id": "play"})
    assert trial.position.laid == ("9a",) and trial.position.phase == "play" and trial.slip == {}
    assert "Du legst" in trial.scene["event"]["text"]
    trial.receive({"kind": "press", "id": "undo"})
    assert trial.position.phase == "lay"


def test_a_card_that_would_have_to_be_turned_up_and_is_not_known_is_said():
    trial = TrickTry(zwick.read_position("zwick; phase turn; hand Ab 7b 9r Tr Ks"))
    before = trial.position
    trial.receive({"kind": "press", "id": "turn"})
    assert trial.position == before and trial.slip["say"]

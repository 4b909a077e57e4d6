"""A table in a notebook cell: everything it needs is in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from zwicker_lab import ui
from zwicker_lab.notation import read_position
from zwicker_lab.ui.notebook import faces, tokens
from zwicker_lab.ui.table.components import ChoiceView, HintView, SlipView, TableView, inline

POSITION = "zwicker3; table 8d 5c (9c 3h =6); hand 8s Jc 2d"


@pytest.mark.parametrize("view", [TableView, ChoiceView, SlipView, HintView], ids=lambda view: view.__name__)
def test_a_module_for_a_notebook_imports_nothing_beside_itself(view):
    text = inline(Path(str(view._bundle)))
    assert "from './" not in text
    assert re.findall(r"from '(\w+):", text).count("data") >= 1
    assert view._render_esm(server=False) == text


def test_the_tokens_stand_on_the_component_in_pixels_of_one_theme():
    for dark, felt in ((False, "--felt:#0F4C45"), (True, "--felt:#0B3F3C")):
        text = tokens(dark=dark)
        assert felt in text
        assert not re.search(r"@font-face|:root|\[data-|\drem\b", text)


def test_the_typeface_comes_along():
    assert all(url.startswith("data:font/woff2;base64,") for url in faces().values())


@pytest.mark.parametrize("dark", [False, True])
def test_a_position_becomes_a_table_to_explore(dark):
    shown = ui.show(read_position(POSITION), lang="de", dark=dark)
    table = shown.select(TableView)[0]
    assert [item["id"] for item in table.scene["table"]] == ["8d", "5c", "9c"]
    assert shown.get_root() is not None

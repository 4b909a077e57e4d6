"""What the app shows of a thing in a notebook cell: the components of its page, in both languages, self-contained."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import panel as pn
import pytest
from panel.models.esm import DataEvent

import zwicker_lab as zl
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import tutorial_deal
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.compare.views import LanesView
from zwicker_lab.ui.deals.own import own_deal
from zwicker_lab.ui.deals.views import CurveView, HeadView, MovesView, StepsView
from zwicker_lab.ui.learn.views import StepView
from zwicker_lab.ui.studies.views import PicturesView, ResultsView, ShortView
from zwicker_lab.ui.table.components import ChoiceView, HintView, SlipView, Styled, TableView

POSITION = "zwicker3; table 9d 5c 4h; hand 9s Kc 6h"
OWN = """title = { en = "<b>Two</b> ways" }
variant = "zwicker3"
[[exercise]]
position = "zwicker3; table 5c 4d 9h; hand 9s *15 Kd"
goal = { type = "make_zwick" }
"""
RULES = zl.Variant.from_toml('base = "zwicker3"\ntitle = { de = "<i>x</i>", en = "<i>x</i>" }', "<img-src=x>.toml")


@cache
def results() -> zl.Results:
    rules = (zl.load_variant("zwicker3"), RULES)
    return zl.run_all(zl.Study.of(*rules, seats=["random"], deals=200, seed=1, matches=0, twins=0))


def advice() -> object:
    return zl.advise(zl.read_position(POSITION), worlds=2)


def swiss_advice() -> object:
    asked = zl.zwick.read_position("zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s")
    return zl.advise(asked, worlds=2)  # type: ignore[call-overload]


def deal() -> zl.DealFile:
    return tutorial_deal("2-partners").file


THINGS: dict[str, tuple[Callable[[], object], set[type]]] = {
    "position": (lambda: zl.read_position(POSITION), {TableView, ChoiceView, SlipView}),
    "lesson": (lambda: zl.lesson(8), {StepView, TableView, HintView, SlipView}),
    "own lesson": (lambda: zl.read_own(OWN), {StepView, TableView, HintView, SlipView}),
    "swiss lesson": (lambda: zl.lesson("z1-trumps"), {StepView, TableView, HintView, SlipView}),
    "deal": (deal, {HeadView, TableView, StepsView, MovesView, CurveView}),
    "tutorial deal": (lambda: tutorial_deal("2-partners"), {HeadView, TableView, StepsView, MovesView}),
    "replay": (lambda: zl.replay(deal()), {HeadView, TableView, StepsView, MovesView}),
    "results": (results, {ShortView, PicturesView, ResultsView}),
    "advice": (advice, {pn.pane.HTML}),
    "swiss advice": (swiss_advice, {pn.pane.HTML}),
}


def report(view: Styled, **message: object) -> None:
    """Send what the browser would send from a component."""
    view._process_event(DataEvent(model=None, data=message))


def kinds(shown: pn.Column) -> set[type]:
    return {type(view) for view in shown.select()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", THINGS)
def test_it_is_shown_by_the_components_of_its_page_that_bring_all_they_need(name: str, lang: str) -> None:
    make, wanted = THINGS[name]
    shown = zl.show(make(), lang=lang)
    assert wanted <= kinds(shown)
    assert shown.get_root() is not None
    for view in shown.select(Styled):
        assert "from './" not in view._render_esm(server=False)


@pytest.mark.parametrize("under", ["zwicker3 capture=card", zl.load_variant("zwicker3 capture=card")])
def test_a_position_is_shown_under_two_rule_sets(under: str | zl.Variant) -> None:
    shown = zl.show(zl.read_position("zwicker3; table 9d; hand 9s 2c"), under=under)
    (lanes,) = shown.select(LanesView)
    assert [len(lane["rows"]) for lane in lanes.scene["lanes"]] == [1, 2, 0]


def test_a_lesson_is_played_in_its_cell_and_begun_where_one_likes() -> None:
    shown = zl.show(zl.read_own(OWN), exercise=1)
    steps, table = shown.select(StepView)[0], shown.select(TableView)[0]
    assert steps.scene["place"] == "1"
    report(table, kind="drop", card="Kd", item="9h")
    assert shown.select(SlipView)[0].scene["label"] == "That does not work"
    report(steps, kind="go", step="intro")
    assert steps.scene["place"] == "intro"


def test_a_deal_is_walked_along_from_where_one_likes() -> None:
    shown = zl.show(deal(), at=3)
    (steps,) = shown.select(StepsView)
    assert steps.scene["slider"]["at"] == 3
    report(steps, kind="step", id="back")
    assert steps.scene["slider"]["at"] == 2


def test_a_deal_by_rules_of_ones_own_keeps_them_in_its_file() -> None:
    village = zl.Variant.from_toml('base = "zwicker3"\nzwick = 2', "village")
    opening, pack = zl.new_deal(village, seed=1)
    shown = zl.show(zl.DealFile(village, opening.players, opening.dealer, pack))
    (moves,) = shown.select(MovesView)
    assert own_deal(moves.scene["file"]["text"]).replay.deal.opening == opening


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: zl.show(3, lang="de"), "Für „int“ gibt es keine Ansicht"),
        (lambda: zl.show(zl.lesson(8), lang="en", exercise=99), "The lesson has no step “99”"),
        (lambda: zl.show(deal(), lang="de", at=999), "Nach 999 Zügen"),
        (lambda: zl.show(zl.read_position(POSITION), lang="fr"), "There is no language “fr”"),
        (lambda: zl.show(zl.read_position(POSITION), lang="de", under="casino"), "casino"),
        (lambda: zl.lesson("z99"), "z1-trumps"),
    ],
)
def test_what_cannot_be_shown_is_said_in_one_line_in_place_of_a_traceback(ask: Callable[[], object], says: str) -> None:
    with pytest.raises(InputError) as raised:
        ask()
    assert says in str(raised.value)
    assert raised.value._render_traceback_() == [str(raised.value)]


# ---- sheets ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [advice, swiss_advice, results], ids=lambda make: make.__name__)
def test_a_sheet_is_a_table_in_the_colours_around_it_without_a_script(make: Callable[[], Any]) -> None:
    drawn = make()._repr_html_()
    assert drawn.count("<caption") == 1 and "scope='col'" in drawn and "scope='row'" in drawn
    assert "<script" not in drawn and not re.search(r"color:#|background:#", drawn)
    assert len(repr(make())) < 160


def test_what_somebody_calls_their_rules_is_text_in_a_sheet_and_in_a_heading() -> None:
    assert "<img" not in results()._repr_html_() and "&lt;img" in results()._repr_html_()
    (heading,) = zl.show(zl.read_own(OWN)).select(pn.pane.HTML)
    assert "<b>" not in heading.object and "&lt;b&gt;" in heading.object


def test_a_sheet_tells_the_best_move_first_and_why() -> None:
    drawn = zl.advise(zl.read_position(POSITION), worlds=20, seed=1)._repr_html_()
    first = drawn.index("9s x 9d 5c 4h")
    assert first < drawn.index("★ best") < drawn.index("a Zwick") < drawn.index("▲ mistake")

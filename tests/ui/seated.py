"""A seat at a card table in a browser: positions, and where things lie."""

from __future__ import annotations

import panel as pn
import pytest
from playwright.sync_api import expect

from zwicker_lab.notation import read_position
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.table.components import HintView, views
from zwicker_lab.ui.table.slips import hint_scene
from zwicker_lab.ui.table.trying import TableTry

LESSON = "zwicker3; table 8d 5c 3h Td; hand 8s Jc 2d 6h"
TWO_WAYS = "zwicker3; table 4d 9h; hand 4s Kd 8h"
CROWDED = (
    "zwicker3; table 8d 5c 3h Td Qs *20 7h Kd Ac (9c 3s =6) (2c 2h 2s =2) (9h 4d 3d As Ah =4); hand 6s Jc 2d 6h Kc"
)
AROUND = (
    "queen; players 4; table (Td 4d =14 E) 6d (*15 2h =13 N); hands N: 2c 3c 4c / E: 7h 7c 8c / S: 5c 6c 8d / "
    "W: 9c 9s 9h; turn S; dealer W; won NS: Ts 3d 4h 9d / EW: 3h 6h 7s; zwicks NS: 1 / EW: 0; last NS; stock 0"
)
ATTACK = "<img src=x onerror=\"window.hacked='yes'\">"


@pytest.fixture
def seat(serve, visit):
    """Serve one position and sit down at it: ``trial = seat(page, line)``; the page's query is kept."""
    made = []

    def at(page, line, hints=(), **settings):
        @served
        def table_page(query):
            trial = TableTry(read_position(line), lang=query.lang, **settings)
            made.append(trial)
            table, choices, said = views(trial)
            side = pn.Column(said, choices, sizing_mode="stretch_width")
            items = {"table": table, "side": side, "late": ladder(hints, query.lang)}
            return Page("table", query, "Table", items, route="")

        visit(page, serve(table_page) + "?lang=en")
        expect(page.locator(".hand .card").first).to_be_visible()
        return made[-1]

    return at


def ladder(hints, lang):
    opened = [0]
    view = HintView(scene=hint_scene(hints, 0, lang), sizing_mode="stretch_width")

    def more(_):
        opened[0] += 1
        view.scene = hint_scene(hints, opened[0], lang)

    view.on_msg(more)
    return view


def felt(page):
    return page.get_by_role("region", name="Table", exact=True)


def card(page, code):
    return page.locator(f'.hand [data-card="{code}"]')


def item(page, code):
    return page.locator(f'.tableau [data-item="{code}"]')


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lying(page, *codes):
    """Wait until exactly these items lie on the table."""
    expect(page.locator(".tableau .item")).to_have_count(len(codes))
    for code in codes:
        expect(item(page, code)).to_be_visible()


def drag(page, source, target):
    page.mouse.move(*middle(source))
    page.mouse.down()
    page.mouse.move(*middle(target), steps=6)
    page.mouse.up()


__all__ = [
    "AROUND",
    "ATTACK",
    "CROWDED",
    "LESSON",
    "TWO_WAYS",
    "card",
    "drag",
    "felt",
    "item",
    "ladder",
    "lying",
    "middle",
    "seat",
]

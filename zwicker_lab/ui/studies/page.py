"""The page on which studies are made."""

from __future__ import annotations

from dataclasses import dataclass, replace

import panel as pn

from zwicker_lab.errors import InputError
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.lab.choice import Choice
from zwicker_lab.ui.lab.village import BASE
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.studies.brushing import Brushing
from zwicker_lab.ui.studies.corner import Corner
from zwicker_lab.ui.studies.form import Form, read_form
from zwicker_lab.ui.studies.state import Studying
from zwicker_lab.ui.studies.views import studies_views
from zwicker_lab.variants import load_variant


@dataclass(frozen=True)
class Start:
    """A question to begin with: its address and its words."""

    href: str
    text: str


def starts(query: Query) -> list[Start]:
    """Studies to begin with."""
    usual = Form.usual()
    forms = {"jokers": usual, "capture": replace(usual, right=Choice(load_variant(f"{BASE} capture=card")))}
    return [
        Start(query.link("studies", **form.values), say(query.lang, f"studies-start-{name}"))
        for name, form in forms.items()
    ]


@served
def studies_page(query: Query) -> Page:
    """The study the query describes."""
    errors: dict[str, InputError] = {}
    form = read_form(query, errors)
    studying, corner = Studying(form, query.lang, errors, home=way_home()), Corner(home=way_home())
    brushing = Brushing(query.lang, home=way_home())
    for one in (studying, brushing, corner):
        when_left(one.leave)
    items = dict(studies_views(studying, brushing, corner, way_home())._asdict())
    pn.state.onload(corner.begin)
    return Page("studies", query, say(query.lang, "studies-heading"), items, starts=starts(query))

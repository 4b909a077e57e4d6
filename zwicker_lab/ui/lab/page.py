"""The entrance of the lab."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from zwicker_lab.notation import read_position
from zwicker_lab.study import first_zwick
from zwicker_lab.texts import say
from zwicker_lab.ui.compare.state import Pair
from zwicker_lab.ui.lab.choice import chosen, title
from zwicker_lab.ui.lab.village import BASE, wild_jokers
from zwicker_lab.ui.look.starts import EXAMPLES
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.studies.corner import FIRST
from zwicker_lab.ui.studies.form import Form
from zwicker_lab.ui.studies.words import percent
from zwicker_lab.variants import load_variant
from zwicker_lab.variants.carried import own_rules

ROOMS = ("compare", "scoring", "house", "studies")
"""The pages of the lab, by route."""


@dataclass(frozen=True)
class Way:
    """One answer to the question the entrance asks: where it stands."""

    href: str
    text: str


def ways(query: Query) -> list[Way]:
    """What wild jokers change: on a table, in a count, over many deals; a study begins with that question."""
    village, line = chosen(wild_jokers()), EXAMPLES["jokers"]
    position = read_position(line)
    pair = Pair(line, position, chosen(position.variant), village)
    links = {
        "house": query.link("house", base=BASE, **own_rules(village.variant)),
        "compare": query.link("compare", **pair.values),
        "scoring": query.link("scoring", **village.values("table")),
        "studies": query.link("studies", **Form.usual().values),
    }
    return [Way(href, say(query.lang, f"lab-asked-{room}")) for room, href in links.items()]


@dataclass(frozen=True)
class FirstZwick:
    """One bar of the first picture: a rule set, and its exact chance of a Zwick with the very first card."""

    title: str
    chance: str
    width: float


def first_picture(query: Query) -> list[FirstZwick]:
    """What a second value for every court card does.

    >>> [bar.chance for bar in first_picture(Query({"lang": "en"}))]
    ['2.30\xa0%', '17.04\xa0%']
    """
    found = {one: first_zwick(one, one.default_players) or Fraction(0) for one in map(load_variant, FIRST)}
    most = max(found.values())
    return [
        FirstZwick(title(one, query.lang), percent(float(chance), query.lang), round(100 * float(chance / most), 2))
        for one, chance in found.items()
    ]


@served
def lab_page(query: Query) -> Page:
    """What the lab can do, and one question it answers."""
    return Page("lab", query, say(query.lang, "lab-heading"), rooms=ROOMS, ways=ways(query), bars=first_picture(query))

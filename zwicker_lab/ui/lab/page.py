"""The entrance of the lab."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.notation import read_position
from zwicker_lab.texts import say
from zwicker_lab.ui.compare.state import Pair
from zwicker_lab.ui.lab.choice import chosen
from zwicker_lab.ui.lab.village import BASE, wild_jokers
from zwicker_lab.ui.look.rules import own_rules
from zwicker_lab.ui.look.starts import EXAMPLES
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query

ROOMS = ("compare", "scoring", "house")
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
        "studies": query.link("studies"),
    }
    return [Way(href, say(query.lang, f"lab-asked-{room}")) for room, href in links.items()]


@served
def lab_page(query: Query) -> Page:
    """What the lab can do, and one question it answers."""
    return Page("lab", query, say(query.lang, "lab-heading"), rooms=ROOMS, ways=ways(query))
